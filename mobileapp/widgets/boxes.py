"""Rows and columns of widgets; `mobileapp.stage.boxes` has those of scenes."""

from typing import Any

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.layout import Layout
from kivy.uix.widget import Widget

from mobileapp.widgets import load_kv


class Row(BoxLayout):
    """Widgets beside each other, each in the middle of the height unless it says otherwise."""

    def add_widget(self, widget: Widget, *args: Any, **named: Any) -> None:
        widget.pos_hint = {"center_y": 0.5} | widget.pos_hint
        super().add_widget(widget, *args, **named)


Spot = tuple[int, float]
"""The line of a box, from the top, and the distance of its left edge from that of the room."""


class OwnHeight(Layout):
    """The base class of layouts that place their children and set their own height."""

    causes: tuple[str, ...] = ("spacing",)
    """The properties of its own on which the layout depends."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(size_hint_y=None, height=0, **settings)
        for cause in ("children", "pos", "size", *self.causes):
            self.fbind(cause, self._trigger_layout)


class Column(BoxLayout):
    """Widgets below each other; it is as high as they are together."""


load_kv(__file__)
