"""The ten action cards: bold enough to tell apart across the table, whichever way they lie.

Rows are teal, columns violet. A thick arrow shows where the tiles really go: on straight through a
line (shift), between neighbours (swap), or from end to end (reverse). The two turns differ in
everything: clockwise is a light card with a dial, anticlockwise a dark one with a whirlpool.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from PIL import Image

from art.paint.plane import Plane, blur, gradient, ramp, rgb
from art.paint.table.painting import Painting, blend, halved
from art.paint.table.shapes import Point, Shape, arc, box, disc, polygon, smooth, stroke, union
from art.paint.table.sheet import Sheet

SIZE = 432
PITCH = 0.40  # from one tile of the small grid to the next
TILE = 0.35
CENTRES = tuple((place - 1.5) * PITCH for place in range(4))
WIDTH, HEAD = 0.175, 0.40  # of an arrow: 19 and 43 dp of a card of 216
BODY = box(1.97, 1.97, 0.20)
PANEL = box(1.80, 1.80, 0.13)
PAPER, INK, CREAM = "#f4ead6", "#17132e", "#fdf6e4"
LINE_UP = CENTRES[2]  # the row that is shown moving: the one above the middle


@dataclass(frozen=True, slots=True)
class Look:
    """Ground from the middle outwards, resting tiles, moving tiles, arrow and its outline."""

    ground: tuple[str, str]
    tile: str
    moving: str
    arrow: str
    outline: str
    border: str = PAPER


ROW = Look(("#1b5a7a", "#0f3950"), "#2a6683", "#6fc0d6", CREAM, "#07222f")
COLUMN = Look(("#4b379a", "#2e2064"), "#5d4aa8", "#b39cf2", CREAM, "#170d38")
CLOCK = Look(("#fbf3df", "#e4d5b8"), "#cfbf9f", "#b7a682", INK, "#fffaf0", border="#3a2f4e")
WHIRL = Look(("#33215f", "#120b2c"), "#46327e", "#5a45a0", CREAM, "#0a0620", border="#9c8fd0")


@dataclass(frozen=True, slots=True)
class Action:
    """A move of rows, drawn on one of them; columns are the same turned by a quarter."""

    arrow: Callable[[], Shape]
    columns: bool = False


def paint_action(name: str) -> Image.Image:
    """The card of that action."""
    seed = sum(name.encode())
    sheet = Sheet(SIZE * 2, SIZE * 2, seed)
    if name in TURNS:
        look, draw = TURNS[name]
        painting = Painting(sheet, _ground(sheet, look))
        draw(painting, look)
    else:
        action = LINES[name]
        look = COLUMN if action.columns else ROW
        painting = Painting(sheet, _ground(sheet, look))
        _draw_line(painting, look, action)
    return halved(painting.finish(seed, crisp=0.7), sheet.cover(BODY))


def _ground(sheet: Sheet, look: Look) -> Plane:
    """A border and the card's own colour, lighter in the middle."""
    border = rgb(look.border) * (1 + 0.05 * sheet.noise(0.4, 3))[..., None]
    edge = sheet.distance(BODY)
    border = border * (1 - 0.25 * np.exp(-(((edge + 0.005) / 0.03) ** 2)))[..., None]
    away = np.hypot(sheet.x, sheet.y) + sheet.noise(0.9, 3) * 0.12
    panel = sheet.cover(PANEL, wobble=0.006)
    shade = ramp(blur(panel, 0.02 / sheet.pixel))
    ground = gradient(away, (0.1, 1.2), look.ground)
    return blend(border * (1 - 0.10 * shade[..., None]), ground, panel)


def _draw_line(painting: Painting, look: Look, action: Action) -> None:
    def place(shape: Shape) -> Shape:
        return shape.turned(-90) if action.columns else shape

    for up in CENTRES:
        for right in CENTRES:
            moving = up == LINE_UP
            tile = box(TILE, TILE, 0.07).at(right, up)
            painting.fill(
                place(tile),
                look.moving if moving else look.tile,
                shadow=0.02 if moving else 0.0,
                bulge=0.016 if moving else 0.008,
            )
    _draw_arrow(painting, look, place(action.arrow()))


def _draw_arrow(painting: Painting, look: Look, arrow: Shape) -> None:
    painting.fill(arrow.grown(0.035), look.outline, shadow=0.035)
    painting.fill(arrow, look.arrow, bulge=0.022, wobble=0.003)


