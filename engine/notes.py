"""Notes: clues that were only spoken in a round, and that people write down after it.

A note is not a move: rules, robots and undo ignore it. It is saved beside the log of a match, and
becomes part of the story once the match is over.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from engine.texts import is_readable

MAX_CLUE_LENGTH = 120
"""The maximum length of a noted clue in characters, the same as for a typed clue."""


class Note(NamedTuple):
    """A written record of the clue of one round."""

    round: int
    """The number of the round, counted from 1."""
    picture: str
    """The id of the storyteller's picture. A note counts only for this picture, as the round may be
    taken back and played with another one.
    """
    clue: str


def takes_note(round_story: Mapping[str, Any]) -> bool:
    """Whether people may write down the clue of this round, because it was only spoken.

    Also true for a clue that they have noted already, so that they can change the note.
    """
    has_clue = isinstance(round_story.get("clue"), str)
    has_picture = isinstance(round_story.get("told"), str)
    return has_clue and has_picture and (not round_story["clue"] or "noted" in round_story)


def with_clue(round_story: Mapping[str, Any], clue: str) -> dict[str, Any]:
    """The story of a round with `clue` as its noted clue; an empty `clue` removes the note."""
    rest = {key: value for key, value in round_story.items() if key != "noted"}
    clue = clean_clue(clue)
    return rest | {"clue": clue} | ({"noted": True} if clue else {})


def clean_clue(clue: str) -> str:
    """The clue with single spaces for all white space, cut to `MAX_CLUE_LENGTH` characters.

    Empty if the clue is unreadable.
    """
    short = " ".join(clue.split())[:MAX_CLUE_LENGTH].strip()
    return short if is_readable(short) else ""


def with_notes(
    story: Iterable[Mapping[str, Any]], notes: Iterable[Note]
) -> tuple[dict[str, Any], ...]:
    """The story of a match, with each noted clue added to the story of its round.

    Notes that belong to no round of the match are ignored.
    """
    clues = {(note.round, note.picture): note.clue for note in notes}
    return tuple(
        with_clue(one, clue)
        if takes_note(one) and (clue := clues.get((one.get("round", 0), one["told"]), ""))
        else dict(one)
        for one in story
    )
