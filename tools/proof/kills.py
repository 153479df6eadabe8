"""Kills the app with SIGKILL at random moments while people play, and checks the saved data.

Each start continues the match before. Every step that people have seen must be saved, behind the
curtain of whoever's turn it is.
"""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from engine.core import Handoff
from engine.registry import game_ids
from engine.save import encode_entry
from mobileapp.storage import Storage
from tools.proof.cases import ProgressLines

LONGEST_LIFE = 2.5
"""Seconds an app lives at most once it shows its match."""
LONGEST_START = 2.5
"""One app in five is killed while it starts: at most this many seconds after its process began."""
LIVES = 4
"""How often a match is killed before the next game has its turn."""
CLOCK_LOSS = 1_000
"""Milliseconds of a running clock that a kill may cost."""
NAMES = ("Ana", "Ben", "Cleo", "Dan")

Step = dict[str, Any]
"""What people saw: the number of the match, its log and clock, and whom it was for."""


def run(count: int, seed: int) -> list[str]:
    """Kill the app this many times, on two tablets at a time; return the problems."""
    lines = ProgressLines("kills", count)
    halves = (count - count // 2, count // 2)
    with ThreadPoolExecutor(2) as pool:
        found = pool.map(
            lambda half: _kill_one_tablet(half[1], f"{seed}/{half[0]}", lines), enumerate(halves)
        )
        return [problem for problems in found for problem in problems]


def _kill_one_tablet(kills: int, seed: str, lines: ProgressLines) -> list[str]:
    luck, games = Random(seed), game_ids()
    problems: list[str] = []
    seen: Step | None = None
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for number in range(kills):
            game = games[number // LIVES % len(games)]
            steps, complaint = _live_and_die(folder, game, number, luck)
            seen = steps[-1] if steps else seen
            found = [complaint] if complaint else []
            if seen is not None:
                found += _compare(folder, seen)
            problems += [f"seed {seed}, kill {number} ({game}): {problem}" for problem in found]
            lines.add()
    return problems


def _live_and_die(folder: Path, game: str, number: int, luck: Random) -> tuple[list[Step], str]:
    """Let the app play until it is killed; return its reports of every step people saw."""
    command = [sys.executable, "-m", __name__, str(folder), game, str(number)]
    report = folder / "steps"
    report.unlink(missing_ok=True)
    early = luck.random() < 0.2
    with (
        tempfile.TemporaryFile("w+") as complaints,
        subprocess.Popen(
            command,
            stdout=complaints,
            stderr=complaints,
            env=os.environ | {"SDL_AUDIODRIVER": "dummy"},
        ) as process,
    ):
        if early:
            time.sleep(luck.uniform(0, LONGEST_START))
        else:
            while not (report.exists() and report.stat().st_size) and process.poll() is None:
                time.sleep(0.01)
            time.sleep(luck.uniform(0, LONGEST_LIFE))
        process.send_signal(signal.SIGKILL)
        process.wait()
        complaints.seek(0)
        ended = process.returncode != -signal.SIGKILL
        complaint = f"the app ended by itself: {complaints.read()[-2000:]}" if ended else ""
    whole = report.read_text(encoding="utf-8").rpartition("\n")[0] if report.exists() else ""
    return [json.loads(line) for line in whole.splitlines()], complaint


def _compare(folder: Path, seen: Step) -> list[str]:
    """Compare the reported steps with the data for the next start; return the problems."""
    with closing(Storage(folder / "seeing-things.db")) as storage:
        if storage.problem is not None:
            return [f"the next start says: {storage.problem}"]
        if seen["id"] not in storage.unfinished.ids():
            ended = {match.match_id for match in storage.history.all()}
            return [] if seen["id"] in ended else ["the match is gone"]
        match = storage.matches.load(seen["id"])
        log = [encode_entry(played) for played in match.log]
        if log[: len(seen["log"])] != seen["log"]:
            return [f"{len(seen['log'])} moves were seen, {len(log)} are there or others"]
        if not isinstance(match.screen, Handoff) or match.screen.to != match.prompt.audience:
            return ["the match is not behind the curtain of whoever is to act"]
        if len(log) == len(seen["log"]) and match.prompt.audience != seen["audience"]:
            return ["somebody else is to act"]
        if len(log) == len(seen["log"]) and match.elapsed < seen["elapsed"] - CLOCK_LOSS:
            return [f"the clock was at {seen['elapsed']} ms and is at {match.elapsed} ms"]
        return []


# --- the app that is killed -------------------------------------------------------------------


def live(folder: Path, game: str, number: int) -> None:
    """Go on with the match that waits, or begin one, and play by touch."""
    import tests.harness.driver  # isort: skip - it prepares Kivy first

    from mobileapp.app import SeeingThingsApp

    sys.stderr = sys.__stderr__
    paint_nothing()
    driver = tests.harness.driver.Driver(SeeingThingsApp(folder=folder, seed=lambda: 7))
    _open_match(driver.app, game, number)
    report = os.open(folder / "steps", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    match = driver.app.session._match
    for _ in _play(driver, number):
        step = {
            "id": driver.app.session.match_id,
            "log": [encode_entry(played) for played in match.log],
            "elapsed": match.elapsed,
            "audience": match.prompt.audience,
        }
        os.write(report, (json.dumps(step) + "\n").encode())
    time.sleep(LONGEST_LIFE + LONGEST_START)


def paint_nothing() -> None:
    """Replace painting by nothing: nobody looks at the app, and it runs faster."""
    from PIL import Image

    from mobileapp import picture_cache
    from mobileapp.stage import textures

    textures.paint = lambda key, art: Image.new("RGBA", (2, 2))
    picture_cache._decode = lambda key: picture_cache._Pixels((2, 3), bytes(24))


def _open_match(app: Any, game: str, number: int) -> None:
    from engine.make_setup import make_setup
    from engine.registry import find_game
    from engine.setup import Player

    waiting = [match for match in app.storage.unfinished.all() if match.game == game]
    if waiting:
        refusal = app.continue_match(waiting[0].match_id)
        if refusal is not None:
            raise RuntimeError(f"it cannot be continued: {refusal}")
        if not isinstance(app.session.screen, Handoff):
            raise RuntimeError("a continued match is not covered")
        return
    found = find_game(game)
    players = [Player(name) for name in NAMES[: found.variants[0].most]]
    app.start_match(make_setup(found, players, number, packs=app.library.for_game(game, "en")))


def _play(driver: Any, number: int) -> Any:
    """Play by touch; yields whenever all movement on the table has ended."""
    from engine.chance import Chance
    from mobileapp.stage.scene import Choose, Lift, Send
    from tests.harness.hands import Hands

    hands, luck, session = Hands(driver), Random(number), driver.app.session
    hands.rest()
    yield
    while not session.over:
        pieces = hands.scene.pieces
        if isinstance(hands.shown, Handoff):
            lifts = [key for key, piece in pieces.items() if isinstance(piece.tap, Lift)]
            if hands.shown.to is None:
                hands.tap(lifts[0])
            else:
                hands.lift()
        else:
            before = len(session._match.log)
            touchable = [
                key for key, piece in pieces.items() if isinstance(piece.tap, Send | Choose)
            ]
            for key in luck.sample(touchable, min(2, len(touchable))):
                if key in hands.scene.pieces:
                    hands.tap(key)
            if len(session._match.log) == before and not isinstance(session.screen, Handoff):
                session.move(session._match.prompt.sample(Chance(number, before)))
        hands.rest()
        yield


if __name__ == "__main__":
    live(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
