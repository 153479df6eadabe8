"""Computes how soon two signs can both form a line, with bit masks instead of a search.

A sign is a colour or a shape. Its four tiles are a mask of 16 bits, one for each cell. A
performance is a card used on one of its places; ten cards with four places each make forty
performances. A set of performances is a mask of 40 bits.

For each position of a sign's tiles, `prospect` has the set of performances that bring them into a
line in the next turn. For the turn after that it has forty sets, one for each performance of the
next turn. Two signs can form lines in the same turn if their sets intersect, so looking two turns
ahead takes a few bitwise operations.
"""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache, reduce
from itertools import repeat
from operator import or_
from struct import Struct
from typing import NamedTuple

from engine.games.telepathy.actions import ACTIONS, ALL_CARDS, Cards
from engine.games.telepathy.conditions import ALL_SIGNS, LINES, Grid

Tiles = int
"""Sixteen bits: the cells where the tiles of a sign lie."""
Performances = int
"""A set of performances as forty bits, one for each card on each place; the four bits of a card are
side by side.
"""
Plans = int
"""Forty fields of 64 bits: for each performance of a first turn, a set of performances for the
second turn.
"""

SOON = (1.0, 0.85, 0.65, 0.4)
"""The value of two lines, by the number of turns until both can be complete: 0, 1, 2, or more. The
last value is multiplied by the mean nearness of the lines.
"""

_FORTY_TILES = Struct("<40H")
_SECOND_TURNS = Struct("<40Q")
"""These two structs convert between the bytes of a large integer and its forty fields. The fields
of `_FORTY_TILES` are `Tiles` of 16 bits, those of `_SECOND_TURNS` are `Performances` in 64 bits.
"""

_REARRANGEMENTS = tuple(
    {place.cells[origin]: cell for cell, origin in zip(place.cells, action.order, strict=True)}
    for action in ACTIONS.values()
    for place in action.places
)
"""For each performance, a map from each cell of the place to the cell to which its tile moves."""
_INVERSE = tuple(
    _REARRANGEMENTS.index({end: start for start, end in ends.items()}) for ends in _REARRANGEMENTS
)
"""For each performance, the number (from 0 to 39) of the performance that undoes it."""
_LINED = frozenset(
    sum(1 << cell for cell in {*line, other})
    for line in LINES
    if len(line) == 3
    for other in range(16)
    if other not in line
)
"""All sets of four cells that contain a line, as masks."""
_FOURS = {card: 0b1111 << 4 * number for number, card in enumerate(ALL_CARDS)}
_CARD_OF = tuple(four for four in _FOURS.values() for _ in range(4))
"""For each performance, the mask of all performances of the same card."""


def _cells(tiles: Tiles) -> Iterator[int]:
    return (cell for cell in range(16) if tiles >> cell & 1)


_ENDS = tuple(
    int.from_bytes(
        _FORTY_TILES.pack(*(1 << ends.get(cell, cell) for ends in _REARRANGEMENTS)), "little"
    )
    for cell in range(16)
)
"""For each cell, an integer with forty fields, one for each performance. The field is the mask of
the cell where a tile from this cell lies after the performance.
"""
_ENDS_OF_ROW = tuple(
    tuple(
        reduce(or_, (_ENDS[cell] for cell in _cells(pattern << 4 * row)), 0)
        for pattern in range(16)
    )
    for row in range(4)
)
"""For each row, and for each of the sixteen subsets of its four cells, the bitwise or of `_ENDS` of
all cells in the subset.
"""


def performances(cards: Cards) -> Performances:
    """The mask of all performances of these cards."""
    return sum(_FOURS[card] for card in cards)


def in_line(tiles: Tiles) -> bool:
    """Whether these four tiles form a line."""
    return tiles in _LINED


def moved(tiles: Tiles) -> tuple[Tiles, ...]:
    """For each of the forty performances, the mask of the cells where the tiles lie after it."""
    north, second, third, south = _ENDS_OF_ROW
    ends = north[tiles & 15] | second[tiles >> 4 & 15] | third[tiles >> 8 & 15] | south[tiles >> 12]
    return _FORTY_TILES.unpack(ends.to_bytes(_FORTY_TILES.size, "little"))


@cache
def line_makers() -> dict[Tiles, Performances]:
    """For each set of four cells, the performances that move tiles on these cells into a line.

    Sets for which there is no such performance are left out.
    """
    found: dict[Tiles, Performances] = {}
    for lined in _LINED:
        for before, number in zip(moved(lined), _INVERSE, strict=True):
            found[before] = found.get(before, 0) | 1 << number
    return found


