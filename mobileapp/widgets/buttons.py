"""Things to press: large, rounded, and sure to fire only once."""

from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from mobileapp.theme import theme
from mobileapp.widgets import load_rules, text


class Pill(ButtonBehavior, BoxLayout):
    """The main thing to do on a screen: a golden pill with a word and maybe an icon."""

    text = StringProperty("")
    icon = StringProperty("")
    fill = ColorProperty(theme.gold)
    ink = ColorProperty(theme.ink)
    edge = ColorProperty((0, 0, 0, 0))
    least = NumericProperty(0)
    """No pill is narrower than this."""


class QuietPill(Pill):
    """Something else one may do."""

    paper = BooleanProperty(False)
    """Lies on paper, not on the night."""


class DangerPill(Pill):
    """Something that cannot be taken back."""


class IconButton(ButtonBehavior, FloatLayout):
    """A round button with one icon."""

    icon = StringProperty("")
    ink = ColorProperty(theme.moonlight)
    filled = BooleanProperty(False)


__all__ = ["DangerPill", "IconButton", "Pill", "QuietPill", "text"]
load_rules(__file__)
