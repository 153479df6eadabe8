"""Tests of the variant “together” of Inkblots.

They cover the worked example of the rules, the rounds, the rating at the end, and refusals.
"""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.chance import Chance
from engine.core import Context, Cue, GameOver, Handoff, Join, Leave, Next, Prompt
from engine.errors import BadSetup
from engine.games.inkblots.game import GAME
from engine.games.inkblots.moves import (
    MATCHINGS,
    SYMBOLS,
    Guess,
    MatchSymbols,
    ReadSymbols,
    RemoveImage,
)
from engine.games.inkblots.prompts import (
    ComparedPrompt,
    FinishedPrompt,
    MatchSymbolsPrompt,
    ReadPrompt,
    RecallMatchPrompt,
    RemoveImagePrompt,
)
from engine.games.inkblots.state import Phase, State
from engine.games.inkblots.together import band_of
from engine.simulate import PLAYER_NAMES, play_out
from mobileapp.games.inkblots.layout import Choice
from mobileapp.games.inkblots.scene import scene
from mobileapp.stage.piece import Choose, Send
from mobileapp.stage.space import Space
from tests.games.inkblots.situations import CIRCLE, SQUARE, TRIANGLE, play, refusal, start
from tests.support.matches import curtain, pack_for, robot_match, setup_of
from tests.support.scene_checks import SPACES, check, last_scene, table_for

WINDOWS = {**SPACES, "portrait, large text": Space(800, 1280, text_scale=1.5)}

READINGS = {
    3: (CIRCLE, TRIANGLE, SQUARE),
    1: (CIRCLE, SQUARE, TRIANGLE),
    0: (TRIANGLE, SQUARE, CIRCLE),
}
"""A pairing of the reader for each possible number of pairs in which reader and subject agree.

The subject always pairs the blots with circle, triangle and square, in this order.
"""


def begin(players: int = 2) -> State:
    return start(players, variant="together")


def matched(state: State) -> State:
    reader, subject = state.board.guessers[0], state.board.subject
    assert subject is not None
    return play(state, RemoveImage(reader, 3), MatchSymbols(subject, SYMBOLS))


def read(state: State, equal: int) -> State:
    """The state after subject and reader have paired the words; they agree in `equal` pairs."""
    return play(matched(state), ReadSymbols(state.board.guessers[0], READINGS[equal]))


def finished(state: State) -> FinishedPrompt:
    prompt = GAME.prompt(state)
    assert isinstance(prompt, FinishedPrompt)
    return prompt


def test_the_example_of_the_rules() -> None:
    state, subjects = begin(), []
    for equal in (3, 1, 0, 3, 1, 1, 3, 0):
        subjects.append(state.board.subject)
        state = play(read(state, equal), Next(1))
    end = finished(state)
    assert subjects == [0, 1, 0, 1, 0, 1, 0, 1]
    assert (end.points, end.most, end.band) == (12, 24, 1)
    assert end.of_one_mind == 3, "the rules' sum of 12 has three rounds with three pairs"
    assert end.winners == (0, 1)
    assert len(end.board.won[0]) == 9


def test_a_round_goes_through_its_steps() -> None:
    state = begin(3)
    prompt = GAME.prompt(state)
    assert isinstance(prompt, RemoveImagePrompt)
    assert (prompt.actors, prompt.board.subject) == ((1, 2), 0)
    assert "Ana is the subject" in prompt.text(PLAYER_NAMES)
    state = play(state, RemoveImage(2, 0))
    prompt = GAME.prompt(state)
    assert isinstance(prompt, MatchSymbolsPrompt)
    assert (prompt.actors, prompt.audience) == ((0,), 0)
    state = play(state, MatchSymbols(0, SYMBOLS))
    prompt = GAME.prompt(state)
    assert isinstance(prompt, ReadPrompt)
    assert (prompt.actors, prompt.audience) == ((1, 2), None)
    assert isinstance(GAME.peek(state, 0), RecallMatchPrompt)
    assert GAME.peek(state, 1) is None
    state = play(state, ReadSymbols(1, (CIRCLE, SQUARE, TRIANGLE)))
    prompt = GAME.prompt(state)
    assert isinstance(prompt, ComparedPrompt)
    assert (prompt.board.equal, prompt.points, prompt.cue) == ((1,), 1, Cue.REVEAL)
    assert prompt.board.won == ((),), "only rounds of one mind keep their blots"
    state = play(state, Next(0))
    assert (state.board.subject, state.board.deal.points) == (1, 1)


