"""Many matches in a real window, with a real mouse pointer: nothing may grow from match to match.

`python -m tools.bench.endurance [--matches 30] [--games ...] [--pointer inside|outside|both]`

Needs Xvfb. People in every seat act as robots would, as fast as frames come. With the pointer
inside, the first curtain of every match is lifted with a real mouse button, and the pointer rests
where it was.
"""

import argparse
import ctypes
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from engine.registry import game_ids
from tools.bench.process import megabytes

GAMES = game_ids()
SETTLED_AFTER = 3
"""What is made once and stays is there after so many matches."""
MEMORY_GROWTH = 1.0
"""The most megabytes a match may add after that: well below what a single page takes."""
QUIET = 4.5
"""Seconds at home after each match: by then all that is gone has been freed."""
COLUMNS = ("match", "game", "MB", "threads", "files", "objects", "remembered")
ROW = "  {:>5}  {:12} {:>6}  {:>7}  {:>5}  {:>7}  {:>10}"
SCREEN = (1600, 1000)
WINDOW = (1280, 800)


def report(matches: int, games: list[str], pointers: tuple[str, ...]) -> bool:
    """Print a row for every match; whether nothing has grown."""
    flat = True
    for pointer in pointers:
        print(f"\nHome after each match, the mouse pointer {pointer}")
        print(ROW.format(*COLUMNS))
        found = _figures(matches, games, pointer)
        growth = _growth([after["MB"] for after in found[SETTLED_AFTER:]])
        more = [
            f"{found[-1][what] - found[SETTLED_AFTER][what]:+d} {what}"
            for what in ("threads", "files")
            if found[-1][what] > found[SETTLED_AFTER][what]
        ]
        good = growth <= MEMORY_GROWTH and not more
        flat = flat and good
        print(f"From match {SETTLED_AFTER + 1} on: {growth:+.2f} MB a match {' '.join(more)}")
    return flat


def _growth(values: list[float]) -> float:
    """By how much they grow from one to the next: the slope of the line that fits them best."""
    middle = (len(values) - 1) / 2
    mean = sum(values) / len(values)
    apart = sum((place - middle) ** 2 for place in range(len(values)))
    along = sum((place - middle) * (value - mean) for place, value in enumerate(values))
    return along / apart if apart else 0.0


def _figures(matches: int, games: list[str], pointer: str) -> list[dict[str, Any]]:
    with _display() as display, tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-m", __spec__.name, "--in-window", pointer]
        with subprocess.Popen(
            [*command, "--matches", str(matches), "--games", *games],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ
            | {
                "DISPLAY": display,
                "KIVY_HOME": home,
                "SDL_VIDEODRIVER": "x11",
                "SDL_AUDIODRIVER": "dummy",
            },
        ) as process:
            assert process.stdout is not None
            found = []
            for line in process.stdout:
                found.append(json.loads(line))
                print(ROW.format(*(found[-1][column] for column in COLUMNS)), flush=True)
    if len(found) < matches:
        sys.exit(f"The app ended after {len(found)} matches.")
    return found


@contextmanager
def _display() -> Iterator[str]:
    """A screen of its own, larger than the window."""
    reading, writing = os.pipe()
    width, height = SCREEN
    screen = ["-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"]
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), *screen],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as numbers:
            yield f":{numbers.readline().strip()}"
    finally:
        server.kill()
        server.wait()


# --- in the window ----------------------------------------------------------------------------


class Pointer:
    """The mouse of the screen, in the coordinates of a window in its upper left corner."""

    def __init__(self) -> None:
        self._x11 = ctypes.CDLL("libX11.so.6")
        self._test = ctypes.CDLL("libXtst.so.6")
        self._x11.XOpenDisplay.restype = ctypes.c_void_p
        self._screen = ctypes.c_void_p(self._x11.XOpenDisplay(None))

    def move(self, x: float, y: float) -> None:
        self._test.XTestFakeMotionEvent(self._screen, -1, round(x), round(y), 0)
        self._x11.XFlush(self._screen)

    def press(self, down: bool) -> None:
        self._test.XTestFakeButtonEvent(self._screen, 1, int(down), 0)
        self._x11.XFlush(self._screen)


def run(matches: int, games: list[str], pointer: str) -> None:
    """Play in the real event loop, and say after each match what the process holds."""
    os.environ.update(
        KIVY_NO_ARGS="1",
        KIVY_NO_FILELOG="1",
        KIVY_NO_CONSOLELOG="1",
        KCFG_GRAPHICS_WIDTH=str(WINDOW[0]),
        KCFG_GRAPHICS_HEIGHT=str(WINDOW[1]),
        KCFG_GRAPHICS_POSITION="custom",
        KCFG_GRAPHICS_LEFT="0",
        KCFG_GRAPHICS_TOP="0",
        KCFG_GRAPHICS_BORDERLESS="1",
        KCFG_GRAPHICS_MAXFPS="0",
        LANGUAGE="en",
    )
    from mobileapp.app import SeeingThingsApp

    sys.stderr = sys.__stderr__  # Kivy's log is silent here; a traceback must not be
    with tempfile.TemporaryDirectory() as folder:
        app = SeeingThingsApp(folder=Path(folder), seed=lambda: 7)
        Evening(app, matches, games, pointer)
        app.run()


