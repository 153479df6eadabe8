"""Damages the database in every kind of place, and starts the app twice with the result.

Every byte belongs to a class: the header of the file, of a page, of a cell or of a record, a cell
pointer, content, or free space. Bit flips go through all classes in turn.
"""

import shutil
from contextlib import closing, suppress
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from engine.errors import BadSave
from engine.notes import Note
from engine.registry import all_games
from engine.simulate import play_out
from mobileapp.storage.evenings import PastEvening, split_into_evenings
from mobileapp.storage.store import Storage
from mobileapp.storage.tables import MATCH, MOVE, NOTE, TABLES, Content, Row
from tests.support.matches import robot_match
from tools.proof.cases import run_cases, watched

PAGE = 4096
LEAF_TABLE, LEAF_INDEX = 13, 10
KINDS = ("flip", "flip", "flip", "flip", "zeros", "noise", "cut")


def run(count: int, seed: int) -> list[str]:
    """Run this many cases of a damaged database; return the problems."""
    return run_cases("damage", case, count, seed)


def case(seed: int, number: int) -> list[str]:
    """One damaged database: people are told, or nothing changed; the second start is silent."""
    whole, before = _good_database()
    luck = Random(f"{seed}/{number}")
    kind = KINDS[number % len(KINDS)]
    places = byte_classes(whole)
    where = list(places)[number // len(KINDS) % len(places)]
    at = luck.choice(places[where])
    problems: list[str] = []
    what = f"{kind} at {at} ({where})"
    with TemporaryDirectory() as folder:
        path = Path(folder, "things.db")
        path.write_bytes(_damaged(whole, kind, at, luck))
        with watched(problems, f"the start after {what}"):
            storage = Storage(path)
        with closing(storage):
            if storage.problem is None and everything(storage) != before:
                problems.append(f"changed without a word: {what}")
            if kind == "flip":
                problems += _more_lost_than_needed(storage.content(), where, what)
            everything(storage)
            storage.settings["language"] = "fr"
        with closing(Storage(path)) as storage:
            everything(storage)
            if storage.problem is not None:
                problems.append(f"told again at the next start: {what}: {storage.problem}")
            if storage.settings.get("language") != "fr":
                problems.append(f"what was written after the repair is gone: {what}")
    return problems


def _more_lost_than_needed(left: Content, where: str, what: str) -> list[str]:
    """One flipped bit costs nothing in SQLite's own header and in free space, one row in the
    content of a row, and elsewhere rows of one table. Moves and notes count as their match.
    """
    lost = {
        (MATCH.name, row["match"]) if name in (MOVE.name, NOTE.name) else (name, _key(name, row))
        for name, rows in _good_content().items()
        for row in rows
        if row not in left[name]
    }
    if where in ("file header", "free space") and lost:
        return [f"lost {sorted(lost, key=str)}: {what}"]
    if where == "content" and len(lost) > 1:
        return [f"lost {sorted(lost, key=str)}, not one: {what}"]
    if len({table for table, _ in lost}) > 1:
        return [f"lost of several tables, {sorted(lost, key=str)}: {what}"]
    return []


def _key(table: str, row: Row) -> object:
    (key,) = next(one.key for one in TABLES if one.name == table)
    return row[key]


def _damaged(whole: bytes, kind: str, at: int, luck: Random) -> bytes:
    length = luck.choice((1, 8, 64, PAGE))
    match kind:
        case "flip":
            middle = bytes([whole[at] ^ 1 << luck.randrange(8)])
        case "zeros":
            middle = bytes(length)
        case "noise":
            middle = luck.randbytes(length)
        case _:
            return whole[:at]
    return (whole[:at] + middle + whole[at + len(middle) :])[: len(whole)]


@cache
def _good_database() -> tuple[bytes, Any]:
    """A database with a bit of everything, and what people would miss of it."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "things.db")
        with closing(Storage(path)) as storage:
            storage.settings.set_all({"language": "pl", "sound": False, "text_scale": 1.15})
            for number in range(30):
                storage.roster.remember(f"Player {number}", "amber", "moon", number)
            for game in all_games():
                for most in (10, 10_000):
                    match = robot_match(game, game.variants[0].min_players, 5)
                    match_id = storage.matches.begin(match, 100)
                    for played, _ in enumerate(play_out(match)):
                        if played == most:
                            break
                    storage.matches.record(match_id, match, 150)
                    storage.matches.write_note(match_id, Note(1, "story/x", "a noted clue"))
                    if match.over:
                        storage.matches.finish(match_id, match, 200)
            storage.items.hide("words/spider")
        shutil.copy(path, folder + "/copy.db")
        with closing(Storage(Path(folder, "copy.db"))) as storage:
            return path.read_bytes(), everything(storage)


@cache
def _good_content() -> Content:
    with TemporaryDirectory() as folder:
        path = Path(folder, "things.db")
        path.write_bytes(_good_database()[0])
        with closing(Storage(path)) as storage:
            return storage.content()


def everything(storage: Storage) -> Any:
    """All data that pages read; a match that cannot be continued is reported when people try."""
    matches: dict[int, Any] = {}
    for entry in storage.unfinished.all():
        matches[entry.match_id] = None
        with suppress(BadSave):
            log = storage.matches.load(entry.match_id).log
            matches[entry.match_id] = log, storage.matches.notes(entry.match_id)
    storage.matches.wanted_pictures()
    evenings = [PastEvening(tuple(one)) for one in split_into_evenings(storage.history.all())]
    for evening in evenings:
        evening.understood()
    settings = {key: value for key, value in storage.settings.items() if key != "language"}
    players = storage.roster.all(), [storage.roster.find(f"Player {n}") for n in range(30)]
    return players, evenings, matches, settings, storage.items.last_used(), storage.items.hidden()


@cache
def byte_classes(whole: bytes) -> dict[str, list[int]]:
    """The places of all bytes, by what SQLite keeps there (https://sqlite.org/fileformat.html)."""
    found: dict[str, list[int]] = {"file header": list(range(100))}
    for page in range(0, len(whole), PAGE):
        start = page + (100 if page == 0 else 0)
        kind, cells = whole[start], int.from_bytes(whole[start + 3 : start + 5], "big")
        if kind not in (LEAF_TABLE, LEAF_INDEX):
            found.setdefault("other pages", []).extend(range(start, page + PAGE))
            continue
        found.setdefault("page header", []).extend(range(start, start + 8))
        pointers = range(start + 8, start + 8 + 2 * cells)
        found.setdefault("cell pointers", []).extend(pointers)
        first = page + PAGE
        for pointer in pointers[::2]:
            cell = page + int.from_bytes(whole[pointer : pointer + 2], "big")
            first = min(first, cell)
            for name, places in _cell_classes(whole, cell, kind, page + PAGE):
                found.setdefault(name, []).extend(places)
        found.setdefault("free space", []).extend(range(pointers.stop, first))
    return {name: places for name, places in found.items() if places}


def _cell_classes(whole: bytes, cell: int, kind: int, end: int) -> list[tuple[str, range]]:
    length, at = _varint(whole, cell)
    if kind == LEAF_TABLE:
        _, at = _varint(whole, at)
    header, _ = _varint(whole, at)
    stop = min(at + length, end)
    return [
        ("cell header", range(cell, at)),
        ("record header", range(at, at + header)),
        ("content", range(at + header, stop)),
    ]


def _varint(whole: bytes, at: int) -> tuple[int, int]:
    """Decode the varint at this offset; return it and the offset after it."""
    value = 0
    while True:
        value = value << 7 | whole[at] & 0x7F
        at += 1
        if whole[at - 1] < 0x80:
            return value, at
