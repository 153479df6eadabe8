"""Breaks text into lines, fits it into a box, and draws it with Pillow, also on worker threads.

Layouts and tests measure text with the same functions that paint it.
"""

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from math import inf
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from engine.texts import without_invisible
from mobileapp.assets import ASSETS

FACES = {
    "display": "display.ttf",
    "italic": "display-italic.ttf",
    "figures": "figures.ttf",
}
FALLBACK = "fallback.ttf"
"""The typeface for scripts and signs that the other typefaces lack."""
NO_GLYPH = "\N{WHITE SQUARE}"
"""What is drawn instead of a letter that no typeface can draw; `FALLBACK` has it."""
SYSTEM_FACES = (
    "/system/fonts/NotoSansCJK-Regular.ttc",
    "/system/fonts/DroidSansFallback.ttf",
    "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
    "/System/Library/Fonts/PingFang.ttc",
)
"""System fonts with Chinese characters, most of them with Korean letters too.

Nearly every device has one of them. The app contains no such font, because it would make the app
much larger.
"""
MAX_LENGTH = 1_000
"""The maximum number of characters that are fitted into a box; a longer text is cut.

Nothing that people type is so long; a text from elsewhere must not take seconds to lay out.
"""
MANY_LETTERS = 500
"""The number of letters of one typeface and size whose widths are remembered."""
MIN_FONT_SIZE = 7
"""The minimum font size, in pixels."""
SIZE_MEASURED = 100
"""The font size at which text is measured to estimate its width at other sizes."""
SHRINK = 0.94
"""The factor by which the font size is multiplied in each step until the text fits."""
BETWEEN_LINES = " ·"
"""The characters that are left out where a line is broken."""
LEADING = 1.16
"""The distance between two lines, as a multiple of the font size."""
LABEL_SHRINKS = 0.8
"""Labels are broken into lines before their letters get smaller than this, as a part of the wanted
size.
"""


class Fitted(NamedTuple):
    """Text that was fitted into a box: its font size, its lines, and the room it takes."""

    size: int
    lines: tuple[str, ...]
    width: float
    height: float


