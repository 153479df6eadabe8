"""The pile of kept blots: the latest lies on top; a tap shows them all."""

from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from mobileapp.widgets import load_kv, picture, text
from mobileapp.widgets.press import Pressable


class Pile(Pressable, FloatLayout):
    """Where a sheet is dropped to be kept."""

    side = NumericProperty(0)
    """How wide its sheets are."""
    base = NumericProperty(0)
    """Where the lower edge of its sheets lies."""
    count = NumericProperty(0)
    latest = ObjectProperty(None, allownone=True)


load_kv(__file__, picture, text)
