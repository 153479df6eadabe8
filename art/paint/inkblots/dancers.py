"""Archetypes of two figures: face to face, in each other's arms, or back to back.

Each function draws the right half of one kind of blot; the numbers drawn make every one different.
"""

from art.paint.inkblots.skeleton import Skeleton


def dancers(pen: Skeleton) -> None:
    """Two in wide skirts, hands joined above or between them."""
    u = pen.between
    x = u(0.34, 0.46)
    head, waist = u(-0.62, -0.52), u(-0.12, 0.02)
    pen.blob(x - u(0.0, 0.08), head, u(0.07, 0.095))
    pen.curve((x, head + 0.08, 0.045), (x + 0.05, head + 0.22, 0.085), (x, waist, u(0.05, 0.075)))
    for fold in range(int(pen.rng.integers(3, 6))):
        spread = -0.28 + fold * 0.16
        pen.curve(
            (x, waist, 0.06),
            (x + spread * 0.6 + 0.03, waist + 0.28, u(0.07, 0.12)),
            (x + spread + u(-0.05, 0.12), u(0.45, 0.68), u(0.04, 0.08)),
            (x + spread * 1.3 + u(0, 0.12), u(0.6, 0.75), 0.012),
            ink=1 if fold > 2 else 0,
        )
    pen.curve((x, 0.4, 0.05), (x - u(0.02, 0.12), 0.68, 0.04), (x - u(0.1, 0.2), 0.84, 0.02))
    pen.curve(
        (x, head + 0.16, 0.045), (x - 0.2, u(-0.7, -0.3), 0.035), (0.02, u(-0.85, -0.35), 0.03)
    )
    pen.curve(
        (x + 0.05, head + 0.18, 0.045),
        (x + 0.25, u(-0.6, -0.2), 0.035),
        (x + u(0.3, 0.42), u(-0.85, 0), 0.02),
    )
    if pen.sometimes(0.7):
        pen.curve(
            (x + 0.04, head - 0.02, 0.04),
            (x + 0.18, head + u(-0.12, 0.1), 0.035),
            (x + u(0.25, 0.4), head + u(-0.2, 0.2), 0.008),
            ink=1,
        )


def embrace(pen: Skeleton) -> None:
    """Two who lean together under hats or hair, their cloaks spread behind them."""
    u = pen.between
    head = u(-0.6, -0.5)
    pen.blob(u(0.13, 0.2), head, u(0.09, 0.12))
    pen.curve(
        (0.17, head, 0.09), (0.28, head - 0.14, 0.07), (u(0.35, 0.5), head + u(-0.25, 0.1), 0.01)
    )
    pen.curve(
        (0.18, head + 0.15, 0.09),
        (u(0.28, 0.36), -0.2, u(0.11, 0.15)),
        (u(0.2, 0.3), 0.1, u(0.12, 0.16)),
        (u(0.28, 0.38), 0.45, u(0.12, 0.17)),
        (u(0.35, 0.5), 0.8, 0.06),
    )
    pen.curve((0.3, -0.28, 0.06), (0.14, u(-0.25, -0.1), 0.055), (0, u(-0.25, -0.05), 0.06))
    pen.curve((0, 0.2, 0.13), (0.05, 0.45, u(0.13, 0.2)), (0.12, 0.75, 0.1))
    for _ in range(int(pen.rng.integers(1, 4))):
        y = u(-0.2, 0.4)
        pen.curve(
            (0.3, y, 0.1),
            (u(0.45, 0.6), y + u(-0.1, 0.25), u(0.05, 0.09)),
            (u(0.65, 0.85), y + u(-0.25, 0.4), 0.01),
            ink=1,
        )
    pen.blob(u(0.1, 0.16), u(-0.38, -0.3), u(0.025, 0.045), hole=True)


def acrobats(pen: Skeleton) -> None:
    """Two back to back, arched outwards, with one leg lifted."""
    u = pen.between
    pen.curve((0.06, 0.15, 0.12), (u(0.1, 0.16), -0.15, u(0.1, 0.14)), (u(0.25, 0.34), -0.42, 0.1))
    reach = u(0.38, 0.48)
    pen.blob(reach, u(-0.6, -0.5), u(0.075, 0.1))
    pen.curve((0.28, -0.4, 0.05), (0.52, u(-0.45, -0.25), 0.04), (u(0.68, 0.82), u(-0.75, 0), 0.02))
    pen.curve((0.24, -0.4, 0.05), (0.22, -0.62, 0.04), (u(0.05, 0.3), u(-0.9, -0.78), 0.025))
    pen.curve(
        (0.1, 0.12, 0.1),
        (u(0.32, 0.45), u(0.05, 0.3), 0.08),
        (u(0.45, 0.7), u(0.2, 0.6), 0.05),
        (u(0.6, 0.8), u(0.1, 0.6), 0.02),
    )
    pen.curve(
        (0.06, 0.2, 0.1), (u(0.14, 0.26), 0.48, 0.08), (u(0.1, 0.2), 0.8, 0.05), (0.3, 0.86, 0.025)
    )
    pen.line((0, 0.1, 0.13), (0, 0.4, 0.1))
    if pen.sometimes(0.8):
        pen.curve(
            (reach, -0.62, 0.04),
            (reach + u(0, 0.15), -0.75, 0.05),
            (reach + u(0.15, 0.3), u(-0.85, -0.6), 0.012),
            ink=1,
        )
    if pen.sometimes(0.6):
        pen.curve(
            (0.04, -0.05, 0.06), (0.04, -0.35, u(0.04, 0.07)), (0, u(-0.75, -0.55), 0.02), ink=1
        )


def lanterns(pen: Skeleton) -> None:
    """Two bent walkers in long coats, carrying lights on poles away from each other."""
    u = pen.between
    x = u(0.16, 0.26)
    pen.curve(
        (x, u(-0.4, -0.3), 0.09),
        (x - 0.04, -0.15, u(0.13, 0.17)),
        (x + 0.02, 0.2, 0.16),
        (x + u(0, 0.1), 0.55, u(0.13, 0.2)),
        (x + u(0.05, 0.2), 0.78, 0.05),
    )
    pen.blob(x + u(0.06, 0.12), u(-0.52, -0.44), u(0.075, 0.1))
    pen.curve((x, -0.5, 0.05), (x + 0.1, -0.6, 0.06), (x + u(0.05, 0.25), u(-0.8, -0.68), 0.012))
    pen.curve(
        (x + 0.05, -0.25, 0.06), (x + 0.25, u(-0.2, 0), 0.045), (x + 0.4, u(-0.3, -0.15), 0.03)
    )
    pole, top = x + u(0.36, 0.44), u(-0.8, -0.6)
    pen.curve((pole, u(0.3, 0.7), 0.014), (pole - 0.02, -0.2, 0.02), (pole + 0.02, top, 0.016))
    pen.curve(
        (pole + 0.02, top, 0.02), (pole + 0.12, top - 0.02, 0.02), (pole + 0.16, top + 0.1, 0.012)
    )
    pen.blob(pole + 0.16, top + 0.2, u(0.06, 0.1), stretch=0.04, ink=1)
    pen.curve((x, 0.7, 0.06), (x + 0.2, 0.84, 0.05), (x + 0.36, 0.82, 0.012))
    pen.line((0, 0.0, 0.1), (0, 0.65, 0.12))