@pytest.mark.parametrize(("players", "rounds"), [(2, 8), (3, 9)])
def test_everyone_is_the_subject_equally_often(players: int, rounds: int) -> None:
    state, subjects = begin(players), []
    while state.phase is not Phase.FINISHED:
        subjects.append(state.board.subject)
        state = play(read(state, 3), Next(0))
    assert len(subjects) == rounds
    assert {subjects.count(seat) for seat in range(players)} == {rounds // players}
    end = finished(state)
    assert (end.points, end.most, end.band) == (3 * rounds, 3 * rounds, 4)
    assert refusal(state, Next(0)) == "over"


@pytest.mark.parametrize(
    ("points", "most", "band"),
    [(0, 24, 0), (10, 24, 0), (11, 24, 1), (15, 24, 1), (16, 24, 2), (20, 24, 2), (21, 24, 3),
     (23, 24, 3), (24, 24, 4), (12, 27, 0), (13, 27, 1), (26, 27, 3), (27, 27, 4)],
)  # fmt: skip
def test_bands(points: int, most: int, band: int) -> None:
    assert band_of(points, most) == band


def test_refusals() -> None:
    state = begin(3)
    assert refusal(state, RemoveImage(0, 1)) == "not-your-turn"
    state = matched(state)
    assert refusal(state, ReadSymbols(0, SYMBOLS)) == "not-your-turn"
    assert refusal(state, ReadSymbols(1, (CIRCLE, CIRCLE, SQUARE))) == "not-one-each"
    assert refusal(state, Guess(1, 0, CIRCLE)) == "not-now"
    done = play(state, ReadSymbols(1, SYMBOLS))
    assert refusal(done, Leave(0)) == "fixed-table"
    assert refusal(done, Join(0, "Zoe")) == "fixed-table"


@pytest.mark.parametrize("players", [1, 4])
def test_it_is_for_two_or_three(players: int) -> None:
    with pytest.raises(BadSetup):
        begin(players)


def test_options_of_the_printed_game_do_not_apply() -> None:
    with pytest.raises(BadSetup):
        start(2, variant="together", options={"length": "short"})


def test_the_story_tells_what_was_seen_alike() -> None:
    state = read(read_next(read(begin(), 3)), 0)
    first, second = GAME.story(state)
    assert first["variant"] == "together"
    assert first["equal"] == [0, 1, 2]
    assert first["understood"] == [[1, 0]] * 3
    assert (second["understood"], second["points"]) == ([], 3)


def read_next(state: State) -> State:
    return play(state, Next(0))


def random_match(players: int, seed: int) -> Iterator[State]:
    """The states of a match of random legal moves, with as few blots and words as possible."""
    packs = [pack_for(GAME, need, need.minimum(players, {})) for need in GAME.needs]
    setup = setup_of(GAME, players, seed, variant="together", packs=packs)
    state, luck = GAME.new(setup, Chance(seed, 0)), Chance(seed, 0, "play")
    yield state
    for step in range(1, 100):
        prompt = GAME.prompt(state)
        if isinstance(prompt, GameOver):
            return
        state = GAME.apply(state, prompt.sample(luck), Context(seed, step))
        yield state


@settings(max_examples=20)
@given(st.integers(2, 3), st.integers(0, 2**32))
def test_points_are_the_equal_pairs_and_cards_are_in_one_place(players: int, seed: int) -> None:
    state = begin(players)
    for state in random_match(players, seed):
        boards = list(state.match.rounds)
        assert all(len(board.equal) in (0, 1, 3) for board in boards)
        if state.phase is Phase.REMOVE:
            assert state.board.deal.points == sum(len(board.equal) for board in boards)
        won = [item.id for item in state.board.won[0]]
        assert len(won) == 3 * sum(len(board.equal) == 3 for board in boards)
        assert len(set(won)) == len(won)
        assert not set(won) & {*state.match.pictures.deck, *state.match.pictures.boxed}
    assert state.phase is Phase.FINISHED


def test_all_six_readings_are_offered() -> None:
    prompt = GAME.prompt(matched(begin(3)))
    assert set(prompt.options()) == {
        ReadSymbols(seat, matching) for seat in (1, 2) for matching in MATCHINGS
    }


# --- scenes -----------------------------------------------------------------------------------


def shown_in_a_match(players: int) -> list[Prompt | Handoff]:
    """The prompts after the first six and last three moves of a match, each with its curtain."""
    match, shown = robot_match(GAME, players, 5, variant="together"), []
    for step in play_out(match):
        shown += [curtain(match, step.after.audience), step.after]
    return shown[:12] + shown[-6:]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("name", WINDOWS)
def test_everything_lies_where_it_can_be_seen_and_touched(players: int, name: str) -> None:
    context = table_for(WINDOWS[name], players, peekers=tuple(range(players)))
    for shown in shown_in_a_match(players):
        check(scene(shown, context, Choice()), context, frozenset({"plus", "plus-far", "answer"}))


def test_readers_bring_all_words_and_confirm() -> None:
    context = table_for(SPACES["tablet"], 2)
    prompt = GAME.prompt(matched(begin()))
    choice = Choice()
    for place, symbol in enumerate(SYMBOLS):
        made = last_scene(scene(prompt, context, choice)).pieces
        assert "confirm" not in made
        word = prompt.board.deal.word(symbol)  # type: ignore[attr-defined]
        drop = made[f"word:{word.id}"].drops[place]
        assert isinstance(drop.action, Choose)
        choice = drop.action.choice
    made = last_scene(scene(prompt, context, choice)).pieces
    assert made["confirm"].tap == Send(ReadSymbols(1, SYMBOLS))


def test_the_comparison_tells_nothing_before_its_time() -> None:
    """At first, the reveal shows none of the subject's pairs; then each step shows one more.

    When all are shown, one step follows without a change.
    """
    context = table_for(SPACES["tablet"], 2)
    prompt = GAME.prompt(read(begin(), 1))
    told = scene(prompt, context, Choice())
    counts = [sum(key.startswith("answer:") for key in step.scene.pieces) for step in told]
    assert counts == [0, 1, 2, 3, 3]
