"""Tests that the alignment of native libraries is read, for every width and byte order."""

import pytest

from tests.tools.apk.sample_packages import elf
from tools.apk.elf import page_alignment, processor


@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize("order", ["<", ">"])
def test_the_smallest_alignment_counts(wide: bool, order: str) -> None:
    assert page_alignment(elf([16384, 16384], wide, order)) == 16384
    assert page_alignment(elf([65536, 4096, 16384], wide, order)) == 4096


def test_segments_that_are_not_loaded_do_not_count() -> None:
    assert page_alignment(elf([16384])) == 16384  # the sample also has a segment aligned to 8 bytes
    assert page_alignment(elf([])) == 0


@pytest.mark.parametrize(("wide", "name"), [(True, "arm64-v8a"), (False, "armeabi-v7a")])
@pytest.mark.parametrize("order", ["<", ">"])
def test_each_is_for_one_processor(wide: bool, name: str, order: str) -> None:
    assert processor(elf([16384], wide, order)) == name


def test_a_processor_that_android_does_not_know() -> None:
    library = bytearray(elf([16384]))
    library[18] = 243
    assert processor(bytes(library)) == "processor 243"


def test_anything_else_is_refused() -> None:
    with pytest.raises(ValueError, match="ELF"):
        page_alignment(b"\x1f\x8b archive")
