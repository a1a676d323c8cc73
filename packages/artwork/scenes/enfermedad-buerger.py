"""An artery that narrows to a thread, and the corkscrew vessels with which the body finds a way around it."""

from studio.anatomy import corkscrew
from studio.clay import clay
from studio.shapes import fused, tube
from studio.stage import stage


def build():
    stage(ground="paper", tilt=18)
    tube(
        [
            (920, -400, 98, 100),
            (945, 100, 96, 100),
            (955, 270, 80, 100),
            (960, 400, 34, 92),
            (964, 540, 18, 88),
            (960, 690, 32, 92),
            (958, 830, 74, 100),
            (955, 980, 84, 100),
            (930, 1500, 84, 100),
        ],
        clay("artery"),
        sides=48,
        steps=16,
    )
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
