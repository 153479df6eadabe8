"""What the table, or one player, sees in each step of Echo."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core import GameOver, Move, Next, Prompt, Public
from engine.games.echo.moves import Pick


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePublic(Public):
    """What everyone may know: all that a curtain shows."""

    round: int
    word: str
    laid: tuple[int, ...]
    """Whose pictures lie face down."""
    scores: tuple[int, ...]
    """By seat; without the points of a round whose result is only now revealed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PickPrompt(Prompt):
    """One player chooses in secret."""

    word: str
    hand: tuple[str, ...]

    def options(self) -> tuple[Move, ...]:
        return tuple(Pick(self.actors[0], picture) for picture in self.hand)


@dataclass(frozen=True, slots=True, kw_only=True)
class HandPrompt(Prompt):
    """A player looks again at what they hold and what they have played."""

    word: str
    hand: tuple[str, ...]
    chosen: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundResultPrompt(Prompt):
    """Who chose what, and the points."""

    round: int
    word: str
    picks: tuple[str, ...]
    """By seat, as are the next two."""
    points: tuple[int, ...]
    scores: tuple[int, ...]
    final: bool
    """Whether this was the last round."""

    def options(self) -> tuple[Move, ...]:
        return tuple(Next(seat) for seat in self.actors)

    def text(self, names: Sequence[str]) -> str:
        lines = [
            f"  {name}: {picture}, +{points}"
            for name, picture, points in zip(names, self.picks, self.points, strict=True)
        ]
        return "\n".join([f"Round {self.round}: {self.word}.", *lines])


@dataclass(frozen=True, slots=True, kw_only=True)
class GameOverPrompt(GameOver):
    """Who won, and what the most people thought of in each round."""

    loudest: tuple[tuple[str, str, int], ...]
    """Of every round: the word, the picture most people chose, and how many they were."""

    def text(self, names: Sequence[str]) -> str:
        best = " and ".join(names[seat] for seat in self.winners) or "Nobody"
        return f"{best} won with {max(self.scores)} points."
