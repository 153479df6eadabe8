"""Merges what viewers saw in blots and what writers think words stand for."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from art.teach.sources import IMPRESSIONS
from engine.games.storyteller.grammar import Grammar
from engine.names import name_key

Weights = Mapping[str, int]

IMPRESSION_WEIGHTS = dict.fromkeys(IMPRESSIONS, 0.6) | {"whole": 1.0, "gaps": 0.4, "turned": 0.4}
"""How much a word counts by the field in which a viewer wrote it: what comes to mind at first
counts most."""
FIRST_VIEWERS, FIRST_WRITERS = 3, 2
"""How many viewers and writers number 0 counts for: it is the average of several looks."""
STRONGEST = 9
"""The weight of a notion that as many impressions name as there are viewers."""
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
