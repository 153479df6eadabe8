"""The moves of Echo, and what the table or one player sees in each phase."""

from collections.abc import Sequence
from typing import ClassVar

from engine.core import GameOver, Move, Next, Prompt, Public


class Pick(Move):
    """Play one picture, face down."""

    picture: str
    undoable: ClassVar[bool] = True


class TablePublic(Public):
    """What everyone may know: all that a curtain shows."""

    word: str
    laid: tuple[int, ...]
    """Whose pictures lie face down."""
    scores: tuple[int, ...]
    """By seat; without the points of a round whose result is not yet shown."""


class PickPrompt(Prompt):
    """One player chooses in secret."""

    word: str
    hand: tuple[str, ...]

    def options(self) -> tuple[Move, ...]:
        return tuple(Pick(self.actors[0], picture) for picture in self.hand)


class HandPrompt(Prompt):
    """A player looks again at the own hand, and at the picture they have played."""

    word: str
    hand: tuple[str, ...]
    chosen: str


class RoundResultPrompt(Prompt):
    """Who chose what, and the points; all three by seat."""

    word: str
    picks: tuple[str, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]
    final: bool
    """Whether this was the last round."""

    plain_moves: ClassVar[tuple[type[Move], ...]] = (Next,)

    def text(self, names: Sequence[str]) -> str:
        rows = zip(names, self.picks, self.points, strict=True)
        return "\n".join([f"{self.word}:", *(f"  {n}: {pick}, +{p}" for n, pick, p in rows)])


class GameOverPrompt(GameOver):
    """Who won, and the picture that most players chose in each round."""

    favourites: tuple[str, ...]
