"""Saves clues that people note down while a match is still being played."""

import sqlite3

from engine.notes import Note, clean_note
from mobileapp.storage.database import Database
from mobileapp.storage.tables import NOTE


class Notes:
    """Stores notes apart from the log of moves, so that they do not affect the replay."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def of_match(self, match_id: int) -> tuple[Note, ...]:
        """The notes of an unfinished match, ordered by round."""
        rows = self._database.readable_rows(NOTE, "WHERE match = ? ORDER BY round", (match_id,))
        return tuple(Note(row["round"], row["picture"], row["clue"]) for row in rows)

    def write(self, match_id: int, note: Note) -> None:
        """Save the note of a round, replacing the earlier one; an empty clue only removes that one.

        Called for every typed letter, so it does not wait for the disk: the note survives a crash
        of the app, but perhaps not a power loss. Nothing happens if the match no longer exists.
        """
        key = {"match": match_id, "round": note.round}
        with self._database.transaction(durable=False) as connection:
            connection.execute("DELETE FROM note WHERE match = ? AND round = ?", (*key.values(),))
            clue = clean_note(note.text)
            found = connection.execute("SELECT 1 FROM match WHERE id = ?", (match_id,))
            if clue and found.fetchone():
                NOTE.put(connection, key | {"picture": note.item, "clue": clue})


def read_notes(connection: sqlite3.Connection, match_id: int) -> list[Note]:
    """The notes of a match, read inside a transaction of the caller."""
    rows = connection.execute("SELECT round, picture, clue FROM note WHERE match = ?", (match_id,))
    return [Note(*row) for row in rows]
