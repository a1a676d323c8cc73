"""A leg with its vein and its artery, which grows narrower from the thigh down: little of it reaches the foot."""

from studio.clay import clay
from studio.leg import leg
from studio.shapes import fused
from studio.skin import drape
from studio.stage import stage

X, SIZE, SOLE = 1000, 1.12, 1020

ARTERY = [
    [(26, -300, 24), (10, 60, 22), (20, 180, 14), (24, 260, 19), (20, 350, 9), (-10, 450, 12), (-20, 560, 6)],
    [(-20, 560, 6), (-10, 660, 6), (-2, 760, 3.5), (24, 880, 3), (90, 935, 2.5)],
    [(18, 240, 9), (60, 300, 6), (84, 370, 3)],
]
VEIN = [
    [(-60, -300, 24), (-50, 60, 21), (-40, 330, 17), (-74, 580, 14), (-40, 760, 11), (-18, 890, 8)],
    [(-70, 560, 11), (-20, 640, 9), (20, 700, 7)],
]


def build():
    stage(ground="bone", tilt=14, shade=-0.02)
    limb = leg(X, size=SIZE, sole=SOLE, facing=-1, tone="brown")
    at = lambda nodes: [(X - dx * SIZE, SOLE + (y - 1000) * SIZE, r * SIZE) for dx, y, r in nodes]
    fused([drape(at(nodes), limb, 0.3) for nodes in VEIN], clay("vein", 0.03), voxel=3, soften=3, steps=3)
    fused([drape(at(nodes), limb, 0.3) for nodes in ARTERY], clay("artery"), voxel=2.5, soften=3, steps=3)
