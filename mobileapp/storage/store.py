"""The storage of the app: everything it saves, in one SQLite database."""

from collections.abc import Collection
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from mobileapp.background.progress import ReportProgress, ignore_progress
from mobileapp.storage import tables
from mobileapp.storage.items import Items
from mobileapp.storage.problem import StorageProblem, corrupt_data_error
from mobileapp.storage.repair import drop_copies, open_database
from mobileapp.storage.roster import Roster
from mobileapp.storage.settings import Settings
from mobileapp.storage.unfinished import UnfinishedMatches

# Home needs only settings and unfinished matches; the other modules are imported later.
if TYPE_CHECKING:
    from mobileapp.storage.evenings import PastEvening
    from mobileapp.storage.game_nights import GameNights
    from mobileapp.storage.history import History
    from mobileapp.storage.matches import Matches


class Storage:
    """One SQLite database with settings, roster, matches, history, used and hidden pack items.

    Opening it never fails: a corrupt file is set aside, and if no file can be written, all data is
    kept in memory. If a later write fails, it raises StorageProblem and changes nothing; the next
    write then includes what is missing.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._database, self._opening_problem, self._lock = open_database(path)
        self.why_unsaved = None if self.writes_to_file else self._opening_problem
        """The reason why nothing is saved; None if data is saved."""
        self.somebody = "Somebody"
        """The word shown in place of a forgotten name; the app sets a translated one."""
        self.settings = Settings(self._database)
        self.roster = Roster(self._database, lambda: self.somebody)
        self.items = Items(self._database, self.roster)
        self.unfinished = UnfinishedMatches(self._database, self.roster)

    @cached_property
    def matches(self) -> "Matches":
        from mobileapp.storage.matches import Matches

        return Matches(self._database, self.roster)

    @cached_property
    def history(self) -> "History":
        from mobileapp.storage.history import History

        return History(self._database, self.roster)

    def has_played(self, game: str) -> bool:
        """Whether the history has a finished match of this game.

        This works without `History`, so that the page of a game opens without loading that module.
        """
        return bool(self._database.readable_rows(tables.HISTORY, "WHERE game = ? LIMIT 1", (game,)))

    def has_evenings(self) -> bool:
        """Whether there may be two evenings in the history: its first and its last match are apart.

        This works without `History`, like `has_played`.
        """
        ends = ("ORDER BY id LIMIT 1", "ORDER BY id DESC LIMIT 1")
        found = [
            self._database.rows_if_readable(f"SELECT started FROM history {end}") for end in ends
        ]
        if not all(found):
            return False
        from mobileapp.storage.evenings import EVENING_GAP

        (first,), (last,) = found[0][0], found[1][0]
        return bool(
            tables.TIME.holds(first) and tables.TIME.holds(last) and last - first >= EVENING_GAP
        )

    def open_night_match(self) -> int | None:
        """What `SavedGameNight.match_id` is for the open game night; None without one.

        This works without `GameNights`, so that Home opens without loading that module.
        """
        rows = self._database.readable_rows(tables.GAME_NIGHT, tables.OPEN_NIGHTS)
        return int(rows[-1]["match"]) if rows else None

    @cached_property
    def game_nights(self) -> "GameNights":
        from mobileapp.storage.game_nights import GameNights

        return GameNights(self._database, self.roster)

    def version(self) -> object:
        """A value that is another one after every change; if it cannot be read, it always is."""
        try:
            return self._database.version()
        except StorageProblem:
            return object()

    @property
    def writes_to_file(self) -> bool:
        """Whether data is saved to the file, not only kept in memory.

        That is so if the file is writable and no other copy of the app uses it.
        """
        return self._lock is not None

    @property
    def is_untouched(self) -> bool:
        """Whether data is saved to a file that has no settings and no players yet.

        This is the case on the first start.
        """
        return self.writes_to_file and not self.settings and not self.roster.all()

    def check_is_saved(self) -> None:
        """Raise StorageProblem, with the reason, if nothing is saved to the file."""
        if self.why_unsaved is not None:
            raise self.why_unsaved

    @property
    def problem(self) -> StorageProblem | None:
        """What went wrong with the file; None if nothing did, or after `forget_problem`."""
        return self._opening_problem or self._database.problem

    def notify(self, notice: StorageProblem) -> None:
        """Let people know of something when they next open a page; see `problem`."""
        self._opening_problem = notice

    def forget_problem(self) -> None:
        """Clear `problem`, because people have seen a message about it."""
        self._opening_problem = self._database.problem = None

    def forget(self, person: int, playing: Collection[int] = ()) -> None:
        """Forget a person (see `Roster.forget`), also in files that nobody reads any more."""
        self.roster.forget(person, playing)
        self.matches.discard_memories(person)
        self._erase_deleted()

    def delete_evening(self, evening: "PastEvening") -> None:
        """Delete the matches of an evening, with all that is known of it, also in unread files."""
        self.history.delete(evening)
        self.matches.discard_memories(of=[match.match_id for match in evening.matches])
        self._erase_deleted()

    def _erase_deleted(self) -> None:
        self._database.erase_deleted()
        if self.writes_to_file:
            drop_copies(self._path)

    def close(self) -> None:
        """Close the database and release its lock."""
        self._database.close()
        if self._lock is not None:
            self._lock.close()

    def content(self) -> tables.Content:
        """All rows of all tables, for a backup; raises StorageProblem if a row is unreadable."""
        from mobileapp.storage.integrity import valid_prefix

        with self._database.transaction() as connection:
            content, incomplete = tables.read_all(connection)
        if incomplete:  # fail instead of writing an incomplete backup
            raise corrupt_data_error()
        return valid_prefix(content)

    def restored(self) -> str:
        """The mark of the packs of the latest restore (see `RESTORED`); empty if there was none."""
        try:
            return "".join(str(packs) for (packs,) in self._database.rows(tables.RESTORED.select()))
        except StorageProblem:  # the table does not exist before the first restore
            return ""

    def replace_content(
        self, content: tables.Content, restored: str = "", report: ReportProgress = ignore_progress
    ) -> None:
        """Replace all content in one transaction, so that after a failure nothing has changed.

        `restored` is the mark of the packs that are restored with the content. Storing it in the
        same transaction tells the next start, after a crash, to keep these packs. `report` is
        called before every match, and may raise an exception to cancel.

        No restored match gets the id of a match played since the app started: that match may still
        be in progress, and saving it would overwrite the restored one.
        """
        with self._database.transaction() as connection:
            tables.replace_all_rows(connection, self.matches.renumbered(content), report)
            connection.execute(f"DROP TABLE IF EXISTS {tables.RESTORED.name}")
            connection.execute(tables.RESTORED.create())
            tables.RESTORED.put(connection, {"packs": restored})
        self.matches.forget_written()
        self.settings.read()
        self.roster.read_again()
