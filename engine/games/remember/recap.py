"""The records of asked questions for the history, and the awards at the end of a match."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from engine.awards import best_awards, leading_seats, shared_by_few
from engine.core import Award
from engine.games.remember.state import Phase, State
from engine.memories import Kind

MIN_RIGHT, MIN_REMEMBERED = 3, 2
"""The fewest right answers, and the fewest right answers of others, that are worth an award."""


def story(state: State) -> tuple[dict[str, Any], ...]:
    """One record for each question whose answer was shown.

    "absent" is how many of the people whom it is about were not at the table.
    It refers to the memory by its id and repeats none of its words: a memory that people delete
    stays nowhere.
    """
    return tuple(
        {
            "round": number + 1,
            "kind": state.memory(number).kind,
            "memory": state.questions[number].id,
            "picture": _picture(state, number),
            "about": list(state.about(number)),
            "absent": len(state.memory(number).about) - len(state.about(number)),
            "answered": [seat for seat, _ in state.rounds[number]],
            "right": list(state.right(number)),
            "understood": [],
        }
        | ({"shared": sum(state.points(number))} if state.together else {})
        for number in range(len(state.rounds))
    )


def _picture(state: State, number: int) -> str | None:
    """The id of the picture that the question showed, or of the one that was meant."""
    memory = state.memory(number)
    if memory.kind == Kind.CLUE:
        return memory.answers[memory.right].id
    return memory.picture.id if memory.picture else None


def awards(state: State) -> tuple[Award, ...]:
    """The awards when the match is over; empty before.

    memory: who was right most often; its figure is how often.
    unforgettable: whom the others remembered best; its figure is the number of right answers.
    """
    return best_awards(shared_by_few(earned(state)), state.people)


def earned(state: State) -> tuple[Award, ...]:
    """All awards to choose from, also those that many share."""
    if state.phase is not Phase.OVER:
        return ()
    return (*_memory(state), *_unforgettable(state))


def _memory(state: State) -> Iterator[Award]:
    right = Counter(seat for number in range(len(state.rounds)) for seat in state.right(number))
    if seats := leading_seats(right, MIN_RIGHT):
        yield Award("memory", seats, (right[seats[0]],))


def _unforgettable(state: State) -> Iterator[Award]:
    remembered: Counter[int] = Counter()
    for number in range(len(state.rounds)):
        for seat in state.about(number):
            remembered[seat] += len(state.right(number))
    if seats := leading_seats(remembered, MIN_REMEMBERED):
        yield Award("unforgettable", seats, (remembered[seats[0]],))
