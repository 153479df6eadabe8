"""A player to choose, on paper."""

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from mobileapp.persona import STRANGER
from mobileapp.widgets import badge, load_rules
from mobileapp.widgets.press import Pressable


class PersonPill(Pressable, BoxLayout):
    """The badge inside a pill."""

    persona = ObjectProperty(STRANGER, rebind=True)


load_rules(__file__, badge)
