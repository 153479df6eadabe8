"""Answers rounds given as plain data: which of three words a robot sees in which blot."""

from collections.abc import Iterable, Mapping
from itertools import permutations

from engine.errors import BadRound
from engine.games.inkblots.board import WORDS_A_ROUND
from engine.games.inkblots.sight import PACK, Sight
from engine.packs import Item


def ask(sight: Sight, asked: object) -> list[int]:
    """For each image of a round, the index of the word that the robot sees in it.

    A round is {"images": ["ink_001", ...], "words": ["Deadline", ...], "language": "en"}, with
    three different images and three different words. Raises BadRound for anything else, and for an
    unknown image or language. The robot has no taste of its own and adds no noise. An unknown word
    fits every blot equally well.
    """
    if not isinstance(asked, Mapping):
        raise BadRound("bad-round", "A round is a JSON object with images, words and a language.")
    images, words = _texts(asked, "images"), _texts(asked, "words")
    language = asked.get("language")
    if not isinstance(language, str) or language not in sight.words:
        raise BadRound(
            "unknown-language",
            "There is no language {language!r}; choose from {languages}.",
            language=language,
            languages=", ".join(sight.words),
        )
    for image in images:
        if image not in sight.blots:
            raise BadRound("unknown-image", "There is no image {image!r}.", image=image)
    blots = [Item(f"{PACK}/{image}") for image in images]
    texts = [Item("", text, language=language) for text in words]
    likenesses = [[sight.likeness(blot, text, {}) for text in texts] for blot in blots]

    def likeness(order: Iterable[int]) -> float:
        return sum(row[word] for row, word in zip(likenesses, order, strict=True))

    return list(max(permutations(range(WORDS_A_ROUND)), key=likeness))


def _texts(asked: Mapping[str, object], field: str) -> list[str]:
    texts = asked.get(field)
    if (
        not isinstance(texts, list)
        or len(texts) != WORDS_A_ROUND
        or not all(isinstance(text, str) for text in texts)
        or len(set(texts)) != WORDS_A_ROUND
    ):
        raise BadRound(
            "bad-round",
            "A round has {count} different {field}, written as a list of texts.",
            count=WORDS_A_ROUND,
            field=field,
        )
    return texts
