"""Buttons: large, rounded, and triggered only once by a touch."""

from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from mobileapp.theme import theme
from mobileapp.widgets import load_kv, text
from mobileapp.widgets.press import Pressable


class TextButton(Pressable, BoxLayout):
    """A button with a label and optionally an icon.

    Each subclass sets all its colours in a kv rule of its own: kv does not unbind a rule that
    another one overrides, so the overridden colours would return when only the theme changes.
    """

    text = StringProperty("")
    icon = StringProperty("")
    fill = ColorProperty(theme.gold)
    ink = ColorProperty(theme.ink)
    edge = ColorProperty((0, 0, 0, 0))
    paper = BooleanProperty(False)
    """Whether it lies on paper, not on the dark background."""
    least = NumericProperty(0)
    """The minimum width."""
    words_height = NumericProperty(0)
    """The height of its text, for a parent that sets another height."""
    room = NumericProperty(0)
    """The maximum width of its text."""


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
