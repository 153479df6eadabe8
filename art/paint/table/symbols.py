"""The players' symbols: bold white silhouettes that the app tints."""

import math

from PIL import Image

from art.paint.table.robot_symbols import GAP, ROBOT_SYMBOLS
from art.paint.table.shapes import (
    Shape,
    box,
    disc,
    ellipse,
    half_plane,
    pebble,
    polygon,
    smooth,
    star,
    stroke,
    union,
)
from art.paint.table.sheet import Sheet, white

SIZE = 256


def paint_symbol(name: str, size: int = SIZE) -> Image.Image:
    """White on nothing, with the slightly uneven edge and dry spots of a brush."""
    sheet = Sheet(size * 2, size * 2, seed=sum(name.encode()))
    cover = sheet.cover(SYMBOLS[name], wobble=0.012)
    dry = sheet.noise(0.05, 3)
    alpha = cover * (0.97 + 0.03 * dry.clip(-1, 1))
    return white(alpha).resize((size, size), Image.Resampling.LANCZOS)


def _star() -> Shape:
    return star(5, 0.84, 0.42).grown(0.09).at(0, -0.06)


def _leaf() -> Shape:
    blade = pebble(
        (0, 0.94),
        (0.30, 0.66),
        (0.58, 0.22),
        (0.56, -0.18),
        (0.30, -0.48),
        (0, -0.60),
        (-0.30, -0.48),
        (-0.56, -0.18),
        (-0.58, 0.22),
        (-0.30, 0.66),
    )
    rib = stroke([(0, -0.62), (0, 0.60)], GAP, 0.05)
    veins = [
        stroke([(0, y), (side * 0.34, y + 0.26)], GAP * 0.85, 0.05)
        for y in (-0.34, -0.02, 0.28)
        for side in (-1, 1)
    ]
    stalk = stroke(smooth([(0, -0.55), (0.03, -0.75), (0.12, -0.93)]), 0.13, 0.11)
    return ((blade - union(rib, *veins)) | stalk).turned(-18)


def _acorn() -> Shape:
    nut = pebble(
        (0, -0.96),
        (0.16, -0.80),
        (0.44, -0.50),
        (0.54, -0.10),
        (0.50, 0.16),
        (0, 0.22),
        (-0.50, 0.16),
        (-0.54, -0.10),
        (-0.44, -0.50),
        (-0.16, -0.80),
    )
    cup = ellipse(0.72, 0.50).at(0, 0.26) & half_plane(90).at(0, 0.16)
    cup = cup.rounded(0.05)
    stalk = stroke(smooth([(0, 0.70), (0.04, 0.84), (0.16, 0.94)]), 0.17, 0.13)
    scales = [
        stroke([(x - 0.13, y + 0.07), (x, y - 0.05), (x + 0.13, y + 0.07)], 0.05)
        for x, y in ((-0.38, 0.36), (0, 0.36), (0.38, 0.36), (-0.19, 0.56), (0.19, 0.56))
    ]
    glint = stroke([(-0.30, -0.16), (-0.26, -0.40), (-0.14, -0.60)], 0.10, 0.05)
    return union(nut - cup.grown(GAP) - glint, cup - union(*scales), stalk).scaled(0.93)


def _lantern() -> Shape:
    ring = disc(0.20).line(0.10).at(0, 0.76)
    roof = polygon((-0.16, 0.62), (0.16, 0.62), (0.56, 0.34), (-0.56, 0.34)).rounded(0.02)
    frame = box(0.92, 0.96, 0.06).at(0, -0.20)
    flame = pebble(
        (0, 0.10), (0.13, -0.16), (0.14, -0.34), (0, -0.46), (-0.14, -0.34), (-0.13, -0.16)
    )
    foot = box(1.16, 0.20, 0.06).at(0, -0.82)
    glass = box(0.70, 0.74, 0.08).at(0, -0.20)
    return union(ring, roof, frame - glass, flame, foot).scaled(0.97)


def _snail() -> Shape:
    house = disc(0.56).at(0.14, 0.20)
    turns = [
        (0.14 + r * math.cos(a), 0.20 + r * math.sin(a))
        for r, a in ((0.44 - 0.37 * t / 40, math.radians(-70 + 14.5 * t)) for t in range(41))
    ]
    coil = stroke(turns, GAP * 1.15, GAP)
    foot = polygon(
        *smooth(
            [
                (0.94, -0.60),
                (0.62, -0.40),
                (0.10, -0.38),
                (-0.34, -0.34),
                (-0.50, -0.05),
                (-0.56, 0.24),
                (-0.72, 0.32),
                (-0.90, 0.20),
                (-0.92, -0.10),
                (-0.84, -0.40),
                (-0.66, -0.60),
            ]
        )
    ).grown(0.05)
    horns = union(
        stroke([(-0.62, 0.22), (-0.52, 0.62)], 0.09, 0.07),
        stroke([(-0.82, 0.20), (-0.88, 0.60)], 0.09, 0.07),
        disc(0.085).at(-0.51, 0.65),
        disc(0.085).at(-0.885, 0.64),
    )
    return union(house - coil, foot - house.grown(GAP), horns).scaled(0.96)


