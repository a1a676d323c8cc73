"""An arterial tree that grows from the lower right, its vein behind it."""

from studio.clay import clay
from studio.growth import grow
from studio.shapes import fused
from studio.stage import stage


def build():
    stage(ground="bone", tilt=22, window=1.3)
    tree = lambda seed, start, heading, rise: grow(
        seed, start, heading, 7, reach=6.0, spread=1.05, thinnest=4, rise=rise
    )
    fused(tree(29, (1790, 1240, 60, 64), -1.75, 0.08), clay("vein"), voxel=3.5, soften=4, steps=4)
    fused(tree(12, (1480, 1260, 76, 210), -1.42, 0.3), clay("artery"), voxel=3.5, soften=4, steps=4)
