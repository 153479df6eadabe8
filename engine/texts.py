"""Checks of text from outside before anybody is shown it: readable, and not too long."""

import unicodedata

QUOTE_LENGTH = 48
"""How much of what somebody wrote is quoted back to them, in characters."""
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that count as letters or signs but are drawn blank."""
_LOOK_ALIKE = str.maketrans(
    "аеіјкорсухѕԁһԛԝвмнт" + "αβεζηικμνορτυχ", "aeijkopcyxsdhqwbmht" + "abezhikmvoptux"
)
"""Small Cyrillic and Greek letters that many faces draw like Latin ones, small or capital."""


def is_readable(text: str) -> bool:
    """Whether a text can be written down and drawn: no half characters, no control characters."""
    return text.isprintable() or all(
        unicodedata.category(char) not in ("Cc", "Cs", "Zl", "Zp") for char in text
    )


def is_visible(text: str) -> bool:
    """Whether there is anything to see in it."""
    return any(_is_drawn(char) for char in text)


def without_invisible(text: str) -> str:
    """The text as it is seen."""
    if text.isascii() and text.isprintable():  # nearly every word and name: robots ask often
        return text
    return "".join(char for char in text if _is_drawn(char) or char.isspace())


def lookalike_key(text: str) -> str:
    """Equal for two texts that nobody can tell apart by looking at them."""
    plain = unicodedata.normalize("NFKC", without_invisible(text)).casefold()
    return " ".join(plain.split()).translate(_LOOK_ALIKE)


def shortened(text: str) -> str:
    """A text as it is quoted in a sentence: shortened, and without characters that cannot be
    drawn.
    """
    short = text if len(text) <= QUOTE_LENGTH else text[: QUOTE_LENGTH - 1] + "…"
    if is_readable(short):
        return short
    return "".join(char if is_readable(char) else "\N{REPLACEMENT CHARACTER}" for char in short)


def _is_drawn(char: str) -> bool:
    if char in _BLANK or "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef":
        return False
    return unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Zl", "Zp", "Zs")
