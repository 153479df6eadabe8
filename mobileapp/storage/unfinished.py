"""The list of matches that can be continued, with what everyone may know of each."""

from dataclasses import dataclass

from mobileapp.storage.database import Database
from mobileapp.storage.tables import MATCH


@dataclass(frozen=True, slots=True)
class UnfinishedMatch:
    """What everyone may read about a match that waits to be continued."""

    match_id: int
    game: str
    variant: str
    names: tuple[str, ...]
    started: float
    played: float


class UnfinishedMatches:
    """Lists the matches that can be continued, without the rules it takes to do so."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self) -> list[UnfinishedMatch]:
        """Each of them, the latest first."""
        return self.latest(-1)

    def latest(self, most: int) -> list[UnfinishedMatch]:
        """The latest ones, up to so many; a negative number means all of them."""
        return [
            UnfinishedMatch(
                match_id=row["id"],
                game=row["game"],
                variant=str(row["setup"].get("variant", "")),
                names=tuple(row["names"]),
                started=row["started"],
                played=row["played"],
            )
            for row in self._database.readable_rows(
                MATCH, "ORDER BY played DESC, id DESC LIMIT ?", (most,)
            )
        ]

    def ids(self) -> frozenset[int]:
        """The numbers of all of them, unreadable ones included; nothing else is read."""
        return frozenset(match_id for (match_id,) in self._database.rows("SELECT id FROM match"))
