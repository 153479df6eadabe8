"""More archetypes of animals: shells, antlers, trunks, long necks and fins.

Each function draws the right half of one kind of blot; the numbers drawn make every one different.
"""

import math

from art.paint.inkblots.skeleton import Skeleton


def crab(pen: Skeleton) -> None:
    """A flat shell, two claws held high, and legs spread along the ground."""
    u = pen.between
    y = u(0.0, 0.15)
    pen.curve((0, y, u(0.18, 0.24)), (0.22, y - 0.03, u(0.15, 0.2)), (u(0.36, 0.46), y, 0.08))
    elbow_x, elbow_y = u(0.55, 0.7), u(-0.3, -0.1)
    pen.curve((0.3, y - 0.08, 0.06), (elbow_x, elbow_y, 0.06), (elbow_x - u(0.0, 0.15), -0.5, 0.09))
    wrist = elbow_x - 0.1
    pen.curve(
        (wrist, -0.48, 0.08), (wrist - 0.12, u(-0.7, -0.6), 0.06), (wrist - 0.06, -0.84, 0.01)
    )
    pen.curve(
        (wrist, -0.5, 0.07), (wrist + 0.12, u(-0.72, -0.6), 0.06), (wrist + 0.06, -0.86, 0.01)
    )
    for leg in range(3):
        pen.curve(
            (0.25 + leg * 0.04, y + 0.1, 0.05),
            (u(0.5, 0.62) - leg * 0.08, y + 0.12 + leg * 0.14, 0.04),
            (u(0.7, 0.85) - leg * 0.14, y + u(0.3, 0.45) + leg * 0.1, 0.01),
        )
    pen.curve(
        (0.08, y - 0.18, 0.025), (u(0.1, 0.16), y - 0.34, 0.02), (u(0.08, 0.2), y - 0.4, 0.035)
    )
    pen.blob(u(0.12, 0.25), y, u(0.025, 0.045), hole=True)
    pen.curve((0, y + 0.15, 0.1), (u(0.1, 0.2), y + 0.32, 0.08), (0, y + u(0.4, 0.5), 0.05), ink=1)


def owl(pen: Skeleton) -> None:
    """Tufted ears, great eyes, folded wings and a branch."""
    u = pen.between
    pen.curve((0, -0.42, 0.2), (0.16, -0.45, u(0.14, 0.19)), (u(0.24, 0.34), -0.4, 0.1))
    pen.curve(
        (u(0.15, 0.26), -0.55, 0.08), (u(0.24, 0.34), -0.75, 0.04), (u(0.3, 0.46), -0.9, 0.008)
    )
    pen.curve((0, -0.2, 0.2), (0.1, 0.15, u(0.2, 0.26)), (0, 0.55, 0.16))
    pen.curve(
        (0.22, -0.2, 0.12),
        (u(0.36, 0.5), 0.1, u(0.1, 0.15)),
        (u(0.32, 0.48), 0.45, 0.08),
        (u(0.2, 0.5), 0.72, 0.012),
        ink=1,
    )
    pen.line((0, 0.66, 0.045), (u(0.5, 0.6), u(0.6, 0.72), 0.04), (0.8, u(0.5, 0.75), 0.012))
    pen.curve((0.5, 0.66, 0.03), (0.62, u(0.45, 0.55), 0.05), (0.7, u(0.3, 0.5), 0.01))
    x = u(0.12, 0.17)
    pen.blob(x, -0.46, u(0.06, 0.085), hole=True)
    for _ in range(3):
        pen.curve((u(0.05, 0.2), u(-0.1, 0.3), 0.012), (u(0.1, 0.25), u(0, 0.4), 0.014), hole=True)
    pen.curve((0.05, 0.68, 0.06), (u(0.08, 0.2), 0.82, 0.05), (u(0.05, 0.25), 0.94, 0.01))


