"""The record of a game for the pages before a match; importing it does not import the rules."""

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from mobileapp.languages.translation import N_


class GuidedGame(NamedTuple):
    """The guided first game that *Show us how* starts."""

    promise: str = N_("A first round with a guide")
    """A short description of this first game; marked for translation."""
    variant: str = ""
    """The id of the variant that is taught; if empty, the first variant of the game."""
    more: str = ""
    """The id of the variant that is taught to more people than that one is for, if there is any."""
    seed: int | None = None
    """The seed of a deal that teaches well; None for a random deal."""


class Workshop(NamedTuple):
    """A page where people make pictures to play with."""

    screen: str
    """The name of the screen that shows the page (see `mobileapp.screens`)."""
    title: str
    """The label of the buttons that open the page; marked for translation."""
    icon: str = "brush"
    arguments: Mapping[str, str] = MappingProxyType({})
    """The keyword arguments for the screen's `open` method."""


Point = tuple[float, float]
"""A position on a picture: x from the left, y from the top, as parts of its width and height."""


COVER_SHAPE = 1.5
"""The height of a cover, as a multiple of its width."""


class Subject(NamedTuple):
    """What a cover is about: the part of its height that a crop keeps, if there is room for it."""

    top: float = 0.2
    bottom: float = 0.8
    """From 0 at the upper edge to 1 at the lower edge."""
    card_top: float = 0.1
    """Where the crop on a card begins, whose title lies on the lower end of the cover: so that
    people on the cover stand above the title, or are cropped away with what is below it.
    """

    def focus(self, shape: float) -> float:
        """How a frame crops the cover so that the subject is in its middle: see `Picture.focus`.

        `shape` is the height of the frame, as a multiple of its width.
        """
        seen = shape / COVER_SHAPE
        if seen >= 1:
            return 0.5
        above = (self.top + self.bottom - seen) / 2
        return min(max(above / (1 - seen), 0.0), 1.0)

    def card_focus(self, shape: float) -> float:
        """How a card of this shape crops the cover: see `focus`."""
        spare = 1 - shape / COVER_SHAPE
        return min(self.card_top / spare, 1.0) if spare > 0 else 0.5


class CoverMotion(NamedTuple):
    """The animations on a game's cover while the Home page is shown."""

    sparks: tuple[Point, ...] = ()
    """The positions of painted lights and stars that twinkle."""
    drops: tuple[Point, ...] = ()
    """The positions where drops of ink begin to run down; each drop runs only once."""


class GameIntro(NamedTuple):
    """A game's record for the pages before a match: `INTRO` in `mobileapp/games/<id>/__init__.py`.

    The Home page and a game's own page are shown before any rules are loaded. So the modules of
    this record and of the engine's `GameInfo` import no rules. Everything else that the app needs
    to show a game is in its `GameUI`.
    """

    cover: Path
    """The picture that represents the game, on the Home page and elsewhere."""
    subject: Subject = Subject()
    guided_game: GuidedGame = GuidedGame()
    workshop: Workshop | None = None
    takes_photos: bool = True
    """Whether a new pack of photos is for this game, unless people choose otherwise."""
    motion: CoverMotion = CoverMotion()


def game_intro(game: str) -> GameIntro:
    """The `GameIntro` of a game, imported on first use."""
    found: GameIntro = import_module(f"mobileapp.games.{game}").INTRO
    return found
