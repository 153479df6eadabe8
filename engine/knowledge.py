"""What robots know: data about the app's pictures and words, written by people who looked at them.

The rules read no files. The code that runs a match passes the knowledge to the robots, which
`engine.assets` reads. Without it, they know only what their prompts show.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.core import Game

ReadData = Callable[[str], Mapping[str, Any]]
"""A function that takes the id of a game and returns a mapping from the names of its data files,
without suffix, to their contents. The mapping is empty if the game has no data.
"""


class Knowledge:
    """Caches what the robots of each game learn from their data: the result of `Game.learn`.

    The data of a game is read when one of its robots first needs it. Thread-safe: if two
    threads learn the same data at once, one of the two equal results is kept.
    """

    __slots__ = ("_learnt", "_read", "last_used")

    def __init__(self, read: ReadData) -> None:
        self._read = read
        self._learnt: dict[str, Any] = {}
        self.last_used: Mapping[str, int] = {}
        """When each id that `Game.used` returned in earlier matches was used last: a higher number
        is later.
        """

    def after(self, last_used: Mapping[str, int]) -> "Knowledge":
        """A copy of this knowledge with another `last_used`; both share one cache."""
        remembering = Knowledge(self._read)
        remembering._learnt = self._learnt
        remembering.last_used = last_used
        return remembering

    def of(self, game: "Game[Any]") -> Any:
        """What robots of that game know: the result of its `learn`, called on first use."""
        if game.id not in self._learnt:
            self._learnt.setdefault(game.id, game.learn(self._read(game.id)))
        return self._learnt[game.id]

    def prepare_robot(self, game: "Game[Any]", language: str) -> None:
        """Fill caches in advance, so that a robot's first move in this language is not slow.

        May be called on any thread. A robot that has to move before this function has returned does
        the same work itself.
        """
        game.prepare_robot(self.of(game), language)


NO_KNOWLEDGE = Knowledge(lambda game_id: {})
"""Knowledge for matches whose robots know only what their prompts show."""
