"""Memory of a whole Storyteller match with eight people, and after ten more with three.

`python -m tools.bench.app.memory blank | match`
"""

import json
import resource
import sys
import tempfile
from itertools import islice
from pathlib import Path
from typing import Any

from kivy.app import App

from engine.registry import find_game
from tools.bench.app.matches import play_on, setup_for
from tools.bench.app.stopwatch import TimedDriver
from tools.bench.process import megabytes
from tools.bench.size import few

PLAYERS = few((8, *[3] * 10), (3, 3))
"""How many play in each match."""
STEPS = few(None, 4)
"""How many steps of each match are played: all."""


def peak() -> float:
    """The peak of resident memory of this process."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def blank() -> dict[str, Any]:
    """An app with nothing in it."""
    driver = TimedDriver(App())
    driver.wait(1)
    return {"start": megabytes(), "peak": peak()}


def play(driver: TimedDriver, players: int) -> None:
    """One match from the first hand to the last vote."""
    app: Any = driver.app
    app.match_flow.start(setup_for(app, find_game("storyteller"), "standard", players))
    for _ in islice(play_on(driver), STEPS):
        driver.wait(1)
        driver.let_pictures_arrive()
    app.match_flow.leave()
    driver.wait(2)


def ours() -> dict[str, Any]:
    """Play one match and then ten more: memory in use must not grow."""
    from mobileapp.app import SeeingThingsApp

    with tempfile.TemporaryDirectory() as folder:
        driver = TimedDriver(SeeingThingsApp(folder=Path(folder), seed=lambda: 7))
        driver.wait(2)
        found: dict[str, Any] = {"start": megabytes()}
        after = []
        for players in PLAYERS:
            play(driver, players)
            after.append(megabytes())
            found.setdefault("peak", peak())
        return found | {"after": after, "peak of all": peak()}


if __name__ == "__main__":
    figures = blank() if sys.argv[1] == "blank" else ours()
    print(json.dumps(figures), file=sys.__stdout__, flush=True)
