"""One artery that sweeps through the picture, cut open where the cells stream."""

from studio.anatomy import cells, open_artery
from studio.clay import clay
from studio.shapes import tube
from studio.stage import stage


def build():
    stage(ground="vein-mist", tilt=26, window=1.2)
    sweep = [
        (860, -420, 150, 330),
        (1120, 120, 165, 330),
        (1260, 440, 175, 330),
        (1500, 740, 185, 330),
        (1860, 920, 190, 330),
        (2400, 1060, 190, 330),
    ]
    open_artery(sweep, wall=0.15, open_to=190)
    cells([(x, y, r * 0.62, z - 30) for x, y, r, z in sweep], count=120, size=44, seed=9)
    tube(
        [
            (700, 1500, 60, 70),
            (1000, 1010, 62, 66),
            (1220, 780, 62, 64),
            (1560, 420, 64, 70),
            (1800, 300, 65, 90),
            (2300, 180, 66, 100),
        ],
        clay("vein"),
    )
