"""More archetypes for ink that runs: beings that do something, and water that goes somewhere.

The first ink is the water, the second was dropped in. No two of them have the same gesture.
"""

import math

from art.paint.inkblots.currents import DROP, tail
from art.paint.inkblots.skeleton import Skeleton


def tug(pen: Skeleton) -> None:
    """Two who lean back and pull at one thing: a white wedge opens below their arms."""
    u = pen.between
    foot, hip, chest = u(0.12, 0.26), u(0.4, 0.52), u(0.5, 0.68)
    hip_y, chest_y = u(0.16, 0.3), u(-0.26, -0.12)
    pen.curve(
        (hip, hip_y, u(0.1, 0.16)),
        ((hip + chest) / 2 + 0.04, (hip_y + chest_y) / 2, u(0.1, 0.15)),
        (chest, chest_y, u(0.09, 0.14)),
        (chest + u(-0.06, 0.1), chest_y - u(0.24, 0.34), u(0.06, 0.1)),
        (chest + u(-0.2, 0.1), chest_y - u(0.38, 0.46), u(0.02, 0.05)),
    )
    for _ in range(2):
        pen.curve(
            (chest, chest_y, 0.06),
            (chest * 0.5, chest_y + u(-0.05, 0.16), u(0.03, 0.055)),
            (0.0, chest_y + u(-0.12, 0.2), u(0.02, 0.05)),
        )
    pen.curve(
        (hip, hip_y, 0.1),
        (hip - u(0.0, 0.14), u(0.42, 0.5), u(0.05, 0.08)),
        (foot, u(0.72, 0.8), u(0.03, 0.06)),
    )
    pen.curve(
        (hip, hip_y, 0.1),
        (hip + u(0.06, 0.2), u(0.4, 0.5), u(0.06, 0.1)),
        (hip + u(-0.05, 0.12), u(0.7, 0.8), u(0.03, 0.06)),
        (hip + u(-0.14, 0.22), u(0.76, 0.84), u(0.02, 0.04)),
    )
    tail(pen, hip + 0.06, hip_y, 0.1, u(-0.6, 0.9), u(0.2, 0.42))
    tail(pen, chest + 0.05, chest_y - 0.1, 0.09, u(-1.2, 0.6), u(0.12, 0.35))
    pen.curve((hip, hip_y, 0.07), (chest, chest_y, 0.09), (chest, chest_y - 0.2, 0.04), ink=DROP)
    if pen.sometimes(0.5):
        pen.curve((0, u(-0.5, -0.4), 0.02), (u(0, 0.04), -0.2, 0.05), (0, u(0.05, 0.3), 0.02))


def feast(pen: Skeleton) -> None:
    """Two long-legged ones who bend over one vessel, and something loose between their heads."""
    u = pen.between
    hip, hip_y = u(0.46, 0.6), u(-0.12, 0.06)
    head, head_y = u(0.2, 0.3), u(-0.62, -0.5)
    pen.curve(
        (hip, hip_y, u(0.11, 0.16)),
        (hip - u(0.04, 0.12), hip_y - u(0.22, 0.28), u(0.1, 0.14)),
        (head + 0.08, head_y + 0.14, u(0.05, 0.08)),
        (head, head_y, u(0.07, 0.1)),
        (head - u(0.08, 0.16), head_y + u(0.0, 0.1), u(0.015, 0.04)),
    )
    pen.curve(
        (hip - 0.1, hip_y - 0.24, 0.06),
        (hip - u(0.18, 0.26), hip_y + u(0.04, 0.16), u(0.03, 0.05)),
        (u(0.12, 0.2), u(0.26, 0.38), u(0.03, 0.05)),
    )
    pen.curve(
        (0, u(0.24, 0.32), u(0.02, 0.05)),
        (u(0.1, 0.18), u(0.36, 0.46), u(0.09, 0.14)),
        (0, u(0.5, 0.6), u(0.04, 0.1)),
    )
    pen.curve(
        (hip, hip_y, 0.11),
        (hip + u(-0.14, 0.04), u(0.32, 0.4), u(0.05, 0.08)),
        (hip + u(-0.06, 0.14), u(0.66, 0.76), u(0.025, 0.05)),
        (hip + u(-0.2, 0.0), u(0.78, 0.84), u(0.03, 0.05)),
    )
    tail(pen, hip + 0.04, hip_y, 0.12, u(-0.9, 1.0), u(0.2, 0.4))
    tail(pen, head + 0.05, head_y - 0.03, 0.07, u(-2.0, -0.3), u(0.12, 0.32))
    pen.curve((hip, hip_y, 0.09), (hip - 0.08, hip_y - 0.25, 0.08), (head, head_y, 0.03), ink=DROP)
    pen.blob(u(0.08, 0.15), 0.42, 0.06, ink=DROP)
    y = u(-0.34, -0.1)
    pen.curve((0, y, u(0.015, 0.03)), (u(0.05, 0.09), y - 0.05, 0.05), (0.13, y + 0.03, 0.03))


