"""The guide of a first game: what is told to whoever looks at the tablet, and when.

What is told is written by each game, in `mobileapp/games/<id>/guide.py`.
"""

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.core import Prompt
from mobileapp.assets import ASSETS
from mobileapp.games.guide import GuideScript, Names, Note
from mobileapp.games.ui import game_ui
from mobileapp.languages.translation import tr
from mobileapp.storage import Storage, StorageProblem

GUIDED = "guided"
"""The setting that holds, for every guided match, what has been told in it."""


def start_guide(storage: Storage, match_id: int, guided: bool) -> None:
    """Remember whether a new match is guided, and forget the matches that are over."""
    others = {str(match.match_id) for match in storage.unfinished()} - {str(match_id)}
    known = _guided(storage)
    if storage.problem is not None:  # some may be there that cannot be read now
        others |= known.keys() - {str(match_id)}
    wanted: dict[str, list[str]] = {key: told for key, told in known.items() if key in others}
    if guided:
        wanted[str(match_id)] = []
    if wanted != known:
        _write(storage, wanted)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A note, ready to be read."""

    key: str
    """Told once: to each player on a secret screen, to the whole table on an open one."""
    title: str
    text: str
    icon: str
    picture: Path | None = None
    """Shown instead of the icon."""
    about: str = ""
    """The key of the piece it points at."""
    goodbye: bool = False
    """Whether the guide falls silent after this one."""


class Guide:
    """Knows what has been told in one match; silent in a match that is not guided."""

    def __init__(self, storage: Storage, match_id: int, game: str) -> None:
        self._storage = storage
        self._match = str(match_id)
        self._script = game_ui(game).guide

    @property
    def silent(self) -> bool:
        return self._match not in _guided(self._storage)

    def lesson(self, prompt: Prompt, names: Names) -> Lesson | None:
        """The next thing to tell those who see this prompt, if there is any."""
        told = _guided(self._storage).get(self._match)
        if told is None:
            return None
        lessons = lessons_for(self._script, prompt, names)
        return next((one for one in lessons if _mark(prompt, one, names) not in told), None)

    def mark_read(self, prompt: Prompt, lesson: Lesson, names: Names) -> None:
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


def lessons_for(script: GuideScript, prompt: Prompt, names: Names) -> tuple[Lesson, ...]:
    """Everything there is to tell about a prompt, in order."""
    words = _Words(script, prompt, names)
    told = [_lesson(note, words) for note in script.notes if type(prompt) is note.prompt]
    if type(prompt) is script.last:
        title, text = tr._("Now you know it"), tr._(script.goodbye)
        told.append(Lesson("goodbye", title, text, icon="hand-wave", goodbye=True))
    return tuple(lesson for lesson in told if lesson is not None)


class _Words(dict[str, Any]):
    """What stands for the braces in notes; each word is made when it is first wanted."""

    def __init__(self, script: GuideScript, prompt: Prompt, names: Names) -> None:
        super().__init__(prompt=prompt)
        self._made = script.words
        self._names = names

    def __missing__(self, word: str) -> str:
        self[word] = self._made[word](self["prompt"], self._names)
        return str(self[word])


def _lesson(note: Note, words: _Words) -> Lesson | None:
    """A note about a prompt, in the language of the table; None if there is nothing to tell."""
    fits = note.when is None or note.when(words["prompt"])
    text = note.text if fits else note.otherwise
    if not text:
        return None
    return Lesson(
        note.title,
        tr._(note.title).format_map(words),
        tr._(text).format_map(words).strip(),
        note.icon,
        ASSETS / note.picture.format_map(words) if note.picture else None,
        note.about.format_map(words),
    )


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
