"""Tests that the bitwise lookahead agrees with performing the cards one by one."""

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

PERFORMANCES = [(card, place.id) for card in ALL_CARDS for place in ACTIONS[card].places]
"""Every card in each of its four places, in the order of the lookahead's bits."""


def grid_of(seed: int) -> Grid:
    return Chance(seed, 0, "grid").shuffled(range(16))


@pytest.mark.parametrize("seed", range(5))
def test_tiles_move_as_the_grid_does(seed: int) -> None:
    grid = grid_of(seed)
    for number, (card, place) in enumerate(PERFORMANCES):
        after = tiles_of(perform(grid, card, place))
        for sign in ALL_SIGNS:
            assert moved(tiles_of(grid)[sign])[number] == after[sign]


@pytest.mark.parametrize("seed", range(20))
def test_the_lookahead_finds_the_same_lines_as_the_grid(seed: int) -> None:
    grid = grid_of(seed)
    for sign in ALL_SIGNS:
        assert in_line(tiles_of(grid)[sign]) == bool(line(grid, sign))


def test_finishing_is_everything_that_leaves_a_line() -> None:
    grid = grid_of(3)
    for sign in ALL_SIGNS:
        expected = [bool(line(perform(grid, *done), sign)) for done in PERFORMANCES]
        found = prospect(tiles_of(grid)[sign]).finishing
        assert [bool(found >> number & 1) for number in range(40)] == expected


def both_lines(grid: Grid, colour: str, shape: str) -> bool:
    return bool(line(grid, colour) and line(grid, shape))


def turns_needed(grid: Grid, colour: str, shape: str, row: Cards) -> int:
    """The fewest turns in which both lines can be made with these cards, each played at most once.

    It is found by trying all turns. 0 means that both lines exist already, 3 that two turns are
    not enough.
    """
    grids = {(): grid}
    for turns in range(3):
        if any(both_lines(after, colour, shape) for after in grids.values()):
            return turns
        grids = {
            (*played, (card, place)): perform(after, card, place)
            for played, after in grids.items()
            for card, place in PERFORMANCES
            if card in row and card not in [used for used, _ in played]
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


def test_a_card_that_may_be_drawn_counts_by_its_odds() -> None:
    """A card that may be drawn counts in proportion to its probability.

    In the first turn, the only face-up card is played. Then one of two other cards is drawn, each
    with the same probability. If the lines cannot be made without a drawn card, their value is
    `SOON[2]` times a fraction: how many of the two cards complete the lines after the best first
    turn.
    """
    face_up, drawn = ("row_east",), ("quad_cw", "col_north")
    ahead = ahead_of(face_up, drawn, turns=2, keeps=False)
    shares = set()
    for seed, colour, shape in product(range(40), COLOURS, SHAPES):
        grid = grid_of(seed)
        if turns_needed(grid, colour, shape, face_up) <= 2:
            continue  # no drawn card is needed
        first_turns = [perform(grid, *done) for done in PERFORMANCES if done[0] in face_up]
        finishing = [
            {
                card
                for card, place in PERFORMANCES
                if card in drawn and both_lines(perform(after, card, place), colour, shape)
            }
            for after in first_turns
        ]
        share = max(map(len, finishing)) / len(drawn)
        tiles = tiles_of(grid)
        assert together(prospect(tiles[colour]), prospect(tiles[shape]), ahead) == SOON[2] * share
        shares.add(share)
    assert {0.0, 0.5} <= shares, "the sample has both kinds"


def test_nearness_is_greatest_for_a_line() -> None:
    def tiles(*cells: int) -> int:
        return sum(1 << cell for cell in cells)

    assert prospect(tiles(0, 1, 2, 15)).nearness == 1.0
    assert 0.0 < prospect(tiles(0, 1, 6, 15)).nearness < 1.0
