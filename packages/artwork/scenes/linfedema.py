"""Two legs of one person: in the slim one the lymph vessels run straight; in the swollen one they are wide and wind."""

from studio.clay import clay
from studio.leg import leg
from studio.shapes import fused, smooth
from studio.skin import drape
from studio.stage import stage

SOLE = 1010

STRAIGHT = [
    [(-40, -260, 9), (-30, 60, 8), (-16, 330, 8), (-50, 580, 7), (-30, 760, 6), (-14, 880, 5)],
    [(50, -260, 9), (46, 60, 8), (44, 330, 8), (34, 580, 7), (24, 760, 6), (60, 905, 5), (140, 935, 4)],
]
WIDE = [
    [
        (-16, -260, 9),
        (-4, 60, 9),
        (22, 230, 10),
        (-14, 380, 10),
        (26, 530, 11),
        (-18, 670, 10),
        (18, 790, 9),
        (70, 880, 7),
        (150, 915, 5),
    ],
    [
        (-74, -260, 8),
        (-66, 100, 8),
        (-92, 250, 9),
        (-60, 400, 9),
        (-114, 540, 10),
        (-72, 690, 9),
        (-92, 800, 7),
        (-52, 890, 5),
    ],
    [
        (60, -260, 8),
        (74, 100, 8),
        (92, 260, 9),
        (70, 400, 9),
        (104, 540, 9),
        (70, 690, 8),
        (84, 790, 6),
        (110, 850, 4),
    ],
    [(-14, 380, 7), (-34, 430, 6), (-50, 510, 6), (-40, 570, 4)],
    [(26, 530, 7), (52, 580, 6), (46, 640, 5), (60, 690, 4)],
    [(-114, 540, 7), (-140, 600, 6), (-136, 660, 5), (-146, 700, 4)],
    [(92, 260, 6), (60, 310, 5), (46, 370, 4)],
]


def beads(nodes):
    """The line of a lymph vessel, which swells between its valves."""
    strung, along, last = [], 0.0, None
    for row in smooth(nodes, 40):
        if last is not None:
            along += ((row[0] - last[0]) ** 2 + (row[1] - last[1]) ** 2) ** 0.5
        last, r = row, row[2]
        swell = abs(((along / (r * 3.6)) % 1) * 2 - 1)
        strung.append((row[0], row[1], r * (0.66 + 0.5 * (1 - swell**2.4))))
    return strung[::3]


def vessels(lines, limb, x, size):
    place = lambda nodes: [(x + dx * size, SOLE + (y - 1000) * size, r * size) for dx, y, r in nodes]
    strung = [drape(beads(place(nodes)), limb, 0.42, 2) for nodes in lines]
    fused(strung, clay("lymph"), voxel=2.5, soften=2, steps=2)


def build():
    stage(ground="bone", tilt=14, shade=-0.02)
    slim = leg(1240, size=1.04, sole=SOLE, tone="brown-deep", lighter=0.03)
    vessels(STRAIGHT, slim, 1240, 1.04)
    swollen = leg(760, swell=1.56, size=1.1, sole=SOLE, tone="brown-deep", lighter=0.03)
    vessels(WIDE, swollen, 760, 1.1)
