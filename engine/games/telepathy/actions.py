"""The ten action cards, each of which moves the tiles on one of its four places."""

from collections.abc import Callable
from operator import itemgetter

from engine.games.telepathy.conditions import COLUMNS, ROWS, Cells, Grid
from engine.records import Frozen


class Place(Frozen):
    """Four cells on which a card can be performed: a row, a column or a corner."""

    id: str
    cells: Cells


class Action(Frozen):
    """An action card, which rearranges the four tiles of one of its places.

    The i-th cell of the place receives the tile from the `order[i]`-th cell of the same place.
    """

    id: str
    title: str
    places: tuple[Place, ...]
    order: tuple[int, ...]
    first_game: bool = False
    """Whether the card is used in the variant “First game”; such a card shows the numeral 1."""


ROW_PLACES = tuple(Place(f"row {1 + index}", cells) for index, cells in enumerate(ROWS))
COLUMN_PLACES = tuple(
    Place(f"column {'ABCD'[index]}", cells) for index, cells in enumerate(COLUMNS)
)
CORNER_PLACES = tuple(
    # The cells of a corner are in clockwise order, so that turning it is a shift along the ring.
    Place(f"corner {name}", (cell, cell + 1, cell + 5, cell + 4))
    for name, cell in (("NW", 0), ("NE", 2), ("SW", 8), ("SE", 10))
)

_ONWARD, _BACK, _SWAP, _REVERSE = (3, 0, 1, 2), (1, 2, 3, 0), (1, 0, 3, 2), (3, 2, 1, 0)

Cards = tuple[str, ...]

ACTIONS = {
    action.id: action
    for action in (
        Action("row_east", "shift a row east", ROW_PLACES, _ONWARD, first_game=True),
        Action("row_west", "shift a row west", ROW_PLACES, _BACK, first_game=True),
        Action("col_north", "shift a column north", COLUMN_PLACES, _BACK, first_game=True),
        Action("col_south", "shift a column south", COLUMN_PLACES, _ONWARD, first_game=True),
        Action("row_swap", "swap the pairs of a row", ROW_PLACES, _SWAP),
        Action("col_swap", "swap the pairs of a column", COLUMN_PLACES, _SWAP),
        Action("row_reverse", "reverse a row", ROW_PLACES, _REVERSE),
        Action("col_reverse", "reverse a column", COLUMN_PLACES, _REVERSE),
        Action("quad_cw", "turn a corner clockwise", CORNER_PLACES, _ONWARD),
        Action("quad_ccw", "turn a corner anticlockwise", CORNER_PLACES, _BACK),
    )
}
ALL_CARDS = tuple(ACTIONS)
FIRST_CARDS = tuple(action.id for action in ACTIONS.values() if action.first_game)


def _rearrangement(action: Action, place: Place) -> Callable[[Grid], Grid]:
    """A function that takes a grid and returns the grid after the action on the place."""
    source = list(range(16))
    for cell, origin in zip(place.cells, action.order, strict=True):
        source[cell] = place.cells[origin]
    return itemgetter(*source)


_EFFECTS = {
    action.id: {place.id: _rearrangement(action, place) for place in action.places}
    for action in ACTIONS.values()
}


def has_place(card: str, place: str) -> bool:
    """Whether the card can be performed on the place with this id."""
    return place in _EFFECTS[card]


def perform(grid: Grid, card: str, place: str) -> Grid:
    """The grid after the card is performed on the place."""
    return _EFFECTS[card][place](grid)


def outcomes(grid: Grid, card: str) -> dict[str, Grid]:
    """For each of the card's four places, the grid after the card was performed there."""
    return {place: effect(grid) for place, effect in _EFFECTS[card].items()}
