"""A pulse that weakens from beat to beat until the line is flat."""

from studio.clay import clay
from studio.shapes import tube
from studio.stage import stage
from studio.trace import trace

BASE = 620


def beat(x, height, r):
    return [(x, BASE, r), (x + 90, BASE - height, r), (x + 200, BASE + height * 0.5, r), (x + 262, BASE, r)]


def build():
    stage(ground="paper", tilt=28)
    red = [(-300, BASE, 29), *beat(280, 540, 28), *beat(650, 380, 25), *beat(1000, 230, 21), (1320, BASE, 19)]
    tube(trace(red, 1.25), clay("artery"), steps=3)
    grey = [(1310, BASE, 18), *beat(1350, 110, 17), (1720, BASE, 14), (2240, BASE, 14)]
    tube(trace(grey, 1.25), clay("ghost", -0.06), steps=3)
