"""The text field of the app."""

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.textinput import TextInput

from mobileapp.widgets import lettering, load_kv


class TextField(TextInput):
    """A text field of one line, or of several with `multiline`."""

    wrong = BooleanProperty(False)
    """Whether the typed text is invalid, so that the field is marked."""

    tall = NumericProperty(0)
    """The height of a field with several lines."""

    secret = BooleanProperty(False)
    """Whether keyboards must not learn the text; otherwise they suggest it to other people."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{"multiline": False, "write_tab": False} | settings)

    def on_secret(self, _field: object, secret: bool) -> None:
        self.keyboard_suggestions = not secret


load_kv(__file__, lettering)
