"""Renames, merges and forgets people everywhere in the database, in one transaction."""

import sqlite3
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any

from engine.names import check_names, name_key
from engine.save import next_digest
from engine.story_names import name_keys, renamed_story
from mobileapp.storage.database import Database
from mobileapp.storage.problem import StorageProblem
from mobileapp.storage.tables import HISTORY, MATCH, MOVE, PLAYER, SETTING, Row

FORGOTTEN = "\ue000"
"""The first character of the placeholder for a forgotten name.

It is a private-use character, which nobody types. A number follows it, so that two forgotten people
of one match stay distinct.
"""
COMPANY, CHAIRS, DRAFTS, GUIDED = "company", "chairs", "draft/", "guided"
"""The keys of settings that hold names; `DRAFTS` is the prefix of several keys."""


def is_forgotten(name: str) -> bool:
    """Whether `name` is the placeholder for somebody whose name was forgotten."""
    return name.startswith(FORGOTTEN)


def shown_name(name: str, somebody: str) -> str:
    """A name from the history as people read it.

    If `name` is a placeholder, the result is `somebody`, with the placeholder's number if that is
    2 or more.
    """
    if not is_forgotten(name):
        return name
    number = name.removeprefix(FORGOTTEN)
    return somebody if number in ("", "1") else f"{somebody} {number}"


