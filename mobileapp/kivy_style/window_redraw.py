"""Sees to it that what was drawn is seen: tablets lose pictures, at times all graphics at once."""

import gc

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics import Color, Rectangle
from kivy.graphics.context import get_context
from kivy.graphics.opengl import glIsTexture
from kivy.graphics.texture import Texture

REDRAWS = (0, 0.3, 1, 2)
"""Seconds after a start or a return: some tablets show nothing of the first pictures they get."""
FAINT = 1 / 255
"""The least that makes a difference: a picture like the last one is not always shown."""


class WindowRedraw:
    """Draws again what may have been lost; made once there is a window."""

    def __init__(self) -> None:
        self._known = Texture.create(size=(1, 1))
        self._known.bind()  # only then does it exist for the driver
        with Window.canvas.after:
            self._tint = Color(1, 1, 1, 0)
            self._dot = Rectangle(size=(1, 1))
        self._redraws = [Clock.create_trigger(self._redraw, delay) for delay in REDRAWS]

    def show_again(self) -> None:
        """The app has just come to the front: draw until it is certainly seen."""
        for redraw in self._redraws:
            redraw.cancel()
            redraw()

    def stop(self) -> None:
        """Draw no more."""
        for redraw in self._redraws:
            redraw.cancel()
        for instruction in (self._tint, self._dot):
            Window.canvas.after.remove(instruction)

    def _redraw(self, _dt: float) -> None:
        # Not sooner: on the way back the graphics are there only with the first frame.
        if not glIsTexture(self._known.id):
            gc.unfreeze()  # Kivy frees first what is gone, and must see all of it
            get_context().reload()
        self._tint.a = 0 if self._tint.a else FAINT
        Window.update_viewport()
