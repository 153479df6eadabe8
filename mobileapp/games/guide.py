"""The notes of the guide in a first game: plain data, written by each game in English, without
`N_`.

A note is built from the visible prompt alone, so it cannot reveal more than that prompt shows.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core import Prompt

Names = Sequence[str]
Words = Mapping[str, Callable[[Any, Names], str]]
"""For each placeholder, a function that makes its text from a prompt and the names of the players.
"""


@dataclass(frozen=True, slots=True)
class Note:
    """A title and one to three sentences, about prompts of one kind.

    Placeholders in braces are filled in; fields of the prompt also in keys and file names:
    `"card:{prompt.card}"`.
    """

    prompt: type[Prompt]
    """Never one with a timer: no note covers a clock."""
    title: str
    """Also identifies the note, which is shown once: to each player on a secret screen, to the
    whole table on an open one.
    """
    text: str
    icon: str = "lightbulb-on-outline"
    picture: str = ""
    """A file among the assets, shown instead of the icon."""
    about: str = ""
    """The keys of the pieces that the note points at; "card:" is a prefix and matches all such
    keys.
    """
    when: Callable[[Any], bool] | None = None
    """A filter for prompts of this kind; without one the note is shown for all of them."""
    otherwise: str = ""
    """The text for prompts that `when` rejects; if empty, the note is not shown for them."""


@dataclass(frozen=True, slots=True)
class Goodbye:
    """The last words of the guide in another variant than the one it mainly teaches."""

    prompt: type[Prompt]
    """The prompt whose notes are followed by this goodbye."""
    text: str
    when: Callable[[Any], bool] = lambda prompt: True
    """Whether such a prompt belongs to that variant."""


class GuideScript:
    """The texts of the guide in a first game: its notes in order, and a goodbye at the end."""

    def __init__(
        self,
        goodbye: str,
        *notes: Note,
        words: Words | None = None,
        other_goodbye: Goodbye | None = None,
    ) -> None:
        self.goodbye = goodbye
        self.notes = notes
        self.words = words or {}
        self.other_goodbye = other_goodbye

    @property
    def last(self) -> type[Prompt]:
        """Whether the guide says goodbye after the notes about this prompt."""
        return self.notes[-1].prompt

    def goodbye_after(self, prompt: Prompt) -> str:
        """The goodbye to show after the notes about this prompt; empty if the guide continues."""
        other = self.other_goodbye
        if other and type(prompt) is other.prompt and other.when(prompt):
            return other.text
        return self.goodbye if type(prompt) is self.last else ""
