"""An artery and a vein that run into each other in one knot."""

import math

from studio.chance import Chance
from studio.clay import clay
from studio.shapes import fused
from studio.stage import stage


def knot(seed, count, low, high, way=1, wide=250):
    """Loops of yarn: an ellipse that swings in and out and up and down, so that strands pass over each other."""
    chance = Chance(round(seed * 10))
    nodes = []
    for index in range(count):
        angle = seed + way * index * 0.82
        away = wide + wide * 0.42 * math.sin(index * 1.31 + seed) + chance.between(-30, 30)
        z = 150 + 100 * math.sin(index * 2.05 + seed * 2)
        nodes.append(
            (975 + math.cos(angle) * away * 1.2, 545 + math.sin(angle) * away, chance.between(low, high), z)
        )
    return nodes


def build():
    stage(ground="paper", tilt=22)
    artery = [(-320, 230, 90, 100), (200, 280, 86, 110), (480, 340, 76, 130), (640, 420, 50, 160)]
    vein = [(2260, 840, 108, 110), (1700, 760, 102, 115), (1460, 690, 86, 130), (1290, 640, 54, 150)]
    fused(
        [artery, [artery[-2], artery[-1], *knot(4, 22, 22, 32)]], clay("artery"), voxel=4, soften=4, steps=14
    )
    fused([vein, [vein[-2], vein[-1], *knot(0.9, 20, 24, 36, -1)]], clay("vein"), voxel=4, soften=4, steps=14)
    fused([knot(2.6, 12, 18, 26, 1, 130)], clay("vein", 0.08), voxel=4, soften=4, steps=14)
