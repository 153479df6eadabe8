"""What robots see in blots and associate with words: weights of features, given by people.

A feature is something like “wings” or “heavy”. A notion is the meaning of a word, the same in all
languages. The likeness of a blot and a notion is the cosine of their feature weights. It is higher
if viewers named the notion when they wrote what the blot could be, or wrote words that people
associate with the notion: “two dancers” adds to the likeness of a waltz. It also depends on how
well other viewers found that the notion suits the blot.

All features count equally. Alternatives were tested on people who were left out of the data. Higher
weights for rare or for reliable features made no difference, nor did averages without rounding.
Another idea was to give a blot the features of all notions that viewers named in it; this made the
results worse for words dealt at random.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from itertools import chain
from math import log, sqrt
from typing import Any

from engine.chance import Chance
from engine.packs import Item
from engine.texts import spelling_key

PACK = "inkblots"
"""The id of the pack whose blots are described in the data; people's own pictures are not."""
NAMED = 0.3
"""The amount added to the likeness of a blot and a notion that every viewer of the blot named."""
NAMED_BY_ALL = 9
"""The number in the data for a notion that every viewer of a blot has named."""
SAID = 0.6
"""The factor for one part of the likeness: the cosine similarity between the words that viewers
wrote of a blot and the words that people associate with a notion.

Chosen by tests on viewers who were left out of the data: with a higher factor, robots agreed less
with the feature weights of these viewers.
"""
SUITED = 3.0
"""The amount added to the likeness of a blot and a notion if, by the choices and grades of viewers,
the notion suits the blot best. For an average notion the amount is 0, for a worse one negative.

Chosen by rounds in which people paired words and blots. Values from 3 to 6 gave equal results; 3
leaves the most influence to the robots' taste.
"""
KNOWN = 0.5
"""The factor for the likeness of a known word and a blot of the app's own pack.

These likenesses use more data than those of other pictures, and so differ more from each other.
Without the factor, the noise that robots add to every likeness would rarely change a choice here.
"""
SUITED_BEST, USUALLY_SUITED = 35, 10
"""The values of the digits “z” and “a” in base 36. In the data, “z” marks a notion that suits a
blot best, and “a” one that suits it as well as most others do.
"""
REASON_FROM = 2
"""The minimum weight of a feature in a blot for a robot to give it as its reason. This weight means
that several viewers saw the feature.
"""
TASTE_RANGE = 0.6
"""The maximum difference between a robot's factor for a feature (see `taste_of`) and 1."""

Weights = Mapping[str, float]
"""A weight for each feature or word; a missing one has weight 0. In a robot's taste the values are
factors for features; a missing one has factor 1.
"""


