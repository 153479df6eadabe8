"""A reveal that unfolds step by step, and that impatient people may cut short."""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.clock import Clock

from mobileapp.theme import theme

Step = Callable[[bool], None]
"""Something that happens; it is told whether to happen at once, without movement."""


class Unfolding:
    """Plays steps in order, each so many seconds after the one before."""

    def __init__(self, steps: Sequence[tuple[float, Step]]) -> None:
        self._steps = list(steps)
        self._next: Any = None

    @property
    def running(self) -> bool:
        return bool(self._steps)

    def start(self) -> None:
        """Begin."""
        if self._steps:
            self._next = Clock.schedule_once(self._play_step, theme.motion(self._steps[0][0]))

    def finish(self) -> None:
        """Let all that is left happen at once."""
        self.stop()
        while self._steps:
            self._steps.pop(0)[1](True)

    def stop(self) -> None:
        """Nobody is watching any more."""
        if self._next is not None:
            self._next.cancel()

    def _play_step(self, _dt: float) -> None:
        self._steps.pop(0)[1](False)
        self.start()
