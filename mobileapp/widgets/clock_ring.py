"""The clock: a ring that shrinks and needs no reading, and digits turned to several sides."""

from math import ceil
from typing import Any

from kivy.clock import Clock
from kivy.core.text import Label
from kivy.graphics import Color, PopMatrix, PushMatrix, Rectangle, Rotate, Translate
from kivy.properties import AliasProperty, BooleanProperty, ListProperty, NumericProperty
from kivy.uix.widget import Widget

from mobileapp.theme import theme
from mobileapp.widgets import load_rules

URGENT = 10
"""Seconds before the end from which the ring is red and wide."""
STEPS = 360
"""Into how many parts the ring is cut: it is drawn anew only when one of them is gone."""
DIGITS = {1: 0.44, 2: 0.32, 4: 0.19}
"""The size of the digits, as a part of the ring's, by how many sides read them."""
AWAY = {1: 0.0, 2: 0.18, 4: 0.24}
"""How far from the middle they stand."""


class ClockRing(Widget):
    """`left` of `total` seconds; a time that stands still is dimmed."""

    total = NumericProperty(1)
    left = NumericProperty(0)
    standing = BooleanProperty(False)
    facing = ListProperty([0])
    """From which sides the digits are read: 0 from below, 90 from the right, 180 from above."""

    def _get_part(self) -> float:
        return ceil(min(max(self.left / (self.total or 1), 0), 1) * STEPS) / STEPS

    def _get_seconds(self) -> int:
        return ceil(max(self.left, 0))

    def _get_urgent(self) -> bool:
        return 0 < self.seconds <= URGENT

    part = AliasProperty(_get_part, bind=["left", "total"], cache=True)
    seconds = AliasProperty(_get_seconds, bind=["left"], cache=True)
    urgent = AliasProperty(_get_urgent, bind=["seconds"], cache=True)

    def __init__(self, **settings: Any) -> None:
        self._write_soon = Clock.create_trigger(self._write, -1)
        super().__init__(**settings)
        self.bind(**dict.fromkeys(("pos", "size", "facing", "seconds"), self._write_soon))
        self._write_soon()

    @property
    def digits(self) -> str:
        """Minutes and seconds, or only the seconds of the last minute."""
        minutes, seconds = divmod(int(self.seconds), 60)
        return f"{minutes}:{seconds:02}" if minutes else str(seconds)

    def _write(self, *_: object) -> None:
        """Write the digits once, and show them to every side."""
        side, sides = min(self.size), len(self.facing)
        label = Label(text=self.digits, font_size=max(side * DIGITS[sides], 1), bold=True)
        label.refresh()
        texture = label.texture
        self.canvas.after.clear()
        with self.canvas.after:
            Color(*theme.moonlight)
            for angle in self.facing:
                PushMatrix()
                Translate(*self.center)
                Rotate(angle=angle, axis=(0, 0, 1))
                Rectangle(
                    texture=texture,
                    pos=(-texture.width / 2, -side * AWAY[sides] - texture.height / 2),
                    size=texture.size,
                )
                PopMatrix()


load_rules(__file__)
