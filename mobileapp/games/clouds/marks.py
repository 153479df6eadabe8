"""What is drawn over the clouds: locks, the handle for turning, the way of a pushing finger."""

from functools import cache
from math import atan2, cos, degrees, hypot, radians, sin

from kivy.core.text import Label
from kivy.graphics import (
    Color,
    Ellipse,
    InstructionGroup,
    Line,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Rotate,
)
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivymd.icon_definitions import md_icons

from engine.games.clouds.geometry import Point, reach
from engine.games.clouds.shapes import SKY_HEIGHT, SKY_WIDTH
from mobileapp.games.clouds.hold import Hold
from mobileapp.theme import theme

LOCK = 15
KNOB = 17
"""Radii in dp."""
FINGER = 30
"""How far from the middle of the knob, in dp, a finger still takes it."""
NEAR_MIDDLE = 60


@cache
def _icon(name: str, size: int) -> Texture:
    label = Label(text=md_icons[name], font_name="Icons", font_size=size)
    label.refresh()
    return label.texture


def _add_icon(group: InstructionGroup, name: str, at: tuple[float, float], side: float) -> None:
    group.add(Color(*theme.ink))
    group.add(
        Rectangle(
            texture=_icon(name, int(dp(28))),
            pos=(at[0] - side / 2, at[1] - side / 2),
            size=(side, side),
        )
    )


class Lock(InstructionGroup):
    """Says that a cloud was just placed or moved, and may not be touched now."""

    def __init__(self, at: tuple[float, float], unit: float, facing: float) -> None:
        super().__init__()
        radius = dp(LOCK) / unit
        self.add(PushMatrix())
        self.add(Rotate(angle=facing, origin=at))
        self.add(Color(*theme.paper[:3], 0.9))
        self.add(Ellipse(pos=(at[0] - radius, at[1] - radius), size=(2 * radius, 2 * radius)))
        _add_icon(self, "lock", at, radius * 1.2)
        self.add(PopMatrix())


class Handle(InstructionGroup):
    """A ring around the cloud in hand, with a knob that turns it."""

    def __init__(self) -> None:
        super().__init__()
        self.direction = 0.0
        """Where the knob is, seen from the middle of the cloud, in degrees."""

    def point_inwards(self, hold: Hold) -> None:
        """Put the knob where it is easy to reach: toward the middle of the sky."""
        right, up = SKY_WIDTH / 2 - hold.x, SKY_HEIGHT / 2 - hold.y
        near = hypot(right, up) < NEAR_MIDDLE
        self.direction = 90.0 if near else degrees(atan2(up, right))

    def knob(self, hold: Hold, unit: float) -> tuple[float, float]:
        """The middle of the knob, in sky units."""
        away = self._radius(hold, unit)
        turned = radians(self.direction)
        return hold.x + away * cos(turned), hold.y + away * sin(turned)

    @staticmethod
    def _radius(hold: Hold, unit: float) -> float:
        return reach(hold.shape) + dp(KNOB) / unit

    def draw(self, hold: Hold, unit: float) -> None:
        self.clear()
        away, radius, at = self._radius(hold, unit), dp(KNOB) / unit, self.knob(hold, unit)
        self.add(Color(*theme.moonlight[:3], 0.85))
        self.add(Line(circle=(hold.x, hold.y, away), width=dp(1.3)))
        self.add(Color(*theme.gold))
        self.add(Ellipse(pos=(at[0] - radius, at[1] - radius), size=(2 * radius, 2 * radius)))
        _add_icon(self, "rotate-left", at, radius * 1.35)


class Stroke(InstructionGroup):
    """The straight way of a finger that pushes clouds."""

    def draw(self, start: Point, end: Point, unit: float) -> None:
        self.clear()
        radius = dp(7) / unit
        self.add(Color(*theme.moonlight[:3], 0.9))
        self.add(Line(points=(*start, *end), width=dp(2), cap="round"))
        self.add(Ellipse(pos=(start[0] - radius, start[1] - radius), size=(2 * radius, 2 * radius)))
        self.add(Line(circle=(*end, 2.4 * radius), width=dp(1.6)))
