"""Saves unfinished matches move by move."""

import json
import sqlite3
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

from engine import save
from engine.core import Join, TakeOver
from engine.credits import credits_of
from engine.errors import BadSave
from engine.match import LogEntry, Match
from engine.notes import Note, clean_note, with_notes
from engine.seating import newcomer
from engine.setup import Player
from mobileapp.storage.database import Database
from mobileapp.storage.game_nights import SavedGameNight, write_night
from mobileapp.storage.items import mark_used
from mobileapp.storage.problem import corrupt_data_error
from mobileapp.storage.roster import Roster, Who
from mobileapp.storage.tables import GAME_NIGHT, HISTORY, MATCH, MOVE, NOTE, Content

NEWCOMERS = (Join.__name__, TakeOver.__name__)
"""The names, in saved logs, of the moves that bring a player."""
MAX_ID = 2**40
"""The limit of match ids: all are below it, and a restore replaces ids that are not."""


class Matches:
    """Saves matches so that each can be continued at its latest move."""

    def __init__(self, database: Database, roster: Roster) -> None:
        self._database = database
        self._roster = roster
        self._written: dict[int, list[LogEntry]] = {}
        """The logs of matches as they are in the database, by match id.

        If the log of a match is missing here, `record` writes the whole log.
        """
        self._used_ids: set[int] = set()
        """The ids of all matches that were begun or loaded since the app started.

        No other match gets one of these ids, not even a restored one: a match with that id may
        still be in progress, and saving it would overwrite the other match.
        """

    def begin(
        self,
        match: Match,
        now: float,
        pictures: Mapping[str, str] | None = None,
        night: SavedGameNight | None = None,
    ) -> int:
        """Save a new match and return its id.

        `pictures` maps item ids to the files that `PackLibrary.keep` keeps for the match.
        `night` is the game night that the match belongs to, if any. It is saved in the same
        transaction, with the id of the match.
        """
        with self._database.transaction() as connection:
            match_id = max(_free_id(connection), max(self._used_ids, default=0) + 1)
            self._insert(connection, match_id, match, now, pictures or {})
            if match.log:
                self._write_log(connection, match_id, match, 0)
            if night is not None:
                write_night(connection, self._roster, replace(night, match_id=match_id))
        self._remember(match_id, match)
        return match_id

    def _remember(self, match_id: int, match: Match) -> None:
        self._written[match_id] = list(match.log)
        self._used_ids.add(match_id)

    def record(self, match_id: int, match: Match, now: float | None = None) -> None:
        """Save the moves that were played or undone since the last call, in one transaction.

        The clock, who is at the table, and the number of moves when the tablet was last passed on
        are saved, too. `now` is saved as the time at which the match was last played; if it is
        None, the saved time stays. A call is fast enough to be made every second.

        Moves that an earlier call failed to save are included. Nothing happens if the database no
        longer has the match: it was discarded, moved to the history, or replaced by a backup.
        """
        written = self._written.get(match_id, [])
        kept = _common(written, match.log)
        changed = kept < max(len(written), len(match.log)) or match_id not in self._written
        with self._database.transaction(durable=changed) as connection:
            if not self._is_there(connection, match_id, match):
                return
            if changed:
                self._write_log(connection, match_id, match, kept)
            changes = {
                "seen": match.moves_when_passed,
                "elapsed": match.elapsed,
                "players": self._refer(connection, match.at_table.values()),
            }
            played = {} if now is None else {"played": now}
            MATCH.change(connection, {"id": match_id}, changes | played)
        self._written[match_id] = list(match.log)

    def _is_there(self, connection: sqlite3.Connection, match_id: int, match: Match) -> bool:
        """Whether the database has this match under this id."""
        row = connection.execute("SELECT setup FROM match WHERE id = ?", (match_id,)).fetchone()
        if row is None:
            return False
        if match_id in self._written:
            return True
        return bool(_decoded(row[0]) == _plain(self._setup(connection, match)))

    def load(self, match_id: int) -> Match:
        """Load a match, with the curtain closed.

        Raises BadSave, with the reason, if that fails; the match then stays in the database. If its
        data is damaged, the next start repairs the database.
        """
        columns = ("format", "game", "rules", "setup", "seen", "elapsed", "digest")
        rows = self._database.rows(
            f"SELECT {', '.join(columns)} FROM match WHERE id = ?", (match_id,)
        )
        if not rows:
            raise BadSave("gone", "This game is no longer there.")
        moves = self._database.rows(
            "SELECT number, entry FROM move WHERE match = ? ORDER BY number", (match_id,)
        )
        row = dict(zip(columns, rows[0], strict=True))
        # None stands for a missing move, so that the check of the digest fails.
        entries = {number: _decoded(entry) for number, entry in moves}
        log = [entries.get(number) for number in range(len(moves))]
        setup = _decoded(row["setup"])
        try:
            match = save.load(row | {"setup": setup, "log": log}, self._names(setup, log))
        except BadSave as refusal:
            if refusal.key == "edited":  # the check of the digest failed
                self._database.request_repair()
            raise
        if row["format"] != save.FORMAT:
            self._rewrite(match_id, match)
        self._remember(match_id, match)
        return match

    def _rewrite(self, match_id: int, match: Match) -> None:
        """Write a match anew that an earlier version has saved in another format."""
        with self._database.transaction() as connection:
            changes = {"format": save.FORMAT, "setup": self._setup(connection, match)}
            MATCH.change(connection, {"id": match_id}, changes)
            self._write_log(connection, match_id, match, 0)

    def notes(self, match_id: int) -> tuple[Note, ...]:
        """What people have noted down in an unfinished match, ordered by round."""
        rows = self._database.readable_rows(NOTE, "WHERE match = ? ORDER BY round", (match_id,))
        return tuple(Note(row["round"], row["picture"], row["clue"]) for row in rows)

    def write_note(self, match_id: int, note: Note) -> None:
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

    def finish(
        self,
        match_id: int,
        match: Match,
        now: float,
        night: SavedGameNight | None = None,
    ) -> None:
        """Move a match that is over to the history; a second call changes nothing.

        `night` is the game night after the match, if it belongs to one; it is saved in the same
        transaction.

        Nothing happens if a restore has removed the match from the database. Raises ValueError if
        the match is not over.
        """
        told = credits_of(match)
        with self._database.transaction() as connection:
            if not self._is_there(connection, match_id, match):
                return
            row = connection.execute("SELECT started FROM match WHERE id = ?", (match_id,))
            (started,) = row.fetchone()
            HISTORY.put(
                connection,
                {
                    "id": match_id,
                    "game": match.game.id,
                    "variant": match.setup.variant,
                    "players": self._refer(connection, told.players),
                    "absent": list(told.absent),
                    "winners": list(told.winners),
                    "scores": list(told.scores),
                    "story": with_notes(told.story, self.notes(match_id)),
                    "started": started,
                    "ended": max(now, started),  # the clock of a tablet may be set back
                },
            )
            _delete(connection, match_id)
            mark_used(connection, match.used())
            if night is not None:
                write_night(connection, self._roster, night)
        self._written.pop(match_id, None)

    def mark_seen(self, match: Match) -> None:
        """Count the pack items that an unfinished match has shown as used, because people leave it.

        Otherwise they would come again in the next match, if this one is never continued.
        """
        with self._database.transaction() as connection:
            mark_used(connection, match.used())

    def discard(self, match_id: int) -> None:
        """Delete an unfinished match; the pack items that it showed still count as used."""
        shown: frozenset[str] = frozenset()
        with suppress(BadSave):
            shown = self.load(match_id).used()
        with self._database.transaction() as connection:
            _delete(connection, match_id)
            mark_used(connection, shown)
        self._written.pop(match_id, None)

    def discard_memories(self, person: int = 0, of: Collection[int] = ()) -> None:
        """Delete unfinished matches that ask about a person, or about finished matches `of`.

        Their setups hold what people wrote then.
        """
        with self._database.transaction() as connection:
            for row in self._database.readable_rows(MATCH):
                setup = row["setup"]
                asked = {_source_of(item) for item, _ in _memories(setup)}
                if person in _people_in_memories(setup) or not asked.isdisjoint(of):
                    _delete(connection, row["id"])
                    self._written.pop(row["id"], None)

    def pictures(self, match_id: int) -> dict[str, str]:
        """The names of the kept picture files of an unfinished match, by item id."""
        rows = self._database.readable_rows(MATCH, "WHERE id = ?", (match_id,))
        return {item: file for row in rows for item, file in row["pictures"].items()}

    def wanted_pictures(self) -> frozenset[str]:
        """The names of the kept picture files of all unfinished matches.

        Raises StorageProblem if a row is unreadable.
        """
        found: set[str] = set()
        for (text,) in self._database.rows("SELECT pictures FROM match"):
            pictures = _decoded(text)
            if not isinstance(pictures, dict):
                raise corrupt_data_error()
            found.update(pictures.values())
        return frozenset(found)

    def renumbered(self, content: Content) -> Content:
        """The content of a backup with new ids for some of its matches.

        A match gets a new id if its own was used since the app started, or is not below
        `MAX_ID`.
        """
        ids = {row["id"] for table in (MATCH, HISTORY) for row in content[table.name]}
        taken = {*self._used_ids, *(match_id for match_id in ids if match_id < MAX_ID)}
        others: dict[int, int] = {}
        for match_id in sorted(ids):
            if match_id in self._used_ids or match_id >= MAX_ID:
                others[match_id] = max(taken, default=0) + 1
                taken.add(others[match_id])
        renamed = {MATCH.name: "id", HISTORY.name: "id"} | dict.fromkeys(
            (MOVE.name, NOTE.name, GAME_NIGHT.name), "match"
        )
        return content | {
            table: [row | {key: others.get(row[key], row[key])} for row in content[table]]
            for table, key in renamed.items()
        }

    def forget_written(self) -> None:
        """Clear the cache of written logs, because the database now has other content."""
        self._written.clear()

    # --- people by id -------------------------------------------------------------------------

    def _refer(self, connection: sqlite3.Connection, players: Iterable[Player]) -> list[Who]:
        return [self._roster.who(connection, player) for player in players]

    def _names(self, setup: Any, log: Iterable[Any]) -> dict[int, str]:
        """The names of the people in a saved match, by id.

        Anything that is not the record of a player is skipped here, and refused by `save.load`.
        """
        players = setup.get("players") if isinstance(setup, dict) else None
        records = [one for one in log if isinstance(one, dict) and one.get("do") in NEWCOMERS]
        records += [one for one in players or () if isinstance(one, dict)]
        found = [one.get("name") if one.get("robot") else one.get("id") for one in records]
        who = [one for one in found if one and type(one) in (int, str)]
        names = zip(who, self._roster.names_of(who), strict=True)
        remembered = {one: self._roster.name_of(one) for one in _people_in_memories(setup)}
        return remembered | {one: name for one, name in names if isinstance(one, int)}

    def _setup(self, connection: sqlite3.Connection, match: Match) -> dict[str, Any]:
        """The setup of a match as it is saved: with the ids of people, without their names."""
        data = save.encode_setup(save.with_names_in_box(match.setup, {}))
        players = zip(data["players"], match.setup.players, strict=True)
        data["players"] = [self._without_name(connection, one, player) for one, player in players]
        return data

    def _entry(self, connection: sqlite3.Connection, logged: LogEntry) -> dict[str, Any]:
        """The entry of a log as it is saved: newcomers with their ids, without their names."""
        data = save.encode_entry(logged)
        if not isinstance(logged.move, Join | TakeOver):
            return data
        return self._without_name(connection, data, newcomer(logged.move))

    def _without_name(
        self, connection: sqlite3.Connection, data: dict[str, Any], player: Player
    ) -> dict[str, Any]:
        if player.robot:
            return data
        return data | {"name": "", "id": self._roster.who(connection, player)}

    def _insert(
        self,
        connection: sqlite3.Connection,
        match_id: int,
        match: Match,
        now: float,
        pictures: Mapping[str, str],
    ) -> None:
        # A corrupt or hostile file may hold moves or notes without a match; none may join this one.
        _delete(connection, match_id)
        setup = self._setup(connection, match)
        MATCH.put(
            connection,
            {
                "id": match_id,
                "format": save.FORMAT,
                "game": match.game.id,
                "rules": match.setup.rules,
                "setup": setup,
                "players": self._refer(connection, match.at_table.values()),
                "pictures": dict(pictures),
                "seen": match.moves_when_passed,
                "elapsed": match.elapsed,
                "digest": save.next_digest("", setup),
                "started": now,
                "played": now,
            },
        )

    def _write_log(
        self, connection: sqlite3.Connection, match_id: int, match: Match, kept: int
    ) -> None:
        """Replace the saved moves from number `kept` on by those of `match`.

        The digest of each move is computed from the digest before it.
        """
        connection.execute("DELETE FROM move WHERE match = ? AND number >= ?", (match_id, kept))
        latest = connection.execute(
            "SELECT digest FROM move WHERE match = ? AND number = ?", (match_id, kept - 1)
        ).fetchone()
        digest = latest[0] if latest else save.next_digest("", self._setup(connection, match))
        for number, logged in enumerate(match.log[kept:], kept):
            entry = self._entry(connection, logged)
            digest = save.next_digest(digest, entry)
            MOVE.put(
                connection, {"match": match_id, "number": number, "entry": entry, "digest": digest}
            )
        MATCH.change(connection, {"id": match_id}, {"digest": digest})


