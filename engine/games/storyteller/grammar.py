"""Finds the stems of words, even if they are inflected, prefixed, compounded or misspelt.

The grammar of each language is plain data: its suffixes, prefixes and stop words. No code here
iterates over a set of words, because the order of a set differs from process to process.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from engine.records import Frozen

LETTERS = re.compile(r"[^\W\d_]+")
ACCENTS = re.compile("[\u0300-\u036f]")
"""Matches the accents that Unicode decomposition separates from Latin letters."""
UNDIVIDED = {"ł": "l", "œ": "oe", "æ": "ae"}
"""Letters that Unicode does not decompose, and what people type instead of them."""
UMLAUTS = re.compile("([aou])e")
"""Matches ae, oe and ue, which people type instead of ä, ö and ü. The umlauts themselves become a,
o and u in `words_in`.
"""

MIN_STEM_LENGTH = 3
MIN_CUT_TWICE_LENGTH = 5
"""The minimum length of the stem that remains after a second suffix is cut off."""
MAX_ENDING_LENGTH = 8
MIN_UNPREFIXED_LENGTH = 4
"""The minimum length of the word that remains after a prefix is cut off."""
MAX_PREFIXES = 2
"""The maximum number of prefixes that are cut off a word, such as both of “aus-ge-schlafen”."""
MIN_PART_LENGTH = 4
"""The minimum length of a part of a compound that counts as long. If only one part is known, that
part is used only if it is long (see `Grammar.longest_part`).
"""
MIN_MISSPELT_LENGTH = 5
"""The limit below which stems are too short to be compared with similar stems.

