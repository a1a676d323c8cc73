"""A Doppler probe on a block of skin, the artery beneath it, and the wave that it hears."""

import math

from studio.clay import clay
from studio.shapes import box, fused, tube
from studio.stage import stage


def build():
    stage(ground="vein-mist", tilt=20)
    box(-500, 640, 3000, 90, 330, clay("skin"), bevel=26)
    box(-500, 715, 3000, 700, 300, clay("rose", 0.06, 0.6), bevel=10)
    tube(
        [
            (-300, 925, 84, 292),
            (400, 905, 84, 292),
            (900, 925, 84, 292),
            (1500, 900, 80, 292),
            (2200, 915, 80, 292),
        ],
        clay("artery"),
    )
    for wave in range(6):
        r = 60 + wave * 62
        arc = [math.radians(55 + i * 7) for i in range(11)]
        tube(
            [(660 + math.cos(a) * r, 610 + math.sin(a) * r, 7 - wave * 0.5, 384) for a in arc],
            clay("vein", 0.2),
            sides=12,
        )
    white = clay("white", roughness=0.4)
    fused(
        [
            [(590, 570, 70, 250), (660, 575, 74, 250), (730, 570, 70, 250)],
            [
                (660, 540, 120, 250),
                (658, 420, 92, 250),
                (650, 240, 74, 250),
                (640, 60, 78, 255),
                (625, -260, 80, 260),
            ],
        ],
        white,
        voxel=6,
        soften=14,
    )
    fused([[(556, 606, 46, 250), (764, 606, 46, 250)]], clay("ink", 0.16), voxel=5, soften=4)
    wave = [(930, 430, 13)]
    for beat in range(5):
        x = 1010 + beat * 175
        wave += [
            (x, 430, 13),
            (x + 22, 330, 13),
            (x + 40, 190, 13),
            (x + 62, 300, 13),
            (x + 86, 410, 13),
            (x + 106, 385, 13),
            (x + 130, 425, 13),
        ]
    tube([*wave, (2000, 430, 13)], clay("artery"), steps=10)
