"""A part of the screen that is turned toward the people on another side of the table."""

from math import cos, radians, sin
from typing import Any

from kivy.properties import NumericProperty
from kivy.uix.relativelayout import RelativeLayout

from mobileapp.widgets import load_rules


class Turned(RelativeLayout):
    """Everything in it, and every touch on it, is turned about its middle."""

    angle = NumericProperty(0)
    """Degrees counter-clockwise: at 180 it is read from the opposite side."""

    def to_parent(self, x: float, y: float, **named: Any) -> tuple[float, float]:
        return super().to_parent(*self._turn(x, y, self.angle), **named)

    def to_local(self, x: float, y: float, **named: Any) -> tuple[float, float]:
        return self._turn(*super().to_local(x, y, **named), -self.angle)

    def _turn(self, x: float, y: float, angle: float) -> tuple[float, float]:
        cosine, sine = cos(radians(angle)), sin(radians(angle))
        right, up = x - self.width / 2, y - self.height / 2
        return (
            self.width / 2 + right * cosine - up * sine,
            self.height / 2 + right * sine + up * cosine,
        )


load_rules(__file__)
