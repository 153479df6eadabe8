"""The profile of a player: name, colour and symbol."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from engine.chairs import NO_CHAIR
from engine.names import ROBOT_NAMES, name_key
from engine.records import Frozen
from engine.setup import DEFAULT_SKILL, Player
from mobileapp.languages.translation import tr
from mobileapp.palette import PLAYER_COLOURS, PLAYER_SYMBOLS, ROBOT_COLOURS, colour_of, current_key
from mobileapp.robot_names import robot_numbers
from mobileapp.stage.scene import Person


class PlayerProfile(Frozen):
    """Name, colour, symbol and chair of a player; whether it is a robot, and how well it plays.

    A robot's colour and symbol follow from its name, so that it looks the same everywhere and
    never like a person; those that are given for it are ignored.
    """

    name: str
    colour: str
    symbol: str
    robot: bool = False
    skill: str = DEFAULT_SKILL
    """How well a robot plays; see `engine.setup.Player`."""
    chair: int = NO_CHAIR
    """The number of the chair at the drawn table; see `mobileapp.stage.scene.Person`."""
    young: bool = False
    """Whether it is a child who cannot read yet."""

    def __post_init__(self) -> None:
        # A saved profile may have a colour or symbol of an earlier version.
        colour, symbol = robot_badge(self.name) if self.robot else (self.colour, self.symbol)
        object.__setattr__(self, "colour", current_key(colour))
        object.__setattr__(self, "symbol", current_key(symbol))

    @property
    def person(self) -> Person:
        """The same player as scenes show them."""
        return Person(self.name, colour_of(self.colour), self.symbol, self.robot, self.chair)


def robot_badge(name: str) -> tuple[str, str]:
    """The colour and the symbol of the robot of this name.

    Each of the robots has a symbol of its own, called like it is in English. A robot whose name
    was changed by an earlier version of the app gets one of these symbols, always the same.
    """
    symbols, colours = [name_key(robot) for robot in ROBOT_NAMES], tuple(ROBOT_COLOURS)
    key = name_key(name)
    place = robot_numbers().get(key, sum(key.encode()) % len(symbols))
    return colours[place % len(colours)], symbols[place]


PLACEHOLDER = PlayerProfile("", "coral", "acorn")
"""The profile that widgets show by default, before they get another one."""


def default_profile(name: str, place: int, robot: bool = False) -> PlayerProfile:
    """The profile of somebody whose colour and symbol are not remembered.

    `place` is a number, such as the seat, from which the colour and the symbol are derived.
    """
    colours = tuple(PLAYER_COLOURS)
    return PlayerProfile(
        name,
        colours[place % len(colours)],
        PLAYER_SYMBOLS[place % len(PLAYER_SYMBOLS)],
        robot,
    )


def profiles_of(
    players: Iterable[Player], find: Callable[[str, int, bool], PlayerProfile]
) -> tuple[PlayerProfile, ...]:
    """The profiles of the players of a match, by seat.

    `find` gets a name, a seat, and whether the player is a robot; it returns the profile of that
    player, to which the skill and the chair are added here.
    """
    return tuple(
        replace(find(player.name, seat, player.robot), skill=player.skill, chair=player.chair)
        for seat, player in enumerate(players)
    )


def head_count(players: Sequence[PlayerProfile]) -> str:
    """How many people and how many robots are at the table, in words."""
    robots = sum(player.robot for player in players)
    people = len(players) - robots
    said = []
    if people:
        said.append(tr.n("{n} person", "{n} people", people).format(n=people))
    if robots:
        said.append(tr.n("{n} robot", "{n} robots", robots).format(n=robots))
    return tr.listed(said) if said else tr._("Nobody sits here yet")
