"""Lines of a pulse or of flow, as an instrument draws them."""

import math

import numpy as np


def trace(points, bend):
    """Nodes (x, y, r) along the points (x, y, r), each corner rounded by an arc of `bend` times its radius."""
    nodes = [points[0]]
    for (ax, ay, _), (bx, by, r), (cx, cy, _) in zip(points, points[1:], points[2:]):
        back, on = np.array([ax - bx, ay - by]), np.array([cx - bx, cy - by])
        reach, further = np.linalg.norm(back), np.linalg.norm(on)
        back, on = back / reach, on / further
        half = math.acos(max(-1.0, min(1.0, float(back @ on)))) / 2
        if half > 1.56:
            nodes.append((bx, by, r))
            continue
        away = min(bend * r / math.tan(half), reach * 0.48, further * 0.48)
        middle = (back + on) / np.linalg.norm(back + on) * away / math.cos(half)
        radius = away * math.tan(half)
        start, end = back * away - middle, on * away - middle
        first = math.atan2(start[1], start[0])
        sweep = (math.atan2(end[1], end[0]) - first + math.pi) % (2 * math.pi) - math.pi
        for i in range(9):
            angle = first + sweep * i / 8
            place = middle + radius * np.array([math.cos(angle), math.sin(angle)])
            nodes.append((bx + place[0], by + place[1], r))
    nodes.append(points[-1])
    return filled(nodes)


def filled(nodes):
    """More nodes on long straights, so that a curve through them stays straight there."""
    line = [nodes[0]]
    for a, b in zip(nodes, nodes[1:]):
        pieces = max(1, round(math.dist(a[:2], b[:2]) / 30))
        line += [tuple(p + (q - p) * i / pieces for p, q in zip(a, b)) for i in range(1, pieces + 1)]
    return line
