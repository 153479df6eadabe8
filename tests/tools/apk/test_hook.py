"""Tests that Gradle's project gets what the templates of python-for-android lack."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from android.hook import SETTINGS, before_apk_assemble, before_apk_build
from tests.tools.apk.sample_packages import write_tree

COMPILE = "    args = [PYTHON, '-m', 'compileall', '-b', '-f', python_file]\n"
SORT = "    files.sort({})  # deterministic\n"
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


def test_the_app_is_packed_alike_in_every_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_tree(tmp_path, {"build.py": COMPILE + SORT.format("")})
    monkeypatch.chdir(tmp_path)
    for folder in ("one", "another"):  # the project may be that of an earlier build
        app = str(tmp_path / folder)
        arguments = ["--name", "app", "--private", app]
        before_apk_build(SimpleNamespace(args=SimpleNamespace(unknown_args=arguments)))
        script = (tmp_path / "build.py").read_text(encoding="utf-8")
        compiling = COMPILE.replace("python_file", f"'-s', {app!r}, python_file")
        assert script == compiling + SORT.format("key=lambda file: file[1]")


def test_another_script_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_tree(tmp_path, {"build.py": COMPILE})
    monkeypatch.chdir(tmp_path)
    arguments = ["--private", "app"]
    with pytest.raises(ValueError, match="one place"):
        before_apk_build(SimpleNamespace(args=SimpleNamespace(unknown_args=arguments)))
