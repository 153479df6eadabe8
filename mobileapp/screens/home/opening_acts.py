"""The four acts of the opening: functions that compute which picture is where at which time.

Pictures are dealt and turned over, a sheet unfolds and shows an inkblot, clouds form a whale, and
tiles form a line on a grid. The functions are pure: no Kivy, no clock, no randomness.
"""

from collections.abc import Callable, Iterator
from itertools import product
from math import cos, pi, sin
from typing import NamedTuple

ACT = 3.5
"""How long an act takes, in seconds."""
FADE = 0.35
"""How long an act takes to fade in, and to fade out, in seconds."""
CARDS = ("fishing_stars", "fox_library", "castle_cloud", "cat_constellation", "book_lighthouse")
CARD_WIDTH, CARD_STEP = 0.3, 0.155
"""The width of a dealt picture, and the distance from its middle to that of the next one.

Both are parts of the window's shorter side.
"""
SHEET = 0.68
"""The width of the sheet with the inkblot, as a part of the window's shorter side."""
WHALE = (
    ("puff-1", 50, 46, 0, False),
    ("puff-2", 70, 50, 0, False),
    ("puff-3", 88, 44, 0, False),
    ("long-1", 72, 36, 0, False),
    ("comma-1", 114, 52, 0, False),
    ("comma-2", 42, 72, 90, False),
    ("comma-3", 60, 74, 270, True),
)
"""The clouds that form a whale: picture, x and y in a sky of 160 by 100, angle, mirrored or not."""
CLOUD_SIZES = {"puff": (33, 29), "long": (45, 16), "comma": (35, 26)}
"""The width and height of each kind of cloud, in the same sky of 160 by 100."""
WHALE_BOX = (78, 53, 112, 78)
"""The middle and the size of the whale in the same sky: x, y, width and height."""
COLOURS = ("blue", "green", "orange", "purple")
SHAPES = ("circle", "cross", "star", "waves")
GRID = len(SHAPES)
FIRST_COLOUR = (0, 0, 2, 1)
"""The index in `COLOURS` for the first tile of each row, chosen so that all tiles are different."""
SLIDING_ROW, LINE = 1, 2
"""The row that slides one cell to the right, and the column that then lights up as a line."""
STEP = 0.25
"""The interval, in seconds, at which `all_pictures` samples the acts."""
LIGHT = "light"
"""The name of a soft light, which is drawn instead of a picture."""


class ShownPicture(NamedTuple):
    """A picture at one moment of the opening; `x` and `y` are its middle."""

    picture: str
    """The path of the picture below the assets folder, or `LIGHT`."""
    x: float
    y: float
    w: float
    h: float
    angle: float = 0
    alpha: float = 1
    mirrored: bool = False
    part: tuple[float, float] = (0, 1)
    """The left and right ends of the visible part, as fractions of the picture's width."""


Act = Callable[[float, float, float], Iterator[ShownPicture]]
"""A function of the time since the act began, in seconds, and of the window's width and height.

It yields all visible pictures, the topmost last.
"""


def _part(time: float, start: float, seconds: float) -> float:
    """The progress, at `time`, of a movement that begins at `start` and takes `seconds`.

    It rises from 0 to 1, slowly at both ends.
    """
    part = min(max((time - start) / seconds, 0.0), 1.0)
    return part * part * (3 - 2 * part)


def deal_cards(time: float, width: float, height: float) -> Iterator[ShownPicture]:
    """The act in which five pictures are dealt from below and turned over, and one grows."""
    unit, middle = min(width, height), len(CARDS) // 2
    for place in sorted(range(len(CARDS)), key=lambda place: place == middle):
        dealt = _part(time, 0.15 + 0.16 * place, 0.6)
        turned = _part(time, 1.3 + 0.1 * place, 0.5)
        nearer = _part(time, 2.35, 0.5) if place == middle else 0.0
        aside = place - middle
        w = unit * CARD_WIDTH * (1 + 0.4 * nearer)
        end_y = height / 2 - aside * aside * unit * 0.014
        yield ShownPicture(
            f"packs/story-dusk/{CARDS[place]}.webp" if turned > 0.5 else "table/backs/story.jpg",
            width / 2 + aside * unit * CARD_STEP * dealt,
            -unit * 0.4 + (end_y + unit * 0.4) * dealt,
            max(w * abs(cos(pi * turned)), 1),
            w * 1.5,
            angle=-aside * 7 * dealt + 50 * (1 - dealt),
        )


