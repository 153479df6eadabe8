"""What the pages about evenings and people show, as plain values.

People are given by their number in `SceneContext.people`.
"""

from pathlib import Path
from typing import NamedTuple

from engine.packs import Item
from mobileapp.book.understanding import Counts
from mobileapp.stage.piece import Look
from mobileapp.stage.scene import Person


class GluedPicture(NamedTuple):
    """A picture in an album, from a pack or drawn, with what was said about it."""

    caption: str
    details: str = ""
    item: Item | None = None
    drawing: Look | None = None
    aspect: float = 1.6
    """Width / height of the picture."""
    cover: Path | None = None
    """The cover of a game, if there is neither an item nor a drawing."""


class RoundView(NamedTuple):
    """What happened in a round."""

    title: str
    text: str
    question: str = ""
    """The text of a button that asks for a spoken clue; empty if there is nothing to ask."""
    pictures: tuple[int, ...] = ()
    """The indexes of its pictures among those of the chapter."""


class Score(NamedTuple):
    """What somebody has won."""

    person: int
    text: str
    strong: bool = False
    has_page: bool = True
    """Whether a tap leads to a page about the person."""


class Chapter(NamedTuple):
    """A part of the album: a match with its outcome, points, rounds and pictures."""

    title: str
    outcome: str = ""
    scores: tuple[Score, ...] = ()
    rounds: tuple[RoundView, ...] = ()
    pictures: tuple[GluedPicture, ...] = ()
    cover: Path | None = None
    """The cover of the game; None for what is no match of a game that is here."""


class AwardView(NamedTuple):
    """An award of the evening: what for, for whom, and why, with what was said and shown."""

    title: str
    names: str
    reason: str
    people: tuple[int, ...] = ()
    picture: GluedPicture | None = None
    """What the award was earned with; without it, the tokens of the people are shown."""


class AlbumView(NamedTuple):
    """One evening as an album."""

    day: str
    hours: str
    counts: Counts
    """How often one person understood another."""
    best: tuple[GluedPicture, ...] = ()
    """The pictures of the first page: the most memorable ones of all matches."""
    awards: tuple[AwardView, ...] = ()
    chapters: tuple[Chapter, ...] = ()
    exportable: bool = False
    """Whether there is anything to take home as a book."""
    read: bool = True
    """Whether its content has been read; until then, chapters have nothing but a title."""
    may_delete: bool = True


class FanCard(NamedTuple):
    """A card of the fan on a person's cloth."""

    kind: str
    """What it is: the boldest clue, a picture with votes, the finest sky."""
    picture: GluedPicture


class GameTally(NamedTuple):
    """A game that a person has played, and how often they won it."""

    title: str
    text: str
    cover: Path | None = None


class Strand(NamedTuple):
    """Somebody who understands a person or is understood by them, and how often."""

    person: int
    times: int


class GroupView(NamedTuple):
    """People who play together."""

    people: tuple[int, ...]
    number: int
    """The index of the group in the statistics of the person."""


class PersonView(NamedTuple):
    """The page about a person, who is the first one in `SceneContext.people`."""

    facts: str
    fan: tuple[FanCard, ...] = ()
    by: tuple[Strand, ...] = ()
    """Who understands the person."""
    whom: tuple[Strand, ...] = ()
    """Whom the person understands."""
    games: tuple[GameTally, ...] = ()
    groups: tuple[GroupView, ...] = ()
    may_edit: bool = False


class Photograph(NamedTuple):
    """A match as a photograph under the lanterns: a picture of it, and its outcome."""

    caption: str
    item: Item | None = None
    drawing: Look | None = None
    cover: Path | None = None
    """The cover of the game, for a match without a picture of its own."""


class HungEvening(NamedTuple):
    """An evening in the list: photographs on a line, with a tag that says when and who."""

    day: str
    facts: str
    """How many games and lights, in words."""
    people: tuple[Person, ...] = ()
    names: str = ""
    """The names of all people as one text."""
    photographs: tuple[Photograph, ...] = ()
