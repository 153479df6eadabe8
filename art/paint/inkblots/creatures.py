"""Archetypes with wings, paws and arms of the sea.

Each function draws the right half of one kind of blot; the numbers drawn make every one different.
"""

import math

from art.paint.inkblots.skeleton import Skeleton


def moth(pen: Skeleton) -> None:
    """Four wings, feelers, and sometimes eye spots."""
    u = pen.between
    pen.curve((0, -0.35, 0.05), (0, 0, u(0.06, 0.12)), (0, u(0.4, 0.6), 0.02))
    lift = u(-0.65, -0.35)
    pen.curve(
        (0.03, -0.12, 0.08),
        (0.35, lift * 0.6, u(0.12, 0.2)),
        (u(0.65, 0.8), lift, u(0.10, 0.18)),
        (0.86, lift - 0.1, 0.02),
    )
    pen.curve(
        (0.03, 0.05, 0.08),
        (0.35, u(0.15, 0.3), u(0.12, 0.2)),
        (u(0.45, 0.62), u(0.35, 0.55), u(0.06, 0.12)),
        (u(0.4, 0.6), 0.72, 0.015),
    )
    pen.curve((0.01, -0.36, 0.02), (u(0.06, 0.14), -0.55, 0.012), (u(0.15, 0.3), -0.72, 0.02))
    if pen.sometimes(0.6):
        pen.blob(u(0.42, 0.55), u(-0.35, -0.2), u(0.04, 0.07), hole=True)
    if pen.sometimes(0.5):
        pen.blob(u(0.3, 0.4), u(0.22, 0.3), u(0.02, 0.04), hole=True)


def bird(pen: Skeleton) -> None:
    """Seen from below, with feathered wings and a forked tail."""
    u = pen.between
    pen.curve((0, -0.3, 0.09), (0, 0.1, 0.14), (0, 0.5, 0.05))
    pen.curve((0, -0.32, 0.07), (0, -0.5, 0.085), (0.02, -0.62, 0.02))
    pen.curve(
        (0.05, -0.15, 0.12),
        (0.35, -0.3, 0.14),
        (0.65, u(-0.5, -0.25), 0.09),
        (0.9, u(-0.35, 0.05), 0.015),
    )
    for feather in range(4):
        x = 0.3 + feather * 0.17
        pen.curve(
            (x, -0.28, 0.07),
            (x + 0.05, u(-0.05, 0.1), 0.045),
            (x + u(0.02, 0.12), u(0.12, 0.32), 0.008),
        )
    pen.curve((0, 0.4, 0.06), (0.14, 0.62, 0.05), (0.26, 0.84, 0.02))
    pen.curve((0, 0.4, 0.06), (0.04, 0.7, 0.04), (0.06, 0.9, 0.01))


def beetle(pen: Skeleton) -> None:
    """A round back split by a seam, horns and six legs."""
    u = pen.between
    pen.blob(0, 0.15, u(0.24, 0.34), stretch=u(0.15, 0.3))
    pen.blob(0, -0.35, u(0.13, 0.2))
    pen.curve((0.05, -0.48, 0.04), (u(0.15, 0.3), -0.62, 0.045), (u(0.08, 0.2), -0.84, 0.015))
    for leg in range(3):
        y, drop = -0.15 + leg * 0.26, leg * 0.08
        pen.curve(
            (0.2, y, 0.05),
            (u(0.5, 0.62), y + u(-0.25, 0.05) + drop, 0.035),
            (u(0.68, 0.85), y + u(0.0, 0.3) + drop, 0.01),
        )
    if pen.sometimes(0.7):
        pen.line((0, -0.1, 0.012), (0, 0.6, 0.012), hole=True)
    for _ in range(2):
        pen.blob(u(0.08, 0.2), u(0.0, 0.45), u(0.03, 0.05), hole=True)


def beasts(pen: Skeleton) -> None:
    """Two animals climbing a totem."""
    u = pen.between
    x, y = u(0.5, 0.6), u(-0.25, 0.1)
    pen.curve((x + 0.1, y + 0.25, 0.12), (x, y, 0.14), (x - 0.05, y - 0.25, 0.11))
    pen.curve((x - 0.05, y - 0.3, 0.09), (x - 0.12, y - 0.45, 0.07), (x - 0.22, y - 0.46, 0.03))
    pen.curve((x - 0.02, y - 0.2, 0.05), (x - 0.25, y - 0.2, 0.04), (x - 0.34, y - 0.28, 0.02))
    pen.curve((x, y + 0.1, 0.06), (x - 0.22, y + 0.12, 0.04), (x - 0.3, y + 0.05, 0.02))
    pen.curve((x + 0.12, y + 0.3, 0.07), (x - 0.04, y + 0.45, 0.05), (x - 0.12, y + 0.43, 0.02))
    pen.curve((x + 0.14, y + 0.3, 0.05), (x + 0.28, y + 0.5, 0.03), (x + 0.2, y + 0.66, 0.01))
    pen.curve(
        (0, -0.8, 0.03),
        (0.04, -0.45, u(0.07, 0.12)),
        (0.02, -0.1, 0.08),
        (0.06, 0.2, u(0.1, 0.16)),
        (0.02, 0.6, 0.1),
        ink=1,
    )
    pen.curve((0.04, 0.55, 0.12), (0.3, 0.66, u(0.08, 0.14)), (0.5, 0.82, 0.03), ink=2)
    if pen.sometimes(0.6):
        pen.curve((0.05, -0.5, 0.06), (0.2, -0.6, 0.05), (0.3, -0.75, 0.015), ink=2)