def leap(pen: Skeleton) -> None:
    """Two that leap away from each other, out of what they sprang from."""
    u = pen.between
    rise = u(-0.5, -0.15)
    pen.curve(
        (u(0.1, 0.18), u(0.14, 0.26), u(0.1, 0.15)),
        (0.34, rise * 0.3 + u(-0.06, 0.02), u(0.1, 0.15)),
        (0.58, rise * 0.8, u(0.1, 0.14)),
        (0.74, rise - u(0.1, 0.2), u(0.05, 0.08)),
        (0.84, rise - u(0.18, 0.3), u(0.06, 0.09)),
        (0.96, rise - u(0.08, 0.2), u(0.015, 0.035)),
    )
    for x, y in ((0.6, rise * 0.8), (0.62, rise * 0.7)):
        pen.curve(
            (x, y, 0.08),
            (x + u(0.1, 0.2), y + u(0.1, 0.22), u(0.03, 0.06)),
            (x + u(0.12, 0.36), y + u(0.2, 0.44), u(0.012, 0.04)),
        )
    for _ in range(2):
        pen.curve(
            (0.16, 0.2, 0.1),
            (u(0.12, 0.3), u(0.36, 0.5), u(0.04, 0.08)),
            (u(0.0, 0.26), u(0.58, 0.82), u(0.015, 0.04)),
        )
    tail(pen, 0.14, 0.12, 0.1, u(-2.4, -1.2), u(0.25, 0.5))
    for _ in range(2):
        tail(pen, u(0.6, 0.8), rise - 0.1, 0.08, u(-2.2, -0.8), u(0.12, 0.3))
    pen.curve((0.18, 0.16, 0.08), (0.36, rise * 0.3, 0.06), (0.6, rise * 0.8, 0.08), ink=DROP)
    if pen.sometimes(0.5):
        pen.curve((0, -0.3, 0.015), (u(0, 0.06), u(-0.1, 0.1), u(0.04, 0.08)), (0, 0.3, 0.04))


def perch(pen: Skeleton) -> None:
    """Two who sit back to back and look away, with sleeves or wings that hang down outside."""
    u = pen.between
    neck, lean = u(-0.5, -0.38), u(0.2, 0.34)
    pen.curve(
        (u(0.05, 0.12), u(0.5, 0.7), u(0.03, 0.08)),
        (u(0.12, 0.2), u(0.15, 0.3), u(0.11, 0.18)),
        (u(0.14, 0.22), -0.12, u(0.12, 0.17)),
        (lean, neck, u(0.05, 0.08)),
        (lean + u(0.02, 0.1), neck - u(0.14, 0.2), u(0.07, 0.1)),
        (lean + u(0.2, 0.28), neck - u(0.06, 0.2), u(0.01, 0.035)),
    )
    reach, drop = u(0.55, 0.8), u(0.0, 0.4)
    pen.curve(
        (0.24, -0.1, 0.1),
        (reach * 0.65, u(-0.36, -0.1), u(0.08, 0.13)),
        (reach, drop - 0.15, u(0.06, 0.1)),
        (reach * u(0.75, 1.0), drop + u(0.1, 0.3), u(0.012, 0.05)),
    )
    for _ in range(3):
        x = u(0.3, 0.9) * reach
        pen.curve(
            (x, u(-0.2, 0.0), 0.08),
            (x + u(-0.04, 0.06), u(0.1, 0.25), u(0.03, 0.06)),
            (x + u(-0.1, 0.08), u(0.3, 0.6), u(0.008, 0.03)),
        )
    tail(pen, lean + 0.04, neck - 0.2, 0.08, u(-2.4, -1.0), u(0.1, 0.3))
    pen.curve((0, u(0.3, 0.4), 0.04), (u(0.1, 0.2), 0.66, u(0.03, 0.07)), (u(0.2, 0.4), 0.8, 0.02))
    pen.curve((0.16, 0.25, 0.08), (0.18, -0.12, 0.1), (reach * 0.65, -0.2, 0.06), ink=DROP)
    pen.blob(lean + 0.06, neck - 0.16, 0.04, ink=DROP)


