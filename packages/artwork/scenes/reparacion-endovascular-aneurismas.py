"""The aneurysm cut open, with the forked stent graft that takes over its work."""

from studio.anatomy import open_artery
from studio.clay import clay
from studio.devices import crowns
from studio.shapes import fused, tube
from studio.stage import stage


def build():
    stage(ground="paper", tilt=16)
    open_artery(
        [
            (965, -400, 92, 210),
            (962, 60, 92, 210),
            (956, 210, 104, 210),
            (940, 350, 190, 230),
            (934, 470, 252, 250),
            (940, 590, 230, 240),
            (954, 720, 150, 220),
            (960, 800, 118, 210),
        ],
        wall=0.1,
        open_to=190,
    )
    for side in (-1, 1):
        tube(
            [
                (960 + side * 46, 770, 62, 170),
                (960 + side * 130, 930, 58, 150),
                (960 + side * 250, 1240, 54, 120),
            ],
            clay("artery"),
        )
    cloth = clay("white", -0.01, roughness=0.75, gloss=0.1)
    trunk = [(962, 110, 74, 225), (960, 330, 72, 235), (956, 500, 72, 245), (958, 640, 74, 235)]
    limbs = [
        [(958 + side * 26, 620, 46, 235), (958 + side * 62, 740, 44, 225), (960 + side * 100, 860, 42, 205)]
        for side in (-1, 1)
    ]
    fused([trunk, *limbs], cloth, voxel=5, soften=6)
    crowns(trunk, spacing=1.15, peaks=9, radius=5)
    for limb in limbs:
        crowns(limb, spacing=1.4, peaks=7, radius=4.5)
