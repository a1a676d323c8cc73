"""The ultrasound room: a blue couch, and the machine with its screen and probe."""

from studio.clay import clay, glow
from studio.room import floor, print_on_wall, window_frame
from studio.shapes import ball, box, fused, mesh, tube, world
from studio.stage import stage


def build():
    stage(ground="wall", tilt=-9, lens=55)
    floor(840, "vein-mist", -0.1)
    window_frame(470, 160, 300, 290)
    box(390, 640, 740, 70, 300, clay("vein", 0.12), z=150, bevel=30)
    box(400, 574, 170, 72, 230, clay("white"), z=185, bevel=32)
    for x in (470, 990):
        box(x, 705, 54, 190, 200, clay("steel", 0.04), z=200, bevel=8)
    box(1290, 530, 240, 370, 220, clay("white", -0.02), z=240, bevel=24)
    box(1262, 556, 296, 36, 250, clay("steel", 0.1), z=230, bevel=12)
    box(1392, 440, 36, 100, 40, clay("steel", -0.02), z=320, bevel=8)
    box(1250, 210, 320, 240, 30, clay("ink", 0.04), z=340, bevel=14)
    fan = [(1410, 232), (1306, 424), (1514, 424)]
    mesh("fan", [world(x, y, 374) for x, y in fan], [(0, 1, 2)], glow("steel", 0.35, -0.25))
    tube([(1356, 356, 12, 378), (1410, 336, 15, 378), (1466, 356, 12, 378)], clay("artery", 0.04))
    for x in (1310, 1510):
        ball(x, 912, 28, clay("ink", 0.1), z=380)
    tube(
        [
            (1280, 600, 9, 470),
            (1200, 760, 9, 480),
            (1136, 700, 9, 480),
            (1120, 560, 9, 470),
            (1140, 480, 10, 470),
        ],
        clay("ink", 0.14),
    )
    fused(
        [[(1140, 480, 16, 470), (1144, 430, 24, 470)], [(1126, 404, 20, 470), (1164, 404, 20, 470)]],
        clay("white"),
        voxel=3,
    )
    print_on_wall(950, 210, 180, 240, 12, "vein")
