"""Merges the clues and words of all writers of a language."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from engine.games.storyteller.grammar import words_in


def merged_stories(
    writers: Sequence[Mapping[str, Any]],
    held_out: Collection[tuple[str, str]] = (),
    taken: Iterable[str] = (),
) -> dict[str, dict[str, Any]]:
    """By picture, the clues of all writers in turn and every word once.

    A clue that was written for two pictures stays with the first: told of both, it would mean
    nothing. Those in `taken` belong to pictures that these writers have not seen. A clue that is
    also the clue to its picture in a held-out round is left out: robots that know it by heart
    could not be measured with it.
    """
    told = {clue.casefold() for clue in taken}
    merged: dict[str, dict[str, Any]] = {}
    for picture in dict.fromkeys(picture for writer in writers for picture in writer):
        seen = [writer[picture] for writer in writers if picture in writer]
        clues = []
        for clue in (clue for one in seen for clue in one["clues"]):
            if clue.casefold() not in told and (picture, clue.casefold()) not in held_out:
                told.add(clue.casefold())
                clues.append(clue)
        merged[picture] = {"clues": clues, "words": _merged_words([one["words"] for one in seen])}
    return merged


def _merged_words(texts: Sequence[str]) -> str:
    """Every word once, in lower case; what differs only by accents is the same."""
    words: dict[str, str] = {}
    for word in " ".join(texts).lower().replace("’", " ").replace("'", " ").split():
        words.setdefault(" ".join(words_in(word)), word)
    return " ".join(word for key, word in words.items() if key)
