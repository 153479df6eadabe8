"""Tests that nobody learns the subject's pairing or the decks before the rules reveal them."""

from collections import Counter
from collections.abc import Iterator

import pytest

from engine.chance import Chance
from engine.core import Context, GameOver, Join, Leave, Move, Next, TimeUp
from engine.errors import IllegalMove
from engine.games.inkblots.game import GAME
from engine.games.inkblots.moves import (
    MATCHINGS,
    SYMBOLS,
    ChooseSubject,
    ControlGuess,
    Guess,
    MatchSymbols,
    PassSecondGuess,
    RemoveImage,
    SecondGuess,
)
from engine.games.inkblots.prompts import TablePublic
from engine.games.inkblots.state import Phase, State
from tests.games.inkblots.situations import CIRCLE, SQUARE, guessed, matched, nobody_scores, start
from tests.games.inkblots.worlds import worlds
from tests.support.matches import robot_match

TOGETHER = {Phase.REMOVE, Phase.MATCH, Phase.READ, Phase.COMPARED, Phase.FINISHED}


def states(players: int, seed: int) -> Iterator[State]:
    """Every state of a match of robots; with fewer than four, the variant is “together”."""
    match = robot_match(GAME, players, seed, variant="together" if players < 4 else "standard")
    state = GAME.new(match.setup, Chance(seed, 0, "setup"))
    yield state
    while not match.over:
        match.robot_turn()
        state = GAME.apply(state, match.log[-1].move, Context(seed, len(match.log) - 1))
        yield state


def attempts(seat: int) -> Iterator[Move]:
    yield from (ChooseSubject(seat, subject) for subject in range(4))
    yield from (RemoveImage(seat, image) for image in range(4))
    yield from (MatchSymbols(seat, symbols) for symbols in MATCHINGS)
    yield from (
        kind(seat, image, symbol)
        for kind in (Guess, SecondGuess)
        for image in range(4)
        for symbol in SYMBOLS
    )
    yield from (ControlGuess(seat, symbol) for symbol in SYMBOLS)
    yield from (PassSecondGuess(seat), Next(seat), Leave(seat), Join(seat, "Zoe"), TimeUp())


def refusal(state: State, move: Move) -> tuple[str, str] | None:
    try:
        GAME.apply(state, move, Context(1, 1))
    except IllegalMove as refused:
        return refused.key, str(refused)
    return None


@pytest.mark.parametrize(("players", "seed"), [(4, 1), (5, 2), (7, 3), (2, 4), (3, 5)])
def test_equal_knowledge_means_equal_sight(players: int, seed: int) -> None:
    names = [f"Player {seat}" for seat in range(players)]
    compared: Counter[Phase] = Counter()
    for step, state in enumerate(states(players, seed)):
        prompt = GAME.prompt(state)
        for viewer in (None, *range(players)):
            for other in worlds(state, viewer, Chance(seed, step, f"worlds {viewer}")):
                compared[state.phase] += 1
                shown = GAME.prompt(other)
                assert shown.audience == prompt.audience
                assert GAME.public(other) == GAME.public(state)
                assert GAME.story(other) == GAME.story(state)
                assert GAME.used(other) == GAME.used(state)
                if prompt.audience in (None, viewer):
                    assert shown == prompt
                    assert shown.options() == prompt.options()
                    assert shown.text(names) == prompt.text(names)
                if viewer is not None:
                    assert GAME.peek(other, viewer) == GAME.peek(state, viewer)
                assert [GAME.peek(other, seat) is None for seat in range(players)] == [
                    GAME.peek(state, seat) is None for seat in range(players)
                ]
    teams = set(Phase) - {Phase.READ, Phase.COMPARED, Phase.FINISHED}
    assert set(compared) == (TOGETHER if players < 4 else teams)


def test_refusals_tell_nothing() -> None:
    for step, state in enumerate(states(4, 4)):
        for viewer in range(4):
            for other in worlds(state, viewer, Chance(4, step, "worlds")):
                for move in attempts(viewer):
                    assert refusal(other, move) == refusal(state, move)


def test_worlds_differ_in_what_is_hidden() -> None:
    hidden = [state for state in states(4, 5) if state.phase in (Phase.GUESS, Phase.CONTROL)]
    for state in hidden:
        subject = state.board.subject
        stranger = next(seat for seat in range(4) if seat != subject)
        to_strangers = {other.matching for other in worlds(state, stranger, Chance(1, 1))}
        assert to_strangers - {state.matching}
        to_subject = {other.matching for other in worlds(state, subject, Chance(1, 1))}
        assert to_subject == {state.matching}
    assert hidden


def test_no_prompt_shows_the_secret_pairing_as_its_last_move() -> None:
    for state in states(6, 6):
        prompt = GAME.prompt(state)
        assert not isinstance(prompt.last, MatchSymbols)
        assert isinstance(prompt, GameOver) or prompt.actors


def curtain(state: State) -> TablePublic:
    public = GAME.public(state)
    assert isinstance(public, TablePublic)
    return public


def test_a_curtain_shows_only_the_open_markers_of_a_matching() -> None:
    assert set(curtain(matched(start())).board.markers) == {""}
    state = guessed(start(), 0, CIRCLE, SQUARE)
    assert curtain(state).board.markers == (CIRCLE, "", "", "")
    told = curtain(nobody_scores(start())).board
    assert set(told.markers) > {CIRCLE, SQUARE}, "after a wrong guess all markers are turned over"
