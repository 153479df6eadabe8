"""Simulates a disk on which a chosen change of a file fails and, on demand, all later ones.

Changes by SQLite and by Python are counted if they are inside one folder. A change is a write, or
opening a file for writing, closing, syncing, truncating, renaming, linking or removing it, or
making a folder. For SQLite the faults are injected in its VFS layer, so that SQLite's own recovery
is tested.
"""

import _sqlite3
import builtins
import ctypes
import errno
import io
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

SQLITE_FULL, SQLITE_CANTOPEN = 13, 14
IOERR_WRITE, IOERR_FSYNC, IOERR_TRUNCATE = 10 | 3 << 8, 10 | 4 << 8, 10 | 6 << 8
IOERR_DELETE, IOERR_SHMMAP = 10 | 10 << 8, 10 | 21 << 8
OPEN_READ_ONLY = 1
SENTENCES = {errno.ENOSPC: "No space left on device", errno.EIO: "Input/output error"}
PYTHON_CALLS = ("mkdir", "rename", "replace", "link", "unlink", "remove", "rmdir")


class FailingDisk:
    """Counts changes of files; a chosen change fails and, on demand, all later ones, too."""

    def __init__(self, folder: Path) -> None:
        self.folder = str(folder.resolve())
        self.armed = False
        """Whether changes are counted now; a test disarms the disk to check the outcome."""
        self.done: list[str] = []
        """A description of each change so far."""
        self.failed: list[str] = []
        self._first, self._broken, self._error = 0, False, errno.ENOSPC

    @contextmanager
    def failing(
        self, first: int = 0, broken: bool = False, error: int = errno.ENOSPC
    ) -> Iterator["FailingDisk"]:
        """Let the change with the number `first` fail inside the block.

        Numbers begin with 1; if `first` is 0, no change fails. If the disk is `broken`, all later
        changes fail, too. `error` is the errno of the failures.
        """
        self._first, self._broken, self._error = first, broken, error
        self.done, self.failed = [], []
        self.armed = True
        try:
            yield self
        finally:
            self.armed = False

    def refuses(self, what: str, place: str) -> bool:
        """Count one change of a file, and return whether it has to fail.

        Changes outside of the folder, or while the disk is not `armed`, are not counted and
        succeed.
        """
        if not self.armed or not place.startswith(self.folder):
            return False
        self.done.append(f"{what} {place.rpartition(os.sep)[2]}")
        number = len(self.done)
        fails = self._first and (number >= self._first if self._broken else number == self._first)
        if fails:
            self.failed.append(self.done[-1])
        return bool(fails)

    def change(self, what: str, place: Any) -> None:
        """Count a change of a file by Python; raise OSError if it has to fail."""
        named = self.armed and isinstance(place, str | os.PathLike)
        if named and self.refuses(what, str(Path(place).absolute())):
            raise OSError(self._error, SENTENCES[self._error], str(place))

    def code(self, ioerr: int) -> int:
        """The error code that SQLite gets: `SQLITE_FULL` for a full disk, otherwise `ioerr`."""
        return SQLITE_FULL if self._error == errno.ENOSPC else ioerr


class _Written:
    """A file opened for writing; all writes, and closing the file, are counted and may fail."""

    def __init__(self, disk: FailingDisk, file: Any) -> None:
        self._disk, self._file = disk, file

    def write(self, data: Any) -> Any:
        self._disk.change("write", self._file.name)
        return self._file.write(data)

    def writelines(self, lines: Any) -> None:
        for line in lines:
            self.write(line)

    def close(self) -> None:
        try:
            if not self._file.closed:
                self._disk.change("close", self._file.name)
        finally:
            self._file.close()

    def __enter__(self) -> "_Written":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)


def meet_python(disk: FailingDisk, patch: pytest.MonkeyPatch) -> None:
    """Patch Python's file functions, so that `disk` counts changes of files and may refuse them."""
    opened = io.open

    def open_(file: Any, mode: str = "r", *arguments: Any, **options: Any) -> Any:
        if not disk.armed or set(mode).isdisjoint("wxa+") or isinstance(file, int):
            return opened(file, mode, *arguments, **options)
        disk.change("open", file)
        return _Written(disk, opened(file, mode, *arguments, **options))

    patch.setattr(io, "open", open_)
    patch.setattr(builtins, "open", open_)
    for name in PYTHON_CALLS:
        patch.setattr(os, name, _asking(disk, name))
    sendfile = os.sendfile

    def send(target: int, *arguments: Any) -> int:
        if disk.armed:
            disk.change("write", _place_of(target))
        return sendfile(target, *arguments)

    patch.setattr(os, "sendfile", send)


def _place_of(descriptor: int) -> Path:
    return Path(f"/proc/self/fd/{descriptor}").readlink()


def _asking(disk: FailingDisk, name: str) -> Callable[..., Any]:
    call = getattr(os, name)

    def ask(path: Any, *arguments: Any, **options: Any) -> Any:
        if disk.armed:
            folder = options.get("dir_fd")
            disk.change(name, path if folder is None else Path(_place_of(folder), path))
        return call(path, *arguments, **options)

    return ask


# --- SQLite -----------------------------------------------------------------------------------

_POINTER = ctypes.c_void_p


