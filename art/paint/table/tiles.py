"""Sixteen glazed tiles: four colours with a pattern each, four shapes in raised ivory."""

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from PIL import Image

from art.paint.plane import Plane, ramp, rgb, smoothstep
from art.paint.table.brushwork import brushed, keep_edges
from art.paint.table.painting import blend, halved
from art.paint.table.relief import dome, shade, shine, step
from art.paint.table.shapes import Shape, box, disc, pebble, star, stroke, union
from art.paint.table.sheet import Sheet

SIZE, SMALL = 320, 160
BODY = box(1.95, 1.95, 0.26)
IVORY, CLAY = rgb("#fbf1dc"), rgb("#6b4a35")

Pattern = Callable[[Sheet], Plane]


@dataclass(frozen=True, slots=True)
class Glaze:
    """A colour, how it looks where the glaze is thick, and the pattern pressed into the clay."""

    colour: str
    pool: str
    pattern: Pattern


def paint_tile(colour: str, shape: str, size: int = SIZE) -> Image.Image:
    """One of the sixteen."""
    seed = sum(colour.encode()) * 7 + sum(shape.encode())
    return glazed_tile(GLAZES[colour], SHAPES[shape], seed, size)


def paint_small_tiles() -> Image.Image:
    """All tiles on one sheet, in half their size: a row for each colour.

    Most grids are painted from it, because reading it takes less time than reading sixteen files.
    """
    sheet = Image.new("RGBA", (SMALL * len(SHAPES), SMALL * len(GLAZES)))
    for row, colour in enumerate(GLAZES):
        for column, shape in enumerate(SHAPES):
            tile = paint_tile(colour, shape).resize((SMALL, SMALL), Image.Resampling.LANCZOS)
            sheet.paste(tile, (column * SMALL, row * SMALL))
    return sheet


def glazed_tile(glaze: Glaze, motif: Shape | None, seed: int, size: int) -> Image.Image:
    """A tile with rounded, transparent corners; without a motif it is blank."""
    sheet = Sheet(size * 2, size * 2, seed)
    edge = sheet.distance(BODY, wobble=0.010)
    pressed = glaze.pattern(sheet) * smoothstep(ramp((-edge - 0.12) / 0.08))
    height = 0.085 * dome(edge, 0.13) - 0.018 * pressed + sheet.noise(0.45, 3) * 0.012
    raised: Plane = np.zeros_like(edge)
    rim = raised
    if motif:
        near = sheet.distance(motif, wobble=0.010)
        raised, rim = step(near, 0.018), step(np.abs(near - 0.035) - 0.030, 0.035)
        level = step(near - 0.05, 0.06)
        height = height * (1 - level) + (0.085 + sheet.noise(0.3, 2) * 0.01) * level
        height = height + 0.050 * dome(near, 0.09) - 0.02 * rim
    picture = _glazed(sheet, glaze, height, pressed, rim, raised, edge)
    painted = brushed(picture, seed, flow=sheet.noise(0.9, 2) * 1.5, height=height * 4)
    finished = keep_edges(painted, picture, 0.6)
    alpha = ramp(0.5 - edge / (1.5 * sheet.pixel))
    return halved(finished, alpha)


def _glazed(
    sheet: Sheet,
    glaze: Glaze,
    height: Plane,
    pressed: Plane,
    rim: Plane,
    raised: Plane,
    edge: Plane,
) -> Plane:
    """Glaze runs into every hollow and away from the edges, where the clay shows."""
    flowing = 0.34 * sheet.noise(0.8, 4) - 0.14 * sheet.y
    pooled = ramp(0.24 + 0.52 * pressed + 0.9 * rim + flowing)
    picture = blend(rgb(glaze.colour), rgb(glaze.pool), pooled)
    picture = blend(picture, IVORY * (1 + 0.05 * sheet.noise(0.35, 3))[..., None], raised)
    worn = np.exp(-(((edge + 0.030) / 0.030) ** 2)) * ramp(0.75 + sheet.noise(0.2, 3))
    picture = blend(picture, CLAY, 0.8 * worn)
    gloss = 0.55 * shine(sheet, height, 90) + 0.12 * shine(sheet, height, 8)
    window = smoothstep(ramp(0.9 - np.hypot(sheet.x + 0.75, sheet.y - 0.85))) * 0.10
    lit = picture * shade(sheet, height, 0.42)[..., None] + (0.7 * gloss + window)[..., None]
    return np.asarray(np.clip(lit, 0, 1))


def _ripples(sheet: Sheet) -> Plane:
    """Rings on water, from two drops beside the tile."""
    rings = np.zeros_like(sheet.x)
    for x, y in ((-0.75, 0.8), (0.85, -0.9)):
        away = np.hypot(sheet.x - x, sheet.y - y)
        rings = np.maximum(rings, np.cos(away * 2 * math.pi / 0.21) * ramp(2.1 - away))
    return smoothstep(ramp(rings * 1.6 - 0.2))


def _rays(sheet: Sheet) -> Plane:
    """Broad rays from the middle."""
    angle = np.arctan2(sheet.y, sheet.x)
    return smoothstep(ramp(np.cos(angle * 16) * 2.2 + 0.2)) * ramp(np.hypot(sheet.x, sheet.y) * 3)


def _leaves(sheet: Sheet) -> Plane:
    """Small leaves in rows, every second row leaning the other way."""
    leaf = pebble(
        (0, 0.15), (0.062, 0.04), (0.048, -0.07), (0, -0.13), (-0.048, -0.07), (-0.062, 0.04)
    )
    leaf = leaf - stroke([(0, -0.13), (0, 0.08)], 0.022)
    result = np.zeros_like(sheet.x)
    for row in range(9):
        y = -1.0 + row * 0.25
        x = (sheet.x + 4 + 0.14 * (row % 2)) % 0.28 - 0.14
        leaning = leaf.turned(42 if row % 2 else -42).at(0, y)
        result = np.maximum(result, step(leaning.distance(x, sheet.y), 0.02))
    return result


def _dots(sheet: Sheet) -> Plane:
    """Round dots, every second row shifted."""
    row = np.floor((sheet.y + 4) / 0.23)
    x = (sheet.x + 4 + 0.133 * (row % 2)) % 0.266 - 0.133
    y = (sheet.y + 4) % 0.23 - 0.115
    return step(np.hypot(x, y) - 0.062, 0.025)


def _plain(sheet: Sheet) -> Plane:
    return np.zeros_like(sheet.x)


def _waves() -> Shape:
    crest = [(x / 20, 0.11 * math.cos(x / 20 * math.tau / 0.64)) for x in range(-13, 14)]
    return union(*(stroke(crest, 0.20).at(0, y) for y in (0.44, 0.0, -0.44)))


SHAPES: dict[str, Shape] = {
    "star": star(5, 0.70, 0.32).grown(0.05).at(0, -0.05),
    "circle": disc(0.62) - disc(0.30),
    "cross": box(1.26, 0.44, 0.06) | box(0.44, 1.26, 0.06),
    "waves": _waves(),
}

GLAZES: dict[str, Glaze] = {
    "blue": Glaze("#3573b3", "#15356b", _ripples),
    "orange": Glaze("#e8913f", "#b0561f", _rays),
    "green": Glaze("#5fa162", "#1f5c3f", _leaves),
    "purple": Glaze("#74509c", "#351d5c", _dots),
}

STONE = Glaze("#8d93ab", "#565d7d", _plain)
"""No colour of the game: for showing a shape alone."""
