"""The brand's line in Blender: the vessel tree of src/vessel.ts, node for node."""

import math
from collections import deque

from .chance import Chance


def grow(
    seed, start, heading, generations, reach=9, balance=(0.18, 0.45), spread=1.0, thinnest=1.0, rise=0.0
):
    """
    Segments of a tree by Murray's law, each a list of (x, y, r, z) in sheet pixels. `start` is (x, y, r) or
    (x, y, r, z); heading 0 points right, positive turns down; `rise` lets branches leave the plane.
    """
    chance, lift = Chance(seed), Chance(seed + 7919)
    x, y, radius, z = (*start, start[2])[:4]
    buds = deque([(x, y, z, radius, heading, 0.0, generations, 1)])
    tree = []
    while buds:
        x, y, z, radius, heading, pitch, left, side = buds.popleft()
        nodes = [(x, y, radius, z)]
        step = radius * reach * chance.between(0.75, 1.25) / 3
        for _ in range(3):
            heading += chance.between(-0.14, 0.14)
            x, y = x + math.cos(heading) * step, y + math.sin(heading) * step
            z = max(radius, z + math.sin(pitch) * step)
            nodes.append((x, y, radius, z))
        tree.append(nodes)
        if left == 0:
            continue
        thick, thin = fork(radius, chance.between(*balance))
        if thin < thinnest:
            continue
        opening = spread * chance.between(0.8, 1.2)
        share = thin / (thick + thin)
        for r, turn in ((thick, opening * share * side), (thin, -opening * (1 - share) * side)):
            tilt = pitch * 0.5 + lift.between(-rise, rise)
            buds.append((x, y, z, r, heading + turn, tilt, left - 1, -side))
    return tree


def fork(radius, share):
    """The two radii that a vessel forks into: their cubes add up to the parent's (C. D. Murray, 1926)."""
    return radius * (1 - share) ** (1 / 3), radius * share ** (1 / 3)
