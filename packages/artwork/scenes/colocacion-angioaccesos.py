"""An access port: its chamber with the silicone dome, and the catheter that enters the vein."""

import math

from studio.clay import clay, steel
from studio.devices import catheter
from studio.shapes import lathe, tube
from studio.stage import stage


def build():
    stage(ground="paper", tilt=26)
    tube(
        [
            (2260, 400, 98, 100),
            (1700, 470, 98, 100),
            (1420, 600, 98, 100),
            (1290, 820, 100, 100),
            (1260, 1500, 100, 100),
        ],
        clay("vein"),
    )
    metal = steel(0.1)
    lathe(
        [
            (1, 0),
            (262, 0),
            (274, 10),
            (274, 34),
            (258, 50),
            (214, 62),
            (206, 120),
            (196, 138),
            (172, 144),
            (160, 140),
            (1, 140),
        ],
        (580, 560, 0),
        metal,
        sides=128,
    )
    lathe(
        [(1, 130), (158, 130), (156, 146), (128, 164), (80, 176), (1, 180)],
        (580, 560, 0),
        clay("vein", 0.3, 0.7, roughness=0.35, gloss=0.4),
        sides=96,
    )
    for hole in range(3):
        angle = hole * 2 * math.pi / 3 + math.pi / 2
        lathe(
            [(12, 40), (26, 40), (30, 52), (24, 60), (14, 58)],
            (580 + math.cos(angle) * 236, 560 + math.sin(angle) * 236, 0),
            clay("ink", 0.25),
            sides=40,
        )
    tube([(770, 590, 30, 60), (850, 598, 28, 56)], metal)
    catheter(
        [
            (840, 597, 24, 50),
            (980, 600, 22, 30),
            (1100, 520, 22, 26),
            (1190, 400, 22, 26),
            (1330, 350, 22, 60),
            (1460, 420, 22, 160),
            (1500, 520, 22, 180),
            (1478, 580, 22, 130),
        ]
    )
    tube([(1488, 545, 34, 172), (1478, 580, 38, 140)], clay("vein", 0.06))
