"""The ten action cards: a small grid whose four sets show how their tiles move."""

from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image

from tools.paint.table.cards import GOLD, INK, TableCard
from tools.paint.table.painting import Painting
from tools.paint.table.shapes import Point, Shape, arc, box, disc, polygon, smooth, stroke, union

WIDTH, HEIGHT = 400, 560
PITCH = 0.35  # from one tile of the small grid to the next
CELL = 0.31
CENTRES = tuple((place - 1.5) * PITCH for place in range(4))
GRID_UP = 0.33
ROSE = (0.0, -0.92)
FIELD, TILE, GHOST, PALE = "#3f4f8c", "#6d7fbd", "#4d5a96", "#c9c8d8"

Glyph = Callable[[], Shape]


@dataclass(frozen=True, slots=True)
class Action:
    """A move: what is drawn on each of its four sets, and where the compass points."""

    glyph: Glyph
    columns: bool = False
    points: str = ""
    wraps: bool = False
    first_game: bool = False


def paint_action(name: str) -> Image.Image:
    """The card of that action."""
    action = ACTIONS[name]
    card = TableCard(WIDTH, HEIGHT, seed=sum(name.encode()))
    if name.startswith("quad"):
        _paint_corners(card.painting, action.glyph())
    else:
        _paint_lines(card.painting, action)
        _paint_rose(card.painting, action.points)
    if action.first_game:
        _paint_one(card.painting)
    return card.finished()


def _paint_lines(painting: Painting, action: Action) -> None:
    """Four rows, drawn lying down and turned for columns."""
    for up in reversed(CENTRES):
        place = _placing(action.columns, up)
        painting.fill(place(box(4 * PITCH, PITCH * 0.94, 0.07)), FIELD, shadow=0.012)
        if action.wraps:
            for side in (-1, 1):
                half = box(0.12, CELL * 0.86, 0.04).at(side * (2 * PITCH + 0.085), 0)
                painting.fill(place(half), GHOST, bulge=0.01)
        for right in CENTRES:
            painting.fill(place(box(CELL, CELL * 0.9, 0.05).at(right, 0)), TILE, bulge=0.012)
    for up in CENTRES:
        _paint_glyph(painting, _placing(action.columns, up)(action.glyph()))


def _placing(columns: bool, up: float) -> Callable[[Shape], Shape]:
    if columns:
        return lambda shape: shape.at(0, up).turned(-90).at(0, GRID_UP)
    return lambda shape: shape.at(0, up + GRID_UP)


def _paint_corners(painting: Painting, glyph: Shape) -> None:
    """Four corners, and a small moon where other cards have their compass."""
    reach = PITCH + 0.06
    for right in (-reach, reach):
        for up in (GRID_UP - reach, GRID_UP + reach):
            painting.fill(box(2.1 * PITCH, 2.1 * PITCH, 0.08).at(right, up), FIELD, shadow=0.012)
            for x in (-PITCH / 2, PITCH / 2):
                for y in (-PITCH / 2, PITCH / 2):
                    tile = box(CELL, CELL, 0.05).at(right + x, up + y)
                    painting.fill(tile, TILE, bulge=0.012)
            _paint_glyph(painting, glyph.at(right, up))
    moon = (disc(0.20) - disc(0.165).at(0.10, 0.055)).at(*ROSE)
    painting.glow(moon, GOLD, 0.08, 0.7)
    painting.fill(moon, "#f3dca2", bulge=0.02)


def _paint_glyph(painting: Painting, glyph: Shape) -> None:
    painting.fill(glyph.grown(0.016), INK, shadow=0.02)
    painting.fill(glyph, GOLD, bulge=0.014)


