"""The sixteen tiles, the eight signs they show, and when a sign forms a line.

A tile is a number: four times its colour plus its shape. A grid holds the sixteen tiles row by
row from the north-west corner; a cell is an index into it.
"""

from dataclasses import dataclass
from functools import cache

Grid = tuple[int, ...]
Cells = tuple[int, ...]

COLOUR, SHAPE = "colour", "shape"
COLOURS = ("blue", "orange", "green", "purple")
SHAPES = ("star", "circle", "cross", "waves")
SIGNS = {COLOUR: COLOURS, SHAPE: SHAPES}
ALL_SIGNS = COLOURS + SHAPES

ROWS: tuple[Cells, ...] = tuple(tuple(range(4 * row, 4 * row + 4)) for row in range(4))
COLUMNS: tuple[Cells, ...] = tuple(zip(*ROWS, strict=True))

_TILES = {
    colour: tuple(4 * index + shape for shape in range(4)) for index, colour in enumerate(COLOURS)
} | {shape: tuple(4 * colour + index for colour in range(4)) for index, shape in enumerate(SHAPES)}
_FOURS = ROWS + COLUMNS
LINES = _FOURS + tuple(four[start : start + 3] for four in _FOURS for start in (0, 1))
"""All cells that can form a line, the fours first."""


@dataclass(frozen=True, slots=True)
class Condition:
    """A secret card: the sign that must form a line, or must not."""

    sign: str
    win: bool


def attribute_of_sign(sign: str) -> str:
    """Whether a sign is a colour or a shape."""
    return COLOUR if sign in COLOURS else SHAPE


def tile(colour: str, shape: str) -> int:
    """The one tile with this colour and shape."""
    return 4 * COLOURS.index(colour) + SHAPES.index(shape)


def tile_text(number: int) -> str:
    """A tile in words."""
    return f"{COLOURS[number // 4]} {SHAPES[number % 4]}"


def cells_of(grid: Grid, sign: str) -> frozenset[int]:
    """Where the four tiles with this sign lie."""
    return frozenset(map(grid.index, _TILES[sign]))


@cache
def line_among(cells: frozenset[int]) -> Cells:
    """The three or four of these cells that are neighbours in one row or column, if any."""
    return next((line for line in LINES if cells.issuperset(line)), ())


def may_be_won(grid: Grid) -> bool:
    """Whether at least one colour and one shape form a line: without both nobody can have won."""
    return all(any(line(grid, sign) for sign in signs) for signs in SIGNS.values())


def line(grid: Grid, sign: str) -> Cells:
    """The line this sign forms, or nothing. Four tiles can form no more than one."""
    return line_among(cells_of(grid, sign))
