"""How work that takes long tells how far it is, and hears that nobody waits for it any more."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

Step = Callable[[], None]
"""Called before every piece of work of one kind; may raise."""


@dataclass(frozen=True, slots=True)
class Progress:
    """At which piece of work it is, of how many."""

    sentence: str
    """What people read: with {done} and {total} in it."""
    done: int
    total: int


class KeepOn(Protocol):
    """Called now and then by work that takes long; raises once nobody waits for it any more."""

    def __call__(self, progress: Progress | None = None) -> None: ...


def nobody_waits(progress: Progress | None = None) -> None:
    """For what is done at once: nobody looks on, and nobody gives it up."""


def counted(keep_on: KeepOn, sentence: str, total: int) -> Step:
    """A step to call before each of so many pieces of work."""
    done = 0

    def step() -> None:
        nonlocal done
        done = min(done + 1, total)
        keep_on(Progress(sentence, done, total))

    return step
