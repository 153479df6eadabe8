"""What the table sees in each phase of *Do you remember?*."""

from collections.abc import Sequence
from typing import ClassVar

from engine.chance import Chance
from engine.core import GameOver, Move, Next, Prompt, Public
from engine.games.remember.moves import CountDown, EnterAnswers
from engine.memories import Kind
from engine.packs import Item, KnownPerson
from engine.records import FrozenByName

BANDS = (0.4, 0.6, 0.75, 0.9)
"""The shares of the highest possible sum of two people at which the next better band begins.

Luck alone gives a share of about 0.3.
"""


class TablePublic(Public):
    """What everyone may know: all that a curtain shows."""

    number: int
    """The number of the question, from 1."""
    count: int
    scores: tuple[int, ...]
    """The points of each seat, without those of an answer that is not shown yet."""


AWAY = -1
"""In place of the seat of somebody who is not at the table."""


class Question(FrozenByName):
    """A question without its answer."""

    number: int
    """Its number in the match, from 1."""
    count: int
    """How many questions there are."""
    kind: str
    """See `engine.memories.Kind`."""
    names: tuple[str, ...]
    """The names of the people whom it is about, such as the artists of a sky; empty if that would
    tell the answer.
    """
    clue: str
    picture: Item | None
    game: str
    drawing: str
    answers: tuple[Item, ...]
    people: tuple[KnownPerson, ...]
    seats: tuple[int, ...]
    """The seats of `people`; `AWAY` for those who are not at the table."""
    watching: tuple[int, ...]
    """The seats of people who do not answer, because it is about them."""

    @property
    def choices(self) -> int:
        """The number of possible answers."""
        return len(self.answers) or len(self.people)

    def answer_text(self, answer: int) -> str:
        if self.people:
            return self.people[answer].name or f"person {self.people[answer].id}"
        return self.answers[answer].text or self.answers[answer].id

    def text(self) -> str:
        names = " and ".join(self.names)
        asked = {
            Kind.CLUE: f"Which picture did {names} mean by “{self.clue}”?",
            Kind.BLOT: f"What did {names} see here?",
            Kind.SKY: f"What was this sky of {names} to be?",
            Kind.TRAIL: f"Who played this one for “{self.clue}”?",
            Kind.INK: "Who inked this blot?",
        }[self.kind]
        shown = f" ({self.picture.text or self.picture.id})" if self.picture else ""
        lines = [f"  {place + 1}: {self.answer_text(place)}" for place in range(self.choices)]
        return "\n".join([f"Question {self.number} of {self.count}: {asked}{shown}", *lines])


class QuestionPrompt(Prompt):
    """Everyone looks at a question."""

    question: Question
    pointing: tuple[int, ...]
    """The seats that will answer."""
    scores: tuple[int, ...]

    plain_moves: ClassVar[tuple[type[Move], ...]] = (CountDown,)

    def text(self, names: Sequence[str]) -> str:
        return self.question.text()


class AnswersPrompt(Prompt):
    """Asks one person to enter who points at which answer; everyone points at the same time."""

    question: Question
    pointing: tuple[int, ...]
    """The seats whose answers are to be entered, in this order."""
    scores: tuple[int, ...]

    def options(self) -> tuple[Move, ...]:
        """Some of the legal moves: each answer of each seat occurs in at least one of them."""
        count = self.question.choices
        return tuple(
            EnterAnswers(seat, tuple((turn + place) % count for place in range(len(self.pointing))))
            for seat in self.actors
            for turn in range(count)
        )

    def sample(self, chance: Chance) -> Move:
        answers = tuple(chance.below(self.question.choices) for _ in self.pointing)
        return EnterAnswers(chance.choice(self.actors), answers)

    def text(self, names: Sequence[str]) -> str:
        return f"All together: {', '.join(names[seat] for seat in self.pointing)} point."


class AnswerPrompt(Prompt):
    """The right answer, when that was and who was there, and the points by seat."""

    question: Question
    right: int
    """The number of the right answer."""
    answers: tuple[tuple[int, int], ...]
    """Pairs of a seat and the number of its answer."""
    remembered: tuple[int, ...]
    """The seats that were right."""
    about: tuple[int, ...]
    """The seats of the people whom it was about."""
    evening: int
    """When that evening began, in seconds since 1970."""
    company: tuple[KnownPerson, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]
    together: bool
    final: bool
    """Whether this was the last question."""

    plain_moves: ClassVar[tuple[type[Move], ...]] = (Next,)

    def text(self, names: Sequence[str]) -> str:
        right = ", ".join(names[seat] for seat in self.remembered) or "nobody"
        return f"It was {self.question.answer_text(self.right)}; remembered by {right}."


class GameOverPrompt(GameOver):
    """Who won, what was asked, and how many answers were right."""

    together: bool
    most: int
    """The highest sum that two people could have."""
    asked: tuple[Question, ...]
    right: tuple[int, ...]
    """The number of the right answer to each question."""

    @property
    def shared_band(self) -> int | None:
        if not self.together:
            return None
        share = sum(self.scores) / self.most if self.most else 0.0
        return sum(share >= least for least in BANDS)
