"""A calf whose veins wind and bulge beneath the skin, each of its own width."""

from studio.anatomy import winding
from studio.clay import clay
from studio.leg import leg
from studio.shapes import fused
from studio.skin import drape
from studio.stage import stage


def build():
    stage(ground="vein-mist", tilt=14)
    calf = leg(930, size=1.42, sole=1030, tone="brown-light", lighter=-0.03)
    at = lambda nodes: [(930 + (x - 960) * 0.84, 1030 + (y - 1160) * 0.84, r * 0.9) for x, y, r in nodes]
    veins = [
        [(1060, -360, 15), (1020, -180, 16), (1036, -60, 15), (1004, 30, 15)],
        winding((1004, 30, 15), (990, 330, 19), 22, 2, 41),
        winding((990, 330, 19), (915, 700, 14), 44, 3, 12),
        winding((915, 700, 13), (952, 1010, 8), 20, 2, 7),
        [(952, 1010, 8), (985, 1064, 7), (1050, 1092, 4)],
        [(1000, 120, 9), (1046, 190, 8), (1040, 270, 7), (1072, 340, 6), (1060, 420, 4)],
        [(985, 380, 12), (925, 430, 13), (880, 480, 11), (892, 560, 10), (850, 640, 7), (846, 720, 5)],
        [(940, 600, 9), (1000, 650, 9), (1004, 720, 7), (1040, 790, 5), (1036, 850, 4)],
        [(920, 740, 7), (880, 790, 6), (886, 860, 5), (860, 920, 4)],
    ]
    fused(
        [drape(at(nodes), calf, 0.56) for nodes in veins],
        clay("vein", 0.08, 0.9),
        voxel=2.5,
        soften=4,
        steps=3,
    )
