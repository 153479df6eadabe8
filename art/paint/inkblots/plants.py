"""Archetypes that unroll, hang, prick and climb.

Each function draws the right half of one kind of blot; the numbers drawn make every one different.
"""

import math

from art.paint.inkblots.skeleton import Skeleton


def fern(pen: Skeleton) -> None:
    """Fronds that unroll to both sides of a stem."""
    u = pen.between
    pen.curve((0, 0.85, 0.06), (0.01, 0.3, 0.05), (0, u(-0.8, -0.6), 0.025))
    for frond in range(int(pen.rng.integers(3, 5))):
        y, reach = 0.55 - frond * 0.36, u(0.45, 0.75) - frond * 0.07
        rise, curl = u(0.1, 0.4), u(0.08, 0.16)
        pen.curve(
            (0, y, 0.045),
            (reach * 0.5, y - rise * 0.8, 0.04),
            (reach, y - rise, 0.035),
            (reach + curl * 0.6, y - rise + curl, 0.03),
            (reach - curl * 0.3, y - rise + curl * 1.2, 0.03),
        )
        for leaf in range(1, 6):
            share = leaf / 6
            x, base = reach * share, y - rise * math.sin(share * 1.5)
            for way in (-1, 1):
                pen.curve(
                    (x, base, 0.03),
                    (x + u(0, 0.06), base + way * u(0.06, 0.1), 0.035),
                    (x + u(0, 0.08), base + way * u(0.1, 0.17), 0.008),
                    ink=int(way > 0),
                )


def willow(pen: Skeleton) -> None:
    """A short trunk under a crown that hangs down to the ground."""
    u = pen.between
    pen.curve((0, 0.8, u(0.09, 0.14)), (0.03, 0.3, 0.08), (0, -0.3, 0.1))
    pen.curve((0.03, 0.78, 0.07), (0.2, 0.85, 0.05), (u(0.35, 0.55), 0.86, 0.012))
    for strand in range(int(pen.rng.integers(5, 9))):
        reach, top = u(0.15, 0.75), u(-0.85, -0.45)
        pen.curve(
            (0.02, -0.2, 0.07),
            (reach * 0.5, top, u(0.05, 0.09)),
            (reach, top + u(0.2, 0.4), u(0.04, 0.07)),
            (reach + u(-0.08, 0.1), u(0.1, 0.65), 0.012),
            ink=int(strand > 4),
        )


def thistle(pen: Skeleton) -> None:
    """Prickly heads on forked stems, with jagged leaves."""
    u = pen.between
    pen.curve((0, 0.88, 0.05), (0.02, 0.3, 0.05), (0, -0.2, 0.05))
    heads = [(0.0, u(-0.5, -0.35)), (u(0.3, 0.45), u(-0.45, -0.05)), (u(0.55, 0.72), u(-0.1, 0.35))]
    for x, y in heads:
        size = u(0.09, 0.14)
        if x:
            pen.curve((0, u(0.3, 0.6), 0.04), (x * 0.6, y + 0.3, 0.035), (x, y + 0.06, 0.035))
        pen.blob(x, y, size)
        for spike in range(5):
            angle = -math.pi / 2 + (spike - 2) * 0.42 + u(-0.1, 0.1)
            length = size + u(0.14, 0.26)
            tip = x + math.cos(angle) * length, y + math.sin(angle) * length
            if tip[0] > 0:
                pen.line((x, y, size * 0.5), (*tip, 0.008), ink=1)
    for _ in range(int(pen.rng.integers(3, 5))):
        y, reach, drop = u(0.2, 0.75), u(0.3, 0.6), u(-0.2, 0.15)
        pen.curve(
            (0, y, 0.05), (reach * 0.5, y + drop * 0.3, u(0.05, 0.09)), (reach, y + drop, 0.01)
        )
        for jag in (0.4, 0.65):
            pen.line(
                (reach * jag, y + drop * 0.4, 0.05), (reach * (jag + 0.1), y + u(-0.2, 0.2), 0.008)
            )


def vines(pen: Skeleton) -> None:
    """Stems that wind about each other, with leaves, tendrils and fruit."""
    u = pen.between
    swing, phase = u(0.14, 0.24), u(0, 3)
    stem = []
    for step in range(8):
        x = 0.26 + swing * math.sin(phase + step * 1.1)
        stem.append((x, 0.8 - step * 0.22, 0.045 - step * 0.003))
    pen.curve(*stem)
    for x, y, _ in stem[1:]:
        way = 1 if pen.sometimes(0.65) else -1
        reach = u(0.18, 0.32)
        pen.curve(
            (x, y, 0.03),
            (max(x + way * reach * 0.55, 0.02), y - u(0, 0.1), u(0.07, 0.11)),
            (max(x + way * reach, 0.01), y + u(-0.14, 0.06), 0.01),
        )
        if pen.sometimes(0.5):
            for _ in range(3):
                pen.blob(x + u(0.04, 0.18), y + u(0.05, 0.18), u(0.03, 0.045), ink=1)
    pen.curve((0, 0.82, 0.06), (0.2, 0.84, 0.06), (u(0.4, 0.7), 0.86, 0.02))
    pen.curve((0, u(0.2, 0.5), 0.04), (0.12, u(-0.1, 0.1), 0.04), (0, u(-0.6, -0.3), 0.04), ink=1)
