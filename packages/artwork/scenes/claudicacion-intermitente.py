"""Footprints that walk from the left and stop, side by side, before a red line."""

from studio.body import sole
from studio.clay import clay
from studio.shapes import tube
from studio.stage import stage

# Centre, side of the body, and whether the foot still stands there. None crosses the edge of the card, which shows the
# middle of the picture.
STEPS = [
    (-60, 760, -1, False),
    (510, 340, 1, False),
    (770, 760, -1, False),
    (1290, 340, 1, True),
    (1290, 760, -1, True),
]


def build():
    stage(ground="bone", tilt=18, shade=-0.01)
    for x, y, side, waiting in STEPS:
        colour, lighter, flat, size = ("skin", -0.01, 0.8, 0.8) if waiting else ("ghost", 0.0, 0.35, 0.74)
        sole(x, y, size, side, colour=colour, lighter=lighter, turn=90, flat=flat)
    tube([(1630, -200, 40), (1630, 540, 40), (1630, 1300, 40)], clay("artery"))
