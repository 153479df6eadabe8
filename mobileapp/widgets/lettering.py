"""Which letters a text is written with, and how large they may be."""

import re
from functools import lru_cache
from pathlib import Path

from kivy import kivy_data_dir
from kivy.core.text import Label, LabelBase

from mobileapp.assets import ASSETS

PLAIN, DISPLAY, ITALIC, FALLBACK = "Roboto", "Display", "Italic", "Fallback"
"""Faces by their names in Kivy: running text, titles and buttons, what people said, and all other
scripts."""
FILES = {
    PLAIN: Path(kivy_data_dir) / "fonts" / "Roboto-Regular.ttf",
    DISPLAY: ASSETS / "fonts" / "display.ttf",
    ITALIC: ASSETS / "fonts" / "display-italic.ttf",
    FALLBACK: ASSETS / "fonts" / "fallback.ttf",
}
UNCOMMON_LETTER = re.compile("[^\0-\u0148\u014a-\u017e\u2010-\u2027]")
"""What not every face has: anything but Latin letters and the quotes and dashes around them."""

MEASURED_SIZE = 100
"""The size, in pixels, of the letters words are measured with."""


ROUNDED_UP = 1.05
"""Small letters may be so many times as wide as measured: each is rounded up to whole pixels."""
LEAST_SHRUNK = 0.6
"""The part of their size that letters keep when a text is squeezed into one line."""
LEAST_OF_A_WORD = 0.4
"""The same for a name of one word, which is never broken."""
TWO_LINES = 0.7
"""The part of their size that letters of a name in two lines have at most."""


for _face in (DISPLAY, ITALIC, FALLBACK):
    LabelBase.register(_face, str(FILES[_face]))


def legible(text: str, face: str = PLAIN) -> str:
    """The face, unless the text has letters it lacks: a name may be in any script."""
    return _legible(text, face) if UNCOMMON_LETTER.search(text) else face


@lru_cache(maxsize=512)
def _legible(text: str, face: str) -> str:
    from mobileapp.stage import lettering  # seldom needed, and not by Home's first frame

    wanted = str(FILES[face])
    found = {lettering.face_for(letter, wanted) for letter in text} - {wanted}
    system_faces = sorted(found - {lettering.FALLBACK})
    # One label has one face; a face of the system has Latin letters too.
    return system_faces[0] if system_faces else FALLBACK if found else face


def fit_words(text: str, size: float, width: float, face: str = PLAIN) -> float:
    """The size of letters, at most `size`, at which no word has to be broken to fit a width."""
    broadest = max((_width_per_size(word, face) for word in text.split()), default=1.0)
    return max(min(size, width / (broadest * ROUNDED_UP)), 1.0)


def fit_line(text: str, size: float, width: float, face: str = PLAIN) -> float:
    """The size of letters, at most `size` and not much less, at which a text fits a width."""
    return max(min(size, width / _width_per_size(text or " ", face)), size * LEAST_SHRUNK)


def fit_name(name: str, size: float, width: float) -> float:
    """The size of letters at which a name fits a width: one of several words takes two lines
    rather than become small."""
    whole = width / _width_per_size(name or " ", DISPLAY)
    if whole >= size * TWO_LINES or " " not in name:
        return max(min(size, whole), size * LEAST_OF_A_WORD)
    broadest = max(_width_per_size(word, DISPLAY) for word in name.split())
    return max(min(size * TWO_LINES, width / broadest), size * LEAST_SHRUNK)


@lru_cache(maxsize=512)
def _width_per_size(text: str, face: str = PLAIN) -> float:
    """How wide a text is in bold letters, as a multiple of their size."""
    label = Label(font_size=MEASURED_SIZE, bold=face == PLAIN, font_name=legible(text, face))
    return max(float(label.get_extents(text)[0]), 1.0) / MEASURED_SIZE
