"""Archetypes for ink dropped into water: the first ink is the water, the second was dropped in.

Nothing in them is meant to be one thing (see floods.py for how they dry).
"""

import math
from itertools import pairwise

from art.paint.inkblots.skeleton import Joint, Skeleton

WATER, DROP = 0, 1


def lace(pen: Skeleton) -> None:
    """Puddles joined by thin necks, with as much white between them as ink."""
    u = pen.between
    rows = int(pen.rng.integers(4, 6))
    bulge, lean = u(0, math.pi), u(0.5, 1.2)
    before: list[Joint] = []
    for row in range(rows):
        y = -0.72 + 1.44 * row / (rows - 1) + u(-0.06, 0.06)
        wide = 0.32 + 0.4 * abs(math.sin(bulge + row * lean))
        count = 2 + int(wide > 0.5)
        nodes: list[Joint] = [
            (
                max(wide * (place + u(-0.12, 0.12)) / (count - 1), 0.0) if place else u(0, 0.05),
                y + u(-0.08, 0.08),
                u(0.05, 0.14),
            )
            for place in range(count)
        ]
        for x, at, size in nodes:
            pen.blob(x, at, size, stretch=u(0, 0.07))
            if pen.sometimes(0.4):
                pen.blob(x + u(-0.03, 0.05), at + u(-0.04, 0.04), size * u(0.3, 0.6), ink=DROP)
        for one, other in pairwise(nodes):
            if pen.sometimes(0.75):
                _neck(pen, one, other)
        for place, node in enumerate(nodes):
            if before:
                _neck(pen, before[min(place, len(before) - 1)], node)
        outer_x, outer_y, outer = nodes[-1]
        for _ in range(int(pen.rng.integers(0, 3))):
            _finger(pen, outer_x, outer_y, outer, u(-1.3, 1.3), u(0.1, 0.26))
        before = nodes


def cloak(pen: Skeleton) -> None:
    """One broad mass without gaps, whose tones differ more than its outline."""
    u = pen.between
    shoulder, hem = u(0.3, 0.6), u(0.35, 0.72)
    pen.curve(
        (0, u(-0.72, -0.55), u(0.07, 0.13)),
        (u(0.05, 0.15), -0.35, u(0.14, 0.22)),
        (u(0.1, 0.25), 0.05, u(0.2, 0.3)),
        (u(0.1, 0.3), 0.4, u(0.16, 0.26)),
        (u(0.0, 0.2), u(0.6, 0.75), u(0.05, 0.12)),
    )
    pen.curve(
        (0.1, u(-0.3, 0.1), u(0.14, 0.2)),
        (shoulder * 0.7, u(-0.45, 0.0), u(0.11, 0.19)),
        (shoulder + 0.15, u(-0.5, 0.2), u(0.06, 0.13)),
        (shoulder + u(0.15, 0.3), u(-0.6, 0.3), 0.015),
    )
    pen.curve(
        (0.15, 0.25, u(0.14, 0.2)),
        (hem * 0.7, u(0.3, 0.5), u(0.1, 0.18)),
        (hem, u(0.45, 0.75), u(0.03, 0.1)),
    )
    for _ in range(int(pen.rng.integers(3, 6))):
        _finger(pen, u(0.1, 0.45), u(-0.5, 0.6), 0.14, u(-1.5, 1.5), u(0.12, 0.34))
    for _ in range(int(pen.rng.integers(2, 5))):
        x, y = u(0, 0.35), u(-0.5, 0.55)
        pen.curve(
            (x, y - u(0.05, 0.2), u(0.02, 0.06)),
            (x + u(-0.05, 0.08), y, u(0.05, 0.11)),
            (x + u(-0.1, 0.15), y + u(0.05, 0.25), u(0.01, 0.05)),
            ink=DROP,
        )


def lagoon(pen: Skeleton) -> None:
    """Two uneven banks that rise from a shared foot and leave the middle white."""
    u = pen.between
    up = 1 if pen.sometimes(0.7) else -1
    x = u(0.3, 0.48)
    bank: list[Joint] = [
        (0, 0.66, u(0.06, 0.12)),
        (x * 0.7, u(0.52, 0.68), u(0.09, 0.17)),
        (x + u(-0.05, 0.15), u(0.15, 0.3), u(0.11, 0.2)),
        (x + u(-0.1, 0.1), u(-0.2, -0.05), u(0.06, 0.13)),
        (x + u(-0.12, 0.15), u(-0.48, -0.32), u(0.1, 0.18)),
        (x + u(-0.22, 0.2), u(-0.8, -0.68), u(0.02, 0.07)),
    ]
    bank = [(a, b * up, size) for a, b, size in bank]
    pen.curve(*bank)
    for a, b, size in bank[1:5]:
        for _ in range(int(pen.rng.integers(0, 3))):
            _finger(pen, a, b, size, u(0, 2 * math.pi), u(0.1, 0.28))
        if pen.sometimes(0.55):
            pen.curve(
                (a + u(-0.04, 0.04), b - u(0.04, 0.12), u(0.02, 0.05)),
                (a + u(-0.03, 0.06), b, size * u(0.4, 0.7)),
                (a + u(-0.05, 0.1), b + u(0.04, 0.16), 0.02),
                ink=DROP,
            )
    if pen.sometimes(0.5):
        y = u(-0.3, 0.2) * up
        pen.curve((0, y - 0.14, 0.02), (u(0, 0.05), y, u(0.05, 0.1)), (0, y + 0.14, 0.02))
        pen.blob(0, y, 0.03, ink=DROP)


