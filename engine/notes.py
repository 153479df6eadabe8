"""Notes: what was only spoken in a round, and what people write down after it.

A note is not a move: rules, robots and undo ignore it. It is saved beside the log of a match, and
becomes part of the story once the match is over.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from engine.texts import is_readable

MAX_NOTE_LENGTH = 120
"""The maximum length of a note in characters, the same as for a typed clue."""


class Note(NamedTuple):
    """A written record of what was said about an item in one round."""

    round: int
    """The number of the round, counted from 1."""
    item: str
    """The id of the item. A note counts only for this item, as the round may be taken back and
    played with another one.
    """
    text: str


def takes_note(round_story: Mapping[str, Any]) -> bool:
    """Whether people may write down what was said in this round, because it was only spoken.

    Its story then has an empty "clue" about the item "told". Also true for a note that they have
    written already, so that they can change it.
    """
    has_clue = isinstance(round_story.get("clue"), str)
    has_item = isinstance(round_story.get("told"), str)
    return has_clue and has_item and (not round_story["clue"] or "noted" in round_story)


def with_note(round_story: Mapping[str, Any], text: str) -> dict[str, Any]:
    """The story of a round with a note of what was said; an empty `text` removes the note."""
    rest = {key: value for key, value in round_story.items() if key != "noted"}
    text = clean_note(text)
    return rest | {"clue": text} | ({"noted": True} if text else {})


def clean_note(text: str) -> str:
    """The text with single spaces for all white space, cut to `MAX_NOTE_LENGTH` characters.

    Empty if the text is unreadable.
    """
    short = " ".join(text.split())[:MAX_NOTE_LENGTH].strip()
    return short if is_readable(short) else ""


def with_notes(
    story: Iterable[Mapping[str, Any]], notes: Iterable[Note]
) -> tuple[dict[str, Any], ...]:
    """The story of a match, with each note added to the story of its round.

    Notes that belong to no round of the match are ignored.
    """
    texts = {(note.round, note.item): note.text for note in notes}
    return tuple(
        with_note(one, text)
        if takes_note(one) and (text := texts.get((one.get("round", 0), one["told"]), ""))
        else dict(one)
        for one in story
    )
