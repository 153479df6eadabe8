"""Draws texts of all of Unicode in all typefaces: none may raise, and what is accepted shows."""

import sys
import unicodedata
from collections.abc import Callable, Iterator
from functools import cache, partial
from math import inf
from pathlib import Path
from random import Random

from engine.errors import Refusal
from engine.names import NAME_LENGTH, check_names
from engine.notes import clean_note
from engine.packfile import parse_pack
from engine.packs import Item
from engine.texts import is_readable, is_visible
from mobileapp.assets import ASSETS
from mobileapp.book.page import BookPage, Placed, paint_page
from mobileapp.games.inkblots.looks import WordSlip
from mobileapp.stage.gallery import Print
from mobileapp.stage.geometry import Rect
from mobileapp.stage.lettering import FACES, fit, text_mask
from mobileapp.stage.looks import Button, Card, Ribbon, Slip, Words
from tests.support.sample_packs import word_pack
from tools.proof.cases import run_cases

BLOCK = 128
"""Unicode is tried in blocks of this many characters; its own blocks are of such lengths."""
NEVER_ASSIGNED = frozenset(("Cn", "Co"))
"""The Unicode categories of characters that mean nothing."""
BOXES = ((600, 200), (40, 300), (3, 3))
"""The width and the height of the boxes that texts are fitted into, in pixels."""
BLOT = Item("inkblots/ink_001", image="ink_001.webp")
LONG = 10_000
KINDS = ("block", "alone", "repeated", "in a word", "mixed", "long")


class _Files:
    """Finds the pictures of the app."""

    def asset(self, name: str) -> Path:
        return ASSETS / name

    def picture(self, item: Item, width: float = inf) -> Path:
        return ASSETS / "packs" / "inkblots" / item.image


def run(count: int, seed: int) -> list[str]:
    """Draw this many texts, block after block in every kind; return the problems."""
    return run_cases("texts", case, count, seed)


def case(seed: int, number: int) -> list[str]:
    """One text: whoever types it is refused or sees it, and it is drawn wherever texts are."""
    text = text_of(seed, number)
    problems = [
        f"{what} raised {type(error).__name__} ({error}) for {_spelt(text)}"
        for what, attempt in _ways(text)
        if (error := _error(attempt)) is not None
    ]
    if not problems and is_readable(text) and is_visible(text) and not _shows(text):
        problems.append(f"accepted, but nothing of it can be seen: {_spelt(text)}")
    return problems


def cycle() -> int:
    """The number of cases after which every block was tried in every kind."""
    return len(blocks()) * len(KINDS)


@cache
def blocks() -> tuple[range, ...]:
    """All blocks in which characters are assigned; lone surrogates are there, too."""
    found = (range(start, start + BLOCK) for start in range(0, sys.maxunicode, BLOCK))
    return tuple(block for block in found if not NEVER_ASSIGNED.issuperset(_categories(block)))


def _categories(block: range) -> Iterator[str]:
    return (unicodedata.category(chr(code)) for code in block)


def text_of(seed: int, number: int) -> str:
    """The text of a case."""
    luck = Random(f"{seed}/{number}")
    block = blocks()[number // len(KINDS) % len(blocks())]
    letter = chr(luck.choice(block))
    match KINDS[number % len(KINDS)]:
        case "block":
            return "".join(map(chr, block))
        case "alone":
            return letter
        case "repeated":
            return letter * luck.randint(2, 24)
        case "in a word":
            return f"Ana{letter}{chr(luck.choice(block))} Ben"
        case "mixed":
            chosen = [chr(luck.choice(luck.choice(blocks()))) for _ in range(40)]
            return "".join(one if luck.random() < 0.8 else " " for one in chosen)
        case _:
            joint = luck.choice(("", " ", "-"))
            return (joint.join((letter, "a", chr(luck.choice(block)))) * LONG)[:LONG]


def _ways(text: str) -> Iterator[tuple[str, Callable[[], object]]]:
    """All that is done with a text, each with a name."""
    for face in FACES if len(text) < LONG else ("display",):
        for box in BOXES if len(text) < LONG else BOXES[:1]:
            yield f"{face} in {box}", partial(_draw, text, face, box)
    short = text[:NAME_LENGTH]
    yield "a name", lambda: check_names([short])
    yield "a noted clue", lambda: clean_note(text)
    yield "a pack", lambda: parse_pack(word_pack(title=short, author=short))
    if len(text) < LONG:
        looks = (
            Words(text, 30), Slip(text, 30), Ribbon(text, 30, "dusk"), Button(text, 30),
            WordSlip(text, 30), Print(Card(BLOT), text, "“{clue}”", letters=20, below=40, edge=6),
        )  # fmt: skip
        for look in looks:
            page = BookPage(Words("", 1), (Placed(Rect(0, 0, 200, 240), look),))
            name = f"{type(look).__name__} in a book"
            yield name, partial(paint_page, page, (200, 240), _Files())


def _draw(text: str, face: str, box: tuple[int, int]) -> None:
    fitted = fit(text, face, 30, *box)
    if not 0 <= fitted.width < inf:
        raise ValueError(f"a width of {fitted.width}")
    text_mask(fitted, face, box)


def _error(attempt: Callable[[], object]) -> Exception | None:
    try:
        attempt()
    except Refusal as refusal:
        return _error(str(refusal).encode)  # the sentence is drawn, too
    except Exception as error:
        return error
    return None


def _shows(text: str) -> bool:
    fitted = fit(text, "display", 30, 600, 600)
    return text_mask(fitted, "display", (600, 600)).getbbox() is not None


def _spelt(text: str) -> str:
    codes = " ".join(f"U+{ord(letter):04X}" for letter in text[:6])
    return f"{codes} ({len(text)} characters)"
