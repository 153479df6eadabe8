"""Card backs: silver lines on deep blue, the same whichever way round a card lies; folder paper.

Silver and not gold: gold is for what can be touched.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from PIL import Image

from art.paint.plane import Plane, blur, gradient, ramp, rgb
from art.paint.table.brushwork import brushed
from art.paint.table.painting import blend, halved
from art.paint.table.relief import cast_shadow, shade
from art.paint.table.shapes import (
    Point,
    Shape,
    arc,
    box,
    disc,
    pebble,
    polygon,
    smooth,
    star,
    stroke,
    union,
)
from art.paint.table.sheet import Sheet
from art.paint.table.tiles import SHAPES as TILE_SHAPES

BLUE = ("#1f2566", "#161a4e", "#0d1036")
SILVER = ("#8796bf", "#b9c7e6", "#dce8fc", "#f6faff")
KRAFT = ("#a38b66", "#8d7654", "#75613f")

# fmt: off
PROFILE: tuple[Point, ...] = (  # from the throat over chin, mouth, nose and crown to the nape
    (-0.02, -0.02), (-0.03, 0.16), (0.06, 0.215), (0.17, 0.235), (0.195, 0.29), (0.165, 0.335),
    (0.20, 0.365), (0.165, 0.39), (0.205, 0.425), (0.18, 0.455), (0.285, 0.50), (0.19, 0.63),
    (0.20, 0.69), (0.185, 0.80), (0.10, 0.95), (-0.10, 1.03), (-0.32, 0.97), (-0.44, 0.78),
    (-0.40, 0.56), (-0.29, 0.40), (-0.28, 0.20), (-0.38, 0.00),
)
STARS = (  # place, radius and lean
    (0.34, 0.92, 0.10, 12), (0.55, 0.62, 0.07, -10), (-0.68, 0.46, 0.06, 20),
    (-0.62, 1.14, 0.07, -14), (0.60, 1.16, 0.055, 6),
)
DOTS = (  # single stars as dots: place and radius
    (0.20, 1.14, 0.016), (0.70, 0.40, 0.018), (-0.72, 0.80, 0.016), (0.10, 1.24, 0.012),
    (-0.36, 1.22, 0.014), (0.70, 0.88, 0.012), (-0.62, 0.24, 0.012), (0.64, 0.22, 0.012),
)
# fmt: on


@dataclass(frozen=True)
class Back:
    """Size in pixels, and the lines of its upper half; the lower half is that half turned."""

    width: int
    height: int
    engraving: Callable[[Sheet], Plane]


def paint_back(name: str) -> Image.Image:
    """The back of that kind of card."""
    return _paint_folder() if name == "blot" else _paint_silver(name)


def _paint_silver(name: str) -> Image.Image:
    back, seed = BACKS[name], sum(name.encode())
    sheet = Sheet(back.width * 2, back.height * 2, seed)
    half_width, half_height = float(sheet.x.max()), float(sheet.y.max())
    away = np.hypot(sheet.x / half_width, sheet.y / half_height) + sheet.noise(1.2, 3) * 0.10
    ground = gradient(away, (0.0, 0.65, 1.35), BLUE)
    flow = np.arctan2(sheet.x, -sheet.y) + sheet.noise(0.8, 2) * 0.5
    ground = brushed(np.clip(ground, 0, 1), seed, flow=flow)
    lattice = _lattice(sheet)
    lines = np.maximum(_frame(sheet, half_width, half_height), back.engraving(sheet))
    lines = _both_ways(ramp(lines))
    lattice = _both_ways(lattice) * (1 - ramp(blur(lines, 0.05 / sheet.pixel) * 3))
    silver = gradient(
        ramp(0.55 + 0.35 * sheet.noise(0.5, 3) + 0.25 * sheet.noise(0.03, 2)),
        (0.0, 0.35, 0.7, 1.0),
        SILVER,
    )
    pressed = ground * (1 - 0.45 * cast_shadow(sheet, lines, 0.010, 0.008)[..., None])
    picture = blend(pressed, rgb(SILVER[0]), lattice * 0.16)
    return halved(np.clip(blend(picture, silver, lines), 0, 1))


def _both_ways(lines: Plane) -> Plane:
    """The upper half as it is, the lower one turned upside down."""
    half = lines.shape[0] // 2
    return np.concatenate([lines[:half], lines[:half][::-1, ::-1]])


def _lattice(sheet: Sheet) -> Plane:
    """Small diamonds all over, hardly to be seen."""
    pitch = 0.13
    first, second = (np.abs((sheet.x + sign * sheet.y) / pitch % 1 - 0.5) for sign in (1, -1))
    line = ramp(1 - np.minimum(first, second) * pitch / (1.6 * sheet.pixel))
    knot = ramp(1.4 - np.hypot(first, second) * pitch / (2.6 * sheet.pixel))
    return np.maximum(line * 0.7, knot)


def _frame(sheet: Sheet, half_width: float, half_height: float) -> Plane:
    """Two lines around the card, and a small fan in every corner."""
    lines: Plane = np.zeros_like(sheet.x)
    for inset, width, corner in ((0.075, 0.022, 0.10), (0.125, 0.009, 0.06)):
        edge = box(2 * (half_width - inset), 2 * (half_height - inset), corner)
        lines = np.maximum(lines, sheet.cover(edge.line(width)))
    for side in (-1, 1):
        fan = union(*(stroke(_fan(radius, side), 0.010) for radius in (0.10, 0.15, 0.20)))
        spot = disc(0.022).at(side * 0.05, -0.05)
        ornament = (fan | spot).at(-side * (half_width - 0.125), half_height - 0.125)
        lines = np.maximum(lines, sheet.cover(ornament))
    return lines


def _fan(radius: float, side: int) -> list[Point]:
    return [(side * x, -y) for x, y in arc(radius, 0, 90)]


def _engraved(sheet: Sheet, shape: Shape, hatch: float = 0.5) -> Plane:
    """A shape in lines: a firm outline, a fine one within it, hatching as on copper."""
    away = shape.distance(sheet.x, sheet.y)
    fine = 1.5 * sheet.pixel
    outline = ramp(0.5 - (np.abs(away) - 0.010) / fine)
    inner = ramp(0.5 - (np.abs(away + 0.034) - 0.004) / fine) * 0.85
    strokes = ramp(0.5 + (np.cos((sheet.x + 0.6 * sheet.y) * math.tau / 0.035) - 0.55) * 2.5)
    hatching = strokes * ramp((-away - 0.048) / 0.02) * hatch
    return np.maximum(np.maximum(outline, inner), hatching)


def _dots(sheet: Sheet) -> Plane:
    return sheet.cover(union(*(disc(radius).at(x, y) for x, y, radius in DOTS)))


def _story(sheet: Sheet) -> Plane:
    """A paper boat under a new moon, on waves that hide its reflection."""
    moon = (disc(0.46) - disc(0.385).at(0.17, 0.11)).at(-0.04, 0.78)
    hull = polygon(
        (-0.46, 0.33), (-0.15, 0.22), (0.15, 0.22), (0.46, 0.33), (0.29, 0.05), (-0.29, 0.05)
    )
    left = polygon((-0.012, 0.61), (-0.012, 0.235), (-0.20, 0.265))
    right = polygon((0.012, 0.61), (0.20, 0.265), (0.012, 0.235))
    # Odd functions of x: turned upside down, the sea meets itself.
    waves = [
        stroke([(x / 30, lift + 0.04 * math.sin(x / 30 * 10)) for x in range(-24, 25)], width)
        for lift, width in ((0.0, 0.022), (0.045, 0.010))
    ]
    sea = union(*waves)
    stars = union(*(star(5, r, r * 0.42).turned(lean).at(x, y) for x, y, r, lean in STARS))
    water = ramp((sheet.y - 0.085 - 0.04 * np.sin(sheet.x * 10)) / (1.5 * sheet.pixel))
    boat = np.maximum(_engraved(sheet, hull), _engraved(sheet, left | right, 0.3)) * water
    behind = 1 - sheet.cover((hull | left | right).grown(0.03))
    lines = np.maximum(_engraved(sheet, moon) * behind, boat)
    return np.max([lines, sheet.cover(sea), _engraved(sheet, stars, 0.9), _dots(sheet)], axis=0)


def _secret(sheet: Sheet) -> Plane:
    """Two who look at each other, and one thought between them."""
    head = polygon(*smooth(PROFILE), (-0.20, -0.06)).scaled(0.84).at(-0.475, 0.20)
    heads = head | head.mirrored()
    thoughts = union(
        TILE_SHAPES["star"].scaled(0.15).at(0, 1.08),
        TILE_SHAPES["circle"].scaled(0.13).at(0, 0.80),
        TILE_SHAPES["cross"].scaled(0.12).at(0, 0.55),
    )
    water = TILE_SHAPES["waves"].scaled(0.14).at(0, 0.30).grown(-0.004)
    lines = np.maximum(_engraved(sheet, heads, 0.9), _engraved(sheet, thoughts, 1.0))
    wave = stroke([(x / 30, 0.035 * math.sin(x / 30 * 12)) for x in range(-23, 24)], 0.016)
    return np.maximum(lines, sheet.cover(wave | water))


def _action(sheet: Sheet) -> Plane:
    """Ripples, and the four signs of the tiles around them."""
    rings = union(
        *(
            disc(radius).line(width)
            for radius, width in (
                (0.12, 0.020),
                (0.20, 0.016),
                (0.29, 0.013),
                (0.39, 0.010),
                (0.50, 0.008),
            )
        )
    )
    signs = union(
        TILE_SHAPES["star"].scaled(0.17).at(0, 0.68),
        TILE_SHAPES["circle"].scaled(0.15).at(-0.60, 0.42),
        TILE_SHAPES["cross"].scaled(0.14).at(0.60, 0.42),
    )
    water = TILE_SHAPES["waves"].scaled(0.14).grown(-0.004)
    water = water.at(-0.68, 0.0) | water.turned(180).at(0.68, 0.0)
    drop = pebble(
        (0, 0.085), (0.035, 0.0), (0.03, -0.045), (0, -0.06), (-0.03, -0.045), (-0.035, 0.0)
    )
    centre = star(4, 0.075, 0.028)
    petals = drop.at(0, 0.345).turned(45) | drop.at(0, 0.345).turned(-45)
    lines = np.maximum(sheet.cover(rings - petals.grown(0.02)), _engraved(sheet, signs, 0.9))
    return np.maximum(lines, sheet.cover(union(centre, petals, water)))


def _paint_folder() -> Image.Image:
    """The outside of a doctor's folder: worn brown card with a pressed border."""
    size = FOLDER
    sheet = Sheet(size * 2, size * 2, seed=17)
    tone = 0.5 + 0.34 * sheet.noise(0.9, 4) + 0.14 * sheet.noise(0.05, 3)
    card = gradient(ramp(tone), (0.0, 0.5, 1.0), KRAFT[::-1])
    fibres = ramp((sheet.noise(0.012, 2) - 0.42) * 3) * 0.22
    card = blend(card, rgb("#d8c7a2"), fibres)
    edge = sheet.distance(box(1.99, 1.99, 0.05), margin=2)
    worn = np.exp(-(((edge + 0.01) / 0.035) ** 2)) * ramp(0.5 + sheet.noise(0.12, 3))
    card = blend(card, rgb("#d9c9a6"), 0.55 * worn)
    border = box(1.72, 1.72, 0.08).line(0.014) | box(1.62, 1.62, 0.06).line(0.007)
    eye = _sleeping_eye()
    pressed = np.maximum(sheet.cover(border), sheet.cover(eye | eye.turned(180)))
    height = sheet.noise(0.02, 2) * 0.002 - 0.010 * blur(pressed, 2)
    lit = card * shade(sheet, height, 0.55)[..., None] * (1 - 0.30 * pressed[..., None])
    lit = np.clip(lit, 0, 1)
    painted = brushed(lit, 17, flow=sheet.noise(0.9, 2) * 0.6)
    return halved(np.clip(painted * 0.5 + lit * 0.5, 0, 1))


def _sleeping_eye() -> Shape:
    """Above the middle; turned, it sleeps for the other side, too."""
    lid = stroke([(x, y + 0.30) for x, y in arc(0.30, 205, 335)], 0.026)
    lashes = [
        stroke([(r * math.cos(a), r * math.sin(a) + 0.30) for r in (0.335, 0.41)], 0.022, 0.014)
        for a in (math.radians(angle) for angle in (222, 246, 270, 294, 318))
    ]
    return union(lid, *lashes).at(0, 0.20)


FOLDER = 500
BACKS = {
    "story": Back(600, 900, _story),
    "action": Back(432, 432, _action),
    "secret": Back(336, 472, _secret),
}
NAMES = (*BACKS, "blot")
