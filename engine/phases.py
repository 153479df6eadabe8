"""The table of a game's phases: the prompt of each phase, and the moves that are legal in it.

Each phase lists its own legal moves, so a new move is declared in one place only.
"""

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any, Generic, TypeVar

from engine.core import ChangeOfPlayers, Context, Move, Prompt
from engine.errors import IllegalMove
from engine.records import Frozen

S = TypeVar("S")

NOT_NOW = IllegalMove("not-now", "That can’t be done now.")
NOT_BETWEEN_ROUNDS = IllegalMove(
    "not-between-rounds", "Players come and go between rounds, when the points are shown."
)


class PhaseRules(Frozen, Generic[S]):
    """The rules of one phase: its prompt, and what each legal move does to the state."""

    prompt: Callable[[S], Prompt]
    moves: Mapping[type[Move], Callable[[S, Any, Context], S]] = field(default_factory=dict)
    """A handler for each class of legal move: it returns the next state, or raises IllegalMove. A
    phase without moves is the end of the match.
    """
    not_now: IllegalMove = NOT_NOW
    """The exception for a move that `moves` does not list. For `ChangeOfPlayers`, it is
    `Phases.fixed_seats` instead.
    """
    old_moves: Mapping[type[Move], Callable[[S, Any, Context], S]] = field(default_factory=dict)
    """Handlers for moves of earlier versions of the rules. They are used only when a saved match is
    replayed; nobody can make these moves any more.
    """


class Phases(Generic[S]):
    """All phases of a game; `Game` takes its `prompt`, `apply` and `moves` from here."""

    def __init__(
        self,
        *parts: Mapping[Any, PhaseRules[S]],
        phase_of: Callable[[S], object],
        fixed_seats: IllegalMove = NOT_BETWEEN_ROUNDS,
    ) -> None:
        """Merge `parts`, the phase tables of the game's modules.

        Raises ValueError if two parts have the same phase. `phase_of` returns the phase of a state.
        `fixed_seats` is the exception for a change of players in a phase that does not list it.
        """
        self._rules: dict[object, PhaseRules[S]] = {}
        for part in parts:
            if twice := self._rules.keys() & part.keys():
                raise ValueError(f"phases declared twice: {sorted(map(str, twice))}")
            self._rules.update(part)
        self._phase_of = phase_of
        self._fixed_seats = fixed_seats

    @property
    def moves(self) -> tuple[type[Move], ...]:
        """Every move class of the game, once, in the order of the table; old moves too."""
        phases = self._rules.values()
        return tuple(dict.fromkeys(m for rules in phases for m in (*rules.moves, *rules.old_moves)))

    def prompt(self, state: S) -> Prompt:
        """The prompt of the phase that the state is in."""
        return self._rules[self._phase_of(state)].prompt(state)

    def apply(self, state: S, move: Move, context: Context) -> S:
        """The state after a move; raises IllegalMove if the move is not legal in this phase."""
        rules = self._rules[self._phase_of(state)]
        moves = {**rules.old_moves, **rules.moves} if context.replayed else rules.moves
        if handle := moves.get(type(move)):
            return handle(state, move, context)
        if not rules.moves:
            raise IllegalMove("over", "The game is over.")
        if isinstance(move, ChangeOfPlayers):
            raise _again(self._fixed_seats)
        raise _again(rules.not_now)


def _again(refusal: IllegalMove) -> IllegalMove:
    """A new copy of an exception, to be raised in its place.

    A raised exception keeps its traceback, which refers to a whole state. The refusals in the phase
    tables live as long as the app, so raising one directly would keep that state in memory.
    """
    return IllegalMove(refusal.key, refusal.sentence, **refusal.facts)
