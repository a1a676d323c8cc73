"""The colours of the site's theme, and the clay's own, as linear light."""

import math

# Lightness, chroma and hue (degrees) in OKLCH, as in src/drawing/colour.ts.
COLOURS = {
    "ink": (0.24, 0.03, 270),
    "paper": (0.985, 0.006, 85),
    "bone": (0.955, 0.012, 80),
    "artery": (0.51, 0.18, 24),
    "artery-deep": (0.36, 0.13, 22),
    "artery-inside": (0.62, 0.15, 24),
    "rim": (0.80, 0.07, 30),
    "vein": (0.45, 0.09, 245),
    "vein-inside": (0.60, 0.08, 245),
    "vein-rim": (0.80, 0.04, 240),
    "vein-mist": (0.94, 0.02, 235),
    "lymph": (0.72, 0.085, 165),
    "lymph-deep": (0.60, 0.09, 165),
    "skin": (0.83, 0.05, 55),
    "rose": (0.79, 0.075, 35),
    "pale": (0.92, 0.012, 90),
    "plaque": (0.90, 0.055, 82),
    "clot": (0.34, 0.1, 15),
    "steel": (0.74, 0.012, 250),
    "ghost": (0.84, 0.014, 60),
    "oak": (0.75, 0.055, 70),
    "kidney": (0.55, 0.11, 28),
    "lung": (0.84, 0.05, 25),
    "white": (0.97, 0.003, 90),
    "wall": (0.96, 0.012, 80),
}


def linear(name, lighter=0.0, purity=1.0):
    """The colour as linear sRGB, with `lighter` added to its lightness and its chroma times `purity`."""
    lightness, chroma, hue = COLOURS[name]
    lightness, chroma = min(1.0, max(0.0, lightness + lighter)), chroma * purity
    a, b = chroma * math.cos(math.radians(hue)), chroma * math.sin(math.radians(hue))
    l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
    channels = (
        4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
        -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
        -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    )
    return tuple(min(1.0, max(0.0, channel)) for channel in channels)
