"""Ready-made situations of a match of Storyteller."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from engine.chance import Chance
from engine.core import Context, Move, View
from engine.errors import IllegalMove
from engine.games.storyteller.game import GAME
from engine.games.storyteller.moves import CastVotes, Contribute, StartVoting, Tell, Vote
from engine.games.storyteller.prompts import RoundResultPrompt
from engine.games.storyteller.scoring import pictures_each
from engine.games.storyteller.state import Phase, State
from tests.support.matches import setup_of


def dealt(players: int, **choices: Any) -> State:
    """A new match, by default with people in every seat and secret votes."""
    choices = {"people": range(players)} | choices
    choices["options"] = {"votes": "secret"} | choices.get("options", {})
    return GAME.new(setup_of(GAME, players, **choices), Chance(1, 0))


def play(state: State, *moves: Move, step: int = 0) -> State:
    for number, move in enumerate(moves, step):
        state = GAME.apply(state, move, Context(1, number))
    return state


def ready(players: int, first: int = 0, **choices: Any) -> State:
    """A new match in which `first` is the storyteller."""
    return dealt(players, first=first, **choices)


def scored(state: State, scores: tuple[int, ...]) -> State:
    """The same state with other scores."""
    return replace(state, match=replace(state.match, scores=scores))


def told(state: State, clue: str = "moon") -> State:
    """The state after the storyteller has played the first picture of their hand with this clue."""
    return play(state, Tell(state.teller, state.hands[state.teller][0], clue))


def laid(state: State, clue: str = "moon", step: int = 0) -> State:
    """The state after everyone has played the first picture or pictures of their hand.

    `step` decides in which order the pictures lie on the table.
    """
    state = told(state, clue)
    for seat in state.queue:
        given = state.hands[seat][: pictures_each(state.players)]
        state = play(state, Contribute(seat, given), step=step)
    return state


def slot_of(state: State, owner: int, number: int = 0) -> int:
    """The slot of a picture that `owner` played.

    `number` is the index of the picture among those of this owner, in the order of the slots.
    """
    return [slot for slot, picture in enumerate(state.laid) if picture.owner == owner][number]


def vote(state: State, ballots: Mapping[int, int | tuple[int, int]]) -> State:
    """The state after each voter has voted for a picture in secret.

    `ballots` maps each voter to the owner of the picture, or to a pair: the owner, and the index of
    the picture among those of this owner (see `slot_of`).
    """
    if state.phase is Phase.DISCUSS:
        state = play(state, StartVoting(state.teller))
    for seat in state.queue:
        owner, number = ballot if isinstance(ballot := ballots[seat], tuple) else (ballot, 0)
        state = play(state, Vote(seat, slot_of(state, owner, number)))
    return state


def point(state: State, ballots: Mapping[int, int]) -> State:
    """The state after the storyteller has entered the votes that people made by pointing.

    `ballots` maps each voter to the owner of the picture.
    """
    votes = tuple(slot_of(state, ballots[seat]) for seat in state.queue)
    return play(state, CastVotes(state.teller, votes))


def whole_round(state: State, ballots: Mapping[int, int | tuple[int, int]], step: int = 0) -> State:
    return vote(laid(state, step=step), ballots)


def all_find(state: State, step: int = 0) -> State:
    """The state at the result of a round in which all vote for the storyteller's picture.

    `step` decides in which order the pictures lie on the table.
    """
    return whole_round(state, dict.fromkeys(state.others, state.teller), step)


def refusal(state: State, move: Move) -> str:
    """The key of the reason why the move is illegal; fails if the move is legal."""
    with pytest.raises(IllegalMove) as refusal:
        GAME.apply(state, move, Context(1, 1))
    return refusal.value.key


def view(state: State, seat: int, alone: bool = True) -> View:
    """The view of a robot in this seat that has no data about pictures; see `View` for `alone`."""
    return View(seat, GAME.prompt(state), GAME.peek(state, seat), alone)


def result(state: State) -> RoundResultPrompt:
    """The prompt that shows the result of a round; fails if the state has another prompt."""
    prompt = GAME.prompt(state)
    assert isinstance(prompt, RoundResultPrompt)
    return prompt
