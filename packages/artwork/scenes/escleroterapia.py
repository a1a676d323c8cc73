"""Skin with spider veins, deep blue on the left and faded where they have been treated."""

import math

from studio.body import drape
from studio.clay import clay
from studio.growth import grow
from studio.shapes import fused, tube
from studio.stage import stage


def spider(x, y, seeds, size, body):
    curves = []
    for index, seed in enumerate(seeds):
        heading = index * 2 * math.pi / len(seeds) + 0.3
        curves += grow(seed, (x, y, size), heading, 5, reach=8.5, spread=1.15, thinnest=2.6)
    return [drape(nodes, body, 0.2, 3) for nodes in curves]


def build():
    stage(ground="skin", tilt=18, shade=0.02)
    hill = [[(-400, 1500, 760, -260), (700, 1180, 820, -420), (1700, 900, 800, -430), (2600, 700, 760, -430)]]
    skin = fused(
        [*hill, [(-600, 300, 620, -330), (700, 100, 640, -420), (2400, -200, 640, -430)]],
        clay("skin", 0.02),
        voxel=16,
        soften=24,
    )
    fused(spider(560, 700, [3, 9, 14, 22, 31], 12, skin), clay("vein", 0.06), voxel=3, soften=2, steps=3)
    fused(spider(400, 230, [5, 11, 17, 26], 10, skin), clay("vein", 0.1), voxel=3, soften=2, steps=3)
    fused(
        spider(1330, 560, [8, 12, 19, 27, 33], 12, skin), clay("skin", -0.09, 0.9), voxel=3, soften=2, steps=3
    )
    rim = [
        (1330 + 330 * math.cos(a), 705 + 330 * math.sin(a), 13, 470)
        for a in (i * math.pi / 20 for i in range(41))
    ]
    tube(rim, clay("white", roughness=0.4), steps=6)
