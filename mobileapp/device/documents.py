"""Lets people choose and save files in Android's dialogs (Storage Access Framework).

The app needs no permission, because it can access only the files that people choose there.
"""

import itertools
import os
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import IO, Any

from jnius import autoclass
from kivy.clock import Clock

from android import activity as results
from engine.errors import Refusal
from mobileapp.background.progress import ReportProgress, count_pieces
from mobileapp.device.desktop import Work
from mobileapp.device.java import activity
from mobileapp.languages.translation import N_

RESULT_OK = -1
TYPES = {
    # Mail and chat apps often save files with the wrong MIME type.
    ".zip": ("application/zip", "application/x-zip-compressed", "application/octet-stream"),
    ".jpg": ("image/jpeg",),
    ".jpeg": ("image/jpeg",),
    ".png": ("image/png",),
    ".webp": ("image/webp",),
    ".pdf": ("application/pdf",),
}
MAX_BYTES = 2 * 2**30
"""The maximum number of bytes of all files of one import, or of one exported file.

This is also the maximum size of a backup.
"""
CHUNK = 2**18


class Documents:
    """Opens Android's file dialogs and handles their results.

    A result may come hours later, or never if Android ends the app.
    """

    def __init__(self, make_temp_folder: Callable[[], Path]) -> None:
        self._make_temp_folder = make_temp_folder
        self._numbers = itertools.count(1)
        self._asked: dict[int, Callable[[Any], None]] = {}
        self._listening = False

    def choose(
        self, suffixes: tuple[str, ...], several: bool, answer: Callable[[Work[list[Path]]], object]
    ) -> None:
        """Let people choose one file, or more if `several`, with these suffixes.

        Then `answer` is called with a function that copies the files into the app and returns the
        paths of the copies. If people cancel, `answer` is not called.
        """
        types = dict.fromkeys(name for suffix in suffixes for name in TYPES[suffix])
        with as_refusal():
            kind = autoclass("android.content.Intent")
            intent = _intent(kind.ACTION_OPEN_DOCUMENT, "*/*")
            intent.putExtra(kind.EXTRA_MIME_TYPES, list(types))
            intent.putExtra(kind.EXTRA_ALLOW_MULTIPLE, several)
            self._ask(intent, partial(self._offer_copies, answer))

    def save(self, file: Path, answer: Callable[[Work[str]], object]) -> None:
        """Let people choose where to save a file, which is moved to a temporary folder first.

        Then `answer` is called with a function that writes the file to that place and returns its
        name there. If people cancel, `answer` is not called and the file is deleted.
        """
        kept = self._make_temp_folder() / file.name
        try:
            shutil.move(file, kept)
            with as_refusal():
                kind = autoclass("android.content.Intent")
                intent = _intent(kind.ACTION_CREATE_DOCUMENT, TYPES[file.suffix][0])
                # Not putExtra: of its overloads pyjnius would take the one for arrays of letters.
                extras = autoclass("android.os.Bundle")()
                extras.putString(kind.EXTRA_TITLE, file.name)
                intent.putExtras(extras)
                self._ask(intent, partial(_offer_writing, kept, answer))
        except (OSError, Refusal):
            shutil.rmtree(kept.parent, ignore_errors=True)
            raise

    def _ask(self, intent: Any, answer: Callable[[Any], None]) -> None:
        if not self._listening:
            # Never unbound: Android iterates over its listeners while it calls them.
            results.bind(on_activity_result=self._on_result)
            self._listening = True
        number = next(self._numbers)
        activity().startActivityForResult(intent, number)
        self._asked[number] = answer

    def _on_result(self, number: int, result: int, intent: Any) -> None:
        """Receive the result on Android's thread and pass it to the main thread.

        If people cancel, `intent` is a wrapped null, and using it in any way would end the app.
        `ProtectedActivity` turns a result without an intent into a cancelled one.
        """
        chosen = intent if result == RESULT_OK else None
        Clock.schedule_once(lambda _dt: self._answer(number, chosen))

    def _answer(self, number: int, intent: Any) -> None:
        if number in self._asked:
            self._asked.pop(number)(intent)

    def _offer_copies(self, answer: Callable[[Work[list[Path]]], object], intent: Any) -> None:
        if intent is not None:
            answer(partial(_copy_in, intent, self._make_temp_folder))


