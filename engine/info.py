"""`GameInfo`: the facts about a game that the app shows before the rules are loaded."""

from engine.records import FrozenByName


class GameInfo(FrozenByName):
    """The facts about a game that the app shows before the rules are loaded.

    The package of every game defines a `GameInfo` as `INFO`. The rules of a game are imported only
    when the game is chosen. `minutes` is the typical duration of a match, and `age` the age from
    which the game is suitable.
    """

    id: str
    title: str
    summary: str
    minutes: int
    age: int
    min_players: int
    """The smallest number of players in any variant; `max_players` is the largest."""
    max_players: int
    from_memories: bool = False
    """Whether it is played with memories of earlier evenings, so that it can begin only later.

    It opens or closes a game night, and is on once that night.
    """
