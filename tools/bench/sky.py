"""Clouds on a large tablet: Python time of every frame while fingers move one cloud of fourteen."""

import json
import os
import sys
import tempfile
from math import cos, pi, sin
from pathlib import Path
from statistics import median
from typing import Any

os.environ["KIVY_METRICS_DENSITY"] = "2"

from tools import driver
from tools.bench.stopwatch import TimedDriver

from engine.arrange import arrange  # isort: skip - the driver prepares Kivy first
from engine.core import Handoff  # isort: skip
from engine.games.clouds.game import GAME  # isort: skip
from engine.games.clouds.moves import ChooseWord, Memorised, Place, StartClock, Toss  # isort: skip
from engine.match import Match  # isort: skip
from engine.setup import Player  # isort: skip
from mobileapp.app import SeeingThingsApp  # isort: skip

SIZE = (2560, 1600)
MOVES = 120
driver.SIZES["large"] = SIZE


class Sky:
    """A sky with all fourteen clouds, and an artist whose turn it is."""

    def __init__(self, folder: Path) -> None:
        self.driver = TimedDriver(SeeingThingsApp(folder=folder), "large")
        app: Any = self.driver.app
        people = [Player(name) for name in ("Ana", "Ben", "Cleo", "Dan")]
        setup = arrange(GAME, people, 7, first=0, packs=app.shelf.for_game("clouds", "en"))
        app.continue_match(app.storage.begin(_painted(Match(GAME, setup)), app.now()))
        self.driver.wait(1)
        self.driver.hold(self.driver.one("Curtain").ids.ring, 0.9)
        self.driver.wait(1)
        self.view = self.driver.one("SkyView")
        assert tuple(app.root.size) == SIZE
        assert len(self.view.sky.clouds) == 14

    def figures(self) -> dict[str, tuple[float, float]]:
        """The usual and the longest frame of every movement, in milliseconds."""
        self._drag()
        self._turn()
        self._push()
        return {
            what: (median(frames), max(frames))
            for what, frames in self.driver.frames.items()
            if what
        }

    def _drag(self) -> None:
        cloud = self.view.sky.movable[0]
        finger = self.driver.down(*self._at(cloud.x, cloud.y))
        with self.driver.during("one finger carries a cloud over all the others"):
            for step in range(MOVES):
                turn = step / MOVES * 2 * pi
                self.driver.move(finger, *self._at(800 + 600 * sin(turn), 500 + 350 * cos(turn)))
        self._put_back(finger)

    def _turn(self) -> None:
        cloud = self.view.sky.movable[0]
        x, y = self._at(cloud.x, cloud.y)
        first = self.driver.down(x, y)
        self.driver.move(first, x + 40, y)
        second = self.driver.down(x + 240, y)
        with self.driver.during("two fingers turn it"):
            for step in range(MOVES):
                turn = step / MOVES * 2 * pi
                self.driver.move(second, x + 40 + 200 * cos(turn), y + 200 * sin(turn))
        self.driver.up(second)
        self._put_back(first)

    def _push(self) -> None:
        finger = self.driver.down(*self._at(20, 20))
        with self.driver.during("a finger pushes all clouds in its way"):
            for step in range(MOVES):
                self.driver.move(finger, *self._at(20 + step * 12, 20 + step * 8))
        self.driver.move(finger, *self._at(20, 20))
        self.driver.up(finger)

    def _put_back(self, finger: Any) -> None:
        self.view.put_back()
        self.driver.up(finger)
        self.driver.wait(0.5)

    def _at(self, x: float, y: float) -> tuple[float, float]:
        place: tuple[float, float] = self.view.to_window(*self.view.from_sky(x, y))
        return place


def _painted(match: Match) -> Match:
    """From the deal to a sky with every piece in it."""

    def play(move: Any) -> None:
        if isinstance(match.screen, Handoff):
            match.take()
        match.play(move)

    roles, words = match.prompt.round.roles, match.prompt.words
    play(ChooseWord(roles.main, words[0].id))
    play(Memorised(roles.second))
    play(Toss(roles.main, "heap"))
    play(StartClock(roles.timekeeper))
    number = 0
    while supply := [shape for shape, left in match.prompt.sky.supply if left]:
        number += 1
        column, row = number % 5, number // 5
        place = 250 + column * 270, 180 + row * 300
        play(Place(match.prompt.turn, supply[0], *place, 24 * number % 360, False, number))
    return match


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        figures = Sky(Path(folder)).figures()
    print(json.dumps(figures), file=sys.__stdout__, flush=True)
