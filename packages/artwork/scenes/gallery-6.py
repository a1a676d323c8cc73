"""A detail of the desk: a note with vessels drawn on it, a pencil, spectacles and a cup."""

import math

from studio.clay import clay
from studio.growth import grow
from studio.shapes import box, fused, lathe, tube
from studio.stage import stage


def build():
    stage(ground="oak", tilt=30, window=1.3, shade=0.04)
    box(360, 210, 560, 720, 10, clay("paper"), bevel=2)
    tree = grow(6, (450, 470, 13, 16), -0.12, 4, reach=8, spread=0.9)
    fused(
        [[(x, y, r, 14) for x, y, r, _ in nodes] for nodes in tree],
        clay("artery"),
        voxel=2.5,
        soften=2,
        steps=3,
    )
    for line in range(5):
        box(430, 640 + line * 48, 220 if line == 4 else 410, 9, 4, clay("steel", 0.12), z=10, bevel=1)
    tube([(980, 930, 16), (1150, 770, 16), (1220, 700, 16)], clay("vein"), sides=6)
    tube([(1220, 700, 15, 16), (1252, 670, 3, 16)], clay("oak", 0.1), sides=12)
    spectacles(1230, 330, clay("ink", 0.16, roughness=0.35))
    cup = [(1, 0), (96, 0), (112, 14), (132, 150), (130, 158), (120, 158), (118, 150), (112, 128), (1, 126)]
    lathe(cup, (1420, 760, 0), clay("white"), sides=96)
    lathe(
        [(1, 128), (113, 128), (113, 132), (1, 133)],
        (1420, 760, 0),
        clay("clot", -0.06, 0.6, roughness=0.15, gloss=0.5),
    )
    tube(
        [(1536, 730, 15, 120), (1598, 736, 15, 112), (1600, 772, 15, 60), (1530, 778, 15, 40)], clay("white")
    )


def spectacles(x, y, material):
    """A pair of glasses that lies open, its temples away from the viewer."""
    for side in (-1, 1):
        middle, turns = x + side * 112, [i * math.pi / 12 for i in range(25)]
        rim = [(middle + math.cos(a) * 84, y + math.sin(a) * 66, 11, 40 + math.sin(a) * 26) for a in turns]
        tube(rim, material, sides=16, steps=4)
        arm = [(x + side * 194, y - 16, 9, 46), (x + side * 204, y - 110, 9, 36), (x + side * 190, y - 236, 9, 12)]
        tube(arm, material, sides=16)
    tube([(x - 32, y - 10, 10, 40), (x, y - 26, 10, 44), (x + 32, y - 10, 10, 40)], material, sides=16)
