"""One page of *How to play*: plain data, written once for every game."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

from mobileapp.stage.scene import Person, Reveal, Scene, Space, Step, Table
from mobileapp.translation import N_, tr

Row = tuple[str, ...]


class Page(NamedTuple):
    """A title, a few paragraphs, and what makes them clear at a glance.

    All texts are marked with `N_` and translated where they are shown.
    """

    title: str
    paragraphs: tuple[str, ...]
    demo: Callable[[Space], Reveal] | None = None
    """A small moving scene, made by the game's own scene function from a scripted match."""
    picture: Path | None = None
    table: tuple[Row, ...] = ()
    """Rows of cells; the first row names the columns."""


class Frame(NamedTuple):
    """What a demo shows for some seconds: something a match shows, and what is half chosen."""

    seconds: float
    shown: Any
    choice: Any = None


CAST = (N_("Ana"), N_("Ben"), N_("Cleo"), N_("Dan"), N_("Eva"), N_("Finn"))
"""Who plays in examples."""
LOOKS = (("#63C3C0", "bell"), ("#F29BC1", "leaf"), ("#7FB2F0", "key"),
         ("#9CCB7B", "shell"), ("#B39BEB", "boat"), ("#F08A76", "star"))  # fmt: skip


def cast(players: int) -> tuple[Person, ...]:
    """The people of an example."""
    names = (tr._(name) for name in CAST)
    return tuple(Person(name, *look) for name, look in zip(names, LOOKS[:players], strict=False))


def film(
    scene: Callable[[Any, Table, Any], Scene | Reveal],
    space: Space,
    players: int,
    frames: Iterable[Frame],
) -> Reveal:
    """A game's own scenes one after another."""
    table = Table(space, cast(players))
    told: list[Step] = []
    for frame in frames:
        made = scene(frame.shown, table, frame.choice)
        if isinstance(made, Scene):
            told.append(Step(frame.seconds, made))
        else:
            told += made[:-1]
            told.append(Step(frame.seconds, made[-1].scene))
    return tuple(told)