def cradle(pen: Skeleton) -> None:
    """Pale lumps that barely touch, stacked around a large white: two heads above, a seat below."""
    u = pen.between
    wide = u(0.36, 0.5)
    seat, waist, top = u(0.5, 0.62), u(0.02, 0.18), u(-0.48, -0.34)
    pen.curve(
        (0, seat - 0.04, u(0.04, 0.09)), (wide * 0.6, seat, u(0.14, 0.19)), (wide, seat, 0.08)
    )
    pen.curve(
        (wide * 0.75, seat - 0.1, 0.04),
        (wide * u(0.8, 1.0), (seat + waist) / 2, u(0.02, 0.045)),
        (wide, waist, 0.06),
    )
    pen.curve(
        (wide - u(0.0, 0.12), waist + 0.06, u(0.09, 0.14)),
        (wide + u(0.02, 0.1), waist - 0.08, u(0.12, 0.17)),
        (wide + u(0.1, 0.26), waist + u(-0.2, 0.1), u(0.03, 0.07)),
    )
    pen.curve(
        (wide, waist - 0.14, 0.05),
        (wide + u(-0.06, 0.06), (waist + top) / 2, 0.025),
        (wide, top, 0.05),
    )
    pen.curve(
        (wide + 0.02, top + 0.06, u(0.1, 0.14)),
        (wide - u(0.02, 0.1), top - 0.05, u(0.1, 0.15)),
        (wide - u(0.16, 0.26), top + u(-0.04, 0.08), u(0.015, 0.045)),
    )
    pen.curve(
        (wide, top - 0.1, 0.06),
        (wide + u(-0.05, 0.1), top - 0.24, u(0.03, 0.06)),
        (wide + u(-0.2, 0.16), top - u(0.34, 0.46), u(0.02, 0.05)),
    )
    pen.curve(
        (wide - 0.05, waist - 0.04, 0.06),
        (wide * 0.6, waist + u(-0.16, 0.1), u(0.025, 0.05)),
        (wide * u(0.25, 0.5), waist + u(-0.26, 0.1), u(0.015, 0.04)),
    )
    tail(pen, wide + 0.04, seat, 0.1, u(-0.5, 1.0), u(0.15, 0.3))
    pen.curve((0, seat - 0.06, 0.03), (u(0.02, 0.08), seat, 0.06), (0, seat + 0.14, 0.03), ink=DROP)
    if pen.sometimes(0.6):
        pen.blob(wide + 0.03, waist - 0.03, u(0.03, 0.07), ink=DROP)


