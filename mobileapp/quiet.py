"""What is done while nothing moves: loading what comes next, and clearing away what is gone.

Widgets are woven in circles, so nothing but the garbage collector frees a screen. Left to itself
it would stop the app for up to half a second, and in the middle of a movement.
"""

import gc
import logging
import sys
from collections import deque
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from kivy.base import EventLoop
from kivy.clock import Clock

WORKING = 0.2
"""So long, in seconds, nobody must have touched anything before work begins."""
TIDYING = 0.6
"""The same for tidying, which takes longer; every movement has ended by then."""
LONGEST_FRAME = 0.05
THRESHOLDS = 100_000, 20, 20
"""The collector's own pace, slow: it is for days without a quiet moment."""
log = logging.getLogger(__name__)


class QuietMoments:
    """Works one small piece in a frame, and never while a finger is on the glass."""

    def __init__(self) -> None:
        self._to_do: deque[Callable[[], object]] = deque()
        self._untidy = False
        self._calm = 0.0
        self._working = Clock.create_trigger(self._work, 0, interval=True)
        gc.set_threshold(*THRESHOLDS)

    def do(self, work: Callable[[], object]) -> None:
        """Do something before it is needed."""
        self._to_do.append(work)
        self._wait()

    def load(self, package: str) -> None:
        """Import every module of a package before it is needed."""
        spec = find_spec(package)
        folders = spec.submodule_search_locations if spec else None
        names = [f"{package}.{module.name}" for module in iter_modules(folders or ())]
        for name in names:
            if name not in sys.modules:
                self.do(partial(import_module, name))

    def tidy(self) -> None:
        """Free the screens that are gone."""
        self._untidy = True
        self._wait()

    @staticmethod
    def settle() -> None:
        """What is there now stays for a while: tidying need not look at it again."""
        gc.freeze()

    @staticmethod
    def unsettle() -> None:
        """Everything may go again."""
        gc.unfreeze()

    def stop(self) -> None:
        """No more quiet moments."""
        self._working.cancel()
        self.unsettle()

    def _wait(self) -> None:
        self._calm = 0.0
        self._working()

    def _work(self, dt: float) -> None:
        # A long frame, like the very first one, is no long calm.
        self._calm = 0.0 if EventLoop.touches else self._calm + min(dt, LONGEST_FRAME)
        if self._calm >= TIDYING and self._untidy:
            self._untidy = False
            gc.collect()
        elif self._calm >= WORKING and self._to_do:
            self._attempt(self._to_do.popleft())
        elif not self._untidy and not self._to_do:
            self._working.cancel()

    @staticmethod
    def _attempt(work: Callable[[], object]) -> None:
        """What fails here fails again for whoever needs it; the others play on."""
        try:
            work()
        except Exception:
            log.warning("Nothing came of %s.", work, exc_info=True)
