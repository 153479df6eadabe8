"""Records a round of every game as touches, to be repeated on an emulator.

`python -m tools.tour.touch_recording FOLDER` writes a folder for each game: in `seeing-things.db` a
match that waits to be continued, in `touches.json` the touches and the moves that they make. As the
match comes with the recording, an emulator deals the same cards to the same people.
"""

import argparse
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from engine.core import Handoff
from engine.match import Match
from engine.registry import find_game
from mobileapp.app import SeeingThingsApp
from mobileapp.assets import ASSETS
from mobileapp.packs.library import PackLibrary
from mobileapp.storage.store import Storage
from tests.harness.driver import SIZES, TIME, Driver, Touch
from tests.harness.hands import Hands
from tools.tour.rounds import Round, every_round, setup_of
from tools.tour.walk import SilentDevice

WIDTH, HEIGHT = SIZES["tablet"]
DATABASE = "seeing-things.db"
TOUCHES = "touches.json"
NAMES = ("Ana", "Ben", "Cyd", "Dot", "Eli")
NOW = 1_800_000_000.0


@dataclass(frozen=True)
class Gesture:
    """The path of one finger from touch-down to lift, in pixels from the top left."""

    pause: float
    """Seconds since the finger before it."""
    start: tuple[int, int]
    end: tuple[int, int]
    seconds: float


@dataclass(frozen=True)
class Recording:
    """What is touched, and which kinds of moves that makes."""

    gestures: list[Gesture]
    moves: list[str]


class RecordingDriver(Driver):
    """Keeps every gesture of one finger."""

    def __init__(self, app: Any) -> None:
        self.gestures: list[Gesture] = []
        self._down, self._free_since = ((0, 0), 0.0), TIME.now
        super().__init__(app)

    def down(self, x: float, y: float) -> Touch:
        self._down = _from_top(x, y), TIME.now
        return super().down(x, y)

    def up(self, touch: Touch) -> None:
        start, since = self._down
        end = _from_top(touch.x, touch.y)
        self.gestures.append(Gesture(since - self._free_since, start, end, TIME.now - since))
        self._free_since = TIME.now
        super().up(touch)


def _from_top(x: float, y: float) -> tuple[int, int]:
    return round(x), round(HEIGHT - y)


def record(wanted: Round, folder: Path) -> Recording:
    """Save a match in the folder, then play a round of a copy of it."""
    database = folder / DATABASE
    begins_covered = _save_match(wanted, database)
    saved = database.read_bytes()
    recorder = RecordingDriver(open_app(folder))
    recorder.let_pictures_arrive()
    recorder.tap(recorder.one("ContinueCard"))
    hands = Hands(recorder)
    hands.rest()
    if not begins_covered:
        hands.lift()  # a match that is continued waits behind its curtain
    wanted.play(hands)
    recorder.stop()
    recording = Recording(recorder.gestures, moves_in(database))
    database.write_bytes(saved)
    return recording


def _save_match(wanted: Round, database: Path) -> bool:
    """Save a match without moves; return whether it begins behind a curtain."""
    packs = PackLibrary(ASSETS / "packs", database.parent / "packs").packs()
    match = Match(find_game(wanted.game), setup_of(wanted, NAMES, packs))
    storage = Storage(database)
    storage.settings["language"] = "en"
    storage.matches.begin(match, NOW)
    storage.close()
    return isinstance(match.current, Handoff)


def open_app(folder: Path) -> SeeingThingsApp:
    """Start the app with its data in a folder, at a fixed time and with a fixed random seed."""
    return SeeingThingsApp(
        folder=folder, device=SilentDevice("en"), now=lambda: NOW, seed=lambda: 7
    )


def moves_in(database: Path) -> list[str]:
    """The kinds of the moves in the one match of a database, in order."""
    storage = Storage(database)
    (match,) = storage.unfinished.latest(1)
    moves = [type(entry.move).__name__ for entry in storage.matches.load(match.match_id).log]
    storage.close()
    return moves


def first_rounds() -> list[Round]:
    """One round of each game, except of those that need memories, which a new tablet lacks."""
    found: dict[str, Round] = {}
    for one in every_round():
        found.setdefault(one.game, one)
    return list(found.values())


def main() -> None:
    """Record all rounds into a folder."""
    parser = argparse.ArgumentParser(prog="python -m tools.tour.touch_recording")
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    recordings: Path = parser.parse_args().folder
    for wanted in first_rounds():
        folder = recordings / wanted.game
        folder.mkdir(parents=True)
        recording = record(wanted, folder)
        text = json.dumps(asdict(recording), indent=1)
        (folder / TOUCHES).write_text(text, encoding="utf-8")
        print(f"{wanted.game}: {len(recording.gestures)} gestures, {len(recording.moves)} moves")


if __name__ == "__main__":
    main()
