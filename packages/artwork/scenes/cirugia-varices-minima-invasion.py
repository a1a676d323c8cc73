"""A thin fibre inside a vein: where its warm tip has passed, the vein has closed."""

import bpy

from studio.anatomy import open_vein
from studio.clay import clay, glow
from studio.palette import linear
from studio.shapes import ball, tube, world
from studio.stage import stage


def build():
    stage(ground="bone", tilt=16, key=0.85, fill=0.6)
    open_vein(
        [
            (-320, 860, 190, 200),
            (300, 720, 205, 205),
            (700, 630, 195, 200),
            (900, 578, 150, 190),
            (1040, 535, 92, 180),
            (1130, 506, 62, 172),
        ],
        wall=0.15,
    )
    tube(
        [
            (1120, 509, 58, 172),
            (1240, 468, 52, 150),
            (1560, 400, 48, 110),
            (2260, 270, 46, 100),
        ],
        clay("vein", 0.04),
    )
    tube(
        [(-320, 860, 19, 210), (300, 730, 19, 200), (500, 682, 18, 195), (640, 650, 17, 225)],
        clay("white", roughness=0.4),
    )
    ball(668, 643, 30, glow("oak", 2.6), z=232, squash=(1.35, 1, 1))
    light = bpy.data.lights.new("tip", "POINT")
    light.color, light.energy, light.shadow_soft_size = linear("oak", purity=2.2), 900, 0.25
    lamp = bpy.data.objects.new("tip", light)
    lamp.location = world(720, 620, 350)
    bpy.context.collection.objects.link(lamp)
