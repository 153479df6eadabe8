"""The pages of *How to play* for *Do you remember?*; their demo is a real match."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from engine.games.remember.game import GAME
from engine.games.remember.moves import CountDown, EnterAnswers
from mobileapp.games.how_to_play import Frame, Page, film, play_example
from mobileapp.games.remember.layout import Choice
from mobileapp.games.remember.samples import samples
from mobileapp.games.remember.scene import scene

PLAYERS, SEED = 3, 4
FILM = partial(film, scene, Choice(), PLAYERS)
READ, GLANCE, RESULT = 2.0, 0.8, 4.0
"""Seconds for which the demo shows a question, a step in between, and an answer."""
POINTED = (1, 0, 1)
"""The answer that everyone gives in the example."""


def _question() -> tuple[Any, ...]:
    """Everything the table shows for one question."""
    moves = (CountDown(0), lambda prompt: EnterAnswers(0, POINTED[: len(prompt.pointing)]))
    items = {pack.kind: pack.items for pack in samples()}
    return play_example(GAME, PLAYERS, SEED, moves, items)


def _one_question() -> Iterator[Frame]:
    """A question, the tokens one by one, and the answer."""
    yield from _pointing()
    yield from _answer()


def _pointing() -> Iterator[Frame]:
    """A question, and the tokens one by one where everybody pointed."""
    asked, pointing, _ = _question()[-3:]
    yield Frame(READ, asked)
    pairs = tuple(zip(pointing.pointing, POINTED, strict=False))
    for count in range(1, len(pairs) + 1):
        yield Frame(GLANCE, pointing, Choice(answers=pairs[:count]))


def _answer() -> Iterator[Frame]:
    """The answer, with the points that it brings."""
    yield Frame(RESULT, _question()[-1])


PAGES = (
    Page(
        "An album of your own",
        "It’s all about your own evenings: who remembers the most?",
        "Clues, blots and skies that were once on your table come back as questions: which picture "
        "was meant, what somebody saw, who it was.",
        "What makes it hard: some of it was months ago, and everybody remembers it differently. "
        "Two evenings are enough to begin.",
        demo=FILM(_one_question),
        focus=("shown", "answer"),
    ),
    Page(
        "Count to three",
        "The question lies open for everyone. After a count of three, all point at once; then put "
        "everyone’s token where they pointed.",
        "If it’s about you, you don’t answer. If the answer is a person, everyone points, so that"
        " nobody gives themselves away.",
        "Robots weren’t there, so they just watch.",
        demo=FILM(_pointing),
        focus=("shown", "answer"),
    ),
    Page(
        "Points",
        "A right answer is a point. Whoever it was about gets one too, if anybody remembered.",
        "After eight questions, or six while there are few, whoever has the most points wins. Two"
        " people share one score.",
        demo=FILM(_answer),
        focus=("shown", "answer"),
        table=(
            ("What happened", "Points"),
            ("You were right", "1"),
            ("It was about you, and somebody was right", "1"),
            ("It was about you, and nobody was right", "0"),
        ),
    ),
)
