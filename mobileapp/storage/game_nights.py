"""Saves game nights: the one that is open, and those that have ended."""

import sqlite3
from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import replace

from engine.game_night.game_night import GameNight
from engine.game_night.save import load_game_night, save_game_night
from engine.game_night.titles import Title, titles
from engine.records import Frozen
from engine.setup import Player
from mobileapp.storage.companies import is_readable_night
from mobileapp.storage.database import Database
from mobileapp.storage.roster import Roster, Who
from mobileapp.storage.tables import AT_ITS_END, GAME_NIGHT, NO_MATCH, OPEN_NIGHTS, OUTLINE, Row

OPEN = 0.0
"""The time of the end of a game night that is still open."""


class SavedGameNight(Frozen):
    """A game night with what the app knows about it."""

    id: int
    night: GameNight
    started: float
    match_id: int = NO_MATCH
    """The id of the match that is being played, `NO_MATCH` or `AT_ITS_END`."""
    ended: float = OPEN


class GameNights:
    """Saves game nights; at most one of them is open. People are saved by id, without names."""

    def __init__(self, database: Database, roster: Roster) -> None:
        self._database = database
        self._roster = roster

    def open_one(self) -> SavedGameNight | None:
        """The open game night; None if there is none.

        Raises BadSave if it cannot be read; the matches that were played stay in the history.
        """
        rows = self._open_rows()
        return self._saved(rows[-1]) if rows else None

    def _open_rows(self) -> list[Row]:
        return self._database.readable_rows(GAME_NIGHT, OPEN_NIGHTS)

    def begin(self, night: GameNight, now: float) -> SavedGameNight:
        """Save a new game night as the open one; another one that was open ends."""
        with self._database.transaction() as connection:
            self._end_all(connection, now)
            (latest,) = connection.execute(
                f"SELECT COALESCE(MAX(id), 0) FROM {GAME_NIGHT.name}"
            ).fetchone()
            saved = SavedGameNight(int(latest) + 1, night, now)
            write_night(connection, self._roster, saved)
        return saved

    def write(self, saved: SavedGameNight) -> None:
        with self._database.transaction() as connection:
            write_night(connection, self._roster, saved)

    def _saved(self, row: Row) -> SavedGameNight:
        night = load_game_night(row["evening"])
        gone = [guest for n, guest in enumerate(night.guests) if n not in night.numbers]
        players = [guest.player for guest in (*night.at_table, *gone)]
        who = [player.id or player.name for player in players]
        names = dict(zip(who, self._roster.names_of(who), strict=True))
        guests = tuple(
            replace(guest, player=replace(guest.player, name=names[guest.player.id or guest.name]))
            for guest in night.guests
        )
        night = replace(night, guests=guests)
        return SavedGameNight(row["id"], night, row["started"], row["match"], row["ended"])

    def end(self, now: float) -> None:
        """End the open game night, even one that cannot be read."""
        with self._database.transaction() as connection:
            self._end_all(connection, now)

    def _end_all(self, connection: sqlite3.Connection, now: float) -> None:
        for row in self._open_rows():
            changes = {"ended": max(now, row["started"], 1.0), "match": NO_MATCH}
            GAME_NIGHT.change(connection, {"id": row["id"]}, changes)

    def between(self, start: float, end: float) -> list[SavedGameNight]:
        """The game nights whose beginning lies in a span of time, and whose matches are all played.

        Most have ended; the end of the open one may still be shown.
        """
        rows = self._database.readable_rows(
            GAME_NIGHT,
            "WHERE (ended > 0 OR match = ?) AND started BETWEEN ? AND ? ORDER BY id",
            (AT_ITS_END, start, end),
        )
        return [self._saved(row) for row in rows if is_readable_night(row)]

    def best_of_same(self, saved: SavedGameNight) -> int | None:
        """The most lights that the same people shared in another game night; None if none."""
        people = self._people_of(saved.night)
        found = [
            one.lights
            for one in self._others(saved)
            if one.shared and one.played and self._people_of(one) == people
        ]
        return max(found, default=None)

    def times_titled(self, saved: SavedGameNight, earned: Iterable[Title]) -> list[int]:
        """For each title, in how many other game nights the same person had the same one."""
        before = Counter(
            self._owner_of(one, night)
            for night in self._others(saved)
            if night.played
            for one in titles(night)
        )
        return [before[self._owner_of(one, saved.night)] for one in earned]

    def _owner_of(self, title: Title, night: GameNight) -> tuple[Who, str, str]:
        """How the app knows whose title this is, and what the title is."""
        (who,) = self._identities(night, [title.guest])
        return who, title.game, title.key

    def _others(self, saved: SavedGameNight) -> list[GameNight]:
        """All other game nights that have ended."""
        rows = self._database.readable_rows(GAME_NIGHT, "WHERE ended > 0 AND id != ?", (saved.id,))
        return [self._saved(row).night for row in rows if is_readable_night(row)]

    def _identities(self, night: GameNight, numbers: Iterable[int]) -> set[Who]:
        """How the app knows these guests, whatever their names."""
        players = self._roster.identified(night.guests[number].player for number in numbers)
        return {player.id or player.name for player in players}

    def _people_of(self, night: GameNight) -> set[Who]:
        """Those at the table of a game night."""
        return self._identities(night, night.numbers)

    def played_by(self, names: Collection[str], together: int) -> list[str]:
        """The games of finished matches in which at least `together` of these people played.

        The oldest match comes first.
        """
        known = {person.id for name in names if (person := self._roster.find(name))}
        rows = self._database.readable_rows(OUTLINE, "ORDER BY ended, id")
        return [row["game"] for row in rows if len(known & {*row["players"]}) >= together]


def write_night(connection: sqlite3.Connection, roster: Roster, saved: SavedGameNight) -> None:
    """Write a game night inside a transaction."""
    guests = tuple(
        replace(guest, player=_without_name(connection, roster, guest.player))
        for guest in saved.night.guests
    )
    GAME_NIGHT.put(
        connection,
        {
            "id": saved.id,
            "evening": save_game_night(replace(saved.night, guests=guests)),
            "match": saved.match_id,
            "started": saved.started,
            "ended": saved.ended,
        },
    )


def _without_name(connection: sqlite3.Connection, roster: Roster, player: Player) -> Player:
    if player.robot:
        return player
    who = roster.who(connection, player)
    return replace(player, name="", id=who) if isinstance(who, int) else player
