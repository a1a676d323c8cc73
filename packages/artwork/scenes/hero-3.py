"""Two clay legs in mid step, with the artery and the vein that carry them."""

import math

from studio.clay import clay
from studio.leg import leg
from studio.shapes import fused
from studio.skin import drape
from studio.stage import stage

ARTERIES = [
    [(30, -300, 19), (16, 100, 17), (26, 330, 14), (-14, 560, 11), (4, 760, 9), (42, 908, 7), (150, 945, 5)],
    [(24, 350, 10), (52, 430, 8), (60, 580, 7), (44, 740, 5), (40, 820, 4)],
    [(22, 60, 9), (70, 130, 7), (84, 220, 5), (80, 280, 4)],
]
VEINS = [
    [(-60, -300, 19), (-52, 60, 17), (-44, 330, 14), (-74, 580, 12), (-42, 760, 9), (-18, 890, 7)],
    [(-70, 560, 9), (-36, 640, 7), (-26, 740, 6), (-20, 800, 4)],
    [(-48, 250, 10), (10, 180, 8), (60, 60, 6), (76, -20, 5)],
    [(-60, 440, 8), (-98, 520, 6), (-106, 620, 5), (-88, 700, 4)],
]


def stride(x, sole, size, turn, z, lighter):
    limb = leg(x, size=size, sole=sole, turn=turn, z=z, lighter=lighter)
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def at(nodes):
        places = [(dx * size, (y - 1000) * size, r * size) for dx, y, r in nodes]
        return drape([(x + px * c - py * s, sole + px * s + py * c, r) for px, py, r in places], limb, 0.4)

    fused([at(nodes) for nodes in ARTERIES], clay("artery", 0.02), voxel=2.5, soften=3, steps=3)
    fused([at(nodes) for nodes in VEINS], clay("vein", 0.05), voxel=2.5, soften=3, steps=3)


def build():
    stage(ground="paper", tilt=14, window=1.3)
    stride(1520, 930, 0.98, -13, 0, 0.0)
    stride(1090, 990, 0.98, 10, 150, 0.02)
