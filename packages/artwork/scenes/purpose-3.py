"""Four stones in balance, one upon the other."""

from studio.clay import clay
from studio.shapes import ball
from studio.stage import stage


def build():
    stage(ground="bone", floor=960, key=0.85, tilt=-7, lens=80)
    stones = [
        (960, 862, 250, 0.42, "bone", -0.1),
        (972, 688, 176, 0.46, "vein", 0.1),
        (950, 548, 128, 0.5, "artery", 0.02),
        (966, 420, 74, 0.9, "lymph", 0.0),
    ]
    for index, (x, y, r, flat, colour, lighter) in enumerate(stones):
        ball(
            x,
            y,
            r,
            clay(colour, lighter),
            z=300,
            squash=(1, flat, 0.85),
            turn=(0, 0, (-3, 4, -5, 0)[index]),
            fine=5,
        )
