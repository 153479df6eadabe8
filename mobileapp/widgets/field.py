"""A field to type in: paper, ink, and a hint while it is empty."""

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.textinput import TextInput

from mobileapp.widgets import load_rules


class Field(TextInput):
    """One line, or several when `multiline` says so."""

    wrong = BooleanProperty(False)
    """Whether what is typed cannot stay as it is."""

    tall = NumericProperty(0)
    """The height where several lines shall be seen."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{"multiline": False, "write_tab": False} | settings)


load_rules(__file__)
