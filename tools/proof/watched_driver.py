"""A driver that notes every frame during which the screen stood still for too long."""

import time
from typing import Any, ClassVar

import tools.driver  # isort: skip - it prepares Kivy first
from tools.proof.cases import LONGEST_FREEZE  # isort: skip

DRAWN = 100
"""One in so many frames is drawn as well: a software renderer would take all the time."""


class WatchedDriver(tools.driver.Driver):
    """Counts touches, draws now and then, and measures the main thread from frame to frame.

    Processor time of the main thread is measured, from the end of one frame to the end of the
    next: what touches, Back, calls and turning cost is part of it, what other programs and worker
    threads do is not.
    """

    frame = 1 / 20  # as on a slow tablet: three times as fast to compute as 60 frames a second
    problems: ClassVar[list[str]] = []
    """One sentence for each frame that took too long, in all apps of this process."""
    touches = frames = 0
    _last_frame = 0.0

    def __init__(self, app: Any) -> None:
        self.skip_time()
        super().__init__(app)

    @classmethod
    def skip_time(cls) -> None:
        """Count nothing that happened since the latest frame."""
        cls._last_frame = time.thread_time()

    def down(self, x: float, y: float) -> Any:
        WatchedDriver.touches += 1
        return super().down(x, y)

    def pump(self, frames: int = 1) -> None:
        for _ in range(frames):
            WatchedDriver.frames += 1
            self._set_drawing(self.frames % DRAWN == 0)
            super().pump()
            now = time.thread_time()
            if (spent := now - self._last_frame) > LONGEST_FREEZE:
                self.problems.append(f"a frame after touch {self.touches} took {spent:.1f} s")
            WatchedDriver._last_frame = now
