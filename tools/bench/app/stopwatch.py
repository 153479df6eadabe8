"""The driver with a stopwatch: how much processor time the main thread spends on every frame."""

import sys
from collections.abc import Callable
from functools import wraps
from time import thread_time
from typing import Any, NamedTuple

from kivy.app import App

from mobileapp.stage.upload import Upload
from tests.harness.driver import Driver

sys.stderr = sys.__stderr__  # Kivy's log is silent here; a traceback must not be


class Stopwatch:
    """Adds up what one function costs, in milliseconds, by wrapping it."""

    def __init__(self, owner: type, name: str) -> None:
        self.spent = 0.0
        self._running = False
        function = getattr(owner, name)

        @wraps(function)
        def timed(*arguments: Any, **named: Any) -> Any:
            if self._running:
                return function(*arguments, **named)
            self._running = True
            began = thread_time()
            try:
                return function(*arguments, **named)
            finally:
                self.spent += (thread_time() - began) * 1000
                self._running = False

        setattr(owner, name, timed)

    def take(self) -> float:
        """Return the time added up since the last call, and reset it."""
        spent, self.spent = self.spent, 0.0
        return spent


class Frame(NamedTuple):
    """What one frame cost, in milliseconds of the main thread's processor time."""

    python: float
    uploads: float
    """The time OpenGL took for textures, in addition. It is software here, which allocates memory
    and copies pixels; the driver of a tablet is differently fast.
    """


class TimedDriver(Driver):
    """Notes what each frame costs; drawing is left out, and waiting for painters.

    A frame is what Kivy does between two pictures: first the clock ticks - pieces move, painted
    pictures are uploaded - and then fingers are read. So whatever they set off belongs to the frame
    that ticked before it, and the pictures it asked for arrive in the next one.
    """

    def __init__(self, app: App) -> None:
        self.frames: list[Frame] = []
        self._textures_made = Stopwatch(Upload, "__init__")
        self._pixels_sent = Stopwatch(Upload, "send")
        super().__init__(app)

    def pump(self, frames: int = 1) -> None:
        for _ in range(frames):
            self._await_workers()
            self.frames.append(self.cost(super().pump))

    def act(self, action: Callable[[], object]) -> None:
        """Call a function at the end of the latest frame, where touches are read."""
        tick, acted = self.frames.pop(), self.cost(action)
        self.frames.append(Frame(tick.python + acted.python, tick.uploads + acted.uploads))

    def cost(self, action: Callable[[], object]) -> Frame:
        """Call a function, and say what it cost."""
        began = thread_time()
        action()
        whole = (thread_time() - began) * 1000
        uploads = self._textures_made.take() + self._pixels_sent.take()
        return Frame(whole - uploads, uploads)
