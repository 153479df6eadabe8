"""Measures every transition of every game on the stage, beside a plain Kivy screen.

Plays one whole match of each variant. For each step from one screen to another it takes the main
thread's processor time of the frame that shows the next scene, of the stage alone in that frame,
and of the longest frame until all movement ends. Other processes and painting threads do not count.
OpenGL's time for textures is listed apart from Python's, as OpenGL is emulated in software here.

The first match begins when the app has finished its idle work, as it has when people have chosen a
game, players and rules. The reference is measured in the same process, repeatedly between the
matches: building and laying out one plain Kivy screen of fifty widgets.
"""

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
from mobileapp.stage.stage import Stage
from tools.bench.app.matches import play_on, setup_for
from tools.bench.app.stopwatch import Frame, Stopwatch, TimedDriver
from tools.bench.figures import few, print_table

WIDGETS = 50
WORST = 25
"""How many transitions are listed."""
MAX_FRAME_TIME = 8
"""Milliseconds a frame may take."""
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

    first: float
    """The frame in which the next scene is made and shown."""
    show: float
    """The part of it in which the stage lays the scene out."""
    longest: float
    """The longest frame until everything lies still: Python alone."""
    longest_with_uploads: float


class Walk:
    """Plays every variant of every game and writes down what its steps cost."""

    def __init__(self, folder: Path) -> None:
        self._show = Stopwatch(Stage, "play")
        self.driver = TimedDriver(SeeingThingsApp(folder=folder, seed=lambda: 7))
        self.driver.until(lambda: not self.driver.app.idle_tasks.pending, seconds=60)
        self.steps: dict[str, list[Transition]] = defaultdict(list)
        self.moving: list[float] = []
        self.lifts: list[float] = []
        self.yardstick: list[float] = []

    def run(self) -> None:
        for game in all_games():
            for variant in game.variants[:VARIANTS]:
                self._measure_yardstick()
                players = min(max(variant.min_players, 5), variant.max_players)
                self._play(game, variant.id, players)

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
        for shown in islice(play_on(self.driver), STEPS):
            name = _name(shown)
            if before:
                transition = self._measure()
                self.steps[f"{game.title}: {before} -> {name}"].append(transition)
                if before == "curtain" and not isinstance(shown, Handoff):
                    self.lifts.append(transition.first)
            before = name
            self.driver.wait(PAUSE)
            self._show.take()
        app.match_flow.leave()
        self.driver.wait(1)

    def _measure(self) -> Transition:
        """The latest move, and everything until all lies still."""
        show, first = self._show.take(), self.driver.frames[-1]
        frames = [first, *self._frames_until_rest()]
        self.moving += [frame.python for frame in frames[4:]]
        return Transition(first.python, show, max(frames).python, max(map(sum, frames)))

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


def report() -> None:
    """Print the worst steps first, and how all of them are beside a plain Kivy screen."""
    with tempfile.TemporaryDirectory() as folder:
        walk = Walk(Path(folder))
        walk.run()
    steps = [
        (Transition(*(median(column) for column in zip(*times, strict=True))), times, step)
        for step, times in walk.steps.items()
    ]
    steps.sort(key=lambda found: -max(time.longest for time in found[1]))
    rows = [
        (
            step,
            *(f"{figure:.1f}" for figure in middle),
            f"{max(time.longest for time in times):.1f}",
        )
        for middle, times, step in steps[:WORST]
    ]
    head = ("first frame", "the stage", "longest", "with uploads in software", "longest of all")
    print_table(
        f"Stage, the worst of {len(steps)} transitions, median ms of the main thread's processor "
        f"time; aim of every frame: {MAX_FRAME_TIME}",
        ("transition", *head),
        rows,
    )
    firsts = [middle.first for middle, _, _ in steps]
    figures = {
        "first frame of a transition": firsts,
        "frame in movement (aim 1)": walk.moving,
        "lifting a curtain (aim 4)": walk.lifts,
        f"yardstick: a plain Kivy screen of {WIDGETS} widgets": walk.yardstick,
    }
    print_table(
        "Stage, all transitions, ms",
        ("what", "median", "99th of 100", "worst"),
        [
            (what, f"{median(times):.1f}", f"{_high(times):.1f}", f"{max(times):.1f}")
            for what, times in figures.items()
        ],
    )


def _high(times: list[float]) -> float:
    return sorted(times)[int(len(times) * 0.99)]
