"""The app plays itself: `python -m tools.tour` walks through every screen and keeps pictures.

Writes `build/tour/<size>/**.png` and a page that shows them. Needs no display.
"""

import os
import sys
from argparse import ArgumentParser, ArgumentTypeError
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from mobileapp.languages import SOURCE, offered_languages
from tools.driver import SIZES
from tools.tour.index import write_index
from tools.tour.route import walk_through

BUILD = Path(__file__).parent.parent.parent / "build"


def _size(name: str) -> str:
    if name not in SIZES:
        raise ArgumentTypeError(f"{name!r} is none of {', '.join(SIZES)}")
    return name


def main() -> None:
    """Walk at every size, or at the sizes named, as many at a time as there are processors."""
    sys.stderr = sys.__stderr__  # Kivy takes it for its log, and with it every traceback
    parser = ArgumentParser(prog="python -m tools.tour", description="Pictures of every screen.")
    parser.add_argument("sizes", nargs="*", type=_size, default=list(SIZES), help=", ".join(SIZES))
    parser.add_argument("--language", choices=offered_languages(), default=SOURCE)
    parser.add_argument("--text-size", type=float, default=1.0, help="1.5 is very large")
    wanted = parser.parse_args()
    out = BUILD / ("tour" if wanted.language == SOURCE else f"tour-{wanted.language}")
    print(
        f"Walking through the app: {', '.join(wanted.sizes)} ...", file=sys.__stdout__, flush=True
    )
    with ProcessPoolExecutor(
        max_workers=min(len(wanted.sizes), os.cpu_count() or 1),
        mp_context=get_context("spawn"),
        max_tasks_per_child=1,
    ) as walkers:
        walks = [
            walkers.submit(walk_through, size, wanted.language, wanted.text_size, out)
            for size in wanted.sizes
        ]
        albums = [walk.result() for walk in walks]
    page = write_index(out, albums[0])
    print(f"Open {page} to see them.", file=sys.__stdout__)


if __name__ == "__main__":
    main()
