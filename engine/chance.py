"""Seeded randomness that gives the same results on every machine and Python version."""

from collections.abc import Callable, Sequence
from functools import cached_property
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """A random stream, created anew for every move of a match.

    All results are derived from `Random.random()`, the one method whose sequence Python promises to
    keep between versions. The match seed, the number of moves played and a label identify a stream,
    so there is no generator state to save, and a replay draws the same numbers.
    """

    def __init__(self, seed: int, moves: int, stream: str = "rules") -> None:
        self._seed = f"{stream}/{seed}/{moves}"

    @cached_property
    def _next(self) -> Callable[[], float]:
        """Draws the next number. It is made for the first one, as most streams are never drawn from
        and Python takes long to seed a generator.
        """
        return Random(self._seed).random

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, all equally likely."""
        return int(self._next() * n)

    def between(self, low: int, high: int) -> int:
        """A whole number from low to high, both included."""
        return low + int(self._next() * (high - low + 1))

    def fraction(self) -> float:
        """A number from 0 (included) to 1 (excluded)."""
        return self._next()

    def happens(self, probability: float) -> bool:
        """True with the given probability."""
        return self._next() < probability

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, all equally likely."""
        return items[int(self._next() * len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a random order."""
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = int(self._next() * (last + 1))
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)
