"""A calf whose veins wind and bulge beneath the skin."""

from studio.anatomy import winding
from studio.body import drape, leg
from studio.clay import clay
from studio.shapes import fused
from studio.stage import stage


def build():
    stage(ground="vein-mist", tilt=14)
    skin = leg(930, size=1.42, sole=1030)
    at = lambda nodes: [(930 + (x - 960) * 0.84, 1030 + (y - 1160) * 0.84, r * 0.9) for x, y, r in nodes]
    veins = [
        winding((1000, 60, 32), (950, 1010, 20), 84, 4, 41),
        [(950, 560, 22), (862, 590, 20), (832, 670, 18), (884, 730, 16), (880, 800, 14), (925, 860, 11)],
        [(1000, 300, 24), (900, 300, 21), (862, 380, 18), (905, 440, 15), (880, 500, 12)],
        [(1000, 60, 32), (1020, -60, 30), (1000, -300, 32)],
        [(950, 1000, 18), (985, 1060, 14), (1060, 1100, 11), (1130, 1110, 8)],
    ]
    fused(
        [drape(at(nodes), skin, 0.42) for nodes in veins],
        clay("vein", 0.13, 0.85),
        voxel=3.5,
        soften=5,
        steps=3,
    )
