"""Houses, skylines, windows, keyholes, curtains, threads and other made things, cut from paper."""

import math
from collections.abc import Sequence

from art.paint.story.colour import mix
from art.paint.story.cutouts.geometry import (
    BOTTOM,
    SIDE,
    box,
    ellipse,
    polygon,
    strip,
    strips,
)
from art.paint.story.sheets import Outline, Point, Sheet


def skyline(
    seed: int, level: float, least: float, most: float, houses: int = 9
) -> tuple[Outline, Outline]:
    """Houses side by side across the picture, and their windows as holes."""
    walls, windows = Outline(()), Outline(())
    width = 2 * SIDE / houses
    for index in range(houses):
        chance = _chance(seed, index)
        x = -SIDE + width * (index + 0.5)
        height = least + (most - least) * chance
        w = width * (0.92 + 0.12 * _chance(seed + 7, index))
        top = level + height
        walls = walls | polygon(
            (x - w / 2, BOTTOM), (x - w / 2, top), (x + w / 2, top), (x + w / 2, BOTTOM)
        )
        walls = walls | _roof(x, top, w, int(chance * 97) % 4)
        windows = windows | _window_grid(x, top, w, height, seed + index)
    return walls, windows


def _chance(seed: int, index: int) -> float:
    return math.sin(seed * 12.9898 + index * 78.233) * 43758.5453 % 1


def _roof(x: float, top: float, width: float, kind: int) -> Outline:
    half = width / 2
    if kind == 0:
        return polygon((x - half, top), (x, top + half * 1.1), (x + half, top))
    if kind == 1:
        return polygon((x - half, top), (x - half, top + half * 0.8), (x + half, top))
    if kind == 2:
        return ellipse(half * 0.8, half * 0.7).at(x, top)
    return box(half * 0.35, half).at(x + half * 0.4, top)


def _window_grid(x: float, top: float, width: float, height: float, seed: int) -> Outline:
    outline = Outline(())
    rows = max(1, int(height / (width * 0.34)))
    for row in range(rows):
        for column in (-1, 0, 1):
            if _chance(seed * 5 + column, row) < 0.42:
                place = (x + column * width * 0.27, top - width * 0.24 - row * width * 0.34)
                outline = outline | box(width * 0.13, width * 0.18).at(*place)
    return outline


def house(wall: str, roof: str, lit: str = "#ffe09a") -> list[Sheet]:
    """A small house with lit windows and a door, about one high at the origin."""
    walls = polygon((-0.34, 0.0), (-0.34, 0.52), (0.34, 0.52), (0.34, 0.0))
    top = polygon((-0.44, 0.50), (0.0, 0.98), (0.44, 0.50))
    chimney = polygon((0.18, 0.66), (0.18, 0.98), (0.28, 0.98), (0.28, 0.6))
    windows = (
        box(0.14, 0.17).at(-0.16, 0.32) | box(0.14, 0.17).at(0.16, 0.32) | ellipse(0.06).at(0, 0.66)
    )
    return [
        Sheet(chimney, mix(roof, "#000000", 0.2), lift=5),
        Sheet(walls, wall, ("house",), lift=8),
        Sheet(top, roof, lift=6),
        Sheet(windows, lit, glow=0.8),
        Sheet(box(0.13, 0.22).at(0, 0.11), mix(roof, "#000000", 0.3), lift=2),
    ]


def keyhole_outline(size: float = 1.0) -> Outline:
    """A keyhole around the origin, about 1.5 high for size 1."""
    return (
        ellipse(0.42).at(0, 0.33)
        | polygon((-0.16, 0.1), (0.16, 0.1), (0.34, -0.78), (-0.34, -0.78))
    ).scaled(size)


def note_outline() -> Outline:
    """A note of music on its stem, about 0.16 high at the origin."""
    return ellipse(0.034, 0.026).turned(24) | strip(((0.03, 0.0), (0.03, 0.13)), 0.012)


def curtain(colour: str, side: int, open_to: float, folds: int = 5) -> list[Sheet]:
    """One half of a curtain, gathered towards its side (-1 left, 1 right)."""
    sheets = []
    for index in range(folds):
        inner = side * (open_to + (SIDE - open_to) * (index / folds))
        outer = side * (open_to + (SIDE - open_to) * ((index + 1.35) / folds))
        swing = side * 0.10 * (1 - index / folds)
        tone = mix(colour, "#1a0a14" if index % 2 else "#fff0e0", 0.16 if index % 2 else 0.07)
        outline = strip(
            [
                ((inner + outer) / 2 - swing * 1.4, 1.6),
                ((inner + outer) / 2, 0.2),
                ((inner + outer) / 2 + swing, -0.55),
                ((inner + outer) / 2 - swing * 0.4, -1.6),
            ],
            abs(outer - inner) * 1.25,
            abs(outer - inner) * 1.4,
        )
        sheets.append(Sheet(outline, tone, ("curtain",), lift=9))
    return list(reversed(sheets))


def thread(points: Sequence[Point], colour: str, width: float = 0.010, lift: float = 4) -> Sheet:
    """A thread along a smooth curve."""
    return Sheet(strip(points, width), colour, ("thread",), lift=lift)


def ladder_outline(length: float, width: float, rungs: int) -> Outline:
    """A ladder standing upright at the origin."""
    half = width / 2
    rails = [((-half, 0.0), (-half, length)), ((half, 0.0), (half, length))]
    steps = [
        ((-half, length * (index + 0.5) / rungs), (half, length * (index + 0.5) / rungs))
        for index in range(rungs)
    ]
    return strips([*rails, *steps], width * 0.16)


def scissors(metal: str, grip: str, gape: float = 24.0) -> list[Sheet]:
    """Scissors that cut upwards from a pivot at the origin, about 2.4 long."""
    sheets = []
    for side in (-1, 1):
        blade = polygon("-.03,-.25 -.1,.1 -.085,.5 0,1.35 .045,.5 .05,0")
        shank = strip([(0.0, -0.15), (0.06, -0.5), (0.16, -0.72)], 0.10, 0.09)
        bow = ellipse(0.24, 0.30).at(0.24, -0.96) - ellipse(0.15, 0.21).at(0.24, -0.96)
        one, handle = (
            (blade, shank | bow) if side > 0 else (blade.flipped(), (shank | bow).flipped())
        )
        turn = -side * gape / 2
        sheets.append(Sheet(handle.turned(turn), grip, lift=12))
        sheets.append(
            Sheet(
                one.turned(turn),
                mix(metal, "#000000", 0.12 if side < 0 else 0.0),
                ("scissors",),
                lift=12,
            )
        )
    sheets.append(Sheet(ellipse(0.055), mix(metal, "#000000", 0.45), lift=4))
    return sheets
