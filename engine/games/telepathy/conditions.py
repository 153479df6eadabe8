"""The sixteen tiles, the eight signs on them, and the lines that signs form.

A sign is a colour or a shape. A tile is a number: four times its colour plus its shape. A grid
holds the sixteen tiles row by row from the north-west corner; a cell is an index into it.
"""

from functools import cache

from engine.records import Frozen

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
"""All groups of cells that form a line, those of four cells first."""


class Condition(Frozen):
    """A secret card: a sign to make, if `win` is true, or a sign to avoid."""

    sign: str
    win: bool


def attribute_of_sign(sign: str) -> str:
    """The attribute of a sign: `COLOUR` or `SHAPE`."""
    return COLOUR if sign in COLOURS else SHAPE


def tile(colour: str, shape: str) -> int:
    """The one tile with this colour and shape."""
    return 4 * COLOURS.index(colour) + SHAPES.index(shape)


def tile_text(number: int) -> str:
    """The colour and the shape of a tile, as text."""
    return f"{COLOURS[number // 4]} {SHAPES[number % 4]}"


def cells_of(grid: Grid, sign: str) -> frozenset[int]:
    """The cells where the four tiles with this sign lie."""
    return frozenset(map(grid.index, _TILES[sign]))


@cache
def line_among(cells: frozenset[int]) -> Cells:
    """The first of `LINES` of which all cells are in `cells`; empty if there is none."""
    return next((line for line in LINES if cells.issuperset(line)), ())


def may_be_won(grid: Grid) -> bool:
    """Whether some colour and some shape form lines; if not, no announcement can succeed."""
    return all(any(line(grid, sign) for sign in signs) for signs in SIGNS.values())


def line(grid: Grid, sign: str) -> Cells:
    """The three or four cells of the line that this sign forms; empty if it forms none.

    The four tiles of a sign cannot form two lines.
    """
    return line_among(cells_of(grid, sign))
