"""Makes states of *Do you remember?* that nobody at the table can distinguish from the true one."""

from collections.abc import Iterator
from dataclasses import replace

from engine.chance import Chance
from engine.games.remember.state import Phase, State
from engine.memories import ABOUT_WHO
from engine.packs import Item

PUBLIC_FIELDS = frozenset({"seating", "together", "phase", "rounds", "last"})
"""The fields that hide nothing from anybody."""
SECRETS = False
"""Every prompt is for everyone; only the answers are hidden until they are revealed."""


def worlds(state: State, _viewer: int | None, chance: Chance) -> Iterator[State]:
    """States with another right answer to the open question, and other questions to come."""
    shown = state.number + 1
    known, rest = state.questions[:shown], state.questions[shown:]
    if state.phase in (Phase.ASK, Phase.POINT):
        known = (*known[:-1], _with_another_answer(state, chance))
    yield replace(state, questions=(*known, *chance.shuffled(rest)))


def _with_another_answer(state: State, chance: Chance) -> Item:
    """The open question with another answer, evening and company."""
    item, memory = state.questions[state.number], state.memory(state.number)
    choices = memory.people or memory.answers
    right = chance.choice([place for place in range(len(choices)) if place != memory.right])
    about = (memory.people[right].id,) if memory.kind in ABOUT_WHO else memory.about
    kept = [person for person in memory.company if person.id in memory.about]
    named = memory.company if memory.kind in ABOUT_WHO else tuple(kept)
    other = replace(memory, right=right, about=about, evening=memory.evening + 1, company=named)
    return replace(item, memory=other)
