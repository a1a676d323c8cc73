"""A kidney, and beneath it the forearm where a fistula joins an artery to a vein that has grown wide."""

from studio.clay import clay
from studio.hand import forearm
from studio.shapes import fused
from studio.skin import drape, skin
from studio.stage import stage

KIDNEY = [
    [
        (930, 250, 120, 150),
        (800, 330, 165, 170),
        (735, 520, 185, 185),
        (790, 720, 170, 170),
        (920, 810, 122, 150),
    ]
]
RENAL_VEIN = [
    [(3400, 520, 84, 110), (2500, 700, 84, 115), (1740, 640, 82, 120), (1300, 600, 76, 140), (1180, 592, 62, 150)],
    [(1250, 595, 60, 145), (1120, 590, 50, 160), (990, 600, 42, 180), (850, 550, 30, 190)],
    [(1250, 597, 60, 145), (1120, 605, 48, 160), (1010, 680, 38, 175), (900, 740, 28, 180)],
]
RENAL_ARTERY = [
    [(3400, 190, 62, 130), (2500, 400, 62, 140), (1740, 330, 60, 150), (1300, 410, 54, 180), (1190, 440, 48, 190)],
    [(1260, 422, 46, 185), (1130, 452, 42, 200), (1020, 390, 34, 205), (900, 330, 26, 200)],
    [(1260, 422, 46, 185), (1130, 465, 40, 200), (1000, 474, 34, 225), (850, 450, 26, 220)],
]


def small(curves):
    """The kidney's curves, drawn at full height, brought into the upper half of the sheet."""
    return [
        [(640 + (x - 820) * 0.56, 282 + (y - 530) * 0.56, r * 0.56, z * 0.56) for x, y, r, z in curve]
        for curve in curves
    ]


def build():
    stage(ground="vein-mist", tilt=20)
    fused(small(KIDNEY), clay("kidney"), voxel=5, soften=14)
    fused(small(RENAL_VEIN), clay("vein"), voxel=3.5, soften=6)
    fused(small(RENAL_ARTERY), clay("artery"), voxel=3.5, soften=6)
    arm = forearm(800, skin("brown-light", -0.03))
    artery = [
        (-320, 905, 30),
        (160, 905, 29),
        (440, 872, 28),
        (720, 846, 27),
        (960, 804, 25),
        (1110, 784, 19),
        (1240, 776, 11),
    ]
    vein = [
        (-320, 790, 46),
        (120, 760, 52),
        (360, 778, 46),
        (580, 738, 52),
        (780, 760, 43),
        (900, 764, 32),
        (980, 798, 22),
    ]
    fused([drape(vein, arm, 0.5)], clay("vein", 0.03), voxel=3.5, soften=4, steps=3)
    fused([drape(artery, arm, 0.5)], clay("artery"), voxel=3.5, soften=3, steps=3)