class Renaming:
    """Changes a name everywhere in the database, or nowhere if that fails.

    A name inside a clue is not changed, because a clue is kept as it was given. The parameter
    `at_the_table` of the methods holds the names in the running match. They cannot be renamed,
    merged or forgotten; an attempt raises StorageProblem.
    """

    def __init__(self, database: Database, changed: Callable[[], None]) -> None:
        self._database = database
        self._changed = changed
        """The callback that clears cached names after every change."""

    def rename(self, name: str, new_name: str, at_the_table: Collection[str] = ()) -> None:
        """Give somebody another name.

        Raises StorageProblem if somebody else already has the new name, or if `name` is one of the
        names `at_the_table`. Raises BadSetup if the new name is invalid.
        """
        new_name = " ".join(new_name.split())
        check_names([new_name])
        _check_not_playing([name], at_the_table)
        with self._database.transaction() as connection:
            if name_key(new_name) != name_key(name) and self._is_known(connection, new_name):
                raise StorageProblem(
                    "taken", "There’s somebody called {name} already.", name=new_name
                )
            self._replace(connection, name, new_name)
        self._changed()

    def merge(self, name: str, into: str, at_the_table: Collection[str] = ()) -> None:
        """Treat `name` and `into` as one person, who keeps the name, colour and symbol of `into`.

        Raises StorageProblem if both names were in one match, because they are then two people.
        """
        _check_not_playing([name, into], at_the_table)
        with self._database.transaction() as connection:
            keys = {name_key(name), name_key(into)}
            if any(keys <= set(map(name_key, names)) for names in self._tables()):
                raise StorageProblem(
                    "together",
                    "{name} and {other} have played together, so they’re two people.",
                    name=name,
                    other=into,
                )
            self._replace(connection, name, into)
        self._changed()

    def forget(self, name: str, somebody: str, at_the_table: Collection[str] = ()) -> None:
        """Remove a name everywhere; the matches of that person stay.

        In finished matches, a placeholder replaces the name. In unfinished matches, `somebody`
        replaces it, with a number if another player already has that name.
        """
        _check_not_playing([name], at_the_table)
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM player WHERE name_key = ?", (name_key(name),))
            self._change_history(connection, name, _free_forgotten_name)
            self._change_matches(connection, name, lambda names: _free_name(names, somebody))
            self._change_settings(connection, name, "")
        self._changed()

    # --- inside a transaction -----------------------------------------------------------------

    def _replace(self, connection: sqlite3.Connection, name: str, new_name: str) -> None:
        self._change_player(connection, name, new_name)
        self._change_history(connection, name, lambda _names: new_name)
        self._change_matches(connection, name, lambda _names: new_name)
        self._change_settings(connection, name, new_name)

    def _tables(self) -> Iterable[list[str]]:
        """The names of the players of each match, finished or not."""
        for table in (HISTORY, MATCH):
            for row in self._database.readable_rows(table):
                yield row["names"]

    def _is_known(self, connection: sqlite3.Connection, name: str) -> bool:
        found = connection.execute("SELECT 1 FROM player WHERE name_key = ?", (name_key(name),))
        return found.fetchone() is not None or any(
            name_key(name) in map(name_key, names) for names in self._tables()
        )

    def _change_player(self, connection: sqlite3.Connection, name: str, new_name: str) -> None:
        """Rename a remembered player.

        If a player is already remembered under the new name, that player's colour and symbol stay.
        """
        rows = self._database.readable_rows(PLAYER, "WHERE name_key = ?", (name_key(name),))
        same = name_key(new_name) == name_key(name)
        known = self._database.readable_rows(PLAYER, "WHERE name_key = ?", (name_key(new_name),))
        connection.execute("DELETE FROM player WHERE name_key = ?", (name_key(name),))
        for row in rows if same or not known else ():
            PLAYER.put(connection, row | {"name_key": name_key(new_name), "name": new_name})

    def _change_history(
        self, connection: sqlite3.Connection, name: str, choose: Callable[[list[str]], str]
    ) -> None:
        for row in self._database.readable_rows(HISTORY):
            rename = _renamer(row["names"], name, choose)
            story = renamed_story(row["story"], name_keys(row["game"]), rename)
            names = [rename(one) for one in row["names"]]
            if (names, story) != (row["names"], row["story"]):
                HISTORY.change(connection, {"id": row["id"]}, {"names": names, "story": story})

    def _change_matches(
        self, connection: sqlite3.Connection, name: str, choose: Callable[[list[str]], str]
    ) -> None:
        for row in self._database.readable_rows(MATCH):
            moves = self._database.readable_rows(
                MOVE, "WHERE match = ? ORDER BY number", (row["id"],)
            )
            rename = _renamer(_everyone(row, moves), name, choose)
            setup = _renamed_setup(row["setup"], rename)
            entries = [_renamed_entry(move["entry"], rename) for move in moves]
            names = [rename(one) for one in row["names"]]
            before = (row["names"], row["setup"], [move["entry"] for move in moves])
            if (names, setup, entries) != before:
                digests = _chain(row, moves, setup, entries)
                for move, entry, digest in zip(moves, entries, digests[1:], strict=True):
                    MOVE.put(connection, move | {"entry": entry, "digest": digest})
                changes = {"names": names, "setup": setup, "digest": digests[-1]}
                MATCH.change(connection, {"id": row["id"]}, changes)

    def _change_settings(self, connection: sqlite3.Connection, name: str, new_name: str) -> None:
        for row in self._database.readable_rows(SETTING):
            value = _renamed_setting(row["key"], row["value"], name, new_name)
            if value != row["value"]:
                SETTING.put(connection, {"key": row["key"], "value": value})


def _check_not_playing(names: Iterable[str], at_the_table: Collection[str]) -> None:
    keys = set(map(name_key, at_the_table))
    for name in names:
        if name_key(name) in keys:
            raise StorageProblem(
                "playing", "{name} is in the game on the table. Finish it first.", name=name
            )


def _renamer(
    names: list[str], name: str, choose: Callable[[list[str]], str]
) -> Callable[[str], str]:
    """A function that replaces every spelling of `name` by a new name, and keeps other names.

    The new name is what `choose` returns for `names`, the names in a match.
    """
    wanted = name_key(name)
    chosen = choose(names)
    return lambda one: chosen if name_key(one) == wanted else one


def _free_forgotten_name(names: list[str]) -> str:
    number = 1
    while FORGOTTEN + str(number) in names:
        number += 1
    return FORGOTTEN + str(number)


def _free_name(names: list[str], somebody: str) -> str:
    """A name that is not in `names`: `somebody`, with a number if necessary."""
    taken = set(map(name_key, names))
    number, found = 1, somebody
    while name_key(found) in taken:
        number += 1
        found = f"{somebody} {number}"
    return found


