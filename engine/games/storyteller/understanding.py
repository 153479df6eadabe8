"""What robots understand by a clue: associations with our pictures, written down by people.

For every picture and language the data holds clues to tell and words it brings to mind. A clue is
taken apart into word stems. Each leads to the pictures that have it among their words: directly,
by a likely slip of the fingers, by the parts of a compound, or by the words a lexicon of everyday
notions relates to it. The rarer a word is among the pictures, the more it says.

Nothing here goes over a set of words: its order differs from one start to the next, and sums and
ties with it, but the same seed must make the same match.
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
"""The pack whose pictures were looked at; nobody has looked at people's own ones."""
OURS = f"{PACK}/"
FALLBACK_LANGUAGE = "en"
"""The language of robots that have learnt nothing in the one they play in."""

LETTERS = re.compile(r"[^\W\d_]+")
ACCENTS = re.compile("[\u0300-\u036f]")
"""What is left of the accents of Latin letters once they are taken apart."""
UNDIVIDED = {"ł": "l", "œ": "oe", "æ": "ae"}
"""Letters that cannot be taken apart, and what people type who do not have them."""
UMLAUTS = re.compile("([aou])e")
"""What people type who have no ä, ö and ü; here those are a, o and u."""
SHORTEST_STEM = 3
LONGEST_ENDING = 8
SHORTEST_MISSPELT = 5
"""Shorter words are not taken for misspelt ones."""
LONG_WORD = 8
"""From this length on a word may hold two wrong letters."""
SAME_BEGINNING = 0.66
"""How much of the longer of two words their common beginning must be."""

COMPARED = 12
"""How many known words that share most trigrams with a typed one are compared with it."""

PART = 0.5
"""What a part of a compound counts, compared with the whole."""
MISSPELT = 0.8
"""What a known word counts that was probably meant by a misspelt one."""
RELATED = 0.25
"""What a word counts that only the lexicon leads to."""

UNKNOWN_PICTURE = log(120)
"""What a word of its title or tags says about a picture that nobody has looked at: as much as a
word that only one of ours has."""
TASTE_RANGE = 0.7
"""How much more or less than others a robot may make of a word."""

FALLBACK_NOTIONS = (
    "longing", "echo", "secret", "courage", "homecoming", "mischief", "silence", "promise",
    "farewell", "wonder", "hunger", "patience", "jealousy", "luck", "memory", "tomorrow",
)  # fmt: skip
"""The notions of robots that have learnt nothing."""

Weights = Mapping[str, float]


@lru_cache(maxsize=16_384)
def _stem(word: str, endings: frozenset[str]) -> str:
    for end in range(max(SHORTEST_STEM, len(word) - LONGEST_ENDING), len(word)):
        if word[end:] in endings:
            return word[:end]
    return word


@dataclass(frozen=True, slots=True)
class Grammar:
    """As much of a language's grammar as it takes to know a word in all its forms by its stem."""

    stop: frozenset[str]
    """Words that mean nothing by themselves."""
    endings: frozenset[str]
    """What is cut off words."""

    def words(self, text: str) -> list[str]:
        """The words of a text that may mean something."""
        return [word for word in words_in(text) if word not in self.stop]

    def stem(self, word: str) -> str:
        """A word without the longest ending that leaves enough of it."""
        return _stem(word, self.endings)

    def stems(self, text: str) -> list[str]:
        return [self.stem(word) for word in self.words(text)]

    def parts(self, word: str, known: Callable[[str], bool]) -> tuple[str, ...]:
        """The two known stems a compound is made of; nothing when it is none."""
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
    """What robots have learnt in one language."""

    grammar: Grammar
    ours: tuple[Item, ...]
    """The pictures that were looked at."""
    clues: Mapping[str, tuple[str, ...]]
    """By picture, its id without the pack."""
    pictures: Mapping[str, Weights]
    """By stem: the pictures it leads to, and how strongly."""
    related: Mapping[str, tuple[str, ...]]
    """By stem: the stems of the words a lexicon relates to it, itself perhaps among them."""
    lookalikes: Mapping[str, Sequence[str]]
    """By trigram: the known stems that have it."""
    notions: tuple[str, ...]
    """Everyday words, to tell where there is nothing to see."""

    def knows(self, stem: str) -> bool:
        return stem in self.pictures or stem in self.related


