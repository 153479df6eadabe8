"""Archetypes with faces and figures, and those that grow or drift.

Each function draws the right half of one kind of blot; the numbers drawn make every one different.
"""

import math

from art.paint.inkblots.skeleton import Skeleton


def duo(pen: Skeleton) -> None:
    """Two people reaching for each other, with something between them."""
    u = pen.between
    x = u(0.36, 0.48)
    pen.blob(x, -0.58, u(0.09, 0.12))
    pen.curve(
        (x, -0.5, 0.06),
        (x + 0.04, -0.25, u(0.13, 0.18)),
        (x + 0.02, 0.1, u(0.12, 0.17)),
        (x + 0.12, 0.35, 0.12),
    )
    pen.curve(
        (x + 0.1, 0.3, 0.10), (x - 0.02, 0.55, 0.07), (x + 0.06, 0.82, 0.05), (x - 0.06, 0.86, 0.03)
    )
    pen.curve((x + 0.08, 0.2, 0.10), (x + 0.24, 0.5, 0.07), (x + 0.22, 0.8, 0.04))
    pen.curve((x, -0.32, 0.07), (x - 0.18, u(-0.25, -0.1), 0.05), (0.03, u(-0.3, 0.05), 0.035))
    if pen.sometimes(0.7):
        pen.curve((0, u(0.1, 0.3), 0.06), (0.05, 0.4, u(0.07, 0.12)), (0, 0.6, 0.03), ink=1)
    if pen.sometimes(0.6):
        pen.curve(
            (x, -0.66, 0.03), (x + u(-0.1, 0.14), -0.82, 0.03), (x + u(0.1, 0.25), -0.78, 0.015)
        )
    if pen.sometimes(0.6):
        pen.blob(u(0.02, 0.1), u(-0.75, -0.55), u(0.04, 0.07), stretch=0.05, ink=1)


def mask(pen: Skeleton) -> None:
    """A face with horns or ears, looking out through slits."""
    u = pen.between
    w = u(0.34, 0.5)
    pen.curve(
        (0, -0.35, 0.2),
        (w * 0.7, u(-0.5, -0.3), u(0.14, 0.24)),
        (w, u(-0.1, 0.1), 0.18),
        (w * 0.7, 0.4, 0.15),
        (0, u(0.5, 0.7), 0.10),
    )
    pen.blob(0.1, 0, u(0.22, 0.3), stretch=0.2)
    pen.curve(
        (w * 0.7, -0.5, 0.12), (u(0.5, 0.8), u(-0.85, -0.55), 0.07), (u(0.3, 0.85), -0.92, 0.01)
    )
    if pen.sometimes(0.5):
        pen.curve(
            (w, u(-0.3, 0), 0.1), (u(0.6, 0.85), u(-0.4, 0.0), 0.08), (0.9, u(-0.2, 0.3), 0.01)
        )
    x = u(0.14, 0.22)
    pen.curve(
        (x, u(-0.22, -0.05), 0.02),
        (x + 0.09, u(-0.2, -0.05), u(0.04, 0.08)),
        (x + 0.22, u(-0.3, -0.02), 0.015),
        hole=True,
    )
    if pen.sometimes(0.45):
        pen.curve(
            (0, u(0.2, 0.4), 0.02), (0.1, u(0.25, 0.42), 0.03), (0.2, u(0.2, 0.4), 0.006), hole=True
        )
    if pen.sometimes(0.5):
        pen.curve((0.02, 0.05, 0.012), (0.05, 0.18, 0.02), hole=True)
    pen.curve((w, 0.1, 0.1), (u(0.55, 0.75), u(0.0, 0.4), 0.06), (u(0.6, 0.85), u(0.2, 0.7), 0.012))
    pen.curve((0.05, 0.55, 0.1), (u(0.05, 0.2), 0.75, 0.06), (u(0.0, 0.2), 0.92, 0.01))


def jester(pen: Skeleton) -> None:
    """A figure with a belled cap and open arms."""
    u = pen.between
    pen.blob(u(0.0, 0.05), -0.42, 0.13)
    pen.curve(
        (0, -0.5, 0.1),
        (0.2, -0.68, 0.08),
        (0.42, u(-0.75, -0.55), 0.03),
        (0.47, u(-0.6, -0.45), 0.045),
    )
    pen.curve((0, -0.28, 0.08), (0.1, 0, 0.16), (0.3, 0.35, 0.18), (0.5, u(0.45, 0.65), 0.06))
    pen.curve((0.05, -0.2, 0.07), (0.4, u(-0.25, -0.1), 0.06), (0.68, u(-0.5, -0.1), 0.03))
    pen.curve((0.1, 0.4, 0.08), (0.14, 0.7, 0.05), (0.3, 0.84, 0.04))
    pen.curve((0, 0.0, 0.1), (0, 0.3, 0.12))
    pen.blob(0.055, -0.43, 0.025, hole=True)


def ghost(pen: Skeleton) -> None:
    """A swaying figure full of openings."""
    u = pen.between
    pen.curve(
        (0, -0.7, 0.05),
        (0.1, -0.45, 0.14),
        (0.05, -0.1, 0.18),
        (0.2, 0.25, 0.16),
        (0.1, 0.6, 0.2),
        (0, 0.82, 0.06),
    )
    pen.curve((0.15, -0.3, 0.1), (0.45, u(-0.5, -0.2), 0.12), (0.7, u(-0.7, -0.3), 0.04))
    pen.curve((0.2, 0.3, 0.1), (0.5, 0.3, 0.09), (0.72, u(0.1, 0.5), 0.03))
    for _ in range(3):
        pen.blob(u(0.05, 0.3), u(-0.5, 0.5), u(0.03, 0.07), hole=True)


