"""Tests that packages which should be the same are compared file by file."""

import io
import tarfile
import zipfile
from pathlib import Path

import pytest

from tools.apk.package import APPLICATION
from tools.apk.repeat import contents, differences

FILES = {"AndroidManifest.xml": b"<manifest/>", "res/icon.png": b"icon"}
MODULES = {"main.pyc": b"main", "engine/core.pyc": b"core"}


def package(file: Path, files: dict[str, bytes], modules: dict[str, bytes], time: int = 0) -> Path:
    """A package of files, with an application of modules."""
    application = io.BytesIO()
    with tarfile.open(fileobj=application, mode="w") as archive:
        for name, content in modules.items():
            member = tarfile.TarInfo(name)
            member.size, member.mtime = len(content), time
            archive.addfile(member, io.BytesIO(content))
    with zipfile.ZipFile(file, "w") as written:
        for name, content in {**files, APPLICATION: application.getvalue()}.items():
            written.writestr(name, content)
    return file


@pytest.fixture
def ours(tmp_path: Path) -> Path:
    return package(tmp_path / "ours.apk", FILES, MODULES)


def test_equal_packages_have_no_differences(ours: Path, tmp_path: Path) -> None:
    assert not [*differences(ours, package(tmp_path / "theirs.apk", FILES, MODULES))]
    assert f"{APPLICATION}/engine/core.pyc" in contents(ours)


def test_a_module_that_differs_is_named(ours: Path, tmp_path: Path) -> None:
    modules = MODULES | {"engine/core.pyc": b"/home/ana/core.py"}
    theirs = package(tmp_path / "theirs.apk", FILES, modules)
    assert [*differences(ours, theirs)] == [
        f"{APPLICATION} differs",
        f"{APPLICATION}/engine/core.pyc differs",
    ]


def test_a_time_or_an_order_that_differs_is_told(ours: Path, tmp_path: Path) -> None:
    later = package(tmp_path / "later.apk", FILES, MODULES, time=9)
    assert [*differences(ours, later)] == [f"{APPLICATION} differs"]
    other = package(tmp_path / "other.apk", dict(reversed(FILES.items())), MODULES)
    assert [*differences(ours, other)] == ["the order of the files differs"]


def test_a_file_in_one_package_alone_is_told_but_no_signature(ours: Path, tmp_path: Path) -> None:
    more = {"lib/arm64-v8a/libmain.so": b"", "META-INF/KEY.RSA": b"", "META-INF/KEY.SF": b""}
    theirs = package(tmp_path / "theirs.apk", FILES | more, MODULES)
    assert [*differences(ours, theirs)] == [f"lib/arm64-v8a/libmain.so is only in {theirs}"]
