"""Streets in relief, a red route, and the pin of the place where the clinic is."""

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
    red = clay("artery", 0.02)
    lathe([(2, 0), (24, 60), (56, 140), (80, 205), (86, 240)], (1280, 702, 14), red, turn=(-34, 12, 0))
    ball(1318, 600, 90, red, z=226)
    lathe([(1, 0), (38, 0), (42, 6), (38, 12), (1, 14)], (1318, 600, 312), clay("white"))
