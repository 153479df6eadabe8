"""Tests of exports to another file system, such as a memory stick."""

import errno
import os
import shutil
from pathlib import Path

import pytest

from mobileapp.device import Device


@pytest.fixture
def export(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An exported file that cannot be renamed, as if each target were on another file system."""
    file = tmp_path / "ours" / "all.zip"
    file.parent.mkdir()
    file.write_bytes(b"everything")
    rename = os.rename

    def refuse(source: os.PathLike[str], target: os.PathLike[str]) -> None:
        if Path(source) == file:
            raise OSError(errno.EXDEV, "Invalid cross-device link")
        rename(source, target)

    monkeypatch.setattr(os, "rename", refuse)
    monkeypatch.setattr(os, "replace", refuse)
    return file


@pytest.fixture
def device(tmp_path: Path) -> Device:
    device = Device()
    device.downloads = tmp_path / "downloads"
    return device


def test_only_a_complete_copy_has_the_name_of_the_file(
    export: Path, device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    target, copy = device.downloads / "all.zip", shutil.copyfile
    existed: list[bool] = []

    def watch(*arguments: object, **settings: object) -> object:
        copied = copy(*arguments, **settings)  # type: ignore[call-overload]
        existed.append(target.exists())
        return copied

    monkeypatch.setattr(shutil, "copyfile", watch)
    device.save_file(export, lambda _work: None)
    assert existed == [False]
    assert [*device.downloads.iterdir()] == [target]
    assert target.read_bytes() == b"everything"
    assert not export.exists()


def test_a_copy_that_fails_leaves_nothing(
    export: Path, device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_source: Path, target: Path, **_settings: object) -> None:
        Path(target).write_bytes(b"every")
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(shutil, "copyfile", fail)
    with pytest.raises(OSError, match="No space"):
        device.save_file(export, lambda _work: None)
    assert not [*device.downloads.iterdir()]
    assert export.exists()
