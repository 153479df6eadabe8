"""Looking ahead by bits finds what performing the cards on the grid finds."""

from itertools import product

import pytest

from engine.chance import Chance
from engine.games.telepathy.actions import ACTIONS, ALL_CARDS, Cards, perform
from engine.games.telepathy.conditions import ALL_SIGNS, COLOURS, SHAPES, Grid, line
from engine.games.telepathy.lookahead import (
    SOON,
    ahead_of,
    in_line,
    moved,
    prospect,
    tiles_of,
    together,
)

DOINGS = [(card, place.id) for card in ALL_CARDS for place in ACTIONS[card].places]


def grid_of(seed: int) -> Grid:
    return Chance(seed, 0, "grid").shuffled(range(16))


@pytest.mark.parametrize("seed", range(5))
def test_tiles_move_as_the_grid_does(seed: int) -> None:
    grid = grid_of(seed)
    for number, (card, place) in enumerate(DOINGS):
        after = tiles_of(perform(grid, card, place))
        for sign in ALL_SIGNS:
            assert moved(tiles_of(grid)[sign])[number] == after[sign]


@pytest.mark.parametrize("seed", range(20))
def test_lines_are_lines(seed: int) -> None:
    grid = grid_of(seed)
    for sign in ALL_SIGNS:
        assert in_line(tiles_of(grid)[sign]) == bool(line(grid, sign))


def test_finishing_is_everything_that_leaves_a_line() -> None:
    grid = grid_of(3)
    for sign in ALL_SIGNS:
        expected = [bool(line(perform(grid, *doing), sign)) for doing in DOINGS]
        found = prospect(tiles_of(grid)[sign]).finishing
        assert [bool(found >> number & 1) for number in range(40)] == expected


def turns_needed(grid: Grid, colour: str, shape: str, row: Cards) -> int:
    """By performing everything; 3 stands for more than two."""
    grids = {(): grid}
    for turns in range(3):
        if any(line(g, colour) and line(g, shape) for g in grids.values()):
            return turns
        grids = {
            (*done, doing): perform(g, *doing)
            for done, g in grids.items()
            for doing in DOINGS
            if doing[0] in row and doing[0] not in [card for card, _ in done]
        }
    return 3


@pytest.mark.parametrize("seed", range(6))
def test_together_counts_the_turns_that_are_really_needed(seed: int) -> None:
    grid, row = grid_of(seed), Chance(seed, 1, "row").shuffled(ALL_CARDS)[:4]
    ahead, tiles = ahead_of(row, (), 2, False), tiles_of(grid)
    for colour, shape in product(COLOURS, SHAPES):
        needed = turns_needed(grid, colour, shape, row)
        expected = SOON[needed] if needed < 3 else 0.0
        assert together(prospect(tiles[colour]), prospect(tiles[shape]), ahead) == expected


def test_what_may_be_drawn_counts_by_its_odds() -> None:
    found = set()
    for seed in range(40):
        tiles = tiles_of(grid_of(seed))
        for colour, shape in product(COLOURS, SHAPES):
            pair = prospect(tiles[colour]), prospect(tiles[shape])
            if not together(*pair, ahead_of(("row_east",), (), 2, False)):
                odds = together(*pair, ahead_of(("row_east",), ("quad_cw", "col_north"), 2, False))
                found.add(odds)
    assert {0.0, SOON[2] / 2} <= found <= {0.0, SOON[2] / 2, SOON[2]}


def test_promise_grows_towards_a_line() -> None:
    def tiles(*cells: int) -> int:
        return sum(1 << cell for cell in cells)

    assert prospect(tiles(0, 1, 2, 15)).nearness == 1.0
    assert 0.0 < prospect(tiles(0, 1, 6, 15)).nearness < 1.0
