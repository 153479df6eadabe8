"""Archetypes for ink that runs: each has a gesture of its own that holds without a spine.

The first ink is the water, the second was dropped in. Few of them have anything at the fold.
"""

import math

from art.paint.inkblots.skeleton import Joint, Skeleton

WATER, DROP = 0, 1


def meeting(pen: Skeleton) -> None:
    """Two heads and bodies in profile, turned to each other, with white between them."""
    u = pen.between
    gap, back = u(0.1, 0.2), u(0.32, 0.5)
    head = u(-0.62, -0.45)
    size = u(0.1, 0.16)
    pen.blob(gap + size + 0.06, head, size, stretch=u(0, 0.05))
    pen.curve((gap + size, head + u(-0.02, 0.08), size * 0.6), (gap, head + u(0, 0.1), 0.02))
    pen.curve(
        (gap + size + 0.06, head, size * 0.7),
        (gap + back * 0.6, head + 0.28, u(0.07, 0.11)),
        (gap + back * u(0.7, 1.0), u(0.0, 0.15), u(0.14, 0.22)),
        (gap + back * u(0.4, 0.9), u(0.35, 0.5), u(0.12, 0.2)),
        (gap + back * u(0.2, 0.9), u(0.68, 0.8), u(0.05, 0.13)),
    )
    for y in (u(-0.2, 0.0), u(0.1, 0.4)):
        pen.curve(
            (gap + back * 0.6, y, 0.08),
            (gap + back * 0.25, y + u(-0.18, 0.12), u(0.04, 0.07)),
            (gap * u(0.15, 0.9), y + u(-0.3, 0.2), u(0.02, 0.06)),
        )
    tail(pen, gap + back, u(-0.1, 0.4), 0.12, u(-1.2, 0.8), u(0.2, 0.45))
    tail(pen, gap + size * 1.4, head - size * 0.5, 0.08, u(-2.2, -0.4), u(0.12, 0.35))
    pen.blob(gap + back * 0.7, u(-0.1, 0.4), u(0.06, 0.11), stretch=u(0, 0.15), ink=DROP)
    if pen.sometimes(0.5):
        pen.blob(gap + size + 0.06, head, size * 0.5, ink=DROP)
    if pen.sometimes(0.5):
        y = u(0.3, 0.75)
        pen.curve((0, y - 0.14, 0.015), (u(0, 0.03), y, u(0.04, 0.08)), (0, y + 0.08, 0.03))


def climbers(pen: Skeleton) -> None:
    """A slender pale middle, and at each side a long body with limbs that climbs past it."""
    u = pen.between
    top, foot = u(-0.8, -0.65), u(0.55, 0.8)
    pen.curve(
        (0, top, 0.03),
        (u(0.02, 0.08), top * 0.5, u(0.05, 0.11)),
        (u(0, 0.05), 0.1, u(0.04, 0.1)),
        (u(0.06, 0.2), foot * 0.7, u(0.08, 0.17)),
        (u(0.0, 0.2), foot, u(0.04, 0.1)),
    )
    hip_x, hip_y = u(0.42, 0.6), u(0.2, 0.42)
    neck_x, neck_y = hip_x + u(-0.16, 0.1), hip_y - u(0.42, 0.6)
    pen.curve(
        (hip_x - 0.05, hip_y + 0.08, u(0.1, 0.15)),
        ((hip_x + neck_x) / 2 + u(0.0, 0.1), (hip_y + neck_y) / 2, u(0.09, 0.15)),
        (neck_x, neck_y, u(0.08, 0.12)),
        (neck_x + u(-0.12, 0.08), neck_y - u(0.14, 0.22), u(0.06, 0.1)),
    )
    for x, y in ((hip_x, hip_y + 0.05), (neck_x, neck_y)):
        for side in (-1, 1):
            pen.curve(
                (x, y, 0.08),
                (x + side * u(0.08, 0.16), y + u(-0.06, 0.14), u(0.04, 0.06)),
                (x + side * u(0.16, 0.28), y + u(-0.16, 0.22), u(0.02, 0.05)),
            )
    tail(pen, hip_x, hip_y + 0.1, 0.1, u(0.2, 1.5), u(0.25, 0.5))
    pen.curve(
        (hip_x, hip_y, 0.06),
        ((hip_x + neck_x) / 2 + 0.03, (hip_y + neck_y) / 2, 0.07),
        (neck_x, neck_y, 0.04),
        ink=DROP,
    )
    if pen.sometimes(0.6):
        pen.blob(u(0, 0.08), u(0.2, 0.6), u(0.05, 0.1), stretch=0.1, ink=DROP)