def cloudburst(pen: Skeleton) -> None:
    """A broad cloud, and streams of unequal length that fall from it and part in drops."""
    u = pen.between
    base, reach = u(-0.42, -0.3), u(0.65, 0.85)
    pen.curve(
        (0, base - u(0.1, 0.3), u(0.1, 0.17)),
        (reach * 0.35, base - u(0.14, 0.3), u(0.13, 0.2)),
        (reach * 0.7, base - u(0.0, 0.2), u(0.1, 0.17)),
        (reach, base + u(-0.14, 0.12), u(0.03, 0.08)),
    )
    pen.curve(
        (0.04, base - 0.16, 0.1),
        (reach * 0.4, base - 0.2, 0.12),
        (reach * 0.7, base - 0.08, 0.05),
        ink=DROP,
    )
    x = u(0.0, 0.05)
    while x < reach * 0.85:
        long, sway = u(0.2, 1.15) * (1.1 - x * 0.6), u(-0.08, 0.1)
        pen.curve(
            (x, base - 0.05, u(0.06, 0.1)),
            (x + sway * 0.4, base + long * 0.45, u(0.02, 0.05)),
            (x + sway, base + long, u(0.02, 0.06)),
        )
        if pen.sometimes(0.4):
            pen.blob(x + sway, base + long + u(0.09, 0.16), u(0.015, 0.035), stretch=0.02)
        if pen.sometimes(0.35):
            pen.blob(x + sway, base + long, u(0.02, 0.05), ink=DROP)
        x += u(0.12, 0.24)
    for _ in range(2):
        tail(pen, reach * u(0.3, 0.9), base - 0.2, 0.12, u(-1.8, -0.4), u(0.12, 0.3))


def bloom(pen: Skeleton) -> None:
    """Petals or feathers of unequal length that open from one place low on the fold."""
    u = pen.between
    y = u(0.1, 0.35)
    turns = (-1.45, -0.95, -0.45, 0.1, 0.7)
    for turn in turns:
        turn, long = turn + u(-0.16, 0.16), u(0.4, 0.95)
        bend = u(-0.5, 0.5)
        x1, y1 = math.cos(turn) * long * 0.55, y + math.sin(turn) * long * 0.55
        x2, y2 = math.cos(turn + bend * 0.5) * long, y + math.sin(turn + bend * 0.5) * long
        pen.curve(
            (0.02, y, 0.05),
            (max(x1 * 0.5, 0.0), (y + y1) / 2, u(0.03, 0.055)),
            (max(x1, 0.0), y1, u(0.06, 0.13)),
            (max(x2, 0.0), y2, u(0.02, 0.1)),
        )
        if pen.sometimes(0.5):
            tail(pen, max(x2, 0), y2, 0.07, turn + bend * 2, u(0.1, 0.25))
        if pen.sometimes(0.45):
            pen.blob(max(x1, 0.02), y1, u(0.03, 0.07), ink=DROP)
    pen.curve((0, y - 0.1, 0.05), (u(0.03, 0.1), y, u(0.07, 0.11)), (0, y + 0.1, 0.05), ink=DROP)
    pen.curve(
        (0, y, 0.07), (u(0, 0.06), y + 0.3, u(0.02, 0.05)), (u(0, 0.15), 0.85, u(0.015, 0.04))
    )


def spring(pen: Skeleton) -> None:
    """Water that rises along the fold, bows outwards and curls up on itself at both sides."""
    u = pen.between
    top, foot = u(-0.75, -0.6), u(0.6, 0.75)
    pen.curve(
        (0, foot, u(0.08, 0.16)),
        (u(0.0, 0.05), 0.2, u(0.04, 0.09)),
        (u(0.0, 0.04), -0.2, u(0.03, 0.07)),
        (u(0.1, 0.2), top + 0.06, u(0.05, 0.1)),
        (u(0.36, 0.5), top + u(0.0, 0.14), u(0.06, 0.11)),
        (u(0.6, 0.72), u(-0.4, -0.2), u(0.06, 0.1)),
        (u(0.5, 0.7), u(-0.1, 0.05), u(0.04, 0.08)),
        (u(0.34, 0.46), u(-0.2, -0.05), u(0.02, 0.06)),
    )
    pen.curve(
        (u(0.02, 0.1), foot - 0.05, 0.1),
        (u(0.3, 0.42), foot + u(-0.06, 0.06), u(0.08, 0.13)),
        (u(0.58, 0.7), foot - u(0.1, 0.24), u(0.06, 0.1)),
        (u(0.5, 0.66), foot - u(0.36, 0.46), u(0.03, 0.07)),
        (u(0.34, 0.44), foot - u(0.28, 0.4), u(0.015, 0.05)),
    )
    for x, y in ((0.62, -0.3), (0.4, foot), (0.15, top)):
        if pen.sometimes(0.75):
            tail(pen, x, y, 0.09, math.atan2(y, x) + u(-0.6, 0.6), u(0.12, 0.35))
    pen.curve(
        (0.3, foot - 0.02, 0.05), (0.58, foot - 0.16, 0.05), (0.56, foot - 0.4, 0.02), ink=DROP
    )
    pen.curve((0.15, top + 0.06, 0.03), (0.42, top + 0.08, 0.06), (0.64, -0.3, 0.05), ink=DROP)


