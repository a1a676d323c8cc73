"""Two feet seen from below: a rosy one and a pale one."""

from studio.body import sole
from studio.stage import stage


def build():
    stage(ground="bone", tilt=16, shade=-0.05)
    sole(660, 590, 1.28, 1, colour="rose", turn=-4)
    sole(1260, 590, 1.28, -1, colour="pale", lighter=0.02, turn=4)
