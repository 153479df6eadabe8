"""Archetypes for wet ink that was pulled about with the fingers (see strokes.py).

Every curve is one pull, from the puddle outwards; blobs are the puddles.
"""

import math

from art.paint.inkblots.skeleton import Skeleton


def burst(pen: Skeleton) -> None:
    """Long pulls to all sides of one puddle."""
    u = pen.between
    y = u(-0.2, 0.2)
    pen.blob(0, y, u(0.14, 0.22), stretch=u(0, 0.12))
    pulls = int(pen.rng.integers(6, 10))
    for pull in range(pulls):
        angle = -1.5 + 3.0 * (pull + u(0.1, 0.9)) / pulls
        length, bend = u(0.5, 0.95), u(-0.14, 0.14)
        x, rise = math.cos(angle) * length, math.sin(angle) * length
        pen.curve(
            (0.03, y, 0.07),
            (x * 0.5 - rise * bend, y + rise * 0.5 + x * bend, u(0.045, 0.075)),
            (x, y + rise, u(0.03, 0.06)),
            ink=int(pen.sometimes(0.4)),
        )


def mane(pen: Skeleton) -> None:
    """A face whose hair and beard were pulled out of it."""
    u = pen.between
    pen.blob(0, 0, u(0.2, 0.26), stretch=u(0.1, 0.2))
    pen.blob(u(0.12, 0.2), u(-0.1, 0.0), u(0.14, 0.2), stretch=0.1)
    pulls = int(pen.rng.integers(8, 12))
    for pull in range(pulls):
        angle = -1.45 + 2.8 * (pull + u(0.2, 0.8)) / pulls
        near, far = 0.24, u(0.5, 0.85)
        curl = angle + u(-0.3, 0.3)
        pen.curve(
            (math.cos(angle) * near, math.sin(angle) * near, 0.06),
            (math.cos(angle) * far * 0.7, math.sin(angle) * far * 0.7, u(0.04, 0.06)),
            (math.cos(curl) * far, math.sin(curl) * far, u(0.025, 0.045)),
            ink=pull % 2,
        )
    pen.curve(
        (u(0.07, 0.1), u(-0.12, -0.04), 0.02),
        (0.15, u(-0.14, -0.04), u(0.03, 0.05)),
        (u(0.2, 0.26), u(-0.16, 0.0), 0.015),
        hole=True,
    )
    if pen.sometimes(0.6):
        pen.curve(
            (0, u(0.18, 0.26), 0.025), (0.1, u(0.16, 0.26), 0.025), (0.18, 0.18, 0.01), hole=True
        )


def fountain(pen: Skeleton) -> None:
    """Pulls that rise together, part, and fall to the sides."""
    u = pen.between
    pen.curve((0, 0.65, 0.13), (0.1, 0.75, 0.1), (u(0.3, 0.5), 0.78, 0.06))
    pen.blob(0, u(0.4, 0.6), u(0.1, 0.15), stretch=0.1)
    for pull in range(int(pen.rng.integers(5, 9))):
        reach, top = u(0.12, 0.75), u(-0.85, -0.25)
        pen.curve(
            (u(0, 0.08), 0.55, 0.06),
            (reach * 0.3, top * 0.5, 0.05),
            (reach * 0.7, top, u(0.035, 0.055)),
            (reach, top + u(0.1, 0.3), 0.04),
            (reach + u(0, 0.08), top + u(0.35, 0.9), u(0.02, 0.04)),
            ink=pull % 2,
        )


def comets(pen: Skeleton) -> None:
    """Several puddles, each pulled the same way by a whole hand."""
    u = pen.between
    way = u(-0.9, 0.9)
    for puddle in range(int(pen.rng.integers(3, 5))):
        x, y = u(0.06, 0.3), -0.6 + puddle * 0.4 + u(-0.08, 0.08)
        pen.blob(x, y, u(0.08, 0.13))
        for finger in range(int(pen.rng.integers(2, 4))):
            length, turn = u(0.3, 0.6), way + (finger - 1) * u(0.15, 0.4)
            pen.curve(
                (x, y, 0.06),
                (
                    x + math.cos(turn) * length * 0.5,
                    y + math.sin(turn) * length * 0.5,
                    u(0.04, 0.06),
                ),
                (
                    x + math.cos(turn + 0.2) * length,
                    y + math.sin(turn + 0.2) * length,
                    u(0.02, 0.045),
                ),
                ink=puddle % 2,
            )
    pen.curve((0, u(-0.7, -0.5), 0.07), (0.02, 0, u(0.06, 0.1)), (0, u(0.5, 0.75), 0.06))


def cascade(pen: Skeleton) -> None:
    """A bank of ink high up, drawn down in stripes of unequal length."""
    u = pen.between
    top = u(-0.6, -0.45)
    pen.curve(
        (0, top, u(0.1, 0.15)),
        (0.3, top + u(-0.12, 0.1), u(0.08, 0.14)),
        (u(0.55, 0.7), top + u(-0.2, 0.15), 0.07),
        (u(0.75, 0.85), top + u(-0.3, 0.1), 0.02),
    )
    x = u(0.0, 0.05)
    while x < 0.7:
        end = u(-0.1, 0.85)
        pen.curve(
            (x, top, 0.06),
            (x + u(-0.03, 0.03), (top + end) / 2, u(0.035, 0.06)),
            (x + u(-0.05, 0.08), end, u(0.025, 0.05)),
            ink=int(pen.sometimes(0.4)),
        )
        x += u(0.08, 0.15)
    for _ in range(2):
        x = u(0.0, 0.5)
        pen.curve(
            (x, top, 0.05),
            (x + u(-0.02, 0.1), top - 0.2, 0.04),
            (x + u(0, 0.25), u(-0.95, -0.8), 0.02),
        )
