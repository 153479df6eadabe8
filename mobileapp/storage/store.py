"""Everything the app remembers, in one file."""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from mobileapp.storage.items import Items
from mobileapp.storage.repair import open_database
from mobileapp.storage.roster import Roster
from mobileapp.storage.settings import Settings
from mobileapp.storage.tables import Content, fill, read_all
from mobileapp.storage.unfinished import Unfinished, unfinished

# Home asks for settings and for who waits to play on. What it takes to play is loaded later.
if TYPE_CHECKING:
    from mobileapp.storage.evenings import Evening, Finished
    from mobileapp.storage.matches import Matches


class Storage:
    """One SQLite database: settings, roster, matches, history, used and hidden pack items.

    It always opens: a damaged file is set aside, and where nothing can be written everything is
    kept in memory. What cannot be written later raises StorageProblem and changes nothing, so
    the next attempt writes all that is missing.
    """

    def __init__(self, path: Path) -> None:
        self._database, self.trouble = open_database(path)
        """What went wrong when the file was opened, until people have been told."""
        self.settings = Settings(self._database)
        self.roster = Roster(self._database)
        self.items = Items(self._database)

    @cached_property
    def matches(self) -> "Matches":
        from mobileapp.storage.matches import Matches

        return Matches(self._database)

    def close(self) -> None:
        """Let go of the file."""
        self._database.close()

    def unfinished(self) -> list[Unfinished]:
        """The matches that can be continued, the latest first."""
        return unfinished(self._database)

    def history(self) -> "list[Finished]":
        """Every finished match, the oldest first."""
        from mobileapp.storage.evenings import history

        return history(self._database)

    def has_played(self, game: str) -> bool:
        """Whether a match of this game was ever finished here."""
        return bool(self._database.rows("SELECT 1 FROM history WHERE game = ? LIMIT 1", (game,)))

    def evenings(self) -> "list[Evening]":
        """The history in evenings, the latest first."""
        from mobileapp.storage.evenings import evenings

        return evenings(self.history())

    def content(self) -> Content:
        """Everything as plain data."""
        from mobileapp.storage.integrity import valid_prefix

        with self._database.transaction() as connection:
            return valid_prefix(read_all(connection))

    def replace_content(self, content: Content) -> None:
        """Put other content in place of everything, or change nothing."""
        with self._database.transaction() as connection:
            fill(connection, content)
        self.matches.forget_written()
        self.settings.read()
