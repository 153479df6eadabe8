"""Rows and columns of widgets; `mobileapp.stage.boxes` has those of scenes."""

from typing import Any

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from mobileapp.widgets import load_kv


class Row(BoxLayout):
    """Widgets beside each other, each in the middle of the height unless it says otherwise."""

    def add_widget(self, widget: Widget, *args: Any, **named: Any) -> None:
        widget.pos_hint = {"center_y": 0.5} | widget.pos_hint
        super().add_widget(widget, *args, **named)


class Column(BoxLayout):
    """Widgets below each other; it is as high as they are together."""


load_kv(__file__)
