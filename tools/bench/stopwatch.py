"""The driver with a stopwatch: how much processor time the main thread spends on every frame."""

import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import thread_time

from tools.driver import Driver, Touch

from kivy.app import App  # isort: skip - the driver prepares Kivy first

sys.stderr = sys.__stderr__  # Kivy's log is silent here; a traceback must not be


class TimedDriver(Driver):
    """Files the cost of each frame under what is going on; drawing is left out.

    What a touch sets off belongs to the frame that follows it, as on a tablet.
    """

    def __init__(self, app: App, size: str = "tablet") -> None:
        self._began: float | None = None
        self._going_on = ""
        self.frames: dict[str, list[float]] = defaultdict(list)
        """Milliseconds of processor time, frame by frame, by what went on."""
        super().__init__(app, size)

    @contextmanager
    def during(self, what: str) -> Iterator[None]:
        """File the frames in here under this name."""
        before, self._going_on = self._going_on, what
        yield
        self._going_on = before

    def refile(self, what: str, better: str) -> None:
        """Now it is known what the latest frame was about."""
        if self.frames[what]:
            self.frames[better].append(self.frames[what].pop())

    def pump(self, frames: int = 1) -> None:
        for _ in range(frames):
            self._begin()
            super().pump()
            self.frames[self._going_on].append((thread_time() - self._began) * 1000)
            self._began = None

    def act(self, action: Callable[[], object]) -> None:
        """Do something without a finger, as part of the next frame."""
        self._begin()
        action()
        self.pump()

    def down(self, x: float, y: float) -> Touch:
        self._begin()
        return super().down(x, y)

    def move(self, touch: Touch, x: float, y: float) -> None:
        self._begin()
        super().move(touch, x, y)

    def up(self, touch: Touch) -> None:
        self._begin()
        super().up(touch)

    def back(self) -> None:
        self._begin()
        super().back()

    def _begin(self) -> None:
        if self._began is None:
            self._began = thread_time()
