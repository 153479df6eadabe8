"""Tests of properties that hold in every state of every match, whatever people do."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.chance import Chance
from engine.core import Context, GameOver, Move
from engine.errors import IllegalMove
from engine.games.telepathy.actions import ALL_CARDS, FIRST_CARDS, perform
from engine.games.telepathy.conditions import ALL_SIGNS, line
from engine.games.telepathy.game import GAME
from engine.games.telepathy.moves import Announce, Continue, Give, Memorise, Perform, Reply, Stop
from engine.games.telepathy.prompts import GameOverPrompt
from engine.games.telepathy.state import State
from tests.games.telepathy.situations import fresh

TABLES = st.sampled_from(
    [
        ("first", 2, {}),
        ("standard", 2, {}),
        ("challenge", 2, {"removed": 6}),
        ("challenge", 2, {"removed": 1}),
        ("director", 3, {}),
        ("director", 5, {"director_removed": 4}),
        ("partners", 4, {}),
        ("opposed", 4, {}),
    ]
)
PLACES = (
    *(f"row {number}" for number in "01234"),
    *(f"column {letter}" for letter in "ABCDa"),
    *(f"corner {name}" for name in ("NW", "NE", "SW", "SE", "")),
    "",
)


def every_move(seats: int) -> list[Move]:
    """Moves of every kind for every seat, and moves with impossible values or seats."""
    moves: list[Move] = []
    for seat in (-5, *range(-1, seats + 1), 10**30):
        moves += [Memorise(seat), Continue(seat), Stop(seat), Announce(seat, ()), Give(seat, "")]
        moves += [Give(seat, card) for card in ALL_CARDS]
        moves += [Perform(seat, place) for place in PLACES]
        moves += [Announce(seat, (sign,)) for sign in (*ALL_SIGNS, "pink")]
        moves += [Announce(seat, pair) for pair in product(ALL_SIGNS, repeat=2)]
        moves += [Announce(seat, ("blue", "star", "blue"))]
        moves += [Reply(seat, sign) for sign in (*ALL_SIGNS, "pink", "")]
    return moves


def expect_wholeness(state: State) -> None:
    board = state.board
    cards = board.row + state.deck + board.used + state.removed
    assert sorted(cards) == sorted(FIRST_CARDS if board.variant == "first" else ALL_CARDS)
    assert board.deck == len(state.deck)
    assert sorted(board.grid) == list(range(16))
    assert len(board.row) <= 4
    assert board.limit is None or len(board.turns) <= board.limit
    signs = [card.sign for hand in state.hands for card in hand]
    assert len(set(signs)) == len(signs) == 4
    grid = board.start
    for turn in board.turns:
        grid = perform(grid, turn.card, turn.place)
        assert grid == turn.grid
    assert grid == board.grid


@given(table=TABLES, seed=st.integers(0, 10**9))
@settings(max_examples=40)
def test_cards_grid_and_secrets_stay_complete(
    table: tuple[str, int, dict[str, int]], seed: int
) -> None:
    variant, players, options = table
    state = fresh(variant, seed, players, options=options)
    chance = Chance(seed, 0, "test")
    prompt = GAME.prompt(state)
    for step in range(200):
        expect_wholeness(state)
        if isinstance(prompt, GameOver):
            break
        options_now = prompt.options()
        assert len(set(options_now)) == len(options_now)
        assert {move.seat for move in options_now} == set(prompt.actors)
        move = prompt.sample(chance)
        assert move in options_now
        state = GAME.apply(state, move, Context(seed, step))
        prompt = GAME.prompt(state)
    if isinstance(prompt, GameOverPrompt):
        avoided = [card.sign for hand in state.hands for card in hand if not card.win]
        lost = any(line(state.board.grid, sign) for sign in avoided)
        assert lost == (prompt.verdict == "lose-line")
        assert (prompt.verdict == "won") <= bool(prompt.winners)
        assert len(GAME.story(state)) == 1
        assert prompt.options() == ()


@pytest.mark.parametrize(
    ("variant", "players"),
    [("first", 2), ("standard", 2), ("director", 4), ("partners", 4), ("opposed", 4)],
)
def test_the_options_are_exactly_the_legal_moves(variant: str, players: int) -> None:
    moves = every_move(players)
    state = fresh(variant, 3, players)
    chance = Chance(3, 0, variant)
    for step in range(30):
        prompt = GAME.prompt(state)
        legal = set()
        for move in moves:
            try:
                GAME.apply(state, move, Context(3, step))
                legal.add(move)
            except IllegalMove:
                pass
        assert legal == set(prompt.options())
        if isinstance(prompt, GameOver):
            break
        state = GAME.apply(state, prompt.sample(chance), Context(3, step))