def shelter(pen: Skeleton) -> None:
    """A tall one bowed over a small one at each side, white between them."""
    u = pen.between
    back, head, head_y = u(0.55, 0.68), u(0.24, 0.36), u(-0.58, -0.42)
    pen.curve(
        (back - u(0.0, 0.12), u(0.7, 0.8), u(0.1, 0.17)),
        (back, 0.25, u(0.12, 0.18)),
        (back - u(0.0, 0.06), -0.2, u(0.1, 0.15)),
        (head + 0.14, head_y - 0.1, u(0.05, 0.08)),
        (head, head_y, u(0.07, 0.11)),
        (head - u(0.08, 0.16), head_y + u(0.04, 0.14), u(0.015, 0.04)),
    )
    pen.curve(
        (back - 0.06, -0.15, 0.07),
        (back * 0.6, u(-0.1, 0.1), u(0.03, 0.05)),
        (u(0.14, 0.24), u(0.05, 0.25), u(0.02, 0.05)),
    )
    child, tip = u(0.1, 0.18), u(0.2, 0.36)
    pen.blob(child, tip, u(0.06, 0.09))
    pen.curve(
        (child, tip + 0.08, 0.04),
        (child + u(-0.03, 0.05), 0.55, u(0.08, 0.12)),
        (child + u(-0.05, 0.08), u(0.74, 0.82), u(0.03, 0.08)),
    )
    tail(pen, back, u(-0.1, 0.4), 0.13, u(-0.8, 0.6), u(0.15, 0.35))
    tail(pen, head + 0.1, head_y - 0.08, 0.07, u(-1.8, -0.4), u(0.1, 0.3))
    pen.curve((back - 0.03, 0.6, 0.06), (back, 0.2, 0.09), (back - 0.04, -0.2, 0.07), ink=DROP)
    if pen.sometimes(0.6):
        pen.blob(child, 0.55, u(0.03, 0.06), ink=DROP)


def clash(pen: Skeleton) -> None:
    """Two heavy ones, low and long, that run their heads against each other."""
    u = pen.between
    rump, rump_y = u(0.66, 0.8), u(-0.2, 0.0)
    pen.curve(
        (u(0.06, 0.1), u(0.02, 0.16), u(0.08, 0.11)),
        (0.24, u(-0.16, -0.02), u(0.11, 0.15)),
        (0.44, u(-0.32, -0.14), u(0.13, 0.19)),
        (rump, rump_y, u(0.1, 0.16)),
    )
    for x, low in ((0.3, 0.0), (0.4, -0.05), (rump - 0.05, 0.05), (rump, 0.05)):
        pen.curve(
            (x, low, 0.1),
            (x + u(-0.1, 0.1), u(0.22, 0.3), u(0.04, 0.07)),
            (x + u(-0.12, 0.18), u(0.42, 0.6), u(0.02, 0.05)),
        )
    pen.curve(
        (0.1, 0.0, 0.06),
        (u(0.12, 0.24), u(-0.36, -0.24), u(0.03, 0.05)),
        (u(0.02, 0.3), u(-0.56, -0.36), u(0.01, 0.03)),
    )
    tail(pen, rump, rump_y - 0.04, 0.1, u(-1.6, 0.4), u(0.2, 0.45))
    tail(pen, 0.44, -0.25, 0.13, u(-2.2, -0.9), u(0.1, 0.3))
    pen.curve((0.1, 0.08, 0.05), (0.26, -0.08, 0.08), (0.46, -0.22, 0.1), ink=DROP)
    pen.blob(rump, rump_y, 0.07, ink=DROP)


