"""Shares files through Android's share sheet.

Other apps can read only files in a shared collection, so each file is first copied to *Download*,
which needs no permission since Android 10. People can find the copies there later, too; nobody sees
one before it is complete.
"""

import shutil
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

from jnius import autoclass, cast

from mobileapp.background.progress import ReportProgress
from mobileapp.device.desktop import Work
from mobileapp.device.documents import MAX_BYTES, TYPES, as_refusal, copy_bytes, open_document
from mobileapp.device.java import activity

SHARES_SINCE = 29
"""The API level of Android 10, since which apps need no permission to write to *Download*."""
FOLDER = "Download/Seeing Things"
POLL = 0.2
"""How often a task in the background asks whether people have cancelled it, in seconds."""


def share(
    files: Sequence[Path],
    make_temp_folder: Callable[[], Path],
    in_front: Event,
    answer: Callable[[Work[str]], object],
) -> None:
    """Share files, which are moved to a temporary folder first.

    While `in_front` is not set, the app is in the background, where Android ignores a request to
    open the share sheet without a word. So it is opened when people return.

    `answer` is called with a function that copies the files to *Download*, opens the share sheet,
    deletes the files in the temporary folder, and returns the name of the folder with the copies.
    """
    ours = make_temp_folder()
    moved = [Path(shutil.move(file, ours / file.name)) for file in files]
    answer(partial(_share, moved, in_front))


def _share(files: Sequence[Path], in_front: Event, report: ReportProgress) -> str:
    added: list[Any] = []
    try:
        for file in files:
            added.append(_add_to_downloads(file))
            with file.open("rb") as source, open_document(added[-1], "wt") as target:
                copy_bytes(source, target, MAX_BYTES, report)
        while not in_front.wait(POLL):
            report()
        with as_refusal():
            for address in added:
                _publish(address)
            _open_sheet(added, TYPES[files[0].suffix][0])
    except BaseException:
        for address in added:
            with suppress(Exception):
                activity().getContentResolver().delete(address, None, None)
        raise
    finally:
        shutil.rmtree(files[0].parent, ignore_errors=True)
    return FOLDER


def _add_to_downloads(file: Path) -> Any:
    """Create an empty file with the name of `file` in *Download*, and return its URI."""
    with as_refusal():
        values = autoclass("android.content.ContentValues")()
        values.put("_display_name", file.name)
        values.put("mime_type", TYPES[file.suffix][0])
        values.put("relative_path", FOLDER)
        values.put("is_pending", _integer(1))
        collection = autoclass("android.provider.MediaStore$Downloads").EXTERNAL_CONTENT_URI
        address = activity().getContentResolver().insert(collection, values)
        if address is None:
            raise OSError("nothing was added")
        return address


def _publish(address: Any) -> None:
    """Let other apps see a file, as it is complete."""
    values = autoclass("android.content.ContentValues")()
    values.put("is_pending", _integer(0))
    activity().getContentResolver().update(address, values, None, None)


def _integer(number: int) -> Any:
    """A number as a Java object, which pyjnius makes only of some arguments by itself."""
    return autoclass("java.lang.Integer")(number)


def _open_sheet(addresses: Sequence[Any], kind: str) -> None:
    intents = autoclass("android.content.Intent")
    several = len(addresses) > 1
    intent = intents(intents.ACTION_SEND_MULTIPLE if several else intents.ACTION_SEND)
    intent.setType(kind)
    intent.addFlags(intents.FLAG_GRANT_READ_URI_PERMISSION)
    streams = [cast("android.os.Parcelable", address) for address in addresses]
    if several:
        listed = autoclass("java.util.ArrayList")()
        for stream in streams:
            listed.add(stream)
        intent.putParcelableArrayListExtra(intents.EXTRA_STREAM, listed)
    else:
        intent.putExtra(intents.EXTRA_STREAM, streams[0])
    activity().startActivity(intents.createChooser(intent, None))
