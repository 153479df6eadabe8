"""Which pack items were shown most recently, and which ones people have hidden."""

import sqlite3
from collections.abc import Iterable

from mobileapp.storage.database import Database
from mobileapp.storage.tables import HIDDEN, USED


class Items:
    """Remembers across matches and evenings which pack items were shown or hidden."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def last_used(self) -> dict[str, int]:
        """When each item was last shown, by item id: a higher number means more recently."""
        return {row["item"]: row["turn"] for row in self._database.readable_rows(USED)}

    def reset(self, pack: str | None = None) -> None:
        """Mark the items of one pack, or of all packs, as never shown."""
        with self._database.transaction() as connection:
            if pack is None:
                connection.execute("DELETE FROM used")
            else:
                prefix = f"{pack}/"
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


def mark_used(connection: sqlite3.Connection, items: Iterable[str]) -> None:
    """Mark these items as the ones shown most recently; all get the same number in `last_used`."""
    (turn,) = connection.execute("SELECT coalesce(max(turn), 0) + 1 FROM used").fetchone()
    for item in items:
        USED.put(connection, {"item": item, "turn": turn})
