"""Converts data of schema versions 1 to 3, which refer to people by name, to ids.

Databases and backups of these versions are converted when they are read.
"""

from collections.abc import Callable, Iterable
from typing import Any

from engine.names import ROBOT_NAMES, distinct_names, name_key
from engine.save import next_digest
from engine.texts import spelling_key
from mobileapp.storage.roster import Who, new_id, person_row
from mobileapp.storage.tables import (
    GAME_NIGHT,
    HISTORY,
    INKED,
    MATCH,
    MAX_TEXT_LENGTH,
    MOVE,
    PERSON,
    SETTING,
    TABLES,
    TEXT,
    TIME,
    ColumnType,
    Content,
    Row,
    SqlTable,
)

OLD_VERSION = 3
FORGOTTEN = "\ue000"
"""The first character of what these versions wrote in place of a forgotten name."""
ROBOTS = "robots"
"""The key of the robots' names, in the story of a match's first round."""
_MAX_NAMES = 16
_NAMES = ColumnType(
    "TEXT",
    lambda value: (
        type(value) is list
        and len(value) <= _MAX_NAMES
        and all(type(name) is str and len(name) <= MAX_TEXT_LENGTH for name in value)
    ),
    as_json=True,
)


def _with_names(table: SqlTable) -> SqlTable:
    """The table as it was when it had a column of names instead of players."""
    columns = {
        "names" if name == "players" else name: _NAMES if name == "players" else kind
        for name, kind in table.columns.items()
        if name != "absent"
    }
    return table._replace(columns=columns)


OLD_PLAYER = SqlTable(
    "player",
    ("name_key",),
    {"name_key": TEXT, "name": TEXT, "colour": TEXT, "symbol": TEXT, "played": TIME},
)
OLD_TABLES = tuple(
    OLD_PLAYER if table is PERSON else _with_names(table) if table in (MATCH, HISTORY) else table
    for table in TABLES
    if table.since <= OLD_VERSION
)
_NAME_KEYS = {
    "storyteller": {"storyteller", "owner", "voters", "player"},
    "inkblots": {"subject", "guessers", "by", "dawn", "dusk"},
    "clouds": {"players", "main", "second", "timekeeper", "guesser"},
}
"""The keys whose values hold names in old stories: a name, or a list of names.

In all games, "understood" holds pairs of names, or of seats.
"""
_EVERY_KEY = frozenset().union(*_NAME_KEYS.values())
_OWN_BLOTS = "our-inkblots/"
"""The beginning of the ids of people's own blots; old boxes name those who inked them."""


def upgraded(old: Content) -> Content:
    """The content of an old database or backup in the present schema.

    The digests of unfinished matches must be right; they are computed again.
    """
    people = _People(old)
    history = [_finished(row, people) for row in old[HISTORY.name]]
    moves: dict[int, list[Row]] = {}
    for row in sorted(old[MOVE.name], key=lambda row: row["number"]):
        moves.setdefault(row["match"], []).append(row)
    matches = [_unfinished(row, moves.get(row["id"], []), people) for row in old[MATCH.name]]
    settings = [_setting(row, people) for row in old[SETTING.name] if row["key"] != "chairs"]
    kept = {name: rows for name, rows in old.items() if name != OLD_PLAYER.name}
    return kept | {
        PERSON.name: list(people.rows.values()),
        HISTORY.name: history,
        MATCH.name: [match for match, _ in matches],
        GAME_NIGHT.name: [],
        INKED.name: [],
        MOVE.name: [move for _, own in matches for move in own],
        SETTING.name: settings,
    }


class _People:
    """The people found in old data, by the keys of their names."""

    def __init__(self, old: Content) -> None:
        self.rows: dict[str, Row] = {}
        for row in sorted(old[OLD_PLAYER.name], key=lambda row: -row["played"]):
            if row["name"] not in ROBOT_NAMES and name_key(row["name"]) not in self.rows:
                badge = {key: row[key] for key in ("colour", "symbol", "played")}
                self.rows[name_key(row["name"])] = person_row(self._new_id(), row["name"]) | badge
        for match in sorted(old[HISTORY.name], key=lambda row: -row["started"]):
            robots = _robots(match)  # the latest spelling of a name is kept
            for name in match["names"]:
                if name not in robots:
                    self.id_of(name)
        chairs = [row["value"] for row in old[SETTING.name] if row["key"] == "chairs"]
        for name, chair in chairs[0].items() if chairs and isinstance(chairs[0], dict) else ():
            known = self.rows.get(name_key(name))
            if known and type(chair) is int and chair >= 0:
                known["chair"] = chair

    def _new_id(self) -> int:
        return new_id({row["id"] for row in self.rows.values()})

    def of_match(self, names: Iterable[str]) -> Callable[[str], int]:
        """A function that returns the id of each person of one match.

        If two of these people have names that look alike, which old versions allowed when somebody
        was renamed, one of them gets a number.
        """
        spelled = {spelling_key(name): name for name in names}
        distinct = dict(zip(spelled, distinct_names(spelled.values()), strict=True))
        return lambda name: self.id_of(distinct.get(spelling_key(name), name))

    def id_of(self, name: str) -> int:
        """The id of a person, who is added if unknown; a forgotten person gets a new id."""
        if name.startswith(FORGOTTEN):
            return self._new_id()
        key = name_key(name)
        if key not in self.rows:
            self.rows[key] = person_row(self._new_id(), name)
        return int(self.rows[key]["id"])


