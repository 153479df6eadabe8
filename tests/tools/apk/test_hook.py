"""Tests that Gradle's project gets what the templates of python-for-android lack."""

from pathlib import Path

import pytest

from android.hook import SETTINGS, before_apk_assemble
from tests.tools.apk.sample_packages import write_tree

GRADLE = "android {\n    namespace 'a.b'\n}\n"
WINDOW = '<activity android:configChanges="locale|density" android:exported="true"/>'


def test_the_project_is_completed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_tree(tmp_path, {"build.gradle": GRADLE, "src/main/AndroidManifest.xml": WINDOW})
    monkeypatch.chdir(tmp_path)
    before_apk_assemble(None)
    assert (tmp_path / "build.gradle").read_text(encoding="utf-8") == GRADLE + SETTINGS
    manifest = (tmp_path / "src/main/AndroidManifest.xml").read_text(encoding="utf-8")
    assert manifest.count("configChanges") == 1
    for change in ("locale", "density", "colorMode", "fontWeightAdjustment", "grammaticalGender"):
        assert f"|{change}|" in manifest
    assert 'android:exported="true"' in manifest


def test_another_template_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_tree(tmp_path, {"build.gradle": GRADLE, "src/main/AndroidManifest.xml": "<activity/>"})
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ValueError, match="not one window"):
        before_apk_assemble(None)
