"""A deep vein cut open: a clot has grown in the pocket of a valve and fills most of the way."""

from studio.anatomy import leaflet, lump, open_vein, red_cell
from studio.clay import clay
from studio.stage import stage

VEIN = [(860, -420, 290), (890, 100, 300), (950, 520, 345), (1000, 860, 310), (1060, 1500, 290)]


def build():
    stage(ground="bone", tilt=14)
    open_vein(VEIN, wall=0.12)
    cusp = clay("vein-rim", 0.02, roughness=0.5)
    leaflet(830, 640, 250, 175, 330, 170, cusp, turn=(-28, 14, 14))
    leaflet(1130, 620, 250, 175, 330, 170, cusp, turn=(-28, -14, -8))
    lump(
        [
            (800, 640, 110, 230),
            (840, 500, 165, 230),
            (890, 330, 180, 230),
            (870, 170, 140, 230),
            (850, 40, 90, 210),
        ],
        clay("clot", 0.03, roughness=0.4),
        seed=12,
        rough=0.2,
        within=VEIN,
        wall=0.12,
    )
    for place in [
        (1130, 380, 46, 210),
        (1080, 180, 44, 180),
        (1010, 950, 46, 170),
        (1110, 1010, 44, 200),
        (880, 990, 44, 200),
        (1000, 60, 44, 200),
    ]:
        red_cell(*place, seed=int(place[0] + place[1]))
