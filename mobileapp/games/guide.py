"""The types of the lessons that a guide shows in a first game.

Each game writes its lessons as plain data, in English. The texts need no `N_`: the tool that
collects texts for translation knows these types. A lesson uses nothing but the visible prompt, so
it cannot reveal a secret.
"""

from collections.abc import Callable, Mapping, Sequence
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


class Goodbye(Frozen):
    """The goodbye of the guide in one variant, which replaces `GuideScript.goodbye` there."""

    prompt: type[Prompt]
    """The type of prompt after whose lessons this text is shown."""
    text: str
    when: Callable[[Any], bool] = lambda prompt: True
    """Returns whether a prompt of this type belongs to that variant; by default, always true."""


class GuideScript:
    """The texts of the guide in a first game: its lessons in order, and a goodbye at the end."""

    def __init__(
        self,
        goodbye: str,
        *lessons: LessonTemplate,
        words: Words | None = None,
        other_goodbye: Goodbye | None = None,
    ) -> None:
        self.goodbye = goodbye
        self.lessons = lessons
        self.words = words or {}
        self.other_goodbye = other_goodbye

    @property
    def last(self) -> type[Prompt]:
        """The type of the prompt after which the guide says `goodbye`: that of the last lesson."""
        return self.lessons[-1].prompt

    def goodbye_after(self, prompt: Prompt) -> str:
        """The goodbye to show after the lessons about this prompt; empty if the guide continues."""
        other = self.other_goodbye
        if other and type(prompt) is other.prompt and other.when(prompt):
            return other.text
        return self.goodbye if type(prompt) is self.last else ""