def _robots(match: Row) -> list[str]:
    """The names of the robots of a finished match; an early version did not save them."""
    known = match["story"][0].get(ROBOTS) if match["story"] else None
    return known if isinstance(known, list) else list(ROBOT_NAMES)


def _finished(row: Row, people: _People) -> Row:
    robots = {*_robots(row), *ROBOT_NAMES} - {*row["names"]} | {*_robots(row)}
    players: dict[str, Who] = {}
    id_of = people.of_match(row["names"])

    def number_of(name: str) -> int | None:
        key = spelling_key(name)
        if key and key not in players:
            players[key] = name if name in robots else id_of(name)
        return [*players].index(key) if key else None

    for name in row["names"]:
        number_of(name)
    present = len(row["names"])
    story = [_numbered(one, _keys(row["game"]), number_of) for one in row["story"]]
    for one in story[:1]:
        one.pop(ROBOTS, None)
    rest = {key: row[key] for key in HISTORY.columns if key in row}
    absent = list(range(present, len(players)))
    return rest | {"players": list(players.values()), "absent": absent, "story": story}


def _keys(game: str) -> frozenset[str]:
    return frozenset(_NAME_KEYS.get(game, _EVERY_KEY)) | {"understood"}


def _numbered(record: Any, keys: frozenset[str], number_of: Callable[[str], int | None]) -> Any:
    """The record of a round, or a value in it, with numbers in place of all names under `keys`."""

    def number(value: Any) -> Any:
        if isinstance(value, list):
            return [number(part) for part in value]
        return number_of(value) if isinstance(value, str) else value

    if isinstance(record, list):
        return [_numbered(part, keys, number_of) for part in record]
    if not isinstance(record, dict):
        return record
    return {
        key: number(value) if key in keys else _numbered(value, keys, number_of)
        for key, value in record.items()
    }


def _unfinished(row: Row, moves: list[Row], people: _People) -> tuple[Row, list[Row]]:
    setup = dict(row["setup"])
    entries = [move["entry"] for move in moves]
    joins = [entry for entry in entries if entry.get("do") == "Join"]
    records = [*_records(setup.get("players")), *_records(joins)]
    robots = {one.get("name") for one in records if one.get("robot") is True}
    names = [one.get("name") for one in records]
    id_of = people.of_match(
        name for name in (*row["names"], *names) if isinstance(name, str) and name not in robots
    )
    if isinstance(setup.get("players"), list):
        setup["players"] = [_with_id(player, id_of) for player in setup["players"]]
    if isinstance(setup.get("box"), dict):
        setup["box"] = {kind: _without_authors(items) for kind, items in setup["box"].items()}
    digest, changed = next_digest("", setup), []
    for move, entry in zip(moves, entries, strict=True):
        entry = _with_id(entry, id_of) if entry in joins else entry
        digest = next_digest(digest, entry)
        changed.append(move | {"entry": entry, "digest": digest})
    players = [name if name in robots else id_of(name) for name in row["names"]]
    rest = {key: row[key] for key in MATCH.columns if key in row}
    return rest | {"setup": setup, "players": players, "digest": digest}, changed


def _records(data: object) -> Iterable[dict[str, Any]]:
    return [one for one in data if isinstance(one, dict)] if isinstance(data, list) else []


def _with_id(record: Any, id_of: Callable[[str], int]) -> Any:
    """The record of a person, or of a person who joined, with an id instead of a name."""
    if not isinstance(record, dict) or record.get("robot") or type(record.get("name")) is not str:
        return record
    return record | {"name": "", "id": id_of(record["name"])}


def _without_authors(items: Any) -> Any:
    """The items of a box; those that people inked without the names of these people."""

    def is_own(item: Any) -> bool:
        return isinstance(item, dict) and str(item.get("id")).startswith(_OWN_BLOTS)

    return [
        {key: value for key, value in item.items() if key != "author"} if is_own(item) else item
        for item in (items if isinstance(items, list) else [])
    ]


def _setting(row: Row, people: _People) -> Row:
    key, value = row["key"], row["value"]
    if key == "company":
        value = [
            {name: one[name] for name in one if name not in ("name", "robot")}
            | {"who": _who(one, people)}
            for one in _records(value)
            if type(one.get("name")) is str
        ]
    elif key.startswith("draft/") and isinstance(value, dict) and "names" in value:
        names = value["names"] if isinstance(value["names"], list) else []
        who = [
            name if name in ROBOT_NAMES else people.id_of(name)
            for name in names
            if type(name) is str
        ]
        value = {name: part for name, part in value.items() if name != "names"} | {"who": who}
    elif key == "guided" and isinstance(value, dict):
        value = {match: _marks(read, people) for match, read in value.items()}
    return {"key": key, "value": value}


def _who(record: dict[str, Any], people: _People) -> Who:
    name: str = record["name"]
    return name if record.get("robot") else people.id_of(name)


def _marks(read: Any, people: _People) -> Any:
    """The marks of read notes, each “name/note”, with ids in place of names."""
    if not isinstance(read, list):
        return read
    parts = [str(one).partition("/") for one in read]
    return [f"{people.id_of(name) if name else ''}{slash}{note}" for name, slash, note in parts]
