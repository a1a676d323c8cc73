"""Footprints that walk from the left and stop, side by side, before a red line."""

from studio.body import sole
from studio.clay import clay
from studio.shapes import tube
from studio.stage import stage


def build():
    stage(ground="bone", tilt=26)
    steps = [(20, 740, 84, 1), (390, 390, 86, -1), (740, 740, 88, 1), (1210, 390, 90, -1), (1210, 740, 90, 1)]
    for index, (x, y, turn, side) in enumerate(steps):
        waiting = index > 2
        sole(
            x,
            y,
            0.66,
            -side,
            colour="skin" if waiting else "bone",
            lighter=0 if waiting else -0.07,
            turn=turn,
            flat=0.8,
        )
    tube([(1560, -200, 34), (1560, 540, 34), (1560, 1300, 34)], clay("artery"))