def colossus(pen: Skeleton) -> None:
    """A heavy mass on two huge feet, that dwindles upwards to a small head."""
    u = pen.between
    wide = u(0.42, 0.62)
    pen.curve(
        (0, -0.78, u(0.04, 0.07)),
        (u(0.03, 0.08), -0.55, u(0.07, 0.11)),
        (u(0.08, 0.16), -0.2, u(0.14, 0.2)),
        (u(0.16, 0.26), 0.15, u(0.17, 0.24)),
        (wide * 0.7, 0.45, u(0.15, 0.21)),
        (wide, 0.72, u(0.11, 0.17)),
        (wide + u(0.1, 0.24), u(0.7, 0.8), u(0.05, 0.1)),
    )
    pen.curve(
        (0.1, -0.35, 0.11),
        (u(0.28, 0.42), u(-0.4, -0.15), u(0.07, 0.12)),
        (u(0.42, 0.6), u(-0.2, 0.15), u(0.05, 0.09)),
        (u(0.38, 0.6), u(0.1, 0.35), u(0.015, 0.05)),
    )
    pen.curve((0, 0.1, 0.16), (0, u(0.3, 0.4), u(0.06, 0.12)), (0, u(0.45, 0.78), u(0.02, 0.08)))
    for _ in range(2):
        x = u(0.05, 0.3)
        pen.curve(
            (x, u(-0.4, -0.1), 0.05),
            (x + u(0, 0.1), 0.15, u(0.08, 0.14)),
            (x + u(0.05, 0.25), u(0.4, 0.6), 0.05),
            ink=DROP,
        )
    pen.blob(wide, 0.68, u(0.06, 0.1), ink=DROP)


def span(pen: Skeleton) -> None:
    """Two long low wings, several times as wide as they are high."""
    u = pen.between
    pen.room = 1.08
    lift, rise = u(-0.14, 0.1), u(-0.14, 0.14)
    spine: list[Joint] = [
        (0.0, u(-0.06, 0.06), u(0.06, 0.11)),
        (0.25, lift, u(0.08, 0.12)),
        (0.5, lift + rise * 0.4, u(0.07, 0.11)),
        (0.75, lift + rise, u(0.05, 0.08)),
        (0.98, lift + rise * u(0.2, 1.8), u(0.015, 0.04)),
    ]
    pen.curve(*spine)
    for x, y, size in spine[1:4]:
        for _ in range(int(pen.rng.integers(1, 3))):
            pen.curve(
                (x + u(-0.08, 0.08), y, size * 0.7),
                (x + u(-0.02, 0.14), y + u(0.1, 0.16), u(0.03, 0.06)),
                (x + u(0.0, 0.2), y + u(0.16, 0.32), u(0.008, 0.03)),
            )
    pen.curve((0, 0, 0.07), (u(0, 0.05), u(0.12, 0.2), 0.05), (u(0, 0.12), u(0.22, 0.4), 0.015))
    if pen.sometimes(0.6):
        pen.curve((0.02, 0, 0.06), (u(0.02, 0.1), u(-0.2, -0.12), 0.035), (u(0, 0.2), -0.26, 0.012))
    pen.curve(
        (0.2, lift, 0.05), (0.45, lift + rise * 0.4, 0.06), (0.7, lift + rise, 0.02), ink=DROP
    )


