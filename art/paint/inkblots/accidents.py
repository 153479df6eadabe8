"""Archetypes of what the fold makes by itself: nothing in them is meant to be one thing.

Each function draws the right half of one kind of blot; the numbers drawn make every one different.
"""

import math
from itertools import pairwise

from art.paint.inkblots.skeleton import Joint, Skeleton


def silhouette(pen: Skeleton) -> None:
    """One plain shape without gaps: a short body, two broad sides, and few thin tips."""
    u = pen.between
    reach, lift, droop = u(0.7, 0.95), u(-0.35, 0.1), u(0.05, 0.4)
    pen.curve((0, u(-0.3, -0.15), u(0.08, 0.13)), (0, 0.05, u(0.15, 0.22)), (0, 0.3, 0.1))
    pen.curve(
        (0.02, u(-0.1, 0.1), u(0.14, 0.2)),
        (reach * 0.35, lift * 0.6 + u(-0.05, 0.05), u(0.14, 0.21)),
        (reach * 0.7, lift + u(-0.06, 0.08), u(0.1, 0.17)),
        (reach, lift + droop, u(0.015, 0.05)),
    )
    for _ in range(int(pen.rng.integers(2, 4))):
        x = u(0.15, reach * 0.75)
        pen.curve(
            (x, lift * 0.6, 0.12),
            (x + u(-0.05, 0.12), lift * 0.4 + u(0.15, 0.3), u(0.06, 0.12)),
            (x + u(-0.08, 0.2), u(0.25, 0.55), u(0.008, 0.04)),
        )
    pen.curve(
        (0.03, -0.2, 0.06), (u(0.04, 0.14), u(-0.5, -0.38), 0.04), (u(0.02, 0.3), -0.62, 0.01)
    )
    pen.curve((0.03, 0.25, 0.08), (u(0.03, 0.12), 0.45, 0.05), (u(0.03, 0.25), u(0.6, 0.75), 0.01))
    if pen.sometimes(0.5):
        pen.blob(0, u(-0.45, -0.3), u(0.07, 0.12))


def horseshoe(pen: Skeleton) -> None:
    """Lumps in a wide curve, held by thin necks, around white that has a shape of its own."""
    u = pen.between
    up = 1 if pen.sometimes(0.65) else -1
    way = [
        (0, 0.62),
        (u(0.28, 0.38), u(0.5, 0.62)),
        (u(0.42, 0.6), u(0.05, 0.22)),
        (u(0.4, 0.58), u(-0.35, -0.2)),
        (u(0.22, 0.42), u(-0.78, -0.6)),
    ]
    sizes = [u(0.09, 0.16), *(u(0.12, 0.21) for _ in way[1:])]
    for (x, y), size in zip(way, sizes, strict=True):
        pen.curve(
            (x, y * up - size * 0.5, size * 0.8),
            (x + u(-0.06, 0.06), y * up, size),
            (x + u(-0.05, 0.08), y * up + size * 0.6, size * 0.7),
        )
        for _ in range(int(pen.rng.integers(1, 4))):
            _tip(pen, x, y * up, size, u(0, 2 * math.pi), u(0.1, 0.26))
    for (ax, ay), (bx, by) in pairwise(way):
        neck = u(0.02, 0.08)
        pen.line((ax, ay * up, neck * 1.5), ((ax + bx) / 2, (ay + by) / 2 * up, neck))
        pen.line(((ax + bx) / 2, (ay + by) / 2 * up, neck), (bx, by * up, neck * 1.5))


def windows(pen: Skeleton) -> None:
    """A wide mass that is mostly opening: ribs and rims with white rooms between them."""
    u = pen.between
    top, bottom, wide = u(-0.8, -0.6), u(0.6, 0.8), u(0.55, 0.75)
    pen.curve(
        (0, top, u(0.07, 0.13)),
        (wide * u(0.5, 0.8), top * u(0.6, 0.9), u(0.06, 0.14)),
        (wide, u(-0.2, 0.2), u(0.06, 0.16)),
        (wide * u(0.4, 0.8), bottom * u(0.6, 0.9), u(0.06, 0.14)),
        (0, bottom, u(0.06, 0.12)),
    )
    for _ in range(int(pen.rng.integers(2, 4))):
        y = u(-0.45, 0.45)
        pen.curve(
            (0, y, u(0.06, 0.12)),
            (wide * 0.5, y + u(-0.15, 0.15), u(0.03, 0.08)),
            (wide * 0.95, y + u(-0.25, 0.25), u(0.05, 0.1)),
        )
    if pen.sometimes(0.6):
        y = u(-0.2, 0.2)
        pen.curve((0, y - 0.3, 0.05), (0.02, y, u(0.08, 0.15)), (0, y + 0.3, 0.05), ink=1)
    for _ in range(int(pen.rng.integers(4, 8))):
        turn = u(-1.5, 1.5)
        x, y = math.cos(turn) * wide, math.sin(turn) * 0.7
        _tip(pen, x, y, 0.1, turn + u(-0.7, 0.7), u(0.1, 0.3))


