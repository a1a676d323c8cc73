"""The placeholder portrait without its ground."""

from studio.bust import bust
from studio.stage import stage


def build():
    scene = stage(size=(1440, 1800), ground=None, tilt=0, lens=90, window=0)
    scene["cutout"] = True
    bust()
