"""Merges what viewers saw in blots and what writers think words stand for."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.names import name_key
from tools.teach.sources import IMPRESSIONS

Weights = Mapping[str, int]

IMPRESSION_WEIGHTS = dict.fromkeys(IMPRESSIONS, 0.6) | {"whole": 1.0, "gaps": 0.4, "turned": 0.4}
"""How much a word counts by the field in which a viewer wrote it: what comes to mind at first
counts most."""
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
    named: dict[str, dict[str, float]] = {}
    viewers = sum(any(map(_has_impressions, viewing.values())) for viewing in viewings)
    for viewing in viewings:
        for blot, seen in viewing.items():
            counts = named.setdefault(blot, {})
            for field, weight in IMPRESSION_WEIGHTS.items():
                for phrase in seen.get(field, ()):
                    for notion in notions_in(phrase, notion_of):
                        counts[notion] = counts.get(notion, 0.0) + weight
    merged = {}
    for blot, counts in named.items():
        shares = {
            notion: min(round(STRONGEST * count / viewers), STRONGEST)
            for notion, count in sorted(counts.items(), key=lambda item: (-item[1], item[0]))
        }
        merged[blot] = {notion: share for notion, share in shares.items() if share}
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
