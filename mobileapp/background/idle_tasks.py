"""Runs small tasks in idle frames: preloading modules and pages, and garbage collection.

Widgets refer to each other in cycles, so only the cyclic garbage collector frees a page. A full
collection blocks a slow tablet for seconds. Therefore automatic full collections are switched off;
young generations are collected one per frame while nothing moves, and a full collection waits until
nobody would notice it. Objects that live as long as the app are moved to the permanent generation
(`gc.freeze`), so that no collection traverses them and even a full one is short.
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
from math import inf
from pkgutil import iter_modules
from time import perf_counter

from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.event import EventDispatcher

IDLE_BEFORE_WORK = 0.2
"""Seconds without touches or movement before tasks run."""
IDLE_BEFORE_FREEING = 0.6
"""Seconds without touches or movement before young generations are collected.

A full collection waits equally long in `Activity.COVERED`, or if it is urgent (`MANY_WIDGETS`).
"""
IDLE_BEFORE_EVERYTHING = 10.0
"""Seconds without touches or movement before a full collection, while there is no match."""
MAX_CALM_STEP = 0.05
"""The most seconds that one frame counts as calm, so that a slow frame is no long idle time."""
THRESHOLDS = (15_000, 20, 0) if sys.version_info >= (3, 14) else (6_000, 3, 10_000)
"""The thresholds of the automatic collector: it runs seldom, and on young generations only.

The automatic collector is needed only if there is no idle frame for a long time.
"""
STEPS = (1,) * 6 if sys.version_info >= (3, 14) else (0, 1)
"""The arguments of successive calls of `gc.collect`, one call per frame, to free young objects.

Before Python 3.14 they are the two young generations. Since 3.14, each call runs one increment of
an incremental collection.
"""
LONG_COLLECTION = 0.1
"""A full collection that takes longer than this, in seconds, is followed by a pause."""
PAUSE_FACTOR = 300
"""The length of the pause after a long collection, as a multiple of the collection's duration.

Full collections then take at most 1/300 of the time, unless many widgets are created.
"""
MANY_WIDGETS = 400
"""The number of widgets created since the last full collection that makes the next one urgent.

It is urgent because dead widgets fill the memory and still react to changes of size and language.
An urgent collection does not wait for the end of a pause or for a long idle time, but it does wait
while people play (`Activity.BUSY`).
"""
TOO_MANY_WIDGETS = 3_000
"""The number of new widgets after which a full collection does not wait for an idle time at all.

