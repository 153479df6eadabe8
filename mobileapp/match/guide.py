"""The guide of a first game: it chooses the lesson for a prompt, and saves which lessons were read.

Each game writes its lessons in `mobileapp/games/<id>/guide.py`.
"""

from collections.abc import Collection, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from engine.core import Prompt
from engine.records import Frozen
from mobileapp.assets import ASSETS
from mobileapp.games.guide import GuideScript, LessonTemplate, Names
from mobileapp.games.ui import game_ui
from mobileapp.languages.translation import tr
from mobileapp.stage.gesture_hint import is_named
from mobileapp.stage.piece import Piece
from mobileapp.storage.problem import StorageProblem
from mobileapp.storage.store import Storage

GUIDED = "guided"
"""The name of the setting that maps the id of each guided match to the marks of the lessons that
have been read in it. A mark is the reader and the key of the lesson, with a slash between them.
"""


def start_guide(storage: Storage, match_id: int, guided: bool) -> None:
    """Save whether a new match is guided, and delete what was saved for matches that are over."""
    known = _guided(storage)
    try:
        others = {str(other) for other in storage.unfinished.ids()} - {str(match_id)}
    except StorageProblem:
        others = set()
    if storage.problem is not None:  # the list of unfinished matches may be incomplete
        others |= known.keys() - {str(match_id)}
    wanted: dict[str, list[str]] = {key: read for key, read in known.items() if key in others}
    if guided:
        wanted[str(match_id)] = []
    if wanted != known:
        _write(storage, wanted)


class Lesson(Frozen):
    """A lesson of the script with its texts translated and filled in."""

    key: str
    """The untranslated title of the lesson, which identifies it."""
    title: str
    text: str
    icon: str
    picture: Path | None = None
    """The file of a picture that is shown instead of the icon."""
    about: str = ""
    """The keys of the pieces that the lesson is about, separated by spaces (see `pieces_of`)."""


class Guide:
    """Chooses the next lesson of a guided match, and saves which lessons have been read."""

    def __init__(self, storage: Storage, match_id: int, game: str) -> None:
        self._storage = storage
        self._match = str(match_id)
        self._script = game_ui(game).guide

    @property
    def active(self) -> bool:
        return self._match in _guided(self._storage)

    def lesson(
        self,
        prompt: Prompt,
        names: Names,
        robots: Collection[int] = (),
        with_child: bool = False,
    ) -> Lesson | None:
        """The next unread lesson for the audience of this prompt; None if there is none.

        Lessons are shorter `with_child`, while a child who cannot read yet plays.

        `robots` are the seats of robots. A prompt that only robots can answer gets no lesson; then
        the lesson is shown later, at a prompt of the same type that a person can answer. If all
        players are robots, every prompt may get a lesson.
        """
        read = _guided(self._storage).get(self._match)
        if read is None:
            return None
        if len(robots) < len(names) and prompt.actors and set(prompt.actors) <= set(robots):
            return None
        lessons = lessons_for(self._script, prompt, names, with_child)
        reader = self._reader(prompt, names)
        return next((one for one in lessons if f"{reader}/{one.key}" not in read), None)

    def mark_read(self, prompt: Prompt, lesson: Lesson, names: Names) -> None:
        """Save that a lesson has been read."""
        known = _guided(self._storage)
        if self._match in known:
            read = [*known[self._match], f"{self._reader(prompt, names)}/{lesson.key}"]
            _write(self._storage, known | {self._match: read})

    def _reader(self, prompt: Prompt, names: Names) -> str:
        """How marks refer to the audience of a prompt: by id, as seats and names may change.

        Empty if the prompt is public.
        """
        if prompt.audience is None:
            return ""
        name = names[prompt.audience]
        person = self._storage.roster.find(name)
        return str(person.id) if person else name

    def ends_at(self, prompt: Prompt) -> bool:
        """Whether the guide has nothing more to say once the lessons about a prompt are read."""
        return self.active and type(prompt) in self._script.ends_at

    def stop(self) -> None:
        """End the guide of this match, so that no more lessons are shown in it."""
        known = _guided(self._storage)
        _write(self._storage, {key: read for key, read in known.items() if key != self._match})


def lessons_for(
    script: GuideScript, prompt: Prompt, names: Names, with_child: bool = False
) -> tuple[Lesson, ...]:
    """The lessons about a prompt that apply, in order."""
    words = _Words(script, prompt, names)
    templates = [one for one in script.lessons if type(prompt) is one.prompt]
    lessons = [_lesson(one, words, with_child) for one in templates]
    return tuple(lesson for lesson in lessons if lesson is not None)


def pieces_of(about: str, pieces: Mapping[str, Piece]) -> list[Piece]:
    """The pieces whose keys are listed in `about`, separated by spaces.

    A listed key that ends with a colon stands for all keys that begin with it.
    """
    return [piece for key, piece in pieces.items() if is_named(key, about.split())]


class _Words(dict[str, Any]):
    """The values of the placeholders in lessons; each is computed on first use."""

    def __init__(self, script: GuideScript, prompt: Prompt, names: Names) -> None:
        super().__init__(prompt=prompt)
        self._made = script.words
        self._names = names

    def __missing__(self, word: str) -> str:
        self[word] = self._made[word](self["prompt"], self._names)
        return str(self[word])


def _lesson(template: LessonTemplate, words: _Words, with_child: bool) -> Lesson | None:
    """The filled-in lesson; None if it does not apply to this prompt."""
    if template.only_if is not None and not template.only_if(words["prompt"]):
        return None
    fits = template.when is None or template.when(words["prompt"])
    text = template.text if fits else template.otherwise
    if not text:
        return None
    if with_child and template.for_child:
        text = template.for_child
    return Lesson(
        template.title,
        tr._(template.title).format_map(words),
        tr._(text).format_map(words).strip(),
        template.icon,
        ASSETS / template.picture.format_map(words) if template.picture else None,
        template.about.format_map(words),
    )


def _guided(storage: Storage) -> dict[str, list[str]]:
    found = storage.settings.get(GUIDED)
    known = found.items() if isinstance(found, dict) else ()
    return {match: read for match, read in known if isinstance(read, list)}


def _write(storage: Storage, guided: dict[str, list[str]]) -> None:
    with suppress(StorageProblem):  # the setting is changed in memory nevertheless
        storage.settings[GUIDED] = guided
