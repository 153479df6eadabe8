"""A widget that shows a picture once it is decoded, by default cropped to fill a rounded frame."""

from functools import lru_cache
from math import cos, pi, sin
from pathlib import Path

from kivy.clock import Clock
from kivy.graphics import Color, Mesh
from kivy.graphics.texture import Texture
from kivy.properties import NumericProperty, ObjectProperty, OptionProperty
from kivy.uix.widget import Widget

from engine.errors import BadPack
from mobileapp.picture_cache import Request
from mobileapp.running_app import running_app
from mobileapp.theme import theme

CORNER_STEPS = 8
"""How many segments approximate the arc of a corner."""


class Picture(Widget):
    """A widget that shows the picture in the file at `path`.

    Until the file is decoded, the widget shows a cached texture of another size or a plain colour.
    """

    path = ObjectProperty(None, allownone=True)
    texture = ObjectProperty(None, allownone=True)
    radius = NumericProperty(None, allownone=True)
    """The radius of its corners; None for that of the theme."""
    fit = OptionProperty("cover", options=["cover", "contain"])
    """With "cover", the picture is cropped to fill the frame; with "contain", it is shown whole."""
    focus = NumericProperty(0.5)
    """The part that stays visible if the height is cropped: from 0 (top) to 1 (bottom)."""

    zoom = NumericProperty(1)
    """How much larger than needed to fill the frame the picture is; its middle stays in sight."""

    def __init__(self, **settings: object) -> None:
        self._requests: list[Request] = []
        self._ask_soon = Clock.create_trigger(self._ask)
        self._draw_soon = Clock.create_trigger(self._draw, -1)
        super().__init__(**{"size": (1, 1)} | settings)  # request nothing before layout
        with self.canvas:
            self._tint = Color()
            # A mesh can crop a picture; Kivy's RoundedRectangle always shows the whole texture.
            self.shape = Mesh(mode="triangle_fan")
        self.bind(
            **dict.fromkeys(
                ("pos", "size", "texture", "fit", "focus", "radius", "zoom"), self._draw_soon
            )
        )
        self.bind(path=self._ask_soon, size=self._ask_soon)
        self._ask_soon()
        self._draw_soon()

    @property
    def corner(self) -> float:
        """The radius with which its corners are drawn."""
        return float(theme.radius if self.radius is None else self.radius)

    def on_path(self, _picture: object, path: Path | None) -> None:
        pictures = getattr(running_app(), "pictures", None)  # None before the app is built
        self.texture = pictures.cached(path) if pictures and path else None

    def _ask(self, *_: object) -> None:
        """Cancel earlier requests, and request the picture if the size of the widget is known."""
        while self._requests:
            self._requests.pop().cancel()
        if self.path is not None and self.width > 1 and self.height > 1:
            pictures = running_app().pictures
            self._requests.append(pictures.request(self.path, self._wanted_size(), self._show))

    def _wanted_size(self) -> tuple[int, int]:
        """The size in which the picture is requested."""
        return int(self.width * self.zoom), int(self.height * self.zoom)

    def place_of(self, across: float, down: float) -> tuple[float, float]:
        """Where a point of the picture is drawn, or would be if it were not cropped away.

        `across` and `down` are parts of the picture's width and height, from 0 at its upper left
        corner to 1. The result is valid only if `fit` is "cover". Without a texture, it is the
        centre of the widget.
        """
        texture = self.texture
        if texture is None or self.width <= 0 or self.height <= 0:
            return self.center_x, self.center_y
        scale = max(self.width / texture.width, self.height / texture.height)
        width, height = texture.width * scale, texture.height * scale
        top = self.top + (height - self.height) * self.focus
        return self.center_x + (across - 0.5) * width, top - down * height

    def _show(self, texture: Texture, _problem: BadPack | None) -> None:
        self.texture = texture

    def _draw(self, *_: object) -> None:
        texture = self.texture
        self._tint.rgba = (1, 1, 1, 1) if texture else theme.twilight
        self.shape.texture = texture
        width, height = self.size
        across, down = 1.0, 1.0
        if texture is not None and width > 0 and height > 0:
            across, down = texture.width / width, texture.height / height
            if self.fit == "contain":
                scale = max(across, down)
                width, height = texture.width / scale, texture.height / scale
                across = down = 1.0
        # The visible parts of the texture's width and height.
        shown = min(across, down) / self.zoom
        seen = shown / across, shown / down
        x, y = self.center_x - width / 2, self.center_y - height / 2
        corners = texture.tex_coords if texture else (0, 0, 1, 0, 1, 1, 0, 1)
        (left, bottom), (right, top) = corners[:2], corners[4:6]
        vertices: list[float] = []
        for along, up in _rounded(width, height, self.corner):
            part = 0.5 + (along - 0.5) * seen[0], up * seen[1] + (1 - seen[1]) * (1 - self.focus)
            vertices += (x + along * width, y + up * height)
            vertices += (left + part[0] * (right - left), bottom + part[1] * (top - bottom))
        self.shape.vertices = vertices
        self.shape.indices = range(len(vertices) // 4)


@lru_cache
def _rounded(width: float, height: float, radius: float) -> tuple[tuple[float, float], ...]:
    """The points of a triangle fan for a rounded frame: its middle, then its outline.

    Their coordinates are parts of the frame's width and height.
    """
    across = min(0.5, radius / width) if width > 0 else 0
    up = min(0.5, radius / height) if height > 0 else 0
    corners = ((1, 1), (0, 1), (0, 0), (1, 0))
    outline = [
        (
            abs(right - across) + across * cos((quarter + step / CORNER_STEPS) * pi / 2),
            abs(top - up) + up * sin((quarter + step / CORNER_STEPS) * pi / 2),
        )
        for quarter, (right, top) in enumerate(corners)
        for step in range(CORNER_STEPS + 1)
    ]
    return ((0.5, 0.5), *outline, outline[0])
