"""Tests that headlines say that a robot is looking, or why it guessed, and reveal no secret."""

import pytest

from engine.core import Handoff
from engine.games.inkblots.game import GAME
from engine.games.inkblots.moves import (
    SYMBOLS,
    ChooseSubject,
    ControlGuess,
    Guess,
    MatchSymbols,
    RemoveImage,
)
from engine.games.inkblots.prompts import ControlGuessPrompt
from engine.make_setup import make_setup
from engine.match import Match
from engine.packs import Supply
from engine.setup import Player
from mobileapp.games.inkblots.layout import Choice
from mobileapp.games.inkblots.scene import scene
from mobileapp.stage.scene import SceneContext
from tests.games.inkblots.robot_data import DATA, SIGHT, packs
from tests.support.scene_checks import SPACES, check, last_scene, scenes_of, table_for
from tools.locale.sources import find_texts

ROBOTS = (2, 3)
"""The seats of the robots, one in each team; people are in seats 0 and 1."""


def begin(symbols: tuple[str, ...] = SYMBOLS) -> Match:
    """A match of two people and two robots, right after seat 0 has paired the words."""
    players = [Player(f"P{seat}", seat in ROBOTS) for seat in range(4)]
    match = Match(
        GAME, make_setup(GAME, players, 5, first=0, supply=Supply(packs("en"), language="en"))
    )
    match.play(ChooseSubject(0, 0))
    match.play(RemoveImage(1, 1))
    match.lift()
    match.play(MatchSymbols(0, symbols))
    match.lift()
    return match


def table(name: str = "tablet", robots: tuple[int, ...] = ROBOTS) -> SceneContext:
    return table_for(SPACES[name], 4, robots, robots_know=SIGHT)


def headlines(match: Match, seen_at: SceneContext) -> list[str]:
    """The headlines of the scenes that the match shows now; scenes without one are left out."""
    found = scenes_of(scene(match.current, seen_at, Choice()))
    said = (one.pieces.get("headline") for one in found)
    return [piece.look.text for piece in said if piece is not None]  # type: ignore[attr-defined]


def test_every_feature_that_robots_name_can_be_translated() -> None:
    spoken = {text.one for text in find_texts()}
    assert spoken.issuperset(DATA["features"])


def test_a_robot_that_guesses_is_said_to_look() -> None:
    match, seen_at = begin(), table()
    assert headlines(match, seen_at) == [f"{seen_at.name(2)} is looking…"]
    assert headlines(match, table(robots=())) == [f"what did {seen_at.name(0)} see?"]


def test_a_robot_says_what_word_and_blot_have_in_common() -> None:
    match, seen_at = begin(), table()
    match.play(Guess(2, 0, SYMBOLS[0]))
    deal = match.prompt.board.deal  # type: ignore[attr-defined]
    (said,) = headlines(match, seen_at)
    question = "the same word, or another one?"
    assert said.startswith(f"{question} {seen_at.name(2)}: “"), "the question is at the ribbon"
    assert said.endswith("…”"), "it stays until the other team has answered"
    seen, meant = SIGHT.in_picture(deal.images[0]), SIGHT.of_word(deal.words[0])
    assert seen is not None
    assert meant is not None
    feature = said.partition("“")[2].partition("…”")[0]
    assert seen[feature] > 0
    assert meant[feature] > 0


def test_the_other_robot_has_its_say_when_the_slip_is_turned() -> None:
    match, seen_at = begin(), table()
    match.play(Guess(2, 0, SYMBOLS[0]))
    match.play(ControlGuess(3, SYMBOLS[1]))
    said, saw, *_ = dict.fromkeys(headlines(match, seen_at))
    assert said.startswith(f"{seen_at.name(3)}: “")
    assert saw.startswith(f"{seen_at.name(0)} saw")
    stakes = last_scene(scene(match.current, seen_at, Choice())).pieces["stakes"]
    assert said in stakes.look.text, "it stays until people go on"  # type: ignore[attr-defined]


def test_people_and_robots_that_know_nothing_say_nothing() -> None:
    match = begin()
    match.play(Guess(2, 0, SYMBOLS[0]))
    for silent in (table(robots=(3,)), table()._replace(robots_know=None)):
        (said,) = headlines(match, silent)
        assert "“" not in said


def test_what_is_said_depends_on_nothing_secret() -> None:
    told = []
    for symbols in (SYMBOLS, SYMBOLS[::-1], (SYMBOLS[1], SYMBOLS[2], SYMBOLS[0])):
        match = begin(symbols)
        match.play(Guess(2, 0, SYMBOLS[1]))
        told.append(scene(match.current, table(), Choice()))
    assert told[0] == told[1] == told[2]


@pytest.mark.parametrize("name", SPACES)
def test_what_is_said_lies_where_it_can_be_read(name: str) -> None:
    match, on_blots = begin(), frozenset({"guess", "guess-team"})
    for move in (Guess(2, 0, SYMBOLS[0]), ControlGuess(3, SYMBOLS[1])):
        match.play(move)
        assert not isinstance(match.current, Handoff)
        check(scene(match.current, table(name), Choice()), table(name), on_blots)
    assert not isinstance(match.current, ControlGuessPrompt)
