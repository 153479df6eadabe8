"""What is done while nothing moves: making what comes next, and freeing what is gone.

Widgets refer to each other, so nothing but the garbage collector frees a screen. Left to itself it
would stop a tablet for seconds, and in the middle of a movement. So it works in small steps, one in
a frame. What stays as long as the app is frozen when it has been made: no collection looks at it
again, so that even the largest, which waits for a moment when nobody would notice, is short.
"""

import gc
import logging
import sys
from collections import deque
from collections.abc import Callable, Iterator
from enum import Enum
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from time import perf_counter

from kivy.base import EventLoop
from kivy.clock import Clock

IDLE_BEFORE_WORK = 0.2
"""So long, in seconds, nobody must have touched anything before work begins."""
IDLE_BEFORE_FREEING = 0.6
"""The same for freeing what is gone; every movement has ended by then."""
IDLE_BEFORE_EVERYTHING = 10.0
"""The same for going through all that is not frozen while there is no match."""
LONGEST_FRAME = 0.05
THRESHOLDS = (15_000, 20, 0) if sys.version_info >= (3, 14) else (6_000, 3, 10_000)
"""The collector's own pace, for days without an idle moment: seldom, little, never everything."""
STEPS = (1,) * 6 if sys.version_info >= (3, 14) else (0, 1)
"""Newer collectors go through everything in increments, older ones through what is young."""
LONG_COLLECTION = 0.1
"""A collection that took longer, in seconds, must not come again soon."""
PAUSE_FACTOR = 300
"""How many times as long as it took: collecting everything never costs more than that share."""
IMPORTED_FIRST = ("core", "state", "moves", "prompts")
"""Modules that others of their package import: each is a small piece when these come first."""
IMPORTED_LAST = ("game", "page", "screens")
"""Modules that import all others of their package."""
log = logging.getLogger(__name__)


class Activity(Enum):
    """What people are at, and so how much a long pause would spoil."""

    FREE = "there is no match"
    COVERED = "people pass the tablet on"
    MOVING = "pieces move on the table"
    BUSY = "people play"


class IdleTasks:
    """Does one small piece in a frame, never while a finger is on the glass or a piece moves."""

    def __init__(self, activity: Callable[[], Activity]) -> None:
        self._activity = activity
        self._to_do: deque[Callable[[], object]] = deque()
        self._steps: deque[int] = deque()
        self._everything_due = False
        self._not_before = 0.0
        self._calm = 0.0
        self._working = Clock.create_trigger(self._work, 0, interval=True)
        gc.set_threshold(*THRESHOLDS)

    def do(self, work: Callable[[], object]) -> None:
        """Do something before it is needed."""
        self._to_do.append(work)
        self._wait()

    def do_in_turns(self, work: Callable[[], Iterator[None]]) -> None:
        """The same for something long, which pauses after every small piece."""
        self.do(lambda: self._take_turn(work()))

    def _take_turn(self, pieces: Iterator[None]) -> None:
        try:
            next(pieces)
        except StopIteration:
            return
        self._to_do.appendleft(lambda: self._take_turn(pieces))

    def load(self, package: str) -> None:
        """Import every module of a package, and of the folders in it, before it is needed."""
        spec = find_spec(package)
        folders = spec.submodule_search_locations if spec else None
        modules = [module for module in iter_modules(folders or ()) if module.name[0] != "_"]
        for module in sorted(modules, key=lambda module: _place_in_line(module.name)):
            name = f"{package}.{module.name}"
            if module.ispkg:
                self.load(name)
            elif name not in sys.modules:
                self.do(partial(import_module, name))

    def tidy(self) -> None:
        """Free what is gone from the screen."""
        self._everything_due = True
        self.tidy_young()

    def tidy_young(self) -> None:
        """Free what came and went lately; else that falls due in the middle of a movement."""
        self._steps = deque(STEPS)
        self._wait()

    @staticmethod
    def freeze_gc() -> None:
        """What is there now stays: collections need not look at it again."""
        gc.freeze()

    @staticmethod
    def unfreeze_gc() -> None:
        """Everything may go again."""
        gc.unfreeze()

    def stop(self) -> None:
        """No more idle moments."""
        self._working.cancel()
        self.unfreeze_gc()

    def _wait(self) -> None:
        self._calm = 0.0
        self._working()

    def _work(self, dt: float) -> None:
        # A long frame, like the very first one, is no long calm.
        busy = _is_touched() or self._activity() is Activity.MOVING
        self._calm = 0.0 if busy else self._calm + min(dt, LONGEST_FRAME)
        if self._calm >= IDLE_BEFORE_FREEING and self._steps:
            gc.collect(self._steps.popleft())
        elif self._calm >= IDLE_BEFORE_WORK and self._to_do:
            self._attempt(self._to_do.popleft())
        elif self._everything_due and not self._to_do:
            self._collect_everything()
        elif not self._steps and not self._to_do:
            self._working.cancel()

    def _collect_everything(self) -> None:
        """If this is a moment for it; else it stays due."""
        activity = self._activity()
        needed = IDLE_BEFORE_EVERYTHING if activity is Activity.FREE else IDLE_BEFORE_FREEING
        if activity is Activity.BUSY or self._calm < needed or Clock.time() < self._not_before:
            return
        self._everything_due = False
        began = perf_counter()
        gc.collect()
        spent = perf_counter() - began
        if spent > LONG_COLLECTION:
            self._not_before = Clock.time() + PAUSE_FACTOR * spent

    @staticmethod
    def _attempt(work: Callable[[], object]) -> None:
        """What fails here fails again for whoever needs it; the others play on."""
        try:
            work()
        except Exception:
            log.warning("Nothing came of %s.", work, exc_info=True)


def _place_in_line(module: str) -> int:
    """Where a module comes when a package is imported piece by piece."""
    if module in IMPORTED_FIRST:
        return IMPORTED_FIRST.index(module)
    return len(IMPORTED_FIRST) + (module in IMPORTED_LAST)


def _is_touched() -> bool:
    """Whether a finger is on the glass. To Kivy a resting mouse pointer is a touch as well."""
    return any(touch.is_touch for touch in EventLoop.touches)
