"""The calf of `varices` after its treatment: the same skin and light, and only a few thin veins left."""

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
        [(1000, 120, 5), (1046, 190, 5), (1040, 270, 4), (1072, 340, 4), (1060, 420, 3)],
        winding((915, 700, 5), (952, 1010, 4), 16, 2, 7),
        [(952, 1010, 4), (985, 1064, 4), (1050, 1092, 3)],
    ]
    fused(
        [drape(at(nodes), calf, 0.3) for nodes in veins],
        clay("vein", 0.16, 0.9),
        voxel=2.5,
        soften=4,
        steps=3,
    )
