"""A button, on paper, that stands for a player."""

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from mobileapp.player_profile import PLACEHOLDER
from mobileapp.widgets import badge, load_kv
from mobileapp.widgets.press import Pressable


class PersonButton(Pressable, BoxLayout):
    """A button with somebody's badge on it."""

    profile = ObjectProperty(PLACEHOLDER, rebind=True)


load_kv(__file__, badge)
