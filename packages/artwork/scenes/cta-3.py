"""Branches in relief on a very pale blue ground."""

from studio.quiet import quiet


def build():
    quiet("vein-mist", "vein-mist", -0.02, seed=72)
