"""What every transition of every game costs on the stage, beside a plain Kivy screen.

One whole match of each variant is played; for each step that leads from one screen to another the
main thread's processor time is taken apart: making the scene, showing it, and the longest frame
until everything lies still. The yardstick is measured in the same process, again and again between
the matches: building and laying out one plain Kivy screen of fifty widgets.
"""

import json
import sys
import tempfile
from collections import defaultdict
from itertools import islice
from pathlib import Path
from statistics import median
from time import thread_time
from typing import Any

from tools.bench.app_match import play_on, setup_for
from tools.bench.stopwatch import TimedDriver

from kivy.uix.boxlayout import BoxLayout  # isort: skip - the driver prepares Kivy first
from kivy.uix.button import Button  # isort: skip
from kivy.uix.label import Label  # isort: skip
from engine.core import Handoff  # isort: skip
from engine.registry import all_games  # isort: skip
from mobileapp.app import SeeingThingsApp  # isort: skip
from mobileapp.screens.match import MatchScreen  # isort: skip
from mobileapp.stage.stage import Stage  # isort: skip

WIDGETS = 50
STEPS = 120
"""How many steps of a match are looked at: enough for every kind of transition."""
REST = 12.0
"""Seconds after which every reveal has come to its end."""


class Stopwatch:
    """Adds up what one function costs, by wrapping it."""

    def __init__(self, owner: type, name: str) -> None:
        self.spent = 0.0
        self._deep = 0
        function = getattr(owner, name)

        def timed(*arguments: Any, **named: Any) -> Any:
            if self._deep:
                return function(*arguments, **named)
            self._deep += 1
            began = thread_time()
            try:
                return function(*arguments, **named)
            finally:
                self.spent += (thread_time() - began) * 1000
                self._deep -= 1

        setattr(owner, name, timed)

    def take(self) -> float:
        spent, self.spent = self.spent, 0.0
        return spent


class Walk:
    """Plays every variant of every game and writes down what its steps cost."""

    def __init__(self, folder: Path) -> None:
        self._scene = Stopwatch(MatchScreen, "_scene")
        self._show = Stopwatch(Stage, "_show")
        self.driver = TimedDriver(SeeingThingsApp(folder=folder, seed=lambda: 7))
        self.driver.wait(2)
        self.steps: dict[str, list[tuple[float, float, float]]] = defaultdict(list)
        self.moving: list[float] = []
        self.lifts: list[float] = []
        self.yardstick: list[float] = []

    def run(self) -> dict[str, Any]:
        for game in all_games():
            for variant in game.variants:
                self._measure_yardstick()
                players = min(max(variant.least, 5), variant.most)
                self._play(game, variant.id, players)
        return {
            "steps": self.steps,
            "moving": self.moving,
            "lifts": self.lifts,
            "yardstick": self.yardstick,
        }

    def _measure_yardstick(self) -> None:
        for _ in range(3):
            began = thread_time()
            screen = BoxLayout(orientation="vertical", size=(1280, 800))
            for place in range(WIDGETS):
                kind = Button if place % 3 == 0 else Label
                screen.add_widget(kind(text=f"Word {place}", font_size=20))
            screen.do_layout()
            for child in screen.children:
                child.texture_update()
            self.yardstick.append((thread_time() - began) * 1000)

    def _play(self, game: Any, variant: str, players: int) -> None:
        app: Any = self.driver.app
        app.start_match(setup_for(app, game, variant, players))
        self.driver.wait(1)
        before = "the match begins"
        textures = app.screens.get_screen("match").textures
        for _, shown in islice(play_on(self.driver), STEPS):
            name = _name(shown)
            first = self.driver.frames[""][-1]
            scene, show = self._scene.take(), self._show.take()
            longest, frames = first, []
            stage = app.screens.get_screen("match").stage
            for _ in range(int(REST * 60)):
                self.driver.pump()
                frames.append(self.driver.frames[""][-1])
                if stage.at_rest and not textures.busy:
                    break
            longest = max([first, *frames])
            self.moving += frames[3:]
            self.steps[f"{game.title}: {before} -> {name}"].append((scene, show, longest))
            if before.startswith("curtain") and not isinstance(shown, Handoff):
                self.lifts.append(scene + show)
            before = name
            self._scene.take()
            self._show.take()
            self.driver.frames.clear()
            self.driver.wait(0.2)
        app.leave_match()
        self.driver.wait(1)


def _name(shown: object) -> str:
    if isinstance(shown, Handoff):
        return "table" if shown.to is None else "curtain"
    return type(shown).__name__.removesuffix("Prompt")


def summary(found: dict[str, Any]) -> tuple[str, list[tuple[str, ...]]]:
    """The title and the rows of a table, the worst steps first."""
    yardstick = median(found["yardstick"])
    rows = []
    for step, times in found["steps"].items():
        scene, show, longest = (median(column) for column in zip(*times, strict=True))
        rows.append((scene + show, step, scene, show, longest))
    rows.sort(reverse=True)
    costs = [row[0] for row in rows]
    title = (
        f"Stage, {len(rows)} kinds of transitions, ms of the main thread's processor time. Median "
        f"{median(costs):.1f} (aim 3), worst {costs[0]:.1f} (aim 8). A frame in movement: median "
        f"{median(found['moving']):.2f}, 99th of a hundred {_high(found['moving']):.1f} (aim 1). "
        f"Lifting a curtain: median {median(found['lifts']):.1f} (aim 4). "
        f"Yardstick, a plain Kivy screen of {WIDGETS} widgets: {yardstick:.1f}"
    )
    return title, [
        (
            step,
            f"{scene:.1f}",
            f"{show:.1f}",
            f"{longest:.1f}",
            f"{yardstick / max(cost, 0.01):.0f}x less",
        )
        for cost, step, scene, show, longest in rows[:25]
    ]


def _high(times: list[float]) -> float:
    return sorted(times)[int(len(times) * 0.99)]


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        figures = Walk(Path(folder)).run()
    print(json.dumps(figures), file=sys.__stdout__, flush=True)
