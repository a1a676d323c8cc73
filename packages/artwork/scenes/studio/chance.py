"""Seeded randomness: the same stream as src/random.ts (mulberry32)."""


class Chance:
    """A stream of numbers in [0, 1) that is the same on every machine."""

    def __init__(self, seed):
        self.state = seed & 0xFFFFFFFF

    def next(self):
        self.state = (self.state + 0x6D2B79F5) & 0xFFFFFFFF
        mixed = _imul(self.state ^ (self.state >> 15), self.state | 1)
        mixed ^= (mixed + _imul(mixed ^ (mixed >> 7), mixed | 61)) & 0xFFFFFFFF
        return ((mixed ^ (mixed >> 14)) & 0xFFFFFFFF) / 4294967296

    def between(self, low, high):
        return low + (high - low) * self.next()


def _imul(a, b):
    return (a * b) & 0xFFFFFFFF
