"""Measures every transition of every game on the stage, beside a plain Kivy screen.

Plays one whole match of each variant. For each step from one screen to another it takes the main
thread's processor time for making the scene, for showing it, and for the longest frame until all
movement ends. Other processes and painting threads do not count. OpenGL's time for textures is
listed apart from Python's, as OpenGL is emulated in software here.

The first match begins when the app has finished its idle work, as it has when people have chosen a
game, players and rules. The reference is measured in the same process, repeatedly between the
matches: building and laying out one plain Kivy screen of fifty widgets.
"""

import json
import sys
import tempfile
from collections import defaultdict
from itertools import islice
from pathlib import Path
from statistics import median
from time import thread_time
from typing import Any, NamedTuple

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.button import Button
from kivy.uix.label import Label

from engine.core import Handoff
from engine.registry import all_games
from mobileapp.app import SeeingThingsApp
from mobileapp.screens.match.page import MatchScreen
from mobileapp.stage.stage import Stage
from tools.bench.app.matches import play_on, setup_for
from tools.bench.app.stopwatch import Frame, Stopwatch, TimedDriver
from tools.bench.size import few

WIDGETS = 50
STEPS = few(120, 3)
"""How many steps of a match are looked at: enough for every kind of transition."""
VARIANTS = few(None, 1)
"""How many variants of each game are played: all."""
REST = few(12.0, 0.2)
"""Seconds after which every reveal has come to its end."""
PAUSE = few(1.0, 0.05)
"""Seconds between a step and the next move; meanwhile the app frees unused objects."""


class Transition(NamedTuple):
    """What one step from screen to screen cost, in milliseconds."""

    scene: float
    show: float
    longest: float
    """The longest frame until everything lies still: Python alone."""
    longest_with_uploads: float

    @property
    def cost(self) -> float:
        """The cost of making and showing the next scene."""
        return self.scene + self.show


class Walk:
    """Plays every variant of every game and writes down what its steps cost."""

    def __init__(self, folder: Path) -> None:
        self._scene = Stopwatch(MatchScreen, "_scene")
        self._show = Stopwatch(Stage, "_show")
        self.driver = TimedDriver(SeeingThingsApp(folder=folder, seed=lambda: 7))
        self.driver.until(lambda: not self.driver.app.idle_tasks.pending, seconds=60)
        self.steps: dict[str, list[Transition]] = defaultdict(list)
        self.moving: list[float] = []
        self.lifts: list[float] = []
        self.yardstick: list[float] = []

    def run(self) -> dict[str, Any]:
        for game in all_games():
            for variant in game.variants[:VARIANTS]:
                self._measure_yardstick()
                players = min(max(variant.min_players, 5), variant.max_players)
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
        app.match_flow.start(setup_for(app, game, variant, players))
        self.driver.wait(1)
        before = ""
        for _, shown in islice(play_on(self.driver), STEPS):
            name = _name(shown)
            if before:
                transition = self._measure()
                self.steps[f"{game.title}: {before} -> {name}"].append(transition)
                if before == "curtain" and not isinstance(shown, Handoff):
                    self.lifts.append(transition.cost)
            before = name
            self.driver.wait(PAUSE)
            self._scene.take()
            self._show.take()
        app.match_flow.leave()
        self.driver.wait(1)

    def _measure(self) -> Transition:
        """The latest move, and everything until all lies still."""
        scene, show = self._scene.take(), self._show.take()
        frames = [self.driver.frames[-1], *self._frames_until_rest()]
        self.moving += [frame.python for frame in frames[4:]]
        return Transition(scene, show, max(frames).python, max(map(sum, frames)))

    def _frames_until_rest(self) -> list[Frame]:
        match = self.driver.app.screens.get_screen("match")
        self.driver.frames.clear()
        for _ in range(int(REST * 60)):
            self.driver.pump()
            if match.stage.at_rest and not match.textures.busy:
                break
        return list(self.driver.frames)


def _name(shown: object) -> str:
    if isinstance(shown, Handoff):
        return "table" if shown.to is None else "curtain"
    return type(shown).__name__.removesuffix("Prompt")


def summary(found: dict[str, Any]) -> tuple[str, list[tuple[str, ...]]]:
    """The title and the rows of a table, the worst steps first."""
    yardstick = median(found["yardstick"])
    rows = []
    for step, times in found["steps"].items():
        middle = Transition(*(median(column) for column in zip(*times, strict=True)))
        rows.append((max(Transition(*time).longest for time in times), step, middle))
    rows.sort(reverse=True)
    costs = [middle.cost for _, _, middle in rows]
    frames = [middle.longest for _, _, middle in rows]
    title = (
        f"Stage, {len(rows)} kinds of transitions, ms of the main thread's processor time. Scene "
        f"and show: median {median(costs):.1f} (aim 3), worst {max(costs):.1f} (aim 8). Longest "
        f"frame: median {median(frames):.1f}, worst of all {rows[0][0]:.1f} (aim 8). A frame in "
        f"movement: median {median(found['moving']):.2f}, 99th of a hundred "
        f"{_high(found['moving']):.1f} (aim 1). Lifting a curtain: median "
        f"{median(found['lifts']):.1f}, worst {max(found['lifts']):.1f} (aim 4). "
        f"Yardstick, a plain Kivy screen of {WIDGETS} widgets: {yardstick:.1f}"
    )
    return title, [
        (
            step,
            f"{middle.scene:.1f}",
            f"{middle.show:.1f}",
            f"{middle.longest:.1f}",
            f"{worst:.1f}",
            f"{middle.longest_with_uploads:.1f}",
            f"{yardstick / max(middle.cost, 0.01):.0f}x less",
        )
        for worst, step, middle in rows[:25]
    ]


def _high(times: list[float]) -> float:
    return sorted(times)[int(len(times) * 0.99)]


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        figures = Walk(Path(folder)).run()
    print(json.dumps(figures), file=sys.__stdout__, flush=True)