def mere(pen: Skeleton) -> None:
    """A shore that lies along the fold: a pale mountain, low land, and one leaning growth."""
    u = pen.between
    pen.room = 1.16
    side = -1 if pen.sometimes(0.5) else 1
    peak, high, broad = side * u(0.2, 0.45), u(0.6, 0.85), u(0.34, 0.55)
    for step in range(9):
        away = -1 + step / 4
        y, top = peak + away * broad, high * (1 - abs(away)) ** u(0.9, 1.4)
        pen.line((0.03, y, 0.07), (top * 0.5, y + u(-0.02, 0.02), 0.06), (top, y, 0.012))
    pen.curve(
        (0.006, -0.98, 0.006),
        (0.02, -0.5, u(0.01, 0.04)),
        (0.02, 0.5, u(0.01, 0.04)),
        (0.006, 0.98, 0.006),
    )
    y = -side * u(0.35, 0.62)
    tall, lean = u(0.4, 0.7), u(-0.16, 0.16)
    pen.curve((0.0, y - 0.2, 0.012), (0.02, y, 0.05), (0.0, y + 0.2, 0.012), ink=DROP)
    for ink in (WATER, DROP):
        pen.curve(
            (0.0, y, 0.03), (tall * 0.5, y + lean * 0.2, 0.016), (tall, y + lean, 0.02), ink=ink
        )
    for _ in range(int(pen.rng.integers(4, 7))):
        at, wide = tall * u(0.6, 1.15), u(0.08, 0.2)
        pen.curve(
            (at, y + lean - wide, 0.012),
            (at + u(0, 0.04), y + lean, u(0.025, 0.05)),
            (at, y + lean + wide, 0.012),
        )
    for _ in range(int(pen.rng.integers(2, 5))):
        at, low = u(-0.9, 0.9), u(0.03, 0.12)
        pen.curve(
            (0.01, at - 0.1, 0.01), (low, at, u(0.02, 0.045)), (0.01, at + 0.12, 0.01), ink=DROP
        )
    if pen.sometimes(0.6):
        pen.blob(u(0.6, 0.8), u(-0.35, -0.05) * side, u(0.035, 0.06))


def hollow(pen: Skeleton) -> None:
    """A ring of uneven thickness, mostly open, with something small in the white or nothing."""
    u = pen.between
    tall, wide = u(0.6, 0.75), u(0.45, 0.7)
    heavy = u(-1.2, 1.2)
    way: list[Joint] = []
    for step in range(9):
        turn = -math.pi / 2 + math.pi * step / 8
        weight = 0.035 + 0.13 * math.exp(-(((turn - heavy) / 0.7) ** 2)) * u(0.7, 1.2)
        far = u(0.88, 1.1)
        x = math.cos(turn) * wide * far
        if step in (0, 8):
            x = 0 if pen.sometimes(0.5) else u(0.06, 0.14)
        way.append((x, math.sin(turn) * tall * far, weight * u(0.8, 1.25)))
    pen.curve(*way)
    for x, y, size in way[1:8]:
        if pen.sometimes(0.55):
            turn = math.atan2(y, x) + (math.pi if pen.sometimes(0.35) else 0) + u(-0.8, 0.8)
            tail(pen, x, y, size, turn, u(0.12, 0.32))
        if size > 0.09 or pen.sometimes(0.2):
            pen.blob(x, y, size * u(0.4, 0.7), stretch=u(0, 0.05), ink=DROP)
    if pen.sometimes(0.5):
        y = u(-0.3, 0.3)
        pen.curve((0, y - u(0.08, 0.2), 0.02), (u(0, 0.06), y, u(0.04, 0.09)), (0, y + 0.12, 0.03))