def _side_by_side(plans: Iterable[Performances]) -> Plans:
    return int.from_bytes(_SECOND_TURNS.pack(*plans), "little")


class Prospect(NamedTuple):
    """The ways to complete the line of one sign."""

    lined: bool
    """Whether the tiles form a line now."""
    finishing: Performances
    """The performances after which the tiles form a line."""
    finishing_later: Plans
    """For each performance of a first turn, the performances of a second turn after which the tiles
    form a line.
    """
    nearness: float
    """1 if the tiles form a line; else 0.1 for each card that can complete a line, at most 0.5."""


@cache
def prospect(tiles: Tiles) -> Prospect:
    """The ways to complete a line with these four tiles."""
    lined, finishing = in_line(tiles), line_makers().get(tiles, 0)
    return Prospect(
        lined,
        finishing,
        _side_by_side(map(line_makers().get, moved(tiles), repeat(0))),
        1.0 if lined else min(sum(bool(finishing & four) for four in _FOURS.values()), 5) / 10,
    )


@lru_cache(maxsize=4096)
def tiles_of(grid: Grid) -> dict[str, Tiles]:
    """For each sign, the mask of the cells where its tiles lie."""
    colours, shapes = [0] * 4, [0] * 4
    for cell, tile in enumerate(grid):
        colours[tile >> 2] |= 1 << cell
        shapes[tile & 3] |= 1 << cell
    return dict(zip(ALL_SIGNS, colours + shapes, strict=True))


class Ahead(NamedTuple):
    """Which performances are possible in the next two turns, and how many turns are left."""

    turns: int
    """The number of turns that are left."""
    next: Performances
    """The possible performances of the next turn."""
    then: Plans
    """For each performance in `next`, the performances that are possible in the turn after it with
    the cards that are face up already.
    """
    drawn: Plans
    """For each performance in `next`, the performances that are possible in the turn after it with
    the cards that may be drawn before that turn.
    """
    drawable: int
    """How many different cards the next drawn card may be; all are equally likely."""


@lru_cache(maxsize=256)
def ahead_of(row: Cards, drawable: Cards, turns: int, keeps: bool) -> Ahead:
    """The possible performances of the next two turns.

    `row` are the cards that are face up, and `drawable` those that may be drawn. `turns` is the
    number of turns that are left; `keeps` is true if a card stays face up after use.
    """
    able, draws = performances(row), performances(drawable)
    firsts = [able >> number & 1 for number in range(40)]
    return Ahead(
        turns,
        able,
        _side_by_side(
            (able if keeps else able & ~used) if first else 0
            for first, used in zip(firsts, _CARD_OF, strict=True)
        ),
        _side_by_side(draws if first else 0 for first in firsts),
        len(drawable),
    )


def together(one: Prospect, other: Prospect, ahead: Ahead) -> float:
    """How close two signs are to forming lines at the same time.

    The value is from 0, if too few turns are left, to 1, if both form lines now; see `SOON`. If the
    second turn needs a card that is still to be drawn, the result is the mean of the values for two
    and for more turns, weighted by the odds that such a card is drawn.
    """
    if one.lined and other.lined:
        return SOON[0]
    if not ahead.turns:
        return 0.0
    if one.finishing & other.finishing & ahead.next:
        return SOON[1]
    if ahead.turns == 1:
        return 0.0
    both = one.finishing_later & other.finishing_later
    if both & ahead.then:
        return SOON[2]
    hopeful = both & ahead.drawn
    odds = _most_cards(hopeful) / ahead.drawable if hopeful else 0.0
    later = SOON[3] * (one.nearness + other.nearness) / 2 if ahead.turns > 2 else 0.0
    return SOON[2] * odds + (1 - odds) * later


_ONE_OF_EACH_CARD = _side_by_side(repeat(0x1111111111, 40))


def _most_cards(plans: Plans) -> int:
    """Count the cards in each of the forty sets of performances, and return the highest count."""
    pairs = plans | plans >> 1
    cards = (pairs | pairs >> 2) & _ONE_OF_EACH_CARD
    return max(
        map(
            int.bit_count,
            _SECOND_TURNS.unpack(cards.to_bytes(_SECOND_TURNS.size, "little")),
        )
    )
