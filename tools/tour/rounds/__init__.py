"""Counts what a round of each game costs: how often the tablet is passed on, and how many gestures.

A round is played with real touches; the module with the name of a game says how. Laying the tablet
on the table is a gesture, not a hand-off.
"""

import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from engine.make_setup import make_setup
from engine.packs import Pack, Supply
from engine.registry import find_game, game_ids
from engine.setup import Player, Setup
from mobileapp.stage import textures
from tests.harness.driver import Driver
from tests.harness.hands import Hands
from tools.tour.walk import Walk


class Cost(NamedTuple):
    """What was counted, or what is allowed."""

    hand_offs: int
    gestures: int


class Round(NamedTuple):
    """Something that people do again and again, and what it may cost them at most."""

    game: str
    players: int
    what: str
    play: Callable[[Hands], None]
    allowed: Cost
    seed: int = 7
    variant: str = ""
    first: int | None = 0


@cache
def every_round() -> tuple[Round, ...]:
    """The rounds of all games that have such a module, in the order of the games."""
    modules = [f"{__name__}.{game_id}" for game_id in game_ids()]
    return tuple(
        wanted for name in modules if find_spec(name) for wanted in import_module(name).ROUNDS
    )


def setup_of(wanted: Round, names: Iterable[str], packs: Sequence[Pack]) -> Setup:
    """The match that a round is played in."""
    return make_setup(
        find_game(wanted.game),
        [Player(name) for _, name in zip(range(wanted.players), names, strict=False)],
        wanted.seed,
        variant=wanted.variant,
        first=wanted.first,
        supply=Supply(packs),
    )


def count(driver: Driver, names: Iterable[str], wanted: Round) -> Cost:
    """Play a round with an app, and say what it has cost."""
    driver.app.match_flow.start(setup_of(wanted, names, driver.app.library.packs()))
    hands = Hands(driver)
    hands.rest()
    wanted.play(hands)
    driver.app.match_flow.end()
    return Cost(hands.hand_offs, hands.gestures)


def count_all(size: str, language: str) -> list[Cost]:
    """Count every round, in an app of its own that paints nothing."""
    textures.paint = lambda key, art: Image.new("RGBA", (2, 2))
    with tempfile.TemporaryDirectory() as folder:
        walk = Walk(size, Path(folder), Path(folder), language)
        costs = [count(walk.driver, walk.people.names, wanted) for wanted in every_round()]
        walk.driver.stop()
    return costs


def table_of(costs: Iterable[Cost]) -> Iterator[str]:
    """The lines of a table: what was counted, and beside it what is allowed."""
    yield f"{'':45}{'hand-offs':>20}{'gestures':>20}"
    for wanted, cost in zip(every_round(), costs, strict=True):
        title = f"{find_game(wanted.game).title}, {wanted.players} players: {wanted.what}"
        pairs = zip(cost, wanted.allowed, strict=True)
        yield f"{title:45}" + "".join(f"{f'{n} of at most {most}':>20}" for n, most in pairs)
