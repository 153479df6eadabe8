"""How robots match clues and pictures: by associations that people have written down.

For each picture and language the data contains clues, and words that the picture brings to mind. A
clue is split into word stems. A stem leads to the pictures that have it among their words:
directly, as a likely misspelling, as part of a compound, or through a lexicon of everyday notions.
The fewer pictures have a word, the more it counts.

No code here iterates over a set of words, because the order of a set differs from process to
process. Rounded sums and ties would then differ too, but the same seed must always give the same
match.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import chain
from math import log, sqrt
from typing import Any
from zlib import crc32

from engine.games.storyteller.grammar import (
    MIN_PART_LENGTH,
    UMLAUTS,
    Grammar,
    forget_stems,
    is_form_of,
    is_misspelling_of,
    read_grammar,
    trigrams,
)
from engine.packs import Item

PACK = "story-dusk"
"""The pack of the pictures whose names in the data do not include a pack."""
FALLBACK_LANGUAGE = "en"
"""The language robots use when there is no data in the language of the match."""

COMPARED = 12
"""How many known words an unknown word is compared with: those that share the most trigrams with
it.
"""

PART = 0.5
"""The weight of a part of a compound among the words of a picture; the whole word has 1."""
LINE = 0.5
"""The weight of a word that occurs only in the clues of a picture, not among its words."""
FORM = 0.9
"""The weight of a known stem that is found only by changing a word of a clue.

The change removes a loose suffix (`Grammar.loose_endings`), prefixes, or the e of ae, oe and ue
(`UMLAUTS`).
"""
MISSPELT = 0.8
"""The weight of a known stem that an unknown word probably stands for.

Several stems that resemble the word share this weight. If the word is a compound of two known
stems, each of the two has the whole weight.
"""
LONE_PART = 0.5
"""The weight of the one known part of an unknown compound."""
RELATED = 0.25
"""The weight of a word to which the lexicon relates a word of the clue."""
NEIGHBOURS = 8
"""How many similar pictures are considered when a robot judges how well a clue fits a picture."""
NEIGHBOUR = 0.2
"""The weight of the words of a similar picture; a picture's own words have 1."""

UNKNOWN_PICTURE = log(120)
"""The weight of a word in the title or tags of a picture without associations. In the data, a word
that only one of 120 pictures has gets about the same weight.
"""
VISUAL_TAG = 0.5
"""A word that describes the brightness or a colour of a picture without associations has this
fraction of the weight `UNKNOWN_PICTURE`.
"""
TASTE_RANGE = 0.7
"""The maximum difference from 1 of the weight that a robot's taste gives a word."""

FALLBACK_NOTIONS = (
    "longing", "echo", "secret", "courage", "homecoming", "mischief", "silence", "promise",
    "farewell", "wonder", "hunger", "patience", "jealousy", "luck", "memory", "tomorrow",
)  # fmt: skip
"""Everyday words that robots without data use as clues."""

Weights = Mapping[str, float]


@dataclass(frozen=True, slots=True, eq=False)
class LanguageKnowledge:
    """What robots know in one language about words and pictures, indexed by stems and pictures."""

    grammar: Grammar
    ours: tuple[Item, ...]
    """The pictures with associations."""
    clues: Mapping[str, tuple[str, ...]]
    """The clues of every picture with associations, by its id."""
    pictures: Mapping[str, Weights]
    """For each stem, the pictures that have it among their words, and how strongly the stem leads
    to each of them.
    """
    pictures_with_lines: Mapping[str, Weights]
    """Like `pictures`, but with the words of clues too. This index is not used for a clue that is
    itself in the data, because robots would always recognise the picture of that clue.
    """
    lines: frozenset[str]
    """All clues of the data in lower case."""
    neighbours: Mapping[str, Sequence[tuple[str, float]]]
    """For each picture, the pictures with the most similar words, and how similar they are."""
    related: Mapping[str, tuple[str, ...]]
    """For each stem, the stems that the lexicon relates to it, perhaps also the stem itself."""
    lookalikes: Mapping[str, Sequence[str]]
    """For each trigram, the known stems that contain it."""
    notions: tuple[str, ...]
    """Everyday words: clues for pictures about which nothing is known."""
    visual_tags: Mapping[str, str]
    """For each brightness and colour of a photo, words that it brings to mind."""

    def knows(self, stem: str) -> bool:
        return stem in self.pictures or stem in self.related

    def has_seen(self, item: Item) -> bool:
        """Whether a picture has associations; people's own pictures have none."""
        return item.id in self.clues


