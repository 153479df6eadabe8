"""Matches of a toy game, played step by step, for the tests of storage."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine.chance import Chance
from engine.core import Handoff
from engine.make_setup import make_setup
from engine.match import Match
from engine.save import save
from engine.setup import Player
from tests.engine.toy import TOY

STORY = (
    {"clue": "Autumn", "understood": [[1, 0], [2, 0]]},
    {"clue": "Home", "understood": [[1, 0]]},
)
TELLING_TOY = replace(
    TOY,
    used=lambda state: frozenset({"toys/ball", f"toys/{state.round}"}),
    story=lambda state: STORY,
)
NAMES = ("Ana", "Ben", "Cleo")


@pytest.fixture(autouse=True)
def toy_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let saved toy matches be loaded, although the toy game is not registered."""
    monkeypatch.setattr("engine.save.find_game", {"toy": TELLING_TOY}.__getitem__)


def new_match(seed: int = 7) -> Match:
    return Match(TELLING_TOY, make_setup(TELLING_TOY, [Player(name) for name in NAMES], seed))


def step(match: Match) -> None:
    """Make one step: a robot's move, or a random move of a person after lifting the curtain.

    Some time passes before a person's move.
    """
    if match.robot_turn():
        return
    if isinstance(match.current, Handoff):
        match.lift()
    match.tick(1.5)
    match.play(match.prompt.sample(Chance(match.setup.seed, len(match.log), "people")))


def steps(match: Match) -> Iterator[Match]:
    """Play a match to its end, and yield it after each move."""
    while not match.over:
        step(match)
        yield match


def saved(match: Match) -> dict[str, Any]:
    """The match as plain data, without the ids of people, which storage adds."""
    data = save(match)
    for record in (*data["setup"]["players"], *data["log"]):
        record.pop("id", None)
    del data["digest"]
    return data
