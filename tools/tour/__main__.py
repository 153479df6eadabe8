"""The app plays itself: `python -m tools.tour` walks through every screen and keeps pictures.

Writes `build/tour/<size>/**.png` and a page that shows them. Needs no display.
"""

import os
import sys
import time
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from shutil import rmtree

from mobileapp.languages import SOURCE, offered_languages
from tests.harness.driver import SIZES
from tools.locale.catalogue import compile_all
from tools.tour.index import merged, write_index
from tools.tour.rounds import Cost, count_all, table_of
from tools.tour.route import PARTS, Album, Wanted, say, walk_part

BUILD = Path(__file__).parent.parent.parent / "build"


def walk_all(sizes: Sequence[str], wanted: Wanted) -> tuple[Album, list[Cost]]:
    """Walk every part at every size, as many at a time as there are processors; rounds are counted
    on the way."""
    for size in sizes:
        rmtree(wanted.out / size, ignore_errors=True)
    jobs = [(size, number) for size in sizes for number in range(len(PARTS))]
    with ProcessPoolExecutor(
        max_workers=min(len(jobs), os.cpu_count() or 1),
        mp_context=get_context("spawn"),
        max_tasks_per_child=1,
    ) as walkers:
        walks = {
            job: walkers.submit(walk_part, *job, wanted)
            for job in sorted(jobs, key=lambda job: -job[1])  # the longest ones first
        }
        counting = walkers.submit(count_all, sizes[0], wanted.language)
        albums = [walks[job].result() for job in jobs]
        costs = counting.result()
    return merged(albums), costs


def _size(name: str) -> str:
    if name not in SIZES:
        raise ArgumentTypeError(f"{name!r} is none of {', '.join(SIZES)}")
    return name


def main() -> None:
    """Walk at every size, or at the sizes named."""
    sys.stderr = sys.__stderr__  # Kivy redirects it to its log, and with it every traceback
    compile_all()
    parser = ArgumentParser(prog="python -m tools.tour", description="Pictures of every screen.")
    parser.add_argument("sizes", nargs="*", type=_size, default=list(SIZES), help=", ".join(SIZES))
    parser.add_argument("--language", choices=offered_languages(), default=SOURCE)
    parser.add_argument("--text-size", type=float, default=1.0, help="1.5 is very large")
    parser.add_argument("--films", action="store_true", help="film strips of movements too")
    asked = parser.parse_args()
    out = BUILD / ("tour" if asked.language == SOURCE else f"tour-{asked.language}")
    started = time.monotonic()
    album, costs = walk_all(asked.sizes, Wanted(asked.language, asked.text_size, out, asked.films))
    page, took = write_index(out, album), time.monotonic() - started
    count = sum(1 for size in asked.sizes for _ in (out / size).rglob("*.png"))
    say("\nWhat people do again and again, and what it costs them, counted with real touches:")
    for line in table_of(costs):
        say(line)
    say(f"\n{count} pictures in {took:.0f} s. Open {page} to see them.")


if __name__ == "__main__":
    main()
