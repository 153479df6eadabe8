"""Tests of when the packaged app is run with the Kivy that is installed on the system."""

from pathlib import Path

import pytest

from tools.apk.tablet import find_kivy

PACKAGES = ["kivy==2.3.1", "kivymd==2.0.0"]


def python_with(folder: Path, kivy: str) -> Path:
    """The path of a fake Python, which ignores its arguments and runs the shell command `kivy`."""
    python = folder / "python3.14"
    python.write_text(f"#!/bin/sh\n{kivy}\n", encoding="utf-8")
    python.chmod(0o755)
    return python


@pytest.mark.parametrize(
    ("kivy", "expected"),
    [
        ("echo 2.3.1 /usr/lib/python3/dist-packages/kivy", "/usr/lib/python3/dist-packages/kivy"),
        ("echo 2.3.0 /usr/lib/python3/dist-packages/kivy", None),
        ("exit 1", None),
    ],
)
def test_a_kivy_of_the_system(tmp_path: Path, kivy: str, expected: str | None) -> None:
    """The Kivy of the system is used only if its version is the one in `PACKAGES`."""
    found = find_kivy(python_with(tmp_path, kivy), PACKAGES)
    assert (str(found) if found else None) == expected
