"""Archetypes with wheels, frames and flames.

Each function draws the right half of one kind of blot; the numbers drawn make every one different.
"""

import math

from art.paint.inkblots.skeleton import Joint, Skeleton


def clock(pen: Skeleton) -> None:
    """A toothed wheel on a stand, with scrolls above and weights beside it."""
    u = pen.between
    y, radius = u(-0.25, -0.1), u(0.32, 0.42)
    _gear(pen, 0, y, radius, thickness=u(0.04, 0.07), teeth=int(pen.rng.integers(9, 15)))
    pen.blob(0, y, u(0.06, 0.1), ink=1)
    for spoke in range(4):
        angle = math.radians(-70 + spoke * 47 + u(-8, 8))
        tip = radius * math.cos(angle), y + radius * math.sin(angle)
        pen.line((0, y, 0.03), (*tip, 0.022))
    top = y - radius
    pen.curve(
        (0, top - 0.04, 0.06),
        (0.16, top - 0.1, 0.05),
        (0.3, top - u(0.02, 0.12), 0.035),
        (u(0.3, 0.4), top + 0.04, 0.02),
    )
    pen.curve((0, top - 0.05, 0.06), (0, top - 0.2, 0.03), (0, top - u(0.25, 0.35), 0.01))
    for foot in (u(0.2, 0.3), u(0.45, 0.55)):
        pen.curve(
            (foot * 0.6, y + radius * 0.9, 0.07),
            (foot, y + radius + 0.2, 0.06),
            (foot + u(-0.1, 0.1), 0.75, 0.05),
            (foot + u(0.05, 0.18), 0.82, 0.02),
        )
    pen.line((0, y + radius + 0.08, 0.08), (0.3, y + radius + 0.12, 0.06))
    pen.line((0, 0.76, 0.05), (0.55, 0.78, 0.05))
    weight = u(0.5, 0.62)
    pen.line((weight - 0.1, y, 0.012), (weight, y + u(0.3, 0.5), 0.012))
    pen.blob(weight, y + 0.5, 0.045, stretch=0.07, ink=1)


def loom(pen: Skeleton) -> None:
    """An upright frame full of threads, some cut short, above the finished cloth."""
    u = pen.between
    x, top, bottom = u(0.5, 0.64), u(-0.75, -0.6), u(0.6, 0.8)
    pen.curve((x + u(-0.05, 0.05), top - 0.1, 0.03), (x, 0, 0.055), (x + u(0, 0.08), bottom, 0.06))
    pen.line((0, top, u(0.05, 0.08)), (x + 0.1, top + u(-0.04, 0.04), 0.05))
    middle = u(-0.15, 0.1)
    pen.line((0, middle, 0.045), (x + u(0.02, 0.16), middle + u(-0.05, 0.05), 0.035))
    cloth = u(0.25, 0.4)
    pen.line((0, cloth + 0.08, 0.1), (x - 0.1, cloth + 0.1, u(0.07, 0.1)), ink=1)
    pen.curve(
        (0, cloth + 0.2, 0.08),
        (x * 0.5, cloth + u(0.15, 0.3), 0.08),
        (x - 0.1, cloth + 0.2, 0.03),
        ink=1,
    )
    threads = int(pen.rng.integers(5, 8))
    for thread in range(threads):
        across = (thread + 0.6) * x / (threads + 0.5)
        end = cloth if pen.sometimes(0.7) else u(top + 0.2, middle)
        pen.line((across, top, 0.02), (across + u(-0.02, 0.02), end, u(0.014, 0.024)))
        if end < cloth:
            pen.blob(across, end, u(0.03, 0.045))
    pen.curve((x + 0.06, bottom, 0.05), (x + 0.18, bottom + 0.06, 0.03), (x + 0.28, bottom, 0.01))
    pen.curve((x, middle, 0.05), (x + 0.2, middle + u(-0.2, 0.1), 0.05), (x + 0.28, middle, 0.03))


def locomotive(pen: Skeleton) -> None:
    """An engine seen from the front, steam curling to both sides of its chimney."""
    u = pen.between
    y = u(-0.1, 0.02)
    _gear(pen, 0, y, u(0.26, 0.34), thickness=u(0.05, 0.08), teeth=0)
    pen.blob(u(0.08, 0.14), y, u(0.1, 0.15), stretch=0.08)
    pen.line((0, y - 0.3, 0.13), (0, y - 0.46, 0.1), (0, y - 0.52, 0.17))
    for _ in range(int(pen.rng.integers(1, 4))):
        pen.curve(
            (0.04, y - 0.54, 0.07),
            (u(0.18, 0.3), u(-0.85, -0.7), u(0.06, 0.1)),
            (u(0.4, 0.55), u(-0.9, -0.6), u(0.05, 0.1)),
            (u(0.65, 0.8), u(-0.85, -0.45), 0.02),
            ink=1,
        )
    pen.line((0, 0.34, 0.08), (u(0.5, 0.6), 0.34, 0.06))
    pen.line((u(0.4, 0.5), 0.34, 0.05), (u(0.4, 0.55), -0.05, u(0.06, 0.1)))
    pen.curve((0.5, 0.3, 0.05), (0.62, 0.22, 0.06), (u(0.66, 0.76), u(0.1, 0.3), 0.03))
    bars = int(pen.rng.integers(4, 6))
    for bar in range(bars):
        share = bar / (bars - 1)
        pen.line((0.04 + share * 0.3, 0.36, 0.03), (0.05 + share * u(0.5, 0.65), 0.8, 0.024))
    pen.line((0, 0.8, 0.035), (0.62, 0.8, 0.03))
    pen.blob(u(0.14, 0.2), y - 0.05, u(0.03, 0.05), hole=True)