def _intent(action: str, kind: str) -> Any:
    intents = autoclass("android.content.Intent")
    intent = intents(action)
    intent.addCategory(intents.CATEGORY_OPENABLE)
    intent.setType(kind)
    return intent


@contextmanager
def as_refusal() -> Iterator[None]:
    """Turn any exception in the block into a Refusal that says that no file can be chosen."""
    try:
        yield
    except Exception as error:
        raise Refusal("no-picker", "This device offers no way to choose a file.") from error


# --- import -----------------------------------------------------------------------------------


def _addresses(intent: Any) -> list[Any]:
    """The URIs of the files that people chose, read from the result intent.

    The intent has them in its clip data. If it has no clip data, its data is the only URI.
    """
    clips = intent.getClipData()
    if clips is None:
        return [intent.getData()]
    return [clips.getItemAt(place).getUri() for place in range(clips.getItemCount())]


def _copy_in(
    intent: Any, make_temp_folder: Callable[[], Path], report: ReportProgress
) -> list[Path]:
    """Copy the chosen files to a temporary folder and return the paths of the copies.

    On an error, all copies are deleted.
    """
    with as_refusal():
        addresses = _addresses(intent)
    folder = make_temp_folder()
    left = MAX_BYTES
    count_one = count_pieces(report, N_("Reading files: {done} of {total}"), len(addresses))
    try:
        copies = []
        for number, address in enumerate(addresses):
            count_one()
            copy = folder / str(number) / (_name_of(address) or "file")
            copy.parent.mkdir()
            with open_document(address, "r") as source, copy.open("xb") as target:
                left -= copy_bytes(source, target, left, report)
            copies.append(copy)
        report()
        return copies
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise


# --- export -----------------------------------------------------------------------------------


def _offer_writing(file: Path, answer: Callable[[Work[str]], object], intent: Any) -> None:
    if intent is None:
        shutil.rmtree(file.parent, ignore_errors=True)
    else:
        answer(partial(_copy_out, file, intent))


def _copy_out(file: Path, intent: Any, report: ReportProgress) -> str:
    """Write the file to the chosen document, and return the name of the document.

    On an error, the incomplete document is deleted. The file is deleted in any case.
    """
    address = None
    try:
        with as_refusal():
            address = intent.getData()
        with file.open("rb") as source, open_document(address, "wt") as target:
            copy_bytes(source, target, MAX_BYTES, report)
        return _name_of(address) or file.name
    except BaseException:
        with suppress(Exception):  # the document may not exist yet
            contract = autoclass("android.provider.DocumentsContract")
            contract.deleteDocument(activity().getContentResolver(), address)
        raise
    finally:
        shutil.rmtree(file.parent, ignore_errors=True)


# --- access to documents ----------------------------------------------------------------------


@contextmanager
def open_document(address: Any, mode: str) -> Iterator[IO[bytes]]:
    """Open a document as a Python file by its descriptor, as copying through Java is far slower.

    Raises OSError if the app that has the document does not open it.
    """
    try:
        descriptor = activity().getContentResolver().openFileDescriptor(address, mode)
    except Exception as error:
        raise OSError("the document could not be opened") from error
    if descriptor is None:
        raise OSError("there is no such document any more")
    try:
        with os.fdopen(os.dup(descriptor.getFd()), "rb" if mode == "r" else "wb") as file:
            yield file
    finally:
        descriptor.close()


def copy_bytes(source: IO[bytes], target: IO[bytes], most: int, report: ReportProgress) -> int:
    """Copy a file and return its size in bytes; raise Refusal if it has more than `most` bytes.

    `report` is called before every chunk is written, and may raise an exception to cancel the work.
    """
    poured = 0
    while chunk := source.read(CHUNK):
        report()
        poured += len(chunk)
        if poured > most:
            raise Refusal(
                "large", "That’s too much at once: at most {most} MB.", most=MAX_BYTES // 2**20
            )
        target.write(chunk)
    return poured


def _name_of(address: Any) -> str:
    """The display name of a document, made valid as a file name; empty if it cannot be read."""
    with suppress(Exception):
        column = autoclass("android.provider.OpenableColumns").DISPLAY_NAME
        resolver = activity().getContentResolver()
        rows = resolver.query(address, [column], None, None, None)
        try:
            if rows.moveToFirst():
                name = rows.getString(rows.getColumnIndexOrThrow(column))
                return re.sub(r"[^\w.() -]", "_", name).lstrip(".")[-80:]
        finally:
            rows.close()
    return ""
