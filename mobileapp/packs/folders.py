"""Swaps folders so that one of the two is always in place, whenever the app ends."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

TEMP_PREFIX = ".packs-"
"""How the names of temporary folders begin: after a sudden end of the app they are removed."""
_SUFFIX = ".before"


@contextmanager
def swapped_in(folder: Path, place: Path, mark: str = "") -> Iterator[None]:
    """Put a folder in the place of another, if there is one; an exception takes it back.

    A swap that has a mark counts only once that was written down elsewhere, as the last thing
    inside: whoever does so learns after a sudden end of the app whether it stays.
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
    """Finish or take back the swaps that a sudden end of the app has interrupted."""
    for before in parent.glob("*" + _SUFFIX):
        place = before.with_name(before.name.removesuffix(_SUFFIX))
        if place.exists():
            shutil.rmtree(before, ignore_errors=True)
        else:
            before.rename(place)


def recover_marked(place: Path, written: str) -> None:
    """The same for a swap with a mark: it stays if that mark was written down."""
    for before in place.parent.glob(f"{place.name}{_SUFFIX}*"):
        if place.exists() and before.name.endswith(f"{_SUFFIX}{written}"):
            shutil.rmtree(before, ignore_errors=True)
            continue
        if place.exists():
            place.rename(place.with_name(TEMP_PREFIX + before.name))
        before.rename(place)


def remove_leftovers(parent: Path) -> None:
    """Remove the temporary folders that a sudden end of the app has left."""
    for leftover in parent.glob(f"{TEMP_PREFIX}*"):
        shutil.rmtree(leftover, ignore_errors=True)
