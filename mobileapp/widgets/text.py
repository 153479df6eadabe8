"""Labels: text of several sizes that wraps, and icons."""

from kivy.event import EventDispatcher
from kivy.properties import BooleanProperty, ColorProperty, StringProperty
from kivy.uix.label import Label

from mobileapp.widgets import load_kv
from mobileapp.widgets.lettering import DISPLAY


class Tinted(EventDispatcher):
    """What has a usual colour, on paper or on the dark background, unless a page gives another."""

    tint = ColorProperty(None, allownone=True)
    """The colour; None for the usual one.

    Rules set this instead of `color`. Kivy keeps the bindings of every rule for a property, so a
    rule here would win again over a rule elsewhere as soon as a colour of the theme changes.
    """


class BodyText(Tinted, Label):
    """Running text that wraps at the width of the widget, and sets the height of the widget."""

    paper = BooleanProperty(False)
    """Whether the text is dark, on paper, instead of light, on the dark background."""
    face = StringProperty(DISPLAY)
    """The preferred font; if it lacks a character of the text, another font is used."""

    def texture_update(self, *_: object) -> None:
        """Render the text once the width at which it wraps is known."""
        width = self.text_size[0]
        if width is None or width > 0:
            super().texture_update()


class Small(BodyText):
    """Small text, for an aside: plain on paper, in italics on paintings, as scenes have it."""


class Prose(BodyText):
    """Sentences to read: plain on paper, in italics on paintings, as scenes have it."""


class Lead(Prose):
    """Large text, for the first sentence of a screen."""


class Heading(BodyText):
    """The title of a screen or section."""


class Display(BodyText):
    """Very large text, for a name, a number or a word."""


class Icon(Tinted, Label):
    """An icon of the Material icon font, given by its name."""

    icon = StringProperty("")


load_kv(__file__)
