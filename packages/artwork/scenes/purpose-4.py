"""An artery and a vein that cross and go on together."""

from studio.clay import clay
from studio.shapes import tube
from studio.stage import stage


def build():
    stage(ground="bone", tilt=24)
    tube(
        [
            (2200, 230, 82, 84),
            (1340, 290, 80, 84),
            (1140, 430, 78, 84),
            (1080, 640, 78, 84),
            (920, 800, 80, 84),
            (540, 840, 82, 84),
            (-300, 900, 84, 84),
        ],
        clay("vein"),
    )
    tube(
        [
            (-300, 230, 82, 90),
            (570, 280, 80, 90),
            (790, 420, 78, 150),
            (850, 620, 76, 230),
            (1000, 780, 74, 240),
            (1340, 850, 78, 130),
            (2200, 900, 82, 90),
        ],
        clay("artery"),
    )