def _function(*arguments: Any) -> Any:
    return ctypes.CFUNCTYPE(ctypes.c_int, *arguments)


class _Methods(ctypes.Structure):
    """The methods of an open file, in the order of SQLite's sqlite3_io_methods."""

    _fields_ = [
        ("version", ctypes.c_int),
        ("close", _POINTER),
        ("read", _POINTER),
        ("write", _function(_POINTER, _POINTER, ctypes.c_int, ctypes.c_int64)),
        ("truncate", _function(_POINTER, ctypes.c_int64)),
        ("sync", _function(_POINTER, ctypes.c_int)),
        *((name, _POINTER) for name in ("size", "lock", "unlock", "locked", "control")),
        *((name, _POINTER) for name in ("sector", "traits")),
        (
            "shm_map",
            _function(_POINTER, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.POINTER(_POINTER)),
        ),
        *((name, _POINTER) for name in ("shm_lock", "shm_barrier", "shm_unmap")),
        *((name, _POINTER) for name in ("fetch", "unfetch")),
    ]


class _System(ctypes.Structure):
    """The functions of a VFS, in the order of SQLite's sqlite3_vfs."""

    _fields_ = [
        *((name, ctypes.c_int) for name in ("version", "file_size", "path_size")),
        *((name, _POINTER) for name in ("next", "name", "data")),
        (
            "open",
            _function(_POINTER, _POINTER, ctypes.POINTER(_POINTER), ctypes.c_int, _POINTER),
        ),
        ("delete", _function(_POINTER, _POINTER, ctypes.c_int)),
    ]


def _text(pointer: int | None) -> str:
    return os.fsdecode(ctypes.string_at(pointer)) if pointer else ""


class _Sqlite:
    """Patches SQLite's default VFS, so that `disk` can count and refuse changes; `leave` undoes it.

    Only files that are opened while the disk is `armed` are affected.
    """

    def __init__(self, disk: FailingDisk) -> None:
        self._disk = disk
        library = ctypes.CDLL(_sqlite3.__file__)
        library.sqlite3_vfs_find.restype = ctypes.POINTER(_System)
        self._system = library.sqlite3_vfs_find(None).contents
        self._tables: dict[int, _Methods] = {}
        self._names: dict[int, str] = {}
        fields = dict(_System._fields_[-2:])
        self._open = ctypes.cast(self._system.open, fields["open"])
        self._delete = ctypes.cast(self._system.delete, fields["delete"])
        self._ours = fields["open"](self._on_open), fields["delete"](self._on_delete)
        self._system.open, self._system.delete = self._ours

    def leave(self) -> None:
        self._system.open, self._system.delete = self._open, self._delete

    def _on_open(self, system: int, name: int, file: Any, flags: int, out: Any) -> int:
        place = _text(name)  # `name` itself stays a pointer, because SQLite keeps that pointer
        if not flags & OPEN_READ_ONLY and self._disk.refuses("open", place):
            return SQLITE_CANTOPEN
        code = int(self._open(system, name, file, flags, out))
        if code == 0 and place and self._disk.armed:
            self._names[ctypes.addressof(file.contents)] = place
            file[0] = ctypes.addressof(self._table_for(file[0]))
        return code

    def _on_delete(self, system: int, name: int, sync: int) -> int:
        if self._disk.refuses("delete", _text(name)):
            return IOERR_DELETE
        return int(self._delete(system, name, sync))

    def _table_for(self, address: int) -> _Methods:
        """A copy of the file methods at `address`, in which each change is counted and may fail."""
        if address not in self._tables:
            real = _Methods.from_address(address)
            ours = _Methods.from_buffer_copy(real)
            ours.write = self._asking(real, "write", IOERR_WRITE)
            ours.truncate = self._asking(real, "truncate", IOERR_TRUNCATE)
            ours.sync = self._asking(real, "sync", IOERR_FSYNC)
            if real.version >= 2 and real.shm_map:
                ours.shm_map = self._asking(real, "shm_map", IOERR_SHMMAP)
            self._tables[address] = ours
        return self._tables[address]

    def _asking(self, real: _Methods, name: str, ioerr: int) -> Any:
        kind = dict(_Methods._fields_)[name]
        call = ctypes.cast(getattr(real, name), kind)

        def ask(file: int, *arguments: Any) -> int:
            if self._disk.refuses(f"sqlite {name}", self._names.get(file, "")):
                return self._disk.code(ioerr)
            if name == "sync":  # tests need not survive a power cut, so do not wait
                return 0
            return int(call(file, *arguments))

        return kind(ask)


@contextmanager
def failing_disk(folder: Path) -> Iterator[FailingDisk]:
    """Patch Python and SQLite inside the block, so that changes of files in `folder` can fail.

    Yields the disk; its method `failing` selects the changes that fail. The test is skipped if
    SQLite is built into Python, because it cannot be patched there.
    """
    disk = FailingDisk(folder)
    try:
        sqlite = _Sqlite(disk)
    except (AttributeError, OSError):
        pytest.skip("this Python holds its SQLite inside, where no call can be met")
    try:
        with pytest.MonkeyPatch.context() as patch:
            meet_python(disk, patch)
            yield disk
    finally:
        sqlite.leave()