def _everyone(row: Row, moves: list[Row]) -> list[str]:
    """The names of everyone who was ever in a match, even if they left it or joined it later."""
    players = row["setup"].get("players", ())
    joined = [move["entry"].get("name") for move in moves if move["entry"].get("do") == "Join"]
    names = [*row["names"], *(p.get("name") for p in players if isinstance(p, dict)), *joined]
    return [one for one in names if isinstance(one, str)]


def _renamed_setup(setup: Mapping[str, Any], rename: Callable[[str], str]) -> dict[str, Any]:
    if not isinstance(players := setup.get("players"), list):
        return dict(setup)
    return dict(setup) | {"players": [_with_name(player, rename) for player in players]}


def _renamed_entry(entry: Mapping[str, Any], rename: Callable[[str], str]) -> dict[str, Any]:
    return _with_name(entry, rename) if entry.get("do") == "Join" else dict(entry)


def _with_name(record: Any, rename: Callable[[str], str]) -> Any:
    """The record of a player, or the log entry of a player who joined, with the player renamed.

    The record of a robot, and anything without a name, is returned unchanged.
    """
    if not isinstance(record, dict) or record.get("robot") or type(record.get("name")) is not str:
        return record
    return record | {"name": rename(record["name"])}


def _chain(
    row: Row, moves: list[Row], setup: Mapping[str, Any], entries: list[dict[str, Any]]
) -> list[str]:
    """The digests of the setup and of each move after a name was replaced in them.

    If the old digests did not match, they are returned unchanged, so that the damage is still
    detected.
    """
    old = [next_digest("", row["setup"])]
    new = [next_digest("", setup)]
    for move, entry in zip(moves, entries, strict=True):
        old.append(next_digest(old[-1], move["entry"]))
        new.append(next_digest(new[-1], entry))
    kept = [old[0], *(move["digest"] for move in moves)]
    return new if [*kept[:-1], row["digest"]] == old else [*kept[:-1], row["digest"]]


def _renamed_setting(key: str, value: Any, name: str, new_name: str) -> Any:
    """The value of a setting with every spelling of `name` replaced by `new_name`.

    With an empty `new_name`, the company and the chairs lose the person's entry; drafts and the
    guide's list of read notes keep an entry with an empty name. If the company or the chairs
    already have an entry for `new_name`, only that entry stays.
    """
    wanted = name_key(name)

    def is_meant(one: object) -> bool:
        return isinstance(one, str) and name_key(one) == wanted

    if key == COMPANY and isinstance(value, list):
        people = [p for p in value if isinstance(p, dict)]
        known = {name_key(str(p.get("name"))) for p in people} - {wanted}
        keep = bool(new_name) and name_key(new_name) not in known
        return [
            p | {"name": new_name} if is_meant(p.get("name")) else p
            for p in people
            if keep or not is_meant(p.get("name"))
        ]
    if key == CHAIRS and isinstance(value, dict):
        found = {one: chair for one, chair in value.items() if one != wanted}
        chair = {name_key(new_name): value[wanted]} if new_name and wanted in value else {}
        return chair | found
    if key.startswith(DRAFTS) and isinstance(value, dict) and isinstance(value.get("names"), list):
        names = [new_name if is_meant(one) else one for one in value["names"]]
        return value | {"names": names}
    if key == GUIDED and isinstance(value, dict):
        return {match: _renamed_lessons(read, wanted, new_name) for match, read in value.items()}
    return value


def _renamed_lessons(read: Any, wanted: str, new_name: str) -> Any:
    """The list of the guide's notes that people have read, with one person's name replaced.

    Each note is written as "name/lesson"; `wanted` is the normalised form of the old name.
    """
    if not isinstance(read, list):
        return read
    parts = [str(one).partition("/") for one in read]
    return [
        (new_name if slash and name_key(who) == wanted else who) + slash + lesson
        for who, slash, lesson in parts
    ]
