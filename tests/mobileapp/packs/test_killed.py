"""Tests that a change of packs or saved data is complete or absent after a kill at any step."""

import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from mobileapp.packs.checks import check_folder
from mobileapp.packs.library import PackLibrary
from mobileapp.packs.own_blots import NewBlot
from mobileapp.storage.backup import export_everything
from mobileapp.storage.store import Storage
from tests.mobileapp.packs.killed_process import TASKS, opened
from tests.mobileapp.storage.toy_matches import new_match
from tests.support.sample_packs import paint, picture_pack, snapshot, word_pack, write_pack, zipped

FILES = {"packs", "things.db", "things.db.lock", "things.db-wal", "things.db-shm"}


def source_for(task: str, folder: Path) -> Path:
    """Prepare the data that a task needs, and return the path of the source that it reads.

    The source is a newer version of a pack, a folder of photos, or the backup of another tablet.
    The other tasks read no source. For the task "blot", a pack of blots is added to the tablet.
    """
    if task == "photos":
        for number in range(3):
            paint(folder / "new" / f"{number}.png", colour=(40 * number, 90, 200))
    elif task == "import":
        return zipped(write_pack(folder / "new", picture_pack(count=3, version=2, title="New")))
    elif task == "blot":  # the pack exists already and is changed
        library = PackLibrary(folder / "builtin", folder / "tablet" / "packs")
        library.add_blot("Our inkblots", NewBlot(Image.new("RGB", (80, 80), "white")))
    elif task == "restore":
        library = PackLibrary(folder / "builtin", folder / "theirs" / "packs")
        library.import_pack(write_pack(folder / "new", word_pack("theirs")))
        library.import_pack(write_pack(folder / "more", picture_pack(title="Theirs", count=2)))
        with closing(Storage(folder / "theirs" / "things.db")) as storage:
            storage.matches.begin(new_match(9), 10)
            storage.settings["sound"] = False
            export_everything(storage, library, folder / "all.zip")
        return folder / "all.zip"
    return folder / "new"


def found(tablet: Path) -> tuple[Any, ...]:
    """All data that the app finds when it starts.

    Checks that every pack is complete, and that no temporary files are left.
    """
    storage, library = opened(tablet)
    with closing(storage):
        assert storage.problem is None
        packs = library.packs()
        assert not library.unreadable
        for pack in packs:
            check_folder(tablet / "packs" / pack.id)
        wanted = {tablet / "packs" / ".kept" / name for name in storage.matches.wanted_pictures()}
        assert all(path.is_file() for path in wanted)
        library.drop_kept(storage.matches.wanted_pictures())
        assert {path.name for path in tablet.iterdir()} <= FILES
        return storage.content(), packs, snapshot(tablet / "packs")


@pytest.mark.parametrize("task", TASKS)
def test_after_a_kill_at_any_step_a_change_is_complete_or_absent(
    tablet: Path, tmp_path: Path, task: str
) -> None:
    source = source_for(task, tmp_path)
    process = [
        sys.executable,
        "-m",
        "tests.mobileapp.packs.killed_process",
        str(tablet),
        str(source),
        task,
    ]
    attempts = int(subprocess.run(process, check=True, capture_output=True, text=True).stdout)
    states = [found(tablet.with_name(f"tablet-{number}")) for number in range(1, attempts + 1)]
    before, after = found(tablet), states[-1]
    assert before != after
    assert all(state in (before, after) for state in states)
    turn = states.index(after)
    assert turn > 0
    assert states == [before] * turn + [after] * (attempts - turn)
