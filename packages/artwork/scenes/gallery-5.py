"""The façade: a white house of two storeys, a blue door, plants at the entrance."""

from studio.clay import clay
from studio.room import plant
from studio.shapes import ball, box, tube
from studio.stage import stage


def pane(x, y, width, height):
    box(x - 14, y - 14, width + 28, height + 28, 24, clay("white"), z=300, bevel=4)
    box(x, y, width, height, 28, clay("vein", 0.3, 0.6, roughness=0.2, gloss=0.6), z=300, bevel=2)
    box(x + width / 2 - 6, y, 12, height, 34, clay("white"), z=300, bevel=2)
    box(x - 26, y + height + 10, width + 52, 16, 60, clay("white"), z=300, bevel=4)


def build():
    stage(ground="vein-mist", tilt=-8, lens=55, shade=-0.03)
    box(-2000, 880, 6000, 60, 2600, clay("bone", -0.06), z=-50, bevel=0)
    box(-2000, 866, 6000, 20, 420, clay("bone", -0.02), z=-50, bevel=4)
    box(450, 230, 1020, 650, 310, clay("paper"), bevel=6)
    box(420, 190, 1080, 50, 360, clay("artery", 0.02), bevel=8)
    for x in (530, 745, 1055, 1270):
        pane(x, 310, 120, 170)
    for x in (530, 1190):
        pane(x, 600, 200, 160)
    box(850, 560, 220, 320, 20, clay("vein", 0.03), z=306, bevel=4)
    box(880, 590, 160, 170, 24, clay("vein-mist", 0.0, roughness=0.3), z=306, bevel=4)
    ball(1044, 800, 11, clay("steel"), z=334)
    box(806, 520, 308, 28, 120, clay("artery", 0.04), z=306, bevel=8)
    box(800, 868, 320, 18, 120, clay("white"), z=306, bevel=4)
    plant(770, 882, 420, 0.66, seed=2)
    plant(1150, 882, 420, 0.66, seed=6)
    tube([(330, 890, 22, 330), (336, 700, 18, 330), (330, 560, 14, 330)], clay("oak", -0.25))
    leaf = clay("lymph", -0.08, 0.85)
    for x, y, r in ((330, 480, 115), (270, 570, 88), (396, 575, 84), (330, 590, 80)):
        ball(x, y, r, leaf, z=330)
