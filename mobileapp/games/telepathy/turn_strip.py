"""Whose turn it is, and how far the match has come."""

from collections.abc import Sequence
from typing import Any

from kivy.properties import BooleanProperty, ColorProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.stacklayout import StackLayout

from engine.games.telepathy.board import Board
from mobileapp.games.telepathy.sentences import deck_text, turn_text
from mobileapp.i18n import listed, tr
from mobileapp.persona import Persona
from mobileapp.theme import theme
from mobileapp.widgets import badge, load_rules, text
from mobileapp.widgets.badge import Symbol

MOST_SYMBOLS = 3


class Party(BoxLayout):
    """One player, or all directors as one: symbols, names, and what they are."""

    names = StringProperty("")
    several = BooleanProperty(False)
    note = StringProperty("")
    acting = BooleanProperty(False)
    colour = ColorProperty(theme.gold)
    """Frames whoever is to act."""

    def __init__(self, personas: Sequence[Persona], **settings: Any) -> None:
        names = listed([persona.name for persona in personas])
        super().__init__(names=names, several=len(personas) > 1, **settings)
        for persona in personas[: 1 if theme.compact else MOST_SYMBOLS]:
            self.ids.symbols.add_widget(Symbol(persona=persona, size=[theme.touch * 0.56] * 2))


class TurnStrip(BoxLayout):
    """Who gives a card to whom."""


class Tag(BoxLayout):
    """A small fact with its icon."""

    icon = StringProperty("")
    text = StringProperty("")


class Tags(StackLayout):
    """Turn, deck, and the reminder that nobody speaks."""

    def __init__(self, board: Board, playing: bool, silent: bool = True, **settings: Any) -> None:
        super().__init__(**settings)
        self.add_widget(Tag(icon="counter", text=turn_text(board, playing)))
        self.add_widget(Tag(icon="cards-outline", text=deck_text(board)))
        if silent:
            self.add_widget(Tag(icon="volume-off", text=tr._("Silence")))


load_rules(__file__, badge, text)
