"""Whole matches in the app, for a measurement, with people in every seat.

They move as robots do that know nothing of pictures and words: what robots know would count as
memory that a match of people does not need.
"""

from collections.abc import Iterator
from functools import partial
from typing import Any

from engine.core import Game, GameOver, Handoff, Prompt
from engine.make_setup import make_setup
from engine.packs import Supply
from engine.setup import Player, Setup
from engine.simulate import PLAYER_NAMES
from tests.support.matches import match_of
from tools.bench.app.stopwatch import TimedDriver

MAX_STEPS = 800


def setup_for(app: Any, game: Game[Any], variant: str, players: int) -> Setup:
    """A setup of people with the packs of the app."""
    return make_setup(
        game,
        [Player(name) for name in PLAYER_NAMES[:players]],
        7,
        variant=variant,
        supply=Supply(app.library.for_game(game.id, "en")),
    )


def play_on(driver: TimedDriver) -> Iterator[Prompt | Handoff]:
    """Play to the end by lifting curtains and sending moves.

    Yields what is shown after each step; the caller decides how many frames to let pass.
    """
    session = driver.app.session
    for _ in range(MAX_STEPS):
        shown = session.current
        yield shown
        if isinstance(shown, GameOver):
            return
        if isinstance(shown, Handoff):
            driver.act(session.lift)
            continue
        match = match_of(session)
        move = match.suggest_move(match.prompt.actors, True)
        if move is None:
            driver.wait(1)
        else:
            driver.act(partial(session.move, move))
    raise RuntimeError(f"no end of {session.game} after {MAX_STEPS} steps")
