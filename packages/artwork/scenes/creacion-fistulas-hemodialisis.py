"""A forearm with its artery and vein: a ring shows where the two are joined."""

import math

from studio.body import drape, forearm
from studio.clay import clay
from studio.shapes import fused, tube
from studio.stage import stage


def build():
    stage(ground="bone", tilt=18)
    arm = forearm(590)
    artery = [
        (-320, 540, 34),
        (300, 520, 32),
        (760, 545, 29),
        (960, 548, 27),
        (1100, 555, 22),
        (1200, 570, 16),
        (1280, 590, 9),
    ]
    vein = [(-320, 740, 44), (240, 720, 46), (520, 680, 44), (740, 640, 38), (880, 590, 30), (960, 552, 24)]
    branch = [(520, 690, 24), (760, 700, 20), (980, 660, 16), (1140, 640, 12)]
    fused([drape(vein, arm, 0.5), drape(branch, arm, 0.5)], clay("vein", 0.03), voxel=3.5, soften=4, steps=3)
    fused([drape(artery, arm, 0.45)], clay("artery"), voxel=3.5, soften=3, steps=3)
    ring = [
        (948 + 132 * math.cos(a), 556 + 132 * math.sin(a), 11, 330)
        for a in (i * math.pi / 20 for i in range(41))
    ]
    tube(ring, clay("white", roughness=0.35), steps=6)
