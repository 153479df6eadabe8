"""The app that the proof tries to break, in a process of its own.

python -m tools.proof.app kills FOLDER GAME NUMBER
python -m tools.proof.app touches FOLDER GAME COUNT SEED KILLED
python -m tools.proof.app matches COUNT SEED
"""

import ctypes
import gc
import json
import os
import resource
import signal
import sqlite3
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import asdict
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from engine.chance import Chance
from engine.core import Handoff
from engine.game_night.programme import short_options
from engine.make_setup import make_setup
from engine.packs import Supply
from engine.registry import find_game, game_ids
from engine.save import encode_entry
from engine.setup import Player
from engine.simulate import PLAYER_NAMES
from mobileapp.app import SeeingThingsApp
from mobileapp.device import Device
from mobileapp.stage.piece import Choose, Lift, Send
from tests.harness.driver import Driver
from tests.harness.evening_hands import EveningHands, open_evening
from tests.harness.hands import Hands
from tests.harness.monkey import KilledMatch, Monkey
from tests.harness.people import People
from tests.support.blank_pictures import decode_and_paint_nothing
from tests.support.matches import match_of
from tools.proof.cases import plant_fault
from tools.proof.kills import CLOCK_LOSS, EVENING, MAX_LIFE, MAX_START, Step
from tools.proof.watched_driver import WatchedDriver

NAMES = ("Ana", "Ben", "Cleo", "Dan")
REPORT_EVERY = 200
"""Touches from one report to the next."""

# --- kills --------------------------------------------------------------------------------------


