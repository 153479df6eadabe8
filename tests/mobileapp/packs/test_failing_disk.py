"""Tests of a disk that fails at any one write: no saved data is lost, and people are told."""

import errno
import os
import shutil
import sqlite3
import zipfile
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from engine.errors import Refusal
from mobileapp.device import Device
from mobileapp.packs.library import PackLibrary
from mobileapp.storage.backup import export_everything, restore_everything
from mobileapp.storage.problem import StorageProblem
from mobileapp.storage.store import Storage
from mobileapp.storage.tables import CHECKSUM, TABLES
from tests.mobileapp.failing_disk import FailingDisk, failing_disk
from tests.mobileapp.packs.killed_process import opened, take_photos
from tests.mobileapp.packs.test_killed import found, source_for
from tests.mobileapp.storage.toy_matches import (
    new_match,
    step,
    steps,
    toy_is_a_game,  # noqa: F401
)
from tests.support.cases import in_turn

FAULTS = [(errno.EIO, False), (errno.ENOSPC, True)]
"""Pairs of the errno of a failing write, and whether all later writes fail too."""

each_fault = pytest.mark.parametrize(("error", "broken"), FAULTS)


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[FailingDisk]:
    (tmp_path / "disk").mkdir()
    with failing_disk(tmp_path / "disk") as disk:
        yield disk


def attempts(
    disk: FailingDisk, before: Path, error: int, broken: bool, task: Callable[[Path], Any]
) -> Iterator[Path]:
    """Run the task on copies of a folder: in each run another write fails, in the last run none.

    If `broken` is true, all later writes of a run fail too; then every second write is the first to
    fail. Yields the copy after each run. Any error that is not a Refusal fails the test, because
    people would not be told what is wrong.
    """

    def run(number: int) -> Path:
        copy = Path(disk.folder) / f"{number}"
        shutil.copytree(before, copy)
        with disk.failing(number, broken, error), suppress(Refusal):
            task(copy)
        return copy

    shutil.rmtree(run(0))
    writes = range(1, len(disk.done) + 1)
    assert writes
    for number in (*in_turn(writes, 0, out_of=1 + broken), 0):
        yield run(number)
        assert bool(disk.failed) == bool(number)
        shutil.rmtree(Path(disk.folder) / f"{number}")


# --- the library and backups ----------------------------------------------------------------------


def on_tablet(
    task: Callable[[Storage, PackLibrary, Path], object], source: Path
) -> Callable[[Path], None]:
    """A function that opens the data of a tablet, runs the task, and closes the data.

    It closes the data even if the task fails.
    """

    def run(tablet: Path) -> None:
        storage, library = opened(tablet)
        with closing(storage):
            library.packs()
            task(storage, library, source)

    return run


def make_words(_storage: Storage, library: PackLibrary, _source: Path) -> None:
    library.make_words("Typed", [f"Thing {number}" for number in range(10)], ["clouds"], "en")


def set_and_remember(storage: Storage, _library: PackLibrary, _source: Path) -> None:
    storage.settings["sound"] = False
    storage.roster.remember("Ana", "coral", "sun", 5)


TASKS: dict[str, Callable[[Storage, PackLibrary, Path], object]] = {
    "import": lambda _, library, source: library.import_pack(source),
    "photos": take_photos,
    "words": make_words,
    "delete": lambda _, library, __: library.delete("photos"),
    "restore": restore_everything,
}


@each_fault
@pytest.mark.parametrize("task", TASKS)
def test_after_a_failed_write_a_change_is_complete_or_absent(
    tablet: Path,
    tmp_path: Path,
    disk: FailingDisk,
    task: str,
    error: int,
    broken: bool,
) -> None:
    source = source_for(task, tmp_path)
    before = found(tablet)
    states = [
        found(copy)
        for copy in attempts(disk, tablet, error, broken, on_tablet(TASKS[task], source))
    ]
    assert states[-1] != before
    assert all(state in (before, states[-1]) for state in states)


