"""The sole of a foot whose toes send out rays of ever finer beads."""

import math

from studio.body import sole
from studio.clay import clay
from studio.shapes import ball
from studio.stage import stage


def build():
    stage(ground="vein-mist", tilt=16)
    _, toes = sole(960, 690, 1.2)
    red = clay("artery", 0.03)
    for toe, (x, y, r, _) in enumerate(toes):
        for ray in (-2, -1, 0, 1, 2):
            angle = -math.pi / 2 + (toe - 1.3) * 0.27 + ray * 0.2
            for ring in range(1, 6):
                away = r + 18 + ring * 42
                ball(x + math.cos(angle) * away, y + math.sin(angle) * away, 13 - ring * 2.0, red, fine=3)
