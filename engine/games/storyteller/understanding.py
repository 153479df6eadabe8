"""How robots match clues and pictures: associations that people have written down.

For each picture and language the data contains clues, and words that the picture brings to mind.
A clue is split into word stems. A stem leads to the pictures that have it among their words:
directly, as a likely misspelling, as part of a compound, or through a lexicon of everyday notions.
The fewer pictures have a word, the more it counts.

No code here iterates over a set of words: its order differs from process to process, and with it
sums and ties, but the same seed must always give the same match.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import chain
from math import log
from typing import Any
from zlib import crc32

from engine.packs import Item

PACK = "story-dusk"
"""The pack of pictures that the data name without their pack."""
FALLBACK_LANGUAGE = "en"
"""The language robots use when there is no data in the language of the match."""

LETTERS = re.compile(r"[^\W\d_]+")
ACCENTS = re.compile("[\u0300-\u036f]")
"""The combining marks that remain when Latin letters are decomposed."""
UNDIVIDED = {"ł": "l", "œ": "oe", "æ": "ae"}
"""Letters that do not decompose, and what people type instead of them."""
UMLAUTS = re.compile("([aou])e")
"""What people type instead of ä, ö and ü, which are a, o and u here."""
SHORTEST_STEM = 3
LONGEST_ENDING = 8
SHORTEST_MISSPELT = 5
"""Shorter words are never treated as misspellings."""
LONG_WORD = 8
"""From this length on a word may contain two wrong letters."""
SAME_BEGINNING = 0.66
"""Two words are forms of one if their common prefix is this part of the longer one."""

COMPARED = 12
"""How many known words, those with the most trigrams in common, a typed one is compared with."""

PART = 0.5
"""The weight of a part of a compound; the whole word has 1."""
MISSPELT = 0.8
"""The weight of the known word that was probably meant by a misspelling."""
RELATED = 0.25
"""The weight of a word that only the lexicon leads to."""

UNKNOWN_PICTURE = log(120)
"""The weight of a word in the title or tags of a picture without associations: as much as a word
that only one picture of 120 has."""
TASTE_RANGE = 0.7
"""How far a robot's own weight of a word may be from 1."""

FALLBACK_NOTIONS = (
    "longing", "echo", "secret", "courage", "homecoming", "mischief", "silence", "promise",
    "farewell", "wonder", "hunger", "patience", "jealousy", "luck", "memory", "tomorrow",
)  # fmt: skip
"""Clues for robots without data."""

Weights = Mapping[str, float]


@lru_cache(maxsize=16_384)
def _stem(word: str, endings: frozenset[str]) -> str:
    for end in range(max(SHORTEST_STEM, len(word) - LONGEST_ENDING), len(word)):
        if word[end:] in endings:
            return word[:end]
    return word


@dataclass(frozen=True, slots=True)
class Grammar:
    """Finds the stem of a word in all its forms."""

    stop: frozenset[str]
    """Stop words, which mean nothing by themselves."""
    endings: frozenset[str]
    """Suffixes that are cut off."""

    def words(self, text: str) -> list[str]:
        """The words of a text without stop words."""
        return [word for word in words_in(text) if word not in self.stop]

    def stem(self, word: str) -> str:
        """A word without the longest suffix that leaves a stem of sufficient length."""
        return _stem(word, self.endings)

    def stems(self, text: str) -> list[str]:
        return [self.stem(word) for word in self.words(text)]

    def parts(self, word: str, known: Callable[[str], bool]) -> tuple[str, ...]:
        """The two known stems of a compound; empty when it is none."""
        if len(word) <= 2 * SHORTEST_STEM:
            return ()
        ends = range(SHORTEST_STEM, len(word) - SHORTEST_STEM + 1)
        if not any(map(known, [word[:end] for end in ends])):
            return ()  # the stem of the first is what the word begins with
        for at in ends:
            head = self.stem(word[:at])
            if known(head):
                tail = self.stem(word[at:])
                if known(tail):
                    return head, tail
        return ()


@dataclass(frozen=True, slots=True, eq=False)
class Language:
    """The data of one language, indexed."""

    grammar: Grammar
    ours: tuple[Item, ...]
    """The pictures with associations."""
    clues: Mapping[str, tuple[str, ...]]
    """By the id of a picture with associations."""
    pictures: Mapping[str, Weights]
    """By stem: the pictures it leads to, and how strongly."""
    related: Mapping[str, tuple[str, ...]]
    """By stem: the stems that the lexicon relates to it, possibly itself too."""
    lookalikes: Mapping[str, Sequence[str]]
    """By trigram: the known stems that contain it."""
    notions: tuple[str, ...]
    """Everyday words: clues for pictures about which nothing is known."""

    def knows(self, stem: str) -> bool:
        return stem in self.pictures or stem in self.related

    def has_seen(self, item: Item) -> bool:
        """Whether a picture has associations; people's own pictures have none."""
        return item.id in self.clues


