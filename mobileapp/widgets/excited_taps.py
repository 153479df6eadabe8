"""Protects what has just appeared beside a finger against the second tap of an excited child."""

from math import hypot
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import dp

from mobileapp.stage.space import CLEARANCE, RECENT

_touches: list[tuple[float, float, float]] = []
"""The x, the y and the time of the touches of the last `RECENT` seconds."""


def _remember(_window: object, touch: Any) -> None:
    now = Clock.time()
    _touches[:] = [*_recent(now), (*touch.pos, now)]


def _recent(now: float) -> list[tuple[float, float, float]]:
    return [touch for touch in _touches if 0 <= now - touch[2] < RECENT]


Window.bind(on_touch_down=_remember)


def recent_touches() -> tuple[tuple[float, float, float], ...]:
    """The x, the y and the time of the touches of the last `RECENT` seconds, on whatever page."""
    return tuple(_recent(Clock.time()))


class FreshlyShown:
    """Ignores taps less than `CLEARANCE` from those just before it appeared, for `RECENT` seconds.

    For a widget; its class must come first among the bases. Call `appear` when it is shown. The
    stage has the same rule for its pieces (see `Fingers.too_early`).
    """

    _fingers: tuple[tuple[float, float, float], ...] = ()

    def appear(self) -> None:
        """Remember which fingers were here just before."""
        self._fingers = recent_touches()

    def too_early(self, x: float, y: float) -> bool:
        """Whether a tap at a position is ignored now."""
        now = Clock.time()
        return any(
            now - when < RECENT and hypot(x - left, y - low) <= dp(CLEARANCE)
            for left, low, when in self._fingers
        )

    def on_touch_down(self, touch: Any) -> bool:
        if self.too_early(*touch.pos):
            return True
        return bool(super().on_touch_down(touch))  # type: ignore[misc]
