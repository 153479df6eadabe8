"""Which pack items were shown most recently, which ones people have hidden, and who inked blots."""

import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import suppress

from mobileapp.storage.database import Database
from mobileapp.storage.problem import StorageProblem
from mobileapp.storage.roster import Roster
from mobileapp.storage.tables import HIDDEN, INKED, USED


class Items:
    """Remembers across matches and evenings which pack items were shown or hidden."""

    def __init__(self, database: Database, roster: Roster) -> None:
        self._database = database
        self._roster = roster
        self._last_used: tuple[object, dict[str, int]] = None, {}
        """The version of the database at which `last_used` was read, and what it was."""

    def last_used(self) -> Mapping[str, int]:
        """When each item was last shown, by item id: a higher number means more recently.

        It is read again only if anything has been saved since the last time.
        """
        with suppress(StorageProblem):
            version = self._database.version()
            if self._last_used[0] != version:
                self._last_used = version, self._read_last_used()
            if self._last_used[1]:  # else the table may be unreadable for a moment
                return self._last_used[1]
        return self._read_last_used()

    def _read_last_used(self) -> dict[str, int]:
        return {row["item"]: row["turn"] for row in self._database.readable_rows(USED)}

    def reset(self, pack: str) -> None:
        """Mark the items of a pack as never shown."""
        prefix = f"{pack}/"
        with self._database.transaction() as connection:
            connection.execute(
                "DELETE FROM used WHERE substr(item, 1, ?) = ?", (len(prefix), prefix)
            )

    def hidden(self) -> frozenset[str]:
        """The ids of hidden items."""
        return frozenset(row["item"] for row in self._database.readable_rows(HIDDEN))

    def hide(self, item: str, hidden: bool = True) -> None:
        """Hide an item in all future matches, or show it again if `hidden` is false."""
        with self._database.transaction() as connection:
            if hidden:
                HIDDEN.put(connection, {"item": item})
            else:
                connection.execute("DELETE FROM hidden WHERE item = ?", (item,))

    def inked_by(self, item: str) -> list[str]:
        """The names of the people who inked a blot, without those who were forgotten."""
        rows = self._database.readable_rows(INKED, "WHERE item = ?", (item,))
        people = [
            self._roster.person(who) for row in rows for who in row["people"] if type(who) is int
        ]
        return [person.name for person in people if person]

    def all_inked(self) -> dict[str, tuple[int, ...]]:
        """The ids of the people who inked each blot, by item id."""
        return {
            row["item"]: tuple(who for who in row["people"] if type(who) is int)
            for row in self._database.readable_rows(INKED)
        }

    def credit(self, item: str, names: Iterable[str]) -> None:
        """Save who inked a blot; people who are not known yet are added."""
        with self._database.transaction() as connection:
            people = [self._roster.id_of(connection, name) for name in names]
            INKED.put(connection, {"item": item, "people": people})


def mark_used(connection: sqlite3.Connection, items: Iterable[str]) -> None:
    """Mark these items as the ones shown most recently; all get the same number in `last_used`."""
    (turn,) = connection.execute("SELECT coalesce(max(turn), 0) + 1 FROM used").fetchone()
    for item in items:
        USED.put(connection, {"item": item, "turn": turn})
