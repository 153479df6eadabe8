"""A field for a name, with a button and with room for an error message below."""

from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import FocusBehavior

from mobileapp.kivy_style.events import Event
from mobileapp.widgets import buttons, field, load_kv
from mobileapp.widgets.boxes import Column


class NameField(Column):
    """A field of one line and a button; Enter and the button both dispatch `on_enter`.

    The text stays until a handler of the event clears it.
    """

    hint = StringProperty("")
    icon = StringProperty("plus")
    typed = StringProperty("")
    problem = StringProperty("")
    tells = BooleanProperty(True)
    """Whether the field shows its problem below itself; else the widget around it does."""
    said = StringProperty("")
    paper = BooleanProperty(False)
    """Whether the field is on paper instead of on the dark background."""

    on_enter = Event()
    """A name was typed: the name."""

    def focus(self) -> None:
        """Focus the field, which opens the keyboard."""
        self.ids.input.focus = True

    def on_touch_down(self, touch: Any) -> bool:
        """Keep the keyboard open after a touch on the button; Kivy would close it."""
        if self.collide_point(*touch.pos) and self.ids.input.focus:
            FocusBehavior.ignored_touch.append(touch)
        return bool(super().on_touch_down(touch))

    def press(self) -> None:
        """Do the same as Enter, and keep the focus, so that people can type the next name."""
        self.focus()
        self.dispatch("on_enter", self.ids.input.text)

    def on_typed(self, _field: object, typed: str) -> None:
        self.problem = ""

    def clear(self) -> None:
        self.typed = ""


load_kv(__file__, buttons, field)
