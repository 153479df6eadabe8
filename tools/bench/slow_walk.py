"""Walks through the real app in real time, and says how long a person waits.

`python -m tools.bench.slow_walk FOLDER [PART...]`, in a process of its own that `slow.py` slows
down. A finger comes from a thread of its own, whatever the app is doing just then, as on a tablet.
"""

import json
import os
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from dataclasses import asdict, dataclass
from functools import partial
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Any

from tools.bench import first_frame

from mobileapp import app as _prepares_kivy  # noqa: F401  # isort: skip
from mobileapp.widgets.press import BACK_KEY  # isort: skip
from kivy.base import EventLoop  # isort: skip
from kivy.clock import Clock  # isort: skip
from kivy.core.window import Window  # isort: skip
from kivy.input.motionevent import MotionEvent  # isort: skip
from engine.registry import all_games  # isort: skip
from mobileapp.stage.fingers import HOLD  # isort: skip
from tools.bench.slow_round import Gesture, rounds  # isort: skip

PATIENCE = 20.0
TRIED = 6.0
"""Seconds after which a gesture on the table has led to nothing."""
PRESS = 0.08
"""How long a finger stays down, in seconds."""
STROKE = 0.016
"""Seconds from one movement of a finger that drags to the next."""
LOOKING = 0.4
"""How long people look at the table before they touch it."""
READING = 1.5
"""How long people look at a page before they touch it again."""
PREPARING = 60.0
"""Seconds the app may take to prepare what comes next; then people go on all the same."""
_numbers = count(1)


@dataclass(frozen=True)
class Waited:
    """What a step cost, in milliseconds."""

    step: str
    reaction: float | None
    """From the finger on the glass to the first picture that shows it; none for the Back key."""
    page: float
    """From the finger's leaving to the first picture of what was asked for."""
    complete: float
    """The same with every picture on it."""
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


@dataclass(frozen=True)
class _Sight:
    """Something to be seen, and when it was."""

    seen: Callable[[], bool]
    when: Future[float]


class Walk:
    """A person with a finger; everything here runs beside the app, in a thread of its own."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self._awaited: _Sight | None = None
        Window.bind(on_flip=self._note)

    def _note(self, _window: object) -> None:
        """On the main thread, with every picture: what was waited for may be on it."""
        sight = self._awaited
        if sight is not None and sight.seen():
            self._awaited = None
            sight.when.set_result(time.perf_counter())

    # --- what a person does -------------------------------------------------------------------

    def tap(self, step: str, find: Callable[[], Any], shown: Callable[[], bool]) -> Waited:
        """Touch a widget; `shown` says when what it leads to is there."""
        widget = self.on_main(find)
        finger = Finger(*self.on_main(lambda: widget.to_window(*widget.center)))
        used, began = time.process_time(), time.perf_counter()
        pressed = self._look_for(lambda: widget.state == "down")
        EventLoop._dispatch_input("begin", finger)
        reaction = self._wait(pressed, began)
        time.sleep(max(0.0, PRESS - (time.perf_counter() - began)))
        lift = partial(EventLoop._dispatch_input, "end", finger)
        return self._arrive(step, reaction, shown, used, lift)

    def touch(self, step: str, gesture: Gesture, shown: Callable[[], bool]) -> Waited | None:
        """Touch the table of a match; none if nothing came of it."""
        stage = self.app.screens.get_screen("match").stage
        finger = Finger(*gesture.path[0])
        used, began = time.process_time(), time.perf_counter()
        felt = self._look_for(lambda: bool(stage.fingers.by_touch) or shown())
        EventLoop._dispatch_input("begin", finger)
        lift = partial(EventLoop._dispatch_input, "end", finger)
        try:
            reaction = self._wait(felt, began, TRIED)
            if gesture.seconds:
                page = self._wait(self._look_for(shown), began + HOLD, TRIED)
                lift()
                complete = self._complete(page, began + HOLD)
                spent = (time.process_time() - used) * 1000
                return Waited(step, reaction, page, complete, spent)
            for place in gesture.path[1:]:
                finger.move({"x": place[0] / Window.width, "y": place[1] / Window.height})
                EventLoop._dispatch_input("update", finger)
                time.sleep(STROKE)
            time.sleep(max(0.0, PRESS - (time.perf_counter() - began)))
            return self._arrive(step, reaction, shown, used, lift, TRIED)
        except TimeoutError:
            self._awaited = None
            lift()
            return None

    def see(self, step: str, action: Callable[[], object], shown: Callable[[], bool]) -> Waited:
        """Something that is set off without a finger, until it is seen."""
        return self._arrive(step, None, shown, time.process_time(), self._soon(action))

    def rest(self, calm: Callable[[], bool]) -> None:
        """Wait until everything lies still, and a moment longer."""
        deadline = time.perf_counter() + PATIENCE
        while not calm() and time.perf_counter() < deadline:
            time.sleep(0.05)
        time.sleep(LOOKING)

    def back(self, step: str, shown: Callable[[], bool]) -> Waited:
        """Press Back."""
        press = partial(Window.dispatch, "on_keyboard", BACK_KEY, 0, None, [])
        return self.see(step, press, shown)

    def go(self, step: str, name: str, **context: Any) -> Waited:
        """Go to a page whose button lies somewhere down a page."""
        return self.see(step, partial(self.app.go, name, **context), self.at(name))

    def time(self, step: str, action: Callable[[], object]) -> Waited:
        """Something that is not seen, such as Android's pause: how long it holds everything up."""
        used, began = time.process_time(), time.perf_counter()
        self.on_main(action)
        spent = (time.perf_counter() - began) * 1000
        return Waited(step, None, spent, spent, (time.process_time() - used) * 1000)

    def read(self) -> None:
        """Look at the page until the app has nothing more to prepare."""
        time.sleep(READING)
        deadline = time.perf_counter() + PREPARING
        while self.app.idle_tasks._to_do and time.perf_counter() < deadline:
            time.sleep(0.1)

    def at(self, name: str) -> Callable[[], bool]:
        """That a page is in sight."""
        return lambda: self.app.screens.current == name

    def find(self, kind: str, **properties: Any) -> Callable[[], Any]:
        """How to find a widget in sight."""

        def look() -> Any:
            for widget in self.app.screens.current_screen.walk():
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
        page = self._wait(sight, began, patience)
        complete = self._complete(page, began)
        return Waited(step, reaction, page, complete, (time.process_time() - used) * 1000)

    def _complete(self, page: float, began: float) -> float:
        """When the last picture was there, or the page if there are none to come."""
        if not self._pictures_come():
            return page
        deadline = time.perf_counter() + PATIENCE
        while self._pictures_come() and time.perf_counter() < deadline:
            time.sleep(STROKE)
        return (time.perf_counter() - began) * 1000

    def _pictures_come(self) -> bool:
        app = self.app
        painters = [app.painter] if "painter" in vars(app) else []
        if app.screens.has_screen("match"):
            painters.append(app.screens.get_screen("match").textures)
        return bool(app.pictures.busy or any(painter.busy for painter in painters))

    def _look_for(self, seen: Callable[[], bool]) -> "Future[float]":
        """When something is on a picture that has been drawn; to be asked before it can be."""
        when: Future[float] = Future()
        self._awaited = _Sight(seen, when)
        return when

    @staticmethod
    def _wait(when: "Future[float]", began: float, patience: float = PATIENCE) -> float:
        """How many milliseconds that took."""
        return (when.result(patience) - began) * 1000

    @staticmethod
    def _soon(action: Callable[[], object]) -> Callable[[], object]:
        """Hands something over to the main thread without waiting for it."""
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