class Understanding:
    """Everything a robot has learnt, made ready language by language when first needed."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self._data = data
        self._ready: dict[str, Language] = {}

    @property
    def languages(self) -> tuple[str, ...]:
        return tuple(self._data)

    @cached_property
    def looked_at(self) -> frozenset[str]:
        """The pictures that were looked at, by their id without the pack."""
        return frozenset(self._data.get(FALLBACK_LANGUAGE, {}).get("cards", ()))

    def of(self, language: str) -> Language:
        """What there is to know in a language, or in the fallback."""
        known = language if language in self._data else FALLBACK_LANGUAGE
        if known not in self._ready:
            self._ready.setdefault(known, _prepared(self._data.get(known, {})))
        return self._ready[known]


def prepare(understanding: Understanding, language: str) -> None:
    """Make a language ready before a robot has to speak it."""
    understanding.of(language)


def learn(data: Mapping[str, Any]) -> Understanding:
    """The data of `assets/robots/storyteller`, a file for each language; there may be none."""
    return Understanding(data)


NOTHING_LEARNT = learn({})


# --- words --------------------------------------------------------------------------------------


def words_in(text: str) -> list[str]:
    """The words of a text, without capitals, accents and everything that is no letter."""
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
    """Whether a known stem was probably meant: another form of the typed one, or misspelt."""
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
    """Whether so many letters added, left out, changed or swapped with the next make b of a."""
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


def _prepared(data: Mapping[str, Any]) -> Language:
    grammar = Grammar(
        stop=frozenset(words_in(data.get("stop", ""))),
        endings=frozenset(words_in(data.get("endings", ""))),
    )
    cards: Mapping[str, Any] = data.get("cards", {})
    lexicon: Mapping[str, str] = data.get("lexicon", {})
    pictures = _index({card: seen["words"] for card, seen in cards.items()}, grammar)
    related = _relations(lexicon, grammar)
    return Language(
        grammar=grammar,
        ours=tuple(Item(f"{PACK}/{card}") for card in cards),
        clues={card: tuple(seen["clues"]) for card, seen in cards.items()},
        pictures=pictures,
        related=related,
        lookalikes=_by_trigram(sorted({*pictures, *related})),
        notions=tuple(notions.split()[0] for notions in lexicon) or FALLBACK_NOTIONS,
    )


def _index(cards: Mapping[str, str], grammar: Grammar) -> Mapping[str, Weights]:
    """For every stem the cards that have it, in a word or in a part of one."""
    words = {card: grammar.words(text) for card, text in cards.items()}
    stem = {word: grammar.stem(word) for word in {*chain.from_iterable(words.values())}}
    known = frozenset(stem.values()).__contains__
    parts = {word: grammar.parts(word, known) for word in stem}
    weights = {
        card: dict.fromkeys([part for word in found for part in parts[word]], PART)
        | dict.fromkeys([stem[word] for word in found], 1.0)
        for card, found in words.items()
    }
    index: dict[str, dict[str, float]] = {}
    for card, found in weights.items():
        for part, weight in found.items():
            index.setdefault(part, {})[card] = weight
    for spread in index.values():
        says = log(1 + len(cards) / len(spread))
        for card in spread:
            spread[card] *= says
    return index


def _relations(lexicon: Mapping[str, str], grammar: Grammar) -> Mapping[str, tuple[str, ...]]:
    """For every stem of the lexicon the stems of the words it makes one think of."""
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
    """The stems a word of a clue may stand for, and how surely; an unknown one is also itself."""
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
    """The stems a clue brings to mind, and how strongly."""
    total: dict[str, float] = {}
    for word in language.grammar.words(clue):
        for known, sure in stems_meant(language, word).items():
            total[known] = total.get(known, 0.0) + sure
            for other in language.related.get(known, ()):
                if other != known:
                    total[other] = total.get(other, 0.0) + sure * RELATED
    return total


def taste(name: str, stem: str) -> float:
    """How much more or less than others a robot of that name makes of a word: always the same."""
    return 1 + TASTE_RANGE * (crc32(f"{name} {stem}".encode()) / 2**31 - 1) if name else 1.0


def picture_strengths(language: Language, clue: str, name: str = "") -> Weights:
    """How strongly a clue leads a robot of that name to each of our pictures, if at all."""
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
    """How well each picture goes with a clue, to a robot of that name.

    From 0, for nothing in common, to 1 for the picture that fits best of all the robot knows of.
    """
    known = understanding.of(language)
    strengths = picture_strengths(known, clue, name)
    found = [
        strengths.get(_card(item), 0.0) if is_ours(item) else _by_title_and_tags(known, clue, item)
        for item in items
    ]
    best = max((*strengths.values(), *found), default=0.0)
    return [strength / best if best else 0.0 for strength in found]


def is_ours(item: Item) -> bool:
    """Whether it is one of the pictures that were looked at."""
    return item.id.startswith(OURS)


def _card(item: Item) -> str:
    """The id within our pack of a picture that was looked at."""
    return item.id[len(OURS) :]


def _by_title_and_tags(language: Language, clue: str, item: Item) -> float:
    """How strongly a clue leads to a picture by what it is called and tagged."""
    stems = stems_of_clue(language, clue)
    return UNKNOWN_PICTURE * sum(
        stems.get(stem, 0.0) for stem in dict.fromkeys(language.grammar.stems(title_and_tags(item)))
    )


def title_and_tags(item: Item) -> str:
    """The title and the tags of a picture; “mood:not_quite awake” holds three words and “mood”."""
    return " ".join((item.text, *item.tags)).replace("_", " ")


def clues_for(understanding: Understanding, item: Item, language: str) -> tuple[str, ...]:
    """What a robot may tell of a picture: clues it knows, or else a word of its title or tags."""
    known = understanding.of(language)
    if is_ours(item) and _card(item) in known.clues:
        return known.clues[_card(item)]
    tags = [tag.rpartition(":")[2].replace("_", " ").replace("/", " ") for tag in item.tags]
    return tuple(dict.fromkeys((*tags, *known.grammar.words(item.text)))) or known.notions


def understands(understanding: Understanding | None, items: Iterable[Item]) -> bool:
    """Whether robots have something to see in most of these pictures."""
    learnt = understanding or NOTHING_LEARNT
    seen = [_sees(learnt, item) for item in items]
    return 2 * sum(seen) > len(seen)


def _sees(understanding: Understanding, item: Item) -> bool:
    if is_ours(item):
        return _card(item) in understanding.looked_at
    language = understanding.of(item.language)
    return any(map(language.knows, language.grammar.stems(title_and_tags(item))))