def stag(pen: Skeleton) -> None:
    """A narrow face under branching antlers."""
    u = pen.between
    pen.curve((0, -0.1, 0.17), (0, 0.2, u(0.13, 0.18)), (0, u(0.5, 0.62), 0.1))
    pen.curve(
        (0.12, -0.1, 0.08),
        (u(0.3, 0.42), u(-0.12, 0.05), 0.07),
        (u(0.48, 0.58), u(-0.1, 0.2), 0.01),
    )
    tip_x, tip_y = u(0.5, 0.8), u(-0.85, -0.6)
    way = [(0.08, -0.22, 0.05), (u(0.2, 0.4), u(-0.45, -0.35), 0.05), (tip_x, tip_y, 0.015)]
    pen.curve(*way)
    for prong in range(int(pen.rng.integers(3, 6))):
        share = (prong + 1) / 6
        x, y = 0.1 + (tip_x - 0.1) * share, -0.25 + (tip_y + 0.25) * share
        pen.curve(
            (x, y, 0.045),
            (x + u(-0.16, 0.05), y - 0.13, 0.03),
            (x + u(-0.2, 0.05), y - u(0.2, 0.34), 0.008),
        )
    pen.curve((0, 0.45, 0.12), (0.2, 0.7, u(0.1, 0.16)), (u(0.35, 0.6), 0.85, 0.05), ink=1)
    pen.curve((0, 0.55, 0.12), (0, 0.8, 0.12), ink=1)
    pen.curve((0.06, 0.06, 0.016), (0.11, 0.0, 0.026), (0.15, -0.02, 0.01), hole=True)
    if pen.sometimes(0.5):
        pen.curve((0.12, 0.3, 0.08), (u(0.3, 0.45), 0.45, 0.06), (u(0.4, 0.65), u(0.3, 0.6), 0.01))


def dragons(pen: Skeleton) -> None:
    """Two long necks that look away from each other, with wings and coiled tails."""
    u = pen.between
    pen.curve(
        (0.12, 0.25, 0.14),
        (u(0.1, 0.2), -0.1, 0.12),
        (u(0.15, 0.3), -0.4, 0.085),
        (u(0.2, 0.3), -0.62, 0.07),
        (u(0.36, 0.46), u(-0.7, -0.62), 0.07),
        (u(0.54, 0.64), u(-0.64, -0.52), 0.025),
    )
    pen.curve((0.3, -0.7, 0.04), (0.26, -0.82, 0.03), (u(0.1, 0.3), -0.92, 0.008))
    wing_x, wing_y = u(0.6, 0.8), u(-0.35, -0.1)
    pen.curve((0.2, 0.05, 0.07), (0.42, u(-0.25, -0.1), 0.06), (wing_x, wing_y, 0.02), ink=1)
    for rib in range(3):
        x = 0.35 + rib * 0.16
        pen.curve(
            (x, wing_y + 0.08, 0.06),
            (x + 0.05, u(0.05, 0.2), 0.06),
            (x + u(0.02, 0.12), u(0.2, 0.4), 0.01),
            ink=1,
        )
    pen.curve(
        (0.12, 0.3, 0.13),
        (u(0.25, 0.35), 0.5, 0.09),
        (u(0.5, 0.62), 0.6, 0.06),
        (u(0.6, 0.75), 0.45, 0.04),
        (0.55, u(0.35, 0.45), 0.02),
    )
    pen.curve((0.08, 0.4, 0.09), (0.16, 0.66, 0.06), (u(0.1, 0.3), 0.86, 0.03))
    pen.line((0, 0.05, 0.12), (0, 0.5, 0.14))
    for spine in range(4):
        y = -0.5 + spine * 0.2
        pen.line((0.14, y, 0.04), (u(0.02, 0.06), y - 0.08, 0.01))


def herons(pen: Skeleton) -> None:
    """Two tall birds among reeds, bills crossed or turned away."""
    u = pen.between
    x, inward = u(0.36, 0.5), pen.sometimes(0.5)
    side = -1 if inward else 1
    pen.curve(
        (x + 0.1, 0.15, 0.08),
        (x, 0.0, u(0.12, 0.16)),
        (x + side * 0.04, -0.22, 0.08),
        (x - side * 0.08, -0.42, 0.045),
        (x, u(-0.66, -0.58), 0.05),
    )
    pen.curve(
        (x, -0.62, 0.05),
        (x + side * 0.14, -0.62, 0.035),
        (x + side * u(0.28, 0.34), u(-0.66, -0.5), 0.01),
    )
    pen.curve(
        (x - side * 0.02, -0.64, 0.03),
        (x - side * 0.15, u(-0.72, -0.6), 0.02),
        (x - side * 0.24, u(-0.6, -0.5), 0.008),
    )
    pen.curve(
        (x, 0.0, 0.11),
        (x - side * 0.18, 0.15, 0.09),
        (x - side * u(0.26, 0.34), u(0.25, 0.45), 0.015),
    )
    for leg in (-0.03, 0.06):
        knee = u(-0.06, 0.06)
        pen.curve(
            (x + leg, 0.12, 0.04),
            (x + leg + knee, 0.45, 0.024),
            (x + leg, 0.8, 0.022),
            (x + leg + side * 0.1, 0.84, 0.012),
        )
    for _ in range(int(pen.rng.integers(3, 6))):
        reed, top = u(0.02, 0.85), u(-0.7, 0.2)
        pen.curve(
            (reed * 0.9, 0.82, 0.03), (reed, 0.3, 0.022), (reed + u(-0.1, 0.12), top, 0.01), ink=1
        )
        if pen.sometimes(0.6):
            pen.blob(reed, u(top + 0.1, top + 0.3), 0.035, stretch=0.05, ink=1)
    pen.curve((0, 0.84, 0.05), (0.4, 0.86, 0.06), (0.85, 0.82, 0.02))


