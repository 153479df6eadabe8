"""A player to choose, on paper."""

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from mobileapp.player_profile import PLACEHOLDER
from mobileapp.widgets import badge, load_kv
from mobileapp.widgets.press import Pressable


class PersonPill(Pressable, BoxLayout):
    """The badge inside a pill."""

    profile = ObjectProperty(PLACEHOLDER, rebind=True)


load_kv(__file__, badge)
