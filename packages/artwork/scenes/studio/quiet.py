"""Pictures that lie behind words: branches in a tone close to their ground."""

from .clay import clay
from .growth import grow
from .shapes import fused
from .stage import stage


def quiet(ground, line, lighter, seed, size=(1920, 1080), window=0.6):
    """Sets the stage in `ground` and grows two trees of `line` over it, from the right and from the lower left."""
    stage(size=size, ground=ground, tilt=16, window=window)
    top = 540 - size[1] / 2
    right = grow(seed, (2170, top + size[1] * 0.8, 54, 40), 3.5, 7, reach=7.4, thinnest=3, rise=0.05)
    left = grow(seed + 1, (-140, top + size[1] * 0.95, 30, 24), -0.35, 5, reach=8, thinnest=3, rise=0.05)
    fused([*right, *left], clay(line, lighter), voxel=3.5, soften=4, steps=4)
