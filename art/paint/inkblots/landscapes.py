"""Archetypes of land, water and buildings.

Shores, boats, skylines and trains belong on a sheet that lies: the fold is the surface of the
water, so they are drawn with x as the height above it and y as the way along it. The others stand.
"""

from art.paint.inkblots.skeleton import Skeleton

BANK = 0.85  # how far the land reaches along the water, to either side


def shore(pen: Skeleton) -> None:
    """Hills and trees along the water, and something round in the sky."""
    u = pen.between
    _waterline(pen, 0.02, 0.06)
    for hill in range(int(pen.rng.integers(2, 4))):
        along, height, half = u(-0.5, 0.5), u(0.35, 0.75), u(0.2, 0.36)
        pen.curve(
            (0, along - half, 0.03),
            (height * 0.55, along - half * 0.4, u(0.06, 0.12)),
            (height, along + u(-0.08, 0.08), u(0.05, 0.1)),
            (height * 0.5, along + half * 0.45, u(0.06, 0.12)),
            (0, along + half, 0.03),
            ink=hill % 2,
        )
        pen.line((0, along, half * 0.4), (height * 0.5, along, half * 0.3), ink=hill % 2)
    for _ in range(int(pen.rng.integers(3, 7))):
        along, height = u(-0.75, 0.75), u(0.35, 0.85)
        pen.line((0, along, 0.03), (height, along + u(-0.06, 0.06), 0.018))
        for _ in range(int(pen.rng.integers(2, 5))):
            pen.blob(height + u(-0.1, 0.06), along + u(-0.09, 0.09), u(0.04, 0.08))
    if pen.sometimes(0.6):
        pen.blob(u(0.75, 0.9), u(-0.6, 0.6), u(0.07, 0.12), ink=1)


def boats(pen: Skeleton) -> None:
    """Sails of several sizes above their own reflection."""
    u = pen.between
    _waterline(pen, 0.008, 0.03)
    for along in (u(-0.75, -0.5), u(-0.15, 0.15), u(0.5, 0.75)):
        if pen.sometimes(0.12):
            continue
        half, mast, lean = u(0.18, 0.32), u(0.45, 0.85), u(-0.08, 0.08)
        pen.curve(
            (0.13, along - half, 0.015),
            (0.05, along - half * 0.6, 0.05),
            (0.04, along, u(0.05, 0.08)),
            (0.06, along + half * 0.7, 0.045),
            (0.16, along + half, 0.012),
        )
        pen.line((0.05, along, 0.016), (mast, along + lean, 0.012))
        side = 1 if pen.sometimes(0.5) else -1
        for share in (0.25, 0.55, 0.85):
            reach = half * u(0.6, 1) * (1.1 - share)
            pen.curve(
                (mast * share, along + lean * share, 0.05),
                (mast * (share - 0.04), along + side * reach * 0.6, u(0.05, 0.08)),
                (mast * (share - 0.09), along + side * reach, 0.02),
            )
        if pen.sometimes(0.6):
            pen.curve(
                (mast * 0.9, along + lean, 0.015),
                (mast * 0.5, along - side * half * 0.4, u(0.03, 0.06)),
                (0.14, along - side * half * 0.9, 0.02),
                ink=1,
            )
    if pen.sometimes(0.5):
        pen.curve((0.78, u(-0.5, 0), 0.03), (0.8, u(0, 0.3), 0.05), (0.76, 0.6, 0.012), ink=1)


def skyline(pen: Skeleton) -> None:
    """Towers, domes and gables side by side, doubled by the water."""
    u = pen.between
    _waterline(pen, 0.02, 0.045)
    along, tallest = -0.75, int(pen.rng.integers(2, 7))
    for house in range(12):
        half = u(0.04, 0.1)
        height = u(0.75, 0.95) if house == tallest else u(0.2, 0.7)
        along += half
        pen.line((0, along, half), (height - half * 0.5, along, half))
        _roof(pen, along, height, half)
        if half > 0.06 and pen.sometimes(0.7):
            pen.blob(height * u(0.3, 0.8), along, 0.018, hole=True)
        along += half * u(0.8, 1.5)
        if along > 0.72:
            break


