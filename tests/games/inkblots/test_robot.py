"""Tests that robots pair words and blots as people would, each with some taste of its own.

When they guess, they choose the pair of which they are surest.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from engine.assets import KNOWLEDGE
from engine.chance import Chance
from engine.core import View
from engine.games.inkblots.board import Board
from engine.games.inkblots.game import GAME
from engine.games.inkblots.moves import (
    SYMBOLS,
    ChooseSubject,
    ControlGuess,
    Guess,
    MatchSymbols,
    RemoveImage,
)
from engine.games.inkblots.prompts import (
    ChooseSubjectPrompt,
    ControlGuessPrompt,
    GameOverPrompt,
    GuessPrompt,
    RemoveImagePrompt,
)
from engine.games.inkblots.robot import _beliefs, _best, _surest
from engine.match import Match
from engine.setup import SKILLS
from engine.simulate import play_out
from tests.games.inkblots.robot_data import SIGHT, blot, held_out, packs, subject, word
from tests.games.inkblots.situations import start
from tests.support.matches import robot_match, setup_of

MATCHES = 15
"""The number of matches for each skill; with fewer, the shares of right guesses vary too much."""


@cache
def played(seed: int, skill: str) -> tuple[dict[str, Any], ...]:
    """The story of a match of robots with this skill, cached for several tests."""
    setup = setup_of(GAME, 4 + seed % 7, seed, packs=packs("en"))
    players = tuple(replace(player, skill=skill) for player in setup.players)
    match = Match(GAME, replace(setup, players=players))
    for _ in play_out(match, KNOWLEDGE):
        pass
    return tuple(match.story())


def rounds(matches: int, skill: str = "awake") -> Iterator[dict[str, Any]]:
    for seed in range(matches):
        yield from played(seed, skill)


def rates(chapters: Iterator[dict[str, Any]]) -> dict[str, float]:
    """The share of right guesses of each kind: "first", "control" and "second"."""
    right: Counter[str] = Counter()
    made: Counter[str] = Counter()
    for chapter in chapters:
        for guess in chapter["guesses"]:
            made[guess["guess"]] += 1
            right[guess["guess"]] += guess["right"]
    return {which: right[which] / made[which] for which in made}


def table(*, words: tuple[str, ...], blots: tuple[str, ...], removed: int | None = 3) -> Board:
    """A board with these words and blots, from which one blot was removed, by default the last.

    If `removed` is None, all four blots are still in play.
    """
    deal = replace(
        start().board.deal,
        words=tuple(map(word, words)),
        images=tuple(map(blot, blots)),
    )
    return Board(deal, subject=deal.testers[0], removed=removed)


PLAIN = table(
    words=("Spider", "Butterfly", "Arm wrestling"),
    blots=("ink_071", "ink_054", "ink_086", "ink_121"),
)
"""A board on which each word plainly suits one blot.