def test_a_restore_by_a_second_copy_of_the_app_is_refused(
    tablet: Path,
    tmp_path: Path,
) -> None:
    """A restore is refused, and the packs stay, while another copy of the app uses the database."""
    source = source_for("restore", tmp_path)
    before = found(tablet)
    with closing(Storage(tablet / "things.db")):
        storage, library = opened(tablet)
        with closing(storage), pytest.raises(StorageProblem, match="open already"):
            restore_everything(storage, library, source)
    assert found(tablet) == before


@each_fault
def test_an_export_that_fails_leaves_no_file(
    tablet: Path,
    disk: FailingDisk,
    error: int,
    broken: bool,
) -> None:
    before = found(tablet)

    def export(tablet: Path) -> None:
        storage, library = opened(tablet)
        with closing(storage):
            library.packs()
            export_everything(storage, library, tablet / "all.zip")

    for copy in attempts(disk, tablet, error, broken, export):
        if (copy / "all.zip").exists():
            storage, library = opened(copy.with_name("new"))
            with closing(storage):
                restore_everything(storage, library, copy / "all.zip")
            assert found(copy.with_name("new"))[:2] == before[:2]
            shutil.rmtree(copy.with_name("new"))
            (copy / "all.zip").unlink()
        if broken:  # if nothing can be removed, a partial file stays under another name
            (copy / "all.zip.making").unlink(missing_ok=True)
        assert found(copy) == before


@each_fault
def test_pictures_that_cannot_be_kept_leave_nothing_behind(
    tablet: Path,
    disk: FailingDisk,
    monkeypatch: pytest.MonkeyPatch,
    error: int,
    broken: bool,
) -> None:
    """If the pictures of a match cannot be copied, no partial copies stay, and exports still work.

    Hard links are refused, as on Android, so that every picture has to be copied.
    """

    def refuse(*_: Any) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "link", refuse)

    def begin(tablet: Path) -> None:
        storage, library = opened(tablet)
        with closing(storage):
            match = new_match(8)
            items = library.find("photos").items
            match_id = storage.matches.begin(match, 100, library.keep(items))
            step(match)
            storage.matches.record(match_id, match)

    for copy in attempts(disk, tablet, error, broken, begin):
        storage, library = opened(copy)
        with closing(storage):
            export_everything(storage, library, copy / "all.zip")
            restore_everything(storage, library, copy / "all.zip")
            assert len(storage.unfinished.all()) >= 1
        (copy / "all.zip").unlink()
        found(copy)


def test_a_backup_with_a_partial_picture_can_be_restored(tablet: Path, tmp_path: Path) -> None:
    """A backup with a partial picture can be restored.

    An earlier version exported such backups after a full disk.
    """
    before = found(tablet)
    storage, library = opened(tablet)
    with closing(storage):
        export_everything(storage, library, tmp_path / "all.zip")
        with zipfile.ZipFile(tmp_path / "all.zip", "a") as backup:
            backup.writestr(f"packs/.kept/{64 * '0'}.making", b"half")
        restore_everything(storage, library, tmp_path / "all.zip")
    assert found(tablet) == before


# --- the database -------------------------------------------------------------------------------


@each_fault
def test_a_match_loses_nothing_that_was_saved(
    disk: FailingDisk, tmp_path: Path, error: int, broken: bool
) -> None:
    """No saved move is lost, and each save also writes what a failed save before it did not."""
    (tmp_path / "new").mkdir()
    saved = over = 0

    def play(tablet: Path) -> None:
        nonlocal saved, over
        saved = over = 0
        storage = Storage(tablet / "things.db")
        with closing(storage):
            match = new_match()
            match_id = storage.matches.begin(match, 100)
            for _ in steps(match):
                with suppress(StorageProblem):
                    storage.matches.record(match_id, match)
                    saved = len(match.log) if storage.writes_to_file else 0
            with suppress(StorageProblem):
                storage.matches.finish(match_id, match, 200)
                over = int(storage.writes_to_file)

    def moves_of(storage: Storage) -> int:
        (waiting,) = storage.unfinished.all()
        return len(storage.matches.load(waiting.match_id).log)

    for copy in attempts(disk, tmp_path / "new", error, broken, play):
        with closing(Storage(copy / "things.db")) as storage:
            assert storage.problem is None
            assert len(storage.history.all()) >= over
            if storage.unfinished.all():
                assert moves_of(storage) >= saved
            elif not storage.history.all():
                assert not saved
            storage.settings["sound"] = True
        assert {path.name for path in copy.iterdir()} <= {"things.db", "things.db.lock"}