class Sight:
    """Everything a robot has learnt to see, as unit vectors of feature weights.

    A match shows few of the blots and words in the data, so weights are computed when they are
    first needed. Two threads may compute the same weights at once; that does no harm.
    """

    def __init__(self, data: Mapping[str, Any]) -> None:
        words = data.get("words", {"notions": {}, "words": {}})
        self.features: tuple[str, ...] = tuple(data.get("features", ()))
        self.blots: Mapping[str, Weights] = data.get("blots", {})
        """For each blot, by its id within the pack, the features that viewers saw in it."""
        self._named: Mapping[str, Mapping[str, int]] = data.get("named", {})
        """For each blot, the notions that viewers named, and how often (see `NAMED_BY_ALL`)."""
        self._said: Mapping[str, Mapping[str, int]] = data.get("said", {})
        """For each blot, the stems of all words that viewers wrote of it, and how often."""
        self._associations: Mapping[str, str] = data.get("associations", {})
        """For each notion, the stems of the words that people associate with it."""
        self._suited: Mapping[str, str] = data.get("affinities", {})
        """For each notion, how well the blots suit it: a text with one base-36 digit for each blot,
        in the order of `blots`; z is best.
        """
        self.words: Mapping[str, Mapping[str, str]] = words["words"]
        """The notions of the words in the app's packs, by language and text."""
        self._notions: Mapping[str, Weights] = words["notions"]
        self._shapes: Mapping[str, Any] = data.get("shapes", {"weights": {}})
        """A linear model that estimates features from the measures of a blot. It has the mean and
        scale of each measure in the app's own pack, and for each feature a weight per measure.
        """
        self._visual_tags: Mapping[str, Weights] = data.get("looks", {})
        """For each brightness or colour of photos, the weights of the features that it suggests."""
        self._seen: dict[str, Weights] = {}
        self._heard: dict[str, Weights] = {}
        self._shaped: dict[str, Weights | None] = {}
        self._meant: dict[str, Weights] = {}
        self._by_name: dict[str, Mapping[str, str]] = {}

    @cached_property
    def _usual(self) -> Weights:
        """For each feature, how strongly it stands out on average over all blots."""
        return {
            feature: sum(weights.get(feature, 0) for weights in self.blots.values())
            / max(len(self.blots), 1)
            for feature in self.features
        }

    def _in_blot(self, blot: str) -> Weights:
        """The features of a blot relative to the average blot.

        Weights are negative for features that are weaker than average.
        """
        if blot not in self._seen:
            seen = self.blots[blot]
            self._seen[blot] = _unit(
                {feature: seen.get(feature, 0) - usual for feature, usual in self._usual.items()}
            )
        return self._seen[blot]

    @cached_property
    def _places(self) -> Mapping[str, int]:
        """The index of each blot in the data."""
        return {blot: place for place, blot in enumerate(self.blots)}

    @cached_property
    def _rarity(self) -> Weights:
        """How much each word says about a blot: a word written of fewer blots says more."""
        spread = Counter(chain.from_iterable(self._said.values()))
        return {word: log(len(self._said) / blots) for word, blots in spread.items()}

    def _said_of(self, blot: str) -> Weights:
        """A weight for each word that viewers wrote of a blot.

        A weight is higher the more often viewers wrote the word of this blot, and the fewer blots
        they wrote it of.
        """
        if blot not in self._heard:
            self._heard[blot] = _unit(
                {
                    word: sqrt(often) * self._rarity[word]
                    for word, often in self._said.get(blot, {}).items()
                }
            )
        return self._heard[blot]

    def _of_notion(self, notion: str) -> Weights:
        if notion not in self._meant:
            self._meant[notion] = _unit(self._notions[notion])
        return self._meant[notion]

    def names(self, language: str) -> Mapping[str, str]:
        """The notions that the words of a language stand for, by `spelling_key` of the word."""
        if language not in self._by_name:
            texts = self.words.get(language, {})
            self._by_name[language] = {spelling_key(text): notion for text, notion in texts.items()}
        return self._by_name[language]

    def prepare(self, language: str) -> None:
        """Compute the weights of every blot and look up the words of a language in advance."""
        for blot in self.blots:
            self._in_blot(blot)
            self._said_of(blot)
        self.names(language)

    def in_picture(self, item: Item) -> Weights | None:
        """The feature weights of a picture; None if nothing is known about it.

        For a blot of the app they are in the data, and for a blot that people inked they are
        estimated from its shape. For other pictures they come from title, tags, brightness and
        colours.
        """
        pack, _, blot = item.id.partition("/")
        if pack == PACK and blot in self.blots:
            return self._in_blot(blot)
        if is_unfamiliar(item):
            if item.id not in self._shaped:
                self._shaped[item.id] = self._in_shape(item.shape)
            return self._shaped[item.id]
        suggested = _sum(
            self._visual_tags[tag] for tag in item.visual_tags if tag in self._visual_tags
        )
        return _sum((*self._in_texts(item), suggested or {}))

    def _in_texts(self, item: Item) -> list[Weights]:
        """The feature weights of the title and the tags of a picture, where they are known."""
        texts = (item.text, *item.keywords)
        named = [self.of_text(text, item.language) for text in texts if text]
        return [weights for weights in named if weights is not None]

    def knows(self, item: Item) -> bool:
        """Whether robots know more about a word or picture than its brightness and colours."""
        if not item.image:
            return self.of_word(item) is not None
        return bool(self._in_texts(item)) or (
            self.in_picture(item) is not None and not item.visual_tags
        )

    def _in_shape(self, shape: tuple[int, ...]) -> Weights | None:
        """The feature weights estimated from a blot's measures; None if no model fits them."""
        weights = self._shapes["weights"]
        if not weights or len(shape) != len(self._shapes["mean"]):
            return None
        mean, scale = self._shapes["mean"], self._shapes["scale"]
        standard = [(x - m) / s for x, m, s in zip(shape, mean, scale, strict=True)]
        return _unit(
            {
                feature: sum(w * x for w, x in zip(row, standard, strict=True))
                for feature, row in weights.items()
            }
        )

    def of_word(self, item: Item) -> Weights | None:
        """The feature weights of a word; None if it is unknown."""
        return self.of_text(item.text, item.language)

    def of_text(self, text: str, language: str) -> Weights | None:
        """The feature weights of a text, looked up in its own language, or else in any other.

        A text that is the name of a feature stands for this feature alone. None if the text is
        unknown.
        """
        if notion := self._notion_of(text, language):
            return self._of_notion(notion)
        name = spelling_key(text)
        return {name: 1.0} if name in self.features else None

    def _notion_of(self, text: str, language: str) -> str:
        """The notion that a text stands for in its language, or else in any; empty if in none."""
        name = spelling_key(text)
        for spoken in (language, *self.words):
            if notion := self.names(spoken).get(name):
                return notion
        return ""

    def likeness(self, picture: Item, word: Item, taste: Weights) -> float:
        """The likeness of a picture and a word, roughly from -1 to 2; 0 if either is unknown.

        `taste` has the factors of a robot for features; a feature that is not in it has factor 1.
        """
        alike = sum(self._in_common(picture, word, taste).values())
        pack, _, blot = picture.id.partition("/")
        if pack != PACK or not (notion := self._notion_of(word.text, word.language)):
            return alike
        told = self._as_named(blot, notion) + self._as_said(blot, notion)
        return KNOWN * (alike + told + self._as_suited(blot, notion))

    def _as_named(self, blot: str, notion: str) -> float:
        """The extra likeness if viewers named the notion when they saw the blot."""
        often = self._named.get(blot, {}).get(notion, 0)
        return NAMED * sqrt(often / NAMED_BY_ALL)

    def _as_said(self, blot: str, notion: str) -> float:
        """The extra likeness if viewers wrote words that people associate with the notion."""
        associated = self._associations.get(notion, "").split()
        if not associated:
            return 0.0
        said = self._said_of(blot)
        return SAID * sum(said.get(word, 0.0) for word in associated) / sqrt(len(associated))

    def _as_suited(self, blot: str, notion: str) -> float:
        """The extra likeness by the choices and grades of viewers.

        It is negative if the notion suits the blot less well than most others do.
        """
        digits, place = self._suited.get(notion, ""), self._places.get(blot)
        if not digits or place is None:
            return 0.0
        suits = int(digits[place], SUITED_BEST + 1) - USUALLY_SUITED
        return SUITED * suits / (SUITED_BEST - USUALLY_SUITED)

    def reason(self, picture: Item, word: Item, taste: Weights) -> str:
        """The strongest feature that the picture and the word share; empty if they share none.

        A feature that both lack adds to their likeness too, but is no reason: “heavy” would be a
        strange reason for the word “feather”. For the blots of the app, only features that several
        viewers saw count as a reason.
        """
        common, meant = self._in_common(picture, word, taste), self.of_word(word) or {}
        shared = [feature for feature in common if common[feature] > 0 and meant[feature] > 0]
        pack, _, blot = picture.id.partition("/")
        if pack == PACK and blot in self.blots:
            seen = self.blots[blot]
            shared = [feature for feature in shared if seen.get(feature, 0) >= REASON_FROM]
        return max(shared, key=common.__getitem__, default="")

    def _in_common(self, picture: Item, word: Item, taste: Weights) -> Weights:
        """The part that each feature adds to the likeness of a picture and a word.

        Empty if the picture or the word is unknown.
        """
        seen, meant = self.in_picture(picture), self.of_word(word)
        if seen is None or meant is None:
            return {}
        return {
            feature: weight * seen[feature] * taste.get(feature, 1.0)
            for feature, weight in meant.items()
            if feature in seen
        }


