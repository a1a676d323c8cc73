"""Ripples that spread from one red point, as a complaint does."""

import math

from studio.clay import clay
from studio.shapes import ball, tube
from studio.stage import stage

CENTRE = (1330, 545)


def build():
    stage(size=(1920, 720), ground="vein-mist", tilt=26)
    x, y = CENTRE
    for ring in range(6):
        r, thick = 130 + ring * 112, 30 - ring * 4
        turns = [i * math.pi / 24 for i in range(49)]
        nodes = [(x + math.cos(a) * r, y + math.sin(a) * r, thick, thick * 0.35) for a in turns]
        tube(nodes, clay("vein", 0.1 + ring * 0.065, 1 - ring * 0.1), steps=4)
    ball(x, y, 66, clay("artery", 0.02), z=44)
