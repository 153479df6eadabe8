"""The complete state of a match of *Do you remember?*."""

from enum import StrEnum

from engine.core import Move
from engine.memories import ABOUT_WHO
from engine.packs import Item, Memory
from engine.records import Frozen
from engine.seating import Seating

Answers = tuple[tuple[int, int], ...]
"""Pairs of a seat and the number of the answer that this seat gave."""


class Phase(StrEnum):
    ASK = "ask"
    POINT = "point"
    RESULT = "result"
    OVER = "over"


class State(Frozen):
    """Points are not stored: they follow from the answers."""

    seating: Seating
    questions: tuple[Item, ...]
    """What is asked, in this order; each item has a memory."""
    together: bool
    phase: Phase = Phase.ASK
    rounds: tuple[Answers, ...] = ()
    """What was answered to each question so far."""
    last: Move | None = None

    @property
    def everyone(self) -> tuple[int, ...]:
        return self.seating.present

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that are asked: those of people. Robots only watch, unless they are alone."""
        return self.seating.people or self.everyone

    @property
    def number(self) -> int:
        """The index of the question that is open, or whose answer is shown."""
        return len(self.rounds) - (self.phase in (Phase.RESULT, Phase.OVER))

    def memory(self, number: int) -> Memory:
        memory = self.questions[number].memory
        if memory is None:
            raise ValueError("an item without a memory")
        return memory

    def about(self, number: int) -> tuple[int, ...]:
        """The seats of the people whom a question is about."""
        about, players = self.memory(number).about, self.seating.players
        return tuple(s for s in self.people if players[s].id and players[s].id in about)

    def watching(self, number: int) -> tuple[int, ...]:
        """The seats of people who do not answer a question because it is about them.

        Where the answer is a person, everybody answers: whoever did not would be the answer.
        """
        return () if self.memory(number).kind in ABOUT_WHO else self.about(number)

    def pointing(self, number: int) -> tuple[int, ...]:
        """The seats that answer a question."""
        watching = self.watching(number)
        return tuple(seat for seat in self.people if seat not in watching)

    def right(self, number: int) -> tuple[int, ...]:
        """The seats that gave the right answer; not that of a person whom the question is about."""
        right, about = self.memory(number).right, self.about(number)
        return tuple(s for s, answer in self.rounds[number] if answer == right and s not in about)

    def points(self, number: int) -> tuple[int, ...]:
        """The points that each seat won with a question.

        A right answer is one point. The people whom it is about get one if anybody was right.
        """
        right = self.right(number)
        remembered = self.about(number) if right else ()
        return tuple(int(seat in right or seat in remembered) for seat in self.everyone)

    def scores(self, rounds: int) -> tuple[int, ...]:
        """The points of each seat after so many questions."""
        won = [self.points(number) for number in range(rounds)]
        return tuple(sum(points[seat] for points in won) for seat in self.everyone)

    def shared(self, rounds: int) -> int:
        """The points of everyone together after so many questions."""
        return sum(self.scores(rounds))

    def most(self, number: int) -> int:
        """The most points that all seats together can win with a question."""
        about = self.about(number)
        answering = [seat for seat in self.pointing(number) if seat not in about]
        return len(answering) + len(about) if answering else 0
