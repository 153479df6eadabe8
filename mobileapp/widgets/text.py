"""Text that wraps, grows and reads at arm's length."""

from pathlib import Path

from kivy.core.text import LabelBase
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.label import Label
from kivymd import fonts_path

from mobileapp.widgets import load_kv
from mobileapp.widgets.lettering import PLAIN

LabelBase.register("Icons", str(Path(fonts_path) / "materialdesignicons-webfont.ttf"))


class BodyText(Label):
    """Running text: wraps to its width and is as high as it needs to be."""

    paper = BooleanProperty(False)
    """Whether it is written on paper, in dark letters, not in light ones on the dark background."""
    face = StringProperty(PLAIN)
    """The preferred font; characters it lacks use another one."""

    def texture_update(self, *_: object) -> None:
        """Render the text, once its maximum width is known."""
        if self.text_size[0] != 0:
            super().texture_update()


class Small(BodyText):
    """A remark."""


class Lead(BodyText):
    """A sentence that leads into a screen."""


class Heading(BodyText):
    """The title of a screen or section."""


class Display(BodyText):
    """One thing, very large: a name, a number, a word."""


class Icon(Label):
    """One glyph of the Material icon font, by its name."""

    icon = StringProperty("")


load_kv(__file__)