def whole(pen: Skeleton) -> None:
    """One plain dark shape without gaps, wider than high, which says most with its outline."""
    u = pen.between
    reach, lift = u(0.75, 0.95), u(-0.3, 0.25)
    pen.curve((0, u(-0.3, -0.1), u(0.06, 0.1)), (0, 0.05, u(0.1, 0.18)), (0, u(0.2, 0.4), 0.06))
    pen.curve(
        (0.02, 0.0, u(0.13, 0.18)),
        (reach * 0.35, lift * 0.5 + u(-0.1, 0.05), u(0.12, 0.19)),
        (reach * 0.65, lift, u(0.12, 0.2)),
        (reach, lift + u(-0.3, 0.35), u(0.02, 0.06)),
    )
    for _ in range(2):
        x = u(0.15, 0.6)
        pen.curve(
            (x, lift * 0.5, 0.12),
            (x + u(-0.05, 0.1), u(0.15, 0.25), u(0.05, 0.1)),
            (x + u(-0.1, 0.15), u(0.3, 0.6), 0.015),
        )
    pen.curve(
        (0.03, -0.15, 0.06), (u(0.05, 0.16), u(-0.4, -0.3), 0.04), (u(0.05, 0.3), -0.5, 0.012)
    )
    pen.curve((0.05, 0, 0.12), (reach * 0.4, lift * 0.5, 0.14), (reach * 0.7, lift, 0.1), ink=DROP)


def reel(pen: Skeleton) -> None:
    """Two who dance: bent bodies, a leg and an arm flung out, hands that meet at the fold."""
    u = pen.between
    hip_x, hip_y = u(0.24, 0.36), u(0.0, 0.15)
    chest_x, chest_y = hip_x + u(-0.14, 0.12), hip_y - u(0.26, 0.36)
    head_x, head_y = max(chest_x + u(-0.12, 0.14), 0.14), chest_y - u(0.2, 0.26)
    pen.curve(
        (hip_x, hip_y, u(0.09, 0.14)),
        ((hip_x + chest_x) / 2 + u(-0.04, 0.04), (hip_y + chest_y) / 2, 0.07),
        (chest_x, chest_y, u(0.08, 0.12)),
        (head_x, head_y + 0.08, 0.035),
    )
    pen.blob(head_x, head_y, u(0.06, 0.09), stretch=u(0, 0.04))
    pen.curve(
        (chest_x, chest_y, 0.06),
        (chest_x * 0.5, chest_y + u(-0.2, 0.15), u(0.03, 0.05)),
        (0.0, chest_y + u(-0.3, 0.2), u(0.02, 0.05)),
    )
    pen.curve(
        (chest_x, chest_y, 0.06),
        (chest_x + 0.2, chest_y + u(-0.2, 0.1), u(0.03, 0.05)),
        (chest_x + u(0.3, 0.45), chest_y + u(-0.35, 0.2), u(0.015, 0.04)),
    )
    pen.curve(
        (hip_x, hip_y, 0.1),
        (hip_x + u(-0.12, 0.06), hip_y + 0.35, u(0.05, 0.08)),
        (hip_x + u(-0.2, 0.1), hip_y + u(0.62, 0.75), u(0.02, 0.05)),
    )
    pen.curve(
        (hip_x, hip_y, 0.1),
        (hip_x + u(0.18, 0.26), hip_y + u(0.05, 0.25), u(0.05, 0.09)),
        (hip_x + u(0.3, 0.48), hip_y + u(-0.15, 0.45), u(0.015, 0.05)),
    )
    pen.curve(
        (hip_x, hip_y, 0.12),
        (hip_x + u(0.05, 0.2), hip_y + u(0.2, 0.3), u(0.08, 0.15)),
        (hip_x + u(0.1, 0.3), hip_y + u(0.3, 0.5), 0.05),
    )
    pen.curve(
        (chest_x, chest_y, 0.05), (hip_x, hip_y, 0.08), (hip_x + 0.1, hip_y + 0.2, 0.05), ink=DROP
    )


