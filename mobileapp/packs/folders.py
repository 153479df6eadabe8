"""Swaps folders safely: after a crash either the old or the new one is in place."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

TEMP_PREFIX = ".packs-"
"""The prefix of temporary folders, which are removed at the next start after a crash."""
_SUFFIX = ".before"


@contextmanager
def swapped_in(folder: Path, place: Path, mark: str = "") -> Iterator[None]:
    """Replace a folder by another one; an exception inside the block rolls the swap back.

    A swap with a `mark` is committed only once the caller has stored the mark elsewhere, as the
    last step inside the block. After a crash, the stored mark tells whether the swap stays.
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
    """Finish or roll back the swaps that a crash interrupted."""
    for before in parent.glob("*" + _SUFFIX):
        place = before.with_name(before.name.removesuffix(_SUFFIX))
        if place.exists():
            shutil.rmtree(before, ignore_errors=True)
        else:
            before.rename(place)


def recover_marked(place: Path, written: str) -> None:
    """Recover an interrupted swap with a mark: it stays if the mark was stored."""
    for before in place.parent.glob(f"{place.name}{_SUFFIX}*"):
        if place.exists() and before.name.endswith(f"{_SUFFIX}{written}"):
            shutil.rmtree(before, ignore_errors=True)
            continue
        if place.exists():
            place.rename(place.with_name(TEMP_PREFIX + before.name))
        before.rename(place)


def remove_leftovers(parent: Path) -> None:
    """Remove the temporary folders that a crash has left."""
    for leftover in parent.glob(f"{TEMP_PREFIX}*"):
        shutil.rmtree(leftover, ignore_errors=True)
