"""Tests the replacements with which the app is packaged without an SDK."""

import subprocess
from pathlib import Path

from tools.apk.structural_package import put_hostpython


def test_a_folder_is_compiled_with_its_first_file_and_only_then(tmp_path: Path) -> None:
    python, app = tmp_path / "python", tmp_path / "app"
    (app / "games").mkdir(parents=True)
    for name in ("main", "rules", "games/echo"):
        (app / f"{name}.py").write_text("print('played')", encoding="utf-8")
    put_hostpython(python)

    def compile_file(name: str) -> None:  # as python-for-android does
        command = [python, "-OO", "-m", "compileall", "-b", "-f", app / name]
        subprocess.run(command, check=True)

    compile_file("main.py")
    # A folder is listed before its files are compiled: earlier files would be packed, too.
    assert {file.name for file in app.rglob("*.pyc")} == {"main.pyc", "rules.pyc"}
    (app / "rules.py").write_text("this is no Python", encoding="utf-8")
    compile_file("rules.py")
    told = subprocess.run([python, app / "rules.pyc"], capture_output=True, text=True, check=True)
    assert told.stdout == "played\n"


def test_a_mistake_anywhere_in_a_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "main.py").touch()
    (tmp_path / "rules.py").write_text("this is no Python", encoding="utf-8")
    put_hostpython(tmp_path / "python")
    command = [tmp_path / "python", "-OO", "-m", "compileall", "-b", "-f", tmp_path / "main.py"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "rules.py" in done.stdout