def _boat() -> Shape:
    hull = polygon(
        (-0.96, 0.10), (-0.30, -0.16), (0.30, -0.16), (0.96, 0.10), (0.56, -0.66), (-0.56, -0.66)
    )
    sail = polygon((0, 0.78), (0.44, -0.04), (0, -0.16), (-0.44, -0.04))
    fold = stroke([(0, 0.80), (0, -0.16)], 0.05, GAP)
    return (hull.rounded(0.02) | (sail.rounded(0.02) - fold - hull.grown(GAP))).at(0, -0.04)


def _key() -> Shape:
    bow = disc(0.46) - disc(0.21)
    shaft = box(0.25, 1.28, 0.06).at(0, -0.90)
    teeth = box(0.44, 0.21, 0.04).at(0.26, -1.41) | box(0.34, 0.19, 0.04).at(0.22, -1.04)
    collar = box(0.48, 0.14, 0.06).at(0, -0.52)
    return union(bow, shaft, teeth, collar).at(-0.03, 0.58).turned(-38).scaled(0.95)


def _bell() -> Shape:
    flank = smooth(
        [
            (0, 0.76),
            (0.13, 0.72),
            (0.36, 0.54),
            (0.45, 0.16),
            (0.50, -0.20),
            (0.60, -0.36),
            (0.80, -0.50),
        ]
    )
    body = polygon(*flank, (0.80, -0.58), (-0.80, -0.58), *((-x, y) for x, y in flank[::-1]))
    body = body.grown(0.03)
    rim = stroke([(-0.85, -0.34), (0.85, -0.34)], GAP)
    loop = disc(0.17).at(0, 0.80) - disc(0.06).at(0, 0.82)
    clapper = disc(0.19).at(0, -0.76) - body.grown(GAP * 0.7)
    return ((body - rim) | loop | clapper).at(0, -0.01)


def _feather() -> Shape:
    vane = pebble(
        (-0.50, -0.52),
        (-0.58, -0.16),
        (-0.40, 0.30),
        (-0.02, 0.68),
        (0.50, 0.90),
        (0.84, 0.93),
        (0.84, 0.60),
        (0.66, 0.14),
        (0.36, -0.24),
        (0.00, -0.46),
    )
    quill = smooth([(-0.94, -0.94), (-0.50, -0.48), (0.02, 0.10), (0.62, 0.74)])
    split = [
        polygon((x, y), (x + dx, y + dy), (x + dx + 0.10, y + dy + 0.13))
        for x, y, dx, dy in (
            (0.20, 0.20, 0.62, -0.10),
            (-0.06, -0.10, 0.62, -0.14),
            (-0.12, 0.08, -0.42, 0.20),
            (0.16, 0.40, -0.36, 0.32),
        )
    ]
    shaft = stroke(quill, 0.13, 0.03)
    return ((vane - stroke(quill, GAP * 2.2, 0.06)) - union(*split) | shaft).scaled(0.96)


def _shell() -> Shape:
    hinge, ribs, spread = -0.70, 5, 150
    outline, grooves = [], []
    for step in range(91):
        share = step / 90
        angle = math.radians(90 + spread * (0.5 - share))
        reach = 1.42 + 0.14 * abs(math.sin(math.pi * ribs * share)) - 0.42 * abs(share - 0.5) ** 1.5
        outline.append((reach * math.cos(angle), hinge + reach * math.sin(angle)))
    for rib in range(1, ribs):
        angle = math.radians(90 + spread * (0.5 - rib / ribs))
        start, end = (
            (reach * math.cos(angle), hinge + reach * math.sin(angle)) for reach in (0.42, 1.36)
        )
        grooves.append(stroke([start, end], 0.06, 0.12))
    fan = polygon((0.16, hinge), *outline, (-0.16, hinge))
    foot = box(0.62, 0.26, 0.12).at(0, hinge - 0.02)
    return ((fan - union(*grooves)) | foot).scaled(0.7)


SYMBOLS: dict[str, Shape] = {
    "star": _star(),
    "leaf": _leaf(),
    "acorn": _acorn(),
    "boat": _boat(),
    "key": _key(),
    "bell": _bell(),
    "feather": _feather(),
    "shell": _shell(),
    "lantern": _lantern(),
    "snail": _snail(),
} | ROBOT_SYMBOLS
