"""Moments in matches at which tests can begin: one for each kind of prompt of every game."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from engine.chance import Chance
from engine.core import Handoff, Prompt
from engine.match import Match
from engine.registry import find_game, game_ids
from mobileapp.assets import ASSETS
from mobileapp.match.guide import start_guide
from mobileapp.packs.library import PackLibrary
from tests.harness.hands import Hands
from tests.mobileapp.driver import Driver
from tests.support.moments import MatchFinder, Moment
from tests.support.secrecy import has_secrets

NOW = 1_800_000_000.0
NAMES = ("Nora", "Theo", "Grandma", "Ravi", "Mila", "Sam", "Ines", "Otto", "June", "Uncle Kai")
CLUES = ("Almost home", "What the sea forgot", "Too late for tea", "A very small king", "Listen!")

each_game = pytest.mark.parametrize("game", game_ids())
each_game_with_secrets = pytest.mark.parametrize(
    "game", [game for game in game_ids() if has_secrets(game)]
)


@cache
def finder() -> MatchFinder:
    """A finder of moments, which plays short matches with the English packs."""
    packs = PackLibrary(ASSETS / "packs", ASSETS / "none").packs()
    english = tuple(pack for pack in packs if pack.language in ("", "en"))
    return MatchFinder(NAMES, english, CLUES, {"length": "short"})


@cache
def moments(game: str) -> tuple[Moment, ...]:
    """One moment for every kind of prompt in every variant of a game."""
    return tuple(finder().moments(find_game(game)))


def every_moment() -> Iterator[Moment]:
    for game in game_ids():
        yield from moments(game)


def match_at(moment: Moment) -> Match:
    """The match at a moment, with the curtain closed."""
    match = Match(find_game(moment.game), moment.setup)
    match.replay(list(moment.log))
    return match


def audience_of(moment: Moment) -> int | None:
    """The seat that may see a moment; None if everybody may."""
    return moment.peeker if moment.peeker is not None else moment.prompt.audience


@cache
def secret_moments(game: str) -> tuple[Moment, ...]:
    """One moment for every kind of prompt of a game that only one player may see.

    If several variants have such a prompt, the moment is from the first of them.
    """
    found = {m.shows: m for m in reversed(moments(game)) if audience_of(m) is not None}
    return tuple(reversed(found.values()))


def any_secret() -> Moment:
    """A moment, of whichever game, that only one player may see."""
    return next(secret for game in game_ids() for secret in secret_moments(game))


def moment_of(kind: type[Prompt]) -> Moment:
    """The first moment of any game that shows a prompt of this kind."""
    return next(moment for moment in every_moment() if issubclass(moment.shows, kind))


def play_until(driver: Driver, kind: type[Prompt]) -> None:
    """Play random legal moves, without touches, until a prompt of this kind is shown."""
    play = driver.app.session
    for step in range(200):
        if isinstance(play.current, kind):
            driver.wait(0.4)
            return
        if isinstance(play.current, Handoff):
            play.lift()
        else:
            play.move(play.current.sample(Chance(step, 0)))
    raise AssertionError(f"no {kind.__name__}")


def uncover(hands: Hands) -> None:
    """Show the prompt behind a hand-off.

    A hand-off to everyone is ended without a touch, because each game has its own gesture for it.
    """
    if hands.shown.to is None:
        hands.driver.app.session.lift()
        hands.rest()
    else:
        hands.lift()


def open_match(driver: Driver, moment: Moment, guided: bool = False) -> Hands:
    """Continue a match that was saved at a moment, and return hands that can touch it.

    The app then shows the hand-off before the prompt, or before the peek (a player's second look at
    their secrets). If `guided`, the guide explains the match.
    """
    app: Any = driver.app
    match_id = app.storage.matches.begin(match_at(moment), NOW)
    start_guide(app.storage, match_id, guided)
    assert app.match_flow.resume(match_id) is None
    if moment.peeker is not None:
        app.session.peek(moment.peeker)
    hands = Hands(driver)
    hands.rest()
    return hands
