"""A driver that notes every frame during which the screen stood still for too long."""

import sys
import threading
import time
import traceback
from math import inf
from pathlib import Path
from typing import Any, ClassVar

from tests.harness.driver import Driver
from tools.proof.cases import MAX_FREEZE

DRAWN = 100
"""One frame in this many is drawn: software rendering would take too long for all."""


LOOK = 0.1
"""The interval, in seconds, at which the main thread's stack is sampled."""
SUSPICIOUS = 0.6
"""The part of the longest allowed freeze after which the main thread's stack is recorded."""
SCHEDULED = Path("/proc/thread-self/schedstat")
"""For this thread: nanoseconds that it ran, and that it could have run but was not let."""
FRAMES_TOLD = 8
"""How many of the innermost stack frames are reported."""


def waited() -> float:
    """The seconds for which this thread has waited so far: for a lock, the disk, another thread.

    That is the time in which it neither ran nor was kept from running by other programs; Linux
    counts the latter. Zero elsewhere.
    """
    if not SCHEDULED.exists():
        return 0.0
    kept_from_running = int(SCHEDULED.read_text(encoding="ascii").split()[1]) / 1e9
    return time.perf_counter() - time.thread_time() - kept_from_running


class WatchedDriver(Driver):
    """Counts touches, draws now and then, and measures the main thread from frame to frame.

    From the end of one frame to the end of the next two times of the main thread are measured: how
    long it computes, and how long it waits for something (`waited`). What touches, Back, calls and
    turning cost is part of it; what other programs do is not, nor the waiting of the driver itself.
    """

    frame = 1 / 20  # as on a slow tablet: three times as fast to compute as 60 frames a second
    problems: ClassVar[list[str]] = []
    """One sentence for each frame that took too long, in all apps of this process."""
    touches = frames = 0
    _last_frame = _last_wait = 0.0
    _busy_with = ""
    _looking: threading.Thread | None = None

    def __init__(self, app: Any) -> None:
        if self._looking is None:
            WatchedDriver._looking = threading.Thread(target=self._look, daemon=True)
            WatchedDriver._looking.start()
        self.skip_time()
        super().__init__(app)

    @classmethod
    def skip_time(cls) -> None:
        """Count nothing that happened since the latest frame."""
        cls._last_frame, cls._last_wait = time.thread_time(), waited()

    def stop(self) -> None:
        super().stop()
        WatchedDriver._last_frame = inf  # nothing is suspicious until the next app starts

    def down(self, x: float, y: float) -> Any:
        WatchedDriver.touches += 1
        return super().down(x, y)

    def pump(self, frames: int = 1) -> None:
        for _ in range(frames):
            WatchedDriver.frames += 1
            self.set_drawing(self.frames % DRAWN == 0)
            super().pump()
            now, waiting = time.thread_time(), waited()
            where = f"a frame after touch {self.touches}"
            if (spent := now - self._last_frame) > MAX_FREEZE:
                self.problems.append(f"{where} took {spent:.1f} s, busy with {self._busy_with}")
            if (spent := waiting - self._last_wait) > MAX_FREEZE:
                self.problems.append(f"{where} waited {spent:.1f} s")
            WatchedDriver._last_frame, WatchedDriver._busy_with = now, ""
            WatchedDriver._last_wait = waiting

    def _await_workers(self) -> None:
        before = waited()
        super()._await_workers()
        WatchedDriver._last_wait += waited() - before

    @classmethod
    def _look(cls) -> None:
        """Record the stack of the main thread whenever a frame takes suspiciously long."""
        main = threading.main_thread().ident
        assert main is not None
        clock = time.pthread_getcpuclockid(main)
        while True:
            time.sleep(LOOK)
            if time.clock_gettime(clock) - cls._last_frame > SUSPICIOUS * MAX_FREEZE:
                calls = traceback.extract_stack(sys._current_frames()[main])[-FRAMES_TOLD:]  # noqa: SLF001
                told = (f"{Path(call.filename).name}:{call.lineno} {call.name}" for call in calls)
                cls._busy_with = " > ".join(told)
