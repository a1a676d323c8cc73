"""An artery cut open: a balloon on its wire presses the plaque against the wall."""

from studio.anatomy import lump, open_artery
from studio.clay import clay, steel
from studio.devices import catheter
from studio.shapes import hoop, tube
from studio.stage import stage

ARTERY = [(-320, 600, 262), (500, 575, 262), (960, 540, 268), (1500, 500, 262), (2260, 440, 258)]


def build():
    stage(ground="bone", tilt=20)
    open_artery(ARTERY, wall=0.14)
    plaque = clay("plaque", roughness=0.6)
    lump(
        [
            (690, 735, 80, 190),
            (820, 745, 100, 200),
            (960, 735, 105, 200),
            (1110, 725, 95, 200),
            (1230, 700, 70, 190),
        ],
        plaque,
        seed=3,
        within=ARTERY,
        wall=0.14,
        rough=0.1,
    )
    lump(
        [(720, 395, 70, 200), (850, 375, 90, 200), (1000, 365, 92, 200), (1140, 360, 76, 200)],
        plaque,
        seed=8,
        within=ARTERY,
        wall=0.14,
        rough=0.1,
    )
    catheter([(-320, 600, 34, 255), (300, 580, 34, 255), (600, 565, 32, 255)])
    balloon = [
        (560, 566, 34, 258),
        (610, 563, 70, 258),
        (680, 560, 128, 258),
        (760, 556, 142, 258),
        (960, 545, 142, 258),
        (1160, 531, 142, 258),
        (1240, 526, 128, 258),
        (1310, 521, 66, 258),
        (1360, 517, 26, 258),
    ]
    tube(balloon, clay("vein", 0.3, 0.75, roughness=0.28, gloss=0.5), sides=64, steps=12)
    for x, y in ((720, 558), (1200, 529)):
        hoop(x, y, 141, 258, 7, clay("vein", -0.1))
    tube(
        [(1340, 518, 9, 258), (1600, 500, 8, 255), (1900, 470, 8, 250), (2260, 420, 8, 250)],
        steel(0.05),
        sides=12,
    )
