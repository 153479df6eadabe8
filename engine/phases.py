"""One table for each game: which prompt a phase of a match shows, and which moves it takes.

What is legal stands where the phase is declared, so a new move needs no second list of phases.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from engine.core import Context, Join, Leave, Move, Prompt
from engine.errors import IllegalMove

S = TypeVar("S")

NOT_NOW = IllegalMove("not-now", "That cannot be done now.")
NOT_BETWEEN_ROUNDS = IllegalMove(
    "not-between-rounds", "Players come and go between rounds, when the points are shown."
)


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """One phase: what it shows, and what each move it takes does to the state."""

    prompt: Callable[[S], Prompt]
    moves: Mapping[type[Move], Callable[[S, Any, Context], S]] = field(default_factory=dict)
    """By class of move; a handler returns the next state, or raises IllegalMove. A phase without
    moves is the end of the match."""
    not_now: IllegalMove = NOT_NOW
    """Why this phase refuses every other move."""
    old_moves: Mapping[type[Move], Callable[[S, Any, Context], S]] = field(default_factory=dict)
    """Moves of earlier versions of the rules: saved matches hold them, so they are replayed, but
    nobody can make them any more."""


class Phases(Generic[S]):
    """The whole table of a game; gives `Game` its `prompt`, `apply` and `moves`."""

    def __init__(
        self,
        *parts: Mapping[Any, Step[S]],
        phase_of: Callable[[S], object],
        fixed_seats: IllegalMove = NOT_BETWEEN_ROUNDS,
    ) -> None:
        """`parts` are the tables of the game's modules; each phase is declared in one of them.

        `fixed_seats` says why nobody may leave or join in a phase that does not take these moves.
        """
        self._steps: dict[object, Step[S]] = {}
        for part in parts:
            if twice := self._steps.keys() & part.keys():
                raise ValueError(f"phases declared twice: {sorted(map(str, twice))}")
            self._steps.update(part)
        self._phase_of = phase_of
        self._fixed_seats = fixed_seats

    @property
    def moves(self) -> tuple[type[Move], ...]:
        """Every move class of the game, once, in the order of the table; old ones too."""
        steps = self._steps.values()
        return tuple(dict.fromkeys(m for step in steps for m in (*step.moves, *step.old_moves)))

    def prompt(self, state: S) -> Prompt:
        """The prompt of the present phase."""
        return self._steps[self._phase_of(state)].prompt(state)

    def apply(self, state: S, move: Move, context: Context) -> S:
        """The state after a move; raises IllegalMove for one that this phase does not take."""
        step = self._steps[self._phase_of(state)]
        moves = {**step.old_moves, **step.moves} if context.replayed else step.moves
        if handle := moves.get(type(move)):
            return handle(state, move, context)
        if not step.moves:
            raise IllegalMove("over", "The match is over.")
        if isinstance(move, Leave | Join):
            raise _again(self._fixed_seats)
        raise _again(step.not_now)


def _again(refusal: IllegalMove) -> IllegalMove:
    """A fresh copy of an exception: a raised one keeps its traceback, and with it a whole state in
    memory.
    """
    return IllegalMove(refusal.key, refusal.sentence)