@lru_cache(maxsize=256)
def font(face: str, size: int) -> ImageFont.FreeTypeFont:
    """The font of a typeface, or of a font file, at a size in pixels.

    A size below 1, which occurs in tiny windows, counts as 1.
    """
    path = ASSETS / "fonts" / FACES.get(face, face)
    return ImageFont.truetype(path, max(size, 1), layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def knows(face: str, letter: str) -> bool:
    """Whether a typeface has a glyph for a letter and can draw it; always true for white space.

    The drawn letter is compared with U+10FFFE, which no typeface has: all letters without a glyph
    are drawn alike. FreeType cannot draw some glyphs, such as that of U+FDFD in `FALLBACK`.
    """
    if letter.isspace():
        return True
    drawn = font(face, 24)
    unknown = drawn.getmask("\U0010fffe")
    try:
        mask = drawn.getmask(letter)
    except OSError:
        return False
    return mask.size != unknown.size or bytes(mask) != bytes(unknown)


@lru_cache(maxsize=4096)
def face_for(letter: str, face: str) -> str:
    """The first typeface that has a letter: the wanted one, the fallback, or a system font.

    If none of them has the letter, the fallback is returned.
    """
    if letter.isascii() or knows(face, letter):
        return face
    others = (FALLBACK, *(path for path in SYSTEM_FACES if Path(path).exists()))
    return next((other for other in others if knows(other, letter)), FALLBACK)


def runs(text: str, face: str) -> list[tuple[str, str]]:
    """The text split into runs, each with the typeface that can draw it.

    Any text can be drawn: invisible characters are left out, and `NO_GLYPH` takes the place of each
    letter that no typeface can draw.
    """
    found: list[tuple[str, str]] = []
    for letter in without_invisible(text):
        chosen = face_for(letter, face)
        if chosen == FALLBACK and not knows(FALLBACK, letter):
            letter = NO_GLYPH
        if found and found[-1][1] == chosen:
            found[-1] = (found[-1][0] + letter, chosen)
        else:
            found.append((letter, chosen))
    return found


class _Widths(dict[str, float]):
    """The widths of single letters in one typeface and size, each measured on first use.

    Glyphs stand side by side without kerning (`Layout.BASIC`), so the width of a line is the sum
    of the widths of its letters. Adding them up is many times quicker than measuring the line.
    """

    def __init__(self, face: str, size: int) -> None:
        super().__init__()
        self._face, self._size = face, size

    def __missing__(self, letter: str) -> float:
        if len(self) >= MANY_LETTERS:
            self.clear()
        drawn = runs(letter, self._face)
        width = self[letter] = sum(font(used, self._size).getlength(run) for run, used in drawn)
        return width


@lru_cache(maxsize=64)
def _widths(face: str, size: int) -> _Widths:
    return _Widths(face, size)


@lru_cache(maxsize=4096)
def line_width(text: str, face: str, size: int) -> float:
    """The width of a line of text in pixels."""
    return sum(map(_widths(face, size).__getitem__, text))


def _estimated_width(text: str, face: str, size: int) -> float:
    """At most the width of a line; quick, as each text is measured at one size only.

    Letters are up to a tenth narrower than in proportion, because they fill whole pixels.
    """
    return 0.9 * line_width(text, face, SIZE_MEASURED) * size / SIZE_MEASURED


def wrapped(
    text: str,
    face: str,
    size: int,
    width: float,
    width_of: Callable[[str, str, int], float] = line_width,
) -> list[str]:
    """The text in as few lines as possible, each at most `width` pixels wide.

    Lines are broken at spaces and after hyphens; a word that is too long stays whole. A dot between
    two facts is left out where a line is broken, since it separates nothing there.
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line, taken = "", 0.0
        for part in _parts(paragraph):
            # Parts are measured, not growing lines: they are shorter, and most are cached.
            wide = width_of(part, face, size)
            if line and taken + wide > width:  # perhaps it fits without the space at its end
                needed = taken + width_of(part.rstrip(BETWEEN_LINES), face, size)
                if needed > width:
                    lines.append(line.rstrip(BETWEEN_LINES))
                    line, taken = "", 0.0
            line += part
            taken += wide
        lines.append(line.rstrip())
    return lines


@lru_cache(maxsize=1024)
def _parts(text: str) -> tuple[str, ...]:
    """The parts between which a line may be broken, each with the spaces or hyphen at its end.

    A dot between two facts belongs to the first of them.
    """
    pattern = r"[^ \-]*(?:-(?=\w)|(?: ·)* +|$|-)"
    return tuple(part for part in re.findall(pattern, text) if part) or ("",)


@lru_cache(maxsize=1024)
def fit(text: str, face: str, size: float, width: float, height: float) -> Fitted:
    """Fit text into a box: shrink its font size from `size`, and break it into lines.

    The lines are about equally long. The font size is at least `MIN_FONT_SIZE`, even if the text is
    then too large for the box. A text of more than `MAX_LENGTH` characters is cut.
    """
    if len(text) > MAX_LENGTH:
        text = text[: MAX_LENGTH - 1] + "…"
    words = (part.strip(BETWEEN_LINES) for part in _parts(text.replace("\n", " ")))
    longest = max((line_width(word, face, SIZE_MEASURED) for word in words), default=0)
    tried = max(int(min(size, width / max(longest, 1) * SIZE_MEASURED)), MIN_FONT_SIZE)
    for width_of in (_estimated_width, line_width):  # the first rules out most sizes
        lines = wrapped(text, face, tried, width, width_of)
        while tried > MIN_FONT_SIZE and len(lines) * tried * LEADING > height * 1.04:
            tried = max(min(tried - 1, round(tried * SHRINK)), MIN_FONT_SIZE)
            lines = wrapped(text, face, tried, width, width_of)
    lines = _balanced(text, face, tried, width, lines)
    broadest = max(line_width(line, face, tried) for line in lines)
    return Fitted(tried, tuple(lines), broadest, len(lines) * tried * LEADING)


def fit_labels(
    texts: Iterable[str], face: str, size: float, width: float, height: float = inf
) -> int:
    """The font size, at most `size`, of labels that belong together, such as names at a table.

    It is one size for all, in which the longest label fits the box that each of them has. Labels
    stay on one line while they keep most of their size (`LABEL_SHRINKS`); else they are broken into
    as many lines as the box has room for.
    """
    texts = tuple(texts)
    for high in (min(size * LEADING, height), height):
        found = min((fit(text, face, size, width, high).size for text in texts), default=int(size))
        if found >= size * LABEL_SHRINKS:
            break
    return found


def _balanced(text: str, face: str, size: int, width: float, lines: list[str]) -> list[str]:
    """The text in at most as many lines as `lines`, broken at the smallest width that allows this.

    So the lines are about equally long, and the last one is rarely a single word.
    """
    if len(lines) < 2:
        return lines
    low, high = width / len(lines) * 0.8, width
    for _ in range(6):
        middle = (low + high) / 2
        tried = wrapped(text, face, size, middle)
        broadest = max(line_width(line, face, size) for line in tried)
        if len(tried) <= len(lines) and broadest <= width:
            high, lines = middle, tried
        else:
            low = middle
    return lines


def draw_lines(
    mask: Image.Image,
    fitted: Fitted,
    face: str,
    centre: tuple[float, float],
    align: str = "center",
) -> None:
    """Draw fitted text into a mask, centred at a point.

    `align` aligns its lines: left, center or right.
    """
    draw, size, step = ImageDraw.Draw(mask), fitted.size, fitted.size * LEADING
    ascent, descent = font(face, size).getmetrics()
    middle = (ascent - descent) * 0.5
    y = centre[1] - step * (len(fitted.lines) - 1) / 2
    for line in fitted.lines:
        width = line_width(line, face, size)
        left = {"center": -width / 2, "left": -fitted.width / 2, "right": fitted.width / 2 - width}
        x = centre[0] + left[align]
        for run, used in runs(line, face):
            drawn = font(used, size)
            draw.text((x, y + middle * 0.92), run, font=drawn, fill=255, anchor="ls")
            x += drawn.getlength(run)
        y += step


def text_mask(fitted: Fitted, face: str, size: tuple[int, int]) -> Image.Image:
    """A mask of this size with fitted text in its centre."""
    mask = Image.new("L", size)
    draw_lines(mask, fitted, face, (size[0] / 2, size[1] / 2))
    return mask