@each_fault
def test_a_start_loses_nothing(
    tablet: Path,
    disk: FailingDisk,
    error: int,
    broken: bool,
) -> None:
    before = found(tablet)
    for copy in attempts(disk, tablet, error, broken, on_tablet(set_and_remember, tablet)):
        after = found(copy)
        settings = {row["key"]: row["value"] for row in after[0]["setting"]}
        assert settings["language"] == "pl"
        assert after[0]["match"] == before[0]["match"]
        assert after[0]["move"] == before[0]["move"]
        assert after[1:] == before[1:]


# --- a start that repairs data ------------------------------------------------------------------


def make_older(path: Path) -> None:
    """Convert the database to the format of the first version of the app."""
    with closing(sqlite3.connect(path)) as connection, connection:
        for table in TABLES:
            connection.execute(f"ALTER TABLE {table.name} DROP COLUMN {CHECKSUM}")
        connection.execute("PRAGMA user_version = 1")


def make_damaged(path: Path) -> None:
    content = path.read_bytes()
    assert b"coral" in content
    path.write_bytes(content.replace(b"coral", b"cor\xffl"))


def everything(tablet: Path) -> Any:
    with closing(Storage(tablet / "things.db")) as storage:
        return storage.content()


@each_fault
@pytest.mark.parametrize("spoil", [make_older, make_damaged])
def test_what_has_to_be_mended_is_mended_by_the_next_start(
    tablet: Path,
    disk: FailingDisk,
    spoil: Callable[[Path], None],
    error: int,
    broken: bool,
) -> None:
    with closing(Storage(tablet / "things.db")) as storage:
        storage.roster.remember("Ana", "coral", "sun", 5)
    spoil(tablet / "things.db")
    mended = tablet.with_name("mended")
    shutil.copytree(tablet, mended)
    content = everything(mended)
    assert content["match"]
    names = {path.name for path in mended.iterdir()}
    for copy in attempts(disk, tablet, error, broken, everything):
        assert everything(copy) == content
        left = {path.name for path in copy.iterdir()}
        assert left <= names or (broken and "things.damaged-1.db" in left)


@each_fault
@pytest.mark.parametrize("task", ["import", "restore"])
def test_a_killed_import_is_repaired_once_the_disk_works(
    tablet: Path,
    tmp_path: Path,
    disk: FailingDisk,
    task: str,
    error: int,
    broken: bool,
) -> None:
    """Packs that a killed import or restore moved away are back once the disk works again."""
    before = found(tablet)
    packs = tablet / "packs"
    if task == "restore":
        shutil.copytree(packs, tablet / "packs.before0123456789abcdef")
        shutil.rmtree(packs / "photos")
    else:
        (packs / "photos").rename(packs / "photos.before")

    def start(tablet: Path) -> None:
        storage, library = opened(tablet)
        with closing(storage):
            library.packs()

    for copy in attempts(disk, tablet, error, broken, start):
        assert found(copy) == before


@pytest.mark.parametrize(
    ("error", "sentence"),
    [(errno.ENOSPC, "no room"), (errno.EIO, "couldn’t be read or written")],
)
def test_people_are_told_whether_the_tablet_is_full(
    disk: FailingDisk, error: int, sentence: str
) -> None:
    folder = Path(disk.folder)
    library = PackLibrary(folder / "none", folder / "packs")
    with pytest.raises(Refusal, match=sentence), disk.failing(1, error=error):
        library.make_words("Ours", ["Lighthouse", "Windmill"], ["clouds"], "en")


def test_a_file_that_cannot_be_moved_is_not_among_the_downloads(disk: FailingDisk) -> None:
    device = Device()
    device.downloads = Path(disk.folder) / "downloads"
    file = Path(disk.folder) / "all.zip"
    file.write_bytes(b"everything" * 1000)
    with pytest.raises(OSError, match="No space"), disk.failing(2):
        device.save_file(file, lambda _work: None)
    assert disk.failed == ["replace all.zip"]
    assert not list(device.downloads.iterdir())
    assert file.exists()