def lyre(pen: Skeleton) -> None:
    """Two broad arms bent around open space, held by a stem."""
    u = pen.between
    pen.curve(
        (0, 0.05, 0.1),
        (0.25, -0.2, 0.13),
        (0.55, u(-0.45, -0.25), 0.16),
        (0.7, -0.1, 0.13),
        (0.5, 0.18, 0.11),
        (0.28, 0.2, 0.08),
    )
    pen.curve((0.05, 0.1, 0.09), (0.2, 0.4, 0.08), (0.12, 0.66, 0.06), (0, 0.72, 0.04))
    pen.curve((0, -0.5, 0.05), (0, -0.2, 0.08), (0, 0.1, 0.09))
    pen.curve((0.55, -0.4, 0.1), (0.75, u(-0.75, -0.55), 0.05), (0.85, -0.8, 0.01))
    for _ in range(2):
        pen.curve(
            (0.6, 0.05, 0.06),
            (u(0.75, 0.85), u(0.1, 0.4), 0.03),
            (u(0.7, 0.9), u(0.3, 0.6), 0.006),
        )
    pen.blob(0, -0.62, u(0.06, 0.1))


def crown(pen: Skeleton) -> None:
    """Prongs tipped with beads above a heavy band."""
    u = pen.between
    pen.curve((0, 0.35, 0.14), (0.3, 0.4, 0.13), (0.62, 0.25, 0.09))
    for prong in range(4):
        x = 0.05 + prong * 0.2
        pen.curve(
            (x, 0.3, 0.09),
            (x + u(-0.05, 0.05), -0.05, 0.07),
            (x + u(-0.06, 0.1), u(-0.6, -0.25), 0.02),
        )
        pen.blob(x + u(-0.05, 0.1), u(-0.68, -0.35), u(0.03, 0.06), ink=1)
    pen.curve((0, 0.45, 0.1), (0.1, 0.65, 0.08), (0, 0.85, 0.03))
    pen.blob(u(0.15, 0.25), 0.36, 0.05, hole=True)


def orchid(pen: Skeleton) -> None:
    """A fan of petals on one stem."""
    u = pen.between
    petals = int(pen.rng.integers(4, 6))
    for petal in range(petals):
        angle = -1.45 + petal * (2.6 / (petals - 1)) + u(-0.1, 0.1)
        length = u(0.5, 0.8)
        x, y = math.cos(angle) * length, math.sin(angle) * length
        pen.curve(
            (0.02, 0, 0.07),
            (x * 0.5, y * 0.5, u(0.1, 0.17)),
            (x * 0.9, y * 0.9, u(0.06, 0.13)),
            (x * 1.1, y * 1.1, 0.01),
            ink=1 if pen.sometimes(0.4) else 0,
        )
    pen.curve((0, -0.1, 0.08), (0, 0.2, 0.1), (0, 0.8, 0.03))
    pen.blob(u(0.06, 0.12), -0.02, 0.035, hole=True)


def tree(pen: Skeleton) -> None:
    """A trunk with roots, boughs and clumps of leaves."""
    pen.curve((0, 0.8, 0.10), (0.0, 0.4, 0.07), (0.02, 0.1, 0.06))
    _bough(pen, 0.02, 0.15, angle=-1.35, length=0.32, width=0.06, forks=4)
    _bough(pen, 0.02, 0.3, angle=-0.6, length=0.28, width=0.045, forks=3)
    pen.curve((0.05, 0.8, 0.06), (0.25, 0.86, 0.04), (0.45, 0.84, 0.01))


def _bough(
    pen: Skeleton, x: float, y: float, angle: float, length: float, width: float, forks: int
) -> None:
    if forks == 0 or length < 0.05:
        return
    u = pen.between
    tip_x, tip_y = x + math.cos(angle) * length, y + math.sin(angle) * length
    pen.curve(
        (x, y, width),
        ((x + tip_x) / 2 + u(-0.03, 0.03), (y + tip_y) / 2, width * 0.85),
        (tip_x, tip_y, width * 0.6),
        steps=4,
    )
    if forks <= 2:
        pen.blob(tip_x, tip_y, u(0.04, 0.11))
    for _ in range(2):
        turned, shorter = angle + u(-0.75, 0.75), length * u(0.65, 0.85)
        _bough(pen, tip_x, tip_y, turned, shorter, width * 0.62, forks - 1)


def isles(pen: Skeleton) -> None:
    """Loose islands of several inks around a middle one."""
    u = pen.between
    for _ in range(int(pen.rng.integers(7, 11))):
        x, y, length, angle = u(0.08, 0.8), u(-0.75, 0.75), u(0.1, 0.3), u(0, 6.28)
        pen.curve(
            (x, y, u(0.05, 0.1)),
            (
                x + math.cos(angle) * length * 0.5,
                y + math.sin(angle) * length * 0.5,
                u(0.05, 0.12),
            ),
            (
                x + math.cos(angle + 0.7) * length,
                y + math.sin(angle + 0.7) * length,
                u(0.01, 0.05),
            ),
            ink=int(pen.rng.integers(0, 4)),
        )
    pen.curve(
        (0, -0.5, 0.05), (0.03, -0.1, u(0.06, 0.1)), (0, 0.4, 0.05), ink=int(pen.rng.integers(0, 4))
    )
