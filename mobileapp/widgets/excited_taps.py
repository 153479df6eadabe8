"""Protects what has just appeared beside a finger against the second tap of an excited child."""

from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window

from mobileapp.stage.touched import Touched

_touches: list[Touched] = []
"""The touches of the last moment, on whatever page."""


def recent_touches() -> list[Touched]:
    """The touches of the last moment (see `RECENT`), on whatever page."""
    now = Clock.time()
    return [touch for touch in _touches if touch.is_recent(now)]


def _remember(_window: object, touch: Any) -> None:
    x, y = touch.pos
    _touches[:] = [*recent_touches(), Touched(x, y, Clock.time())]


Window.bind(on_touch_down=_remember)


class FreshlyShown:
    """Ignores taps less than `CLEARANCE` from those just before it appeared, for `RECENT` seconds.

    For a widget; its class must come first among the bases. Call `appear` when it is shown. The
    stage has the same rule for its pieces (see `Fingers.too_early`).
    """

    _fingers: tuple[Touched, ...] = ()

    def appear(self) -> None:
        """Remember which fingers were here just before."""
        self._fingers = (*recent_touches(),)

    def too_early(self, x: float, y: float) -> bool:
        """Whether a tap at a position is ignored now."""
        now = Clock.time()
        return any(touch.is_near(x, y, now) for touch in self._fingers)

    def on_touch_down(self, touch: Any) -> bool:
        if self.too_early(*touch.pos):
            return True
        return bool(super().on_touch_down(touch))  # type: ignore[misc]
