"""What can be done about a sky."""

from typing import Any

from kivy.properties import NumericProperty
from kivy.uix.boxlayout import BoxLayout

from mobileapp.widgets import load_rules
from mobileapp.widgets.buttons import Pill


class Actions(BoxLayout):
    """Pills in the middle: side by side where there is room, else one above the other."""

    room = NumericProperty(0)
    """How wide it may be."""

    def add_widget(self, pill: Pill, *where: Any, **settings: Any) -> None:
        pill.pos_hint = {"center_x": 0.5}
        pill.bind(width=self._line_up)
        super().add_widget(pill, *where, **settings)
        self._line_up()

    def on_room(self, _actions: object, _room: float) -> None:
        self._line_up()

    def _line_up(self, *_: object) -> None:
        together = sum(pill.width + self.spacing for pill in self.children) - self.spacing
        self.orientation = "horizontal" if together <= self.room else "vertical"


load_rules(__file__)
