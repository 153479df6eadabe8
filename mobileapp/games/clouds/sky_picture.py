"""The sky with its clouds, drawn with raw canvas instructions: a picture to look at."""

from collections.abc import Iterable, Mapping
from typing import Any

from kivy.clock import Clock
from kivy.graphics import (
    Canvas,
    Color,
    InstructionGroup,
    PopMatrix,
    PushMatrix,
    Rectangle,
    RoundedRectangle,
    Scale,
    StencilPop,
    StencilPush,
    StencilUnUse,
    StencilUse,
    Translate,
)
from kivy.graphics.texture import Texture
from kivy.properties import ListProperty, NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from engine.games.clouds.geometry import Cloud
from engine.games.clouds.shapes import SKY_HEIGHT, SKY_WIDTH
from mobileapp.games.clouds.artwork import ask_for, sky_path
from mobileapp.games.clouds.figure import CloudFigure
from mobileapp.theme import theme

ASPECT = SKY_WIDTH / SKY_HEIGHT
SHADED = 0.15
"""Clouds larger than this, in pixels per sky unit, cast shadows on one another."""


class SkyPicture(Widget):
    """Shows clouds in a sky as large as fits, its corners rounded."""

    clouds = ObjectProperty(())
    """The clouds in drawing order."""
    box = ListProperty([0, 0, 1, 1])
    """Where the sky is within the widget: x, y, width and height."""
    corner = NumericProperty(0)

    def __init__(self, **settings: Any) -> None:
        self._worlds: list[tuple[Translate, Scale]] = []
        self._draw_soon = Clock.create_trigger(self._draw, -1)
        super().__init__(**{"size": (0, 0)} | settings)  # not drawn before it has its place
        with self.canvas:
            StencilPush()
            self._frame = RoundedRectangle()
            StencilUse()
            self._colour = Color(*theme.twilight)
            self._ground = Rectangle()
        self.lying = self.add_world(self.canvas)
        """What lies in the sky; nothing of it is drawn outside."""
        with self.canvas:
            StencilUnUse()
            self._frame_again = RoundedRectangle()
            StencilPop()
        self.bind(pos=self.fit, size=self.fit, box=self._draw_soon, clouds=self._draw_soon)
        self.fit()
        self._draw_soon()

    def add_world(self, canvas: Canvas) -> InstructionGroup:
        """A group on that canvas which is drawn in sky units."""
        group, at, unit = InstructionGroup(), Translate(), Scale(1)
        for instruction in (PushMatrix(), at, unit, group, PopMatrix()):
            canvas.add(instruction)
        self._worlds.append((at, unit))
        return group

    @property
    def unit(self) -> float:
        """Pixels per sky unit."""
        return float(self.box[2] / SKY_WIDTH)

    def fit(self, *_: object) -> None:
        """Give the sky its place: the middle of the widget."""
        width = min(self.width, self.height * ASPECT)
        height = width / ASPECT
        self.box = [self.center_x - width / 2, self.center_y - height / 2, width, height]

    def to_sky(self, x: float, y: float) -> tuple[float, float]:
        """A place on the screen in sky units."""
        return (x - self.box[0]) / self.unit, (y - self.box[1]) / self.unit

    def from_sky(self, x: float, y: float) -> tuple[float, float]:
        """A place in the sky on the screen."""
        return self.box[0] + x * self.unit, self.box[1] + y * self.unit

    def _draw(self, *_: object) -> None:
        x, y, width, height = self.box
        if width <= 1:
            return
        for frame in (self._frame, self._frame_again):
            frame.pos, frame.size = (x, y), (width, height)
            frame.radius = [self.corner or theme.radius]
        self._ground.pos, self._ground.size = (x, y), (width, height)
        for at, unit in self._worlds:
            at.xy, unit.xyz = (x, y), (self.unit, self.unit, 1)
        ask_for(sky_path(), width, height, self._arrive)
        self.draw_clouds()

    def _arrive(self, texture: Texture, _problem: object) -> None:
        self._ground.texture = texture
        self._colour.rgba = 1, 1, 1, 1

    def draw_clouds(self) -> None:
        """Draw every cloud anew."""
        self.lying.clear()
        for cloud in self.clouds:
            figure = CloudFigure(cloud.id, unit=self.unit, shaded=self.unit > SHADED)
            figure.show(cloud)
            self.lying.add(figure)


def clouds_from(story: Iterable[Mapping[str, Any]]) -> tuple[Cloud, ...]:
    """The clouds of a finished sky as the evening remembers them."""
    return tuple(Cloud(**told) for told in story)
