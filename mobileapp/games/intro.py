"""What the pages before a match show of a game, kept apart from the modules needed to play it."""

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from mobileapp.languages.translation import N_


class GuidedGame(NamedTuple):
    """The first game that *Learn by playing* leads to."""

    promise: str = N_("A first round with a guide")
    """What this first game offers, in a few words; marked for translation."""
    variant: str = ""
    """The variant that is taught; the first one if empty."""
    seed: int | None = None
    """A deal that teaches well, where chance alone might not."""


class Workshop(NamedTuple):
    """A page where people make pictures to play with."""

    screen: str
    """Its name (see `mobileapp.screens`)."""
    title: str
    """What the buttons say that lead there; marked for translation."""
    icon: str = "brush"
    arguments: Mapping[str, str] = MappingProxyType({})
    """What its `open` is called with."""


Point = tuple[float, float]
"""A place on a picture: across from its left edge and down from its upper one, each 0 to 1."""


class CoverMotion(NamedTuple):
    """What moves on a cover while Home is in sight."""

    sparks: tuple[Point, ...] = ()
    """Painted lights and stars that twinkle."""
    drops: tuple[Point, ...] = ()
    """Where ink runs down, once."""


class GameIntro(NamedTuple):
    """A game's first record in the app: `INTRO` in `mobileapp/games/<id>/__init__.py`.

    Home is seen before any rules are loaded, and so is a game's own page. So this record imports
    nothing, like the engine's `GameInfo`; everything else is in the `GameUI`.
    """

    cover: Path
    """The picture on its card."""
    guided_game: GuidedGame = GuidedGame()
    workshop: Workshop | None = None
    motion: CoverMotion = CoverMotion()


def game_intro(game: str) -> GameIntro:
    """The first record of a game, loaded on first use."""
    found: GameIntro = import_module(f"mobileapp.games.{game}").INTRO
    return found
