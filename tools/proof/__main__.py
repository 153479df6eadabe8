"""Tries to break the app in many ways: `make proof`, or one part with a count and a seed.

    python -m tools.proof                            # every part; at most 45 minutes on two cores
    python -m tools.proof kills --count 30 --seed 7  # the same kills every time

Each part prints its seed, its count and what went wrong; without problems the exit code is 0.
"""

import argparse
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

from tools.proof import damage, hostile, kills, matches, secrecy, texts, touches
from tools.proof.cases import MAX_TOLD


class Part(NamedTuple):
    """One way to break the app."""

    run: Callable[[int, int], list[str]]
    """Takes a count and a seed; returns one sentence for each problem."""
    cases: int
    """How many there are in `make proof`."""
    what: str


PARTS = {
    "damage": Part(damage.run, 2_000, "damaged databases: nothing is lost without a word"),
    "hostile": Part(hostile.run, 2_000, "hostile packs and backups: refused, or harmless"),
    "texts": Part(texts.run, 7_500, "texts of all of Unicode: drawn, or refused where typed"),
    "secrecy": Part(secrecy.run, 10_000, "worlds compared that a viewer cannot tell apart"),
    "kills": Part(kills.run, 1_500, "moves, and kill -9 at any time: what was seen is there again"),
    "touches": Part(touches.run, 20_000, "random touches in every game: no crash, leak or freeze"),
    "matches": Part(matches.run, 40, "matches in one process: nothing grows"),
}
SEED = 1


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.proof", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--count", type=int, help="how often, instead of the count of the part")
    parser.add_argument("--seed", type=int, default=SEED)
    chosen = parser.parse_args()
    if unknown := set(chosen.parts) - set(PARTS):
        parser.error(f"no such part: {', '.join(sorted(unknown))}")
    failed = [
        name
        for name in chosen.parts or PARTS
        if not _proved(name, PARTS[name], chosen.count or PARTS[name].cases, chosen.seed)
    ]
    print(
        f"\nFailed: {', '.join(failed)}."
        if failed
        else "\nNothing lost, leaked, crashed or frozen."
    )
    return 1 if failed else 0


def _proved(name: str, part: Part, count: int, seed: int) -> bool:
    print(f"\n{name}: {count:,} {part.what} (seed {seed})", flush=True)
    began = time.monotonic()
    problems = part.run(count, seed)
    for problem in problems[:MAX_TOLD]:
        print(f"  {problem}")
    minutes = (time.monotonic() - began) / 60
    print(f"{name}: seed {seed}, count {count:,}, {len(problems)} problems, {minutes:.1f} minutes.")
    return not problems


if __name__ == "__main__":
    sys.exit(main())
