"""An artery and a vein that branch towards each other on a blue ground, in full light."""

from studio.clay import clay
from studio.growth import grow
from studio.shapes import fused
from studio.stage import stage


def build():
    stage(ground="vein", shade=0.04, tilt=18)
    tree = lambda seed, start, heading, rise: grow(
        seed, start, heading, 7, reach=5.6, thinnest=4, rise=rise
    )
    fused(tree(27, (-60, 1180, 62, 60), -0.62, 0.1), clay("vein", 0.3, 0.7), voxel=3.5, soften=4, steps=4)
    fused(tree(58, (1960, 1120, 72, 150), -2.5, 0.16), clay("artery", 0.03), voxel=3.5, soften=4, steps=4)
