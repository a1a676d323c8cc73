"""A leg wrapped in a compression bandage, turn over turn, from the toes to below the knee; the toes are free."""

import math

import numpy as np

from studio.clay import clay
from studio.leg import leg
from studio.shapes import UNIT, fused, mesh, smooth
from studio.stage import stage

SHANK = [(8, 380, 124), (2, 430, 122), (-26, 580, 130), (-16, 730, 98), (-4, 850, 74), (0, 890, 74)]
FOOT = [(142, 956, 47), (112, 950, 55), (66, 938, 65), (24, 928, 70)]
# What the turns leave open at heel and instep.
SOCK = [
    [(-6, 830, 76), (-2, 890, 70), (-4, 940, 64)],
    [(-4, 900, 57), (-27, 948, 57)],
    [(-14, 942, 61), (70, 936, 62), (128, 953, 51)],
    [(20, 948, 50, 40), (110, 959, 42, 40), (136, 962, 38, 41)],
    [(20, 948, 50, -40), (100, 960, 40, -43), (124, 964, 36, -45)],
]


def build():
    stage(ground="vein-mist", tilt=14)
    x, sole, size = 940, 1030, 1.42
    leg(x, size=size, sole=sole, tone="brown")
    place = lambda dx, y, r, dz=0: (x + dx * size, sole + (y - 1000) * size, r * size, (190 + dz) * size)
    placed = lambda nodes: [place(*node) for node in nodes]
    linen = clay("white", -0.03, roughness=0.8, gloss=0.08)
    fused([placed(nodes) for nodes in SOCK], linen, voxel=6, soften=8)
    turns(placed(FOOT), 3, linen, deep=1.34)
    turns(placed(SHANK), 11, linen)


def turns(nodes, count, linen, deep=1.0):
    """Turns of bandage along a line, each over the end of the one before; `deep` widens them towards the viewer."""
    line = smooth(nodes, 30)
    step = len(line) // count
    for turn in range(count):
        start = turn * step
        piece = line[start : start + int(step * 1.55)]
        if len(piece) < 8:
            continue
        grow = np.linspace(1.035, 0.995, len(piece))
        rows = [(px, py, r * g, z) for (px, py, r, z), g in zip(piece, grow)]
        wrap(rows, linen, 0.34 if turn % 2 else 0.26, deep)


def wrap(rows, material, lean, deep):
    """One turn of bandage: a short open sleeve whose rings lean over."""
    sides = 64
    angles = np.arange(sides) * 2 * math.pi / sides
    rows = np.array(rows)
    along = np.gradient(rows[:, :2], axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    vertices = []
    for (px, py, r, z), (tx, ty) in zip(rows, along):
        tilt = np.cos(angles) * r * lean
        for a, shift in zip(angles, tilt):
            vertices.append(
                (
                    (px - ty * math.cos(a) * r + tx * shift - 960) / UNIT,
                    (540 - (py + tx * math.cos(a) * r + ty * shift)) / UNIT,
                    (z + math.sin(a) * r * deep) / UNIT,
                )
            )
    count = len(rows)
    faces = [
        (k * sides + s, k * sides + (s + 1) % sides, (k + 1) * sides + (s + 1) % sides, (k + 1) * sides + s)
        for k in range(count - 1)
        for s in range(sides)
    ]
    sleeve = mesh("wrap", vertices, faces, material)
    cloth = sleeve.modifiers.new("cloth", "SOLIDIFY")
    cloth.thickness, cloth.offset = 0.07, 0