def spill(pen: Skeleton) -> None:
    """Drops of all sizes thrown beside the fold; each ran into the nearest one."""
    u = pen.between
    tall = u(0.45, 0.75)
    fold: list[Joint] = [(0, -tall + tall * 0.5 * step, u(0.03, 0.14)) for step in range(5)]
    pen.curve(*fold)
    drops = [(0.0, y) for _, y, _ in fold]
    for _ in range(int(pen.rng.integers(7, 12))):
        x, y, size = u(0.08, 0.7) * u(0.5, 1), u(-0.78, 0.78), u(0.04, 0.1) + u(0, 0.35) ** 2
        near_x, near_y = min(drops, key=lambda drop: math.dist(drop, (x, y)))
        drops.append((x, y))
        ink = int(pen.sometimes(0.3))
        pen.blob(x, y, size, stretch=u(0, 0.08), ink=ink)
        pen.curve(
            (near_x, near_y, u(0.03, 0.08)),
            ((x + near_x) / 2 + u(-0.06, 0.06), (y + near_y) / 2 + u(-0.06, 0.06), u(0.02, 0.07)),
            (x, y, size * 0.7),
            ink=ink,
        )
        for _ in range(int(pen.rng.integers(0, 3))):
            _tip(pen, x, y, size, math.atan2(y, x) + u(-1.3, 1.3), u(0.08, 0.28))
    if pen.sometimes(0.6):
        pen.blob(u(0.05, 0.3), u(-0.4, 0.4), u(0.04, 0.08), hole=True)


def giant(pen: Skeleton) -> None:
    """A mass that widens downwards, as if seen from its feet: small top, hanging sides."""
    u = pen.between
    pen.curve(
        (0, -0.75, u(0.05, 0.1)),
        (u(0.05, 0.12), -0.45, u(0.1, 0.16)),
        (u(0.1, 0.2), 0.0, u(0.16, 0.26)),
        (u(0.2, 0.35), 0.4, u(0.15, 0.24)),
        (u(0.35, 0.55), u(0.65, 0.8), u(0.1, 0.17)),
        (u(0.6, 0.75), u(0.72, 0.85), 0.05),
    )
    pen.curve(
        (0.1, -0.4, 0.1),
        (u(0.3, 0.45), u(-0.5, -0.3), u(0.06, 0.12)),
        (u(0.5, 0.62), u(-0.25, 0.0), u(0.05, 0.1)),
        (u(0.45, 0.65), u(0.05, 0.3), u(0.01, 0.05)),
    )
    pen.curve(
        (0, 0.3, u(0.08, 0.14)), (0, 0.6, u(0.06, 0.12)), (u(0, 0.1), u(0.75, 0.9), u(0.02, 0.08))
    )
    if pen.sometimes(0.7):
        _tip(pen, u(0.05, 0.12), -0.7, 0.07, u(-1.5, -0.4), u(0.12, 0.3))
    if pen.sometimes(0.6):
        pen.curve(
            (u(0.12, 0.2), u(0.3, 0.45), 0.03),
            (u(0.16, 0.24), 0.55, u(0.04, 0.07)),
            (u(0.18, 0.3), 0.7, 0.02),
            hole=True,
        )
    for _ in range(3):
        _tip(pen, u(0.25, 0.45), u(-0.2, 0.5), 0.12, u(-0.6, 0.9), u(0.12, 0.28))


def parley(pen: Skeleton) -> None:
    """Two heavy masses that lean towards each other and touch in one or two places."""
    u = pen.between
    x = u(0.34, 0.46)
    pen.curve(
        (x + u(-0.12, 0.05), u(-0.78, -0.62), u(0.07, 0.13)),
        (x + u(-0.05, 0.1), -0.35, u(0.12, 0.2)),
        (x + u(-0.05, 0.15), 0.1, u(0.14, 0.24)),
        (x + u(-0.15, 0.1), 0.5, u(0.1, 0.18)),
        (x + u(-0.2, 0.25), u(0.68, 0.85), u(0.03, 0.08)),
    )
    for y in (u(-0.6, -0.2), u(-0.1, 0.3), u(0.4, 0.65)):
        if pen.sometimes(0.7):
            pen.curve(
                (x, y, 0.09),
                (x * 0.5, y + u(-0.12, 0.12), u(0.04, 0.09)),
                (u(0, 0.06), y + u(-0.15, 0.15), u(0.02, 0.06)),
                ink=int(pen.sometimes(0.3)),
            )
    for _ in range(int(pen.rng.integers(3, 6))):
        _tip(pen, x + 0.1, u(-0.7, 0.7), 0.12, u(-1.2, 1.2), u(0.12, 0.32))
    if pen.sometimes(0.6):
        y = u(-0.5, 0.6)
        pen.curve((0, y - 0.12, 0.03), (u(0, 0.06), y, u(0.05, 0.1)), (0, y + 0.14, 0.03), ink=1)
    pen.curve((0, u(0.55, 0.75), u(0.05, 0.1)), (x * 0.6, u(0.6, 0.75), 0.06), (x, 0.6, 0.08))


