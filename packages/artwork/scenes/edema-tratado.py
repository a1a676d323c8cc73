"""The legs of `edema-unilateral` after the treatment: the one that was swollen is almost as slim as the other."""

from studio.leg import leg
from studio.stage import stage


def build():
    stage(ground="vein-mist", tilt=14)
    leg(680, size=1.08, sole=1000, tone="brown")
    leg(1220, swell=1.1, size=1.08, sole=1000, tone="brown", lighter=0.015)