def delta(pen: Skeleton) -> None:
    """Water that ran outwards from the fold in streams; ink stayed where it was dropped."""
    u = pen.between
    y = u(-0.35, 0.35)
    pen.curve((0, -0.7, u(0.03, 0.07)), (0, y, u(0.1, 0.18)), (0, 0.7, u(0.03, 0.08)))
    for stream in range(int(pen.rng.integers(4, 7))):
        start = y + u(-0.3, 0.3)
        turn = -1.3 + 2.6 * (stream + u(0.1, 0.9)) / 6
        reach = u(0.4, 0.85)
        end_x, end_y = math.cos(turn) * reach, start + math.sin(turn) * reach
        pen.curve(
            (0.02, start, u(0.06, 0.12)),
            (end_x * 0.45, start + (end_y - start) * 0.5 + u(-0.1, 0.1), u(0.03, 0.09)),
            (end_x * 0.8, start + (end_y - start) * 0.85 + u(-0.1, 0.1), u(0.06, 0.15)),
            (end_x, end_y, u(0.02, 0.1)),
        )
        if pen.sometimes(0.5):
            pen.blob(end_x * 0.8, start + (end_y - start) * 0.85, u(0.03, 0.08), ink=DROP)
    pen.curve(
        (0, y - u(0.1, 0.3), 0.02),
        (u(0, 0.06), y, u(0.06, 0.12)),
        (0, y + u(0.1, 0.3), 0.02),
        ink=DROP,
    )


def moat(pen: Skeleton) -> None:
    """A dark core, and a pale rim that touches it in few places: white all around the middle."""
    u = pen.between
    tall, wide = u(0.25, 0.42), u(0.08, 0.2)
    middle = u(-0.2, 0.2)
    for ink in (WATER, DROP):
        shrink = 1 if ink == WATER else 0.6
        pen.curve(
            (0, middle - tall, 0.05 * shrink),
            (wide * 0.6, middle - tall * 0.3, u(0.09, 0.15) * shrink),
            (wide * u(0.2, 1), middle + tall * 0.4, u(0.06, 0.12) * shrink),
            (0, middle + tall, 0.04 * shrink),
            ink=ink,
        )
    radius = u(0.52, 0.66)
    begin, end = u(-1.5, -1.1), u(1.1, 1.5)
    steps = 6
    for step in range(steps):
        turn, turn_on = (begin + (end - begin) * at / steps for at in (step, step + 1))
        far, far_on = radius * u(0.85, 1.15), radius * u(0.85, 1.15)
        one = (math.cos(turn) * far, math.sin(turn) * far * 1.15, u(0.05, 0.15))
        other = (math.cos(turn_on) * far_on, math.sin(turn_on) * far_on * 1.15, u(0.05, 0.15))
        if pen.sometimes(0.88):
            _neck(pen, one, other, thick=1.6)
        pen.blob(*one, stretch=u(0, 0.06))
        if pen.sometimes(0.45):
            pen.blob(one[0], one[1], one[2] * u(0.35, 0.6), ink=DROP)
        _finger(pen, *one, turn + u(-0.9, 0.9), u(0.1, 0.28))
    for _ in range(int(pen.rng.integers(2, 4))):
        turn = u(begin, end)
        pen.line(
            (wide * 0.5, middle + math.sin(turn) * tall * 0.6, 0.05),
            (math.cos(turn) * radius * 0.6, math.sin(turn) * radius * 0.6, u(0.015, 0.04)),
            (math.cos(turn) * radius, math.sin(turn) * radius * 1.15, 0.06),
        )


def _neck(pen: Skeleton, one: Joint, other: Joint, thick: float = 1.0) -> None:
    """A thin way of ink from puddle to puddle."""
    u = pen.between
    pen.curve(
        (one[0], one[1], one[2] * 0.5),
        (
            max((one[0] + other[0]) / 2 + u(-0.05, 0.05), 0),
            (one[1] + other[1]) / 2 + u(-0.04, 0.04),
            u(0.015, 0.045) * thick,
        ),
        (other[0], other[1], other[2] * 0.5),
    )


def _finger(pen: Skeleton, x: float, y: float, width: float, turn: float, length: float) -> None:
    """Ink that ran out of a puddle to a point, sometimes with a bead at its end."""
    u = pen.between
    bend, start = turn + u(-0.6, 0.6), width * 0.6
    mid_x = x + math.cos(turn) * (start + length / 2)
    mid_y = y + math.sin(turn) * (start + length / 2)
    end = (max(mid_x + math.cos(bend) * length / 2, 0), mid_y + math.sin(bend) * length / 2)
    bead = u(0.025, 0.05) if pen.sometimes(0.25) else 0.008
    pen.curve((x, y, width * 0.6), (max(mid_x, 0), mid_y, u(0.02, 0.05)), (*end, bead))
