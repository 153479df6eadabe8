"""Archetypes for a dry brush: few broad strokes that show every bristle (see strokes.py).

Every curve is one stroke, drawn from where the brush was full to where it ran dry.
"""

import math

from art.paint.inkblots.skeleton import Skeleton


def plumage(pen: Skeleton) -> None:
    """Feathers swept outwards from a shoulder, in two or three rows."""
    u = pen.between
    for row in range(int(pen.rng.integers(2, 4))):
        root, strokes = -0.3 + row * 0.25, int(pen.rng.integers(3, 5))
        for stroke in range(strokes):
            angle = -1.0 + row * 0.55 + stroke * 0.35 + u(-0.12, 0.12)
            length = u(0.55, 0.9) - row * 0.08
            x, y = math.cos(angle) * length, math.sin(angle) * length
            bend = u(-0.12, 0.12)
            pen.curve(
                (0.03, root, 0.05),
                (x * 0.4, root + y * 0.45 + bend, u(0.05, 0.085)),
                (x, root + y, u(0.035, 0.07)),
                ink=row % 2,
            )
    pen.curve((0, -0.65, 0.06), (0.03, -0.2, u(0.08, 0.12)), (0, u(0.15, 0.35), 0.07))


def storm(pen: Skeleton) -> None:
    """Sweeping arcs around a still eye."""
    u = pen.between
    x, y = u(0.25, 0.4), u(-0.15, 0.15)
    for arc in range(int(pen.rng.integers(5, 8))):
        radius, start, sweep = 0.16 + arc * 0.085, u(0, 6.28), u(1.6, 3.4)
        joints = []
        for step in range(5):
            angle = start + sweep * step / 4
            joints.append(
                (
                    max(x + radius * math.cos(angle), 0.02),
                    y + radius * 1.1 * math.sin(angle),
                    u(0.035, 0.06),
                )
            )
        pen.curve(*joints, ink=arc % 2)
    for _ in range(3):
        y = u(-0.75, 0.75)
        pen.curve(
            (0, y, 0.06), (0.3, y + u(-0.1, 0.1), 0.06), (u(0.5, 0.85), y + u(-0.2, 0.2), 0.03)
        )
    pen.curve((0, u(-0.7, -0.4), 0.07), (0.04, 0, 0.08), (0, u(0.4, 0.7), 0.06))


def steeds(pen: Skeleton) -> None:
    """Two animals rearing towards each other, a stroke for every limb."""
    u = pen.between
    x = u(0.42, 0.52)
    pen.curve((x - 0.06, -0.3, 0.1), (x, 0, u(0.11, 0.15)), (x + 0.12, u(0.25, 0.35), 0.11))
    pen.curve((x - 0.04, -0.25, 0.08), (x - 0.08, -0.5, 0.07), (x - u(0.12, 0.2), -0.66, 0.06))
    pen.curve(
        (x - 0.12, -0.66, 0.06), (x - 0.24, u(-0.62, -0.5), 0.05), (x - 0.32, u(-0.56, -0.42), 0.03)
    )
    for _ in range(2):
        pen.curve(
            (x - 0.05, -0.2, 0.06),
            (x - u(0.18, 0.3), u(-0.3, -0.05), 0.045),
            (x - u(0.28, 0.4), u(-0.25, 0.2), 0.025),
        )
    for _ in range(2):
        pen.curve(
            (x + 0.1, 0.28, 0.08),
            (x + u(-0.08, 0.1), 0.5, 0.05),
            (x + u(-0.02, 0.14), 0.68, 0.04),
            (x + u(-0.12, 0.02), 0.84, 0.025),
        )
    for _ in range(int(pen.rng.integers(2, 4))):
        pen.curve(
            (x + 0.02, -0.6, 0.04),
            (x + u(0.1, 0.2), u(-0.55, -0.35), 0.045),
            (x + u(0.2, 0.34), u(-0.45, -0.1), 0.02),
            ink=1,
        )
    pen.curve(
        (x + 0.18, 0.2, 0.04),
        (x + 0.34, u(0.1, 0.3), 0.055),
        (x + u(0.3, 0.42), u(0.5, 0.75), 0.02),
        ink=1,
    )
    pen.curve((0, 0.84, 0.05), (0.4, 0.88, 0.05), (u(0.7, 0.85), 0.84, 0.03))


def hut(pen: Skeleton) -> None:
    """A roof of straw over leaning posts, with smoke or branches above it."""
    u = pen.between
    peak, eaves = u(-0.5, -0.3), u(0.05, 0.2)
    for straw in range(int(pen.rng.integers(5, 8))):
        share = (straw + u(0, 0.6)) / 6
        pen.curve(
            (u(0, 0.06), peak + share * 0.15, 0.06),
            (0.1 + share * 0.35, peak + 0.2 + share * 0.1, 0.06),
            (0.15 + share * 0.65, eaves + u(-0.05, 0.12), 0.04),
            ink=straw % 2,
        )
    for x in (u(0.1, 0.2), u(0.35, 0.42), u(0.52, 0.65)):
        pen.curve(
            (x, eaves, 0.045), (x + u(-0.04, 0.06), 0.45, 0.045), (x + u(-0.06, 0.06), 0.8, 0.04)
        )
    for _ in range(int(pen.rng.integers(2, 4))):
        y = u(0.3, 0.75)
        pen.curve((0, y, 0.05), (0.3, y + u(-0.05, 0.05), 0.045), (u(0.5, 0.75), y, 0.025))
    for _ in range(int(pen.rng.integers(2, 4))):
        pen.curve(
            (0.03, peak, 0.045),
            (u(0.05, 0.25), peak - 0.2, 0.045),
            (u(0.1, 0.55), u(-0.9, -0.7), 0.02),
        )
