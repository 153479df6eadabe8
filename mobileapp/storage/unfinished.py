"""Lists the unfinished matches, with the facts about each that everyone may see."""

from typing import NamedTuple

from mobileapp.storage.database import Database
from mobileapp.storage.roster import Roster, Who
from mobileapp.storage.tables import MATCH


class UnfinishedMatch(NamedTuple):
    """The facts about an unfinished match that everyone may see, without any player's secrets."""

    match_id: int
    game: str
    variant: str
    names: tuple[str, ...]
    robots: frozenset[str]
    """The names of the robots."""
    started: float
    played: float


class UnfinishedMatches:
    """Lists the unfinished matches, without loading the rules of their games."""

    def __init__(self, database: Database, roster: Roster) -> None:
        self._database = database
        self._roster = roster

    def all(self) -> list[UnfinishedMatch]:
        """All unfinished matches, the most recently played first."""
        return self.latest(-1)

    def latest(self, most: int) -> list[UnfinishedMatch]:
        """At most `most` unfinished matches, or all of them if `most` is negative.

        The most recently played matches come first.
        """
        return [
            UnfinishedMatch(
                match_id=row["id"],
                game=row["game"],
                variant=str(row["setup"].get("variant", "")),
                names=self._roster.names_of(row["players"]),
                robots=frozenset(who for who in row["players"] if isinstance(who, str)),
                started=row["started"],
                played=row["played"],
            )
            for row in self._database.readable_rows(
                MATCH, "ORDER BY played DESC, id DESC LIMIT ?", (most,)
            )
        ]

    def companions(self, person: int) -> frozenset[Who]:
        """Everyone who is in an unfinished match with a person, and that person too."""
        rows = self._database.readable_rows(MATCH)
        tables = [frozenset(map(self._roster.current, row["players"])) for row in rows]
        return frozenset().union(*(table for table in tables if person in table))

    def ids(self) -> frozenset[int]:
        """The ids of all unfinished matches, including unreadable ones."""
        return frozenset(match_id for (match_id,) in self._database.rows("SELECT id FROM match"))
