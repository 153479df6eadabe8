"""What robots know: data about our pictures and words, written by people who looked at them.

The engine reads no files. Whoever runs a match reads the plain data of `assets/robots/<game>` and
hands it to the robots as a `Knowledge`; without one they know nothing but what their prompts show.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.core import Game

ReadData = Callable[[str], Mapping[str, Any]]
"""Gives the plain data of a game by the game's id: the content of every file by its plain name.

A game that has no data gives an empty mapping."""


class ReadOnDemand(Mapping[str, Any]):
    """A mapping of plain data that reads each part on first access, as few languages are ever
    used.
    """

    def __init__(self, names: Iterable[str], read: Callable[[str], Any]) -> None:
        self._names = tuple(names)
        self._read = read

    def __getitem__(self, name: str) -> Any:
        if name not in self._names:
            raise KeyError(name)
        return self._read(name)

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


class Knowledge:
    """Loads the data of a game when one of its robots first needs it, and caches the result of
    `learn`.

    Safe on any thread: two threads may learn the same data at once; one of the equal results is
    kept.
    """

    __slots__ = ("_learnt", "_read", "last_used")

    def __init__(self, read: ReadData) -> None:
        self._read = read
        self._learnt: dict[str, Any] = {}
        self.last_used: Mapping[str, int] = {}
        """For each item in `Game.used` of earlier matches, a number that grows with time."""

    def after(self, last_used: Mapping[str, int]) -> "Knowledge":
        """The same knowledge for robots that also remember what earlier matches used."""
        remembering = Knowledge(self._read)
        remembering._learnt = self._learnt
        remembering.last_used = last_used
        return remembering

    def of(self, game: "Game[Any]") -> Any:
        """What robots of that game know, as its own `learn` makes it from the data."""
        if game.id not in self._learnt:
            self._learnt.setdefault(game.id, game.learn(self._read(game.id)))
        return self._learnt[game.id]

    def prepare_robot(self, game: "Game[Any]", language: str) -> None:
        """Do now, on any thread, all that would make a robot's first move in a language slow.

        A robot that is asked before this is done does it itself.
        """
        game.prepare_robot(self.of(game), language)


def _no_data(game_id: str) -> Mapping[str, Any]:
    return {}


NO_KNOWLEDGE = Knowledge(_no_data)
"""For matches whose robots know nothing but what their prompts show."""
