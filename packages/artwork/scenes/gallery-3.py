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
    probe()
    print_on_wall(950, 210, 180, 240, 12, "vein")


def probe():
    """The probe in its holder at the machine's side, its cable in a loop beneath."""
    dark = clay("ink", 0.14)
    box(1196, 574, 74, 18, 70, clay("steel", 0.06), z=400, bevel=6)
    fused(
        [[(1228, 640, 17, 440), (1228, 560, 24, 440)], [(1206, 530, 24, 440), (1250, 530, 24, 440)]],
        clay("white"),
        voxel=3,
    )
    tube([(1206, 516, 16, 440), (1250, 516, 16, 440)], dark)
    loop = [(1228, 650, 9, 440), (1226, 760, 9, 446), (1190, 830, 9, 450), (1150, 780, 9, 455)]
    tube([*loop, (1176, 690, 9, 455), (1250, 660, 9, 455), (1300, 680, 9, 455)], dark)
