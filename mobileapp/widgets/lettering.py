"""How large letters may be."""

from functools import lru_cache

from kivy.core.text import Label

PROOF = 100
"""The size, in pixels, of the letters words are measured with."""


LEAST = 0.6
"""The part of their size that letters keep when a text is squeezed into one line."""


def unbroken(text: str, size: float, width: float) -> float:
    """The size of letters, at most `size`, at which no word has to be broken to fit a width."""
    broadest = max(map(_breadth, text.split()), default=1.0)
    return max(min(size, width / broadest), 1.0)


def in_one_line(text: str, size: float, width: float) -> float:
    """The size of letters, at most `size` and not much less, at which a text fits a width."""
    return max(min(size, width / _breadth(text or " ")), size * LEAST)


@lru_cache(maxsize=512)
def _breadth(text: str) -> float:
    """How broad a text is in bold letters, in parts of their size."""
    return max(float(Label(font_size=PROOF, bold=True).get_extents(text)[0]), 1.0) / PROOF
