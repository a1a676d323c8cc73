"""Streets in relief, a red route, and the pin of the place where the clinic is."""

import math

from studio.chance import Chance
from studio.clay import clay
from studio.shapes import ball, box, lathe, tube
from studio.stage import stage

# Left edge and width of the columns of houses; the gap between two is a street.
COLUMNS = [(-330, 300), (20, 330), (400, 300), (750, 360), (1160, 250), (1460, 320), (1830, 330)]
ROWS = [(60, 200), (310, 230), (590, 210), (850, 220)]


def build():
    stage(size=(1920, 720), ground="bone", tilt=26, shade=-0.05)
    chance = Chance(6)
    for column, (x, width) in enumerate(COLUMNS):
        for row, (y, height) in enumerate(ROWS):
            if (column, row) in ((4, 2), (1, 1)):
                box(x, y, width, height, 10, clay("lymph", 0.12, 0.7), bevel=4)
                continue
            houses = 2 if chance.next() < 0.6 else 3
            for house in range(houses):
                part = width / houses
                tall = 18 + chance.between(0, 34)
                box(x + house * part + 3, y, part - 6, height, tall, clay("paper", -0.01), bevel=7)
    route = [
        (-300, 825, 14, 15),
        (300, 825, 14, 15),
        (1050, 825, 14, 15),
        (1112, 818, 14, 15),
        (1136, 790, 14, 15),
        (1138, 730, 14, 15),
        (1156, 702, 14, 15),
        (1200, 698, 14, 15),
        (1270, 702, 14, 22),
    ]
    tube(route, clay("artery"), steps=6)
    pin()


def pin():
    """It leans back, so that its head and the white dot on it face the camera."""
    head = [math.radians(-38 + i * 8) for i in range(16)]
    profile = [(2, 0), (24, 64), (52, 136), *[(90 * math.cos(a), 240 + 90 * math.sin(a)) for a in head], (1, 330)]
    lathe(profile, (1280, 702, 14), clay("artery", 0.02), turn=(-34, 12, 0))
    ball(1321, 604, 44, clay("white"), z=283, squash=(1, 1, 0.4), turn=(26, 0, 0))
