"""The layout of native libraries, of every width and byte order."""

import pytest

from tests.tools.apk.sample_packages import elf
from tools.apk.elf import page_alignment


@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize("order", ["<", ">"])
def test_the_smallest_alignment_counts(wide: bool, order: str) -> None:
    assert page_alignment(elf([16384, 16384], wide, order)) == 16384
    assert page_alignment(elf([65536, 4096, 16384], wide, order)) == 4096


def test_segments_that_are_not_loaded_do_not_count() -> None:
    assert page_alignment(elf([16384])) == 16384  # there is always one of 8 bytes besides
    assert page_alignment(elf([])) == 0


def test_anything_else_is_refused() -> None:
    with pytest.raises(ValueError, match="ELF"):
        page_alignment(b"\x1f\x8b archive")
