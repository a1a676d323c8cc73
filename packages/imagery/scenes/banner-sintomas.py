"""A pulse of three beats."""

from studio.clay import clay
from studio.shapes import tube
from studio.stage import stage


def beat(x, height):
    return [
        (x, 600, 21),
        (x + 50, 600 - height * 0.2, 21),
        (x + 88, 600 - height, 20),
        (x + 126, 600 + height * 0.36, 20),
        (x + 170, 600 - height * 0.12, 21),
        (x + 220, 600, 21),
    ]


def build():
    stage(size=(1920, 720), ground="paper", tilt=28, window=1.2)
    line = [
        (-300, 600, 21),
        (300, 600, 21),
        (760, 600, 21),
        *beat(900, 230),
        *beat(1200, 280),
        *beat(1500, 230),
        (1800, 600, 21),
        (2240, 600, 21),
    ]
    tube(line, clay("artery"), steps=12)
