"""The guide of a first game: what is told to whoever looks at the tablet, and when.

A game brings its own `BOOK` in `mobileapp/games/<id>/guide.py`. A lesson is made from the prompt
in sight and from nothing else, so it can tell no more than that prompt shows.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from engine.core import Prompt
from mobileapp.i18n import tr
from mobileapp.storage import Storage, StorageProblem

GUIDED = "guided"
"""The setting that holds, for every guided match, what has been told in it."""

Names = Sequence[str]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A short note: a title and one to three sentences, ready to be read."""

    key: str
    """Told once: to each player on a secret screen, to the whole table on an open one."""
    title: str
    text: str
    icon: str = "lightbulb-on-outline"
    picture: Path | None = None
    """Shown instead of the icon."""
    about: str = ""
    """The part of the screen it points at: an id, or an attribute, of the prompt's screen."""
    goodbye: bool = False
    """Whether the guide falls silent after this one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Book:
    """What the guide of one game knows. All texts that are not made of a prompt are marked `N_`."""

    promise: str
    """What *Learn by playing* leads to, in a few words."""
    lessons: Mapping[type[Prompt], Callable[[Any, Names], tuple[Lesson, ...]]]
    """In the order they are told. Never for a prompt with a timer: no note covers a clock."""
    hints: Mapping[type[Prompt], Callable[[Any, Names], str]]
    """One line that stays in sight, where that helps."""
    last: type[Prompt]
    """With the lessons of this prompt the guide says goodbye."""
    goodbye: str
    variant: str = ""
    """The variant that is taught; the first one unless told."""
    seed: int | None = None
    """A deal that teaches well, where chance alone might not."""


def book_of(game: str) -> Book:
    """The guide's book of a game."""
    book: Book = import_module(f"mobileapp.games.{game}.guide").BOOK
    return book


def enrol(storage: Storage, match_id: int, guided: bool) -> None:
    """Remember whether a new match is guided, and forget the matches that are over."""
    others = {str(match.match_id) for match in storage.unfinished()} - {str(match_id)}
    known = _guided(storage)
    wanted: dict[str, list[str]] = {key: told for key, told in known.items() if key in others}
    if guided:
        wanted[str(match_id)] = []
    if wanted != known:
        _write(storage, wanted)


class Guide:
    """Knows what has been told in one match; silent in a match that is not guided."""

    def __init__(self, storage: Storage, match_id: int, game: str) -> None:
        self._storage = storage
        self._match = str(match_id)
        self._book = book_of(game)

    @property
    def silent(self) -> bool:
        return self._match not in _guided(self._storage)

    def lesson(self, prompt: Prompt, names: Names) -> Lesson | None:
        """The next thing to tell those who see this prompt, if there is any."""
        told = _guided(self._storage).get(self._match)
        if told is None:
            return None
        lessons = lessons_for(self._book, prompt, names)
        return next((one for one in lessons if _mark(prompt, one, names) not in told), None)

    def hint(self, prompt: Prompt, names: Names) -> str:
        """One line about this prompt, or nothing."""
        hint = self._book.hints.get(type(prompt))
        return "" if hint is None or self.silent else hint(prompt, names)

    def tick_off(self, prompt: Prompt, lesson: Lesson, names: Names) -> None:
        """That has been read; after the goodbye there is nothing more to say."""
        known = _guided(self._storage)
        if lesson.goodbye:
            self.fall_silent()
        elif self._match in known:
            told = [*known[self._match], _mark(prompt, lesson, names)]
            _write(self._storage, known | {self._match: told})

    def fall_silent(self) -> None:
        """Nobody wants, or needs, to be told any more."""
        known = _guided(self._storage)
        _write(self._storage, {key: told for key, told in known.items() if key != self._match})


def lessons_for(book: Book, prompt: Prompt, names: Names) -> tuple[Lesson, ...]:
    """Everything there is to tell about a prompt, in order."""
    teach = book.lessons.get(type(prompt))
    lessons = () if teach is None else teach(prompt, names)
    if type(prompt) is book.last:
        title, text = tr._("Now you know it"), tr._(book.goodbye)
        lessons += (Lesson("goodbye", title, text, icon="hand-wave", goodbye=True),)
    return lessons


def _mark(prompt: Prompt, lesson: Lesson, names: Names) -> str:
    """By name, because seats change when somebody leaves; nobody is called like the table."""
    listener = "" if prompt.audience is None else names[prompt.audience]
    return f"{listener}/{lesson.key}"


def _guided(storage: Storage) -> dict[str, list[str]]:
    found = storage.settings.get(GUIDED)
    known = found.items() if isinstance(found, dict) else ()
    return {match: told for match, told in known if isinstance(told, list)}


def _write(storage: Storage, guided: dict[str, list[str]]) -> None:
    with suppress(StorageProblem):  # it still counts until the app is closed
        storage.settings[GUIDED] = guided