def drips(pen: Skeleton) -> None:
    """Very little ink: a thin line across, from which a few runs hang, each to a bead."""
    u = pen.between
    y, bow = u(-0.65, -0.4), u(-0.25, 0.3)
    reach = u(0.4, 0.75)
    pen.curve(
        (0 if pen.sometimes(0.5) else 0.08, y + bow * 0.4, u(0.02, 0.05)),
        (reach * 0.5, y, u(0.03, 0.07)),
        (reach, y + bow, u(0.01, 0.04)),
    )
    for _ in range(int(pen.rng.integers(3, 6))):
        x, long = u(0.03, reach), u(0.2, 1.1)
        bead = u(0.02, 0.06)
        pen.curve(
            (x, y + bow * (x / reach) ** 2, u(0.03, 0.06)),
            (x + u(-0.04, 0.04), y + long * 0.5, u(0.008, 0.02)),
            (x + u(-0.08, 0.08), y + long, bead),
        )
        if pen.sometimes(0.5):
            pen.blob(x, y + long, bead * 0.7, ink=DROP)
    pen.blob(reach * u(0.3, 0.8), y + u(-0.05, 0.1), u(0.05, 0.1), stretch=0.03)
    pen.blob(reach * 0.5, y, u(0.03, 0.05), ink=DROP)


def ember(pen: Skeleton) -> None:
    """A heavy dark mass above, with light kept inside it, on a thin root."""
    u = pen.between
    wide, middle = u(0.45, 0.65), u(-0.25, -0.1)
    pen.curve(
        (0, middle - u(0.42, 0.5), u(0.08, 0.13)),
        (wide * 0.6, middle - u(0.3, 0.42), u(0.1, 0.16)),
        (wide, middle + u(-0.1, 0.1), u(0.12, 0.19)),
        (wide * 0.6, middle + u(0.28, 0.4), u(0.1, 0.16)),
        (0, middle + u(0.3, 0.45), u(0.08, 0.14)),
    )
    pen.curve(
        (0, middle - 0.4, 0.07),
        (wide * 0.6, middle - 0.34, 0.1),
        (wide, middle, 0.12),
        (wide * 0.6, middle + 0.32, 0.08),
        ink=DROP,
    )
    pen.curve(
        (0, middle - 0.2, u(0.08, 0.16)),
        (u(0.1, 0.2), middle, u(0.1, 0.2)),
        (0, middle + 0.2, u(0.05, 0.12)),
    )
    pen.curve(
        (u(0.02, 0.1), middle + 0.35, 0.08),
        (u(0.0, 0.1), 0.5, u(0.02, 0.06)),
        (u(0.0, 0.2), 0.85, u(0.015, 0.06)),
    )
    for _ in range(int(pen.rng.integers(2, 5))):
        turn = u(-1.3, 1.4)
        tail(
            pen,
            math.cos(turn) * wide,
            middle + math.sin(turn) * 0.38,
            0.14,
            turn + u(-0.5, 0.5),
            u(0.15, 0.35),
        )


def tail(pen: Skeleton, x: float, y: float, width: float, turn: float, length: float) -> None:
    """Ink that ran out of a mass in a bow, to a point or a bead."""
    u = pen.between
    bend = turn + u(-0.9, 0.9)
    mid_x = max(x + math.cos(turn) * (width * 0.6 + length / 2), 0)
    mid_y = y + math.sin(turn) * (width * 0.6 + length / 2)
    bead = u(0.02, 0.045) if pen.sometimes(0.3) else 0.008
    end_x = max(mid_x + math.cos(bend) * length / 2, 0)
    pen.curve(
        (x, y, width * 0.6),
        (mid_x, mid_y, u(0.02, 0.05)),
        (end_x, mid_y + math.sin(bend) * length / 2, bead),
    )
