"""The reception: a blue counter, two lamps, a plant and a chair."""

from studio.clay import clay
from studio.room import chair, floor, lamp, monitor, plant, print_on_wall
from studio.shapes import box
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
    box(640, 548, 110, 12, 80, clay("paper"), z=330, bevel=2)
    lamp(660, 300, 300)
    lamp(900, 300, 300)
    chair(1440, 900, 300, "artery", -1)
    plant(370, 880, 300, 1.15, seed=3)
