"""What robots see in blots and think of at words: weights for features, given by people who looked.

A blot and a word are alike when the same features stand out in both. Likeness is the cosine of
their weights, with every feature counting alike: letting rare features count more was tried and
found people's pairs less often.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from math import sqrt
from typing import Any

from engine.chance import Chance
from engine.names import name_key
from engine.packs import Item

PACK = "inkblots"
"""The pack whose blots were looked at; nobody has looked at people's own pictures."""
TASTE_RANGE = 0.6
"""How much more or less than others a robot may care for a feature."""

Weights = Mapping[str, float]
"""How strongly features stand out; those not named do not."""


@dataclass(frozen=True, slots=True)
class Sight:
    """Everything a robot has learnt to see, as weights of length 1."""

    features: tuple[str, ...]
    blots: Mapping[str, Weights]
    """By the id within the pack; what is usual in blots is taken off, so weights may be below 0."""
    words: Mapping[str, Mapping[str, Weights]]
    """By language, and by the text as `name_key` gives it."""

    def in_picture(self, item: Item) -> Weights | None:
        """What there is to see in a picture: looked up, or guessed from its title and tags."""
        pack, _, blot = item.id.partition("/")
        if pack == PACK and blot in self.blots:
            return self.blots[blot]
        named = [self.of_text(name, item.language) for name in (item.text, *item.tags) if name]
        return _sum(weights for weights in named if weights is not None)

    def of_word(self, item: Item) -> Weights | None:
        """What a word makes robots think of."""
        return self.of_text(item.text, item.language)

    def of_text(self, text: str, language: str) -> Weights | None:
        """What a text makes robots think of: in its own language, or else in any."""
        name = name_key(text)
        for words in (self.words.get(language, {}), *self.words.values()):
            if name in words:
                return words[name]
        return {name: 1.0} if name in self.features else None

    def likeness(self, picture: Item, word: Item, taste: Weights) -> float:
        """From -1 to 1, or a little beyond for a strong taste; 0 where there is nothing to see."""
        seen, meant = self.in_picture(picture), self.of_word(word)
        if seen is None or meant is None:
            return 0.0
        return sum(
            weight * seen[feature] * taste.get(feature, 1.0)
            for feature, weight in meant.items()
            if feature in seen
        )


def learn(data: Mapping[str, Any]) -> Sight:
    """The data of `assets/robots/inkblots`, ready for use; without it there is nothing to see."""
    features = tuple(data.get("features", ()))
    blots: Mapping[str, Weights] = data.get("blots", {})
    words: Mapping[str, Any] = data.get("words", {"notions": {}, "words": {}})
    usual = {
        feature: sum(weights.get(feature, 0) for weights in blots.values()) / max(len(blots), 1)
        for feature in features
    }
    notions = {name: _unit(weights) for name, weights in words["notions"].items()}
    return Sight(
        features=features,
        blots={
            blot: _unit({feature: weights.get(feature, 0) - usual[feature] for feature in features})
            for blot, weights in blots.items()
        },
        words={
            language: {name_key(text): notions[notion] for text, notion in texts.items()}
            for language, texts in words["words"].items()
        },
    )


NOTHING_LEARNT = learn({})


def understands(sight: Sight | None, items: Iterable[Item]) -> bool:
    """Whether robots see something in most of these words or pictures."""
    known = sight or NOTHING_LEARNT
    found = [known.in_picture(item) if item.image else known.of_word(item) for item in items]
    return 2 * sum(weights is not None for weights in found) > len(found)


@cache
def taste_of(name: str, features: tuple[str, ...]) -> Weights:
    """What a robot of that name cares for more than others do, and what less: always the same."""
    chance = Chance(0, 0, f"taste of {name}")
    return {feature: 1 + TASTE_RANGE * (2 * chance.fraction() - 1) for feature in features}


def _unit(weights: Weights) -> Weights:
    """The same weights at length 1; nothing stays nothing."""
    length = sqrt(sum(weight * weight for weight in weights.values()))
    return {feature: weight / length for feature, weight in weights.items()} if length else {}


def _sum(many: Iterable[Weights]) -> Weights | None:
    total: dict[str, float] = {}
    for weights in many:
        for feature, weight in weights.items():
            total[feature] = total.get(feature, 0.0) + weight
    return _unit(total) if total else None
