"""Branches of arteries on a deep red ground."""

from studio.quiet import quiet


def build():
    quiet("artery-deep", "artery", -0.08, seed=63)
