"""A thin fibre inside a vein: where its warm tip has passed, the vein has closed."""

import math

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
        [(-320, 860, 19, 210), (300, 730, 19, 200), (500, 682, 18, 195), (640, 650, 17, 225)],
        clay("white", roughness=0.4),
    )
    ball(668, 643, 30, glow("oak", 1.9), z=232, squash=(1.35, 1, 1))
    warmth = glow("oak", 0.75)
    for r, thick in ((66, 9), (106, 8), (146, 7)):
        turns = [math.radians(-66 + i * 10.4) for i in range(11)]
        tube([(668 + math.cos(a) * r, 643 + math.sin(a) * r, thick, 240) for a in turns], warmth, sides=12)
    light = bpy.data.lights.new("tip", "POINT")
    light.color, light.energy, light.shadow_soft_size = linear("oak", purity=2.2), 420, 0.25
    lamp = bpy.data.objects.new("tip", light)
    lamp.location = world(720, 620, 350)
    bpy.context.collection.objects.link(lamp)
