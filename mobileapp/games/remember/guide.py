"""The lesson of the guide in a first match of *Do you remember?*."""

from engine.games.remember.prompts import QuestionPrompt
from mobileapp.games.guide import GuideScript, LessonTemplate

GUIDE = GuideScript(
    LessonTemplate(
        QuestionPrompt,
        "Your album asks",
        "All this was once on your table. Look together, count to three, and everyone points at an "
        "answer. A right one is a point, and so is being remembered.",
        icon="image-album",
        about="button",
        for_child="Look together, count to three, and everyone points at an answer.",
    ),
)
