"""Two legs that walk; rings on the calf behind show where it hurts."""

import math

from studio.clay import clay
from studio.leg import leg
from studio.shapes import fused
from studio.skin import drape
from studio.stage import stage


def rings(x, y, limb):
    """Three ovals around a place on the skin of a limb."""
    for size, thick in ((34, 10), (72, 8), (112, 6)):
        turns = [math.radians(angle) for angle in range(0, 361, 10)]
        oval = [(x + math.cos(a) * size * 0.72, y + math.sin(a) * size, thick) for a in turns]
        yield drape(oval, limb, 0.1, 3)


def build():
    stage(ground="bone", tilt=14, shade=-0.01)
    leg(1180, size=0.98, sole=990, turn=12, z=150, tone="brown", lighter=0.02)
    behind = leg(800, size=0.98, sole=930, turn=-15, tone="brown")
    fused(list(rings(676, 520, behind)), clay("artery", 0.05), voxel=3, soften=3, steps=3)
