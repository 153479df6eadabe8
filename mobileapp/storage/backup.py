"""Exports all data of the app to one zip file, and restores it on this tablet or on another one."""

import errno
import hashlib
import json
import re
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from engine.errors import BadPack
from mobileapp.background.progress import ReportProgress, count_pieces, ignore_progress
from mobileapp.languages.translation import N_
from mobileapp.packs import archive
from mobileapp.packs.archive import Entry, Limits
from mobileapp.packs.checks import check_folder, find_image_problem
from mobileapp.packs.files import PACK_FILE, THUMBS
from mobileapp.packs.library import PackLibrary, count_checks
from mobileapp.packs.own_blots import OWN_BLOTS, check_is_of_blots
from mobileapp.storage import tables
from mobileapp.storage.integrity import valid_prefix
from mobileapp.storage.problem import StorageProblem
from mobileapp.storage.store import Storage
from mobileapp.storage.upgrade import OLD_PLAYER, OLD_TABLES, upgraded

FORMAT = 3
"""The version of the file format; 2 added notes, 3 the ids of people and whole evenings."""
LIMITS = Limits(total=2 * 2**30, each=100 * 2**20, files=50_000)
CONTENT_LIMIT = 64 * 2**20
"""The maximum size of the exported JSON content, in bytes.

There is a limit because the whole content is read into memory.
"""
TEXT_LIMIT = 20_000
"""The maximum length of a text in the content, in characters; all texts of the app are shorter."""
MAX_ROWS = {
    tables.SETTING.name: 1_000,
    tables.PERSON.name: 20_000,
    tables.MATCH.name: 500,
    tables.MOVE.name: 200_000,
    tables.HISTORY.name: 5_000,
    tables.NOTE.name: 100_000,
    tables.INKED.name: 5_000,
    tables.GAME_NIGHT.name: 5_000,
    OLD_PLAYER.name: 2_000,
    tables.USED.name: 100_000,
    tables.HIDDEN.name: 100_000,
}
"""The maximum number of rows of each table in an exported file.

People need fewer rows even after years of weekly evenings, and pages can still list this many.
"""
_CONTENT = "everything.json"
_PACKS = "packs/"
_KEPT = re.compile(r"\.kept/([0-9a-f]{64})\.(webp|png|jpg|jpeg)")
_HALF_KEPT = re.compile(r"\.kept/[0-9a-f]{64}\.making")
"""Matches the names of partly written pictures; a restore skips these files.

An early version of the app left such files behind when the disk was full. No match needs them.
"""
_IN_PACK = re.compile(r"[a-z0-9][a-z0-9_-]*/(pack\.json|(thumbs/)?[A-Za-z0-9][A-Za-z0-9_.-]*)")


def export_everything(
    storage: Storage, library: PackLibrary, target: Path, report: ReportProgress = ignore_progress
) -> None:
    """Write all saved data, people's own packs and the pictures kept for matches to a zip file.

    Raises StorageProblem if that fails. `report` is called before every file, and may raise an
    exception to cancel.
    """
    content = storage.content()
    _check_row_counts(content)
    data = {"format": FORMAT, "content": content}
    text = json.dumps(data, ensure_ascii=False, indent=1).encode()
    files = [(_PACKS + name, path) for name, path in library.own_files()]
    with _one_sentence():
        archive.write(target, [(_CONTENT, text), *files], report)


def restore_everything(
    storage: Storage,
    library: PackLibrary,
    source: Path,
    report: ReportProgress = ignore_progress,
) -> None:
    """Replace all saved data, people's own packs and kept pictures by those of an exported file.

    The whole file is validated before anything changes, and a failure leaves everything as it was.
    Raises StorageProblem if the file is invalid, if the disk is full, or if the app cannot save
    anything at present. `report` is called before every file, picture and match, and may raise an
    exception to cancel. May run on a worker thread.
    """
    storage.check_is_saved()  # otherwise only the packs would be saved, and the rest lost at exit
    with _one_sentence(), library.temp_folder_beside() as temp:
        with archive.reading(source, LIMITS) as entries:
            content, set_right = _read_content(entries)
            _unpack(entries, temp / "packs", report)
        _check_packs(temp / "packs", report)
        report()
        with library.replaced(temp / "packs") as restored:
            storage.replace_content(content, restored, report)
    if set_right:
        storage.notify(
            StorageProblem("times", "Some times couldn’t be right, so they were corrected.")
        )


@contextmanager
def _one_sentence() -> Iterator[None]:
    try:
        yield
    except BadPack as refusal:
        raise StorageProblem(refusal.key, refusal.sentence, **refusal.facts) from refusal
    except OSError as error:
        if error.errno == errno.ENOSPC:
            raise StorageProblem("full", "There’s no room left on this device.") from error
        raise StorageProblem("failed", "The file couldn’t be read or written.") from error