The collection runs in the first frame in which no finger is down and nothing moves, because it
would only take longer later. This happens only if people open page after page without a pause.
"""
IMPORTED_FIRST = ("core", "state", "moves", "prompts")
"""Modules that others of their package import; importing them first keeps each import short."""
IMPORTED_LAST = ("game", "page", "screens")
"""Modules that import all others of their package."""
log = logging.getLogger(__name__)


class Activity(Enum):
    """What people are doing; this decides when a full collection would not be noticed."""

    FREE = "there is no match"
    COVERED = "people pass the tablet on, or read a page in the middle of a match"
    MOVING = "pieces move on the table, or one page becomes the next"
    BUSY = "people play"


class IdleTasks:
    """Runs one task per idle frame, that is, while no finger is on the screen and nothing moves."""

    def __init__(self, activity: Callable[[], Activity]) -> None:
        self._activity = activity
        self._to_do: deque[Callable[[], object]] = deque()
        self._steps: deque[int] = deque()
        self._everything_due = False
        self._not_before = 0.0
        self._counted = 0
        """How often `_widgets_made` was called."""
        self._widgets_before = self._widgets_made()
        self._calm = 0.0
        self._working = Clock.create_trigger(self._work, 0, interval=True)
        gc.set_threshold(*THRESHOLDS)
        gc.enable()

    @property
    def pending(self) -> bool:
        """Whether any task is queued."""
        return bool(self._to_do)

    def do(self, work: Callable[[], object]) -> None:
        """Queue a short task."""
        self._to_do.append(work)
        self._wait()

    def do_in_turns(self, work: Callable[[], Iterator[None]]) -> None:
        """Queue a long task: a generator that yields after every short part of its work."""
        self.do(lambda: self._take_turn(work()))

    def _take_turn(self, pieces: Iterator[None]) -> None:
        try:
            next(pieces)
        except StopIteration:
            return
        self._to_do.appendleft(lambda: self._take_turn(pieces))

    def load(self, package: str) -> None:
        """Queue the import of every public module of a package and of its subpackages.

        The modules are listed only when the task runs, because listing them now would delay the
        first frame.
        """
        self.do(partial(self._load_next, package))

    def _load_next(self, package: str) -> None:
        """Queue the import of each public module of a package as a task, before all other tasks."""
        spec = find_spec(package)
        folders = spec.submodule_search_locations if spec else None
        modules = [module for module in iter_modules(folders or ()) if module.name[0] != "_"]
        modules.sort(key=lambda module: place_in_line(module.name))
        for module in reversed(modules):
            name = f"{package}.{module.name}"
            if module.ispkg:
                self._to_do.appendleft(partial(self._load_next, name))
            elif name not in sys.modules:
                self._to_do.appendleft(partial(import_module, name))

    def tidy(self) -> None:
        """Request collections of the young generations and a full one, to free a closed page."""
        self._everything_due = True
        self.tidy_young()

    def tidy_young(self) -> None:
        """Request collections of the young generations, so that they run while nothing moves."""
        self._steps = deque(STEPS)
        self._wait()

    def stop(self) -> None:
        """Run no more tasks, and make all objects collectable by the garbage collector again."""
        self._working.cancel()
        gc.unfreeze()

    def _wait(self) -> None:
        self._calm = 0.0
        self._working()

    def _work(self, dt: float) -> None:
        # A long frame, like the very first one, does not count as a long idle time.
        busy = _is_touched() or self._activity() is Activity.MOVING
        self._calm = 0.0 if busy else self._calm + min(dt, MAX_CALM_STEP)
        if self._calm >= IDLE_BEFORE_FREEING and self._steps:
            gc.collect(self._steps.popleft())
        elif self._calm >= IDLE_BEFORE_WORK and self._to_do:
            self._attempt(self._to_do.popleft())
        elif self._everything_due and not self._to_do:
            self._collect_everything()
        elif not self._steps and not self._to_do:
            self._working.cancel()

    def _collect_everything(self) -> None:
        """Run the requested full collection if nobody would notice; else it stays requested."""
        if not self._calm or self._calm < self._rest_before_everything():
            return
        self._everything_due = False
        self._widgets_before = self._widgets_made()
        began = perf_counter()
        gc.collect()
        spent = perf_counter() - began
        if spent > LONG_COLLECTION:
            self._not_before = Clock.time() + PAUSE_FACTOR * spent

    def _rest_before_everything(self) -> float:
        """The idle seconds required before a full collection; infinite if it must not run now."""
        activity, made = self._activity(), self._widgets_made() - self._widgets_before
        if made > TOO_MANY_WIDGETS:
            return 0.0
        if activity is Activity.BUSY:
            return inf
        if made > MANY_WIDGETS:
            return IDLE_BEFORE_FREEING
        if Clock.time() < self._not_before:
            return inf
        return IDLE_BEFORE_EVERYTHING if activity is Activity.FREE else IDLE_BEFORE_FREEING

    def _widgets_made(self) -> int:
        """How many widgets and other event dispatchers have been created so far.

        Kivy numbers all dispatchers, so the number of a new one is their count. The dispatchers
        that this method itself has created are subtracted.
        """
        self._counted += 1
        number: int = EventDispatcher().uid
        return number - self._counted

    @staticmethod
    def _attempt(work: Callable[[], object]) -> None:
        """Run a task, and log an exception instead of raising it.

        Code that needs the result repeats the work, and gets the exception then.
        """
        try:
            work()
        except Exception:
            log.warning("Nothing came of %s.", work, exc_info=True)


def place_in_line(module: str) -> int:
    """The sort key that puts the modules of a package in the order in which to import them."""
    if module in IMPORTED_FIRST:
        return IMPORTED_FIRST.index(module)
    return len(IMPORTED_FIRST) + (module in IMPORTED_LAST)


def _is_touched() -> bool:
    """Whether a finger is on the screen.

    A mouse pointer that only hovers does not count, although Kivy lists it among the touches.
    """
    return any(touch.is_touch for touch in EventLoop.touches)
