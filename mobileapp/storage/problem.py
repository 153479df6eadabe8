"""The exception that storage raises, with a sentence for people."""

import sqlite3

from engine.errors import Refusal


class StorageProblem(Refusal):
    """A read or write that failed or was refused.

    When it is raised, nothing was written; the data in memory is intact and can be saved later. It
    is returned, not raised, to describe what was lost when the database was opened.
    """


_READ_ONLY = ("read-only", "This device doesn’t let the app save anything here.")
_DAMAGED = (
    "unreadable",
    "The saved data is damaged; it will be repaired when the app starts again.",
)
_BY_CODE = {
    sqlite3.SQLITE_FULL: ("full", "There’s no room left on this device, so nothing was saved."),
    sqlite3.SQLITE_READONLY: _READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: _READ_ONLY,
    sqlite3.SQLITE_PERM: _READ_ONLY,
    sqlite3.SQLITE_BUSY: ("busy", "The saved data is in use by another copy of the app."),
    sqlite3.SQLITE_CORRUPT: _DAMAGED,
    sqlite3.SQLITE_NOTADB: _DAMAGED,
}


def primary_code(error: Exception) -> int:
    """SQLite's primary error code; 0 if the error does not come from SQLite."""
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF


def corrupt_data_error() -> StorageProblem:
    """The StorageProblem for a corrupt row or file."""
    return StorageProblem(*_DAMAGED)


def problem_of(error: sqlite3.Error | UnicodeError) -> StorageProblem:
    """The StorageProblem for an error of SQLite or of decoding its texts."""
    if isinstance(error, UnicodeDecodeError):  # raised if SQLite's message quotes damaged bytes
        return corrupt_data_error()
    key, sentence = _BY_CODE.get(primary_code(error), ("failed", "Saving failed: {reason}."))
    return StorageProblem(key, sentence, reason=str(error).rstrip("."))
