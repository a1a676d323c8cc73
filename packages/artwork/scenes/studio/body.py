"""Legs, feet and forearms in clay: plain bodies without gender, age or face, and lines laid on their skin."""

import math

import bpy
import numpy as np
from mathutils import Vector

from .clay import clay
from .shapes import UNIT, fused, smooth


def leg(x, swell=1.0, facing=1, size=1.0, sole=1000, z=0, colour="skin", lighter=0.0, turn=0):
    """A leg from the side, thigh to toes, its sole at y = `sole`; `swell` widens calf, ankle and foot."""

    def place(dx, y, r, dz=0.0):
        px, py = dx * facing * size, (y - 1000) * size
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        return (x + px * c - py * s, sole + px * s + py * c, r * size, z + (190 + dz) * size)

    shank = [
        place(-10, -260, 190),
        place(0, 60, 158),
        place(14, 300, 122),
        place(6, 420, 108 + 16 * (swell - 1)),
        place(-26, 580, 120 * swell),
        place(-16, 730, 88 * swell),
        place(0, 880, 56 * (1 + 1.25 * (swell - 1))),
        place(-4, 935, 56 * (1 + 0.9 * (swell - 1))),
    ]
    heel = [place(-4, 900, 50 * swell), place(-26, 950, 50)]
    foot = [
        place(-14, 944, 54),
        place(70, 930, 54 * swell),
        place(150, 952, 44 * (1 + 0.6 * (swell - 1))),
        place(215, 968, 31),
    ]
    inner = [place(20, 950, 45, 40), place(140, 962, 36, 40), place(205, 968, 31, 42)]
    outer = [place(20, 950, 45, -40), place(130, 964, 34, -44), place(190, 972, 26, -50)]
    toes = [
        [place(205, 969, 30, 46), place(262, 972, 27, 48)],
        [place(205, 972, 24, 8), place(256, 976, 20, 10)],
        [place(200, 974, 22, -24), place(244, 978, 19, -24)],
        [place(190, 976, 20, -50), place(226, 980, 17, -52)],
    ]
    return fused(
        [shank, heel, foot, inner, outer, *toes],
        clay(colour, lighter),
        voxel=7 * max(1, size * 0.8),
        soften=10,
    )


def sole(x, y, size=1.0, side=1, colour="skin", lighter=0.0, turn=0, z=0, flat=1.0):
    """A bare foot seen from below, toes up, about 640 pixels high at size 1. Answers the toes' places too."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def place(dx, dy, r, dz=0.0):
        px, py = dx * side * size, dy * size
        return (x + px * c - py * s, y + px * s + py * c, r * size, z + (95 + dz) * size * flat)

    # The arch is a dip on the inner side: the outer edge carries the weight between heel and ball.
    heel = [math.radians(angle) for angle in (87, 74, 56, 38, 20)]
    outer = [
        *[place(-2, 246 + 94 * math.sin(a), 94 * math.cos(a)) for a in heel],
        place(-2, 246, 94),
        place(2, 180, 95),
        place(20, 100, 84, -4),
        place(38, 0, 74, -6),
        place(50, -80, 74),
        place(52, -116, 72),
    ]
    middle = [place(8, 120, 66, -22), place(6, 30, 64, -26), place(-6, -60, 84, -8), place(-10, -132, 92)]
    ball = [place(-62, -112, 86, 6), place(-10, -134, 84), place(58, -106, 76)]
    toes = [
        [place(-66, -180, 44, -20), place(-80, -250, 52, -4)],
        [place(-8, -190, 34, -20), place(-6, -268, 36, -4)],
        [place(44, -176, 32, -20), place(53, -250, 33, -4)],
        [place(84, -152, 30, -20), place(100, -216, 31, -4)],
        [place(106, -116, 30, -20), place(136, -170, 28, -4)],
    ]
    body = fused(
        [outer, middle, ball, *toes], clay(colour, lighter), voxel=5 * max(0.8, size), soften=16
    )
    return body, [toe[-1] for toe in toes]


def forearm(y, colour="skin", lighter=0.0):
    """A forearm with its open hand, palm up, reaching in from the left edge to about x = 1650."""
    curves = [
        [
            (-320, y + 70, 230, 215),
            (200, y + 40, 205, 205),
            (640, y + 10, 160, 180),
            (960, y, 112, 150),
            (1060, y, 104, 140),
            (1200, y, 112, 135),
        ],
        [(640, y - 10, 150, 160), (1000, y - 26, 92, 130), (1180, y - 40, 84, 120)],
        [(640, y + 30, 150, 160), (1000, y + 30, 92, 130), (1180, y + 50, 84, 120)],
        [(1180, y - 66, 74, 110), (1330, y - 86, 66, 105)],
        [(1180, y, 76, 100), (1340, y - 8, 68, 100)],
        [(1180, y + 66, 74, 110), (1310, y + 82, 62, 105)],
    ]
    fingers = [
        [(1320, y - 100, 47, 100), (1470, y - 126, 42, 105), (1570, y - 138, 36, 120)],
        [(1340, y - 32, 48, 98), (1510, y - 40, 43, 104), (1630, y - 40, 36, 122)],
        [(1335, y + 34, 46, 98), (1490, y + 46, 41, 104), (1600, y + 56, 35, 122)],
        [(1305, y + 96, 40, 100), (1420, y + 124, 35, 106), (1500, y + 142, 30, 118)],
        [
            (1120, y - 90, 66, 120),
            (1210, y - 172, 52, 130),
            (1310, y - 236, 43, 140),
            (1370, y - 266, 37, 150),
        ],
    ]
    return fused(curves + fingers, clay(colour, lighter), voxel=6, soften=9)


def drape(nodes, body, sink=0.35, steps=10):
    """The nodes laid on a body's skin as seen from the camera, sunk by a share of their radius."""
    evaluated = body.evaluated_get(bpy.context.evaluated_depsgraph_get())
    inverse = evaluated.matrix_world.inverted()
    laid, last = [], None
    for x, y, r, _ in smooth(nodes, steps):
        origin = inverse @ Vector(((x - 960) / UNIT, (540 - y) / UNIT, 40.0))
        hit, place, _, _ = evaluated.ray_cast(origin, Vector((0, 0, -1)))
        last = place.z * UNIT if hit else last
        laid.append([x, y, r, (r if last is None else last) + r * (0.5 - sink * 1.5)])
    rows = np.array(laid)
    soft = np.convolve(np.pad(rows[:, 3], 3, mode="edge"), np.ones(7) / 7, mode="valid")
    return [(x, y, r, z) for (x, y, r, _), z in zip(rows, soft)]