class Evening:
    """Plays match after match, one small step in a frame."""

    def __init__(self, app: Any, matches: int, games: list[str], pointer: str) -> None:
        from kivy.clock import Clock

        self._app = app
        self._clock = Clock
        self._inside = pointer == "inside"
        self._pointer = Pointer()
        self._pointer.move(*((400, 300) if self._inside else (SCREEN[0] - 5, SCREEN[1] - 5)))
        self._games = games
        self._steps = self._evening(matches)
        self._until = 0.0
        Clock.schedule_interval(self._step, 0)

    def _step(self, _dt: float) -> None:
        from kivy.base import stopTouchApp

        if self._clock.time() >= self._until:
            try:
                self._until = self._clock.time() + next(self._steps)
            except StopIteration:
                stopTouchApp()  # as when the window is closed

    def _evening(self, matches: int) -> Iterator[float]:
        """Yields for how many seconds to wait before the next step."""
        yield QUIET
        for number in range(1, matches + 1):
            game = self._games[number % len(self._games)]
            yield from self._match(game, number)
            yield QUIET
            print(json.dumps({"match": number, "game": game, **_held()}), flush=True)

    def _match(self, game: str, number: int) -> Iterator[float]:
        from engine.__main__ import KNOWLEDGE
        from engine.core import GameOver, Handoff
        from mobileapp.match.session import LONGEST_FRAME

        self._start(game, number)
        yield 0.5
        play = self._app.session
        if self._inside and isinstance(play.screen, Handoff):
            yield from self._lift_by_hand()
        while not isinstance(play.screen, GameOver):
            match = play._match
            if isinstance(play.screen, Handoff):
                play.lift()
            elif move := match.suggest_move(match.prompt.actors, True, KNOWLEDGE):
                play.move(move)
            for _ in range(40):  # a clock runs at machine speed too: twenty seconds a move
                play._tick(LONGEST_FRAME)
            self._wander(len(match.log))
            yield 0.0
        yield 1.0
        self._app.leave_match()

    def _start(self, game: str, number: int) -> None:
        from engine.make_setup import make_setup
        from engine.registry import find_game
        from engine.setup import Player
        from engine.simulate import PLAYER_NAMES

        found = find_game(game)
        variant = found.variants[number // len(self._games) % len(found.variants)]
        count = min(max(4 + number % 3, variant.least), variant.most)
        players = [Player(name) for name in PLAYER_NAMES[:count]]
        packs = self._app.library.for_game(game, "en")
        self._app.start_match(make_setup(found, players, number, variant=variant.id, packs=packs))

    def _lift_by_hand(self) -> Iterator[float]:
        """Hold the badge with the mouse until the curtain parts; at an open table a click does."""
        from engine.core import Handoff
        from mobileapp.stage.sprite import X, Y

        stage = self._app.screens.get_screen("match").stage
        while not stage.at_rest:
            yield 0.1
        values = stage.sprites["ring" if "ring" in stage.sprites else "go-on"].values
        self._pointer.move(values[X], WINDOW[1] - values[Y])
        yield 0.1
        self._pointer.press(True)
        for _ in range(20):
            yield 0.1
            if not ("ring" in stage.sprites and isinstance(self._app.session.screen, Handoff)):
                break
        self._pointer.press(False)
        yield 0.5
        if isinstance(self._app.session.screen, Handoff):
            raise RuntimeError("the mouse did not lift the curtain")

    def _wander(self, moves: int) -> None:
        if self._inside:
            self._pointer.move(300 + moves % 40 * 10, 200 + moves % 30 * 10)


def _held() -> dict[str, Any]:
    """What the process holds now; what functions remember is bounded, but long not full."""
    import gc
    import threading
    from functools import _lru_cache_wrapper

    of_modules = [value for module in [*sys.modules.values()] for value in vars(module).values()]
    caches = {id(value): value for value in of_modules if isinstance(value, _lru_cache_wrapper)}
    return {
        "MB": round(megabytes(), 1),
        "threads": threading.active_count(),
        "files": sum(1 for _ in Path("/proc/self/fd").iterdir()),
        "objects": len(gc.get_objects()),
        "remembered": sum(cache.cache_info().currsize for cache in caches.values()),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.bench.endurance", description=__doc__)
    parser.add_argument("--matches", type=int, default=30)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    parser.add_argument("--pointer", choices=("inside", "outside", "both"), default="both")
    parser.add_argument("--in-window", choices=("inside", "outside"), help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.in_window:
        run(chosen.matches, chosen.games, chosen.in_window)
        return
    pointers = ("inside", "outside") if chosen.pointer == "both" else (chosen.pointer,)
    sys.exit(
        0
        if report(chosen.matches, chosen.games, pointers)
        else "Something grows from match to match."
    )


if __name__ == "__main__":
    main()