The first blot looks like two wrestlers, the second like a spider, and the third like a butterfly.
The fourth blot, which looks like a crown, was removed.
"""


def view(prompt: Any, seat: int, skill: str = "sharp", name: str = "Ana") -> View:
    return View(seat, prompt, None, True, name, skill, SIGHT)


def test_robots_understand_each_other_but_not_always() -> None:
    found = rates(rounds(MATCHES))
    assert 0.55 <= found["first"] <= 0.95
    assert 0.5 <= found["control"] <= 0.95
    assert found["second"] > 0.5


def test_the_skilled_are_understood_more_often() -> None:
    dreamy, awake, sharp = (rates(rounds(MATCHES, skill))["first"] for skill in SKILLS)
    assert dreamy < awake < sharp


def test_a_subject_pairs_words_and_blots_as_people_would() -> None:
    move = GAME.robot(subject(PLAIN, name="Ana", skill="sharp"), Chance(1, 1))
    assert move == MatchSymbols(PLAIN.deal.testers[0], ("square", "circle", "triangle"))


def test_a_guesser_guesses_the_pair_it_is_surest_of() -> None:
    """A robot guesses the blot of “Butterfly”, as no blot suits either of the other words."""
    board = table(
        words=("Mortgage", "Butterfly", "Photosynthesis"),
        blots=("ink_071", "ink_086", "ink_125", "ink_001"),
    )
    seat = board.guessers[0]
    prompt = GuessPrompt(actors=board.guessers, board=board)
    assert GAME.robot(view(prompt, seat), Chance(1, 1)) == Guess(seat, 1, "triangle")


def test_the_control_team_removes_what_is_plain() -> None:
    """A robot of the control team removes the butterfly: no other blot plainly suits a word."""
    board = table(
        words=("Mortgage", "Butterfly", "Photosynthesis"),
        blots=("ink_071", "ink_125", "ink_086", "ink_050"),
        removed=None,
    )
    seat = board.deal.controllers[0]
    prompt = RemoveImagePrompt(actors=board.deal.controllers, board=board)
    assert GAME.robot(view(prompt, seat), Chance(1, 1)) == RemoveImage(seat, 2)


@pytest.mark.parametrize("guessed", SYMBOLS)
def test_the_control_team_listens_but_trusts_its_eyes(guessed: str) -> None:
    seat = PLAIN.deal.controllers[0]

    def control(board: Board) -> ControlGuess:
        board = replace(board, guess=Guess(board.guessers[0], 1, guessed))
        prompt = ControlGuessPrompt(actors=board.deal.controllers, board=board)
        move = GAME.robot(view(prompt, seat), Chance(1, 1))
        assert isinstance(move, ControlGuess)
        return move

    unknown = tuple(map(word, ("Mortgage", "Photosynthesis", "Inflation")))
    assert control(PLAIN).symbol == "circle", "that is a spider, whatever they say"
    nothing_to_see = replace(PLAIN, deal=replace(PLAIN.deal, words=unknown))
    assert control(nothing_to_see).symbol == guessed


def test_robots_differ_in_taste_and_each_keeps_its_own() -> None:
    def matched(name: str, asked: Any, seed: int) -> object:
        board = table(words=asked["words"], blots=(*asked["images"], "ink_001"))
        return GAME.robot(subject(board, name=name, skill="sharp"), Chance(seed, 1))

    english = [asked for asked in held_out() if asked["language"] == "en"]
    same = [matched("Ana", asked, 1) == matched("Ana", asked, 2) for asked in english]
    alike = [matched("Ana", asked, 1) == matched("Ben", asked, 1) for asked in english]
    assert all(same)
    assert 0.6 <= sum(alike) / len(alike) < 1


def test_with_nothing_to_see_every_pairing_is_equally_likely() -> None:
    board = start().board
    board = Board(board.deal, subject=board.deal.testers[0], removed=3)
    made = Counter(
        GAME.robot(subject(board, skill="sharp", knowledge=None), Chance(seed, 1))
        for seed in range(600)
    )
    assert len(made) == 6
    assert max(made.values()) < 140


@pytest.mark.parametrize("players", range(4, 11))
def test_robots_finish_every_table(players: int) -> None:
    for options in ({}, {"second_guess_optional": True}):
        match = robot_match(GAME, players, players, options=options)
        assert sum(1 for _ in play_out(match)) > 20
        assert isinstance(match.prompt, GameOverPrompt)


def test_robots_take_turns_as_the_subject() -> None:
    subjects = Counter(chapter["subject"] for chapter in rounds(1))
    assert max(subjects.values()) - min(subjects.values()) <= 1


def test_a_robot_leaves_decisions_to_people() -> None:
    prompt = GAME.prompt(start())
    assert isinstance(prompt, ChooseSubjectPrompt)
    assert GAME.robot(View(0, prompt, None, alone=False), Chance(1, 1)) is None
    choice = GAME.robot(View(0, prompt, None, alone=True), Chance(1, 1))
    assert choice == ChooseSubject(0, prompt.suggested)


def test_a_pairing_is_the_best_as_a_whole_not_pair_by_pair() -> None:
    """A robot gives up the likeliest single pair if three other pairs are likelier as a whole."""
    likenesses = {
        (0, "circle"): 0.9, (0, "triangle"): 0.8, (0, "square"): 0.0,
        (1, "circle"): 0.8, (1, "triangle"): 0.0, (1, "square"): 0.0,
        (2, "circle"): 0.0, (2, "triangle"): 0.1, (2, "square"): 0.2,
    }  # fmt: skip
    beliefs = _beliefs(likenesses, (0, 1, 2))
    assert len(beliefs) == 6
    assert sum(likely for likely, _ in beliefs) == pytest.approx(1)
    assert _best(beliefs) == {0: "triangle", 1: "circle", 2: "square"}
    assert _surest(likenesses, (0, 1, 2))[:2] != (0, "circle"), "nor is it guessed"