def totem(pen: Skeleton) -> None:
    """Lumps on top of each other at the fold, each with another kind of arm, horn or opening."""
    u = pen.between
    tiers = int(pen.rng.integers(3, 5))
    step = 1.5 / tiers
    for tier in range(tiers):
        y, wide = -0.75 + step * (tier + 0.5), u(0.14, 0.4)
        pen.curve((0, y, step * u(0.3, 0.42)), (wide * 0.7, y + u(-0.06, 0.06), u(0.08, 0.16)))
        pen.line((0, y, 0.07), (0, min(y + step, 0.8), 0.06))
        reach, turn = u(0.15, 0.5), u(-1.2, 1.2)
        if pen.sometimes(0.75):
            end_x, end_y = wide + math.cos(turn) * reach, y + math.sin(turn) * reach
            pen.curve(
                (wide * 0.6, y, u(0.07, 0.11)),
                (wide + math.cos(turn) * reach * 0.5, y + math.sin(turn) * reach * 0.4, 0.08),
                (end_x, end_y, u(0.03, 0.09)),
                (end_x + u(-0.15, 0.12), end_y + u(-0.25, 0.25), 0.012),
                ink=tier % 2,
            )
        if pen.sometimes(0.5):
            pen.blob(u(0.08, 0.18), y + u(-0.06, 0.06), u(0.03, 0.06), hole=True)
        for _ in range(int(pen.rng.integers(1, 3))):
            _tip(pen, wide * 0.8, y, 0.1, u(-1.5, 1.5), u(0.1, 0.24))


def blown(pen: Skeleton) -> None:
    """A puddle at the fold, and branches that breath has driven out of it, each with a bead."""
    u = pen.between
    y = u(-0.3, 0.4)
    pen.curve((0, y - u(0.1, 0.3), 0.08), (u(0, 0.1), y, u(0.14, 0.24)), (0, y + u(0.1, 0.3), 0.08))
    for _ in range(int(pen.rng.integers(4, 7))):
        turn = u(-1.45, 1.45)
        _branch(pen, 0.06, y, turn, u(0.22, 0.34), u(0.05, 0.08), 3)
    for _ in range(2):
        pen.blob(u(0.1, 0.4), y + u(-0.3, 0.3), u(0.07, 0.14), stretch=u(0, 0.1), ink=1)


def _tip(pen: Skeleton, x: float, y: float, width: float, turn: float, length: float) -> None:
    """A finger of ink that runs out of a mass and ends in a point, or in a bead."""
    u = pen.between
    bend = turn + u(-0.6, 0.6)
    start = width * 0.6
    mid_x, mid_y = (
        x + math.cos(turn) * (start + length / 2),
        y + math.sin(turn) * (start + length / 2),
    )
    end_x, end_y = mid_x + math.cos(bend) * length / 2, mid_y + math.sin(bend) * length / 2
    bead = u(0.025, 0.05) if pen.sometimes(0.25) else 0.008
    pen.curve(
        (x, y, width * 0.6),
        (max(mid_x, 0), mid_y, u(0.025, 0.055)),
        (max(end_x, 0), end_y, bead),
    )


def _branch(
    pen: Skeleton, x: float, y: float, turn: float, length: float, width: float, forks: int
) -> None:
    u = pen.between
    end_x, end_y = x + math.cos(turn) * length, y + math.sin(turn) * length
    end_x = abs(end_x)
    pen.curve(
        (x, y, width),
        ((x + end_x) / 2 + u(-0.04, 0.04), (y + end_y) / 2 + u(-0.04, 0.04), width * 0.8),
        (end_x, end_y, width * 0.6),
        steps=5,
    )
    if forks == 1 or abs(end_y) > 0.75:
        if pen.sometimes(0.6):
            pen.blob(end_x, end_y, u(0.025, 0.06))
        return
    for _ in range(int(pen.rng.integers(1, 3))):
        _branch(
            pen, end_x, end_y, turn + u(-0.8, 0.8), length * u(0.6, 0.85), width * 0.65, forks - 1
        )
