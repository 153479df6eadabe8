"""How robots of different skills differ, in matches of robots that all have the same skill."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from engine.__main__ import KNOWLEDGE
from engine.match import Match
from engine.registry import find_game
from engine.setup import SKILLS
from engine.simulate import play_out
from tools.bench.engine import setup_for
from tools.bench.robots.telepathy import played_with_a_person, won

MATCHES = 12
PLAYERS = 4
TELEPATHY_MATCHES = 60

Row = tuple[str, str, str, str, str]
Story = dict[str, Any]


def rows() -> Iterator[Row]:
    """One row for each game: the figures of all skills, the weakest first."""
    yield _row("inkblots", "first guesses right", _first_guess, "33%")
    yield _row("clouds", "words guessed in time", _guessed, "")
    yield _row("storyteller", "votes for the told picture", _votes, "33%")
    shares = []
    for skill in SKILLS:
        matches = (played_with_a_person(seed, skill) for seed in range(TELEPATHY_MATCHES))
        shares.append(f"{sum(map(won, matches)) / TELEPATHY_MATCHES:.0%}")
    yield (
        "Skills, telepathy: won with a crude person",
        " / ".join(SKILLS),
        " / ".join(shares),
        "",
        "",
    )


def _row(game_id: str, what: str, measure: Callable[[Story], list[bool]], luck: str) -> Row:
    shares = []
    for skill in SKILLS:
        right = [one for story in _stories(game_id, skill) for one in measure(story)]
        shares.append(f"{sum(right) / len(right):.0%}")
    return f"Skills, {game_id}: {what}", " / ".join(SKILLS), " / ".join(shares), luck, ""


def _stories(game_id: str, skill: str) -> Iterator[Story]:
    """The rounds of some matches."""
    game = find_game(game_id)
    for seed in range(MATCHES):
        setup = setup_for(game, game.variants[0].id, PLAYERS)
        players = tuple(replace(player, skill=skill) for player in setup.players)
        match = Match(game, replace(setup, players=players, seed=seed))
        for _ in play_out(match, KNOWLEDGE):
            pass
        yield from match.story()


def _first_guess(story: Story) -> list[bool]:
    return [guess["right"] for guess in story["guesses"] if guess["guess"] == "first"]


def _guessed(story: Story) -> list[bool]:
    return [story["guesser"] is not None]


def _votes(story: Story) -> list[bool]:
    found = len(story["understood"])
    return [True] * found + [False] * (PLAYERS - 1 - found)
