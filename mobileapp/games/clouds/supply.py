"""The clouds that are left, a stack for each shape, along an artist's edge."""

from collections.abc import Sequence
from typing import Any

from kivy.clock import Clock
from kivy.core.text import Label
from kivy.graphics import (
    Color,
    PopMatrix,
    PushMatrix,
    Rectangle,
    RoundedRectangle,
    Scale,
    Translate,
)
from kivy.properties import BooleanProperty, ListProperty
from kivy.uix.widget import Widget

from engine.games.clouds.geometry import Cloud
from engine.games.clouds.shapes import SHAPES
from engine.games.clouds.sky import PIECES
from mobileapp.games.clouds.figure import WHITE, CloudFigure
from mobileapp.theme import theme

FAN = 26, 15
"""How far each cloud of a stack lies from the one below it, in sky units."""
EMPTY = (1, 1, 1, 0.1)
DIM = 0.45


class CloudSupply(Widget):
    """A finger that takes a cloud is announced with `on_take`: the shape, and the touch."""

    active = BooleanProperty(False)
    """Whether the artist at this edge may take a cloud now."""
    used = ListProperty()
    """The ids of the pieces that are in the sky."""

    __events__ = ("on_take", "on_wait")

    def __init__(self, **settings: Any) -> None:
        self._draw_soon = Clock.create_trigger(self._draw, -1)
        super().__init__(size=(0, 0), **settings)  # nothing to draw before it has its place
        self.bind(**dict.fromkeys(("pos", "size", "active", "used"), self._draw_soon))
        self._draw_soon()

    def on_take(self, shape: str, touch: Any) -> None:
        pass

    def on_wait(self) -> None:
        """Somebody reached for a cloud although it is not their turn."""

    def left(self, shape: str) -> list[int]:
        """The pieces of a shape that can be taken, the next one first."""
        return [i for i, kind in enumerate(PIECES) if kind == shape and i not in self.used]

    def slot(self, place: int) -> tuple[float, float, float]:
        """The left edge, the middle and the width of a stack's place."""
        width = self.width / len(SHAPES)
        return self.x + place * width, self.x + (place + 0.5) * width, width

    # --- fingers ------------------------------------------------------------------------------

    def on_touch_down(self, touch: Any) -> bool:
        if not self.collide_point(*touch.pos):
            return False
        if not self.active:
            self.dispatch("on_wait")
            return True
        place = min(int((touch.x - self.x) / self.width * len(SHAPES)), len(SHAPES) - 1)
        shape = tuple(SHAPES)[place]
        if self.left(shape):
            self.dispatch("on_take", shape, touch)
        return True

    # --- drawing ------------------------------------------------------------------------------

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        if min(self.size) <= 1:
            return
        for place, shape in enumerate(SHAPES):
            self._draw_stack(place, shape)

    def _draw_stack(self, place: int, shape: str) -> None:
        edge, middle, width = self.slot(place)
        inset, left = theme.gap * 0.25, self.left(shape)
        with self.canvas:
            Color(*theme.twilight if self.active and left else theme.dusk)
            RoundedRectangle(
                pos=(edge + inset, self.y),
                size=(width - 2 * inset, self.height),
                radius=[theme.radius * 0.7],
            )
            PushMatrix()
            Translate(middle, self.center_y)
            unit = self._unit(shape, width - 4 * inset)
            Scale(unit, unit, 1)
        for number, piece in enumerate(reversed(left or [PIECES.index(shape)])):
            aside = number - (len(left or [0]) - 1) / 2
            tint: Sequence[float] = WHITE if left else EMPTY
            tint = tint if self.active else (1, 1, 1, tint[3] * DIM)
            figure = CloudFigure(piece, tint, unit=unit)
            figure.show(Cloud(piece, shape, 0, 0, 0, False), FAN[0] * aside, -FAN[1] * aside)
            self.canvas.add(figure)
        with self.canvas:
            PopMatrix()
        self._draw_count(edge + inset, len(left))

    def _unit(self, shape: str, width: float) -> float:
        """Pixels per sky unit at which a whole stack fits into its place."""
        flat = SHAPES[shape]
        return min(
            width / (flat.width + 3 * FAN[0]), self.height * 0.94 / (flat.height + 3 * FAN[1])
        )

    def _draw_count(self, x: float, count: int) -> None:
        label = Label(text=str(count), font_size=theme.small * 0.9, bold=True)
        label.refresh()
        with self.canvas:
            Color(*(theme.moonlight if self.active else theme.mist))
            Rectangle(
                texture=label.texture,
                pos=(x + theme.gap * 0.5, self.y + theme.gap * 0.2),
                size=label.texture.size,
            )
