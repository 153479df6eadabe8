"""Walks through the real app in real time, and measures how long a person waits.

Touches come from a thread of their own, whatever the app is doing, as on a tablet.
"""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Any

from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent
from kivy.uix.scrollview import ScrollView

from mobileapp.stage.fingers import HOLD
from mobileapp.widgets.stage_page import StagePage
from tools.bench.figures import few
from tools.bench.slow_walk.stage import Change, Gesture

PATIENCE = 20.0
TRIED = 6.0
"""The timeout in seconds after which a gesture on the table counts as ineffective."""
PRESS = 0.08
"""How long a finger stays down, in seconds."""
STROKE = 0.016
"""Seconds from one movement of a finger that drags to the next."""
LOOKING = few(0.4, 0.05)
"""How long people look at the table before they touch it."""
READING = few(1.5, 0.6)
"""How long people look at a page before they touch it again."""
PREPARING = 60.0
"""Seconds the app may take to prepare what comes next; then people go on all the same."""
SEED = 7
CAME_FOR = {
    "home": "GameCard",
    "game": "Fact",
    "how_to_play": "Paragraph",
    "players": "Chair",
    "options": "Stage",
    "packs": "PackOnShelf",
    "settings": "LinkRow",
}
"""The widget class that must be on each page before it counts as shown: not only the frame."""
_numbers = count(1)


@dataclass(frozen=True)
class Waited:
    """What a step cost, in milliseconds; a picture counts once it has been drawn."""

    step: str
    reaction: float | None
    """From touch-down to the first frame with feedback: a pressed button, a lifted piece, a ring
    that begins to fill. None for steps without a touch. For Android's pause, how long it blocks the
    main thread.
    """
    shown: float | None
    """From the lift of the finger, or the end of a required long press, to the first frame with the
    result: the page with its content, the menu, or the new scene on the stage. The movement of
    pieces to their places does not count as waiting.
    """
    complete: float
    """Like `shown`, until every picture on the page is painted."""
    used: float
    """Processor time of the whole step."""


class Finger(MotionEvent):
    """A touch in window coordinates."""

    def __init__(self, x: float, y: float) -> None:
        place = {"x": x / Window.width, "y": y / Window.height}
        super().__init__("slow", next(_numbers), place, is_touch=True, type_id="touch")
        self.profile = ["pos"]

    def depack(self, args: dict[str, float]) -> None:
        self.sx, self.sy = args["x"], args["y"]
        super().depack(args)

    def dispatch(self, event: str) -> None:
        """Let Kivy handle the begin, an update or the end of the touch."""
        EventLoop._dispatch_input(event, self)  # noqa: SLF001


@dataclass(frozen=True)
class _Sight:
    """A condition to wait for, and the time at which it was first drawn."""

    seen: Callable[[], bool]
    when: Future[float]


