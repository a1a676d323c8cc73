"""A leg from the side: plain, without gender or age."""

import math

from .shapes import fused
from .skin import skin


def leg(x, swell=1.0, facing=1, size=1.0, sole=1000, z=0, tone="brown", lighter=0.0, turn=0):
    """A leg from the side, thigh to toes, its sole at y = `sole`; `swell` widens calf, ankle and foot."""

    def place(dx, y, r, dz=0.0):
        px, py = dx * facing * size, (y - 1000) * size
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        return (x + px * c - py * s, sole + px * s + py * c, r * size, z + (190 + dz) * size)

    swollen = lambda r, share: r * (1 + share * (swell - 1))
    shank = [
        place(-10, -260, 190),
        place(0, 60, 158),
        place(14, 300, 122),
        place(6, 420, swollen(108, 0.5)),
        place(-26 + 14 * (swell - 1), 580, swollen(120, 0.75)),
        place(-16, 730, swollen(88, 1.1)),
        place(0, 880, swollen(56, 1.6)),
        place(-4, 935, swollen(56, 1.1)),
    ]
    heel = [place(-4, 900, swollen(50, 1.2)), place(-26, 950, 50)]
    foot = [
        place(-14, 944, 54),
        place(70, 930, swollen(54, 1.1)),
        place(128, 952, swollen(46, 0.8)),
        place(178, 966, swollen(33, 0.5)),
    ]
    inner = [place(20, 950, 45, 40), place(120, 962, 37, 40), place(172, 968, 31, 42)]
    outer = [place(20, 950, 45, -40), place(110, 964, 35, -44), place(158, 972, 26, -50)]
    toes = [
        [place(172, 969, 30, 46), place(220, 972, 27, 48)],
        [place(172, 972, 24, 8), place(214, 976, 20, 10)],
        [place(168, 974, 22, -24), place(204, 978, 19, -24)],
        [place(158, 976, 20, -50), place(190, 980, 17, -52)],
    ]
    return fused(
        [shank, heel, foot, inner, outer, *toes],
        skin(tone, lighter),
        voxel=7 * max(1, size * 0.8),
        soften=10,
    )
