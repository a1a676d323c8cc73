"""A pale leg whose artery is closed at the knee: below it only a trace of the vessels is left."""

from studio.anatomy import lump
from studio.body import drape, leg
from studio.clay import clay
from studio.shapes import fused
from studio.stage import stage


def build():
    stage(ground="bone", tilt=14, shade=-0.05)
    skin = leg(1000, size=1.12, sole=1020, facing=-1, colour="pale")
    at = lambda nodes: [(1000 - (x - 960) * 1.12, 1020 + (y - 1000) * 1.12, r * 1.2) for x, y, r in nodes]
    open_vessels = [
        [(980, -180, 44), (962, 160, 38), (978, 300, 33), (966, 412, 30)],
        [(966, 150, 22), (1030, 230, 16), (1052, 320, 11)],
        [(970, 240, 18), (912, 300, 13), (896, 370, 9)],
        [(966, 60, 18), (890, 140, 13), (868, 220, 9)],
    ]
    lost = [
        [(964, 430, 18), (940, 560, 15), (948, 740, 12), (962, 880, 10), (1040, 930, 8), (1130, 955, 6)],
        [(962, 470, 13), (1004, 560, 11), (985, 720, 9), (976, 850, 7)],
        [(942, 520, 10), (890, 600, 8), (900, 700, 6)],
    ]
    fused([drape(at(nodes), skin, 0.1, 6) for nodes in open_vessels], clay("artery"), voxel=4, steps=3)
    fused([drape(at(nodes), skin, 0.45, 6) for nodes in lost], clay("ghost", -0.12), voxel=3, steps=3)
    x, y, r, z = drape(at([(964, 412, 40), (964, 430, 40)]), skin, 0.2, 4)[2]
    lump([(x, y - 10, 54, z), (x + 6, y + 24, 40, z)], clay("clot", roughness=0.4), seed=21, rough=0.1)
