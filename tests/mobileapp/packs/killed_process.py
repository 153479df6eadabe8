"""Repeats a change of packs or saved data, and kills the process each time one step later.

Run as `python -m tests.mobileapp.packs.killed_process TABLET SOURCE TASK`: TABLET is copied to
TABLET-1, TABLET-2 and so on for every attempt. The last attempt is the first that completes; its
number is printed.
"""

import os
import shutil
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch

from PIL import Image

from mobileapp.packs import own_blots
from mobileapp.packs.library import PackLibrary
from mobileapp.packs.own_blots import NewBlot
from mobileapp.storage.backup import restore_everything
from mobileapp.storage.store import Storage
from tests.mobileapp.storage.database_of import database_of

WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT
CHANGES = {"os.rename", "os.mkdir", "os.remove", "os.rmdir", "os.link", "os.truncate"}


def opened(tablet: Path) -> tuple[Storage, PackLibrary]:
    """The storage and the pack library of a tablet, opened as the app opens them."""
    storage = Storage(tablet / "things.db")
    library = PackLibrary(
        tablet.parent / "builtin",
        tablet / "packs",
        read_only=storage.why_unsaved,
        restored=storage.restored(),
    )
    return storage, library


def take_photos(_storage: Storage, library: PackLibrary, source: Path) -> None:
    library.make_pictures("Holiday", sorted(source.glob("*.png")), ["storyteller"])


def keep_and_delete(storage: Storage, library: PackLibrary, _source: Path) -> None:
    library.keep(library.find("photos").items)
    library.delete("photos")
    library.drop_kept(storage.matches.wanted_pictures())


def keep_blot(_storage: object, library: PackLibrary, _source: object) -> None:
    """Add a blot to the pack of people's own blots, with the same id in every attempt."""
    with patch.object(own_blots.secrets, "token_hex", lambda _length: "new"):
        library.add_blot("Our inkblots", NewBlot(Image.new("RGB", (80, 80), "black")))


TASKS: dict[str, Callable[[Storage, PackLibrary, Path], object]] = {
    "import": lambda _, library, source: library.import_pack(source),
    "photos": take_photos,
    "delete": keep_and_delete,
    "blot": keep_blot,
    "restore": restore_everything,
}


def die_at(step: int) -> Callable[[], None]:
    """A function that kills this process when it is called for the `step`-th time."""
    left = step

    def count() -> None:
        nonlocal left
        left -= 1
        if left <= 0:
            os.kill(os.getpid(), signal.SIGKILL)

    return count


def attempt(tablet: Path, source: Path, task: str, step: int) -> None:
    """Run the task, but kill this process just before the `step`-th step of the task.

    A step is a change of a file or an SQL statement. A task with fewer steps is completed.
    """
    storage, library = opened(tablet)
    library.packs()
    count = die_at(step)

    def hear(event: str, arguments: tuple[object, ...]) -> None:
        flags = arguments[2] if event == "open" else 0
        if event in CHANGES or (isinstance(flags, int) and flags & WRITING):
            count()

    sys.addaudithook(hear)
    with database_of(storage).transaction() as connection:
        pass
    connection.set_trace_callback(lambda _statement: count())
    TASKS[task](storage, library, source)


def main(tablet: Path, source: Path, task: str) -> None:
    killed, step = True, 0
    while killed:
        step += 1
        copy = tablet.with_name(f"{tablet.name}-{step}")
        shutil.copytree(tablet, copy)
        child = os.fork()
        if child == 0:
            attempt(copy, source, task, step)
            os._exit(0)
        _, status = os.waitpid(child, 0)
        killed = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL
        if not killed and status:
            sys.exit(f"step {step} failed")
    print(step)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3])
