"""What the pages of a whole evening show, as plain values; seats are those of the table."""

from enum import StrEnum
from pathlib import Path
from typing import NamedTuple, Self

from engine.game_night.programme import PlannedMatch
from engine.registry import find_info
from mobileapp.games.intro import game_intro
from mobileapp.languages.translation import tr

BACKDROP = "evening"
"""The painted place of all these pages."""


class TonightPage(StrEnum):
    """The pages of a whole evening."""

    LENGTH = "length"
    INTERLUDE = "interlude"
    ENDING = "ending"


class ProgrammeStop(NamedTuple):
    """A match of the evening, played or to come."""

    title: str
    """The title of the game, translated."""
    cover: Path
    minutes: int
    lights: int | None = None
    """How many lights it brought the table; None if it is still to come."""

    @classmethod
    def of(cls, match: PlannedMatch, lights: int | None = None) -> Self:
        title = tr._(find_info(match.game).title)
        return cls(title, game_intro(match.game).cover, match.minutes, lights)


class LengthView(NamedTuple):
    """How long the evening is to be, and what would be played."""

    minutes: int
    programme: tuple[ProgrammeStop, ...]
    who: str
    """Who plays, in words; empty if nobody sits at the table."""
    problem: str = ""
    """Why the evening cannot begin with these people; empty if it can."""
    warning: str = ""
    """Why a game is missing; empty if none is."""
    swappable: frozenset[int] = frozenset()
    """The places of the programme at which a tap puts another game."""
    left_out: bool = False
    """Whether people have taken a game out of the programme; a tap on the moon brings it back."""


class InterludeView(NamedTuple):
    """The moment between two matches."""

    played: tuple[ProgrammeStop, ...]
    programme: tuple[ProgrammeStop, ...]
    lights: tuple[int, ...]
    """The lights of every seat so far."""
    gained: tuple[int, ...]
    """How many of these lights the latest match has brought."""
    passed: float
    """How much of the evening is over, from 0 to 1."""
    sentence: str = ""
    """One remark about the evening so far; empty if there is none."""
    breath: str = ""
    """What people may do before they go on."""
    shared: bool = False
    """Whether all have the same lights, which are shown once."""
    another: bool = True
    """Whether there is another game to choose."""
    warning: str = ""
    """Why a game is missing; empty if none is."""

    @property
    def minutes(self) -> int:
        """How many minutes are still to come."""
        return sum(stop.minutes for stop in self.programme)


class TitleView(NamedTuple):
    """The title of one person."""

    seat: int
    title: str
    reason: str


class EndingView(NamedTuple):
    """The end of an evening."""

    headline: str
    sentences: tuple[str, ...]
    """What is said below the headline, the most important first; as many as there is room for."""
    titles: tuple[TitleView, ...]
    lights: tuple[int, ...]
    """The lights of every seat."""
    shared: bool = False
    aloud: bool = False
    """Whether the voice reads it to a child who cannot read yet."""