def octopus(pen: Skeleton) -> None:
    """A tall head over four pairs of arms."""
    u = pen.between
    pen.blob(0, -0.35, u(0.22, 0.3), stretch=0.12)
    for arm in range(4):
        angle = 0.25 + arm * 0.36
        length = u(0.6, 0.85)
        pen.curve(
            (0.08, -0.05, 0.11),
            (
                math.sin(angle) * length * 0.5,
                0.05 + math.cos(angle) * length * 0.45,
                u(0.06, 0.09),
            ),
            (math.sin(angle + 0.25) * length * 0.85, math.cos(angle) * length * 0.85, 0.045),
            (
                math.sin(angle + 0.1) * length,
                0.05 + math.cos(angle - 0.25) * length * 0.95,
                0.012,
            ),
        )
    pen.blob(u(0.09, 0.14), -0.3, u(0.03, 0.05), hole=True)


def seahorse(pen: Skeleton) -> None:
    """Two seahorses face to face, their tails curled around something small."""
    u = pen.between
    x = u(0.3, 0.42)
    pen.curve(
        (x - 0.18, -0.52, 0.03),
        (x, -0.56, 0.09),
        (x + 0.12, -0.42, 0.10),
        (x + 0.05, -0.15, 0.14),
        (x + 0.14, 0.15, 0.13),
        (x + 0.08, 0.45, 0.09),
        (x - 0.1, 0.6, 0.06),
        (x - 0.2, 0.48, 0.04),
        (x - 0.12, 0.42, 0.03),
    )
    pen.curve((x + 0.12, -0.1, 0.06), (x + 0.38, u(-0.3, -0.1), 0.07), (x + 0.44, 0.0, 0.01))
    pen.curve((x + 0.05, -0.6, 0.05), (x + 0.14, -0.76, 0.02))
    pen.curve((0, 0.2, 0.03), (0.02, 0.5, 0.07), (0, 0.85, 0.02), ink=1)
    pen.blob(x + 0.02, -0.56, 0.018, hole=True)
    if pen.sometimes(0.6):
        pen.curve((0, -0.85, 0.02), (0.05, -0.7, 0.06), (0, -0.55, 0.02), ink=1)


def wolf(pen: Skeleton) -> None:
    """Two heads back to back, shaggy at the neck."""
    u = pen.between
    x = 0.12
    pen.curve((x, 0.6, 0.2), (x + 0.1, 0.2, 0.2), (x + 0.12, -0.15, 0.18))
    pen.curve(
        (x + 0.15, -0.2, 0.15),
        (x + 0.38, -0.12, 0.1),
        (x + 0.62, u(-0.05, 0.08), 0.05),
        (x + 0.66, 0.02, 0.03),
    )
    pen.curve((x + 0.15, -0.05, 0.1), (x + 0.38, 0.08, 0.06), (x + 0.54, 0.14, 0.02))
    pen.curve((x + 0.08, -0.3, 0.1), (x + 0.1, -0.5, 0.07), (x + u(0.0, 0.18), -0.76, 0.01))
    pen.blob(x + 0.26, -0.2, 0.028, hole=True)
    for tuft in range(4):
        pen.curve(
            (x + 0.1, 0.1 + tuft * 0.15, 0.1),
            (x + u(0.3, 0.45), 0.2 + tuft * 0.16, 0.05),
            (x + u(0.4, 0.6), 0.3 + tuft * 0.16, 0.008),
        )
    pen.curve((0, 0.5, 0.12), (0, 0.86, 0.04))


def pelt(pen: Skeleton) -> None:
    """A hide spread out flat, with ragged flanks."""
    u = pen.between
    pen.curve((0, -0.6, 0.09), (0, -0.2, 0.22), (0, 0.3, 0.26), (0, 0.75, 0.06))
    pen.curve(
        (0.15, -0.3, 0.16), (0.42, -0.42, 0.12), (0.66, u(-0.7, -0.45), 0.07), (0.74, -0.72, 0.03)
    )
    pen.curve((0.15, 0.3, 0.18), (0.4, 0.5, 0.13), (0.58, u(0.65, 0.82), 0.08))
    pen.curve((0.02, -0.62, 0.05), (0.12, -0.74, 0.035), (u(0.1, 0.26), -0.86, 0.01))
    for _ in range(3):
        pen.curve(
            (0.2, u(-0.1, 0.3), 0.1),
            (u(0.45, 0.6), u(-0.15, 0.3), u(0.02, 0.06)),
            (u(0.6, 0.75), u(-0.1, 0.3), 0.008),
        )
