"""Flames on a page in Kivy: a look whose flames breathe, and what lets all of a page breathe."""

from collections.abc import Callable, Iterable

from kivy.clock import Clock

from mobileapp.stage.flame_drawing import FlameDrawing
from mobileapp.stage.flames import AWAKE
from mobileapp.theme import theme
from mobileapp.widgets.painted_look import PaintedLook
from mobileapp.widgets.soft_textures import soft_dot

RATE = 12
"""How often flames are drawn anew, per second."""


class GlowingLook(PaintedLook):
    """A look with flames."""

    def __init__(self, **settings: object) -> None:
        self.lights = FlameDrawing()
        super().__init__(**settings)
        self.canvas.add(self.lights.group)

    def glow(self, seconds: float) -> None:
        """Draw the lights of all flames at a time."""
        flames = self.look.flames(self.width, self.height) if self.up_to_date else ()
        self.lights.draw(flames, self.x, self.top, seconds, soft_dot())

    def come_to_rest(self) -> None:
        """Put out the lights."""
        self.lights.put_out()


class Flames:
    """Lets all flames of a page breathe, until it is left or has been open for `AWAKE` seconds."""

    def __init__(self, glowing: Callable[[], Iterable[GlowingLook]]) -> None:
        self._glowing = glowing
        self._seconds = 0.0
        self._ticking = Clock.create_trigger(self._tick, 1 / RATE, interval=True)

    @property
    def moving(self) -> bool:
        return bool(self._ticking.is_triggered)

    def begin(self) -> None:
        """Begin anew, because the page was opened; nothing moves with *Reduce motion*."""
        self._seconds = 0.0
        if not theme.reduce_motion:
            self._ticking()

    def end(self) -> None:
        """Stop all movement at once."""
        self._ticking.cancel()
        for look in self._glowing():
            look.come_to_rest()

    def _tick(self, dt: float) -> None:
        self._seconds += dt
        if theme.reduce_motion or self._seconds > AWAKE:
            self.end()
            return
        for look in self._glowing():
            look.glow(self._seconds)
