"""The pictures that robots can paint with clouds and recognise, and the words for them.

A layout is written as a line of text that lists its pieces, the most characteristic first, such as
`P80,62 L80,30@90 C110,70@45f L60,20v`.

Each piece starts with the letter of its shape, followed by the x and y of its centre in tens of sky
units, x to the right and y up. The number after `@` is its rotation in degrees, counter-clockwise;
`f` mirrors the piece before it is rotated. Later pieces lie over earlier ones, but pieces with `v`
lie under all pieces without `v`.
"""

import re
from collections.abc import Mapping
from dataclasses import field
from functools import cache, cached_property
from typing import Any, NamedTuple

from engine.games.clouds.geometry import COSINES, FINE, SINES, Bounds, bounds_of
from engine.games.clouds.shapes import SHAPES, SKY_HEIGHT, SKY_WIDTH
from engine.packs import Item
from engine.records import Frozen

LETTERS = {shape[0].upper(): shape for shape in SHAPES}
_PIECE = re.compile(r"([A-Z])(-?\d+),(-?\d+)(?:@(-?\d+))?(f?)(v?)")


class LayoutPiece(NamedTuple):
    """One cloud of a picture: its shape, position, rotation and mirroring."""

    shape: str
    x: int
    y: int
    angle: int = 0
    flip: bool = False
    under: bool = False
    """Whether the piece lies below all pieces without this flag."""

    def mirrored(self) -> "LayoutPiece":
        """The piece mirrored left to right about the vertical middle line of the sky."""
        x, angle = SKY_WIDTH - self.x, -self.angle % 360
        return LayoutPiece(self.shape, x, self.y, angle, not self.flip, self.under)

    def turned(self, angle: int, x: int, y: int) -> "LayoutPiece":
        """The piece rotated counter-clockwise by `angle` degrees about the point (x, y)."""
        cosine, sine = COSINES[angle % 360], SINES[angle % 360]
        right, up = self.x - x, self.y - y
        return LayoutPiece(
            self.shape,
            x + (right * cosine - up * sine) // FINE,
            y + (right * sine + up * cosine) // FINE,
            (self.angle + angle) % 360,
            self.flip,
            self.under,
        )

    def shifted(self, right: int, up: int) -> "LayoutPiece":
        """The piece moved by these distances, without rotation."""
        x, y = self.x + right, self.y + up
        return LayoutPiece(self.shape, x, y, self.angle, self.flip, self.under)


Layout = tuple[LayoutPiece, ...]
"""A picture: its pieces, the most characteristic first."""


@cache
def layout_of(text: str) -> Layout:
    """The picture that a line of text describes, centred in the sky."""
    pieces = tuple(map(_piece_of, text.split()))
    whole = extent(pieces)
    right = (SKY_WIDTH - whole.left - whole.right) // 2
    up = (SKY_HEIGHT - whole.bottom - whole.top) // 2
    return tuple(piece.shifted(right, up) for piece in pieces)


def extent(pieces: Layout) -> Bounds:
    """The bounding box of a picture."""
    boxes = [(piece, bounds_of(piece.shape, piece.angle, piece.flip)) for piece in pieces]
    return Bounds(
        min(piece.x + box.left for piece, box in boxes),
        max(piece.x + box.right for piece, box in boxes),
        min(piece.y + box.bottom for piece, box in boxes),
        max(piece.y + box.top for piece, box in boxes),
    )


def _piece_of(text: str) -> LayoutPiece:
    found = _PIECE.fullmatch(text)
    if found is None:
        raise ValueError(f"not a piece of a layout: {text}")
    letter, x, y, angle, flip, under = found.groups()
    return LayoutPiece(
        LETTERS[letter], 10 * int(x), 10 * int(y), int(angle or 0) % 360, bool(flip), bool(under)
    )


Notions = Mapping[str, str]
"""A map from words to notions. A notion is the meaning of a word; words with the same notion share
one picture.
"""


class KnownPictures(Frozen):
    """What robots of Clouds know: pictures of notions, and the notion of each word."""

    lines: Mapping[str, str] = field(default_factory=dict)
    """The picture of each notion, written as a line of text."""
    words: Mapping[str, Mapping[str, Notions]] = field(default_factory=dict)
    """For each language and, within it, each category, the words and their notions."""
    unpainted: frozenset[str] = frozenset()
    """The notions whose pictures people could not name. Robots avoid words for these notions when
    they choose a word. But they paint these pictures if they have to, and recognise them when they
    guess.
    """

    @cached_property
    def _by_language(self) -> dict[str, dict[str, str]]:
        return {
            language: {
                word.casefold(): notion
                for notions in categories.values()
                for word, notion in notions.items()
            }
            for language, categories in self.words.items()
        }

    def of(self, word: Item) -> Layout | None:
        """The picture of a word; None if robots do not know one.

        The word is looked up in its own language, or in all languages if its own has no words here.
        """
        notion = self._notion(word)
        return None if notion is None else layout_of(self.lines[notion])

    def _notion(self, word: Item) -> str | None:
        own = self._by_language.get(word.language)
        for notions in self._by_language.values() if own is None else (own,):
            if notion := notions.get(word.text.casefold()):
                return notion
        return None

    def is_painted(self, word: Item) -> bool:
        """Whether robots know a picture of the word, and people can name that picture."""
        notion = self._notion(word)
        return notion is not None and notion not in self.unpainted

    def in_category(self, category: str) -> dict[str, Layout]:
        """A map from the words of a category, in all languages, to their pictures."""
        return {
            word: layout_of(self.lines[notion])
            for categories in self.words.values()
            for word, notion in categories.get(category, {}).items()
        }


def learn(data: Mapping[str, Any]) -> KnownPictures:
    """The knowledge of robots that is made from the plain data in `assets/robots/clouds`.

    In the data, `layouts` has a line of text for each notion, `words` has a notion for each word by
    language and category, and `unpainted` is a list of notions. Each of the three may be missing.
    Words without a layout are left out.
    """
    lines = data.get("layouts", {})
    words = {
        language: {
            category: {word: notion for word, notion in notions.items() if notion in lines}
            for category, notions in categories.items()
        }
        for language, categories in data.get("words", {}).items()
    }
    return KnownPictures(lines, words, frozenset(data.get("unpainted", ())))


NOTHING_LEARNT = KnownPictures()
"""What robots know if there is no data: no pictures."""
