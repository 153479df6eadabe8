"""Draws the lights around the flames of a look, on the stage and on pages."""

from collections.abc import Sequence

from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.graphics.texture import Texture
from kivy.utils import get_color_from_hex

from mobileapp.stage.colours import CANDLELIGHT
from mobileapp.stage.flames import Flame, breath

RGB = get_color_from_hex(CANDLELIGHT)[:3]


class FlameDrawing:
    """The lights of one look; nothing is painted for them, as all share one soft texture."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self._drawn: list[tuple[Color, Rectangle]] = []

    @property
    def opacities(self) -> tuple[float, ...]:
        """The opacities of the lights; empty if there are none."""
        return tuple(colour.a for colour, _ in self._drawn)

    def draw(
        self,
        flames: Sequence[Flame],
        left: float,
        top: float,
        seconds: float,
        soft: Texture,
        number: int = 0,
        opacity: float = 1.0,
    ) -> None:
        """Draw the lights at a time, for a look whose upper left corner is (`left`, `top`).

        `number` is that of the first flame, by which flames differ; `opacity` is the look's own.
        """
        if len(flames) != len(self._drawn):
            self.put_out()
            self._drawn = [(Color(*RGB, 0), Rectangle(texture=soft)) for _ in flames]
            for parts in self._drawn:
                for part in parts:
                    self.group.add(part)
        for place, (flame, (colour, dot)) in enumerate(zip(flames, self._drawn, strict=True)):
            light = breath(number + place, seconds)
            side = flame.side * light.size
            colour.a = light.opacity * opacity
            dot.size = side, side
            dot.pos = left + flame.x - side / 2, top - flame.y - side / 2

    def put_out(self) -> None:
        """Remove all lights."""
        self.group.clear()
        self._drawn.clear()
