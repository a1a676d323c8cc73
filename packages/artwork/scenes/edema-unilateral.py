"""Two legs of one skin side by side: one slim, the other swollen from the knee down."""

from studio.leg import leg
from studio.stage import stage


def build():
    stage(ground="vein-mist", tilt=14)
    leg(680, size=1.08, sole=1000, tone="brown")
    leg(1220, swell=1.42, size=1.08, sole=1000, tone="brown", lighter=0.015)
