"""Inside a vessel: red cells that flow towards the light."""

import math

import bpy

from studio.anatomy import red_cell
from studio.chance import Chance
from studio.clay import clay, glow
from studio.palette import linear
from studio.shapes import ball, lathe, world
from studio.stage import stage


def build():
    stage(ground=None, tilt=0, lens=35, key=0, fill=0.22, window=0)
    rings = [(1180 - 60 * math.sin(i * 0.9), 1500 - i * 190) for i in range(24)]
    wall = lathe(
        [(r * (1 - 0.0105 * i), z) for i, (r, z) in enumerate(rings)],
        (1010, 520, 0),
        clay("artery", 0.05, roughness=0.5),
        sides=128,
        closed=False,
    )
    wall.modifiers.new("round", "SUBSURF").render_levels = 2
    ball(1010, 520, 1500, glow("plaque", 0.35, 0.05), z=-4600)
    for z, energy in ((-1800, 5000), (300, 1500), (1750, 1500)):
        data = bpy.data.lights.new("inside", "POINT")
        data.energy, data.shadow_soft_size, data.color = energy, 2.5, linear("plaque", 0.06)
        lamp = bpy.data.objects.new("inside", data)
        lamp.location = world(760, 160, z)
        bpy.context.collection.objects.link(lamp)
    chance = Chance(12)
    for index in range(64):
        angle, z = index * 2.39996, 700 - index * 46 + chance.between(-40, 40)
        away = chance.between(330, 760) - max(0, z) * 0.12
        red_cell(
            1010 + math.cos(angle) * away,
            520 + math.sin(angle) * away * 0.8,
            chance.between(100, 125),
            z,
            seed=index,
        )
