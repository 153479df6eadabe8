"""Merges what viewers saw in blots and what writers think words stand for."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import sqrt
from string import ascii_lowercase, digits
from typing import Any

from engine.games.inkblots.sight import MOST_SUITED
from engine.games.storyteller.grammar import Grammar
from engine.names import name_key
from tools.teach.sources import BEST, IMPRESSIONS

Weights = Mapping[str, int]

IMPRESSION_WEIGHTS = dict.fromkeys(IMPRESSIONS, 0.6) | {"whole": 1.0, "gaps": 0.4, "turned": 0.4}
"""How much a word counts by the field in which a viewer wrote it: what comes to mind at first
counts most."""
FIRST_VIEWERS, FIRST_WRITERS = 3, 2
"""How many viewers and writers number 0 counts for: it is the average of several looks."""
STRONGEST = 9
"""The weight of a notion that as many impressions name as there are viewers."""
SIMILAR = 20
"""How many similar blots tell something about notions for which nobody chose a blot itself."""
SHARPNESS = 6
"""The power of the similarity with which a similar blot counts: the closest count most."""
DIGITS = digits + ascii_lowercase
"""The digits of numbers up to `MOST_SUITED`."""
PLURALS = (("ies", "y"), ("ves", "f"), ("s", ""), ("es", ""))
WORDS = re.compile(r"[^\W_]+")


def merged_weights(people: Sequence[Mapping[str, Weights]]) -> dict[str, dict[str, int]]:
    """The rounded averages of all people's weights, the strongest first.

    A feature that a person has not named has weight 0, so what only one of many saw counts little
    or nothing.
    """
    merged = {}
    for name in dict.fromkeys(name for weights in people for name in weights):
        given = [weights[name] for weights in people if name in weights]
        features = dict.fromkeys(feature for weights in given for feature in weights)
        means = {
            feature: round(sum(weights.get(feature, 0) for weights in given) / len(given))
            for feature in features
        }
        strongest = sorted(means.items(), key=lambda item: (-item[1], item[0]))
        merged[name] = {feature: mean for feature, mean in strongest if mean}
    return merged


def merged_viewings(viewings: Sequence[Mapping[str, Any]]) -> dict[str, dict[str, int]]:
    """How strongly features stand out in blots, on average over all viewers."""
    return merged_weights(
        [{blot: seen["weights"] for blot, seen in viewing.items()} for viewing in viewings]
    )


def named_notions(
    viewings: Sequence[Mapping[str, Any]], notion_of: Mapping[str, str]
) -> dict[str, dict[str, int]]:
    """The notions that viewers named in words of their own, by blot, the most frequent first.

    `notion_of` gives the notion of an English text, as `name_key` writes it.
    """
    return counted(viewings, lambda phrase: notions_in(phrase, notion_of))


def said_words(
    viewings: Sequence[Mapping[str, Any]], grammar: Grammar
) -> dict[str, dict[str, int]]:
    """The stems of all words that viewers wrote, by blot, the most frequent first."""
    return counted(viewings, grammar.stems)


def counted(
    viewings: Sequence[Mapping[str, Any]], found_in: Callable[[str], Sequence[str]]
) -> dict[str, dict[str, int]]:
    """How often something is found in the phrases that viewers wrote, by blot: 9 for what each
    viewer of the blot wrote at first sight.
    """
    counts: dict[str, dict[str, float]] = {}
    viewers: Counter[str] = Counter()
    for viewing in viewings:
        for blot, seen in viewing.items():
            viewers[blot] += _has_impressions(seen)
            count = counts.setdefault(blot, {})
            for field, weight in IMPRESSION_WEIGHTS.items():
                for phrase in seen.get(field, ()):
                    for found in found_in(phrase):
                        count[found] = count.get(found, 0.0) + weight
    merged = {}
    for blot, count in counts.items():
        shares = {
            found: min(round(STRONGEST * often / viewers[blot]), STRONGEST)
            for found, often in sorted(count.items(), key=lambda item: (-item[1], item[0]))
        }
        merged[blot] = {found: share for found, share in shares.items() if share}
    return merged


def associated_words(
    writers: Sequence[Mapping[str, str]], said: Mapping[str, Mapping[str, int]], grammar: Grammar
) -> dict[str, str]:
    """The stems of the words that writers associate with notions, as far as viewers wrote them."""
    known = {word for words in said.values() for word in words}
    merged = {}
    for notion in dict.fromkeys(notion for writer in writers for notion in writer):
        texts = [writer[notion] for writer in writers if notion in writer]
        stems = dict.fromkeys(stem for text in texts for stem in grammar.stems(text))
        merged[notion] = " ".join(stem for stem in stems if stem in known)
    return merged


def merged_affinities(
    sheets: Sequence[Mapping[str, Any]], notions: Iterable[str], blots: Sequence[str]
) -> dict[str, str]:
    """For every notion, a digit up to z for each blot in the given order: how well they suit each
    other.

    It is the mean of what viewers chose for the blot itself and for the blots most similar to it:
    a viewer chose only a few blots of a sheet, and others that are like them suit the notion too.
    """
    chosen = _chosen(sheets)
    own = [chosen.get(blot, {}) for blot in blots]
    nearest = _nearest(own)
    rows: dict[str, list[str]] = {notion: [] for notion in notions}
    for suited, near in zip(own, nearest, strict=True):
        total = sum(near.values()) or 1.0
        around: dict[str, float] = {}
        for other, alike in near.items():
            for notion, suits in own[other].items():
                around[notion] = around.get(notion, 0.0) + alike * suits / total
        for notion, row in rows.items():
            suits = (suited.get(notion, 0.0) + around.get(notion, 0.0)) / 2
            row.append(DIGITS[round(MOST_SUITED * suits)])
    return {notion: "".join(row) for notion, row in rows.items()}


def _chosen(sheets: Sequence[Mapping[str, Any]]) -> dict[str, dict[str, float]]:
    """By blot: the notions for which viewers chose it, with 1 for what all chose first."""
    counts: Counter[str] = Counter()
    total: dict[str, dict[str, float]] = {}
    for sheet in sheets:
        blots = sheet["blots"]
        counts.update(blots)
        for notion, best in sheet["best"].items():
            for place, number in enumerate(best.split()):
                suited = total.setdefault(blots[int(number) - 1], {})
                suited[notion] = suited.get(notion, 0.0) + sqrt(1 - place / BEST)
    return {
        blot: {notion: often / counts[blot] for notion, often in suited.items()}
        for blot, suited in total.items()
    }


def _nearest(rows: Sequence[Mapping[str, float]]) -> list[dict[int, float]]:
    """For every blot, those most similar to it and how much each of them counts.

    Similarity is the cosine of the notions for which two blots were chosen.
    """
    length = [sqrt(sum(value * value for value in row.values())) or 1.0 for row in rows]
    alike: list[list[tuple[float, int]]] = [[] for _ in rows]
    for one, row in enumerate(rows):
        for two in range(one):
            other = rows[two]
            shared = sum([value * other[key] for key, value in row.items() if key in other])
            cosine = shared / (length[one] * length[two])
            alike[one].append((cosine, two))
            alike[two].append((cosine, one))
    return [{place: cosine**SHARPNESS for cosine, place in sorted(row)[-SIMILAR:]} for row in alike]


def _has_impressions(seen: Mapping[str, Any]) -> bool:
    return any(seen.get(field) for field in IMPRESSIONS)


def notions_in(phrase: str, notion_of: Mapping[str, str]) -> list[str]:
    """The notion of a phrase as a whole, or else the notions of its words."""
    for text in _singulars(phrase):
        if notion := notion_of.get(name_key(text)):
            return [notion]
    found = []
    for word in WORDS.findall(phrase):
        notions = (notion_of.get(name_key(text)) for text in _singulars(word))
        if notion := next(filter(None, notions), None):
            found.append(notion)
    return found


def _singulars(text: str) -> Iterator[str]:
    yield text
    for plural, singular in PLURALS:
        if text.endswith(plural):
            yield text[: -len(plural)] + singular


def english_notions(words: Mapping[str, Any]) -> dict[str, str]:
    """A map to notions from their English texts and from their own names."""
    own = {name_key(notion): notion for notion in words["notions"]}
    return own | {name_key(text): notion for text, notion in words["words"]["en"].items()}
