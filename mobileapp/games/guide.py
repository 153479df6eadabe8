"""What the guide of a first game says: plain data, written by each game.

A lesson is made from the prompt in sight and from nothing else, so it can tell no more than that
prompt shows.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.core import Prompt

Names = Sequence[str]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A short note: a title and one to three sentences, ready to be read."""

    key: str
    """Told once: to each player on a secret screen, to the whole table on an open one."""
    title: str
    text: str
    icon: str = "lightbulb-on-outline"
    picture: Path | None = None
    """Shown instead of the icon."""
    about: str = ""
    """The key of the piece it points at."""
    goodbye: bool = False
    """Whether the guide falls silent after this one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GuideScript:
    """All that is told in a first game. Texts that are not made of a prompt are marked `N_`."""

    promise: str
    """What *Learn by playing* leads to, in a few words."""
    lessons: Mapping[type[Prompt], Callable[[Any, Names], tuple[Lesson, ...]]]
    """In the order they are told. Never for a prompt with a timer: no note covers a clock."""
    last: type[Prompt]
    """With the lessons of this prompt the guide says goodbye."""
    goodbye: str
    variant: str = ""
    """The variant that is taught; the first one unless told."""
    seed: int | None = None
    """A deal that teaches well, where chance alone might not."""
