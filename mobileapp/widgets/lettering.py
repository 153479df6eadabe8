"""Chooses the font that has all characters of a text, and the font size at which it fits."""

import re
from collections.abc import Iterable
from functools import lru_cache

from kivy.core.text import Label, LabelBase
from kivy.lang import global_idmap

from mobileapp.assets import ASSETS

PLAIN, DISPLAY, ITALIC, FALLBACK = "Text", "Display", "Italic", "Fallback"
"""The names of fonts in Kivy.

`PLAIN` is for running text, `DISPLAY` for titles and buttons, `ITALIC` for quotations, and
`FALLBACK` for other scripts.
"""
FILES = {
    PLAIN: ASSETS / "fonts" / "text.ttf",
    DISPLAY: ASSETS / "fonts" / "display.ttf",
    ITALIC: ASSETS / "fonts" / "display-italic.ttf",
    FALLBACK: ASSETS / "fonts" / "fallback.ttf",
}
BOLD = ASSETS / "fonts" / "figures.ttf"
"""The bold font that belongs to `PLAIN`."""
UNCOMMON_LETTER = re.compile("[^\0-\u0148\u014a-\u017e\u2010-\u2027]")
"""Matches characters that a font may lack.

It matches all but ASCII, most accented Latin letters, and common symbols and punctuation.
"""

MEASURED_SIZE = 100
"""The font size, in pixels, at which text is measured."""


ROUNDED_UP = 1.05
"""The safety factor for the width of small text, whose glyphs are rounded up to whole pixels."""
MIN_SHRUNK = 0.4
"""The minimum font size of names that are shrunk to fit, as a part of the wanted size."""


UNEVEN = 1.02
"""How much wider a text may become than measured, since its letters stand on whole pixels."""


LabelBase.register(PLAIN, str(FILES[PLAIN]), fn_bold=str(BOLD))
for _face in (DISPLAY, ITALIC, FALLBACK):
    LabelBase.register(_face, str(FILES[_face]))


def legible(text: str, face: str = PLAIN) -> str:
    """The font for a text: `face`, or another one if `face` lacks a character of the text.

    Names may be written in any script.
    """
    return _legible(text, face) if UNCOMMON_LETTER.search(text) else face


@lru_cache(maxsize=512)
def _legible(text: str, face: str) -> str:
    from mobileapp.stage import lettering  # lazy: Home's first frame does not need it

    wanted = str(FILES[face])
    found = {lettering.face_for(letter, wanted) for letter in text} - {wanted}
    system_faces = sorted(found - {lettering.FALLBACK})
    # A label has one font for all its letters; system fonts have Latin letters, too.
    return system_faces[0] if system_faces else FALLBACK if found else face


def fit_words(text: str, size: float, width: float, face: str = PLAIN) -> float:
    """The font size, at most `size`, at which no word of a text is wider than `width`."""
    broadest = max((_width_per_size(word, face) for word in text.split()), default=1.0)
    return max(min(size, width / (broadest * ROUNDED_UP)), 1.0)


def fit_names(names: Iterable[str], size: float, width: float, height: float) -> float:
    """The font size, at most `size`, of names that stand beside each other, as on a stage.

    It is one size for all, in which the longest fits the width and height that each of them has;
    see `lettering.fit_labels`. It is at least `MIN_SHRUNK` of `size`, even if that is too large.
    """
    from mobileapp.stage import lettering  # lazy: Home's first frame does not need it

    found = lettering.fit_labels(names, "display", size, width / UNEVEN, height)
    return max(found, size * MIN_SHRUNK)


def icon_width(icon: str, side: float, room: float, text: float) -> float:
    """The width of the icon before a text so wide, with what is free before it in a button.

    So the icon and the text stand in the middle of the room as a pair.
    """
    return side + max(room - side - text, 0) / 2 if icon else 0


def text_width(text: str, size: float, face: str = DISPLAY) -> float:
    """The width of a text on one line at a font size, in pixels."""
    return _width_per_size(text, face) * size


@lru_cache(maxsize=1024)
def _width_per_size(text: str, face: str) -> float:
    """The width of a text as a multiple of the font size; `PLAIN` is measured in bold."""
    label = Label(font_size=MEASURED_SIZE, bold=face == PLAIN, font_name=legible(text, face))
    return max(float(label.get_extents(text)[0]), 1.0) / MEASURED_SIZE


global_idmap.update(  # all kv files know these names
    legible=legible, fit_words=fit_words, fit_names=fit_names, text_width=text_width
)
