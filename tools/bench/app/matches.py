"""Whole matches in the app, for a measurement, with people in every seat.

They move as robots do that know nothing of pictures and words: what robots know would count as
memory that a match of people does not need.
"""

from collections.abc import Iterator
from typing import Any

from engine.core import Game, GameOver, Handoff, Prompt
from engine.make_setup import make_setup
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
        packs=app.library.for_game(game.id, "en"),
    )


def play_on(driver: TimedDriver) -> Iterator[tuple[str, Prompt | Handoff]]:
    """Play to the end by lifting curtains and sending moves.

    Yields each new screen and the name of the step that led to it; the caller decides how many
    frames to let pass.
    """
    play = driver.app.session
    step = "the match begins"
    for _ in range(MAX_STEPS):
        screen = play.current
        yield step, screen
        if isinstance(screen, GameOver):
            return
        step = _act(driver, screen)
    raise RuntimeError(f"no end of {play.game} after {MAX_STEPS} steps")


def _act(driver: TimedDriver, screen: Prompt | Handoff) -> str:
    play = driver.app.session
    if isinstance(screen, Handoff):
        driver.act(play.lift)
        return "the curtain lifts"
    match = match_of(play)
    move = match.suggest_move(match.prompt.actors, True)
    if move is None:
        driver.wait(1)
        return "time passes"
    driver.act(lambda: play.move(move))
    return type(move).__name__
