"""Lists the unfinished matches, with the facts about each that everyone may see."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from mobileapp.storage.database import Database
from mobileapp.storage.tables import MATCH, MOVE


@dataclass(frozen=True, slots=True)
class UnfinishedMatch:
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

    def __init__(self, database: Database) -> None:
        self._database = database

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
                names=tuple(row["names"]),
                robots=self._robots(row["id"], row["setup"], row["names"]),
                started=row["started"],
                played=row["played"],
            )
            for row in self._database.readable_rows(
                MATCH, "ORDER BY played DESC, id DESC LIMIT ?", (most,)
            )
        ]

    def _robots(self, match_id: int, setup: dict[str, Any], names: Sequence[str]) -> frozenset[str]:
        """The names of the robots in a match; robots that have left may be among them."""
        players = _named_records(setup.get("players"))
        if not {*names} <= {*players}:
            joins = "WHERE match = ? AND entry LIKE '%\"Join\"%'"
            rows = self._database.readable_rows(MOVE, joins, (match_id,))
            players |= _named_records([row["entry"] for row in rows])
        return frozenset(name for name, player in players.items() if player.get("robot") is True)

    def ids(self) -> frozenset[int]:
        """The ids of all unfinished matches, including unreadable ones."""
        return frozenset(match_id for (match_id,) in self._database.rows("SELECT id FROM match"))


def _named_records(data: object) -> dict[str, dict[str, Any]]:
    """The records in a list that have a name, by that name.

    Anything else is skipped, because a restored file may hold any JSON value.
    """
    records = data if isinstance(data, list) else []
    return {
        record["name"]: record
        for record in records
        if isinstance(record, dict) and isinstance(record.get("name"), str)
    }
