"""The matches that wait to be continued, as far as everyone may read of them."""

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


def unfinished(database: Database) -> list[UnfinishedMatch]:
    """The matches that can be continued, the latest first."""
    return [
        UnfinishedMatch(
            match_id=row["id"],
            game=row["game"],
            variant=str(row["setup"].get("variant", "")),
            names=tuple(row["names"]),
            started=row["started"],
            played=row["played"],
        )
        for row in database.readable_rows(MATCH, "ORDER BY played DESC, id DESC")
    ]
