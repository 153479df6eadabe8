"""Replaces folders safely: after a crash, either the old or the new folder is in place."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

TEMP_PREFIX = ".packs-"
"""The prefix of temporary folders; if a crash leaves one, the next start removes it."""
_SUFFIX = ".before"


@contextmanager
def swapped_in(folder: Path, place: Path, mark: str = "") -> Iterator[None]:
    """Replace the folder at `place`, if any, by `folder`; an exception in the block undoes this.

    With a `mark`, the caller must store the mark elsewhere, as the last step inside the block.
    After a crash, the swap counts as committed if its mark was stored (see `recover_marked`).
    """
    before = place.with_name(place.name + _SUFFIX + mark)
    if place.exists():
        place.rename(before)
    try:
        folder.rename(place)
        yield
    except BaseException:
        shutil.rmtree(place, ignore_errors=True)
        if before.exists():
            before.rename(place)
        raise
    shutil.rmtree(before, ignore_errors=True)


def recover_swaps(parent: Path) -> None:
    """Finish or undo the interrupted swaps of folders in `parent`, except swaps with a mark."""
    for before in parent.glob("*" + _SUFFIX):
        place = before.with_name(before.name.removesuffix(_SUFFIX))
        if place.exists():
            shutil.rmtree(before, ignore_errors=True)
        else:
            before.rename(place)


def recover_marked(place: Path, written: str) -> None:
    """Finish the interrupted swap if its mark is `written`; otherwise undo it.

    `written` is the mark that was stored last.
    """
    for before in place.parent.glob(f"{place.name}{_SUFFIX}*"):
        if place.exists() and before.name.endswith(f"{_SUFFIX}{written}"):
            shutil.rmtree(before, ignore_errors=True)
            continue
        if place.exists():
            place.rename(place.with_name(TEMP_PREFIX + before.name))
        before.rename(place)


def remove_leftovers(parent: Path) -> None:
    """Remove the temporary folders in `parent` that a crash has left."""
    for leftover in parent.glob(f"{TEMP_PREFIX}*"):
        shutil.rmtree(leftover, ignore_errors=True)
