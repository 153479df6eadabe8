"""Tests that the commands, examples and numbers in the README are right; see also test_docs."""

import io
import json
import re
import shlex
from importlib.util import find_spec
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.registry import all_games

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_its_python_snippets_run() -> None:
    snippets = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len(snippets) >= 2
    names: dict[str, object] = {}
    for snippet in snippets:
        exec(compile(snippet, "README.md", "exec"), names)


@pytest.mark.parametrize("command", re.findall(r"^python3 -m engine (.*)$", README, re.MULTILINE))
def test_its_commands_run(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(shlex.split(command)) == 0
    assert capsys.readouterr().out


def test_robots_can_be_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = re.findall(r"^echo '(.*)' \|\n +python3 -m engine (.*)$", README, re.MULTILINE)
    assert asked
    for rounds, command in asked:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(rounds.encode())))
        assert main(shlex.split(command)) == 0
        assert len(json.loads(capsys.readouterr().out)) == 1


def test_its_modules_exist() -> None:
    modules = set(re.findall(r"python3? -m ([\w.]+)", README))
    assert {"engine", "tools.packs"} <= modules
    assert all(find_spec(module) is not None for module in modules)


def test_no_command_is_listed_twice() -> None:
    commands = re.findall(r"^\| `([^`]+)`", README, re.MULTILINE)
    assert len(set(commands)) == len(commands) > 9


# --- the tree of folders ----------------------------------------------------------------------

TREE = re.search(r"```\n(main\.py .*?)```", README, re.DOTALL)


def paths_in_the_tree() -> set[str]:
    assert TREE is not None
    found, folder = set(), ""
    for indent, name in re.findall(r"^( *)(\S+) ", TREE[1], re.MULTILINE):
        if not indent:
            folder = name
        found.add(folder + name if indent else name)
    return found


def folders_of(parent: Path) -> set[str]:
    """The folders in `parent`, without hidden folders, caches and build output."""
    return {
        f"{path.relative_to(ROOT).as_posix()}/"
        for path in parent.iterdir()
        if path.is_dir() and path.name[0] not in "._" and path.name not in ("build", "bin")
    }


def test_the_tree_shows_the_folders_that_exist() -> None:
    named = {path.replace("games/<id>/", "games/") for path in paths_in_the_tree()}
    assert [path for path in sorted(named) if not (ROOT / path).exists()] == []
    folders = folders_of(ROOT) | folders_of(ROOT / "engine") | folders_of(ROOT / "mobileapp")
    assert {path for path in named if path.endswith("/")} == folders


# --- the games --------------------------------------------------------------------------------

NUMBERS = ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten")


def test_it_counts_and_lists_the_games() -> None:
    games = all_games()
    first = README.splitlines()[2]
    assert first.startswith(f"{NUMBERS[len(games)]} games ")
    rows = dict(re.findall(r"^\| \*\*([^*]+)\*\* \|[^|]*\| (\S+) \|", README, re.MULTILINE))
    assert rows == {
        game.title: f"{game.info.min_players}–{game.info.max_players}" for game in games
    }
    least, most = (
        NUMBERS[number].lower()
        for number in (
            min(game.info.min_players for game in games),
            max(game.info.max_players for game in games),
        )
    )
    assert f"{least} to {most} people" in README


def test_it_names_the_python_that_is_needed() -> None:
    needed = re.search(r'requires-python = ">=(.*)"', (ROOT / "pyproject.toml").read_text("utf-8"))
    assert needed is not None
    assert f"Python {needed[1]}, " in README
