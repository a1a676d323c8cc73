"""An open hand whose fingertips send out ever finer points, as when a hand has gone to sleep."""

import math

from studio.clay import clay
from studio.hand import forearm
from studio.shapes import ball
from studio.skin import skin
from studio.stage import stage

SHIFT = -150

# The tip of each finger, where it points in degrees (0 is right, 90 is down), and its radius.
TIPS = [
    (1568, 402, -8, 36),
    (1630, 500, 0, 36),
    (1600, 596, 8, 35),
    (1500, 682, 18, 30),
    (1368, 274, -36, 37),
]


def build():
    stage(ground="vein-mist", tilt=16)
    forearm(540, skin("brown"), shift=SHIFT)
    blue = clay("vein", 0.1)
    for x, y, heading, r in TIPS:
        for ring in range(4):
            for turn in (-48, -16, 16, 48):
                angle = math.radians(heading + turn)
                away = r + 26 + ring * 30
                place = (x + SHIFT + math.cos(angle) * away, y + math.sin(angle) * away)
                ball(*place, 10 - ring * 2, blue, z=90, fine=3)
