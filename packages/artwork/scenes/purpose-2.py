"""A red sun above blue waves."""

from studio.clay import clay
from studio.shapes import ball, tube
from studio.stage import stage


def build():
    stage(ground="vein-mist", tilt=10)
    ball(960, 640, 300, clay("artery", 0.04), z=90, squash=(1, 1, 0.55))
    for index, (y, r, lighter) in enumerate(
        ((790, 110, 0.26), (910, 130, 0.18), (1060, 150, 0.09), (1240, 170, 0.0))
    ):
        lean = 1 if index % 2 else -1
        waves = [
            (-300 + i * 330, y + 26 * lean * (1 if i % 2 else -1), r, 120 + index * 70) for i in range(9)
        ]
        tube(waves, clay("vein", lighter, 0.9), sides=64)
