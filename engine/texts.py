"""Checks and cleans text from people and packs before it is shown."""

import unicodedata

QUOTE_LENGTH = 48
"""The maximum length of a quotation in a message, in characters."""
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that are drawn blank, although Unicode counts them as letters, marks or symbols."""
_CONFUSABLE = str.maketrans(
    "аеіјкорсухѕԁһԛԝвмнт" + "αβεζηικμνορτυχ", "aeijkopcyxsdhqwbmht" + "abezhikmvoptux"
)
"""A translation table from small Cyrillic and Greek letters to small Latin letters. In many fonts a
letter looks the same as its translation, either in lower case or in upper case.
"""


def is_readable(text: str) -> bool:
    """Whether a text can be encoded and read in one line.

    This is the rule for all that people type and files bring: names, clues, guesses, words, titles
    and authors. A readable text has no lone surrogates, control characters, or line and paragraph
    separators, and does not consist of combining marks alone, which have no width.
    """
    if text.isascii():
        return text.isprintable()
    if any(unicodedata.category(char) in ("Cc", "Cs", "Zl", "Zp") for char in text):
        return False
    drawn = "".join(without_invisible(text).split())
    return not drawn or any(unicodedata.category(char)[0] != "M" for char in drawn)


def is_visible(text: str) -> bool:
    """Whether the text has at least one visible character."""
    return any(_is_drawn(char) for char in text)


def without_invisible(text: str) -> str:
    """The text without invisible characters; spaces are kept."""
    if text.isascii() and text.isprintable():  # true for most words; robots call this often
        return text
    return "".join(char for char in text if _is_drawn(char) or char.isspace())


def spelling_key(text: str) -> str:
    """A key that is equal for texts that differ only in case, spaces or invisible characters."""
    return " ".join(without_invisible(text).split()).casefold()


def lookalike_key(text: str) -> str:
    """A key that is equal for texts that people could confuse when they look at them.

    It ignores case, invisible characters and repeated spaces. Cyrillic and Greek letters count as
    the Latin letters that they look like.
    """
    plain = unicodedata.normalize("NFKC", without_invisible(text)).casefold()
    return " ".join(plain.split()).translate(_CONFUSABLE)


def shortened(text: str) -> str:
    """The text as it is quoted in a message, with at most `QUOTE_LENGTH` characters.

    Characters that cannot be drawn become replacement characters.
    """
    short = text if len(text) <= QUOTE_LENGTH else text[: QUOTE_LENGTH - 1] + "…"
    if is_readable(short):
        return short
    return "".join(char if is_readable(char) else "\N{REPLACEMENT CHARACTER}" for char in short)


def _is_drawn(char: str) -> bool:
    if char in _BLANK or "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef":
        return False
    return unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Zl", "Zp", "Zs")
