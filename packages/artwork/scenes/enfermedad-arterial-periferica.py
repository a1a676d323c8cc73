"""An artery cut open: plaque on both walls leaves a narrow way, and few cells get past it."""

from studio.anatomy import cells, lump, open_artery, red_cell
from studio.clay import clay
from studio.stage import stage

ARTERY = [(-300, 700, 250), (300, 640, 250), (960, 550, 250), (1560, 470, 250), (2260, 350, 250)]


def build():
    stage(ground="bone", tilt=20)
    open_artery(ARTERY)
    plaque = clay("plaque", roughness=0.6)
    below = [
        (680, 760, 90, 190),
        (830, 735, 140, 190),
        (1000, 700, 175, 190),
        (1170, 690, 140, 190),
        (1320, 660, 80, 190),
    ]
    above = [(800, 410, 75, 190), (940, 395, 105, 190), (1090, 375, 100, 190), (1220, 370, 65, 190)]
    lump(below, plaque, seed=3, within=ARTERY)
    lump(above, plaque, seed=8, within=ARTERY)
    cells(
        [(-60, 680, 140, 190), (300, 640, 140, 190), (600, 590, 120, 190), (760, 560, 50, 230)],
        count=36,
        size=50,
        seed=5,
    )
    for place in [(950, 520, 44, 260), (1330, 520, 48, 150), (1540, 430, 48, 130), (1740, 480, 48, 130)]:
        red_cell(*place, seed=int(place[0]))