def _paint_rose(painting: Painting, points: str) -> None:
    """A compass rose; the directions of the move shine."""
    right, up = ROSE
    ring = disc(0.165).line(0.016).at(right, up)
    painting.fill(ring, PALE)
    minor = polygon((0, 0.15), (0.045, 0.045), (-0.045, 0.045)).turned(45).around(4)
    painting.fill(minor.at(right, up), "#8b90b8", bulge=0.01)
    for index, direction in enumerate("NWSE"):
        long = polygon((0, 0.27), (0.062, 0.0), (0, -0.02), (-0.062, 0.0))
        dark = polygon((0, 0.27), (0.062, 0.0), (0, 0.0))
        point, half = (shape.turned(90 * index).at(right, up) for shape in (long, dark))
        if direction in points:
            painting.glow(point, GOLD, 0.05, 0.9)
        painting.fill(point, GOLD if direction in points else PALE, shadow=0.008)
        painting.fill(half, "#b97f2e" if direction in points else "#8085ac")
    letter = stroke([(-0.035, -0.05), (-0.035, 0.05), (0.035, -0.05), (0.035, 0.05)], 0.020)
    painting.fill(letter.at(right + 0.115, up + 0.235), PALE)


def _paint_one(painting: Painting) -> None:
    """A coin with a 1: this card belongs to the first game."""
    right, up = 0.62, -1.0
    coin = disc(0.165).at(right, up)
    painting.fill(coin, "#d9a548", shadow=0.03, bulge=0.03)
    painting.fill(disc(0.135).line(0.012).at(right, up), "#8f6420")
    one = union(
        stroke([(0.005, -0.085), (0.005, 0.085), (-0.055, 0.035)], 0.036),
        stroke([(-0.05, -0.085), (0.06, -0.085)], 0.032),
    )
    painting.fill(one.at(right, up), INK)


def _arrow(path: list[Point], width: float = 0.055, head: float = 0.085) -> Shape:
    """A line that ends in a head at the last point."""
    (ax, ay), (bx, by) = path[-2], path[-1]
    length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    x, y = (bx - ax) / length, (by - ay) / length
    tip = polygon(
        (bx, by),
        (bx - x * head * 1.35 - y * head, by - y * head * 1.35 + x * head),
        (bx - x * head * 1.35 + y * head, by - y * head * 1.35 - x * head),
    )
    neck = (bx - x * head, by - y * head)
    return stroke([*path[:-1], neck], width) | tip


def _both_ways(path: list[Point], width: float = 0.05, head: float = 0.075) -> Shape:
    return _arrow(path, width, head) | _arrow(path[::-1], width, head)


def _shift() -> Shape:
    return _arrow([(-2 * PITCH - 0.09, 0), (0, 0), (2 * PITCH + 0.13, 0)], 0.07, 0.12)


def _shift_back() -> Shape:
    return _shift().mirrored()


def _swap() -> Shape:
    reach = 0.82 * PITCH
    pair = _both_ways([(-reach, 0), (0, 0), (reach, 0)], 0.055, 0.09)
    return pair.at(-PITCH, 0) | pair.at(PITCH, 0)


def _reverse() -> Shape:
    far = 1.62 * PITCH
    over = smooth(
        [
            (-far, -0.09),
            (-far * 0.82, 0.035),
            (-far * 0.4, 0.085),
            (0, 0.092),
            (far * 0.4, 0.085),
            (far * 0.82, 0.035),
            (far, -0.09),
        ]
    )
    inner = [(-0.68 * PITCH, -0.055), (0, -0.055), (0.68 * PITCH, -0.055)]
    return _both_ways(over, 0.045, 0.068) | _both_ways(inner, 0.045, 0.068)


def _turn() -> Shape:
    return _arrow([*arc(0.215, 100, -170), (-0.226, 0.055)], 0.07, 0.125).scaled(0.92)


def _turn_back() -> Shape:
    return _turn().mirrored()


ACTIONS: dict[str, Action] = {
    "row_east": Action(_shift, points="E", wraps=True, first_game=True),
    "row_west": Action(_shift_back, points="W", wraps=True, first_game=True),
    "col_north": Action(_shift_back, True, points="N", wraps=True, first_game=True),
    "col_south": Action(_shift, True, points="S", wraps=True, first_game=True),
    "row_swap": Action(_swap, points="EW"),
    "col_swap": Action(_swap, True, points="NS"),
    "row_reverse": Action(_reverse, points="EW"),
    "col_reverse": Action(_reverse, True, points="NS"),
    "quad_cw": Action(_turn),
    "quad_ccw": Action(_turn_back),
}
