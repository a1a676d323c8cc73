"""The reception: a blue counter, two lamps, a plant and a chair."""

from studio.clay import clay
from studio.room import UPRIGHT, chair, floor, lamp, monitor, plant, print_on_wall
from studio.shapes import ball, box, lathe
from studio.stage import stage


def build():
    stage(ground="wall", tilt=-9, lens=55)
    floor(830)
    print_on_wall(1240, 200, 230, 310, 4)
    box(500, 590, 720, 250, 260, clay("vein", 0.03), z=180, bevel=8)
    for slat in range(17):
        box(514 + slat * 41, 618, 22, 196, 14, clay("vein", 0.1), z=438, bevel=5)
    box(470, 560, 780, 34, 320, clay("white"), z=160, bevel=8)
    monitor(1010, 560, 300)
    lathe([(1, 0), (34, 0), (42, 20), (34, 66), (28, 78), (1, 78)], (640, 560, 330), clay("rose"), turn=UPRIGHT)
    for dx, up, r in ((-34, 132, 26), (4, 168, 30), (38, 128, 25), (2, 112, 26)):
        ball(640 + dx, 560 - up, r, clay("lymph", -0.06, 0.85), z=330)
    lamp(660, 300, 300)
    lamp(900, 300, 300)
    chair(1440, 900, 300, "artery", -1)
    plant(370, 880, 300, 1.15, seed=3)
