"""A closed artery, and the corkscrew vessels with which the body finds a way around it."""

from studio.anatomy import corkscrew, lump
from studio.clay import clay
from studio.shapes import fused, tube
from studio.stage import stage


def build():
    stage(ground="paper", tilt=18)
    artery = clay("artery")
    tube([(960, 330, 84, 100), (965, 540, 74, 100), (960, 770, 80, 100)], clay("ghost", -0.04))
    tube([(920, -400, 98, 100), (945, 100, 96, 100), (958, 320, 88, 100)], artery)
    tube([(958, 780, 82, 100), (955, 960, 84, 100), (930, 1500, 84, 100)], artery)
    clot = clay("clot", 0.02, roughness=0.4)
    lump([(960, 330, 92, 105), (964, 400, 60, 100)], clot, seed=2, rough=0.14)
    lump([(960, 775, 88, 105), (956, 715, 56, 100)], clot, seed=6, rough=0.14)
    ways = [
        corkscrew(
            [
                (890, 40, 26, 60),
                (640, 240, 25, 40),
                (560, 540, 24, 40),
                (640, 850, 25, 40),
                (890, 1020, 26, 60),
            ],
            62,
            8,
            0.8,
        ),
        corkscrew(
            [
                (1020, 60, 23, 60),
                (1250, 250, 22, 40),
                (1330, 540, 21, 40),
                (1240, 850, 22, 40),
                (1015, 1010, 23, 60),
            ],
            54,
            9,
            0.8,
        ),
        corkscrew(
            [
                (1010, -60, 15, 60),
                (1420, 150, 14, 30),
                (1560, 540, 14, 30),
                (1420, 940, 14, 30),
                (1000, 1150, 15, 60),
            ],
            36,
            15,
            0.8,
        ),
    ]
    fused(ways, clay("artery", 0.06), voxel=3.5, soften=3, steps=4)