DOORS = {"packs": "cards", "evenings": "weather-night", "settings": "cog"}


def around_a_match(walk: Walk) -> Iterator[Waited]:
    """Home, and every page that is not part of a match."""
    first, *_ = all_games()
    card = walk.find("GameCard", title=first.title)
    yield walk.tap("home -> game, touched at once", card, walk.at("game"))
    walk.read()
    yield walk.back("game -> home", walk.at("home"))
    for game in all_games():
        walk.read()
        card = walk.find("GameCard", title=game.title)
        yield walk.tap(f"home -> {game.title}", card, walk.at("game"))
        walk.read()
        yield walk.back(f"{game.title} -> home", walk.at("home"))
    walk.read()
    yield walk.tap("home -> game", walk.find("GameCard", title=first.title), walk.at("game"))
    for name, context in (("how_to_play", {"game": first.id}), ("players", {}), ("options", {})):
        walk.read()
        yield walk.go(f"game -> {name}", name, **context)
        walk.read()
        yield walk.back(f"{name} -> game", walk.at("game"))
    walk.read()
    yield walk.back("game -> home", walk.at("home"))
    for name, icon in DOORS.items():
        walk.read()
        yield walk.tap(f"home -> {name}", walk.find("NavButton", icon=icon), walk.at(name))
        walk.read()
        if name == "settings":
            yield walk.go("settings -> about", "about")
            walk.read()
            yield walk.back("about -> settings", walk.at("settings"))
            walk.read()
        yield walk.back(f"{name} -> home", walk.at("home"))


def main() -> None:
    """Print one line of JSON for every step, then end; `--blank` is an app that does nothing."""
    if sys.argv[1] == "--blank":
        blank = first_frame.make_app("blank")
        blank.bind(on_start=lambda _app: print("started", file=sys.__stdout__, flush=True))
        blank.run()
        return
    app = first_frame.make_app("home", str(Path(sys.argv[1])))
    sys.stderr = sys.__stderr__
    walk = Walk(app)

    def go() -> None:
        try:
            parts = {"pages": around_a_match, **rounds(all_games())}
            for name in sys.argv[2:] or parts:
                for waited in parts[name](walk):
                    print(json.dumps(asdict(waited)), file=sys.__stdout__, flush=True)
        except Exception:
            traceback.print_exc()
            os._exit(1)
        os._exit(0)

    app.bind(on_start=lambda _app: Thread(target=go, daemon=True).start())
    app.run()


if __name__ == "__main__":
    main()