def train(pen: Skeleton) -> None:
    """Wheels cut in half by the fold, a boiler, a cabin and a plume of smoke."""
    u = pen.between
    pen.line((u(0.28, 0.34), -0.6, 0.1), (u(0.28, 0.38), 0.55, u(0.1, 0.15)))
    along = -0.7
    while along < 0.7:
        radius = u(0.1, 0.22)
        along += radius
        _half_wheel(pen, along, radius)
        along += radius + u(0.02, 0.08)
    cabin = u(-0.6, -0.4)
    pen.line((0.3, cabin, 0.15), (u(0.5, 0.62), cabin, 0.13))
    pen.line((0.68, cabin - 0.2, 0.03), (0.7, cabin + 0.2, 0.03))
    pen.line((0.4, 0.42, 0.05), (u(0.55, 0.65), 0.42, 0.06))
    for dome in (u(-0.1, 0.0), u(0.12, 0.25)):
        pen.blob(u(0.42, 0.5), dome, u(0.05, 0.09))
    pen.curve(
        (0.66, 0.4, 0.05),
        (0.78, u(0.1, 0.3), u(0.07, 0.1)),
        (u(0.75, 0.85), u(-0.2, 0), 0.08),
        (0.84, u(-0.6, -0.3), 0.02),
        ink=1,
    )
    pen.curve((0.2, 0.6, 0.05), (0.1, 0.75, 0.04), (0.03, 0.9, 0.012))
    pen.blob(u(0.42, 0.5), cabin, 0.04, hole=True)


def castle(pen: Skeleton) -> None:
    """Turrets on a rock, with banners."""
    u = pen.between
    pen.line((0, 0.35, u(0.16, 0.22)), (0, u(-0.3, -0.1), u(0.12, 0.2)))
    _turret(pen, 0, u(-0.7, -0.45), u(0.07, 0.11))
    for x in (u(0.25, 0.36), u(0.52, 0.66)):
        top = u(-0.45, 0.1)
        pen.line((x, 0.5, u(0.08, 0.11)), (x, top, u(0.05, 0.08)))
        _turret(pen, x, top, u(0.05, 0.08))
        if pen.sometimes(0.6):
            pen.blob(x, u(top + 0.15, 0.3), 0.022, stretch=0.03, hole=True)
    pen.line((0, 0.42, 0.12), (u(0.6, 0.75), 0.45, 0.09))
    for tooth in range(5):
        pen.blob(0.12 + tooth * 0.12, u(0.26, 0.3), 0.028)
    pen.curve((0, 0.55, 0.15), (0.3, 0.65, 0.16), (0.6, u(0.55, 0.7), 0.1), (0.85, 0.6, 0.02))
    for _ in range(3):
        x = u(0.1, 0.6)
        pen.curve((x, 0.62, 0.12), (x + u(-0.1, 0.1), 0.78, 0.07), (x + u(-0.1, 0.1), 0.92, 0.01))


def bridge(pen: Skeleton) -> None:
    """Two pillars, hanging ropes, a deck, and the river below."""
    u = pen.between
    x, deck, top = u(0.36, 0.52), u(0.0, 0.2), u(-0.75, -0.6)
    pen.line((x, 0.62, 0.07), (x, deck, 0.055), (x, top, 0.04))
    pen.line((x + 0.12, 0.62, 0.05), (x + 0.08, top, 0.03))
    pen.blob(x + 0.05, top - 0.04, u(0.06, 0.09))
    pen.curve((0, deck - u(0, 0.06), 0.04), (0.45, deck, 0.04), (0.95, deck + u(0, 0.08), 0.03))
    sag = deck - u(0.08, 0.16)
    pen.curve((0, sag, 0.02), (x * 0.5, sag - 0.12, 0.02), (x, top, 0.03))
    pen.curve((x + 0.08, top, 0.03), (x + 0.25, deck - 0.3, 0.02), (0.95, deck - 0.03, 0.015))
    for rope in range(1, 5):
        share = rope / 5
        pen.line(
            (x * share, sag - 0.5 * share**2, 0.012), (x * share, deck, 0.014), ink=int(share > 0.5)
        )
        beyond = x + 0.08 + (0.85 - x) * share
        pen.line((beyond, top + (deck - top) * share**0.7, 0.012), (beyond, deck, 0.014))
    pen.curve((x - 0.3, 0.7, 0.015), (x, 0.66, u(0.08, 0.13)), (x + 0.35, 0.7, 0.02))
    for wave in range(3):
        y = 0.68 + wave * 0.09
        pen.curve((0, y, u(0.02, 0.04)), (u(0.2, 0.3), y + u(-0.05, 0.03), 0.04), (0.6, y, 0.01))
    if pen.sometimes(0.7):
        pen.curve((0.02, 0.5, 0.05), (0.12, 0.54, 0.06), (u(0.2, 0.3), 0.44, 0.012), ink=1)


