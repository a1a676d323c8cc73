"""A leg that lies: its spider veins are deep blue on the thigh, and faded below the knee, where they were treated."""

import math

from studio.clay import clay
from studio.growth import grow
from studio.shapes import fused, tube
from studio.skin import drape, skin
from studio.stage import stage

LIMB = [
    [
        (-500, 610, 330, 330),
        (100, 610, 316, 320),
        (600, 600, 280, 285),
        (930, 590, 236, 245),
        (1130, 600, 226, 232),
        (1420, 610, 228, 235),
        (1800, 600, 186, 205),
        (2400, 580, 130, 150),
    ],
    [(820, 520, 170, 250), (960, 480, 140, 245), (1080, 500, 140, 240)],
    [(1180, 660, 170, 230), (1400, 680, 180, 235), (1650, 650, 150, 210)],
]


def spider(x, y, seeds, size, limb):
    """Fine veins that spread from one place over the skin of a limb; what would leave the limb is not drawn."""
    curves = []
    for index, seed in enumerate(seeds):
        heading = index * 2 * math.pi / len(seeds) + 0.3
        curves += grow(seed, (x, y, size), heading, 5, reach=9.5, spread=1.25, thinnest=1.9)
    return [drape(nodes, limb, 0.45, 3) for nodes in curves if all(430 < node[1] < 820 for node in nodes)]


def build():
    stage(ground="bone", tilt=18, shade=-0.01)
    limb = fused(LIMB, skin("brown-light", -0.02), voxel=12, soften=20)
    fresh, faded = clay("vein", 0.04), skin("brown-light", -0.075, 0.95)
    fused(spider(400, 600, [3, 9, 14, 22], 7, limb), fresh, voxel=2, soften=2, steps=3)
    fused(spider(720, 690, [5, 11, 17, 26], 6, limb), fresh, voxel=2, soften=2, steps=3)
    fused(spider(1390, 665, [8, 12, 19, 27], 5.6, limb), faded, voxel=2, soften=2, steps=3)
    turns = [i * math.pi / 20 for i in range(41)]
    rim = [(1390 + 215 * math.cos(a), 715 + 215 * math.sin(a), 9, 500) for a in turns]
    tube(rim, clay("white", roughness=0.4), steps=6)
