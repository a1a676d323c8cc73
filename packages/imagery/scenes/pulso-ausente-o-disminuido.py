"""A pulse that weakens from beat to beat until the line is flat."""

from studio.clay import clay
from studio.shapes import tube
from studio.stage import stage


def build():
    stage(ground="paper", tilt=28)
    beats = []
    for beat, height in enumerate((400, 300, 190, 90, 28)):
        x, r = 130 + beat * 280, 30 - beat * 3.4
        beats += [
            (x, 640, r),
            (x + 50, 640 - height * 0.22, r),
            (x + 90, 640 - height, r),
            (x + 130, 640 + height * 0.34, r),
            (x + 172, 640 - height * 0.14, r),
            (x + 212, 640, r),
        ]
    tube([(-200, 640, 32), *beats[:19]], clay("artery"), steps=12)
    tube([*beats[18:], (1560, 640, 15), (1800, 640, 14), (2200, 640, 14)], clay("ghost", -0.06), steps=12)