class Walk:
    """A simulated person; everything here runs in a thread beside the app."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self._awaited: _Sight | None = None
        Window.bind(on_flip=self._note)

    def _note(self, _window: object) -> None:
        """Called on the main thread for every frame: check the condition that is waited for."""
        sight = self._awaited
        if sight is not None and sight.seen():
            self._awaited = None
            sight.when.set_result(time.perf_counter())

    # --- what a person does -------------------------------------------------------------------

    def tap(self, step: str, find: Callable[[], Any], shown: Callable[[], bool]) -> Waited:
        """Touch a widget; `shown` says when what it leads to is there."""
        widget, place = self.on_main(lambda: self._bring_into_sight(find()))
        finger = Finger(*self.on_main(place))
        used, began = time.process_time(), time.perf_counter()
        pressed = self._look_for(lambda: widget.state == "down")
        finger.dispatch("begin")
        reaction = self._wait(pressed, began)
        time.sleep(max(0.0, PRESS - (time.perf_counter() - began)))
        lift = partial(finger.dispatch, "end")
        return self._arrive(step, reaction, shown, used, lift)

    @staticmethod
    def _bring_into_sight(widget: Any) -> tuple[Any, Callable[[], tuple[float, float]]]:
        """The widget, and how to find out where it is once the page has scrolled to it."""
        for parent in widget.walk_reverse():
            if isinstance(parent, ScrollView) and widget in parent.walk(restrict=True):
                parent.scroll_to(widget, animate=False)
                break
        return widget, lambda: widget.to_window(*widget.center)

    def touch(self, step: str, gesture: Gesture, shown: Change) -> Waited | None:
        """Touch the table of a match; none if nothing came of it."""
        stage = self.app.screens.get_screen("match").stage
        finger = Finger(*gesture.path[0])
        used, began = time.process_time(), time.perf_counter()
        felt = self._look_for(lambda: bool(stage.fingers.by_touch) or shown())
        finger.dispatch("begin")
        lift = partial(finger.dispatch, "end")
        try:
            reaction = self._wait(felt, began, TRIED)
            if gesture.seconds:
                reached = self._wait(self._look_for(shown), began + HOLD, TRIED)
                lift()
                complete = self._complete(reached, began + HOLD)
                spent = (time.process_time() - used) * 1000
                return Waited(step, reaction, reached, complete, spent)
            self._follow(finger, gesture.path)
            time.sleep(max(0.0, PRESS - (time.perf_counter() - began)))
            shown.begin()
            return self._arrive(step, reaction, shown, used, lift, TRIED)
        except TimeoutError:
            self._awaited = None
            lift()
            return None

    def draw(
        self,
        step: str,
        path: Sequence[tuple[float, float]],
        felt: Callable[[], bool],
        shown: Callable[[], bool],
    ) -> Waited:
        """Drag a finger along a path; `felt` says when the page shows that it is there, `shown`
        when what it leads to is seen."""
        finger = Finger(*path[0])
        used, began = time.process_time(), time.perf_counter()
        sight = self._look_for(felt)
        finger.dispatch("begin")
        reaction = self._wait(sight, began)
        self._follow(finger, path)
        lift = partial(finger.dispatch, "end")
        return self._arrive(step, reaction, shown, used, lift)

    @staticmethod
    def _follow(finger: Finger, path: Sequence[tuple[float, float]]) -> None:
        for x, y in path[1:]:
            finger.move({"x": x / Window.width, "y": y / Window.height})
            finger.dispatch("update")
            time.sleep(STROKE)

    def see(self, step: str, action: Callable[[], object], shown: Callable[[], bool]) -> Waited:
        """Trigger something without a finger, and wait until its result is shown."""
        return self._arrive(step, None, shown, time.process_time(), self._soon(action))

    def rest(self, calm: Callable[[], bool]) -> None:
        """Wait until everything lies still, and a moment longer."""
        deadline = time.perf_counter() + PATIENCE
        while not calm() and time.perf_counter() < deadline:
            time.sleep(0.05)
        time.sleep(LOOKING)

    def back(self, step: str, shown: Callable[[], bool]) -> Waited:
        """Touch the arrow that leads back; leave a scene as Android's Back key does."""
        if isinstance(self.app.screens.current_screen, StagePage):
            return self.see(step, self.app.back, shown)
        return self.tap(step, self.find("IconButton", icon="arrow-left"), shown)

    def time(self, step: str, action: Callable[[], object]) -> Waited:
        """Measure something invisible, such as Android's pause: how long it blocks the main
        thread.
        """

        def timed() -> tuple[float, float]:
            action()
            return time.perf_counter(), time.process_time()

        began, used = time.perf_counter(), time.process_time()
        ended, used_then = self.on_main(timed)
        spent = (ended - began) * 1000
        return Waited(step, spent, None, spent, (used_then - used) * 1000)

    def read(self) -> None:
        """Look at the page until the app has nothing more to prepare."""
        time.sleep(READING)
        deadline = time.perf_counter() + PREPARING
        while self._prepares() and time.perf_counter() < deadline:
            time.sleep(0.1)

    def _prepares(self) -> bool:
        app = self.app
        return bool(app.idle_tasks.pending or self._pictures_come() or app.page_transition.moving)

    def at(self, name: str) -> Callable[[], bool]:
        """That a page is in sight, with what people come to it for."""
        kind = CAME_FOR.get(name, "")

        def look() -> bool:
            screens = self.app.screens
            return screens.current == name and (
                not kind or any(type(w).__name__ == kind for w in screens.current_screen.walk())
            )

        return look

    def find(self, kind: str, **properties: Any) -> Callable[[], Any]:
        """How to find a widget in sight, the uppermost window first."""

        def look() -> Any:
            for layer in Window.children:
                for widget in layer.walk():
                    if type(widget).__name__ == kind and all(
                        getattr(widget, name) == value for name, value in properties.items()
                    ):
                        return widget
            raise LookupError(f"no {kind} {properties} on {self.app.screens.current}")

        return look

    # --- how it is measured -------------------------------------------------------------------

    def _arrive(
        self,
        step: str,
        reaction: float | None,
        shown: Callable[[], bool],
        used: float,
        action: Callable[[], object],
        patience: float = PATIENCE,
    ) -> Waited:
        began = time.perf_counter()
        sight = self._look_for(shown)
        action()
        reached = self._wait(sight, began, patience)
        complete = self._complete(reached, began)
        spent = (time.process_time() - used) * 1000
        return Waited(step, reaction, reached, complete, spent)

    def _complete(self, reached: float, began: float) -> float:
        """Milliseconds until all pictures were painted; `reached` if none were missing."""
        if not self._pictures_come():
            return reached
        deadline = time.perf_counter() + PATIENCE
        while self._pictures_come() and time.perf_counter() < deadline:
            time.sleep(STROKE)
        return (time.perf_counter() - began) * 1000

    def _pictures_come(self) -> bool:
        app = self.app
        painters = [app.painter] if "painter" in vars(app) else []
        if app.screens.has_screen("match"):
            painters.append(app.screens.get_screen("match").textures)
        desk = app.screens.has_screen("ink_desk") and app.screens.get_screen("ink_desk")
        inking = desk and any(not job.done() for job in desk.waiting)
        return bool(app.pictures.busy or inking or any(painter.busy for painter in painters))

    def _look_for(self, seen: Callable[[], bool]) -> "Future[float]":
        """Start to watch for a condition in drawn frames; must be called before it can become
        true.
        """
        when: Future[float] = Future()
        self._awaited = _Sight(seen, when)
        return when

    @staticmethod
    def _wait(when: "Future[float]", began: float, patience: float = PATIENCE) -> float:
        """Wait for a condition; return the milliseconds that it took."""
        return (when.result(patience) - began) * 1000

    @staticmethod
    def _soon(action: Callable[[], object]) -> Callable[[], object]:
        """Schedule a call on the main thread without waiting for it."""
        return lambda: Clock.schedule_once(lambda _dt: action())

    def on_main(self, work: Callable[[], Any]) -> Any:
        done: Future[Any] = Future()

        def run(_dt: float) -> None:
            try:
                done.set_result(work())
            except Exception as problem:
                done.set_exception(problem)

        Clock.schedule_once(run)
        return done.result(PATIENCE)
