"""A long stent across the banner, in the artery that it holds open."""

from studio.anatomy import open_artery
from studio.devices import braid
from studio.stage import stage


def build():
    stage(size=(1920, 720), ground="vein-mist", tilt=24)
    line = [(380, 1240, 160, 220), (900, 760, 160, 220), (1340, 580, 160, 220), (2400, 420, 160, 220)]
    open_artery([(x, y, r + 40, z) for x, y, r, z in line], wall=0.12, open_to=186)
    braid(line, wires=7, pitch=5, radius=7)