class Understanding:
    """All data of the robots; a language is indexed when it is first needed."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self._data = data
        self._ready: dict[str, Language] = {}

    @property
    def languages(self) -> tuple[str, ...]:
        return tuple(self._data)

    @cached_property
    def looked_at(self) -> frozenset[str]:
        """The ids of pictures with associations."""
        return frozenset(map(picture_id, self._data.get(FALLBACK_LANGUAGE, {}).get("cards", ())))

    def of(self, language: str) -> Language:
        """The data of a language, or of the fallback language."""
        known = language if language in self._data else FALLBACK_LANGUAGE
        if known not in self._ready:
            self._ready.setdefault(known, _prepared(self._data.get(known, {})))
        return self._ready[known]


def prepare(understanding: Understanding, language: str) -> None:
    """Index a language before a robot needs it."""
    understanding.of(language)


def learn(data: Mapping[str, Any]) -> Understanding:
    """The data of `assets/robots/storyteller`, a file for each language; there may be none."""
    return Understanding(data)


NOTHING_LEARNT = learn({})


# --- words --------------------------------------------------------------------------------------


def words_in(text: str) -> list[str]:
    """The words of a text in lower case, without accents and anything that is not a letter."""
    plain = text.casefold()
    if not plain.isascii():
        for letter, typed in UNDIVIDED.items():
            plain = plain.replace(letter, typed)
        plain = ACCENTS.sub("", unicodedata.normalize("NFKD", plain))
    return LETTERS.findall(plain)


def trigrams(stem: str) -> Iterable[str]:
    padded = f" {stem} "
    return dict.fromkeys([padded[start : start + 3] for start in range(len(padded) - 2)])


def looks_like(typed: str, known: str) -> bool:
    """Whether the typed stem is probably another form or a misspelling of the known one."""
    shorter, longer = sorted((len(typed), len(known)))
    if longer < SHORTEST_MISSPELT:
        return False
    common = next((at for at in range(shorter) if typed[at] != known[at]), shorter)
    if common > SHORTEST_STEM and common >= SAME_BEGINNING * longer:
        return True
    return shorter >= SHORTEST_MISSPELT - 1 and differ_little(
        typed, known, 2 if shorter >= LONG_WORD else 1
    )


def differ_little(a: str, b: str, most: int) -> bool:
    """Whether at most `most` insertions, deletions, changes or swaps of letters turn a into b."""
    if abs(len(a) - len(b)) > most:
        return False
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


# --- learning -----------------------------------------------------------------------------------


def picture_id(name: str) -> str:
    """The id of the picture that the data call `name`: with its pack, except for those of PACK."""
    return name if "/" in name else f"{PACK}/{name}"


def _prepared(data: Mapping[str, Any]) -> Language:
    grammar = Grammar(
        stop=frozenset(words_in(data.get("stop", ""))),
        endings=frozenset(words_in(data.get("endings", ""))),
    )
    seen = {picture_id(name): known for name, known in data.get("cards", {}).items()}
    lexicon: Mapping[str, str] = data.get("lexicon", {})
    pictures = _index({picture: known["words"] for picture, known in seen.items()}, grammar)
    related = _relations(lexicon, grammar)
    return Language(
        grammar=grammar,
        ours=tuple(map(Item, seen)),
        clues={picture: tuple(known["clues"]) for picture, known in seen.items()},
        pictures=pictures,
        related=related,
        lookalikes=_by_trigram(sorted({*pictures, *related})),
        notions=tuple(notions.split()[0] for notions in lexicon) or FALLBACK_NOTIONS,
    )


def _index(words_of: Mapping[str, str], grammar: Grammar) -> Mapping[str, Weights]:
    """By stem: the pictures that have it among their words, as a word or part of one, and how much
    it says about them."""
    words = {picture: grammar.words(text) for picture, text in words_of.items()}
    stem = {word: grammar.stem(word) for word in {*chain.from_iterable(words.values())}}
    known = frozenset(stem.values()).__contains__
    parts = {word: grammar.parts(word, known) for word in stem}
    weights = {
        picture: dict.fromkeys([part for word in found for part in parts[word]], PART)
        | dict.fromkeys([stem[word] for word in found], 1.0)
        for picture, found in words.items()
    }
    index: dict[str, dict[str, float]] = {}
    for picture, found in weights.items():
        for part, weight in found.items():
            index.setdefault(part, {})[picture] = weight
    for spread in index.values():
        says = log(1 + len(words_of) / len(spread))
        for picture in spread:
            spread[picture] *= says
    return index


def _relations(lexicon: Mapping[str, str], grammar: Grammar) -> Mapping[str, tuple[str, ...]]:
    """By stem of the lexicon: the stems of the words it is related to."""
    related: dict[str, tuple[str, ...]] = {}
    for notions, words in lexicon.items():
        others = tuple(dict.fromkeys(grammar.stems(words)))
        for stem in grammar.stems(notions):
            known = related.get(stem, ())
            related[stem] = tuple(dict.fromkeys((*known, *others))) if known else others
    return related


def _by_trigram(stems: Iterable[str]) -> Mapping[str, Sequence[str]]:
    found: dict[str, list[str]] = {}
    for stem in stems:
        for trigram in trigrams(stem):
            found.setdefault(trigram, []).append(stem)
    return found


# --- understanding ------------------------------------------------------------------------------


def stems_meant(language: Language, word: str) -> Weights:
    """The stems that a word of a clue may stand for, with weights; an unknown word is kept too."""
    grammar = language.grammar
    stem = grammar.stem(word)
    for spelled in (stem, grammar.stem(UMLAUTS.sub(r"\1", word))):
        if language.knows(spelled):
            return {spelled: 1.0}
    shared = Counter(
        known for trigram in trigrams(stem) for known in language.lookalikes.get(trigram, ())
    )
    alike = [known for known, _ in shared.most_common(COMPARED) if looks_like(stem, known)]
    parts = alike or grammar.parts(word, language.knows)
    return {stem: 1.0, **dict.fromkeys(parts, MISSPELT)}


@lru_cache(maxsize=256)
def stems_of_clue(language: Language, clue: str) -> Weights:
    """The stems that a clue brings to mind, with weights."""
    total: dict[str, float] = {}
    for word in language.grammar.words(clue):
        for known, sure in stems_meant(language, word).items():
            total[known] = total.get(known, 0.0) + sure
            for other in language.related.get(known, ()):
                if other != known:
                    total[other] = total.get(other, 0.0) + sure * RELATED
    return total


def taste(name: str, stem: str) -> float:
    """The weight that a robot of that name gives a word, always the same; 1 without a name."""
    return 1 + TASTE_RANGE * (crc32(f"{name} {stem}".encode()) / 2**31 - 1) if name else 1.0


def picture_strengths(language: Language, clue: str, name: str = "") -> Weights:
    """How strongly a clue leads a robot of that name to pictures with associations."""
    total: dict[str, float] = {}
    for stem, strength in stems_of_clue(language, clue).items():
        found = language.pictures.get(stem)
        if found:
            strength *= taste(name, stem)
            for picture, says in found.items():
                total[picture] = total.get(picture, 0.0) + strength * says
    return total


def fit_scores(
    understanding: Understanding,
    clue: str,
    items: Sequence[Item],
    language: str = "",
    name: str = "",
) -> list[float]:
    """How well each picture fits a clue, in the opinion of a robot of that name.

    From 0, for nothing in common, to 1 for the picture that fits best of all the robot knows of.
    """
    known = understanding.of(language)
    strengths = picture_strengths(known, clue, name)
    found = [
        strengths.get(item.id, 0.0)
        if known.has_seen(item)
        else _by_title_and_tags(known, clue, item)
        for item in items
    ]
    best = max((*strengths.values(), *found), default=0.0)
    return [strength / best if best else 0.0 for strength in found]


def _by_title_and_tags(language: Language, clue: str, item: Item) -> float:
    """How strongly a clue leads to a picture by its title and tags."""
    stems = stems_of_clue(language, clue)
    return UNKNOWN_PICTURE * sum(
        stems.get(stem, 0.0) for stem in dict.fromkeys(language.grammar.stems(title_and_tags(item)))
    )


def title_and_tags(item: Item) -> str:
    """The title and tags of a picture as text; a tag such as “mood:not_quite” is several words."""
    return " ".join((item.text, *item.tags)).replace("_", " ")


def clues_for(understanding: Understanding, item: Item, language: str) -> tuple[str, ...]:
    """Clues to a picture: those of the data, or else words of its title or tags."""
    known = understanding.of(language)
    if known.has_seen(item):
        return known.clues[item.id]
    tags = [tag.rpartition(":")[2].replace("_", " ").replace("/", " ") for tag in item.tags]
    return tuple(dict.fromkeys((*tags, *known.grammar.words(item.text)))) or known.notions


def understands(understanding: Understanding | None, items: Iterable[Item]) -> bool:
    """Whether robots know something about most of these pictures."""
    learnt = understanding or NOTHING_LEARNT
    seen = [_sees(learnt, item) for item in items]
    return 2 * sum(seen) > len(seen)


def _sees(understanding: Understanding, item: Item) -> bool:
    if item.id in understanding.looked_at:
        return True
    language = understanding.of(item.language)
    return any(map(language.knows, language.grammar.stems(title_and_tags(item))))
