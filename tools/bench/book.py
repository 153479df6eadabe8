"""Measures the cost of making an evening's book: processor time and memory for 20 pages.

`python -m tools.bench.book` prints the figures; `python -m tools.bench.book FOLDER` also writes the
books of three kinds of evenings there. Robots play the evenings under the names of people; Kivy is
not loaded.
"""

import resource
import sys
import tempfile
from collections.abc import Sequence
from math import inf
from pathlib import Path
from time import process_time
from typing import NamedTuple

from engine.__main__ import KNOWLEDGE, load_packs
from engine.core import GameOver
from engine.make_setup import make_setup
from engine.match import Match
from engine.names import ROBOT_NAMES
from engine.packs import Item
from engine.registry import find_game, find_info
from engine.setup import Player
from engine.simulate import play_out
from mobileapp.assets import ASSETS
from mobileapp.book.contents import awards_of, evening_moments, recaps_of
from mobileapp.book.pages import BookContents, book_pages, page_space
from mobileapp.book.write import WIDTH, write_pdf, write_pictures
from mobileapp.languages.translation import tr
from mobileapp.stage.scene import Person
from mobileapp.storage.evenings import FinishedMatch, PastEvening
from mobileapp.storage.roster import Who

PEOPLE = ("Zofia", "Ben", "Cleo", "Олена", "Gustaw", "Ida")
COLOURS = ("#F2766B", "#5BB8F0", "#F2C14E", "#7BD389", "#B48CF2", "#F29CC3", "#C7A17A", "#8FA3BF")
SYMBOLS = ("acorn", "bell", "boat", "feather", "key", "lantern", "leaf", "shell")


class Kind(NamedTuple):
    """An evening to play: who sits there, and what is played, by game and variant."""

    names: tuple[str, ...]
    matches: tuple[tuple[str, str], ...]


EVENINGS = {
    "two": Kind(
        PEOPLE[:2],
        (("telepathy", "standard"), ("storyteller", "together"), ("clouds", "together")),
    ),
    "eight": Kind(
        (*PEOPLE, *ROBOT_NAMES[:2]),
        (("storyteller", "standard"), ("inkblots", "standard"), ("clouds", "standard")),
    ),
    "telepathy": Kind(PEOPLE[:2], (("telepathy", "standard"),) * 3),
}


class Files:
    """Finds pictures in the built-in packs."""

    def asset(self, name: str) -> Path:
        return ASSETS / name

    def picture(self, item: Item, width: float = inf) -> Path:
        return ASSETS / "packs" / item.id.partition("/")[0] / item.image


def play_evening(kind: Kind, language: str) -> PastEvening:
    """The history of an evening that robots have played."""
    packs = load_packs(ASSETS / "packs", language)
    matches = []
    for number, (game_id, variant) in enumerate(kind.matches):
        game = find_game(game_id)
        players = [Player(name, robot=True) for name in kind.names]
        own = [pack for pack in packs if game_id in pack.games]
        setup = make_setup(
            game, players, 11 + number, variant=variant, packs=own, language=language
        )
        match = Match(game, setup)
        for _ in play_out(match, KNOWLEDGE):
            pass
        over = match.prompt
        winners = over.winners if isinstance(over, GameOver) else ()
        started = 1_794_600_000.0 + number * 2700
        matches.append(
            FinishedMatch(
                number, game_id, variant, _players(match.names), match.names, winners, None,
                match.story(), started, started + 2400,
            )
        )  # fmt: skip
    return PastEvening(tuple(matches))


def _players(names: Sequence[str]) -> tuple[Who, ...]:
    """Robots by name, people by a number."""
    return tuple(name if name in ROBOT_NAMES else 1 + seat for seat, name in enumerate(names))


def contents_of(evening: PastEvening) -> BookContents:
    """What the book of such an evening tells."""
    packs = load_packs(ASSETS / "packs", tr.language)
    items = {item.id: item for pack in packs for item in pack.items}
    recaps = [recaps_of(match) for match in evening.matches]
    people = tuple(
        Person(name, COLOURS[seat], SYMBOLS[seat], name in evening.robots)
        for seat, name in enumerate(evening.names)
    )
    outcomes = tuple(tr._(find_info(match.game).title) for match in evening.matches)
    return BookContents(
        "Saturday, 14 November 2026", "19:30 – 22:10", people, outcomes, evening.understood(),
        evening_moments(evening, recaps, lambda game: tr._(find_info(game).title), items.get),
        awards_of(evening, recaps, items.get),
    )  # fmt: skip


def measure(contents: BookContents, file: Path) -> None:
    """Write one book, and print its processor time and memory."""
    space = page_space(WIDTH)
    pages = book_pages(contents, space)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    began = process_time()
    write_pdf(pages, space, file, "Seeing Things", Files())
    spent, size = process_time() - began, file.stat().st_size / 2**20
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(
        f"PDF, {len(pages)} pages: {spent:.1f} s of processor time, {size:.1f} MB, "
        f"peak memory {after:.0f} MB ({after - before:+.0f} MB)"
    )
    began = process_time()
    folder = file.with_suffix("")
    folder.mkdir(exist_ok=True)
    files = write_pictures(pages, space, folder, Files())
    size = sum(picture.stat().st_size for picture in files) / 2**20
    print(f"PNG, {len(pages)} pages: {process_time() - began:.1f} s, {size:.1f} MB")


def main(arguments: Sequence[str]) -> None:
    """Print the figures of a book of 20 pages; write all three books where a folder is given."""
    tr.use(arguments[1] if len(arguments) > 1 else "en")
    with tempfile.TemporaryDirectory() as temp:
        folder = Path(arguments[0] if arguments else temp)
        folder.mkdir(parents=True, exist_ok=True)
        for name in EVENINGS if arguments else ("eight",):
            contents = contents_of(play_evening(EVENINGS[name], tr.language))
            measure(contents, folder / f"{name}.pdf")


if __name__ == "__main__":
    main(sys.argv[1:])
