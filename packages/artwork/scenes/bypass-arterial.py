"""An artery that has grown narrow, and the graft that leads the blood around the narrow part."""

from studio.clay import clay
from studio.shapes import fused, tube
from studio.stage import stage


def build():
    stage(ground="bone", tilt=30)
    tube(
        [
            (-320, 800, 94, 100),
            (400, 792, 92, 100),
            (640, 790, 90, 100),
            (820, 790, 66, 96),
            (980, 790, 30, 92),
            (1140, 790, 66, 96),
            (1320, 790, 88, 100),
            (1500, 792, 88, 100),
            (2260, 806, 88, 100),
        ],
        clay("artery"),
        sides=48,
        steps=16,
    )
    graft = [
        (420, 800, 58, 110),
        (470, 690, 72, 175),
        (560, 530, 74, 260),
        (740, 370, 74, 350),
        (980, 310, 74, 390),
        (1220, 370, 74, 350),
        (1400, 530, 74, 260),
        (1490, 690, 72, 175),
        (1540, 800, 58, 110),
    ]
    fused([graft], clay("vein", 0.14), voxel=5, soften=4)
    white = clay("white")
    for x in (432, 1532):
        tube(
            [
                (x - 78, 762, 8, 150),
                (x - 40, 778, 8, 190),
                (x + 10, 782, 8, 206),
                (x + 54, 776, 8, 186),
                (x + 84, 760, 8, 150),
            ],
            white,
            sides=12,
        )
