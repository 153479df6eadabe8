"""Ranks the pictures of a round, given as plain data, by how well they fit the clue."""

from collections.abc import Mapping

from engine.errors import BadRound
from engine.games.storyteller.understanding import Understanding, fit_scores, picture_id
from engine.packs import Item


def ask(understanding: Understanding, asked: object) -> list[int]:
    """The indices of the pictures of a round, the best fit first.

    `asked` is a round such as {"cards": ["stairs_moon", ...], "clue": "...", "language": "pl"}.
    Anything else, and an unknown picture or language, raises BadRound. The pictures are called
    "cards" because rounds written earlier use this name. Neither a robot's taste nor noise is
    added, so pictures that have nothing in common with the clue keep their order.
    """
    if not isinstance(asked, Mapping):
        raise BadRound("bad-round", "A round is a JSON object with cards, a clue and a language.")
    language, clue = asked.get("language"), asked.get("clue")
    if not isinstance(language, str) or language not in understanding.languages:
        raise BadRound(
            "unknown-language",
            "There is no language {language!r}; choose from {languages}.",
            language=language,
            languages=", ".join(understanding.languages),
        )
    if not isinstance(clue, str):
        raise BadRound("bad-round", "The clue of a round is a text.")
    pictures = _pictures(asked.get("cards"), understanding.of(language).clues)
    items = [Item(picture_id(name)) for name in pictures]
    fits = fit_scores(understanding, clue, items, language)
    return sorted(range(len(pictures)), key=lambda place: -fits[place])


def _pictures(names: object, known: Mapping[str, object]) -> list[str]:
    if (
        not isinstance(names, list)
        or len(names) < 2
        or not all(isinstance(name, str) for name in names)
        or len(set(names)) != len(names)
    ):
        raise BadRound("bad-round", "A round has two or more different cards, as a list of texts.")
    for name in names:
        if picture_id(name) not in known:
            raise BadRound("unknown-card", "There is no card {card!r}.", card=name)
    return names
