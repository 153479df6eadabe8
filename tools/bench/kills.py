"""Kills the app at random instants while people play by touch, and looks at what is left.

Run as `python -m tools.bench.kills [KILLS]`; each start goes on with the match before. What
people have seen must be there, behind the curtain of whoever's turn it is.
"""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from engine.registry import game_ids

LONGEST = 12.0
"""Seconds an app lives at most once it shows its match."""


def kill_many(kills: int) -> None:
    luck, games = Random(kills), game_ids()
    died: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        for number in range(kills):
            game = games[number // 4 % len(games)]
            steps = _live_and_die(Path(folder), game, number, luck.uniform(0, LONGEST))
            died[_found(Path(folder), steps)] += 1
            print(f"{number + 1}: {game}, {len(steps)} steps seen", flush=True)
    print(dict(died))


def _live_and_die(folder: Path, game: str, number: int, seconds: float) -> list[dict[str, Any]]:
    """Let the app play until it is killed; what it reported of every step people saw."""
    command = [sys.executable, "-m", __spec__.name, "--live", str(folder), game, str(number)]
    report = folder / "steps"
    report.unlink(missing_ok=True)
    with subprocess.Popen(command, env=os.environ | {"SDL_AUDIODRIVER": "dummy"}) as process:
        while not (report.exists() and report.stat().st_size) and process.poll() is None:
            time.sleep(0.01)
        time.sleep(seconds)
        process.send_signal(signal.SIGKILL)
    if process.returncode != -signal.SIGKILL:
        sys.exit(f"the app ended by itself: {process.returncode}")
    whole = report.read_text(encoding="utf-8").rpartition("\n")[0]
    return [json.loads(line) for line in whole.splitlines()]


def _found(folder: Path, steps: list[dict[str, Any]]) -> str:
    """Check what the next start will find, and say what it is."""
    from engine.core import Handoff
    from engine.save import encode_entry
    from mobileapp.storage import Storage

    last = steps[-1]
    with closing(Storage(folder / "seeing-things.db")) as storage:
        assert storage.problem is None, storage.problem
        waiting = {match.match_id for match in storage.unfinished.all()}
        if last["id"] not in waiting:
            assert last["id"] in {match.match_id for match in storage.history.all()}
            return "in the history"
        match = storage.matches.load(last["id"])
        log = [encode_entry(played) for played in match.log]
        assert log[: len(last["log"])] == last["log"]
        assert isinstance(match.screen, Handoff)
        assert match.screen.to == match.prompt.audience
        if len(log) > len(last["log"]):
            return "one step further"
        assert match.prompt.audience == last["audience"]
        return "where it was"


def live(folder: Path, game: str, number: int) -> None:
    """Go on with the match that waits, or begin one, and play by touch."""
    import tools.driver  # isort: skip - it prepares Kivy first

    from PIL import Image

    from engine.chance import Chance
    from engine.core import Handoff
    from engine.make_setup import make_setup
    from engine.registry import find_game
    from engine.save import encode_entry
    from engine.setup import Player
    from mobileapp import picture_cache
    from mobileapp.app import SeeingThingsApp
    from mobileapp.stage import textures
    from mobileapp.stage.scene import Choose, Lift, Send
    from tools.hands import Hands

    sys.stderr = sys.__stderr__
    textures.paint = lambda _key, _art: Image.new("RGBA", (2, 2))  # nobody looks at it
    picture_cache._decode = lambda _key: picture_cache._Pixels((2, 3), bytes(24))
    driver = tools.driver.Driver(SeeingThingsApp(folder=folder, seed=lambda: 7))
    app = driver.app
    waiting = [match for match in app.storage.unfinished.all() if match.game == game]
    if waiting:
        assert app.continue_match(waiting[0].match_id) is None
    else:
        found = find_game(game)
        players = [Player(name) for name in ("Ana", "Ben", "Cleo", "Dan")[: found.variants[0].most]]
        packs = app.library.for_game(game, "en")
        app.start_match(make_setup(found, players, number, packs=packs))
    hands, luck, play = Hands(driver), Random(number), app.session
    report = os.open(folder / "steps", os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def tell() -> None:
        match = play._match
        state = {
            "id": play.match_id,
            "log": [encode_entry(played) for played in match.log],
            "audience": match.prompt.audience,
        }
        os.write(report, (json.dumps(state) + "\n").encode())

    hands.rest()
    assert isinstance(hands.shown, Handoff) or not waiting
    tell()
    while not play.over:
        if isinstance(hands.shown, Handoff):
            lifts = [
                key for key, piece in hands.scene.pieces.items() if isinstance(piece.tap, Lift)
            ]
            if hands.shown.to is None:
                hands.tap(lifts[0])
            else:
                hands.lift()
        else:
            before = len(play._match.log)
            touchable = [
                key
                for key, piece in hands.scene.pieces.items()
                if isinstance(piece.tap, Send | Choose)
            ]
            for key in luck.sample(touchable, min(2, len(touchable))):
                if key in hands.scene.pieces:
                    hands.tap(key)
            if len(play._match.log) == before and not isinstance(play.screen, Handoff):
                play.move(play._match.prompt.sample(Chance(number, before)))
        hands.rest()
        tell()
    time.sleep(LONGEST)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--live"]:
        live(Path(sys.argv[2]), sys.argv[3], int(sys.argv[4]))
    else:
        kill_many(int(sys.argv[1]) if len(sys.argv) > 1 else 40)