def _arrow(
    path: list[Point], width: float = WIDTH, head: float = HEAD, tail: float | None = None
) -> Shape:
    """A thick line that ends in a head at the last point; its tail may be thinner."""
    bx, by = path[-1]
    deep, half = head * 0.78, head / 2
    shaft = [point for point in path if math.dist(point, path[-1]) > deep]
    ax, ay = shaft[-1]
    length = math.dist(shaft[-1], path[-1])
    x, y = (bx - ax) / length, (by - ay) / length
    tip = polygon(
        (bx, by),
        (bx - x * deep - y * half, by - y * deep + x * half),
        (bx - x * deep + y * half, by - y * deep - x * half),
    )
    neck = (bx - x * deep * 0.8, by - y * deep * 0.8)
    return stroke([*shaft, neck], tail or width, width) | tip


def _both_ways(path: list[Point], width: float = WIDTH, head: float = HEAD) -> Shape:
    first, last = path[len(path) // 2 :], path[: len(path) // 2 + 1][::-1]
    return _arrow(first, width, head) | _arrow(last, width, head)


def _shift() -> Shape:
    return _arrow([(-0.82, LINE_UP), (0, LINE_UP), (0.82, LINE_UP)], 0.24, 0.56, tail=0.17)


def _shift_back() -> Shape:
    return _shift().mirrored()


def _swap() -> Shape:
    """Two short arrows with two heads each, one for either pair."""
    reach = 0.345
    pair = _both_ways([(-reach, LINE_UP), (0, LINE_UP), (reach, LINE_UP)], 0.14, 0.36)
    return pair.at(-PITCH, 0) | pair.at(PITCH, 0)


def _reverse() -> Shape:
    """One wide bow from end to end, with a head at either."""
    far, low = CENTRES[3], LINE_UP - 0.02
    bow = smooth(
        [
            (-far, low + 0.10),
            (-far, low - 0.25),
            (-far * 0.72, low - 0.66),
            (0, low - 0.84),
            (far * 0.72, low - 0.66),
            (far, low - 0.25),
            (far, low + 0.10),
        ]
    )
    return _both_ways(bow, WIDTH, HEAD)


def _corner(painting: Painting, look: Look, size: float) -> None:
    """Four tiles that turn around their middle."""
    for right in (-size / 2, size / 2):
        for up in (-size / 2, size / 2):
            tile = box(size * 0.9, size * 0.9, 0.09).at(right, up)
            painting.fill(tile, look.moving, shadow=0.015, bulge=0.016)


def _draw_clock(painting: Painting, look: Look) -> None:
    """A dial with its twelve strokes; the arrow runs with the hands."""
    hour, quarter = box(0.055, 0.13, 0.02).at(0, 0.80), box(0.085, 0.20, 0.02).at(0, 0.77)
    painting.fill(disc(0.86).line(0.035), "#8d7c5e")
    _corner(painting, look, 0.46)
    painting.fill(union(hour.around(12), quarter.around(4)), INK, bulge=0.008)
    path = [*arc(0.46, 205, -62)]
    _draw_arrow(painting, look, _arrow([*path, _onward(path, 0.20)], WIDTH, HEAD))


def _draw_whirlpool(painting: Painting, look: Look) -> None:
    """Water that turns against the clock; the arrow is its last round."""
    _corner(painting, look, 0.52)
    rings = union(
        *(
            stroke([(x, y) for x, y in arc(radius, start, start + 230)], 0.02, 0.05)
            for radius, start in ((0.84, 20), (0.80, 215), (0.70, 110))
        )
    )
    painting.fill(rings, "#7f74c4", opacity=0.55)
    # From the middle outwards, and with a head that looks on around the circle.
    path = []
    for step in range(72):
        angle = math.radians(-70 + step * 7.6)
        radius = 0.06 + 0.50 * (step / 71) ** 0.85
        path.append((radius * math.cos(angle), radius * math.sin(angle)))
    _draw_arrow(painting, look, _arrow([*path, _onward(path, 0.20)], 0.155, HEAD))


def _onward(path: list[Point], by: float) -> Point:
    """A point further along the way the path ends."""
    (ax, ay), (bx, by_) = path[-2], path[-1]
    length = math.dist(path[-2], path[-1])
    return bx + (bx - ax) / length * by, by_ + (by_ - ay) / length * by


LINES: dict[str, Action] = {
    "row_east": Action(_shift),
    "row_west": Action(_shift_back),
    "col_north": Action(_shift_back, columns=True),
    "col_south": Action(_shift, columns=True),
    "row_swap": Action(_swap),
    "col_swap": Action(_swap, columns=True),
    "row_reverse": Action(_reverse),
    "col_reverse": Action(_reverse, columns=True),
}
TURNS: dict[str, tuple[Look, Callable[[Painting, Look], None]]] = {
    "quad_cw": (CLOCK, _draw_clock),
    "quad_ccw": (WHIRL, _draw_whirlpool),
}
ACTIONS = (*LINES, *TURNS)
