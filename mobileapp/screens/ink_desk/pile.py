"""The pile of kept blots on the desk."""

from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from mobileapp.widgets import load_kv, picture, text
from mobileapp.widgets.press import Pressable


class Pile(Pressable, FloatLayout):
    """The pile onto which people drag a sheet to keep it, with the latest blot on top.

    A tap on it shows all kept blots.
    """

    side = NumericProperty(0)
    """The width of the sheets on the pile."""
    base = NumericProperty(0)
    """The y coordinate of the lower edge of the sheets on the pile."""
    count = NumericProperty(0)
    latest = ObjectProperty(None, allownone=True)


load_kv(__file__, picture, text)
