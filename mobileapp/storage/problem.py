"""How storage says that something could not be read or written."""

import sqlite3

from engine.errors import Refusal


class StorageProblem(Refusal):
    """Nothing was written; what is in memory is untouched and can be written again later."""


_READ_ONLY = ("read-only", "This tablet does not let the app save anything here.")
_DAMAGED = (
    "unreadable",
    "The saved data is damaged; it will be repaired when the app starts again.",
)
_BY_CODE = {
    sqlite3.SQLITE_FULL: ("full", "There is no room left on this tablet, so nothing was saved."),
    sqlite3.SQLITE_READONLY: _READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: _READ_ONLY,
    sqlite3.SQLITE_PERM: _READ_ONLY,
    sqlite3.SQLITE_BUSY: ("busy", "The saved data is in use by another copy of the app."),
    sqlite3.SQLITE_CORRUPT: _DAMAGED,
    sqlite3.SQLITE_NOTADB: _DAMAGED,
}


def primary_code(error: Exception) -> int:
    """SQLite's error code without its details; 0 when the error came from elsewhere."""
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF


def damage() -> StorageProblem:
    """Something was read that makes no sense."""
    return StorageProblem(*_DAMAGED)


def problem_of(error: sqlite3.Error | UnicodeDecodeError) -> StorageProblem:
    """The same problem in a sentence for people."""
    if isinstance(error, UnicodeDecodeError):  # not even SQLite's own sentence is text
        return damage()
    key, sentence = _BY_CODE.get(primary_code(error), ("failed", "Saving failed: {reason}."))
    return StorageProblem(key, sentence, reason=str(error).rstrip("."))
