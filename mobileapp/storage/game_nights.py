"""Saves game nights: the one that is open, and those that have ended."""

import sqlite3
from collections.abc import Collection
from dataclasses import dataclass, replace

from engine.errors import BadSave
from engine.game_night.game_night import GameNight, renamed
from engine.game_night.save import load_game_night, save_game_night
from mobileapp.storage.database import Database
from mobileapp.storage.roster import OUTLINE, Roster
from mobileapp.storage.tables import GAME_NIGHT, NO_MATCH, Row

OPEN = 0.0
"""The time of the end of a game night that is still open."""


@dataclass(frozen=True, slots=True)
class SavedGameNight:
    """A game night with what the app knows about it."""

    id: int
    night: GameNight
    started: float
    match_id: int = NO_MATCH
    """The id of the match that is being played, `NO_MATCH` or `AT_ITS_END`."""
    ended: float = OPEN


class GameNights:
    """Saves game nights; at most one of them is open.

    In saved game nights, the id of a person stands in place of the name.
    """

    def __init__(self, database: Database, roster: Roster) -> None:
        self._database = database
        self._roster = roster

    def open_one(self) -> SavedGameNight | None:
        """The open game night; None if there is none.

        Raises BadSave if it cannot be read; the matches that were played stay in the history.
        """
        rows = self._open_rows()
        return self._saved(rows[-1]) if rows else None

    def _open_rows(self) -> list[Row]:
        return self._database.readable_rows(GAME_NIGHT, "WHERE ended = 0 ORDER BY id")

    def begin(self, night: GameNight, now: float) -> SavedGameNight:
        """Save a new game night as the open one; another one that was open ends."""
        with self._database.transaction() as connection:
            self._end_all(connection, now)
            (latest,) = connection.execute(
                f"SELECT COALESCE(MAX(id), 0) FROM {GAME_NIGHT.name}"
            ).fetchone()
            saved = SavedGameNight(int(latest) + 1, night, now)
            self.put(connection, saved)
        return saved

    def write(self, saved: SavedGameNight) -> None:
        with self._database.transaction() as connection:
            self.put(connection, saved)

    def put(self, connection: sqlite3.Connection, saved: SavedGameNight) -> None:
        """Write a game night inside a transaction."""
        people = [guest.player for guest in saved.night.guests if not guest.player.robot]
        ids = {player.name: str(self._roster.who(connection, player)) for player in people}
        GAME_NIGHT.put(
            connection,
            {
                "id": saved.id,
                "evening": save_game_night(renamed(saved.night, ids)),
                "match": saved.match_id,
                "started": saved.started,
                "ended": saved.ended,
            },
        )

    def _saved(self, row: Row) -> SavedGameNight:
        night = load_game_night(row["evening"])
        people = [guest.name for guest in night.guests if not guest.player.robot]
        robots = [guest.name for guest in night.guests if guest.player.robot]
        ids = [name for name in people if name.isdecimal()]
        names = self._roster.names_of([*map(int, ids), *robots])
        night = renamed(night, dict(zip(ids, names, strict=False)))
        return SavedGameNight(row["id"], night, row["started"], row["match"], row["ended"])

    def end(self, now: float) -> SavedGameNight | None:
        """End the open game night, even one that cannot be read; return it if it can."""
        rows = self._open_rows()
        with self._database.transaction() as connection:
            self._end_all(connection, now)
        return (
            replace(self._saved(rows[-1]), ended=now) if rows and _is_readable(rows[-1]) else None
        )

    def _end_all(self, connection: sqlite3.Connection, now: float) -> None:
        for row in self._open_rows():
            changes = {"ended": max(now, row["started"], 1.0), "match": NO_MATCH}
            GAME_NIGHT.change(connection, {"id": row["id"]}, changes)

    def between(self, start: float, end: float) -> list[SavedGameNight]:
        """The game nights that have ended and whose beginning lies in a span of time."""
        rows = self._database.readable_rows(
            GAME_NIGHT, "WHERE ended > 0 AND started BETWEEN ? AND ? ORDER BY id", (start, end)
        )
        return [self._saved(row) for row in rows if _is_readable(row)]

    def best_of_two(self, names: Collection[str], besides: int) -> int | None:
        """The most lights that these two people have had in another game night; None if none."""
        rows = self._database.readable_rows(GAME_NIGHT, "WHERE ended > 0 AND id != ?", (besides,))
        nights = [self._saved(row).night for row in rows if _is_readable(row)]
        found = [
            one.lights
            for one in nights
            if one.shared and one.played and {guest.name for guest in one.at_table} == {*names}
        ]
        return max(found, default=None)

    def played_by(self, names: Collection[str], together: int) -> list[str]:
        """The games of finished matches in which at least `together` of these people played.

        The oldest match comes first.
        """
        known = {person.id for name in names if (person := self._roster.find(name))}
        rows = self._database.readable_rows(OUTLINE, "ORDER BY ended, id")
        return [row["game"] for row in rows if len(known & {*row["players"]}) >= together]


def _is_readable(row: Row) -> bool:
    try:
        load_game_night(row["evening"])
    except BadSave:
        return False
    return True
