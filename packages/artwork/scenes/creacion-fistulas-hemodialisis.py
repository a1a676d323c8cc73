"""A forearm with its artery and vein: a ring shows where the two are joined."""

import math

from studio.clay import clay
from studio.hand import forearm
from studio.shapes import fused, tube
from studio.skin import drape, skin
from studio.stage import stage


def build():
    stage(ground="bone", tilt=18)
    arm = forearm(590, skin("brown"))
    artery = [
        (-320, 690, 30),
        (160, 690, 28),
        (440, 662, 27),
        (720, 640, 26),
        (960, 598, 24),
        (1110, 576, 18),
        (1240, 566, 10),
    ]
    vein = [(-320, 590, 34), (120, 566, 36), (400, 578, 35), (660, 548, 31), (850, 556, 26), (975, 592, 20)]
    branch = [(-320, 800, 22), (260, 786, 22), (560, 730, 19), (800, 700, 15), (1000, 664, 11), (1090, 640, 8)]
    fused([drape(vein, arm, 0.5), drape(branch, arm, 0.5)], clay("vein", 0.03), voxel=3.5, soften=4, steps=3)
    fused([drape(artery, arm, 0.5)], clay("artery"), voxel=3.5, soften=3, steps=3)
    ring = [
        (948 + 132 * math.cos(a), 556 + 132 * math.sin(a), 11, 330)
        for a in (i * math.pi / 20 for i in range(41))
    ]
    tube(ring, clay("white", roughness=0.35), steps=6)
