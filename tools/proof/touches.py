"""Lets a monkey touch the app tens of thousands of times in games, in evenings and on all pages."""

import json
import os
import signal
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

from engine.registry import game_ids
from tools.proof.cases import ProgressLines
from tools.proof.kills import EVENING

LIFE = 2_000
"""Touches from one kill -9 of the app to the next."""


def run(count: int, seed: int) -> list[str]:
    """Touch the app this many times in each game and in evenings, two of them at a time; return the
    problems.
    """
    games = (*game_ids(), EVENING)
    lines = ProgressLines("touches", count * len(games))
    with ThreadPoolExecutor(2) as pool:
        found = pool.map(lambda game: touch_one_game(game, count, seed, lines), games)
        return [problem for problems in found for problem in problems]


def touch_one_game(game: str, count: int, seed: int, lines: ProgressLines) -> list[str]:
    """Start the app, touch it and kill it, again and again on the same tablet."""
    problems: list[str] = []
    killed: object = None
    with tempfile.TemporaryDirectory() as folder:
        for life, done in enumerate(range(0, count, LIFE)):
            touches = min(LIFE, count - done)
            command = [folder, game, str(touches), f"{seed}/{life}", json.dumps(killed)]
            found, killed = _live_once(command, lines)
            problems += [f"{game}, life {life}: {problem}" for problem in found]
            if killed is None:
                break
    return problems


def _live_once(command: list[str], lines: ProgressLines) -> tuple[list[str], object]:
    """The problems of one life, and the match that was on the table at its end; None if it ended
    by itself."""
    problems: list[str] = []
    done, killed = 0, None
    with (
        tempfile.TemporaryFile("w+") as complaints,
        subprocess.Popen(
            [sys.executable, "-m", "tools.proof.app", "touches", *command],
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
            env=os.environ | {"SDL_AUDIODRIVER": "dummy"},
        ) as process,
    ):
        assert process.stdout is not None
        for line in process.stdout:
            report = json.loads(line)
            problems += report["problems"]
            lines.add(report["touches"] - done)
            done, killed = report["touches"], report["killed"]
        process.wait()
        complaints.seek(0)
        if process.returncode != -signal.SIGKILL:
            ended = f"the app ended after {done} touches: {complaints.read()[-3000:]}"
            return [*problems, ended], None
    return problems, killed
