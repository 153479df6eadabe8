"""Buttons: large, rounded, and pressed only once by one touch."""

from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from mobileapp.theme import theme
from mobileapp.widgets import load_kv, text
from mobileapp.widgets.press import Pressable


class TextButton(Pressable, BoxLayout):
    """A button with a word and maybe an icon.

    Every kind gives it colours in one rule of its own: kv keeps a rule alive that another one
    overrides, and the wrong one would come back when only its colours change.
    """

    text = StringProperty("")
    icon = StringProperty("")
    fill = ColorProperty(theme.gold)
    ink = ColorProperty(theme.ink)
    edge = ColorProperty((0, 0, 0, 0))
    paper = BooleanProperty(False)
    """Whether it lies on paper, not on the dark background."""
    least = NumericProperty(0)
    """No button is narrower than this."""
    words_height = NumericProperty(0)
    """How high its words are, for whoever gives it another height."""
    room = NumericProperty(0)
    """How wide its words may be at the most."""


class PrimaryButton(TextButton):
    """The main thing to do on a screen."""


class SecondaryButton(TextButton):
    """Something else one may do."""


class DangerButton(TextButton):
    """Something that cannot be taken back."""


class IconButton(Pressable, FloatLayout):
    """A round button with one icon."""

    icon = StringProperty("")
    ink = ColorProperty(theme.moonlight)
    filled = BooleanProperty(False)


load_kv(__file__, text)
