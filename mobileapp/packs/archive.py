"""Reads and writes the zip file of a pack or a backup; its content is never trusted."""

import io
import os
import shutil
import stat
import zipfile
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path, PurePosixPath
from typing import IO

from engine.errors import BadPack
from engine.records import Frozen
from mobileapp.background.progress import ReportProgress, count_pieces, ignore_progress
from mobileapp.languages.translation import N_

CLUTTER = ("__MACOSX", ".DS_Store", "Thumbs.db", "desktop.ini")
"""Files that operating systems add to folders; they are ignored."""
_CHUNK = 2**18
_LONG_AGO = (1980, 1, 1, 0, 0, 0)


class Limits(Frozen):
    """The limits of an import.

    `total` and `each` are the maximum bytes of all files together and of each file, and `files` is
    the maximum number of files.
    """

    total: int
    each: int
    files: int


class Entry(Frozen):
    """A file to be imported; `name` is its validated path inside the zip file or folder."""

    name: str
    size: int
    open: Callable[[], IO[bytes]]


@contextmanager
def reading(source: Path, limits: Limits) -> Iterator[dict[str, Entry]]:
    """The files of a folder or zip file, by validated name; nothing is unpacked yet.

    The entries can be read only inside the block. Raises BadPack if the zip file is unreadable, a
    name or a kind of file is not allowed, or a limit is exceeded.
    """
    with ExitStack() as stack:
        try:
            entries = _checked(
                _in_folder(source)
                if source.is_dir()
                else _in_zip(zipfile.ZipFile(stack.enter_context(source.open("rb")))),
                limits,
            )
        except (zipfile.BadZipFile, NotImplementedError, OSError, ValueError) as error:
            raise BadPack(
                "bad-file", "“{file}” isn’t a zip file that can be read.", file=source.name
            ) from error
        yield entries


def _in_folder(folder: Path) -> Iterator[Entry]:
    for root, folders, files in os.walk(folder):
        for name in (*folders, *files):
            path = Path(root, name)
            relative = path.relative_to(folder).as_posix()
            if path.is_symlink() or not (path.is_dir() or path.is_file()):
                raise BadPack("link", "“{name}” is a link, not a file.", name=relative)
        for name in files:
            path = Path(root, name)
            relative = path.relative_to(folder).as_posix()
            yield Entry(relative, path.stat().st_size, partial(io.FileIO, path))


def _in_zip(archive: zipfile.ZipFile) -> Iterator[Entry]:
    for info in archive.infolist():
        _refuse_outside(info.filename)
        kind = stat.S_IFMT(info.external_attr >> 16)
        if info.is_dir():
            continue
        if kind not in (0, stat.S_IFREG):
            raise BadPack("link", "“{name}” is a link, not a file.", name=info.filename)
        if info.flag_bits & 1:
            raise BadPack("locked", "The file is locked with a password.")
        if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise BadPack(
                "packing", "“{name}” is compressed in an unusual way.", name=info.filename
            )
        yield Entry(info.filename, info.file_size, partial(archive.open, info))


def _refuse_outside(name: str) -> None:
    parts = PurePosixPath(name).parts
    if not parts or name.startswith("/") or ".." in parts or "\\" in name or ":" in name:
        raise BadPack("outside", "“{name}” would lie outside the pack.", name=name)


def _checked(found: Iterable[Entry], limits: Limits) -> dict[str, Entry]:
    entries: dict[str, Entry] = {}
    total = 0
    for entry in found:
        if not set(PurePosixPath(entry.name).parts).isdisjoint(CLUTTER):
            continue
        if entry.name in entries:
            raise BadPack("twice", "“{name}” is in the file twice.", name=entry.name)
        if entry.size > limits.each:
            raise BadPack(
                "large",
                "“{name}” is larger than {most} MB.",
                name=entry.name,
                most=limits.each // 2**20,
            )
        entries[entry.name] = entry
        total += entry.size
        if total > limits.total or len(entries) > limits.files:
            raise BadPack(
                "large",
                "There’s too much in it: at most {most} MB in {files} files.",
                most=limits.total // 2**20,
                files=limits.files,
            )
    return entries


def damaged(name: str) -> BadPack:
    """The refusal of a file whose content is not what it should be."""
    return BadPack("broken", "“{name}” is damaged.", name=name)


def damaged_export() -> BadPack:
    """The refusal of an exported file whose content is not what the app has written."""
    return BadPack("broken", "This exported file is damaged.")


def copy(entry: Entry, target: Path) -> None:
    """Write the content of an entry to a new file; raise BadPack if the entry is damaged."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with target.open("xb") as copied:
        copied.writelines(_chunks(entry))


def read(entry: Entry) -> bytes:
    """The content of an entry; raises BadPack if it is damaged."""
    return b"".join(_chunks(entry))


def _chunks(entry: Entry) -> Iterator[bytes]:
    """The content of an entry in chunks.

    Raises BadPack if the entry is damaged or does not have the declared size.
    """
    left = entry.size
    try:
        with entry.open() as source:
            while left >= 0 and (chunk := source.read(_CHUNK)):
                left -= len(chunk)
                yield chunk
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, ValueError) as error:
        raise damaged(entry.name) from error
    if left:
        raise damaged(entry.name)


def write(
    target: Path,
    files: Sequence[tuple[str, Path | bytes]],
    report: ReportProgress = ignore_progress,
) -> None:
    """Write a zip file; the same content always gives the same bytes.

    `files` are pairs: a name in the zip file, and a path or the content itself. Raises BadPack if
    the zip file cannot be written; no partial file is left. `report` is called before every file,
    and may raise an exception to cancel the work.
    """
    count_one = count_pieces(report, N_("Writing files: {done} of {total}"), len(files))
    making = target.with_name(f"{target.name}.making")
    try:
        with zipfile.ZipFile(making, "w") as archive:
            for name, content in files:
                count_one()
                info = zipfile.ZipInfo(name, _LONG_AGO)
                info.external_attr = (stat.S_IFREG | 0o644) << 16
                if isinstance(content, bytes):
                    info.compress_type = zipfile.ZIP_DEFLATED
                    archive.writestr(info, content)
                else:
                    with content.open("rb") as source, archive.open(info, "w") as copied:
                        shutil.copyfileobj(source, copied, _CHUNK)
        making.replace(target)
    except OSError as error:
        raise BadPack("not-written", "“{file}” couldn’t be written.", file=target.name) from error
    finally:
        with suppress(OSError):
            making.unlink(missing_ok=True)
