"""Ready-made situations of a match of Telepathy."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine.chance import Chance
from engine.core import Context, Move
from engine.errors import IllegalMove
from engine.games.telepathy.actions import ALL_CARDS
from engine.games.telepathy.conditions import Condition, Grid, tile
from engine.games.telepathy.game import GAME
from engine.games.telepathy.state import Announcing, Giving, Performing, State
from tests.support.matches import setup_of

PLAYERS = {"first": 2, "standard": 2, "challenge": 2, "director": 3, "partners": 4, "opposed": 4}

STORY_GRID = """
    orange star, orange cross, purple waves, green cross
    green waves, blue waves, purple cross, blue star
    blue cross, green circle, blue circle, purple star
    purple circle, orange waves, orange circle, green star
"""

PAIR = ("+blue -orange", "+star -circle")
FOUR = ("-orange", "+blue", "-circle", "+star")
TEAMS = ("+blue", "+orange", "+star", "+circle")
SECRETS = {"director": (*PAIR, ""), "partners": FOUR, "opposed": TEAMS}

ONE_AWAY = """
    blue star, orange cross, green waves, blue circle
    orange star, blue cross, purple waves, green circle
    green star, purple cross, blue waves, orange waves
    purple star, green cross, orange circle, purple circle
"""
"""A grid with a line of stars in column A, but with no line of circles or of any colour."""


def grid_of(text: str) -> Grid:
    """The grid that is written as four lines of tiles, such as "blue star, orange cross"."""
    tiles = (
        tile(*words.split())
        for row in text.split("\n")
        for words in row.split(",")
        if words.strip()
    )
    return tuple(tiles)


def hand_of(text: str) -> tuple[Condition, ...]:
    """The conditions that are written as "+blue -orange": blue to make, orange to avoid."""
    return tuple(Condition(word[1:], win=word[0] == "+") for word in text.split())


def fresh(variant: str, seed: int = 1, players: int | None = None, **choices: Any) -> State:
    """A new match in which everyone still has to read their cards."""
    setup = setup_of(GAME, players or PLAYERS[variant], seed, variant=variant, **choices)
    return GAME.new(setup, Chance(seed, 0, "setup"))


def staged(
    variant: str = "standard",
    grid: str = STORY_GRID,
    secrets: Sequence[str] | None = None,
    row: Iterable[str] = (),
    **choices: Any,
) -> State:
    """A match with this grid, these secrets and these face-up cards, before the first turn.

    The default secrets are those of the variant in `SECRETS`, or `PAIR` if it is missing there. By
    default, the cards are dealt at random.
    """
    choices.setdefault("first", 0 if variant in ("first", "standard", "challenge") else None)
    state = fresh(variant, **choices)
    tiles = grid_of(grid)
    board = replace(state.board, start=tiles, grid=tiles)
    deck = state.deck
    if wanted := tuple(row):
        rest = tuple(card for card in ALL_CARDS if card not in wanted)
        board = replace(board, row=wanted, deck=len(rest))
        deck = rest
    hands = tuple(hand_of(text) for text in secrets or SECRETS.get(variant, PAIR))
    return replace(state, board=board, deck=deck, hands=hands, phase=Giving())


def play(state: State, *moves: Move) -> State:
    """The state after these moves."""
    for step, move in enumerate(moves, 1):
        state = GAME.apply(state, move, Context(1, step))
    return state


def nothing_to_avoid(state: State) -> State:
    """The same state without lines to avoid, so that any number of turns can be played."""
    hands = tuple(tuple(card for card in hand if card.win) for hand in state.hands)
    return replace(state, hands=hands)


def take_turn(state: State, step: int = 1, *, go_on: bool = True) -> State:
    """The state after a turn: the first card is played in its first place, and nobody announces.

    If `go_on` is false, the result is the state in which players may still announce.
    `step` decides how a used-up deck is reshuffled.
    """
    for wanted in (Giving, Performing) + ((Announcing,) if go_on else ()):
        if isinstance(state.phase, wanted):
            prompt = GAME.prompt(state)
            move = next(m for m in prompt.options() if type(m).__name__ in _PLAIN)
            state = GAME.apply(state, move, Context(1, step))
    return state


_PLAIN = ("Give", "Perform", "Continue")


def refusal(state: State, move: Move) -> str:
    """The key of the reason why the move is illegal; fails if the move is legal."""
    with pytest.raises(IllegalMove) as refusal:
        play(state, move)
    return refusal.value.key
