"""Memories: what people can be asked on a later evening about a round that they played.

A game makes recollections from the story of a round (`Game.memories`), which holds only what
everyone at the table has seen. The app turns them into memories (`engine.packs.Memory`), with the
people who took part, and the words and pictures that are still there.
"""

from typing import NamedTuple

from engine.packs import Memory
from engine.texts import is_readable


class Kind:
    """The kinds of questions."""

    CLUE = "clue"
    """Which picture a person meant; the answers are pictures."""
    BLOT = "blot"
    """What a person saw in a picture; the answers are words."""
    SKY = "sky"
    """What a drawing was to be; the answers are words."""
    TRAIL = "trail"
    """Who played a picture for a clue; the answers are people."""
    INK = "ink"
    """Who made a picture; the answers are people."""


KINDS = (Kind.CLUE, Kind.BLOT, Kind.SKY, Kind.TRAIL, Kind.INK)
ABOUT_WHO = frozenset({Kind.TRAIL, Kind.INK})
"""The kinds whose right answer is the person whom the question is about."""
MEMORIES = "memories"
"""The kind and the id of the pack of memories."""
MIN_MEMORIES, MIN_EVENINGS = 12, 2
"""How many memories, from how many evenings, the people at the table need for a game."""
MAX_CLUE_LENGTH = 200
MAX_DRAWING_LENGTH = 20_000
MAX_EVENING = 2**53


class Recollection(NamedTuple):
    """What people can be asked about a round; players are given by their numbers in the story."""

    kind: str
    about: tuple[int, ...]
    right: str = ""
    """The id of the word or picture that is the right answer; empty if it is a person."""
    answers: tuple[tuple[str, str], ...] = ()
    """The ids and texts of all answers. For a sky, only the right one: the app adds others."""
    clue: str = ""
    picture: str = ""
    """The id of the picture that is shown; empty if none is."""
    drawing: str = ""


def is_sound(memory: Memory) -> bool:
    """Whether a memory of a saved match could have been made by the app."""
    people = {person.id for person in memory.company}
    choices = memory.people if memory.kind in ABOUT_WHO else memory.answers
    texts = (memory.clue, memory.game, *(one.name for one in (*memory.company, *memory.people)))
    return (
        memory.kind in KINDS
        and 0 <= memory.right < len(choices)
        and bool(memory.people) != bool(memory.answers)
        and (not people or people.issuperset(memory.about))
        and all(len(text) <= MAX_CLUE_LENGTH and is_readable(text) for text in texts)
        and len(memory.drawing) <= MAX_DRAWING_LENGTH
        and 0 <= memory.evening <= MAX_EVENING
    )
