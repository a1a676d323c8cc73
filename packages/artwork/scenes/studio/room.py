"""Furniture of the clinic's rooms, in the same clay: what stands on the floor is placed by its foot."""

import math

from .chance import Chance
from .clay import clay, glow
from .growth import grow
from .shapes import ball, box, fused, lathe, mesh, tube, world

UPRIGHT = (-90, 0, 0)


def floor(y, colour="oak", lighter=0.06):
    """The floor from the wall towards the viewer, its skirting, and nothing else."""
    box(-4000, y, 10000, 60, 3000, clay(colour, lighter, roughness=0.7), z=-20, bevel=0)
    box(-4000, y - 34, 10000, 34, 14, clay("white"), bevel=4)


def window_frame(x, y, width, height):
    """A window in the wall: four panes, and outside them a pale sky over two green hills."""
    pane = lambda points, z, material: mesh(
        "pane", [world(px, py, z) for px, py in points], [tuple(range(len(points)))[::-1]], material, flat=True
    )
    corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    pane(corners, 2, glow("vein-mist", 0.1, -0.07))
    for z, base, rise, shift, material in (
        (4, 0.62, 0.14, 0.4, glow("lymph", 0.04, 0.06)),
        (6, 0.80, 0.12, 2.6, glow("lymph", 0.02, -0.04)),
    ):
        ridge = [(x + width * i / 24, y + height * (base - rise * math.sin(i / 24 * 3.4 + shift))) for i in range(25)]
        pane([*ridge, (x + width, y + height), (x, y + height)], z, material)
    frame = clay("white")
    for left, top, w, h, depth in [
        (x - 14, y - 14, 22, height + 28, 30),
        (x + width - 8, y - 14, 22, height + 28, 30),
        (x + 8, y - 14, width - 16, 22, 28),
        (x + 8, y + height - 8, width - 16, 22, 28),
        (x + width / 2 - 7, y + 8, 14, height - 16, 24),
        (x + 8, y + height / 2 - 7, width - 16, 14, 20),
    ]:
        box(left, top, w, h, depth, frame, bevel=4)
    box(x - 34, y + height + 14, width + 68, 20, 70, frame, bevel=6)


def print_on_wall(x, y, width, height, seed, colour="artery"):
    """A framed vessel tree."""
    box(x, y, width, height, 26, clay("oak", -0.12), bevel=4)
    box(x + 14, y + 14, width - 28, height - 28, 30, clay("white"), bevel=2)
    stem = (x + width / 2, y + height - 40, 8, 34)
    tree = grow(seed, stem, -1.57, 4, reach=height / 42, spread=0.9, thinnest=1.5)
    inside = [
        nodes for nodes in tree if all(x + 24 < nx < x + width - 24 and y + 24 < ny for nx, ny, *_ in nodes)
    ]
    fused(
        [[(nx, ny, r, 32) for nx, ny, r, _ in nodes] for nodes in inside],
        clay(colour),
        voxel=2,
        soften=1,
        steps=3,
    )


def chair(x, y, z, colour, facing=1):
    """A chair from the side, `facing` 1 to the right, its feet on y, 170 pixels to the seat."""
    wood, cloth = clay("oak", -0.14), clay(colour, 0.05, 0.85)
    for dx in (-78, 70):
        for dz in (-70, 70):
            tube(
                [(x + dx * facing, y - 170, 9, z + dz), (x + dx * facing * 1.12, y - 6, 7, z + dz * 1.1)],
                wood,
                sides=16,
            )
    box(x - 100, y - 208, 200, 48, 190, cloth, z=z - 95, bevel=20)
    left = x - 112 if facing == 1 else x + 72
    box(left, y - 410, 40, 230, 190, cloth, z=z - 95, bevel=18)


def plant(x, y, z, size=1.0, seed=1):
    """A potted plant of broad leaves."""
    profile = [(1, 0), (48, 0), (56, 8), (66, 112), (64, 122), (54, 122), (52, 104), (1, 104)]
    lathe([(r * size, h * size) for r, h in profile], (x, y, z), clay("artery", 0.14, 0.8), turn=UPRIGHT)
    chance = Chance(seed)
    for index in range(13):
        angle = index * 2.4
        lean = math.radians(chance.between(12, 62))
        _leaf(
            x,
            y - 100 * size,
            z,
            angle,
            lean,
            size * chance.between(190, 270),
            clay("lymph", chance.between(-0.2, -0.06), 0.85),
        )


def _leaf(x, y, z, angle, lean, length, material):
    rows, points = 10, []
    for i in range(rows + 1):
        t = i / rows
        bend = lean * (0.35 + 0.9 * t)
        out, up = math.sin(bend) * length * t, math.cos(bend * 0.9) * length * t
        half = length * 0.15 * math.sin(math.pi * min(1, t * 0.94 + 0.06)) ** 0.8
        cx, cz = x + math.cos(angle) * out, z + math.sin(angle) * out
        for side in (-1, 0, 1):
            points.append(
                world(
                    cx - math.sin(angle) * half * side,
                    y - up + abs(side) * half * 0.25,
                    cz + math.cos(angle) * half * side,
                )
            )
    faces = [(i * 3 + j, i * 3 + j + 1, i * 3 + j + 4, i * 3 + j + 3) for i in range(rows) for j in range(2)]
    leaf = mesh("leaf", points, faces, material)
    leaf.modifiers.new("round", "SUBSURF").render_levels = 2


def lamp(x, y, z, colour="vein"):
    """A pendant lamp, its shade's lower edge at y."""
    tube([(x, -900, 4, z), (x, y - 90, 4, z)], clay("ink", 0.1), sides=10)
    profile = [(1, 96), (16, 96), (40, 84), (78, 40), (96, 0), (90, 0), (70, 38), (1, 80)]
    lathe(profile, (x, y, z), clay(colour), turn=UPRIGHT)
    ball(x, y - 22, 28, glow("paper", 2.5), z=z)


def monitor(x, y, z, width=180, height=116):
    """A screen on its foot, standing on y, seen from behind or before alike."""
    box(x - width / 2, y - height - 34, width, height, 18, clay("ink", 0.1), z=z, bevel=8)
    box(
        x - width / 2 + 10,
        y - height - 24,
        width - 20,
        height - 20,
        6,
        clay("vein", 0.25, 0.6),
        z=z + 15,
        bevel=4,
    )
    box(x - 13, y - 40, 26, 40, 14, clay("ink", 0.2), z=z, bevel=4)
    box(x - 44, y - 8, 88, 8, 60, clay("ink", 0.2), z=z - 20, bevel=3)
