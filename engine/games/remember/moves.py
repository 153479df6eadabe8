"""The moves of *Do you remember?*."""

from typing import ClassVar

from engine.core import Move


class CountDown(Move):
    """Count to three, because everyone has looked at the question long enough."""

    undoable: ClassVar[bool] = True


class EnterAnswers(Move):
    """Enter what everyone points at.

    `answers` holds the number of the answer of each seat of `AnswersPrompt.pointing`.
    """

    answers: tuple[int, ...]
    sentence: ClassVar[str] = "{player} enters what everyone points at."
