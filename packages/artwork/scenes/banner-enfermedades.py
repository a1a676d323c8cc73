"""Branches of an artery and a vein that reach in from the right."""

from studio.clay import clay
from studio.growth import grow
from studio.shapes import fused
from studio.stage import stage


def build():
    stage(size=(1920, 720), ground="bone", tilt=22)
    tree = lambda seed, start, heading, rise: grow(
        seed, start, heading, 7, reach=4.7, thinnest=3.5, rise=rise
    )
    fused(tree(31, (2260, 780, 54, 56), 3.35, 0.06), clay("vein"), voxel=3.5, soften=4, steps=4)
    fused(tree(44, (2280, 360, 60, 180), 2.95, 0.25), clay("artery"), voxel=3.5, soften=4, steps=4)
