"""Time to the first frame: our home beside a blank Kivy app, in alternating runs."""

import statistics
import tempfile
from pathlib import Path

from engine.make_setup import make_setup
from engine.match import Match
from engine.registry import find_game
from engine.setup import Player
from engine.simulate import PLAYER_NAMES, play_out
from mobileapp.storage import Storage
from tools.bench.figures import few, print_table, timed_figures

WARM_UP, RUNS = few((1, 9), (0, 1))
"""Runs that only fill the caches, and runs that count."""
AIM = 1.15
EVENINGS = few(20, 1)
DAY = 86_400.0
FIRST_EVENING = 1_800_000_000.0


def fill_storage(folder: Path) -> None:
    """Twenty evenings and a match that waits to be continued."""
    game = find_game("telepathy")
    storage = Storage(folder / "seeing-things.db")
    for evening in range(EVENINGS + 1):
        robots = [Player(name, robot=True) for name in PLAYER_NAMES[:4]]
        match = Match(game, make_setup(game, robots, evening, variant="partners"))
        now = FIRST_EVENING + evening * DAY
        match_id = storage.matches.begin(match, now)
        if evening < EVENINGS:
            for _ in play_out(match):
                pass
            storage.matches.finish(match_id, match, now)
    storage.close()


def report() -> None:
    """Print the comparison."""
    with tempfile.TemporaryDirectory() as new, tempfile.TemporaryDirectory() as old:
        fill_storage(Path(old))
        apps = {
            "blank Kivy app": ("blank",),
            "home, first start": ("home", new),
            f"home, one match to continue, {EVENINGS} evenings": ("home", old),
        }
        runs: dict[str, list[tuple[float, float, float]]] = {name: [] for name in apps}
        for run in range(WARM_UP + RUNS):
            for name, arguments in apps.items():
                spent, real = timed_figures("first_frame", *arguments)
                if run >= WARM_UP:
                    runs[name].append((spent["main"], spent["all"], real))
    middle = {
        name: [statistics.median(column) for column in zip(*times, strict=True)]
        for name, times in runs.items()
    }
    blank = middle["blank Kivy app"]
    print_table(
        f"First frame, median of {RUNS} alternating runs (aim: at most {AIM}x a blank Kivy app)",
        ("app", "main thread ms", "ratio", "all threads ms", "ratio", "real ms", "ratio"),
        [
            (
                name,
                *(
                    cell
                    for time, base in zip(times, blank, strict=True)
                    for cell in (f"{time * 1000:,.0f}", f"{time / base:.2f}x")
                ),
            )
            for name, times in middle.items()
        ],
    )
