"""A stethoscope laid on the desk, a branching artery drawn on its bell."""

import math

from studio.clay import clay, steel
from studio.growth import grow
from studio.shapes import ball, fused, lathe, tube
from studio.stage import stage


def build():
    stage(ground="bone", tilt=24)
    blue = clay("vein", roughness=0.42)
    tube([(640, 330, 28), (680, 510, 28), (800, 640, 29, 34), (830, 680, 29, 40)], blue)
    tube([(1040, 330, 28), (1000, 510, 28), (880, 640, 29, 34), (850, 680, 29, 40)], blue)
    tube(
        [
            (840, 655, 32, 42),
            (842, 800, 28),
            (930, 935, 28),
            (1130, 950, 28),
            (1290, 830, 28),
            (1345, 690, 28),
        ],
        blue,
    )
    metal = steel(0.06)
    for side in (-1, 1):
        x = 840 + side * 200
        tube(
            [
                (x, 350, 15, 28),
                (x + side * 8, 210, 14, 40),
                (x - side * 42, 96, 14, 54),
                (x - side * 60, 74, 14, 58),
            ],
            metal,
        )
        ball(x - side * 76, 58, 31, clay("ink", 0.12), z=60)
    profile = [
        (1, 0),
        (104, 0),
        (122, 10),
        (126, 26),
        (118, 44),
        (104, 56),
        (100, 62),
        (92, 62),
        (88, 56),
        (1, 56),
    ]
    lathe(profile, (1362, 560, 0), metal, sides=96)
    lathe([(1, 50), (89, 50), (89, 57), (1, 58)], (1362, 560, 0), clay("paper"), sides=64)
    tube([(1348, 690, 20, 30), (1356, 640, 20, 32)], metal)
    tree = grow(8, (1362, 634, 9, 62), -math.pi / 2, 4, reach=5, balance=(0.3, 0.5), spread=1.2, thinnest=2.5)
    fused(tree, clay("artery"), voxel=1.6, soften=2)