class Understanding:
    """The data of the robots in all languages; a language is indexed when it is first needed."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self._data = data
        self._ready: dict[str, LanguageKnowledge] = {}

    @property
    def languages(self) -> tuple[str, ...]:
        return tuple(self._data)

    @cached_property
    def looked_at(self) -> frozenset[str]:
        """The ids of the pictures that have associations in the fallback language."""
        return frozenset(map(picture_id, self._data.get(FALLBACK_LANGUAGE, {}).get("cards", ())))

    def of(self, language: str) -> LanguageKnowledge:
        """The indexed data of a language, or of the fallback language if this one has no data."""
        known, ready = self._known(language), self._ready
        if known not in ready:
            ready.setdefault(known, _prepared(self._data.get(known, {})))
        return ready[known]

    def keep_only(self, language: str) -> None:
        """Index a language and release all others, each of which takes several megabytes."""
        self._ready = {self._known(language): self.of(language)}
        stems_of_clue.cache_clear()
        forget_stems()

    def _known(self, language: str) -> str:
        return language if language in self._data else FALLBACK_LANGUAGE


def prepare(understanding: Understanding, language: str) -> None:
    """Index the language of a match before its robots need it, and release that of the last one."""
    understanding.keep_only(language)


def learn(data: Mapping[str, Any]) -> Understanding:
    """The `Understanding` that is made from the data in `assets/robots/storyteller`.

    `data` maps each language to the content of its file; it may be empty.
    """
    return Understanding(data)


NOTHING_LEARNT = learn({})


# --- learning -----------------------------------------------------------------------------------


def picture_id(name: str) -> str:
    """The id of the picture with this name in the data; a name without a pack belongs to `PACK`."""
    return name if "/" in name else f"{PACK}/{name}"


def _prepared(data: Mapping[str, Any]) -> LanguageKnowledge:
    grammar = read_grammar(data)
    seen = {picture_id(name): known for name, known in data.get("cards", {}).items()}
    lexicon: Mapping[str, str] = data.get("lexicon", {})
    pictures = _index({picture: known["words"] for picture, known in seen.items()}, grammar)
    clues = {picture: tuple(known["clues"]) for picture, known in seen.items()}
    related = _relations(lexicon, grammar)
    return LanguageKnowledge(
        grammar=grammar,
        ours=tuple(map(Item, seen)),
        clues=clues,
        pictures=pictures,
        pictures_with_lines=_with_lines(pictures, clues, grammar),
        lines=frozenset([clue.casefold() for clue in chain.from_iterable(clues.values())]),
        neighbours=_neighbours(pictures),
        related=related,
        lookalikes=_by_trigram(sorted({*pictures, *related})),
        notions=tuple(notions.split()[0] for notions in lexicon) or FALLBACK_NOTIONS,
        visual_tags=data.get("looks", {}),
    )


def _index(words_of: Mapping[str, str], grammar: Grammar) -> Mapping[str, Weights]:
    """For each stem, the pictures that have it, and how strongly the stem leads to each of them.

    `words_of` has the words of each picture. Their stems, and those of the parts of compounds, are
    indexed.
    """
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


def _with_lines(
    pictures: Mapping[str, Weights], clues: Mapping[str, Sequence[str]], grammar: Grammar
) -> Mapping[str, Weights]:
    """The index `pictures` with the words of the clues added at a lower weight."""
    stems = {
        picture: dict.fromkeys(grammar.stems(" ".join(told))) for picture, told in clues.items()
    }
    spread: dict[str, list[str]] = {}
    for picture, found in stems.items():
        for stem in found:
            spread.setdefault(stem, []).append(picture)
    index = dict(pictures)
    for stem, told in spread.items():
        known = pictures.get(stem, {})
        says = LINE * log(1 + len(clues) / len({*told, *known}))
        index[stem] = {**dict.fromkeys(told, says), **known}
    return index


def _neighbours(pictures: Mapping[str, Weights]) -> Mapping[str, Sequence[tuple[str, float]]]:
    """For each picture, the pictures most similar to it, with their cosine similarities."""
    length: dict[str, float] = {}
    alike: dict[str, dict[str, float]] = {}
    for spread in pictures.values():
        for picture, weight in spread.items():
            length[picture] = length.get(picture, 0.0) + weight * weight
            row = alike.setdefault(picture, {})
            for other, its_weight in spread.items():
                row[other] = row.get(other, 0.0) + weight * its_weight
    nearest = {}
    for picture, row in alike.items():
        cosines = [
            (shared / sqrt(length[picture] * length[other]), other)
            for other, shared in row.items()
            if other != picture
        ]
        nearest[picture] = [(other, cosine) for cosine, other in sorted(cosines)[-NEIGHBOURS:]]
    return nearest


def _relations(lexicon: Mapping[str, str], grammar: Grammar) -> Mapping[str, tuple[str, ...]]:
    """For each stem of the lexicon, the stems of the words to which it is related."""
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


def stems_meant(language: LanguageKnowledge, word: str) -> Weights:
    """The stems that a word of a clue may stand for, with weights.

    For an unknown word, these are its own stem and the known stems that resemble it.
    """
    grammar = language.grammar
    stem = grammar.stem(word)
    if language.knows(stem):
        return {stem: 1.0}
    spellings = dict.fromkeys((word, UMLAUTS.sub(r"\1", word)))
    for form in chain.from_iterable(map(grammar.forms, spellings)):
        if language.knows(form):
            return {form: FORM}
    return {stem: 1.0, **_guessed_stems(language, word, stem)}


def _guessed_stems(language: LanguageKnowledge, word: str, stem: str) -> Weights:
    """The known stems that an unknown word may stand for, with weights.

    The result is the first of these that is found: two long parts of the word; stems of which the
    word may be a form or a misspelling (they share one weight); two parts of any length; one long
    part. It is empty if none of these is found.
    """
    parts = language.grammar.parts(word, language.knows)
    if parts and min(map(len, parts)) >= MIN_PART_LENGTH:
        return dict.fromkeys(parts, MISSPELT)
    shared = Counter(
        known for trigram in trigrams(stem) for known in language.lookalikes.get(trigram, ())
    )
    alike = [
        known
        for known, _ in shared.most_common(COMPARED)
        if is_form_of(stem, known) or is_misspelling_of(stem, known)
    ]
    if alike:
        return dict.fromkeys(alike, MISSPELT / len(alike))
    if parts:
        return dict.fromkeys(parts, MISSPELT)
    part = language.grammar.longest_part(word, language.knows)
    return {part: LONE_PART} if part else {}


@lru_cache(maxsize=256)
def stems_of_clue(language: LanguageKnowledge, clue: str) -> Weights:
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
    """The weight that a robot's taste gives a word; 1 if the robot's name is empty.

    Robots of the same name have the same taste in every match.
    """
    return 1 + TASTE_RANGE * (crc32(f"{name} {stem}".encode()) / 2**31 - 1) if name else 1.0


def picture_strengths(language: LanguageKnowledge, clue: str, name: str = "") -> Weights:
    """How strongly a clue leads a robot with this name to each picture that has associations."""
    by_heart = clue.casefold() in language.lines
    index = language.pictures if by_heart else language.pictures_with_lines
    total: dict[str, float] = {}
    for stem, strength in stems_of_clue(language, clue).items():
        found = index.get(stem)
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
    """How well each picture fits a clue, in the opinion of a robot with this name.

    A score is 0 for a picture that has nothing in common with the clue, and 1 for the best fit
    among these pictures and all pictures that the robot knows.
    """
    known = understanding.of(language)
    strengths = picture_strengths(known, clue, name)
    found = [
        _with_neighbours(known, item.id, strengths)
        if known.has_seen(item)
        else _by_title_and_visual_tags(known, clue, item)
        for item in items
    ]
    best = max((*strengths.values(), *found), default=0.0)
    return [strength / best if best else 0.0 for strength in found]


def link_strength(
    understanding: Understanding, word: str, item: Item, language: str = "", name: str = ""
) -> float:
    """How strongly a single word leads to a picture; similar pictures have no influence."""
    known = understanding.of(language)
    if known.has_seen(item):
        return picture_strengths(known, word, name).get(item.id, 0.0)
    return _by_title_and_visual_tags(known, word, item)


def _with_neighbours(language: LanguageKnowledge, picture: str, strengths: Weights) -> float:
    """How strongly a clue leads to a picture.

    `strengths` is the result of `picture_strengths` for the clue. The strengths of similar pictures
    count a little too, because clues often use words that are only related to the picture's own.
    """
    borrowed = 0.0
    for other, alike in language.neighbours.get(picture, ()):
        if other in strengths:
            borrowed += alike * strengths[other]
    return strengths.get(picture, 0.0) + NEIGHBOUR * borrowed


def _by_title_and_visual_tags(language: LanguageKnowledge, clue: str, item: Item) -> float:
    """How strongly a clue leads to a picture by its title, tags, brightness and colours."""
    stems = stems_of_clue(language, clue)
    weights = dict.fromkeys(
        language.grammar.stems(_words_of_visual_tags(language, item)), VISUAL_TAG
    )
    weights |= dict.fromkeys(language.grammar.stems(title_and_tags(item)), 1.0)
    return UNKNOWN_PICTURE * sum(
        weight * stems[stem] for stem, weight in weights.items() if stem in stems
    )


def title_and_tags(item: Item) -> str:
    """The title and tags of a picture as text; underscores in tags become spaces."""
    return " ".join((item.text, *item.keywords)).replace("_", " ")


def _words_of_visual_tags(language: LanguageKnowledge, item: Item) -> str:
    """The words that the brightness and colours of a photo bring to mind."""
    return " ".join([language.visual_tags.get(tag, "") for tag in item.visual_tags])


def clues_for(understanding: Understanding, item: Item, language: str) -> tuple[str, ...]:
    """The clues that a robot can give to a picture.

    For a picture with associations, they are its clues in the data. For any other picture, they are
    its tags, the words of its title, and words for its brightness and colours. If it has none of
    these, they are everyday words.
    """
    known = understanding.of(language)
    if known.has_seen(item):
        return known.clues[item.id]
    tags = [tag.rpartition(":")[2].replace("_", " ").replace("/", " ") for tag in item.keywords]
    words = (*known.grammar.words(item.text), *_words_of_visual_tags(known, item).split())
    return tuple(dict.fromkeys((*tags, *words))) or known.notions


def line_id(picture: str, clue: str) -> str:
    """The id that records that a robot gave this clue.

    It starts with the id of the picture, so that deleting a picture can delete its clues too.
    """
    return f"{picture}#{crc32(clue.casefold().encode()):08x}"


def understands(understanding: Understanding | None, items: Iterable[Item]) -> bool:
    """Whether robots know something about more than half of these pictures.

    They know something about a picture if it has associations, or if they know a word of its title
    or tags. Its brightness and colours do not count.
    """
    learnt = understanding or NOTHING_LEARNT
    seen = [_sees(learnt, item) for item in items]
    return 2 * sum(seen) > len(seen)


def _sees(understanding: Understanding, item: Item) -> bool:
    if item.id in understanding.looked_at:
        return True
    language = understanding.of(item.language)
    return any(map(language.knows, language.grammar.stems(title_and_tags(item))))
