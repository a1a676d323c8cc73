"""Lymph vessels, beaded between their valves, that meet in swollen nodes."""

from studio.clay import clay
from studio.shapes import fused, smooth
from studio.stage import stage

VESSELS = [
    [(-200, 280, 32), (300, 330, 32), (560, 420, 34), (800, 510, 34)],
    [(-200, 680, 28), (330, 600, 28), (600, 560, 30), (800, 530, 30)],
    [(60, 1240, 30), (420, 900, 30), (700, 800, 32), (980, 790, 32)],
    [(880, 520, 38), (1060, 400, 38), (1240, 350, 38)],
    [(870, 560, 34), (930, 680, 34), (1010, 780, 34)],
    [(1060, 790, 36), (1200, 700, 36), (1360, 640, 36)],
    [(1310, 340, 38), (1600, 260, 38), (2160, 250, 38)],
    [(1420, 630, 38), (1680, 600, 38), (2160, 660, 38)],
    [(-200, 960, 20), (200, 930, 20), (440, 890, 20)],
    [(300, -160, 20), (380, 160, 20), (470, 370, 22)],
]


def beads(nodes):
    line = smooth(nodes, 60)
    strung, along, last = [], 0.0, line[0]
    for row in line:
        along += ((row[0] - last[0]) ** 2 + (row[1] - last[1]) ** 2) ** 0.5
        last = row
        r = row[2]
        swell = abs(((along / (r * 3.0)) % 1) * 2 - 1)
        strung.append((row[0], row[1], r * (0.62 + 0.62 * (1 - swell**2.4)), 46))
    return strung[::4]


def build():
    stage(ground="bone", tilt=20)
    fused([beads(nodes) for nodes in VESSELS], clay("lymph"), voxel=4.5, soften=3, steps=3)
    node = lambda x, y, r: [
        (x + r * 0.34, y - r * 0.62, r * 0.6, r * 0.7),
        (x - r * 0.1, y, r * 0.78, r * 0.75),
        (x + r * 0.22, y + r * 0.62, r * 0.62, r * 0.7),
    ]
    for x, y, r in [(840, 535, 160), (1030, 800, 125), (1285, 345, 142), (1400, 640, 118)]:
        fused([node(x, y, r)], clay("lymph-deep"), voxel=7, soften=10)
