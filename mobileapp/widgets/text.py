"""Text that wraps, grows and reads at arm's length."""

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.label import Label

from mobileapp.widgets import load_rules


class Words(Label):
    """Running text: wraps to its width and is as high as it needs to be."""

    paper = BooleanProperty(False)
    """Written on paper, so in ink; otherwise in moonlight on the night."""


class Small(Words):
    """A remark."""


class Lead(Words):
    """A sentence that leads into a screen."""


class Heading(Words):
    """The title of a screen or section."""


class Display(Words):
    """One thing, very large: a name, a number, a word."""


class Icon(Label):
    """One glyph of the Material icon font, by its name."""

    icon = StringProperty("")


load_rules(__file__)
