"""A leg wrapped in a compression bandage, turn over turn, from the ankle to below the knee."""

import math

import numpy as np

from studio.body import leg
from studio.clay import clay
from studio.shapes import UNIT, mesh, smooth
from studio.stage import stage

SHANK = [(8, 380, 124), (2, 430, 122), (-26, 580, 130), (-16, 730, 98), (-4, 860, 70), (0, 905, 74)]


def build():
    stage(ground="vein-mist", tilt=14)
    x, sole, size = 940, 1030, 1.42
    leg(x, size=size, sole=sole)
    place = lambda dx, y, r: (x + dx * size, sole + (y - 1000) * size, r * size, 190 * size)
    line = smooth([place(*node) for node in SHANK], 30)
    turns, linen = 11, clay("white", -0.03, roughness=0.8, gloss=0.08)
    step = len(line) // turns
    for turn in range(turns):
        start = turn * step
        piece = line[start : start + int(step * 1.55)]
        if len(piece) < 8:
            continue
        grow = np.linspace(1.035, 0.995, len(piece))
        rows = [(px, py, r * g, z) for (px, py, r, z), g in zip(piece, grow)]
        wrap(rows, linen, lean=0.34 if turn % 2 else 0.26)


def wrap(rows, material, lean):
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
                    (z + math.sin(a) * r) / UNIT,
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
