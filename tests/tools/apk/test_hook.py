"""Tests that Gradle's project gets the settings that python-for-android's template lacks."""

from pathlib import Path

import pytest

from android.hook import SETTINGS, before_apk_assemble


def test_settings_are_added_to_the_project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project = tmp_path / "build.gradle"
    project.write_text("android {\n    namespace 'a.b'\n}\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    before_apk_assemble(None)
    assert project.read_text(encoding="utf-8") == "android {\n    namespace 'a.b'\n}\n" + SETTINGS
