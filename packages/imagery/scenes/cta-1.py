"""Branches that are hardly seen on the blue of the night."""

from studio.quiet import quiet


def build():
    quiet("ink", "ink", 0.07, seed=51)