def live(folder: Path, game: str, number: int) -> None:
    """Go on with the match that waits, or begin one, and play by touch."""
    decode_and_paint_nothing()
    driver = Driver(SeeingThingsApp(folder=folder, seed=lambda: 7))
    open_match(driver.app, game, number)
    report = os.open(folder / "steps", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    while driver.app.session is not None:
        for step in steps_of(driver, folder, number, game == EVENING):
            os.write(report, (json.dumps(step) + "\n").encode())
        if game != EVENING:
            break
        driver.app.tonight.show_interlude()
        driver.wait(1)
        driver.tap_piece("go")  # the next match, or the end of the evening
        if driver.app.session is None:
            at_end = step | {"moves": 0, "problems": [], "at_end": True}
            os.write(report, (json.dumps(at_end) + "\n").encode())
    time.sleep(MAX_LIFE + MAX_START)


def steps_of(driver: Any, folder: Path, number: int, in_evening: bool = False) -> Iterator[Step]:
    """Play the match on the table by touch, and report every step once it is in sight.

    `in_evening` says whether the match was begun by a whole evening.
    """
    app = driver.app
    match = match_of(app.session)
    saved = app.tonight.open_night.saved if in_evening else None
    evening = len(saved.night.played) if saved else None
    moves = len(match.log)
    for _ in _play(driver, number):
        step = {
            "id": driver.app.session.match_id,
            "log": [encode_entry(played) for played in match.log],
            "elapsed": match.elapsed,
            "audience": match.prompt.audience,
            "evening": evening,
            "evening_id": saved.id if saved else None,
            "at_end": False,
        }
        new = max(len(match.log) - moves, 0)
        moves = len(match.log)
        yield step | {"moves": new, "problems": _unsaved(folder, step)}


def _unsaved(folder: Path, step: Step) -> list[str]:
    """What of a step another connection to the database does not find; nothing if it has ended."""
    database = f"{(folder / 'seeing-things.db').as_uri()}?mode=ro"
    with closing(sqlite3.connect(database, uri=True)) as connection:
        row = connection.execute("SELECT elapsed FROM match WHERE id = ?", (step["id"],)).fetchone()
        query = "SELECT COUNT(*) FROM move WHERE match = ?"
        (moves,) = connection.execute(query, (step["id"],)).fetchone()
    if row is None:
        return []
    problems = []
    if moves != len(step["log"]):
        problems.append(f"{len(step['log'])} moves were seen, {moves} are saved")
    if row[0] < step["elapsed"] - CLOCK_LOSS:
        problems.append(f"the clock is at {step['elapsed']} ms and saved at {row[0]} ms")
    return problems


def open_match(app: Any, game: str, number: int) -> None:
    """Go on with the match of this game that waits, or begin one of people."""
    if game == EVENING:
        open_evening(app)
        return
    waiting = [match for match in app.storage.unfinished.all() if match.game == game]
    if waiting:
        refusal = app.match_flow.resume(waiting[0].match_id)
        if refusal is not None:
            raise RuntimeError(f"it cannot be continued: {refusal}")
        if not isinstance(app.session.current, Handoff):
            raise RuntimeError("a continued match is not covered")
        return
    found = find_game(game)
    players = [Player(name) for name in NAMES[: found.variants[0].max_players]]
    app.match_flow.start(
        make_setup(found, players, number, supply=Supply(app.library.for_game(game, "en")))
    )


def _play(driver: Any, number: int) -> Any:
    """Play by touch; yields whenever all movement on the table has ended."""
    hands, luck, session = Hands(driver), Random(number), driver.app.session
    match, people = match_of(session), People(hands)
    hands.rest()
    yield
    while not session.over:
        while people.read_lesson():  # it covers what is to be touched
            hands.rest()
        if match.prompt.timer is not None and not isinstance(hands.shown, Handoff):
            driver.wait(luck.choice((0.4, 1.7, 3.1)))  # a clock runs while people think
            yield
        pieces = hands.scene.pieces
        if isinstance(hands.shown, Handoff):
            lifts = [key for key, piece in pieces.items() if isinstance(piece.tap, Lift)]
            if hands.shown.to is None:
                hands.tap(lifts[0])
            else:
                hands.lift()
        else:
            before = len(match.log)
            touchable = [
                key for key, piece in pieces.items() if isinstance(piece.tap, Send | Choose)
            ]
            for key in luck.sample(touchable, min(2, len(touchable))):
                if key in hands.scene.pieces:
                    hands.tap(key)
            if len(match.log) == before and not isinstance(session.current, Handoff):
                session.move(match.prompt.sample(Chance(number, before)))
        hands.rest()
        yield


# --- touches ------------------------------------------------------------------------------------


def touch(folder: Path, game: str, count: int, seed: str, killed: dict[str, Any] | None) -> None:
    """Let a monkey touch the app this many times; then kill the app."""
    decode_and_paint_nothing()
    match = None if killed is None else KilledMatch(**killed)
    monkey = Monkey(_starter(folder, seed), game, seed, wander=True, killed=match)
    reported, left = 0, None
    while left is None:
        monkey.step()
        touches = WatchedDriver.touches
        if touches >= count:
            monkey.come_back()
            left = asdict(monkey.match_on_the_table())
        if touches >= reported + REPORT_EVERY or left is not None:
            reported = touches
            told = {"touches": touches, "problems": WatchedDriver.problems, "killed": left}
            print(json.dumps(told), file=sys.__stdout__, flush=True)
            WatchedDriver.problems.clear()
    os.kill(os.getpid(), signal.SIGKILL)


def _starter(folder: Path, seed: str) -> Callable[[], Any]:
    """Starts the app on a tablet."""
    luck = Random(seed)

    def start() -> WatchedDriver:
        tablet = Device()
        tablet.downloads = folder / "downloads"
        tablet.sound = False
        draw = partial(luck.getrandbits, 30)
        return WatchedDriver(SeeingThingsApp(folder=folder, device=tablet, seed=draw))

    return start


# --- matches ------------------------------------------------------------------------------------


def play(count: int, seed: int) -> None:
    """Play in the app by touch, with people in every seat."""
    with tempfile.TemporaryDirectory() as folder:
        driver = WatchedDriver(SeeingThingsApp(folder=Path(folder), seed=lambda: seed))
        # Modules and pages that are loaded in idle frames would count as growth of later matches.
        driver.until(lambda: not driver.app.idle_tasks.pending, seconds=60)
        for number in range(count):
            kinds = (*game_ids(), EVENING)
            _play_one(driver, kinds[number % len(kinds)], seed + number)
            driver.wait(1)
            gc.collect()
            driver.skip_time()
            told = _held() | {"problems": driver.problems}
            print(json.dumps(told), file=sys.__stdout__, flush=True)
            driver.problems.clear()


def _play_one(driver: Any, game_id: str, seed: int) -> None:
    """Play a match by touch, or a whole evening of two people."""
    app = driver.app
    people = People(Hands(driver), decided=driver.skip_time)
    if game_id == EVENING:
        open_evening(app)
        EveningHands(people).play()
        app.home()
        return
    game = find_game(game_id)
    variant = game.variants[seed % len(game.variants)]
    players = [
        Player(name)
        for name in PLAYER_NAMES[: max(variant.min_players, min(4, variant.max_players))]
    ]
    packs = app.library.for_game(game_id, "en")
    options = short_options(game, variant)
    app.match_flow.start(
        make_setup(game, players, seed, variant=variant.id, options=options, supply=Supply(packs))
    )
    people.play()
    app.match_flow.leave()


def _held() -> dict[str, Any]:
    """The resources of the process: memory (after the allocator's free memory is returned), threads
    and open files.
    """
    with suppress(AttributeError, OSError):
        ctypes.CDLL(None).malloc_trim(0)
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return {
        "MB": pages * resource.getpagesize() / 2**20,
        "threads": threading.active_count(),
        "files": sum(1 for _ in Path("/proc/self/fd").iterdir()),
    }


def main() -> None:
    sys.stderr = sys.__stderr__  # Kivy redirects it to its log, and with it every traceback
    plant_fault()
    match sys.argv[1:]:
        case ["kills", folder, game, number]:
            live(Path(folder), game, int(number))
        case ["touches", folder, game, count, seed, killed]:
            touch(Path(folder), game, int(count), seed, json.loads(killed))
        case ["matches", count, seed]:
            play(int(count), int(seed))


if __name__ == "__main__":
    main()