def temple(pen: Skeleton) -> None:
    """Roof above roof, each wider than the last and turned up at its ends."""
    u = pen.between
    storeys = int(pen.rng.integers(3, 6))
    step, width = 1.25 / storeys, u(0.2, 0.3)
    pen.curve((0, -0.95, 0.008), (0, -0.8, 0.03), (0, -0.6, 0.04))
    for storey in range(storeys):
        y = -0.6 + storey * step
        reach = width + storey * u(0.1, 0.17)
        lift = u(0.05, 0.14)
        pen.curve(
            (0, y, 0.07),
            (reach * 0.55, y + 0.05, 0.05),
            (reach, y + 0.05, 0.035),
            (reach + 0.1, y + 0.05 - lift, 0.01),
            ink=storey % 2,
        )
        pen.line((0, y + step * 0.5, 0.1), (reach * 0.4, y + step * 0.5, 0.1))
        pen.line((reach * 0.62, y + 0.05, 0.022), (reach * 0.6, y + step, 0.025))
        if pen.sometimes(0.6):
            pen.blob(reach * u(0.25, 0.4), y + step * 0.55, 0.03, hole=True)
    pen.line((0, 0.72, 0.06), (u(0.7, 0.85), 0.74, 0.04))


def _waterline(pen: Skeleton, thin: float, thick: float) -> None:
    ends = (0, 6)
    joints = []
    for step in range(7):
        radius = pen.between(thin, thick)
        joints.append((0.0, BANK * (step / 3 - 1), 0.006 if step in ends else radius))
    pen.curve(*joints)


def _roof(pen: Skeleton, along: float, height: float, half: float) -> None:
    kind = int(pen.rng.integers(4))
    if kind == 0:
        pen.line((height, along, half), (height + pen.between(0.12, 0.25), along, 0.006))
    elif kind == 1:
        pen.blob(height, along, half * 1.15)
        pen.line((height, along, 0.02), (height + half * 2, along, 0.008))
    elif kind == 2:
        for edge in (-0.7, 0.7):
            pen.line(
                (height, along + half * edge, 0.02), (height + 0.06, along + half * edge, 0.018)
            )


def _half_wheel(pen: Skeleton, along: float, radius: float) -> None:
    pen.curve(
        (0, along - radius, 0.028),
        (radius * 0.7, along - radius * 0.7, 0.025),
        (radius, along, 0.028),
        (radius * 0.7, along + radius * 0.7, 0.025),
        (0, along + radius, 0.028),
    )
    pen.blob(0, along, 0.045)
    for spoke in (-0.7, 0.0, 0.7):
        pen.line(
            (0, along, 0.014), (radius * (1 - abs(spoke) * 0.4), along + radius * spoke, 0.014)
        )


def _turret(pen: Skeleton, x: float, top: float, radius: float) -> None:
    pen.line((x, top + 0.1, radius), (x, top, radius * 1.3))
    if pen.sometimes(0.6):
        pen.line((x, top, radius * 1.3), (x, top - pen.between(0.2, 0.32), 0.008))
    else:
        for tooth in (-0.8, 0, 0.8):
            if x + radius * tooth >= 0:
                pen.blob(x + radius * tooth, top - radius * 1.3, radius * 0.4)
    if x and pen.sometimes(0.6):
        pen.line((x, top, 0.012), (x, top - 0.36, 0.01))
        pen.curve(
            (x, top - 0.34, 0.02),
            (x + 0.08, top - 0.32, 0.035),
            (x + pen.between(0.12, 0.2), top - 0.36, 0.01),
            ink=1,
        )
