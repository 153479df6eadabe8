"""Packs of words and pictures, and how the box of a match is drawn from them."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from engine.chance import Chance
from engine.errors import BadSetup

ADDED_LATER = {"later": True}
"""Marks a field that earlier versions did not save: while it has its default it is left out, so
that matches they began keep their fingerprints."""
LOOK_PREFIX = "look:"
"""The prefix of tags that the app gives photos, such as “look:dark”: robots that know nothing
about a photo go by its brightness and colours.
"""


@dataclass(frozen=True, slots=True)
class Item:
    """One word or picture. Its id names the pack too, so it is unique on a tablet."""

    id: str
    text: str = ""
    """The word, or the title of the picture."""
    image: str = ""
    category: str = ""
    tags: tuple[str, ...] = ()
    language: str = ""
    author: str = field(default="", metadata=ADDED_LATER)
    """Who made this picture, where that is known."""
    made: str = field(default="", metadata=ADDED_LATER)
    """The day it was made, as in 2026-11-16."""
    shape: tuple[int, ...] = field(default=(), metadata=ADDED_LATER)
    """Measures of the picture from 0 to 100, as the app takes them of blots that people inked."""

    @property
    def keywords(self) -> tuple[str, ...]:
        """The tags that people gave it."""
        return tuple([tag for tag in self.tags if not tag.startswith(LOOK_PREFIX)])

    @property
    def looks(self) -> tuple[str, ...]:
        """Its brightness and colours, as the app measured them: “dark”, “red”."""
        return tuple(
            [tag.removeprefix(LOOK_PREFIX) for tag in self.tags if tag.startswith(LOOK_PREFIX)]
        )


@dataclass(frozen=True, slots=True)
class Pack:
    """A set of words or pictures that can be combined with others of its kind."""

    id: str
    version: int
    kind: str
    games: tuple[str, ...]
    title: str
    language: str
    licence: str
    author: str
    age: int
    items: tuple[Item, ...]
    technique: str = ""
    """How its pictures were made, such as “Cut paper”; packs of words have none."""


@dataclass(frozen=True, slots=True)
class Need:
    """A game's need of one kind of item: how many fill its box, and the minimum to play."""

    kind: str
    box: int
    minimum: Callable[[int], int]
    """The fewest items for a given number of players."""


def draw_box(
    need: Need,
    packs: Iterable[Pack],
    chance: Chance,
    last_used: Mapping[str, int],
    hidden: frozenset[str] = frozenset(),
) -> tuple[Item, ...]:
    """Shuffle the items nobody has seen to the top, then the least recently used ones.

    `last_used` gives a growing number for each item that was shown before. Among equally fresh
    items the packs and their categories take turns, so that a box holds about as many of each.
    """
    pack_of = {
        item: pack.id
        for pack in packs
        if pack.kind == need.kind
        for item in pack.items
        if item.id not in hidden
    }
    turn: Counter[tuple[int, str, str]] = Counter()
    ranked: list[tuple[int, int, Item]] = []
    for item in chance.shuffled(tuple(pack_of)):
        group = last_used.get(item.id, -1), pack_of[item], item.category
        turn[group] += 1
        ranked.append((group[0], turn[group], item))
    ranked.sort(key=lambda entry: entry[:2])
    return tuple(item for _, _, item in ranked[: need.box])


def check_box(need: Need, box: tuple[Item, ...], title: str, players: int) -> None:
    """Refuse a box that is too small for the game, with numbers."""
    least = need.minimum(players)
    if len(box) < least:
        raise BadSetup(
            "small-pack",
            "{game} for {players} needs {least} {kind}; these packs have {found}.",
            game=title,
            players=players,
            least=least,
            kind=need.kind,
            found=len(box),
        )
