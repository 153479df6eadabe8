"""What players do in Telepathy."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.core import Move
from engine.games.telepathy.actions import ACTIONS


@dataclass(frozen=True, slots=True)
class Memorise(Move):
    """I have read my secret cards."""


@dataclass(frozen=True, slots=True)
class Give(Move):
    """Give a face-up card to the one who performs this turn."""

    card: str

    undoable: ClassVar[bool] = True

    def text(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} gives: {ACTIONS[self.card].title}."


@dataclass(frozen=True, slots=True)
class Perform(Move):
    """Perform the given card on one of its four places. Final, for it may be answered by a loss."""

    place: str

    def text(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} performs it on {self.place}."


@dataclass(frozen=True, slots=True)
class Continue(Move):
    """Nobody announces; on to the next turn."""

    undoable: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Announce(Move):
    """Name the partner's win sign, or both. Final: the partner has heard what I believe."""

    signs: tuple[str, ...]

    def text(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} announces: {' and '.join(self.signs)}!"


@dataclass(frozen=True, slots=True)
class Reply(Move):
    """Name the announcer's win sign. Final, for the verdict follows."""

    sign: str

    def text(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} replies: {self.sign}!"


@dataclass(frozen=True, slots=True)
class Stop(Move):
    """Stop without a result, where turns are unlimited. Final, for all secrets are shown."""

    def text(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} ends the match without a result."