As forms of one word, two stems are compared if the longer one has at least this many letters. As
misspellings, they are compared if the longer one has more letters than this, and the shorter one at
least one letter fewer than this.
"""
LONG_WORD = 8
"""The minimum length of stems that may differ by two letters as misspellings of each other."""
SAME_BEGINNING = 0.66
"""The minimum length of the common beginning of two forms of one word, as a fraction of the length
of the longer form.
"""

Known = Callable[[str], bool]
"""A function that says whether a stem occurs in the data."""


def words_in(text: str) -> list[str]:
    """The words of a text in lower case, without accents, digits and punctuation."""
    plain = text.casefold()
    if not plain.isascii():
        for letter, typed in UNDIVIDED.items():
            plain = plain.replace(letter, typed)
        plain = ACCENTS.sub("", unicodedata.normalize("NFKD", plain))
    return LETTERS.findall(plain)


@lru_cache(maxsize=16_384)
def _stem(word: str, endings: frozenset[str]) -> str:
    stem = _without_ending(word, endings, MIN_STEM_LENGTH)
    return _without_ending(stem, endings, MIN_CUT_TWICE_LENGTH)


def forget_stems() -> None:
    """Free the memory of the stems found so far: most are only needed while data is indexed."""
    _stem.cache_clear()


def _without_ending(word: str, endings: frozenset[str], shortest: int) -> str:
    for end in range(max(shortest, len(word) - MAX_ENDING_LENGTH), len(word)):
        if word[end:] in endings:
            return word[:end]
    return word


class Grammar(Frozen):
    """The suffixes, prefixes and stop words of a language; finds the stems of its words."""

    stop: frozenset[str]
    """Stop words, such as articles and prepositions, which are ignored."""
    endings: frozenset[str]
    """Suffixes that are always cut off."""
    loose_endings: tuple[str, ...] = ()
    """Suffixes that are cut off only if the word is unknown with them, the longest first. In many
    words the same letters are part of the stem: t is a suffix in “lacht”, but not in “Nacht”.
    """
    prefixes: tuple[str, ...] = ()
    """Prefixes that are cut off only if the word is unknown with them, the longest first."""

    def words(self, text: str) -> list[str]:
        """The words of a text without stop words."""
        return [word for word in words_in(text) if word not in self.stop]

    def stem(self, word: str) -> str:
        """The word without up to two suffixes.

        Each time, the longest suffix that leaves a long enough stem is cut off. Two cuts are needed
        for pairs such as “Ballon” and “Ballons”: “Ballon” loses its n, which looks like a plural
        suffix, so “Ballons” must lose both the s and the n to get the same stem.
        """
        return _stem(word, self.endings)

    def stems(self, text: str) -> list[str]:
        return [self.stem(word) for word in self.words(text)]

    def forms(self, word: str, prefixes: int = MAX_PREFIXES) -> Iterator[str]:
        """The stems that the word may have, the likeliest first.

        The stem of the word itself comes first, then the stems without a loose suffix, then those
        without prefixes. At most `prefixes` prefixes are cut off.
        """
        yield self.stem(word)
        if word.endswith(self.loose_endings):
            for ending in self.loose_endings:
                if word.endswith(ending) and len(word) - len(ending) >= MIN_STEM_LENGTH:
                    yield self.stem(word[: -len(ending)])
        if prefixes and word.startswith(self.prefixes):
            for prefix in self.prefixes:
                if word.startswith(prefix) and len(word) - len(prefix) >= MIN_UNPREFIXED_LENGTH:
                    yield from self.forms(word[len(prefix) :], prefixes - 1)

    def parts(self, word: str, known: Known) -> tuple[str, ...]:
        """The two known stems that make up the word; empty if there are no such stems."""
        if len(word) <= 2 * MIN_STEM_LENGTH:
            return ()
        ends = range(MIN_STEM_LENGTH, len(word) - MIN_STEM_LENGTH + 1)
        if not any(map(known, [word[:end] for end in ends])):
            return ()  # fast exit: the stem of a first part is itself a beginning of the word
        for at in ends:
            head = self.stem(word[:at])
            if known(head):
                tail = self.stem(word[at:])
                if known(tail):
                    return head, tail
        return ()

    def longest_part(self, word: str, known: Known) -> str:
        """The longest known stem at either end of a compound; empty if there is none."""
        found = ""
        for at in range(MIN_PART_LENGTH, len(word) - MIN_STEM_LENGTH + 1):
            for part in (self.stem(word[:at]), self.stem(word[-at:])):
                if len(part) >= max(MIN_PART_LENGTH, len(found)) and known(part):
                    found = part
        return found


def read_grammar(data: Mapping[str, Any]) -> Grammar:
    """The grammar of a language from its plain data; every field of the data may be missing."""

    def longest_first(field: str) -> tuple[str, ...]:
        return tuple(
            sorted(words_in(data.get(field, "")), key=lambda ending: (-len(ending), ending))
        )

    return Grammar(
        stop=frozenset(words_in(data.get("stop", ""))),
        endings=frozenset(words_in(data.get("endings", ""))),
        loose_endings=longest_first("loose_endings"),
        prefixes=longest_first("prefixes"),
    )


# --- misspellings -------------------------------------------------------------------------------


def trigrams(stem: str) -> Iterable[str]:
    padded = f" {stem} "
    return dict.fromkeys([padded[start : start + 3] for start in range(len(padded) - 2)])


def is_form_of(typed: str, known: str) -> bool:
    """Whether the typed stem is probably another form of the known one, as both begin alike."""
    shorter, longer = sorted((len(typed), len(known)))
    if longer < MIN_MISSPELT_LENGTH:
        return False
    common = next((at for at in range(shorter) if typed[at] != known[at]), shorter)
    return common > MIN_STEM_LENGTH and common >= SAME_BEGINNING * longer


def is_misspelling_of(typed: str, known: str) -> bool:
    """Whether the typed stem is probably a misspelling of the known one.

    The two stems may differ by one letter, or by two letters if both are long (see `LONG_WORD`).
    Short stems never count as misspellings (see `MIN_MISSPELT_LENGTH`).
    """
    shorter, longer = sorted((len(typed), len(known)))
    return (
        longer > MIN_MISSPELT_LENGTH
        and shorter >= MIN_MISSPELT_LENGTH - 1
        and differ_little(typed, known, 2 if shorter >= LONG_WORD else 1)
    )


def differ_little(a: str, b: str, most: int) -> bool:
    """Whether at most `most` insertions, deletions, changes or swaps of letters turn a into b."""
    if abs(len(a) - len(b)) > most:
        return False
    a, b = _without_same_ends(a, b)
    before: list[int] = []
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        new = [i]
        for j, y in enumerate(b, 1):
            cost = min(row[j] + 1, new[j - 1] + 1, row[j - 1] + (x != y))
            if i > 1 and j > 1 and x == b[j - 2] and a[i - 2] == y:
                cost = min(cost, before[j - 2] + 1)
            new.append(cost)
        if min(new) > most:
            return False
        before, row = row, new
    return row[-1] <= most


def _without_same_ends(a: str, b: str) -> tuple[str, str]:
    """Two words without the beginning and the end that they have in common.

    The number of changes that turn one into the other stays the same, but fewer letters have to be
    compared.
    """
    start, end = 0, min(len(a), len(b))
    while start < end and a[start] == b[start]:
        start += 1
    a, b, end = a[start:], b[start:], end - start
    while end and a[-1] == b[-1]:
        a, b, end = a[:-1], b[:-1], end - 1
    return a, b
