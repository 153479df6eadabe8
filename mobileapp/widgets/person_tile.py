"""A player to choose."""

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from mobileapp.widgets import badge, load_rules
from mobileapp.widgets.badge import Persona


class PersonTile(ButtonBehavior, BoxLayout):
    """A player, large enough to be tapped across a table."""

    persona = ObjectProperty(Persona("", "coral", "sun"))
    chosen = BooleanProperty(False)
    side = NumericProperty(0)
    """The size of the symbol."""


__all__ = ["PersonTile", "badge"]
load_rules(__file__)
