"""A picture that arrives when it is ready, cropped to fill its rounded frame."""

from pathlib import Path

from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import RoundedRectangle
from kivy.graphics.texture import Texture
from kivy.properties import NumericProperty, ObjectProperty, OptionProperty
from kivy.uix.widget import Widget

from engine.refusal import BadPack
from mobileapp.pictures import Request
from mobileapp.theme import theme
from mobileapp.widgets import load_rules


class Picture(Widget):
    """Shows the file at `path`; until it is decoded, a calm surface of the night."""

    path = ObjectProperty(None, allownone=True)
    texture = ObjectProperty(None, allownone=True)
    radius = NumericProperty(0)
    fit = OptionProperty("cover", options=["cover", "contain"])
    """Fill the frame and crop, or show all of the picture."""

    def __init__(self, **settings: object) -> None:
        self._request: Request | None = None
        self._ask_soon = Clock.create_trigger(self._ask)
        super().__init__(**settings)
        with self.canvas:
            self._shape = RoundedRectangle()
        self.bind(pos=self._fit, size=self._fit, texture=self._fit, fit=self._fit)
        self.bind(radius=self._fit)
        self.bind(path=self._ask_soon, size=self._ask_soon)
        self._ask_soon()

    def on_path(self, _picture: object, path: Path | None) -> None:
        self.texture = None

    def _ask(self, *_: object) -> None:
        """Ask for the picture in the size it will have, once layout has settled."""
        if self._request is not None:
            self._request.cancel()
        if self.path is not None and self.width > 1 and self.height > 1:
            size = (int(self.width), int(self.height))
            self._request = App.get_running_app().pictures.request(self.path, size, self._arrive)

    def _arrive(self, texture: Texture, _problem: BadPack | None) -> None:
        self._request = None
        self.texture = texture

    def _fit(self, *_: object) -> None:
        shape, texture = self._shape, self.texture
        shape.radius = [self.radius or theme.radius]
        shape.pos, shape.size = self.pos, self.size
        if texture is not None and self.width > 0 and self.height > 0:
            across, down = texture.width / self.width, texture.height / self.height
            if self.fit == "contain":
                scale = max(across, down)
                width, height = texture.width / scale, texture.height / scale
                shape.pos = (self.center_x - width / 2, self.center_y - height / 2)
                shape.size = (width, height)
            else:
                # A rounded rectangle heeds no texture coordinates, only a part of a texture.
                scale = min(across, down)
                width, height = self.width * scale, self.height * scale
                left, bottom = (texture.width - width) / 2, (texture.height - height) / 2
                texture = texture.get_region(left, bottom, width, height)
        shape.texture = texture


load_rules(__file__)
