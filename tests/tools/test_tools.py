"""Tests that the list of tools has all that people can start, and nothing else."""

import re
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from tools.__main__ import TOOLS

ROOT = Path(__file__).parents[2]
STARTED_BY_TOOLS = {
    "apk.assemble",
    "apk.distribution",
    "apk.host",
    "apk.recorded_tour",
    "bench.app.memory",
    "bench.first_frame",
    "bench.slow_walk",
    "proof.app",
}
"""Modules that other tools and `make` start, in processes of their own."""


def test_every_tool_that_people_start_is_listed() -> None:
    files = (ROOT / "tools").rglob("*.py")
    started = [
        file
        for file in files
        if re.search(r"^if __name__ ==", file.read_text("utf-8"), re.MULTILINE)
    ]
    paths = [".".join(file.relative_to(ROOT / "tools").with_suffix("").parts) for file in started]
    names = {re.sub(r"\.?__main__$", "", path) for path in paths}
    assert names - STARTED_BY_TOOLS - {""} == {command.split()[0] for command in TOOLS}


@pytest.mark.parametrize("command", [*TOOLS, "art.cloud_sheets", "art.cloud_quiz"])
def test_every_tool_says_how_it_is_used_and_does_nothing_else(
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A tool that took `--help` for the name of a folder has filled it with sheets once."""
    name = command.split()[0]
    module = name if name.startswith("art.") else f"tools.{name}"
    started = f"{module}.__main__" if find_spec(module).submodule_search_locations else module
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", [module, "--help"])
    with suppress(SystemExit):
        import_module(started).main()
    assert f"python -m {module}" in capsys.readouterr().out
    assert not list(tmp_path.iterdir())
