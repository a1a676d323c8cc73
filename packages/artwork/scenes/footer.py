"""Branches of veins on a dark ground."""

from studio.quiet import quiet


def build():
    quiet("ink", "vein", -0.12, seed=95, size=(1920, 720))
