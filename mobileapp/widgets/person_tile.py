"""A player to choose."""

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from mobileapp.persona import STRANGER
from mobileapp.widgets import badge, load_rules, text
from mobileapp.widgets.press import Pressable


class PersonTile(Pressable, BoxLayout):
    """A player, large enough to be tapped across a table."""

    persona = ObjectProperty(STRANGER)
    icon = StringProperty("")
    """Shown in place of the symbol, for whoever is no player."""
    chosen = BooleanProperty(False)
    side = NumericProperty(0)
    """The size of the symbol."""


load_rules(__file__, badge, text)