def parting(pen: Skeleton) -> None:
    """Two who stride away from each other, and what they trail behind still joins them."""
    u = pen.between
    hip, chest = u(0.36, 0.46), u(0.42, 0.56)
    pen.curve(
        (hip, u(0.1, 0.2), u(0.09, 0.13)),
        ((hip + chest) / 2, -0.08, u(0.08, 0.12)),
        (chest, u(-0.34, -0.24), u(0.09, 0.13)),
        (chest + u(0.02, 0.1), -0.5, u(0.04, 0.06)),
        (chest + u(0.04, 0.14), u(-0.68, -0.6), u(0.07, 0.1)),
        (chest + u(0.2, 0.28), u(-0.7, -0.54), u(0.01, 0.035)),
    )
    pen.curve(
        (hip, 0.15, 0.1),
        (hip + u(0.12, 0.24), u(0.3, 0.42), u(0.05, 0.09)),
        (hip + u(0.2, 0.4), u(0.62, 0.76), u(0.03, 0.06)),
        (hip + u(0.3, 0.46), u(0.7, 0.78), u(0.015, 0.04)),
    )
    pen.curve(
        (hip, 0.15, 0.1),
        (hip - u(0.02, 0.12), u(0.4, 0.5), u(0.05, 0.08)),
        (hip - u(0.12, 0.26), u(0.7, 0.8), u(0.02, 0.05)),
    )
    pen.curve(
        (chest, -0.3, 0.1),
        (chest * 0.6, u(-0.2, 0.1), u(0.06, 0.13)),
        (0.0, u(-0.1, 0.4), u(0.03, 0.1)),
    )
    pen.curve(
        (chest, -0.28, 0.07),
        (chest + u(0.14, 0.24), u(-0.3, -0.05), u(0.03, 0.05)),
        (chest + u(0.2, 0.4), u(-0.45, 0.1), u(0.015, 0.04)),
    )
    tail(pen, chest + 0.06, -0.68, 0.08, u(-2.6, -1.4), u(0.1, 0.3))
    pen.curve((hip, 0.15, 0.07), (chest, -0.28, 0.08), (chest * 0.5, -0.05, 0.05), ink=DROP)


def burden(pen: Skeleton) -> None:
    """Two thin carriers below one great load."""
    u = pen.between
    x, top = u(0.26, 0.4), u(-0.4, -0.25)
    pen.curve(
        (0, top - u(0.1, 0.25), u(0.1, 0.18)),
        (x, top - u(0.08, 0.2), u(0.16, 0.24)),
        (x + u(0.2, 0.34), top - u(-0.06, 0.16), u(0.08, 0.14)),
        (x + u(0.3, 0.5), top + u(-0.2, 0.2), u(0.015, 0.05)),
    )
    pen.curve(
        (x, top, 0.1),
        (x + u(-0.05, 0.08), u(-0.08, 0.02), u(0.06, 0.09)),
        (x + u(-0.06, 0.08), u(0.18, 0.28), u(0.07, 0.12)),
        (x + u(-0.1, 0.1), 0.5, u(0.05, 0.08)),
        (x + u(-0.14, 0.16), u(0.74, 0.82), u(0.02, 0.05)),
    )
    pen.curve(
        (x, 0.25, 0.07),
        (x + u(0.08, 0.2), u(0.42, 0.52), u(0.04, 0.06)),
        (x + u(0.04, 0.3), u(0.7, 0.8), u(0.02, 0.05)),
    )
    pen.curve(
        (x, 0.02, 0.05),
        (x + u(0.14, 0.24), u(-0.1, 0.1), u(0.03, 0.045)),
        (x + u(0.12, 0.26), top + 0.02, u(0.03, 0.05)),
    )
    pen.curve(
        (x, 0.06, 0.04),
        (x * 0.5, u(0.0, 0.2), u(0.025, 0.04)),
        (u(0.0, 0.1), u(-0.1, 0.35), u(0.015, 0.04)),
    )
    for _ in range(2):
        tail(pen, u(0.1, 0.6), top - 0.15, 0.15, u(-2.0, -0.2), u(0.12, 0.3))
    pen.curve(
        (0.05, top - 0.15, 0.08), (x, top - 0.14, 0.14), (x + 0.22, top - 0.04, 0.06), ink=DROP
    )
