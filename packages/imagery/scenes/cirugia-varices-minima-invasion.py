"""A thin fibre inside a vein: where its warm tip has passed, the vein has closed."""

import bpy

from studio.anatomy import open_vein
from studio.clay import clay, glow
from studio.palette import linear
from studio.shapes import ball, tube, world
from studio.stage import stage


def build():
    stage(ground="bone", tilt=20, key=0.7, fill=0.5)
    open_vein(
        [
            (-320, 860, 190, 200),
            (300, 720, 205, 205),
            (700, 630, 195, 200),
            (900, 575, 150, 190),
            (1010, 540, 96, 185),
        ],
        wall=0.15,
    )
    tube(
        [
            (960, 556, 116, 185),
            (1060, 520, 72, 180),
            (1220, 470, 54, 150),
            (1560, 400, 48, 110),
            (2260, 270, 46, 100),
        ],
        clay("vein", 0.04),
    )
    tube(
        [(-320, 860, 19, 210), (300, 730, 19, 200), (560, 668, 18, 190), (742, 622, 17, 205)],
        clay("white", roughness=0.4),
    )
    ball(768, 615, 25, glow("plaque", 6.0, 0.04), z=210, squash=(1.3, 1, 1))
    light = bpy.data.lights.new("tip", "POINT")
    light.color, light.energy, light.shadow_soft_size = linear("skin", purity=2.2), 300, 0.25
    lamp = bpy.data.objects.new("tip", light)
    lamp.location = world(790, 606, 330)
    bpy.context.collection.objects.link(lamp)
