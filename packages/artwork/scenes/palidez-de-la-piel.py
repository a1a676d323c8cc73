"""Somebody's two open hands: one has its colour, the other loses it from the wrist on."""

from studio.hand import forearm
from studio.skin import fading, skin
from studio.stage import stage


def build():
    stage(ground="bone", tilt=16, shade=-0.03)
    forearm(330, skin("brown"), shift=-80)
    forearm(780, fading("brown", "ashen", 900, 1260), side=-1, shift=-80)
