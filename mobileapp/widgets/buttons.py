"""The large, rounded buttons of the app."""

from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from mobileapp.theme import theme
from mobileapp.widgets import load_kv, text
from mobileapp.widgets.press import Pressable


class TextButton(Pressable, BoxLayout):
    """A button with a label and optionally an icon.

    Each subclass sets all its colours in its own kv rule. Kivy does not unbind the rule of the base
    class, so the base colours would return whenever the theme changes.
    """

    text = StringProperty("")
    icon = StringProperty("")
    fill = ColorProperty(theme.gold)
    ink = ColorProperty(theme.ink)
    edge = ColorProperty((0, 0, 0, 0))
    shine = NumericProperty(0)
    """How bright the light on the upper half is, from 0 to 1."""
    letters = NumericProperty(1.02)
    """The size of the text, as a multiple of that of running text."""
    paper = BooleanProperty(False)
    """Whether the button is on paper instead of on the dark background."""
    says = BooleanProperty(True)
    """Whether it has a text or an icon; one without takes no room, and cannot be seen."""
    least = NumericProperty(0)
    """The minimum width."""
    words_height = NumericProperty(0)
    """The height that the text needs; a parent uses it to set the height of the button."""
    room = NumericProperty(0)
    """The maximum width of the text."""


class PrimaryButton(TextButton):
    """The button for the main action on a screen."""


class SecondaryButton(TextButton):
    """A button for an action that is not the main one."""


class DangerButton(TextButton):
    """A button for an action that cannot be undone."""


class IconButton(Pressable, FloatLayout):
    """A round button with one icon."""

    icon = StringProperty("")
    ink = ColorProperty(theme.moonlight)
    paper = BooleanProperty(False)
    """Whether the button is on paper instead of on the dark background."""
    filled = BooleanProperty(False)
    dark = BooleanProperty(False)
    """Whether the button lies directly on a painting: then it is a dark disc, as at the table."""


load_kv(__file__, text)
