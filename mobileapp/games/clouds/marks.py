"""What is drawn around clouds: locks, the way of a pushing finger, whose side of the sky it is."""

from functools import cache

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
    Translate,
)
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivymd.icon_definitions import md_icons

from engine.games.clouds.geometry import Point
from engine.games.clouds.shapes import SKY_HEIGHT, SKY_WIDTH
from mobileapp.theme import theme

LOCK = 15
"""Its radius in dp."""
SIDE = 7
"""How thick the bar is, in dp, that shows whose turn it is."""


@cache
def _icon(name: str, size: int) -> Texture:
    label = Label(text=md_icons[name], font_name="Icons", font_size=size)
    label.refresh()
    return label.texture


def add_icon(group: InstructionGroup, name: str, x: float, y: float, side: float) -> None:
    """An icon in ink, its middle there."""
    group.add(Color(*theme.ink))
    group.add(
        Rectangle(
            texture=_icon(name, int(dp(28))),
            pos=(x - side / 2, y - side / 2),
            size=(side, side),
        )
    )


class Lock(InstructionGroup):
    """Says that a cloud was just placed or moved, and may not be touched now."""

    def __init__(self, unit: float, facing: float) -> None:
        super().__init__()
        radius = dp(LOCK) / unit
        self._at = Translate()
        for instruction in (PushMatrix(), self._at, Rotate(angle=facing, axis=(0, 0, 1))):
            self.add(instruction)
        self.add(Color(*theme.paper[:3], 0.9))
        self.add(Ellipse(pos=(-radius, -radius), size=(2 * radius, 2 * radius)))
        add_icon(self, "lock", 0, 0, radius * 1.2)
        self.add(PopMatrix())

    def put(self, x: float, y: float) -> None:
        """Draw it there."""
        self._at.xy = x, y


class Stroke(InstructionGroup):
    """The straight way of a finger that pushes clouds."""

    def draw(self, start: Point, end: Point, unit: float) -> None:
        self.clear()
        radius = dp(7) / unit
        self.add(Color(*theme.moonlight[:3], 0.9))
        self.add(Line(points=(*start, *end), width=dp(1.6) / unit, cap="round"))
        self.add(Ellipse(pos=(start[0] - radius, start[1] - radius), size=(2 * radius, 2 * radius)))
        self.add(Line(circle=(*end, 2.4 * radius), width=dp(1.2) / unit))


class Side(InstructionGroup):
    """A bar along the edge of the sky in the colour of the artist there, who is to act."""

    def draw(self, facing: float, colour: list[float], unit: float) -> None:
        self.clear()
        thick = dp(SIDE) / unit
        self.add(Color(*colour))
        self.add(
            Rectangle(pos=(0, SKY_HEIGHT - thick if facing else 0), size=(SKY_WIDTH, thick)),
        )
