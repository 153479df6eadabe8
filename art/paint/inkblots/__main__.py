"""Look for new blots: `python -m art.paint.inkblots 24 --first-seed 40000 --out candidates`."""

import argparse
from pathlib import Path

from art.paint.inkblots.blots import BLOTS
from art.paint.inkblots.painter import paint
from art.paint.inkblots.selection import suggest
from art.paint.inkblots.specs import ARCHETYPES


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m art.paint.inkblots", description=__doc__)
    parser.add_argument("count", type=int, help="how many blots to suggest")
    parser.add_argument("--first-seed", type=int, required=True, help="where to start looking")
    parser.add_argument("--seeds", type=int, default=50, help="how many to try of each archetype")
    parser.add_argument("--archetypes", nargs="+", choices=ARCHETYPES, default=list(ARCHETYPES))
    parser.add_argument("--coloured", type=int, default=4, help="how many may be coloured")
    parser.add_argument("--out", type=Path, required=True, help="folder for the pictures")
    arguments = parser.parse_args()

    arguments.out.mkdir(parents=True, exist_ok=True)
    suggestions = suggest(
        BLOTS,
        arguments.count,
        first_seed=arguments.first_seed,
        seeds_per_archetype=arguments.seeds,
        coloured=arguments.coloured,
        archetypes=arguments.archetypes,
    )
    for candidate in suggestions:
        paint(candidate.blot).save(arguments.out / f"{candidate.blot.id}.png")
        print(candidate.blot)


if __name__ == "__main__":
    main()
