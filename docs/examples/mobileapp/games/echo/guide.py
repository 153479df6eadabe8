"""What the guide tells in a first round of Echo."""

from engine.games.echo.prompts import PickPrompt, RoundResultPrompt
from mobileapp.games.echo.texts import word_text
from mobileapp.games.guide import GuideScript, Lesson, Names
from mobileapp.translation import N_, tr


def _pick(prompt: PickPrompt, _names: Names) -> tuple[Lesson, ...]:
    return (
        Lesson(
            "pick",
            tr._("What will the others choose?"),
            tr._(
                "The word is “{word}”. Throw up the picture that most of you will think of. You "
                "have each picture only once, so keep those that may fit better later."
            ).format(word=word_text(prompt.word)),
            about=f"card:{prompt.hand[0]}",
        ),
    )


def _points(prompt: RoundResultPrompt, _names: Names) -> tuple[Lesson, ...]:
    return (
        Lesson(
            "points",
            tr._("Why these points?"),
            tr._("Everyone gets a point for each other player with the same picture."),
            about="points:0",
        ),
    )


GUIDE = GuideScript(
    promise=N_("A first round with a guide"),
    lessons={PickPrompt: _pick, RoundResultPrompt: _points},
    last=RoundResultPrompt,
    goodbye=N_("Play on: after five words, whoever found the most echoes wins."),
)
