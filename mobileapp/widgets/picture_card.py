"""A card of the table: a picture in portrait, with a number, a frame and a back to turn."""

from kivy.properties import (
    BooleanProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.floatlayout import FloatLayout

from mobileapp.widgets import buttons, load_rules, picture

RATIO = 2 / 3
"""Width by height of every card."""


class ZoomButton(buttons.IconButton):
    """A magnifier that stays readable on any picture."""


class PictureCard(ButtonBehavior, FloatLayout):
    """A tap is for whoever shows the card to judge; the magnifier asks to see it large."""

    path = ObjectProperty(None, allownone=True)
    number = NumericProperty(0)
    """The place on the table, from 1; 0 for a card in a hand."""
    ribbon = StringProperty("")
    """A word across the card."""
    chosen = BooleanProperty(False)
    framed = BooleanProperty(False)
    """Set off from the other cards, without being chosen by a finger."""
    dimmed = BooleanProperty(False)
    magnifier = BooleanProperty(True)
    turn = NumericProperty(0)
    """0 shows the picture, 1 the back; halfway the card stands on its edge."""

    __events__ = ("on_zoom",)

    def on_zoom(self) -> None:
        pass


__all__ = ["RATIO", "PictureCard", "ZoomButton", "picture"]
load_rules(__file__)
