"""What the guide tells in a first round of Echo."""

from engine.games.echo import prompts
from mobileapp.games.echo.texts import word_text
from mobileapp.games.guide import GuideScript, LessonTemplate

GUIDE = GuideScript(
    LessonTemplate(
        prompts.PickPrompt,
        "What will the others choose?",
        "The word is “{word}”. Flick up the picture that most of you will think of. You have each "
        "picture only once, so keep those that may fit better later.",
        for_child="“{word}”: flick up the picture that most of you will think of.",
        about="card:{prompt.hand[0]}",
    ),
    LessonTemplate(
        prompts.RoundResultPrompt,
        "Why these points?",
        "Everyone gets a point for each other player with the same picture.",
        about="points:0",
    ),
    words={"word": lambda prompt, _names: word_text(prompt.word)},
)
