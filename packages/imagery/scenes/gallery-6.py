"""A detail of the desk: a note with vessels drawn on it, a pencil, a small clay leg and a cup."""

from studio.body import leg
from studio.clay import clay
from studio.growth import grow
from studio.shapes import box, fused, lathe, tube
from studio.stage import stage


def build():
    stage(ground="oak", tilt=30, window=1.3, shade=0.04)
    box(430, 210, 560, 720, 10, clay("paper"), bevel=2)
    tree = grow(6, (520, 470, 13, 16), -0.12, 4, reach=8, spread=0.9)
    fused(
        [[(x, y, r, 14) for x, y, r, _ in nodes] for nodes in tree],
        clay("artery"),
        voxel=2.5,
        soften=2,
        steps=3,
    )
    for line in range(5):
        box(500, 640 + line * 48, 220 if line == 4 else 410, 9, 4, clay("steel", 0.12), z=10, bevel=1)
    tube([(1050, 930, 16), (1220, 770, 16), (1290, 700, 16)], clay("vein"), sides=6)
    tube([(1290, 700, 15, 16), (1322, 670, 3, 16)], clay("oak", 0.1), sides=12)
    leg(1230, size=0.36, sole=520, colour="bone", lighter=-0.01)
    cup = [(1, 0), (96, 0), (112, 14), (132, 150), (130, 158), (120, 158), (118, 150), (112, 128), (1, 126)]
    lathe(cup, (1490, 760, 0), clay("white"), sides=96)
    lathe(
        [(1, 128), (113, 128), (113, 132), (1, 133)],
        (1490, 760, 0),
        clay("clot", -0.06, 0.6, roughness=0.15, gloss=0.5),
    )
    tube(
        [(1606, 730, 15, 120), (1668, 736, 15, 112), (1670, 772, 15, 60), (1600, 778, 15, 40)], clay("white")
    )
