"""A bright corridor: two doors, two lamps, and a window at its end."""

from studio.clay import clay
from studio.room import lamp, plant, window_frame
from studio.shapes import ball, box, tube
from studio.stage import stage

DEEP = 1700


def build():
    stage(ground="wall", tilt=-3, lens=32, fill=0.8)
    box(-400, 820, 3000, 60, DEEP + 1400, clay("oak", 0.08), bevel=0)
    for x in (400, 1440):
        wall = box(x, -400, 80, 1240, DEEP + 1400, clay("wall" if x < 900 else "paper"), bevel=0)
        wall.visible_shadow = False
    window_frame(810, 240, 300, 330)
    for x, colour in ((478, "vein"), (1430, "artery")):
        z, inner = 420, x + (0 if x < 900 else -4)
        box(inner, 262, 16, 560, 356, clay("white"), z=z - 28, bevel=4)
        box(inner + (4 if x < 900 else -4), 290, 16, 530, 300, clay(colour, 0.1, 0.85), z=z, bevel=4)
        ball(x + (28 if x < 900 else -16), 570, 14, clay("steel"), z=z + 50)
    for x in (496, 1424):
        tube([(x, 640, 9, 50), (x, 640, 9, 330)], clay("oak", -0.1))
    for x in (700, 1220):
        lamp(x, 170, 160)
    plant(660, 822, 130, 0.8, seed=5)
    plant(1290, 822, 130, 0.7, seed=9)
