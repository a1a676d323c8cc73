"""A Doppler probe on a block of skin, the artery beneath it, and the wave of the flow in it."""

import math

from studio.clay import clay
from studio.shapes import box, fused, lathe, melt, mesh, smooth, tube, world
from studio.skin import skin
from studio.stage import stage
from studio.trace import trace

# Half of the probe's outline, from the middle of its curved face up to where the cable leaves it.
PROBE = [
    (0, 702),
    (70, 697),
    (130, 682),
    (172, 656),
    (182, 620),
    (166, 572),
    (128, 512),
    (98, 448),
    (86, 380),
    (84, 300),
    (76, 240),
    (52, 208),
    (0, 200),
]
MIDDLE = 640


def slab(half, material, back, front, voxel=4, soften=16):
    """A body as thick as `back` to `front` whose outline is `half` and its mirror image, with soft edges."""
    curve = [(x, y) for x, y, *_ in smooth([(x, y, 1) for x, y in half], 6)]
    outline = [(MIDDLE + x, y) for x, y in curve] + [(MIDDLE - x, y) for x, y in curve[-2:0:-1]]
    count = len(outline)
    vertices = [world(x, y, z) for z in (back, front) for x, y in outline]
    sides = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    caps = [tuple(range(count))[::-1], tuple(range(count, 2 * count))]
    return melt(mesh("slab", vertices, sides + caps, material), voxel, soften)


def build():
    stage(ground="vein-mist", tilt=20)
    box(-500, 700, 3000, 70, 350, skin("brown"), bevel=24)
    box(-500, 762, 3000, 700, 320, clay("rose", 0.06, 0.6), bevel=10)
    artery = [(-300, 985, 284), (400, 970, 284), (900, 985, 284), (1500, 968, 284), (2200, 980, 284)]
    tube([(x, y, 80, z) for x, y, z in artery], clay("artery"))
    for wave, z in enumerate((352, 326, 358, 371)):
        r = 130 + wave * 74
        arc = [math.radians(58 + i * 6.4) for i in range(11)]
        nodes = [(MIDDLE + math.cos(a) * r, 660 + math.sin(a) * r, 9 - wave * 0.8, z) for a in arc]
        tube(nodes, clay("vein", 0.24), sides=12)
    probe()
    tube(trace(flow(1010, 430, 4), 1.2), clay("artery"), steps=3)


def probe():
    slab(PROBE, clay("white", roughness=0.4), 110, 330)
    face = [(x * 1.02, y + 6) for x, y in PROBE[:4]] + [(176, 640), (0, 652)]
    slab(face, clay("ink", 0.14), 104, 338, voxel=3, soften=8)
    ring = [(40, 0), (46, 12), (42, 40), (36, 78), (28, 96), (1, 96)]
    lathe(ring, (MIDDLE, 214, 220), clay("ink", 0.14), turn=(-90, 0, 0), sides=40)
    cable = [
        (MIDDLE, 150, 24, 220),
        (MIDDLE - 12, 60, 24, 230),
        (560, -40, 24, 240),
        (420, -90, 24, 250),
    ]
    fused([cable], clay("ink", 0.14), voxel=4, soften=2)


def flow(left, base, beats):
    """The three phases of an artery's flow: forward, a short way back, forward again."""
    points = [(left - 60, base, 14)]
    for beat in range(beats):
        x = left + beat * 210
        points += [(x + dx, base - up, 14) for dx, up in ((0, 0), (52, 330), (118, -90), (158, 40), (186, 0))]
    return [*points, (2100, base, 14)]
