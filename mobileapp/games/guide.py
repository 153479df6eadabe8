"""The types of the lessons that a guide shows in a first game.

Each game writes its lessons as plain data, in English. The texts need no `N_`: the tool that
collects texts for translation knows these types. A lesson uses nothing but the visible prompt, so
it cannot reveal a secret.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from engine.core import Prompt
from engine.records import Frozen

Names = Sequence[str]
Words = Mapping[str, Callable[[Any, Names], str]]
"""The functions that return the texts of placeholders in lessons, by the placeholder's name.

Their arguments are the prompt and the names of the players.
"""


class LessonTemplate(Frozen):
    """A lesson about prompts of one type: a title and a short text.

    Placeholders in braces are replaced by texts (see `GuideScript.words`). `about` and `picture`
    may contain fields of the prompt, too, such as `"card:{prompt.card}"`.
    """

    prompt: type[Prompt]
    """The type of prompt that the lesson is about.

    It is never one with a timer, because no lesson may cover a running clock.
    """
    title: str
    """The title, which also identifies the lesson.

    On the open table a lesson is shown once. On secret screens it is shown once to each player.
    """
    text: str
    icon: str = "lightbulb-on-outline"
    picture: str = ""
    """The path, under assets, of a picture that replaces the icon; empty if there is none."""
    about: str = ""
    """The keys of the pieces that the lesson points at, separated by spaces.

    A key that ends with a colon stands for all keys that begin with it.
    """
    when: Callable[[Any], bool] | None = None
    """Returns whether `text` applies to a prompt of this type; if None, it always does."""
    otherwise: str = ""
    """The text for prompts that `when` rejects; if empty, the lesson is not shown for them."""
    only_if: Callable[[Any], bool] | None = None
    """Returns whether the lesson is shown for prompts of this type at all, whatever `when` says."""
    for_child: str = ""
    """One short sentence in place of the text while a child who cannot read yet plays: the voice
    says it. Empty if the text is short enough.
    """


class GuideScript:
    """The lessons of a first game, in order, and where the guide ends.

    `ends_at` are the types of the prompts after whose lessons it ends, one in each variant that
    differs; by default that of the last lesson.
    """

    def __init__(
        self,
        *lessons: LessonTemplate,
        words: Words | None = None,
        ends_at: Collection[type[Prompt]] = (),
    ) -> None:
        self.lessons = lessons
        self.words = words or {}
        self.ends_at = ends_at or (lessons[-1].prompt,)
