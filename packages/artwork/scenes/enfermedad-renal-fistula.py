"""A kidney, and beneath it the forearm where a fistula joins an artery to a vein that has grown wide."""

from studio.body import drape, forearm
from studio.clay import clay
from studio.shapes import fused
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
    arm = forearm(800)
    artery = [(-320, 730, 34), (300, 728, 32), (700, 752, 30), (960, 762, 28), (1100, 768, 22), (1230, 790, 12)]
    vein = [
        (-320, 930, 56),
        (140, 912, 62),
        (380, 872, 52),
        (600, 900, 62),
        (800, 850, 52),
        (930, 790, 38),
        (985, 764, 28),
    ]
    fused([drape(vein, arm, 0.4)], clay("vein", 0.03), voxel=3.5, soften=4, steps=3)
    fused([drape(artery, arm, 0.4)], clay("artery"), voxel=3.5, soften=3, steps=3)
