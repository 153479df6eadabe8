"""A player at a glance: colour, symbol and name, never colour alone."""

from dataclasses import dataclass
from pathlib import Path

from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from mobileapp.theme import PLAYER_COLOURS, PLAYER_SYMBOLS, player_colour, theme
from mobileapp.widgets import load_rules, text

SYMBOLS = Path(__file__).parent.parent.parent / "assets" / "table" / "symbols"


@dataclass(frozen=True, slots=True)
class Persona:
    """How a player appears everywhere in the app."""

    name: str
    colour: str
    symbol: str
    robot: bool = False


def persona_for(name: str, place: int, robot: bool = False) -> Persona:
    """A look for somebody who has none yet."""
    colours = tuple(PLAYER_COLOURS)
    return Persona(
        name,
        colours[place % len(colours)],
        PLAYER_SYMBOLS[place % len(PLAYER_SYMBOLS)],
        robot,
    )


class Symbol(Widget):
    """A player's symbol on a disc of the player's colour."""

    persona = ObjectProperty(Persona("", "coral", "sun"))
    colour = ColorProperty("#F08A76")
    source = StringProperty("")

    def on_persona(self, _symbol: object, persona: Persona) -> None:
        self.colour = player_colour(persona.colour)
        self.source = str(SYMBOLS / f"{persona.symbol}.png")


class Badge(BoxLayout):
    """Symbol and name side by side."""

    persona = ObjectProperty(Persona("", "coral", "sun"), rebind=True)
    ink = ColorProperty(theme.moonlight)
    strong = BooleanProperty(False)
    note = StringProperty("")
    size_of_symbol = NumericProperty(0)
    words_height = NumericProperty(0)
    """How high its words are, for whoever gives it another height."""


__all__ = ["Badge", "Persona", "Symbol", "persona_for", "text"]
load_rules(__file__)
