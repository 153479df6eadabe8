"""The large, rounded buttons of the app."""

from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from mobileapp.theme import theme
from mobileapp.widgets import controls, load_kv, text
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
    """The colours of the body, of the text, and of the rim; without a rim the body is shaded."""
    letters = NumericProperty(0)
    """The font size."""
    low = BooleanProperty(False)
    """Whether it is only as high as a row of a form, with letters of the same size."""
    shrink = NumericProperty(1)
    """How much smaller the letters of a low button are, where it has little room."""
    paper = BooleanProperty(False)
    """Whether the button is on paper instead of on the dark background."""
    says = BooleanProperty(True)
    """Whether it has a text or an icon; one without takes no room, and cannot be seen."""
    least = NumericProperty(0)
    """The minimum width."""
    fills_line = BooleanProperty(False)
    """Whether it is as wide as the line of a dialog in which it stands alone."""
    own_width = NumericProperty(0)
    """The width that the text needs, at least the minimum; 0 without anything to say."""
    words_height = NumericProperty(0)
    """The height that the text needs; a parent uses it to set the height of the button."""
    room = NumericProperty(0)
    """The maximum width of the text."""


class PrimaryButton(TextButton):
    """The button for the main action on a screen: golden."""


class SecondaryButton(TextButton):
    """A button for an action that is not the main one: with a rim."""


class DangerButton(TextButton):
    """A button for an action that cannot be undone: with a rim in the colour that warns."""

    paper = BooleanProperty(True)


class IconButton(Pressable, FloatLayout):
    """A round button with one icon."""

    icon = StringProperty("")
    ink = ColorProperty(theme.moonlight)
    paper = BooleanProperty(False)
    """Whether the button is on paper instead of on the dark background."""
    filled = BooleanProperty(False)
    """Whether the icon is on a disc, as at the table; else it is bare, on something else."""


load_kv(__file__, controls, text)
