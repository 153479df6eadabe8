"""Which pack items were shown when, and which nobody wants to see again."""

import sqlite3
from collections.abc import Iterable

from mobileapp.storage.database import Database


class Items:
    """Remembers pack items across matches and evenings."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def last_used(self) -> dict[str, int]:
        """A number for each item that was shown before; the higher, the more recently."""
        return dict(self._database.rows("SELECT item, turn FROM used"))

    def reset(self, pack: str | None = None) -> None:
        """Let the items of one pack, or of all, count as never shown."""
        with self._database.transaction() as connection:
            if pack is None:
                connection.execute("DELETE FROM used")
            else:
                prefix = f"{pack}/"
                connection.execute(
                    "DELETE FROM used WHERE substr(item, 1, ?) = ?", (len(prefix), prefix)
                )

    def hidden(self) -> frozenset[str]:
        """The items nobody wants to see again."""
        return frozenset(item for (item,) in self._database.rows("SELECT item FROM hidden"))

    def hide(self, item: str, hidden: bool = True) -> None:
        """Hide an item for good, or show it again."""
        with self._database.transaction() as connection:
            connection.execute(
                "INSERT OR IGNORE INTO hidden VALUES (?)"
                if hidden
                else "DELETE FROM hidden WHERE item = ?",
                (item,),
            )


def mark_used(connection: sqlite3.Connection, items: Iterable[str]) -> None:
    """Give all these items the next number: they were shown together, later than all others."""
    (turn,) = connection.execute("SELECT coalesce(max(turn), 0) + 1 FROM used").fetchone()
    connection.executemany(
        "INSERT OR REPLACE INTO used VALUES (?, ?)", [(item, turn) for item in items]
    )
