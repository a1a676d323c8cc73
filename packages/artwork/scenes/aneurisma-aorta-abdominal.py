"""The abdominal aorta: a bulge below the arteries of the kidneys, then the fork to the legs."""

from studio.anatomy import vessels
from studio.clay import clay
from studio.shapes import fused
from studio.stage import stage

AORTA = [
    [
        (965, -280, 74, 190),
        (962, 60, 72, 190),
        (956, 250, 78, 190),
        (940, 380, 138, 195),
        (930, 480, 182, 200),
        (936, 575, 164, 195),
        (952, 680, 92, 190),
        (960, 760, 72, 190),
    ],
    [(952, 740, 58, 190), (905, 840, 52, 175), (830, 970, 48, 150), (745, 1200, 46, 120)],
    [(968, 740, 58, 190), (1020, 840, 52, 175), (1095, 970, 48, 150), (1180, 1200, 46, 120)],
    [(850, 955, 30, 140), (872, 1040, 26, 110), (850, 1200, 24, 80)],
    [(1075, 955, 30, 140), (1052, 1040, 26, 110), (1070, 1200, 24, 80)],
    [(945, 190, 38, 190), (850, 222, 31, 170), (735, 222, 28, 150), (610, 272, 26, 120)],
    [(970, 172, 38, 190), (1075, 202, 31, 170), (1195, 200, 28, 150), (1320, 248, 26, 120)],
    [(985, 60, 30, 235), (1040, 110, 26, 260), (1110, 120, 20, 250)],
]


def build():
    stage(ground="vein-mist", tilt=16)
    vessels(AORTA, "artery", voxel=5, soften=8)
    for side in (-1, 1):
        x = 960 + side * 430
        kidney = [
            (x - side * 34, 190 + side * 12, 66, 90),
            (x + side * 28, 262 + side * 12, 84, 95),
            (x + side * 22, 350 + side * 12, 80, 95),
            (x - side * 40, 408 + side * 12, 62, 90),
        ]
        fused([kidney], clay("kidney", 0.06, 0.8), voxel=6, soften=8)
