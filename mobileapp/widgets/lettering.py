"""How large letters may be."""

from functools import lru_cache

from kivy.core.text import Label

PROOF = 100
"""The size, in pixels, of the letters words are measured with."""


def unbroken(text: str, size: float, width: float) -> float:
    """The size of letters, at most `size`, at which no word has to be broken to fit a width."""
    return max(min(size, width / _breadth(text)), 1.0)


@lru_cache(maxsize=256)
def _breadth(text: str) -> float:
    """How broad the broadest word is in bold letters, in parts of their size."""
    proof = Label(font_size=PROOF, bold=True)
    return max((proof.get_extents(word)[0] / PROOF for word in text.split()), default=1.0)
