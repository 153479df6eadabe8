"""Tests that the slow benchmark marks late steps, and looks only for widgets that exist."""

import ast
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tools.bench import slow

ROOT = Path(__file__).parents[2]


def step(**changes: Any) -> dict[str, Any]:
    """The measurements of a step that is not late, with some of them replaced by `changes`."""
    quick = {"step": "a tap", "reaction": 13, "shown": 40, "complete": 40, "movement": 0, "used": 5}
    return quick | changes


@pytest.mark.parametrize(
    ("changes", "late"),
    [
        ({}, False),
        ({"reaction": 101}, True),
        ({"shown": 301}, True),
        ({"reaction": None, "shown": 299}, False),
        ({"reaction": 101, "shown": None}, True),  # a step that shows nothing
        ({"complete": 4000, "movement": 2500}, False),
    ],
)
def test_only_waiting_is_late(changes: dict[str, Any], late: bool) -> None:
    assert slow.is_late(step(**changes)) is late
    marks = "".join(slow._row(step(**changes), blank=0.0))  # noqa: SLF001
    assert ("!" in marks) is late


def test_slow_processes_find_bytecode_whatever_the_environment_says(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Without it, Kivy and Pillow would be compiled at every start, in a blank app too."""
    (tmp_path / "slow_sample.py").write_text("", encoding="utf-8")
    monkeypatch.setattr(slow, "BYTECODE", tmp_path / "bytecode")
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    told = subprocess.run(
        [sys.executable, "-OO", "-c", "import slow_sample; print(slow_sample.__cached__)"],
        env=slow.slow_environment(str(tmp_path)),
        capture_output=True,
        text=True,
        check=True,
    )
    cached = Path(told.stdout.strip())
    assert cached.is_relative_to(tmp_path / "bytecode")
    assert cached.exists()


def test_the_walk_looks_for_widgets_that_there_are() -> None:
    """The walk of the slow benchmark looks only for widgets whose classes exist."""
    folder = ROOT / "tools" / "bench" / "slow_walk"
    calls = [node for node in _nodes(folder.glob("*.py")) if isinstance(node, ast.Call)]
    wanted = {
        call.args[0].value
        for call in calls
        if isinstance(call.func, ast.Attribute) and call.func.attr == "find"
        and call.args and isinstance(call.args[0], ast.Constant)
    }  # fmt: skip
    looked_for = next(
        node.value
        for node in _nodes([folder / "walk.py"])
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "CAME_FOR"
    )
    wanted |= set(ast.literal_eval(looked_for).values())
    classes = {
        node.name
        for node in _nodes((ROOT / "mobileapp").rglob("*.py"))
        if isinstance(node, ast.ClassDef)
    }
    assert len(wanted) > 10
    assert wanted <= classes


def _nodes(files: Iterable[Path]) -> Iterator[ast.AST]:
    for file in files:
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))
