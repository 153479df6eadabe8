"""What can still become of a grid: how soon two signs can lie in line, both at once.

The tiles of a sign are sixteen bits, one for each cell, and all performances - ten cards, four
places each - are forty bits. So "what would leave these tiles in line?" is one number
for each of the 1820 ways four tiles can lie; forty such numbers side by side say the same of two
turns, and looking two turns ahead for two signs is a handful of bitwise ands.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import repeat

from engine.games.telepathy.actions import ACTIONS, ALL_CARDS, Cards
from engine.games.telepathy.conditions import COLOURS, LINES, SHAPES, Grid

Tiles = int
"""Sixteen bits: the cells where the tiles of a sign lie."""
Performances = int
"""Forty bits, one for each card on each place; the four places of a card lie side by side."""
Plans = int
"""Forty times forty bits: the performances of a second turn, for each one of a first."""

SOON = (1.0, 0.85, 0.65, 0.4)
"""What two lines are worth that lie there now, or can in one, two or three turns."""

_CELL_MOVES = tuple(
    {place.cells[origin]: cell for cell, origin in zip(place.cells, action.order, strict=True)}
    for action in ACTIONS.values()
    for place in action.places
)
"""For each performance, where the tile of a cell goes."""
_INVERSE = tuple(
    _CELL_MOVES.index({end: start for start, end in moves.items()}) for moves in _CELL_MOVES
)
"""For each performance, the one that undoes it."""
_LINED = frozenset(
    sum(1 << cell for cell in {*line, other})
    for line in LINES
    if len(line) == 3
    for other in range(16)
    if other not in line
)
"""All four tiles that form a line."""
_FOURS = {card: 0b1111 << 4 * number for number, card in enumerate(ALL_CARDS)}
_CARD_OF = tuple(four for four in _FOURS.values() for _ in range(4))
"""For each performance, all those of its card."""
_ALL = (1 << 40) - 1
"""All performances."""


def _images(moves: dict[int, int], row: int) -> tuple[Tiles, ...]:
    """Where these moves take the tiles of a row, for each of their sixteen patterns."""
    bits = [1 << moves.get(cell, cell) for cell in range(4 * row, 4 * row + 4)]
    return tuple(
        sum(bit for place, bit in enumerate(bits) if pattern >> place & 1) for pattern in range(16)
    )


_IMAGES = tuple(tuple(_images(moves, row) for row in range(4)) for moves in _CELL_MOVES)


def performances(cards: Cards) -> Performances:
    """Everything these cards can do."""
    return sum(_FOURS[card] for card in cards)


def in_line(tiles: Tiles) -> bool:
    """Whether these four tiles form a line."""
    return tiles in _LINED


@cache
def moved(tiles: Tiles) -> tuple[Tiles, ...]:
    """Where the tiles come to lie by each performance."""
    north, second, third, south = (tiles >> 4 * row & 15 for row in range(4))
    return tuple(a[north] | b[second] | c[third] | d[south] for a, b, c, d in _IMAGES)


@cache
def line_makers() -> dict[Tiles, Performances]:
    """For all tiles that can be brought in line at once, everything that does so."""
    found: dict[Tiles, Performances] = {}
    for lined in _LINED:
        for before, number in zip(moved(lined), _INVERSE, strict=True):
            found[before] = found.get(before, 0) | 1 << number
    return found


def finishing(tiles: Tiles) -> Performances:
    """Everything that leaves these tiles in line."""
    return line_makers().get(tiles, 0)


@cache
def finishing_later(tiles: Tiles) -> Plans:
    """The same after each performance of a first turn."""
    return _side_by_side(enumerate(map(line_makers().get, moved(tiles), repeat(0))))


def _side_by_side(plans: Iterable[tuple[int, Performances]]) -> Plans:
    return sum(then << 40 * first for first, then in plans if then)


@cache
def nearness(tiles: Tiles) -> float:
    """1 for tiles that form a line, else the less the fewer cards could make it one."""
    if in_line(tiles):
        return 1.0
    finished = finishing(tiles)
    return min(sum(1 for four in _FOURS.values() if finished & four), 5) / 10


@lru_cache(maxsize=4096)
def tiles_of(grid: Grid) -> dict[str, Tiles]:
    """Where the tiles of every sign lie."""
    colours, shapes = [0] * 4, [0] * 4
    for cell, tile in enumerate(grid):
        colours[tile >> 2] |= 1 << cell
        shapes[tile & 3] |= 1 << cell
    return dict(zip(COLOURS + SHAPES, colours + shapes, strict=True))


@dataclass(frozen=True)
class Ahead:
    """What the turns to come can be made of."""

    turns: int
    """How many are left."""
    next: Performances
    """What the next one can do."""
    then: Plans
    """For each of these, what lies face up for the one after it."""
    drawn: Plans
    """The same of all cards that may be drawn meanwhile."""
    firsts: tuple[int, ...]
    """What the next one can do, one by one."""
    fours: tuple[Performances, ...]
    """What the cards that may be drawn can do, each as likely."""


@lru_cache(maxsize=256)
def ahead_of(row: Cards, drawable: Cards, turns: int, keeps: bool) -> Ahead:
    """The turns to come with these cards face up, and those that may be drawn."""
    able = performances(row)
    firsts = tuple(number for number in range(40) if able >> number & 1)
    return Ahead(
        turns,
        able,
        _side_by_side((first, able if keeps else able & ~_CARD_OF[first]) for first in firsts),
        _side_by_side((first, performances(drawable)) for first in firsts),
        firsts,
        tuple(_FOURS[card] for card in drawable),
    )


def together(one: Tiles, other: Tiles, ahead: Ahead) -> float:
    """How near both are to lying in line at once, from 0 to 1."""
    if in_line(one) and in_line(other):
        return SOON[0]
    if not ahead.turns:
        return 0.0
    if finishing(one) & finishing(other) & ahead.next:
        return SOON[1]
    if ahead.turns == 1:
        return 0.0
    both = finishing_later(one) & finishing_later(other)
    if both & ahead.then:
        return SOON[2]
    odds = 0.0
    if hopeful := both & ahead.drawn:
        seconds = [hopeful >> 40 * first & _ALL for first in ahead.firsts]
        most = max(sum(1 for four in ahead.fours if second & four) for second in seconds if second)
        odds = most / len(ahead.fours)
    later = SOON[3] * (nearness(one) + nearness(other)) / 2 if ahead.turns > 2 else 0.0
    return SOON[2] * odds + (1 - odds) * later
