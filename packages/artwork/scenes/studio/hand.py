"""A forearm with its open hand."""

from .shapes import fused


def forearm(y, flesh, side=1, shift=0):
    """
    A forearm with its open hand, palm up, that reaches in from the left edge to about x = 1650. `flesh` is the clay of its
    skin, `shift` moves it to the right. Its thumb is above, as on somebody's left hand; `side` -1 makes it the right one.
    """
    place = lambda x, dy, r, z: (x + shift, y + dy * side, r, z)
    arm = [
        [
            place(-520, 80, 204, 204),
            place(200, 40, 182, 190),
            place(640, 10, 148, 172),
            place(960, 0, 112, 150),
            place(1060, 0, 104, 140),
            place(1200, 0, 112, 135),
        ],
        [place(640, -10, 112, 150), place(1000, -26, 92, 130), place(1180, -40, 84, 120)],
        [place(640, 30, 112, 150), place(1000, 30, 92, 130), place(1180, 50, 84, 120)],
    ]
    palm = [
        [place(1180, -66, 74, 110), place(1330, -86, 66, 105)],
        [place(1180, 0, 76, 100), place(1340, -8, 68, 100)],
        [place(1180, 66, 74, 110), place(1310, 82, 62, 105)],
    ]
    fingers = [
        [place(1320, -100, 47, 100), place(1470, -126, 42, 105), place(1570, -138, 36, 120)],
        [place(1340, -32, 48, 98), place(1510, -40, 43, 104), place(1630, -40, 36, 122)],
        [place(1335, 34, 46, 98), place(1490, 46, 41, 104), place(1600, 56, 35, 122)],
        [place(1305, 96, 40, 100), place(1420, 124, 35, 106), place(1500, 142, 30, 118)],
    ]
    thumb = [
        place(1120, -90, 66, 120),
        place(1210, -172, 52, 130),
        place(1310, -236, 43, 140),
        place(1370, -266, 37, 150),
    ]
    return fused([*arm, *palm, *fingers, thumb], flesh, voxel=6, soften=9)