def unfold_ink(time: float, width: float, height: float) -> Iterator[ShownPicture]:
    """The act in which a folded sheet opens and shows an inkblot on both halves."""
    side = min(width, height) * SHEET * (1 + 0.06 * _part(time, 1.9, 1.2))
    half, x, y = side / 2, width / 2, height / 2
    blot = "packs/inkblots/ink_020.webp"
    across = -cos(pi * _part(time, 0.55, 1.2)) * half
    covered = max(-across, 0.0)
    bare = half - covered
    yield ShownPicture(blot, x + covered + bare / 2, y, bare, side, part=(0.5 + covered / side, 1))
    if covered:
        yield ShownPicture("table/paper.jpg", x + covered / 2, y, covered, side, part=(0, 0.5))
    else:
        yield ShownPicture(blot, x - across / 2, y, max(across, 1), side, part=(0, 0.5))


def gather_clouds(time: float, width: float, height: float) -> Iterator[ShownPicture]:
    """The act in which clouds drift in from both sides and form a whale."""
    middle_x, middle_y, across, down = WHALE_BOX
    unit = min(width / across, height / down)
    for number, (name, x, y, angle, mirrored) in enumerate(WHALE):
        arrived = _part(time, 0.05 + 0.13 * number, 1.5)
        side = -1 if number % 2 else 1
        w, h = CLOUD_SIZES[name.partition("-")[0]]
        yield ShownPicture(
            f"clouds/{name}.webp",
            width / 2 + (x - middle_x) * unit + side * width * 0.9 * (1 - arrived),
            height / 2 + (y - middle_y) * unit + unit * sin(time * 1.3 + number),
            w * unit,
            h * unit,
            angle=angle + side * 40 * (1 - arrived),
            mirrored=mirrored,
        )


def light_grid(time: float, width: float, height: float) -> Iterator[ShownPicture]:
    """The act in which tiles appear, one row slides, and a column of equal shapes lights up."""
    cell = min(width, height) * 0.72 / GRID
    left, top = width / 2 - cell * (GRID - 1) / 2, height / 2 + cell * (GRID - 1) / 2
    slid = _part(time, 1.55, 0.55)
    for row in range(GRID):
        lit = _part(time, 2.1 + 0.1 * row, 0.3)
        side = cell * 2.4
        yield ShownPicture(LIGHT, left + LINE * cell, top - row * cell, side, side, alpha=lit)
    for row, column in product(range(GRID), range(GRID)):
        slides = row == SLIDING_ROW
        colour = COLOURS[(column + FIRST_COLOUR[row]) % GRID]
        shape = SHAPES[(column + slides) % GRID]
        grown = _part(time, 0.1 + 0.05 * (row * GRID + column), 0.35)
        at = column + slid * slides
        in_line = round(at) == LINE
        alike = _part(time, 2.1 + 0.1 * row, 0.3)
        side = cell * 0.92 * grown * (1 + (0.12 * alike if in_line else 0))
        outside = max(at - (GRID - 1), 0.0)  # what leaves at the right re-enters at the left
        tile = ShownPicture(
            f"table/tiles/{colour}-{shape}.webp",
            left + at * cell,
            top - row * cell,
            side,
            side,
            alpha=(1 - outside) * (1 if in_line else 1 - 0.65 * alike),
        )
        yield tile
        if outside:
            yield tile._replace(x=left + (at - GRID) * cell, alpha=outside * (1 - 0.65 * alike))


ACTS: tuple[Act, ...] = (deal_cards, unfold_ink, gather_clouds, light_grid)
SECONDS = ACT * len(ACTS)
"""How long the whole opening takes, in seconds."""


def shown_at(time: float, width: float, height: float) -> list[ShownPicture]:
    """All pictures that are visible `time` seconds after the start; the topmost is the last."""
    number = int(time // ACT)
    if not 0 <= number < len(ACTS):
        return []
    passed = time - number * ACT
    strength = min(passed / FADE, (ACT - passed) / FADE, 1.0)
    return [
        shown._replace(alpha=shown.alpha * strength)
        for shown in ACTS[number](passed, width, height)
    ]


def all_pictures(width: float, height: float) -> dict[str, tuple[float, float]]:
    """Every picture of the opening, in the order of appearance, and its largest size in pixels."""
    sizes: dict[str, tuple[float, float]] = {}
    for step in range(int(SECONDS / STEP)):
        for shown in shown_at(step * STEP, width, height):
            if shown.picture != LIGHT:
                start, end = shown.part
                whole = shown.w / max(end - start, 0.1), shown.h
                sizes[shown.picture] = max(sizes.get(shown.picture, whole), whole)
    return sizes
