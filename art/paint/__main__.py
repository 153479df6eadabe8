"""Paint pictures: `python -m art.paint story whale_desert moon_ladder --jobs 2`, or `all`."""

import argparse
import importlib
import importlib.util
import pkgutil
from collections.abc import Sequence
from pathlib import Path

import art.paint
from art.paint.deck import Deck, Job, contact_sheet, paint_deck


def _kinds() -> list[str]:
    """Every package in this folder that has a deck to paint."""
    return [
        module.name
        for module in pkgutil.iter_modules(art.paint.__path__)
        if module.ispkg and importlib.util.find_spec(f"art.paint.{module.name}.deck")
    ]


def _chosen(deck: Deck, ids: list[str]) -> Sequence[Job]:
    if not ids:
        return deck.jobs
    unknown = set(ids) - {job.id for job in deck.jobs}
    if unknown:
        raise SystemExit(f"no such picture: {', '.join(sorted(unknown))}")
    return [job for job in deck.jobs if job.id in ids]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m art.paint", description=__doc__)
    parser.add_argument("kind", choices=[*_kinds(), "all"])
    parser.add_argument("ids", nargs="*", help="pictures to paint; all by default")
    parser.add_argument("--out", type=Path, help="another folder than the deck's own")
    parser.add_argument("--draft", action="store_true", help="small and quick")
    parser.add_argument("--jobs", type=int, default=2, help="how many to paint at once")
    parser.add_argument("--force", action="store_true", help="paint again what is there")
    parser.add_argument("--sheet", type=Path, help="also write a contact sheet to this file")
    arguments = parser.parse_args()

    if arguments.draft and arguments.out is None:
        parser.error("a draft needs --out, so that it never replaces a finished picture")
    if arguments.kind == "all" and (arguments.out or arguments.ids or arguments.sheet):
        parser.error("only one kind at a time can be chosen from, or go elsewhere")
    for kind in _kinds() if arguments.kind == "all" else [arguments.kind]:
        _paint(kind, arguments)


def _paint(kind: str, arguments: argparse.Namespace) -> None:
    painter = importlib.import_module(f"art.paint.{kind}.deck")
    deck: Deck = painter.deck(draft=arguments.draft)
    folder: Path = arguments.out or deck.folder
    jobs = _chosen(deck, arguments.ids)
    paint_deck(deck, folder, jobs=jobs, processes=arguments.jobs, force=arguments.force)
    if arguments.sheet:
        contact_sheet(jobs, folder).save(arguments.sheet)


if __name__ == "__main__":
    main()
