"""How a player appears everywhere in the app: a name, a colour and a symbol."""

from dataclasses import dataclass

from mobileapp.theme import PLAYER_COLOURS, PLAYER_SYMBOLS


@dataclass(frozen=True, slots=True)
class Persona:
    """A player as the others see them."""

    name: str
    colour: str
    symbol: str
    robot: bool = False


STRANGER = Persona("", "coral", "sun")
"""What a widget shows before it is told whom to show."""


def persona_for(name: str, place: int, robot: bool = False) -> Persona:
    """A look for somebody who has none yet."""
    colours = tuple(PLAYER_COLOURS)
    return Persona(
        name,
        colours[place % len(colours)],
        PLAYER_SYMBOLS[place % len(PLAYER_SYMBOLS)],
        robot,
    )
