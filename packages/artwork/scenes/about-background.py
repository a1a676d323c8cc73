"""Branches in relief on paper the colour of bone."""

from studio.quiet import quiet


def build():
    quiet("bone", "bone", 0.0, seed=84)
