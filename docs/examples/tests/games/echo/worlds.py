"""Other truths that fit everything one viewer knows about a match of Echo."""

from collections.abc import Iterator
from dataclasses import replace

from engine.chance import Chance
from engine.games.echo.state import WORDS, Phase, State

PUBLIC_FIELDS = frozenset(
    {
        "seating",
        "first",
        "phase",
        "rounds",
    }
)
"""Fields that hide nothing from anybody; a test makes sure that `worlds` varies all the others."""


def worlds(state: State, viewer: int | None, chance: Chance) -> Iterator[State]:
    """The others have chosen something else, and other words are still to come."""
    known = len(state.rounds) + (state.phase is Phase.PICK)
    for _ in range(3):
        left = [word for word in WORDS if word not in state.words[:known]]
        to_come = chance.shuffled(left)[: len(state.words) - known]
        picks = tuple(
            picked if seat == viewer else chance.choice(state.hand(seat))
            for seat, picked in zip(state.order, state.picks, strict=False)
        )
        yield replace(state, words=(*state.words[:known], *to_come), picks=picks)