def elephant(pen: Skeleton) -> None:
    """A head from the front: ears like sails, tusks, and a trunk that parts at its end."""
    u = pen.between
    pen.curve((0, -0.45, 0.2), (0.12, -0.3, u(0.16, 0.2)), (0.1, 0, 0.14))
    for _ in range(3):
        pen.curve(
            (0.2, u(-0.4, -0.2), 0.12),
            (u(0.42, 0.55), u(-0.55, -0.1), u(0.12, 0.18)),
            (u(0.6, 0.75), u(-0.4, 0.2), u(0.05, 0.1)),
            (u(0.5, 0.7), u(0.2, 0.45), 0.02),
        )
    pen.curve(
        (0, 0, 0.13),
        (0.02, 0.3, 0.1),
        (u(0.04, 0.1), 0.6, 0.08),
        (u(0.16, 0.28), 0.78, 0.06),
        (u(0.34, 0.44), u(0.66, 0.82), 0.03),
    )
    pen.curve(
        (0.12, 0.08, 0.05), (u(0.24, 0.34), 0.34, 0.045), (u(0.4, 0.55), u(0.3, 0.55), 0.01), ink=1
    )
    pen.curve((u(0.14, 0.18), -0.22, 0.014), (0.2, -0.24, 0.024), (0.25, -0.21, 0.01), hole=True)
    pen.curve((0, -0.6, 0.07), (u(0.05, 0.15), -0.75, 0.05), (u(0.1, 0.3), -0.86, 0.01), ink=1)


def fishes(pen: Skeleton) -> None:
    """Fish that leap or dive side by side, with weed between them."""
    u = pen.between
    for fish in range(int(pen.rng.integers(2, 4))):
        x, y = u(0.26, 0.5), -0.5 + fish * 0.5 + u(-0.08, 0.08)
        turn, length = u(-1.0, 1.0), u(0.22, 0.3)
        ahead, aside = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))
        pen.curve(
            (x + ahead[0] * length, y + ahead[1] * length, 0.03),
            (x + ahead[0] * length * 0.4, y + ahead[1] * length * 0.4, u(0.09, 0.13)),
            (x - ahead[0] * length * 0.5, y - ahead[1] * length * 0.5, 0.07),
            (x - ahead[0] * length, y - ahead[1] * length, 0.03),
            ink=fish % 2,
        )
        for fin in (-1, 1):
            pen.curve(
                (x - ahead[0] * length, y - ahead[1] * length, 0.04),
                (
                    x - ahead[0] * length * 1.4 + fin * aside[0] * 0.13,
                    y - ahead[1] * length * 1.4 + fin * aside[1] * 0.13,
                    0.015,
                ),
                ink=fish % 2,
            )
            pen.curve(
                (x, y, 0.08),
                (
                    x - ahead[0] * 0.08 + fin * aside[0] * u(0.15, 0.22),
                    y - ahead[1] * 0.08 + fin * aside[1] * u(0.15, 0.22),
                    0.015,
                ),
                ink=fish % 2,
            )
        pen.blob(x + ahead[0] * length * 0.6, y + ahead[1] * length * 0.6 - 0.02, 0.02, hole=True)
    pen.curve(
        (0, u(-0.8, -0.6), 0.03),
        (u(0.02, 0.1), -0.2, u(0.05, 0.09)),
        (0, 0.2, 0.06),
        (u(0.04, 0.1), 0.5, 0.08),
        (0, 0.8, 0.05),
    )
    for _ in range(3):
        y = u(-0.5, 0.7)
        pen.curve(
            (0.02, y, 0.05), (u(0.12, 0.2), y - 0.06, 0.04), (u(0.15, 0.3), y - u(0.1, 0.25), 0.01)
        )
