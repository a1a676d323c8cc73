"""Both lungs with their arteries: a clot closes one branch, and all beyond it has lost its colour."""

from studio.anatomy import lump
from studio.skin import drape
from studio.clay import clay
from studio.growth import grow
from studio.shapes import fused
from studio.stage import stage


def lung(side):
    at = lambda dx, y, r, z: (960 + side * dx, y, r, z)
    outer = [
        at(270, 170, 110, 40),
        at(350, 330, 190, 45),
        at(420, 540, 250, 50),
        at(450, 740, 250, 50),
        at(490, 880, 190, 40),
    ]
    inner = [at(250, 240, 110, 40), at(270, 480, 170, 45), at(280, 700, 170, 45), at(330, 900, 160, 40)]
    body = fused([outer, inner], clay("lung"), voxel=9, soften=16)
    body.modifiers["melt"].voxel_size = 0.1
    return body


def build():
    stage(ground="bone", tilt=12)
    left, right = lung(-1), lung(1)
    fused(
        [[(985, 700, 120, 120), (1020, 830, 150, 130), (1070, 930, 90, 120)]],
        clay("kidney", 0.04, 0.8),
        voxel=8,
        soften=12,
    )
    tree = lambda start, heading, seed: grow(seed, start, heading, 5, reach=3.3, spread=1.25, thinnest=6)
    sound = [drape(nodes, left, -0.1, 3) for nodes in tree((740, 440, 44), 2.25, 7)]
    lost = [drape(nodes, right, -0.1, 3) for nodes in tree((1190, 462, 42), 0.95, 11)]
    fused(sound, clay("vein"), voxel=4, soften=5, steps=3)
    fused(lost, clay("ghost", -0.06), voxel=4, soften=5, steps=3)
    trunk = [
        [
            (975, 760, 62, 240),
            (962, 620, 60, 290),
            (930, 500, 52, 330),
            (840, 450, 48, 345),
            (730, 436, 44, 330),
        ],
        [(962, 620, 54, 290), (990, 510, 50, 330), (1080, 456, 46, 345), (1185, 462, 43, 335)],
    ]
    fused(trunk, clay("vein"), voxel=4, soften=6)
    lump(
        [(1180, 458, 58, 350), (1215, 495, 50, 340), (1140, 442, 44, 345)],
        clay("clot", roughness=0.4),
        seed=5,
        rough=0.12,
    )
