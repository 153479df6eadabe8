"""The sample memories of the engine in the language of the app, for lessons and *How to play*."""

from dataclasses import replace

from engine.games.remember.samples import SAMPLES
from engine.packs import Item, KnownPerson, Memory, Pack
from mobileapp.languages.translation import N_, tr

TEXTS = (
    N_("Too late for tea"), N_("I slept through my stop"), N_("What the wind wanted"),
    N_("My uncle’s garden"), N_("Grandmother"), N_("A secret"), N_("Monday morning"),
    N_("First love"), N_("The dentist"), N_("A dance"), N_("Homesickness"), N_("The circus"),
    N_("A quarrel"), N_("Courage"), N_("Breakfast"), N_("The moon"), N_("Whale"), N_("Snail"),
    N_("Cat"), N_("Butterfly"),
)  # fmt: skip
"""The clues and words of the samples; the names are those of all examples."""


def samples() -> tuple[Pack, ...]:
    """The sample memories with translated clues, words and names."""
    return tuple(replace(pack, items=tuple(map(_translated, pack.items))) for pack in SAMPLES)


def _translated(item: Item) -> Item:
    return replace(item, memory=item.memory and _memory(item.memory))


def _memory(memory: Memory) -> Memory:
    return replace(
        memory,
        clue=tr._(memory.clue) if memory.clue else "",
        answers=tuple(
            replace(item, text=tr._(item.text)) if item.text else item for item in memory.answers
        ),
        company=tuple(map(_person, memory.company)),
        people=tuple(map(_person, memory.people)),
    )


def _person(person: KnownPerson) -> KnownPerson:
    return replace(person, name=tr._(person.name))
