"""Everything the app remembers, in one file."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from mobileapp.storage.items import Items
from mobileapp.storage.problem import StorageProblem, damage
from mobileapp.storage.repair import open_database
from mobileapp.storage.roster import Remembered, Roster
from mobileapp.storage.settings import Settings
from mobileapp.storage.tables import HISTORY, Content, fill, read_all
from mobileapp.storage.unfinished import Unfinished, unfinished

# Home asks for settings and for who waits to play on. What it takes to play is loaded later.
if TYPE_CHECKING:
    from engine.match import Match
    from mobileapp.storage.evenings import Evening, Finished
    from mobileapp.storage.matches import Matches


class Storage:
    """One SQLite database: settings, roster, matches, history, used and hidden pack items.

    It always opens: a damaged file is set aside, and where nothing can be written everything is
    kept in memory. What cannot be written later raises StorageProblem and changes nothing, so
    the next attempt writes all that is missing.
    """

    def __init__(self, path: Path) -> None:
        self._database, self._trouble, self._lock = open_database(path)
        self.settings = Settings(self._database)
        self._roster = Roster(self._database)
        self._items = Items(self._database)

    @cached_property
    def _matches(self) -> "Matches":
        from mobileapp.storage.matches import Matches

        return Matches(self._database)

    @property
    def lasting(self) -> bool:
        """Whether the file at its path is the one that is written: no other copy of the app has
        it, and the tablet lets us."""
        return self._lock is not None

    @property
    def trouble(self) -> StorageProblem | None:
        """What went wrong with the file, until people have been told."""
        return self._trouble or self._database.problem

    def told(self) -> None:
        """People know of the trouble."""
        self._trouble = self._database.problem = None

    def close(self) -> None:
        """Let go of the file."""
        self._database.close()
        if self._lock is not None:
            self._lock.close()

    # --- matches ------------------------------------------------------------------------------

    def begin(self, match: "Match", now: float, pictures: Mapping[str, str] | None = None) -> int:
        """Write down a new match; `pictures` are the files `PackShelf.keep` keeps for it."""
        return self._matches.begin(match, now, pictures or {})

    def record(self, match_id: int, match: "Match", now: float | None = None) -> None:
        """Write down what was played or undone since the last time, in one transaction.

        With it goes how far the clock is and who holds the tablet: quick enough for every second.
        What an earlier failure kept from being written is made up for. A match that was discarded,
        or that ended and is in the history, is left alone.
        """
        self._matches.record(match_id, match, now)

    def load(self, match_id: int) -> "Match":
        """The match behind its curtain; BadSave says why not, and the match stays on disk."""
        return self._matches.load(match_id)

    def unfinished(self) -> list[Unfinished]:
        """The matches that can be continued, the latest first."""
        return unfinished(self._database)

    def finish(self, match_id: int, match: "Match", now: float) -> None:
        """Move a match that is over to the history; doing it twice changes nothing."""
        self._matches.finish(match_id, match, now)

    def discard(self, match_id: int) -> None:
        """Give up a match; what was shown of its packs still counts as used."""
        self._matches.discard(match_id)

    def pictures(self, match_id: int) -> dict[str, str]:
        """The kept picture file of each own item in a match, by item id."""
        return self._matches.pictures(match_id)

    def wanted_pictures(self) -> frozenset[str]:
        """The kept picture files that some unfinished match still needs; or it raises, because
        others are thrown away."""
        return self._matches.wanted_pictures()

    # --- history ------------------------------------------------------------------------------

    def history(self) -> "list[Finished]":
        """Every finished match, the oldest first."""
        from mobileapp.storage.evenings import history

        return history(self._database)

    def has_played(self, game: str) -> bool:
        """Whether a match of this game was ever finished here."""
        return bool(self._database.table(HISTORY, "WHERE game = ? LIMIT 1", (game,)))

    def evenings(self) -> "list[Evening]":
        """The history in evenings, the latest first."""
        from mobileapp.storage.evenings import evenings

        return evenings(self.history())

    # --- players ------------------------------------------------------------------------------

    def roster(self) -> list[Remembered]:
        """Everyone who is remembered, whoever played last first."""
        return self._roster.all()

    def roster_entry(self, name: str) -> Remembered | None:
        """How a player looked the last time, if there was one."""
        return self._roster.find(name)

    def remember(self, name: str, colour: str, symbol: str, now: float) -> None:
        """Remember a player who sits down, or sits down again."""
        self._roster.remember(name, colour, symbol, now)

    def rename(self, name: str, new_name: str) -> None:
        """Call a remembered player something else; nothing happens to unknown ones."""
        self._roster.rename(name, new_name)

    def forget(self, name: str) -> None:
        """Remember a player no longer."""
        self._roster.forget(name)

    # --- pack items ---------------------------------------------------------------------------

    def last_used(self) -> dict[str, int]:
        """A number for each item that was shown before; the higher, the more recently."""
        return self._items.last_used()

    def reset_used(self, pack: str | None = None) -> None:
        """Let the items of one pack, or of all, count as never shown."""
        self._items.reset(pack)

    def hidden(self) -> frozenset[str]:
        """The items nobody wants to see again."""
        return self._items.hidden()

    def hide(self, item: str, hidden: bool = True) -> None:
        """Hide an item for good, or show it again."""
        self._items.hide(item, hidden)

    # --- the whole ----------------------------------------------------------------------------

    def content(self) -> Content:
        """Everything as plain data."""
        from mobileapp.storage.integrity import valid_prefix

        with self._database.transaction() as connection:
            content, bad = read_all(connection)
        if bad:  # nobody should find out from a backup
            raise damage()
        return valid_prefix(content)

    def replace_content(self, content: Content) -> None:
        """Put other content in place of everything, or change nothing.

        A match that comes in never takes the number of one that was played since the start: it
        may be on the table, and would be written over the other.
        """
        with self._database.transaction() as connection:
            fill(connection, self._matches.renumbered(content))
        self._matches.forget_written()
        self.settings.read()
