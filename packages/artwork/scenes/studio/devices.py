"""What the surgeon works with: stents, catheters, balloons."""

import math

import numpy as np

from .clay import clay, steel
from .shapes import frames, mesh, smooth, tube_mesh, UNIT


def _wires(lines, material, sides=8):
    """Thin tubes along world-space polylines (n, 3), all of one radius, as one object."""
    vertices, faces, start = [], [], 0
    for line, radius in lines:
        rows = np.column_stack(
            [line[:, 0] * UNIT + 960, 540 - line[:, 1] * UNIT, np.full(len(line), radius), line[:, 2] * UNIT]
        )
        part, weave = tube_mesh(rows, sides)
        vertices.append(part)
        faces += [tuple(index + start for index in face) for face in weave]
        start += len(part)
    return mesh("wires", np.vstack(vertices), faces, material)


def braid(nodes, wires=6, pitch=5.0, radius=6, material=None):
    """A braided stent: `wires` spirals each way; `pitch` is the length of one turn in multiples of the radius."""
    places, radii, _, across, up = frames(smooth(nodes, 60))
    steps = np.linalg.norm(np.diff(places, axis=0), axis=1)
    angle = np.concatenate([[0], np.cumsum(steps * 2 * math.pi / (pitch * (radii[1:] + 1e-6)))])
    lines = []
    for wire in range(wires):
        for way in (1, -1):
            a = wire * 2 * math.pi / wires + way * angle
            r = radii + (0.012 if way > 0 else -0.012)
            lines.append(
                (places + r[:, None] * (np.cos(a)[:, None] * across + np.sin(a)[:, None] * up), radius)
            )
    return _wires(lines, material or steel())


def crowns(nodes, spacing=1.1, peaks=8, radius=5, material=None, tall=0.8):
    """Rings of zigzag wire, as on a stent graft; `spacing` and `tall` in multiples of the tube's radius."""
    places, radii, tangents, across, up = frames(smooth(nodes, 60))
    way = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(places, axis=0), axis=1))])
    lines, at = [], spacing * radii[0] * 0.6
    while at < way[-1] - radii[0] * 0.4:
        i = int(np.searchsorted(way, at))
        angles = np.linspace(0, 2 * math.pi, peaks * 10 + 1)
        wave = np.abs(((angles * peaks / math.pi) % 2) - 1) * 2 - 1
        r = radii[i] * 1.02
        ring = places[i] + r * (np.cos(angles)[:, None] * across[i] + np.sin(angles)[:, None] * up[i])
        lines.append((ring + tangents[i] * (wave * radii[i] * tall / 2)[:, None], radius))
        at += spacing * radii[i]
    return _wires(lines, material or steel())


def catheter(nodes, radius=None, lighter=0.0):
    """A soft white tube."""
    vertices, faces = tube_mesh(smooth([(x, y, radius or r, *z) for x, y, r, *z in nodes], 10), 24)
    return mesh("catheter", vertices, faces, clay("white", lighter, roughness=0.4))
