"""A field to type in: paper, ink, and a hint while it is empty."""

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.textinput import TextInput

from mobileapp.widgets import load_kv


class Field(TextInput):
    """One line, or several when `multiline` says so."""

    wrong = BooleanProperty(False)
    """Whether what is typed cannot stay as it is."""

    tall = NumericProperty(0)
    """The height where several lines shall be seen."""

    secret = BooleanProperty(False)
    """What is typed here must not come back: keyboards suggest to the next person what they saw."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{"multiline": False, "write_tab": False} | settings)

    def on_secret(self, _field: object, secret: bool) -> None:
        self.keyboard_suggestions = not secret


load_kv(__file__)