def _read_content(entries: Mapping[str, Entry]) -> tuple[tables.Content, bool]:
    """The content of an exported file, and whether impossible times in it were set right."""
    if _CONTENT not in entries:
        raise StorageProblem("no-backup", "This isn’t a file this app has exported.")
    if entries[_CONTENT].size > CONTENT_LIMIT:
        raise archive.damaged_export()
    try:
        data = json.loads(archive.read(entries[_CONTENT]))
        version = data["format"]
        if type(version) is not int or version < 1:
            raise ValueError("no version of the format")
        if version > FORMAT:
            raise StorageProblem("newer", "This file was exported by a newer version of the app.")
        missing = (
            tables.NOTE.name if version < 2 else tables.INKED.name if version == FORMAT else ""
        )
        content = {missing: []} | data["content"] if missing else data["content"]
        _check_row_counts(content)
        schema = tables.TABLES if version == FORMAT else OLD_TABLES
        checked = _checked(content, schema)
        odd = any(table.has_impossible_time(row) for table in schema for row in content[table.name])
        return (checked if version == FORMAT else upgraded(checked)), odd
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise archive.damaged_export() from error


def _check_row_counts(content: Mapping[str, list[Any]]) -> None:
    """Raise StorageProblem if a table has too many rows.

    This is checked before an export, too, because such a file could not be restored.
    """
    if any(len(content.get(table, ())) > most for table, most in MAX_ROWS.items()):
        raise StorageProblem(
            "too-much",
            "There are more games or players in it than the app can keep: at most {matches} "
            "unfinished games and {players} players.",
            matches=MAX_ROWS[tables.MATCH.name],
            players=MAX_ROWS[tables.PERSON.name],
        )


def _checked(data: Any, schema: Collection[tables.SqlTable]) -> tables.Content:
    """The content of a backup after validation.

    Raises ValueError if a table, text, row or key is invalid, or if the digests of an unfinished
    match do not match its setup and moves.
    """
    if set(data) != {table.name for table in schema}:
        raise ValueError("other tables than ours")
    _check_texts(data, TEXT_LIMIT)
    for row in data[tables.HISTORY.name]:
        _check_texts(row["story"], tables.MAX_TEXT_LENGTH)
    content = {
        table.name: [table.check(table.with_possible_times(row)) for row in data[table.name]]
        for table in schema
    }
    for table in schema:
        keys = [tuple(row[name] for name in table.key) for row in content[table.name]]
        if len(set(keys)) != len(keys):
            raise ValueError("two rows with the same key")
    if valid_prefix(content) != content:
        raise ValueError("a match was changed")
    return content


def _check_texts(data: Any, most: int) -> None:
    """Raise ValueError if any text in `data` is invalid.

    A text is invalid if it cannot be encoded, contains a NUL or is longer than `most` characters.
    """
    if isinstance(data, str):
        data.encode()
        if len(data) > most or "\0" in data:
            raise ValueError("no text of ours")
    elif isinstance(data, dict):
        _check_texts(list(data), most)
        _check_texts(list(data.values()), most)
    elif isinstance(data, list):
        for part in data:
            _check_texts(part, most)


def _unpack(entries: Mapping[str, Entry], into: Path, report: ReportProgress) -> None:
    into.mkdir()
    count_one = count_pieces(report, N_("Reading files: {done} of {total}"), len(entries))
    for name, entry in entries.items():
        count_one()
        inner = name.removeprefix(_PACKS)
        if name != _CONTENT and not _HALF_KEPT.fullmatch(inner):
            if not name.startswith(_PACKS) or not (
                _KEPT.fullmatch(inner) or _IN_PACK.fullmatch(inner)
            ):
                raise BadPack("outside", "“{name}” doesn’t belong in this file.", name=name)
            archive.copy(entry, into / inner)


def _check_packs(folder: Path, report: ReportProgress) -> None:
    pictures = [path for path in folder.glob("*/*") if path.name not in (PACK_FILE, THUMBS)]
    count_one = count_checks(report, len(pictures))
    for path in sorted(folder.iterdir()):
        if path.name == ".kept":
            continue
        pack = check_folder(path, count_one)
        if pack.id != path.name:
            raise BadPack("bad-id", "The pack {id} lies in a folder of another name.", id=path.name)
        if pack.id == OWN_BLOTS:
            check_is_of_blots(pack)
    for path in sorted(folder.glob(".kept/*")):
        count_one()
        if hashlib.sha256(path.read_bytes()).hexdigest() != path.stem:
            raise archive.damaged(path.name)
        if problem := find_image_problem(path):
            raise problem
