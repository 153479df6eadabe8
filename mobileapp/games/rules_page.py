"""One page of *How to play*: plain data, written once for every game."""

from dataclasses import dataclass
from pathlib import Path

Row = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RulesPage:
    """A title, a few paragraphs, and what makes them clear at a glance.

    All texts are marked with `N_` and translated where they are shown.
    """

    title: str
    text: tuple[str, ...]
    picture: Path | None = None
    pictures: tuple[Path, ...] = ()
    """Several small pictures side by side, where one does not tell it."""
    table: tuple[Row, ...] = ()
    """Rows of cells; the first row names the columns."""
