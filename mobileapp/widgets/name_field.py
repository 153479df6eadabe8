"""A field to type a name into, with room below it to say what is wrong."""

from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import FocusBehavior
from kivy.uix.boxlayout import BoxLayout

from mobileapp.widgets import buttons, field, load_kv


class NameField(BoxLayout):
    """One line to type in and a button; Enter does the same as the button.

    The text stays until the event handler clears it.
    """

    hint = StringProperty("")
    icon = StringProperty("plus")
    typed = StringProperty("")
    problem = StringProperty("")
    paper = BooleanProperty(False)
    """Whether it lies on paper, not on the dark background."""

    __events__ = ("on_enter",)

    def focus(self) -> None:
        """Open the keyboard for it."""
        self.ids.input.focus = True

    def on_touch_down(self, touch: Any) -> bool:
        """A touch on the button keeps the keyboard, which Kivy closes after any other touch."""
        if self.collide_point(*touch.pos) and self.ids.input.focus:
            FocusBehavior.ignored_touch.append(touch)
        return bool(super().on_touch_down(touch))

    def press(self) -> None:
        """Do what Enter does; the next name can be typed at once."""
        self.focus()
        self.dispatch("on_enter", self.ids.input.text)

    def on_typed(self, _field: object, typed: str) -> None:
        self.problem = ""

    def on_enter(self, typed: str) -> None:
        pass

    def clear(self) -> None:
        self.typed = ""


load_kv(__file__, buttons, field)
