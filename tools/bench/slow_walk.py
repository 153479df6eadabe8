"""Walks through the pages of the real app in real time, and says how long a person waits.

`python -m tools.bench.slow_walk FOLDER`, in a process of its own that `slow.py` slows down. A
finger comes from a thread of its own, whatever the app is doing just then, as on a tablet.
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
from mobileapp import keys  # isort: skip
from kivy.base import EventLoop  # isort: skip
from kivy.clock import Clock  # isort: skip
from kivy.core.window import Window  # isort: skip
from kivy.input.motionevent import MotionEvent  # isort: skip
from engine.registry import all_games  # isort: skip

PATIENCE = 20.0
PRESS = 0.08
"""How long a finger stays down, in seconds."""
READING = 1.5
"""How long people look at a page before they touch it again."""
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
        widget = self._on_main(find)
        finger = Finger(*self._on_main(lambda: widget.to_window(*widget.center)))
        used, began = time.process_time(), time.perf_counter()
        pressed = self._look_for(lambda: widget.state == "down")
        EventLoop._dispatch_input("begin", finger)
        reaction = self._wait(pressed, began)
        time.sleep(max(0.0, PRESS - (time.perf_counter() - began)))
        lift = partial(EventLoop._dispatch_input, "end", finger)
        return self._arrive(step, reaction, shown, used, lift)

    def back(self, step: str, shown: Callable[[], bool]) -> Waited:
        """Press Back."""
        press = partial(Window.dispatch, "on_keyboard", keys.BACK, 0, None, [])
        return self._arrive(step, None, shown, time.process_time(), self._soon(press))

    def go(self, step: str, name: str, **context: Any) -> Waited:
        """Go to a page whose button lies somewhere down a page."""
        going = self._soon(partial(self.app.go, name, **context))
        return self._arrive(step, None, self.at(name), time.process_time(), going)

    def time(self, step: str, action: Callable[[], object]) -> Waited:
        """Something that is not seen, such as Android's pause: how long it holds everything up."""
        used, began = time.process_time(), time.perf_counter()
        self._on_main(action)
        spent = (time.perf_counter() - began) * 1000
        return Waited(step, None, spent, spent, (time.process_time() - used) * 1000)

    def read(self) -> None:
        """Look at the page until the app has nothing more to prepare."""
        time.sleep(READING)
        deadline = time.perf_counter() + PATIENCE
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
    ) -> Waited:
        began = time.perf_counter()
        sight = self._look_for(shown)
        action()
        page = complete = self._wait(sight, began)
        if self.app.pictures.busy:
            complete = self._wait(self._look_for(lambda: not self.app.pictures.busy), began)
        return Waited(step, reaction, page, complete, (time.process_time() - used) * 1000)

    def _look_for(self, seen: Callable[[], bool]) -> "Future[float]":
        """When something is on a picture that has been drawn; to be asked before it can be."""
        when: Future[float] = Future()
        self._awaited = _Sight(seen, when)
        return when

    @staticmethod
    def _wait(when: "Future[float]", began: float) -> float:
        """How many milliseconds that took."""
        return (when.result(PATIENCE) - began) * 1000

    @staticmethod
    def _soon(action: Callable[[], object]) -> Callable[[], object]:
        """Hands something over to the main thread without waiting for it."""
        return lambda: Clock.schedule_once(lambda _dt: action())

    def _on_main(self, work: Callable[[], Any]) -> Any:
        done: Future[Any] = Future()

        def run(_dt: float) -> None:
            try:
                done.set_result(work())
            except Exception as problem:
                done.set_exception(problem)

        Clock.schedule_once(run)
        return done.result(PATIENCE)


Steps = Callable[[Walk], Iterator[Waited]]
STEPS: dict[str, Steps] = {}
"""For each game, by its id, one round of it: a walk that starts and ends at Home."""


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
    for name, context in (("rules", {"game": first.id}), ("players", {}), ("options", {})):
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
    walk.read()
    yield walk.time("Android's pause", walk.app.on_pause)


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
            for steps in (around_a_match, *STEPS.values()):
                for waited in steps(walk):
                    print(json.dumps(asdict(waited)), file=sys.__stdout__, flush=True)
        except Exception:
            traceback.print_exc()
        finally:
            os._exit(0)

    app.bind(on_start=lambda _app: Thread(target=go, daemon=True).start())
    app.run()


if __name__ == "__main__":
    main()
