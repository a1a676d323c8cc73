"""The consulting room: an oak desk between two chairs, beneath a large window."""

from studio.clay import clay
from studio.room import chair, floor, monitor, plant, print_on_wall, window_frame
from studio.shapes import ball, box
from studio.stage import stage


def build():
    stage(ground="vein-mist", tilt=-9, lens=55)
    floor(810)
    window_frame(420, 150, 380, 370)
    print_on_wall(1270, 170, 220, 300, 9)
    wood = clay("oak", -0.06)
    box(720, 600, 600, 34, 300, wood, z=220, bevel=8)
    for x in (750, 1256):
        for z in (240, 480):
            box(x, 630, 34, 268 if z > 300 else 216, 30, clay("oak", -0.16), z=z, bevel=6)
    monitor(1120, 600, 300)
    box(800, 590, 130, 10, 90, clay("paper"), z=350, bevel=2)
    ball(980, 582, 20, clay("lymph"), z=420)
    chair(590, 920, 360, "artery")
    chair(1440, 920, 360, "vein", -1)
    plant(1610, 830, 120, 0.8, seed=8)