def is_unfamiliar(picture: Item) -> bool:
    """Whether people inked the picture themselves, so that robots know only its shape."""
    return bool(picture.shape)


def learn(data: Mapping[str, Any]) -> Sight:
    """What robots learn from the data of `assets/robots/inkblots`, which may be empty."""
    return Sight(data)


NOTHING_LEARNT = learn({})


def understands(sight: Sight | None, items: Iterable[Item]) -> bool:
    """Whether robots know something about most of these words or pictures.

    The brightness and colours of photos do not count.
    """
    learnt = sight or NOTHING_LEARNT
    known = [learnt.knows(item) for item in items]
    return 2 * sum(known) > len(known)


@cache
def taste_of(name: str, features: tuple[str, ...]) -> Weights:
    """The taste of a robot: a factor for each feature, always the same for the same name."""
    chance = Chance(0, 0, f"taste of {name}")
    return {feature: 1 + TASTE_RANGE * (2 * chance.fraction() - 1) for feature in features}


def _unit(weights: Weights) -> Weights:
    """The weights scaled to length 1; empty if there are none or all of them are 0."""
    length = sqrt(sum(weight * weight for weight in weights.values()))
    return {feature: weight / length for feature, weight in weights.items()} if length else {}


def _sum(many: Iterable[Weights]) -> Weights | None:
    total: dict[str, float] = {}
    for weights in many:
        for feature, weight in weights.items():
            total[feature] = total.get(feature, 0.0) + weight
    return _unit(total) if total else None
