"""Redraws the window when the app comes to the front.

At that time some tablets do not show the first frames, or have lost the whole GL context.
"""

import gc

from kivy.cache import Cache
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics import Color, Rectangle
from kivy.graphics.context import get_context
from kivy.graphics.opengl import glIsTexture
from kivy.graphics.texture import Texture

REDRAWS = (0, 0.3, 1, 2)
"""The times of the redraws, in seconds after the app came to the front."""
FAINT = 1 / 255
"""The opacity of a dot that is drawn in every second redraw.

The dot makes each redraw different from the one before, because an identical frame may be skipped.
"""


LINE_EDGES = b"\xff\xff\xff\x00" + b"\xff" * 8 + b"\xff\xff\xff\x00"
"""The four pixels of the texture that all smooth lines of Kivy share: clear at both edges."""


class WindowRedraw:
    """Redraws the window, and reloads all graphics if the GL context was lost.

    It can only be created when there is a window.
    """

    def __init__(self) -> None:
        self._known = Texture.create(size=(1, 1))
        self._known.bind()  # `glIsTexture` is false for a texture that was never bound
        with Window.canvas.after:
            self.tint = Color(1, 1, 1, 0)
            self._dot = Rectangle(size=(1, 1))
        self._redraws = [Clock.create_trigger(self._redraw, delay) for delay in REDRAWS]

    def show_again(self) -> None:
        """Redraw the window several times; call this when the app comes to the front."""
        for redraw in self._redraws:
            redraw.cancel()
            redraw()

    def stop(self) -> None:
        """Cancel all further redraws, and remove the dot from the window."""
        for redraw in self._redraws:
            redraw.cancel()
        for instruction in (self.tint, self._dot):
            Window.canvas.after.remove(instruction)

    def _redraw(self, _dt: float) -> None:
        # The GL context is checked here, not on resume: there is none before the first frame.
        if not glIsTexture(self._known.id):
            gc.unfreeze()  # `reload` runs a collection, which would skip frozen objects
            get_context().reload()
            _refill_smooth_lines()
        self.tint.a = 0 if self.tint.a else FAINT
        Window.update_viewport()


def _refill_smooth_lines() -> None:
    """Fill the texture of smooth lines again: only the first line would, and it may be gone."""
    texture = Cache.get("kv.graphics.texture", "smoothline")
    if texture is not None:
        texture.blit_buffer(LINE_EDGES, colorfmt="rgba")
