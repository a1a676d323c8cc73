"""The placeholder for the doctor's portrait: a clay figure without a face, in a white coat."""

from studio.bust import bust
from studio.stage import stage


def build():
    stage(size=(1440, 1800), ground="vein-mist", tilt=0, lens=90)
    bust()