def chandelier(pen: Skeleton) -> None:
    """Branched lights on a chain, with drops of glass below."""
    u = pen.between
    pen.line((0, -0.85, 0.02), (0, -0.55, 0.025))
    pen.curve((0, -0.55, 0.06), (0.03, -0.35, u(0.07, 0.12)), (0, -0.1, 0.06), (0.02, 0.12, 0.12))
    for tier in range(int(pen.rng.integers(2, 4))):
        y, reach = 0.1 - tier * 0.25, u(0.55, 0.8) - tier * 0.17
        rise = u(0.12, 0.3)
        pen.curve(
            (0.03, y, 0.05),
            (reach * 0.5, y + u(0.08, 0.2), 0.04),
            (reach, y - 0.02, 0.035),
            (reach, y - rise, 0.028),
        )
        pen.line((reach - 0.05, y - rise, 0.025), (reach + 0.05, y - rise, 0.025))
        pen.curve(
            (reach, y - rise - 0.05, 0.03),
            (reach + u(-0.02, 0.02), y - rise - 0.12, 0.04),
            (reach + u(-0.03, 0.03), y - rise - 0.24, 0.008),
            ink=1,
        )
        for share in (0.45, 0.75, 1.0):
            pen.line((reach * share, y + 0.1, 0.012), (reach * share, y + 0.22, 0.012))
            pen.blob(reach * share, y + u(0.24, 0.34), u(0.022, 0.04), ink=1)
    pen.curve(
        (0, 0.2, 0.1), (u(0.12, 0.25), 0.35, 0.06), (u(0.05, 0.15), 0.52, 0.04), (0, 0.6, 0.05)
    )
    pen.blob(u(0.1, 0.18), 0.68, 0.04)


def engine(pen: Skeleton) -> None:
    """Toothed wheels of all sizes that drive each other, held by rods."""
    u = pen.between
    pen.line((0, u(-0.75, -0.6), 0.05), (0, u(0.6, 0.75), 0.05))
    y = u(-0.35, 0.2)
    _gear(pen, 0, y, u(0.2, 0.3), thickness=0.06, teeth=int(pen.rng.integers(7, 11)))
    pen.blob(0, y, 0.08)
    for sign in (-1, 1):
        x, away = u(0.32, 0.5), y + sign * u(0.36, 0.5)
        radius = u(0.12, 0.24)
        _gear(
            pen, x, away, radius, thickness=u(0.03, 0.05), teeth=int(pen.rng.integers(8, 14)), ink=1
        )
        for _ in range(3):
            angle = u(0, 2 * math.pi)
            tip = x + radius * math.cos(angle), away + radius * math.sin(angle)
            pen.line((x, away, 0.03), (*tip, 0.02), ink=1)
        pen.line((0, y + sign * u(0.2, 0.3), 0.04), (x, away, 0.04))
    x = u(0.62, 0.75)
    pen.curve((x, -0.75, 0.04), (x + u(-0.1, 0.05), 0, 0.05), (x, 0.75, 0.05))
    pen.line((0, 0.72, 0.06), (x, 0.72, 0.05))
    pen.line((0, u(-0.7, -0.6), 0.05), (x, u(-0.75, -0.6), 0.035))
    pen.curve((x, -0.7, 0.05), (x + 0.1, -0.85, 0.05), (x - 0.05, -0.95, 0.015))


def _gear(
    pen: Skeleton, x: float, y: float, radius: float, thickness: float, teeth: int, ink: int = 0
) -> None:
    """A ring with teeth outside; of one on the fold only the right half is drawn."""
    start, turn = (-90, 180) if x == 0 else (0, 360)
    rim: list[Joint] = []
    for step in range(25):
        angle = math.radians(start + turn * step / 24)
        rim.append((x + radius * math.cos(angle), y + radius * math.sin(angle), thickness))
    pen.line(*rim, ink=ink)
    for tooth in range(teeth):
        angle = math.radians(start + turn * (tooth + 0.5) / teeth)
        cos, sin = math.cos(angle), math.sin(angle)
        out = radius + thickness + 0.03
        if x + out * cos > 0:
            pen.line(
                (x + radius * cos, y + radius * sin, thickness * 0.6),
                (x + out * cos, y + out * sin, thickness * 0.45),
                ink=ink,
            )
