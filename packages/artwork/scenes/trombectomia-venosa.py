"""A vein cut open: a clot is drawn into the open basket of a catheter."""

from studio.anatomy import lump, open_vein
from studio.clay import clay
from studio.devices import braid, catheter
from studio.stage import stage

VEIN = [(-320, 380, 270), (500, 500, 275), (1200, 590, 275), (2260, 730, 270)]


def build():
    stage(ground="vein-mist", tilt=20)
    open_vein(VEIN, wall=0.13)
    catheter([(-320, 396, 46, 270), (200, 470, 46, 265), (560, 516, 44, 262), (610, 522, 40, 262)])
    braid(
        [
            (600, 521, 34, 262),
            (690, 534, 120, 262),
            (860, 556, 178, 262),
            (1020, 578, 186, 262),
            (1090, 588, 182, 262),
        ],
        wires=7,
        pitch=7,
        radius=7,
    )
    places = [
        (940, 572, 95, 235),
        (1090, 596, 150, 240),
        (1260, 616, 165, 240),
        (1420, 640, 130, 230),
        (1530, 655, 80, 220),
    ]
    lump(places, clay("clot", 0.03, roughness=0.4), seed=4, rough=0.18, within=VEIN, wall=0.13)
