"""Kills the app with SIGKILL at random moments while people play, and checks the saved data.

Each start continues the match before. Every step that people have seen must be saved, behind the
curtain of whoever's turn it is. The app reports a step only once it is in sight; then it looks
itself, through another connection, at what a kill at this moment would leave.
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
from itertools import count as count_up
from math import inf
from pathlib import Path
from random import Random
from typing import Any

from engine.core import Handoff
from engine.registry import game_ids
from engine.save import encode_entry
from mobileapp.storage.store import Storage
from mobileapp.storage.tables import AT_ITS_END
from tools.proof.cases import ProgressLines

MAX_LIFE = 2.5
"""Seconds an app lives at most once it shows its match, if moves were seen in the life before.

After each life without a move it may be longer, as a busy machine may need more for a move.
"""
MAX_START = 2.5
"""One app in five is killed while it starts: at most this many seconds after its process began."""
LIVES = 4
"""How often a match is killed before the next game has its turn."""
MAX_IDLE = 12
"""After so many lives without a move something is wrong."""
CLOCK_LOSS = 1_000
"""Milliseconds of a running clock that a kill may cost."""
EVENING = "evening"
"""In place of a game: a whole evening of several games."""

Step = dict[str, Any]
"""What people saw: the number of the match, its log and clock, and whom it was for; its evening,
how many matches of that were over, and whether its end was shown; how many moves are new, and which
of all this a kill at this moment would lose.
"""


def run(count: int, seed: int) -> list[str]:
    """Kill the app until this many moves were seen, on two tablets at a time; return the problems.

    A kill between two moves tells little, so moves count and not kills.
    """
    lines = ProgressLines("kills", count)
    halves = (count - count // 2, count // 2)
    with ThreadPoolExecutor(2) as pool:
        found = pool.map(
            lambda half: _kill_one_tablet(half[1], f"{seed}/{half[0]}", lines), enumerate(halves)
        )
        return [problem for problems in found for problem in problems]


def _kill_one_tablet(moves: int, seed: str, lines: ProgressLines) -> list[str]:
    luck, games = Random(seed), (*game_ids(), EVENING)
    problems: list[str] = []
    seen: Step | None = None
    done, idle = 0, 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for number in count_up():
            if done >= moves:
                break
            game = games[number // LIVES % len(games)]
            life = MAX_LIFE * (1 + idle)
            steps, complaint = _live_and_die(folder, game, number, luck, life)
            found = [complaint] if complaint else []
            found += [problem for step in steps for problem in step["problems"]]
            played = sum(step["moves"] for step in steps)
            seen = steps[-1] if steps else seen
            if seen is not None:
                found += compare(folder, seen)
            problems += [f"seed {seed}, kill {number} ({game}): {problem}" for problem in found]
            done += played
            lines.add(played)
            idle = 0 if played else idle + 1
            if idle == MAX_IDLE:
                return [*problems, f"seed {seed}: no move was seen in the last {idle} lives"]
    return problems


def _live_and_die(
    folder: Path, game: str, number: int, luck: Random, life: float
) -> tuple[list[Step], str]:
    """Let the app play until it is killed; return its reports of every step people saw.

    It is killed while it starts, or at most `life` seconds after it has shown its match.
    """
    command = [sys.executable, "-m", "tools.proof.app", "kills", str(folder), game, str(number)]
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
            time.sleep(luck.uniform(0, MAX_START))
        else:
            while not (report.exists() and report.stat().st_size) and process.poll() is None:
                time.sleep(0.01)
            time.sleep(luck.uniform(0, life))
        process.send_signal(signal.SIGKILL)
        process.wait()
        complaints.seek(0)
        ended = process.returncode != -signal.SIGKILL
        complaint = f"the app ended by itself: {complaints.read()[-2000:]}" if ended else ""
    whole = report.read_text(encoding="utf-8").rpartition("\n")[0] if report.exists() else ""
    return [json.loads(line) for line in whole.splitlines()], complaint


def compare(folder: Path, seen: Step) -> list[str]:
    """Compare the latest step that was seen with the data for the next start; return problems."""
    with closing(Storage(folder / "seeing-things.db")) as storage:
        if storage.problem is not None:
            return [f"the next start says: {storage.problem}"]
        if lost := _lost_of_evening(storage, seen):
            return [lost]
        if seen["id"] not in storage.unfinished.ids():
            ended = {match.match_id for match in storage.history.all()}
            return [] if seen["id"] in ended else ["the match is gone"]
        match = storage.matches.load(seen["id"])
        log = [encode_entry(played) for played in match.log]
        if log[: len(seen["log"])] != seen["log"]:
            return [f"{len(seen['log'])} moves were seen, {len(log)} are there or others"]
        if not isinstance(match.current, Handoff) or match.current.to != match.prompt.audience:
            return ["the match is not behind the curtain of whoever is to act"]
        if len(log) == len(seen["log"]) and match.prompt.audience != seen["audience"]:
            return ["somebody else is to act"]
        if len(log) == len(seen["log"]) and match.elapsed < seen["elapsed"] - CLOCK_LOSS:
            return [f"the clock was at {seen['elapsed']} ms and is at {match.elapsed} ms"]
        return []


def _lost_of_evening(storage: Storage, seen: Step) -> str:
    """What is wrong with the evening to which the seen match belongs; empty if nothing is."""
    if seen["evening"] is None:
        return ""
    saved = storage.game_nights.open_one()
    if saved is None or saved.id != seen["evening_id"]:  # the next life has begun another one
        ended = {one.id: one.night for one in storage.game_nights.between(0, inf)}
        over = ended.get(seen["evening_id"])
        return "" if over is not None and not over.programme else "the evening is gone"
    if seen["at_end"] and saved.match_id != AT_ITS_END:
        return "the end of the evening is not shown again"
    playing = seen["id"] in storage.unfinished.ids()
    played = len(saved.night.played)
    if playing and (saved.match_id != seen["id"] or played != seen["evening"]):
        return "the match no longer belongs to its evening"
    if not playing and played <= seen["evening"]:
        return "a match that has ended brought no lights"
    return ""
