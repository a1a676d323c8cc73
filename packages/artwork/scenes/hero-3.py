"""Two clay legs in mid step, with the artery and the vein that carry them."""

import math

from studio.body import drape, leg
from studio.clay import clay
from studio.shapes import fused
from studio.stage import stage

ARTERY = [
    (26, -300, 24),
    (10, 100, 21),
    (24, 330, 17),
    (-20, 560, 14),
    (-2, 760, 11),
    (40, 915, 9),
    (150, 945, 6),
]
VEINS = [
    [(-60, -300, 24), (-50, 60, 21), (-40, 330, 17), (-74, 580, 14), (-40, 760, 11), (-18, 890, 8)],
    [(-70, 560, 11), (-20, 640, 9), (20, 700, 7)],
    [(-46, 250, 12), (40, 200, 10), (80, 120, 8)],
]


def stride(x, sole, size, turn, z, lighter):
    limb = leg(x, size=size, sole=sole, turn=turn, z=z, lighter=lighter)
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def at(nodes):
        places = [(dx * size, (y - 1000) * size, r * size) for dx, y, r in nodes]
        return drape([(x + px * c - py * s, sole + px * s + py * c, r) for px, py, r in places], limb, 0.3)

    fused([at(ARTERY)], clay("artery"), voxel=3, soften=3, steps=3)
    fused([at(nodes) for nodes in VEINS], clay("vein", 0.03), voxel=3, soften=3, steps=3)


def build():
    stage(ground="paper", tilt=14, window=1.3)
    stride(1520, 930, 0.98, -13, 0, 0.0)
    stride(1090, 990, 0.98, 10, 150, 0.02)
