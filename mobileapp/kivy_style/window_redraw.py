"""Redraws when the app comes to the front: some tablets lose frames, or the whole GL context."""

import gc

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics import Color, Rectangle
from kivy.graphics.context import get_context
from kivy.graphics.opengl import glIsTexture
from kivy.graphics.texture import Texture

REDRAWS = (0, 0.3, 1, 2)
"""Seconds after coming to the front at which to redraw: some tablets drop the first frames."""
FAINT = 1 / 255
"""The smallest visible change of a pixel: a frame equal to the last one is not always shown."""


class WindowRedraw:
    """Redraws, and reloads all graphics if the GL context was lost. Needs a window."""

    def __init__(self) -> None:
        self._known = Texture.create(size=(1, 1))
        self._known.bind()  # only then does it exist for the driver
        with Window.canvas.after:
            self._tint = Color(1, 1, 1, 0)
            self._dot = Rectangle(size=(1, 1))
        self._redraws = [Clock.create_trigger(self._redraw, delay) for delay in REDRAWS]

    def show_again(self) -> None:
        """Redraw several times; called when the app comes to the front."""
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
        # Checked here and not on resume: the GL context exists only with the first frame.
        if not glIsTexture(self._known.id):
            gc.unfreeze()  # Kivy collects garbage before it reloads, and must see all of it
            get_context().reload()
        self._tint.a = 0 if self._tint.a else FAINT
        Window.update_viewport()
