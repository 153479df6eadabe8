"""Archetypes for much water: broad pale layers that dried one over the other.

The number given as ink says which layer a limb belongs to (see layers.py).
"""

import math

from art.paint.inkblots.skeleton import Skeleton


def veils(pen: Skeleton) -> None:
    """Cloths hung from one place, each falling another way."""
    u = pen.between
    for layer in range(5):
        pen.curve(
            (u(0, 0.2), u(-0.75, -0.45), u(0.06, 0.14)),
            (u(0.1, 0.5), u(-0.35, 0.0), u(0.1, 0.22)),
            (u(0.05, 0.6), u(0.1, 0.4), u(0.1, 0.2)),
            (u(0.1, 0.75), u(0.5, 0.85), u(0.015, 0.08)),
            ink=layer,
        )
    pen.curve((0, -0.5, 0.12), (0, -0.1, u(0.1, 0.18)), (0, u(0.1, 0.4), 0.1), ink=0)
    pen.curve(
        (0, -0.6, 0.08),
        (u(0.2, 0.4), u(-0.85, -0.6), 0.08),
        (u(0.5, 0.7), u(-0.8, -0.3), 0.02),
        ink=1,
    )
    pen.blob(u(0.02, 0.1), u(-0.75, -0.6), u(0.08, 0.12), ink=2)


def mist(pen: Skeleton) -> None:
    """Ridge behind ridge over a lake. The sheet lies: x is the height, y the way along."""
    u = pen.between
    for layer in range(5):
        peak, place, half = u(0.4, 0.95) * (1 - layer * 0.1), u(-0.55, 0.55), u(0.3, 0.5)
        for step in range(-4, 5):
            along = place + half * step / 4
            height = max(peak * (1 - abs(step) / 4.4) ** u(0.7, 1.5) + u(-0.04, 0.04), 0.03)
            if abs(along) < 0.85:
                pen.line(
                    (0, along, half * 0.16), (height, along + u(-0.03, 0.03), half * 0.1), ink=layer
                )
    pen.line((0, -0.85, 0.03), (0, 0.85, 0.03), ink=int(pen.rng.integers(5)))
    pen.blob(u(0.55, 0.75), u(-0.7, 0.7), u(0.06, 0.11), ink=int(pen.rng.integers(5)))


def blossom(pen: Skeleton) -> None:
    """Petals that shine through each other, around a darker middle."""
    u = pen.between
    petals, lean = int(pen.rng.integers(4, 7)), u(-0.15, 0.15)
    for petal in range(petals):
        angle = -1.4 + petal * 2.7 / (petals - 1) + u(-0.12, 0.12)
        length = u(0.5, 0.85)
        x, y = math.cos(angle) * length, math.sin(angle) * length
        pen.curve(
            (0.03, 0, 0.06),
            (x * 0.45 + lean * 0.3, y * 0.5, u(0.12, 0.2)),
            (x * 0.8, y * 0.85 + lean, u(0.1, 0.2)),
            (x, y + lean, 0.04),
            ink=petal % 5,
        )
    pen.blob(0, u(-0.1, 0.1), u(0.12, 0.2), stretch=u(0, 0.15), ink=4)
    for _ in range(2):
        pen.curve(
            (0, u(0, 0.2), 0.05),
            (u(0.1, 0.4), u(0.3, 0.6), 0.05),
            (u(0.2, 0.7), u(0.7, 0.9), 0.02),
            ink=3,
        )


def jellyfish(pen: Skeleton) -> None:
    """A bell of water and the long threads it trails."""
    u = pen.between
    y, width = u(-0.5, -0.35), u(0.4, 0.6)
    for layer in range(3):
        pen.curve(
            (0, y - 0.12 + layer * 0.07, u(0.16, 0.22)),
            (width * u(0.5, 0.7), y + layer * 0.06, u(0.14, 0.2)),
            (width * u(0.9, 1.1), y + u(0.15, 0.3), u(0.04, 0.08)),
            ink=layer,
        )
    for thread in range(int(pen.rng.integers(5, 8))):
        x = u(0.03, width)
        pen.curve(
            (x * 0.8, y + 0.1, 0.06),
            (x + u(-0.12, 0.12), 0.1, u(0.03, 0.07)),
            (x + u(-0.15, 0.2), 0.4, u(0.02, 0.06)),
            (x + u(-0.1, 0.3), u(0.5, 0.9), 0.008),
            ink=thread % 5,
        )
    pen.curve((0, y, 0.14), (0.08, 0, 0.12), (0.12, u(0.2, 0.5), 0.03), ink=4)


def pools(pen: Skeleton) -> None:
    """Puddles that ran into each other along a crooked way, and fed small ones."""
    u = pen.between
    x, y = u(0.05, 0.2), -0.7
    for pool in range(int(pen.rng.integers(6, 9))):
        radius = u(0.09, 0.2)
        pen.curve(
            (x, y, radius),
            (x + u(-0.1, 0.2), y + u(0, 0.15), radius * u(0.6, 1.1)),
            (x + u(0.1, 0.4), y + u(-0.2, 0.3), radius * 0.2),
            ink=pool % 5,
        )
        x = float(min(max(x + u(-0.3, 0.35), 0.02), 0.55))
        y += u(0.12, 0.28)
    for _ in range(3):
        pen.blob(u(0.3, 0.75), u(-0.7, 0.7), u(0.03, 0.07), ink=int(pen.rng.integers(5)))
    pen.curve((0, u(-0.6, -0.2), 0.1), (u(0, 0.1), 0, 0.14), (0, u(0.3, 0.7), 0.08), ink=2)
