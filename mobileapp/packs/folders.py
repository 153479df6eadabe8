"""Swaps folders so that one of the two is always in place, whenever the app ends."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_SUFFIX = ".before"


@contextmanager
def swapped_in(folder: Path, place: Path) -> Iterator[None]:
    """Put a folder in the place of another, if there is one; an exception takes it back."""
    before = place.with_name(place.name + _SUFFIX)
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


def recover_swaps(parent: Path, name: str = "*") -> None:
    """Finish or take back the swaps that a sudden end of the app has interrupted."""
    for before in parent.glob(name + _SUFFIX):
        place = before.with_name(before.name.removesuffix(_SUFFIX))
        if place.exists():
            shutil.rmtree(before, ignore_errors=True)
        else:
            before.rename(place)
