"""One of several possibilities, with room to explain it. Never told by colour alone."""

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from mobileapp.widgets import load_rules, text
from mobileapp.widgets.press import Pressable


class ChoiceCard(Pressable, BoxLayout):
    """A card with a mark that is full when it is the chosen one."""

    title = StringProperty("")
    note = StringProperty("")
    help = StringProperty("")
    chosen = BooleanProperty(False)
    value = ObjectProperty(None)


load_rules(__file__, text)
