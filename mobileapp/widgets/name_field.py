"""A field to type a name into, with room below it to say what is wrong."""

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from mobileapp.widgets import buttons, field, load_kv


class NameField(BoxLayout):
    """One line to type and a button; Enter and the button do the same.

    What was typed stays until whoever listens clears it.
    """

    hint = StringProperty("")
    icon = StringProperty("plus")
    typed = StringProperty("")
    problem = StringProperty("")
    paper = BooleanProperty(False)
    """Whether it lies on paper, not on the dark background."""

    __events__ = ("on_enter",)

    def on_typed(self, _field: object, typed: str) -> None:
        self.problem = ""

    def on_enter(self, typed: str) -> None:
        pass

    def clear(self) -> None:
        self.typed = ""


load_kv(__file__, buttons, field)
