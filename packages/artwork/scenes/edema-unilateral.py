"""Two legs side by side: one slim, the other swollen from the knee down."""

from studio.body import leg
from studio.stage import stage


def build():
    stage(ground="vein-mist", tilt=14)
    leg(700, facing=-1, size=1.08, sole=1000)
    leg(1180, facing=1, swell=1.5, size=1.08, sole=1000, colour="rose", lighter=0.02)
