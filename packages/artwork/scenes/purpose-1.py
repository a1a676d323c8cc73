"""A red line that rises to a ball: a way with an aim."""

from studio.clay import clay
from studio.shapes import ball, tube
from studio.stage import stage


def build():
    stage(ground="bone", tilt=22)
    tube(
        [(40, 1020, 62), (540, 900, 54), (760, 720, 46), (1040, 660, 38), (1180, 480, 30), (1280, 390, 24)],
        clay("artery"),
    )
    ball(1330, 310, 96, clay("artery", 0.03))
    for x, y, r in ((800, 380, 32), (570, 560, 23), (1040, 280, 19)):
        ball(x, y, r, clay("vein"))
