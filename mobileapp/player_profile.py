"""A player as everyone sees them: a name, a colour and a symbol."""

from dataclasses import dataclass

from engine.setup import DEFAULT_SKILL, NO_CHAIR
from mobileapp.theme import PLAYER_COLOURS, PLAYER_SYMBOLS, current_look


@dataclass(frozen=True, slots=True)
class PlayerProfile:
    """Name, colour and symbol of a player; also whether it is a robot, and how well it plays."""

    name: str
    colour: str
    symbol: str
    robot: bool = False
    skill: str = DEFAULT_SKILL
    """How well a robot plays; see `engine.setup.Player`."""
    chair: int = NO_CHAIR
    """Where they sit; see `mobileapp.stage.scene.Person`."""

    def __post_init__(self) -> None:
        # Replace looks of earlier versions, which may be saved.
        object.__setattr__(self, "colour", current_look(self.colour))
        object.__setattr__(self, "symbol", current_look(self.symbol))


PLACEHOLDER = PlayerProfile("", "coral", "acorn")
"""What a widget shows before it is told whom to show."""


def default_profile(name: str, place: int, robot: bool = False) -> PlayerProfile:
    """A look for somebody who has none yet."""
    colours = tuple(PLAYER_COLOURS)
    return PlayerProfile(
        name,
        colours[place % len(colours)],
        PLAYER_SYMBOLS[place % len(PLAYER_SYMBOLS)],
        robot,
    )
