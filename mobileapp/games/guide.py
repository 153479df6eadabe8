"""What the guide of a first game says: plain data, written by each game in English, without `N_`.

It is made from the prompt in sight alone, so it can tell no more than that prompt shows.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core import Prompt

Names = Sequence[str]
Words = Mapping[str, Callable[[Any, Names], str]]
"""How each word in braces is made from a prompt and the names of the players."""


@dataclass(frozen=True, slots=True)
class Note:
    """A title and one to three sentences, about prompts of one kind.

    Words in braces are filled in; `{prompt...}` too, where no text is: `"card:{prompt.card}"`.
    """

    prompt: type[Prompt]
    """Never one with a timer: no note covers a clock."""
    title: str
    """Shown once: to each player on a secret screen, to the whole table on an open one."""
    text: str
    icon: str = "lightbulb-on-outline"
    picture: str = ""
    """A file among the assets, shown instead of the icon."""
    about: str = ""
    """The keys of the pieces it points at; "card:" points at all whose keys begin so."""
    when: Callable[[Any], bool] | None = None
    """About which prompts of its kind it is shown, if not about all."""
    otherwise: str = ""
    """Its text about the others, if it is shown about them too."""


@dataclass(frozen=True, slots=True)
class Goodbye:
    """The last words of the guide in another variant than the one it mainly teaches."""

    prompt: type[Prompt]
    """They come after the notes about this prompt."""
    text: str
    when: Callable[[Any], bool] = lambda prompt: True
    """Whether such a prompt belongs to that variant."""


class GuideScript:
    """All notes of a first game, in this order; the goodbye comes after the last one."""

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
        """With the notes about this prompt the guide says goodbye."""
        return self.notes[-1].prompt

    def goodbye_after(self, prompt: Prompt) -> str:
        """What the guide says when the notes about this prompt are read; empty if it goes on."""
        other = self.other_goodbye
        if other and type(prompt) is other.prompt and other.when(prompt):
            return other.text
        return self.goodbye if type(prompt) is self.last else ""
