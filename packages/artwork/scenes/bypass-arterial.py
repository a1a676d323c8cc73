"""A closed artery, and the graft that arches over the closure."""

from studio.anatomy import lump
from studio.clay import clay
from studio.shapes import fused, tube
from studio.stage import stage


def build():
    stage(ground="bone", tilt=30)
    red = clay("artery")
    tube([(-320, 800, 94, 100), (400, 792, 92, 100), (870, 790, 88, 100)], red)
    tube([(1090, 790, 86, 100), (1500, 792, 88, 100), (2260, 806, 88, 100)], red)
    tube([(860, 790, 84, 100), (980, 790, 74, 100), (1100, 790, 82, 100)], clay("ghost", -0.05))
    clot = clay("clot", 0.02, roughness=0.4)
    lump([(872, 790, 94, 104), (920, 790, 60, 104)], clot, seed=2, rough=0.13)
    lump([(1088, 790, 92, 104), (1046, 790, 60, 104)], clot, seed=5, rough=0.13)
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
