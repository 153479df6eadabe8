"""`Board`: everything that everyone at the table can see. Every prompt has a board."""

from collections.abc import Sequence

from engine.games.telepathy.actions import ACTIONS, Cards
from engine.games.telepathy.conditions import Grid, tile_text
from engine.games.telepathy.roles import OPPOSED, at_table
from engine.records import Frozen

ROLE_TEXTS = {
    "colour": "plays colours",
    "shape": "plays shapes",
    "director": "directs",
    "colour-win": "knows the colour to make",
    "colour-lose": "knows the colour to avoid",
    "shape-win": "knows the shape to make",
    "shape-lose": "knows the shape to avoid",
}


class Turn(Frozen):
    """A completed turn: who performed which card where, and the grid after that."""

    performer: int
    card: str
    place: str
    grid: Grid
    row: Cards
    """The face-up cards from which the performed card was chosen."""
    used: Cards
    """The discard pile before this turn."""


class Board(Frozen):
    """The grid, the cards and the history, as everyone at the table can see them."""

    variant: str
    roles: tuple[str, ...]
    """The role of each seat. Everyone knows the roles, but not the signs on the secret cards."""
    start: Grid
    grid: Grid
    row: Cards
    """The action cards that lie face up."""
    deck: int
    """How many cards lie face down."""
    used: Cards
    """The discard pile, face up."""
    limit: int | None
    """The number of turns after which the cards run out; None if they never do."""
    turns: tuple[Turn, ...] = ()
    reshuffles: int = 0

    def after(self, turn: Turn, row: Cards, deck: int, used: Cards, reshuffles: int) -> "Board":
        """The board after one more turn, with the given cards and number of reshuffles."""
        return Board(
            self.variant,
            self.roles,
            self.start,
            turn.grid,
            row,
            deck,
            used,
            self.limit,
            (*self.turns, turn),
            reshuffles,
        )

    def roles_text(self, names: Sequence[str]) -> str:
        """A line that says who has which role, and with two teams, who are opponents."""
        parts = (f"{names[seat]} {ROLE_TEXTS[self.roles[seat]]}" for seat in at_table(self.roles))
        teams = ""
        if self.variant == OPPOSED:
            teams = " {} and {} play against {} and {}.".format(*names[::2], *names[1::2])
        return f"  {', '.join(parts)}.{teams}"

    def text(self) -> str:
        """The grid as four lines of text."""
        rows = (self.grid[first : first + 4] for first in range(0, 16, 4))
        return "\n".join(
            f"  {number}  " + " ".join(f"{tile_text(tile):13}" for tile in row).rstrip()
            for number, row in enumerate(rows, 1)
        )

    def cards_text(self) -> str:
        """A line that names the face-up cards and says how many lie face down."""
        titles = ", ".join(ACTIONS[card].title for card in self.row)
        return f"Face up: {titles}." + (f" Face down: {self.deck}." if self.deck else "")
