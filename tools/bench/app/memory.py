"""Memory of a whole Storyteller match with eight people, and after ten more with three."""

import json
import resource
import sys
import tempfile
from itertools import islice
from pathlib import Path
from typing import Any

from kivy.app import App

from engine.registry import find_game
from mobileapp.app import SeeingThingsApp
from tools.bench.app.matches import play_on, setup_for
from tools.bench.app.stopwatch import TimedDriver
from tools.bench.figures import few, figures, megabytes, print_table

PLAYERS = few((8, *[3] * 10), (3, 3))
"""How many play in each match."""
STEPS = few(None, 4)
"""How many steps of each match are played: all."""


def peak() -> float:
    """The peak of resident memory of this process."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def blank() -> float:
    """The memory of an app with nothing in it."""
    TimedDriver(App()).wait(1)
    return megabytes()


def play(driver: TimedDriver, players: int) -> None:
    """One match from the first hand to the last vote."""
    app: Any = driver.app
    app.match_flow.start(setup_for(app, find_game("storyteller"), "standard", players))
    for _ in islice(play_on(driver), STEPS):
        driver.wait(1)
        driver.let_pictures_arrive()
        del driver.frames[:-1]  # what they cost would count as memory of the app
    app.match_flow.leave()
    driver.wait(2)


def report() -> None:
    """Play one match and then ten more: memory in use must not grow."""
    empty = figures("app.memory")
    with tempfile.TemporaryDirectory() as folder:
        driver = TimedDriver(SeeingThingsApp(folder=Path(folder), seed=lambda: 7))
        driver.wait(2)
        held = [("blank Kivy app", empty), ("home", megabytes())]
        for number, players in enumerate(PLAYERS):
            play(driver, players)
            if number == 0:
                held.append((f"peak of a Storyteller match with {players} people", peak()))
            held.append((f"home after {number + 1} matches", megabytes()))
        held.append(("peak of all", peak()))
    rows = [(what, f"{size:.0f}", f"{size - empty:+.0f}") for what, size in held]
    print_table("Resident memory", ("moment", "MB", "over blank"), rows)


if __name__ == "__main__":
    print(json.dumps(blank()), file=sys.__stdout__, flush=True)
