"""Pictures made of clouds that robots know by heart, and the words they stand for.

A layout is written as a line of pieces, the most telling first, such as

    P80,62 L80,30@90 C110,70@45f L60,20v

A letter names the shape; x and y are tens of sky units, x to the right and y up; `@` turns it
counter-clockwise by degrees, `f` mirrors it before that. Later pieces lie over earlier ones;
`v` lies under all that have no `v`.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from engine.games.clouds.geometry import COSINES, FINE, SINES, bounds_of
from engine.games.clouds.shapes import SHAPES, SKY_HEIGHT, SKY_WIDTH

LETTERS = {shape[0].upper(): shape for shape in SHAPES}
_PIECE = re.compile(r"([A-Z])(-?\d+),(-?\d+)(?:@(-?\d+))?(f?)(v?)")


@dataclass(frozen=True, slots=True)
class Piece:
    """Where one cloud of a picture belongs."""

    shape: str
    x: int
    y: int
    angle: int = 0
    flip: bool = False
    under: bool = False
    """Whether it lies under those that are not."""

    def mirrored(self) -> "Piece":
        """As in a mirror that stands upright in the middle of the sky."""
        x, angle = SKY_WIDTH - self.x, -self.angle % 360
        return Piece(self.shape, x, self.y, angle, not self.flip, self.under)

    def turned(self, angle: int, x: int, y: int) -> "Piece":
        """Turned counter-clockwise about a point."""
        cosine, sine = COSINES[angle % 360], SINES[angle % 360]
        right, up = self.x - x, self.y - y
        return Piece(
            self.shape,
            x + (right * cosine - up * sine) // FINE,
            y + (right * sine + up * cosine) // FINE,
            (self.angle + angle) % 360,
            self.flip,
            self.under,
        )

    def shifted(self, right: int, up: int) -> "Piece":
        """Moved along."""
        x, y = self.x + right, self.y + up
        return Piece(self.shape, x, y, self.angle, self.flip, self.under)


Layout = tuple[Piece, ...]
"""A picture: its pieces, the most telling first."""


def layout_of(text: str) -> Layout:
    """Read a line of pieces, in the middle of the sky wherever they were written."""
    pieces = tuple(map(_piece_of, text.split()))
    bounds = [bounds_of(piece.shape, piece.angle, piece.flip) for piece in pieces]
    pairs = list(zip(pieces, bounds, strict=True))
    left = min(piece.x + bound.left for piece, bound in pairs)
    right = max(piece.x + bound.right for piece, bound in pairs)
    bottom = min(piece.y + bound.bottom for piece, bound in pairs)
    top = max(piece.y + bound.top for piece, bound in pairs)
    to_right, up = (SKY_WIDTH - left - right) // 2, (SKY_HEIGHT - bottom - top) // 2
    return tuple(piece.shifted(to_right, up) for piece in pieces)


def _piece_of(text: str) -> Piece:
    found = _PIECE.fullmatch(text)
    if found is None:
        raise ValueError(f"not a piece of a layout: {text}")
    letter, x, y, angle, flip, under = found.groups()
    return Piece(
        LETTERS[letter], 10 * int(x), 10 * int(y), int(angle or 0) % 360, bool(flip), bool(under)
    )


@dataclass(frozen=True)
class Pictures:
    """What robots of Clouds know: pictures, and which words of which category they stand for."""

    layouts: Mapping[str, Layout] = field(default_factory=dict)
    """The picture of each notion."""
    words: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """The words of each announced category, and their notions."""

    @cached_property
    def _notions(self) -> dict[str, str]:
        return {
            word.casefold(): notion
            for words in self.words.values()
            for word, notion in words.items()
        }

    def of(self, word: str) -> Layout | None:
        """The picture of a word in any language, or None if there is nothing to see in it."""
        return self.layouts.get(self._notions.get(word.casefold(), ""))

    def in_category(self, category: str) -> dict[str, Layout]:
        """Every word of an announced category that could be meant."""
        return {word: self.layouts[notion] for word, notion in self.words.get(category, {}).items()}


def learn(data: Mapping[str, Any]) -> Pictures:
    """Read the data: `layouts` by notion, and `words` by language, category and word."""
    layouts = {notion: layout_of(text) for notion, text in data.get("layouts", {}).items()}
    words: dict[str, dict[str, str]] = {}
    for categories in data.get("words", {}).values():
        for category, notions in categories.items():
            known = {word: notion for word, notion in notions.items() if notion in layouts}
            words.setdefault(category, {}).update(known)
    return Pictures(layouts, words)


NOTHING = Pictures()
