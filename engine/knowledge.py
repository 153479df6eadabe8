"""What robots know: data about our pictures and words, written by people who looked at them.

The engine reads no files. Whoever runs a match reads the plain data of `assets/robots/<game>` and
hands it to the robots as a `Knowledge`; without one they know nothing but what their prompts show.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.core import Game

ReadData = Callable[[str], Mapping[str, Any]]
"""Gives the plain data of a game by the game's id: the content of every file by its plain name.

A game that has no data gives an empty mapping."""


class Knowledge:
    """Reads the data of a game when one of its robots first thinks, and keeps what was learnt."""

    __slots__ = ("_learnt", "_read")

    def __init__(self, read: ReadData) -> None:
        self._read = read
        self._learnt: dict[str, Any] = {}

    def of(self, game: "Game[Any]") -> Any:
        """What robots of that game know, as its own `learn` makes it from the data."""
        if game.id not in self._learnt:
            self._learnt[game.id] = game.learn(self._read(game.id))
        return self._learnt[game.id]


def _no_data(game_id: str) -> Mapping[str, Any]:
    return {}


NO_KNOWLEDGE = Knowledge(_no_data)
"""For matches whose robots know nothing but what their prompts show."""