def _common(first: list[LogEntry], second: list[LogEntry]) -> int:
    """The length of the common prefix of both logs."""
    for number, (one, other) in enumerate(zip(first, second, strict=False)):
        if one != other:
            return number
    return min(len(first), len(second))


def _decoded(text: object) -> Any:
    """The parsed JSON of a setup, move or set of pictures; None if it cannot be parsed."""
    try:
        return json.loads(text) if isinstance(text, str) else None
    except (ValueError, RecursionError):
        return None


def _plain(data: dict[str, Any]) -> Any:
    """The data as it is after it was written and read."""
    return json.loads(json.dumps(data))


# --- memories in a saved setup ----------------------------------------------------------------


def _memories(setup: Any) -> Iterator[tuple[Any, dict[str, Any]]]:
    """The id and the memory of each item in the box of a saved setup that has one."""
    box = setup.get("box") if isinstance(setup, dict) else None
    for items in box.values() if isinstance(box, dict) else ():
        for item in items if isinstance(items, list) else ():
            if isinstance(item, dict) and isinstance(item.get("memory"), dict):
                yield item.get("id"), item["memory"]


def _people_in_memories(setup: Any) -> set[int]:
    """The ids of the people whom the memories of a saved setup mention, without invented ones."""
    found: set[int] = set()
    for _, memory in _memories(setup):
        for key in ("company", "people"):
            people = memory.get(key)
            for one in people if isinstance(people, list) else ():
                known = one.get("id") if isinstance(one, dict) else None
                if type(known) is int and known > 0:
                    found.add(known)
    return found


def _source_of(item: Any) -> int:
    """The id of the finished match that a memory is about; 0 if it is about none."""
    number = str(item).partition("/")[2].partition("-")[0]
    return int(number) if number.isascii() and number.isdecimal() else 0


# --- inside a transaction ---------------------------------------------------------------------


def _free_id(connection: sqlite3.Connection) -> int:
    """An id that no saved match has, neither an unfinished nor a finished one.

    Nor does a game night refer to it, as it may to a match that people have thrown away: it would
    take the new match for its own.
    """
    (highest,) = connection.execute(
        "SELECT coalesce(max(id), 0) FROM (SELECT id FROM match UNION SELECT id FROM history"
        f" UNION SELECT match FROM {GAME_NIGHT.name}) WHERE id < ?",
        (MAX_ID - 1,),
    ).fetchone()
    return int(highest) + 1


def _delete(connection: sqlite3.Connection, match_id: int) -> None:
    connection.execute("DELETE FROM match WHERE id = ?", (match_id,))
    connection.execute("DELETE FROM move WHERE match = ?", (match_id,))
    connection.execute("DELETE FROM note WHERE match = ?", (match_id,))
