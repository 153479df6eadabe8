"""Looks of the stage as pictures on ordinary pages: painted on worker threads, shared, bounded."""

from collections.abc import Collection
from weakref import WeakSet

from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import Color, Rectangle
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from mobileapp.stage.looks import Art
from mobileapp.stage.scene import Look
from mobileapp.stage.textures import Textures

CACHE_BYTES = 16 * 2**20


class PagePainter(Textures):
    """Paints for every page of the app, and tells those who wait for a look that it is there."""

    def __init__(self, art: Art) -> None:
        super().__init__(art, CACHE_BYTES)
        self.waiting_for: WeakSet[PaintedLook] = WeakSet()
        self.on_painted = self._tell

    def _tell(self, looks: Collection[Look]) -> None:
        for widget in list(self.waiting_for):
            if widget.look in looks:
                widget.ask()


class PaintedLook(Widget):
    """Shows a look as large as it is itself; nothing until that is painted."""

    look = ObjectProperty(None, allownone=True)

    def __init__(self, **settings: object) -> None:
        super().__init__(**{"size": (1, 1)} | settings)  # nothing is painted before it is laid out
        with self.canvas:
            self._tint, self._body = Color(1, 1, 1, 0), Rectangle()
        self.ask = Clock.create_trigger(self._ask, -1)
        self.bind(look=self.ask, size=self.ask, pos=self.ask)
        self.ask()

    def _ask(self, _dt: float) -> None:
        painter: PagePainter = App.get_running_app().painter
        painter.waiting_for.discard(self)
        painted = None
        if self.look is not None and self.width > 1 and self.height > 1:
            painter.waiting_for.add(self)
            painted = painter.get(self.look, self.width, self.height)
        self._tint.a = 0 if painted is None else 1
        if painted is not None:
            texture = painted.texture
            width = texture.width * self.width / painted.width
            height = texture.height * self.height / painted.height
            self._body.texture = texture
            self._body.size = width, height
            self._body.pos = self.center_x - width / 2, self.center_y - height / 2
