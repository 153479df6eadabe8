"""One page of *How to play*: plain data, written once for every game."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from mobileapp.stage.scene import Reveal, Space

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
