"""Tests that the example game becomes a sixth game when its three folders are copied.

This is done in a copy of the repository, which must then pass every test that iterates over the
registered games.
"""

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from engine.registry import game_ids

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "docs" / "examples"
GAME = "echo"
FOLDERS = tuple(Path(part, "games", GAME) for part in ("engine", "mobileapp", "tests"))
GOES_OVER_GAMES = re.compile(r"\b(game_ids|all_games|each_game)\b")
"""A pattern for the names with which tests iterate over the registered games."""
OTHER_GAMES = " or ".join(game_ids())
MUST_RUN = {
    f"tests.{name}"
    for name in (
        "engine.test_contract",
        "engine.test_secrecy",
        "engine.test_playthroughs",
        "engine.test_layers",
        "engine.test_awards",
        "engine.test_command_line",
        "engine.game_night.test_programme",
        "engine.game_night.test_game_night",
        "tools.test_tour",
        "mobileapp.games.test_games",
        "mobileapp.match.test_guide",
        "mobileapp.screens.test_game",
        "mobileapp.screens.test_evenings",
        "mobileapp.test_reachable",
        "mobileapp.screens.match.test_match",
        "mobileapp.test_monkey",
        f"games.{GAME}.test_rules",
        f"games.{GAME}.test_scene",
        f"games.{GAME}.test_touch",
    )
}
OVER_ALL_GAMES = (
    "test_a_programme_fills_the_time",
    "test_robots_play_an_evening",
    "test_layers",
    "test_command_line",
    "test_tour",
    "test_guide",
    "test_games",
    "test_home",
    "test_every_page_around_the_games",
    "test_every_pack_and_every_choice",
    "test_how_to_play",
)
"""The names of modules with tests that treat all games at once, and of other such tests.

The names of these tests do not contain the name of a game, so they are selected by the names here.
Tests that exist for several sizes of the window are run in the largest one.
"""
NOT_IN_THIS_GAME = {"moves.py", "rules.py"}
"""Files that other games have and the example game does without.

Its few moves are in prompts.py, and its rules in game.py.
"""
REMEMBERED = {"HYPOTHESIS_STORAGE_DIRECTORY": str(ROOT / ".hypothesis")}
"""Where Hypothesis keeps what it has read in the sources: it takes seconds to read all of them."""
SECONDS = 600
"""The time limit for a run of tests; even slow or busy machines need far less."""


class Ran(NamedTuple):
    """The tests that passed and failed in a run, and the text that pytest printed.

    A test is a pair: its module and its name.
    """

    passed: set[tuple[str, str]]
    failed: set[tuple[str, str]]
    told: str

    @property
    def modules(self) -> set[str]:
        return {module for module, _ in self.passed}


def copy_of_everything(copy: Path) -> Path:
    for folder in ("art", "engine", "mobileapp", "tests", "tools", "docs/examples"):
        shutil.copytree(ROOT / folder, copy / folder)
    shutil.copy(ROOT / "pyproject.toml", copy)
    (copy / "assets").symlink_to(ROOT / "assets")
    return copy


def follow(step: int, copy: Path, other_words: Mapping[str, str] | None = None) -> str:
    """Run the commands of a step of docs/add-a-game.md in the repository `copy`; return the output.

    In the commands, each key of `other_words` is replaced by its value, and each capitalised key by
    the capitalised value.
    """
    guide = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    commands = re.findall(rf"^## {step}\. .*?```sh\n(.*?)```", guide, re.DOTALL | re.MULTILINE)[0]
    for word, other in (other_words or {}).items():
        commands = commands.replace(word, other).replace(word.title(), other.title())
    python = copy / "bin" / "python3"
    python.parent.mkdir(exist_ok=True)
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    python.chmod(0o755)
    return subprocess.run(
        ["sh", "-e", "-c", commands],
        cwd=copy,
        env=os.environ | {"PATH": f"{python.parent}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The path of a copy of the repository in which the example game is installed."""
    copy = copy_of_everything(tmp_path_factory.mktemp("five") / "games")
    assert follow(1, copy).splitlines()[-1].startswith("Seed 1, ")
    return copy


def run(copy: Path, tests: list[str], wanted: str) -> Ran:
    report = copy / "report.xml"
    report.unlink(missing_ok=True)
    command = [sys.executable, "-m", "pytest", *tests, "-k", wanted, f"--junitxml={report}"]
    told = subprocess.run(
        command,
        cwd=copy,
        env=os.environ | REMEMBERED,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert report.exists(), told.stderr
    passed: set[tuple[str, str]] = set()
    failed: set[tuple[str, str]] = set()
    for case in ElementTree.parse(report).iter("testcase"):
        found = {child.tag for child in case}
        (failed if found & {"failure", "error"} else passed).add(
            (case.attrib["classname"], case.attrib["name"])
        )
    return Ran(passed, failed, told.stdout)


def find_tests_over_games(copy: Path) -> Iterator[str]:
    """The files and tests that may concern a new game, as arguments for pytest.

    These are all files with tests of the engine, of the game itself and of Home, and those tests of
    the app and the tools that iterate over games.
    """
    for path in sorted((copy / "tests").rglob("test_*.py")):
        place = path.relative_to(copy)
        match place.parts[1:]:
            case ("engine", *_) | ("games", "echo", _) | ("mobileapp", "screens", "test_home.py"):
                yield place.as_posix()
            case ("mobileapp" | "tools", *_):
                names = names_that_go_over_games(path.read_text(encoding="utf-8"))
                yield from (f"{place.as_posix()}::{name}" for name in names if name[:5] == "test_")


def names_that_go_over_games(source: str) -> list[str]:
    """The top-level names of a module whose definitions iterate over games.

    Such a definition contains one of the names in `GOES_OVER_GAMES`, or uses another definition
    that does.
    """
    definitions: dict[str, str] = {}
    for node in ast.parse(source).body:
        decorators = node.decorator_list if isinstance(node, ast.FunctionDef) else []
        text = "\n".join(ast.unparse(part) for part in (*decorators, node))
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            definitions[node.name] = text
        elif isinstance(node, ast.Assign):
            definitions |= {name.id: text for name in node.targets if isinstance(name, ast.Name)}
    found: dict[str, str] = {}
    looks_for_games = GOES_OVER_GAMES
    while more := {
        name: text
        for name, text in definitions.items()
        if name not in found and looks_for_games.search(text)
    }:
        found |= more
        looks_for_games = re.compile(rf"\b({'|'.join(found)})\b")
    return [name for name in definitions if name in found]


def all_but_other_games(game: str) -> str:
    """A pytest expression that selects the tests of `game`, and tests that concern no single game.

    Tests of other games are left out, as a new game cannot change their results.
    """
    return f"{game} or not ({OTHER_GAMES})"


def test_it_consists_of_its_own_folders() -> None:
    files = [path for path in EXAMPLES.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    for path in files:
        place = path.relative_to(EXAMPLES)
        assert any(place.is_relative_to(folder) for folder in FOLDERS), place
        assert not (ROOT / place).exists(), place


@pytest.mark.parametrize("folder", FOLDERS[:2], ids=lambda folder: folder.parts[0])
def test_it_has_the_files_every_game_has(folder: Path) -> None:
    names = [
        {path.name for path in game.iterdir() if path.is_file()}
        for game in (ROOT / folder.parent).iterdir()
        if (game / "__init__.py").exists()
    ]
    common = set.intersection(*names) - NOT_IN_THIS_GAME
    assert {"__init__.py", "recap.py"} < common
    assert common <= {path.name for path in (EXAMPLES / folder).iterdir()}


def test_installed_it_passes_every_test_that_goes_over_games(installed: Path) -> None:
    over_all = f"({' or '.join(OVER_ALL_GAMES)}) and not (portrait or phone)"
    wanted = f"({GAME} or {over_all}) and ({all_but_other_games(GAME)})"
    ran = run(installed, list(find_tests_over_games(installed)), wanted)
    assert not ran.failed, ran.told
    assert ran.modules >= MUST_RUN


@pytest.mark.parametrize("name", ["charades", "zebra"])
def test_it_gets_another_name(tmp_path: Path, name: str) -> None:
    """A copy of the example game under another name passes its tests and the formatter.

    The test runs with a name that sorts before the names of all other games, and with one that
    sorts after them.
    """
    copy = copy_of_everything(tmp_path / "games")
    follow(1, copy)
    assert follow(2, copy, {"charades": name}).splitlines()[-1].startswith("Seed 1, ")
    folders = [folder.with_name(name).as_posix() for folder in FOLDERS]
    for command in (["format"], ["check", "--fix"], ["format", "--check"]):  # `make format`
        linted = subprocess.run(
            [sys.executable, "-m", "ruff", *command, *folders],
            cwd=copy,
            capture_output=True,
            text=True,
            check=False,
        )
        assert linted.returncode == 0, linted.stdout
    files = ["tests/engine/test_playthroughs.py", f"tests/games/{name}/test_rules.py"]
    ran = run(copy, files, all_but_other_games(name))
    assert not ran.failed, ran.told
    assert len(ran.modules) == len(files)


@pytest.mark.parametrize(
    ("place", "right", "wrong", "files", "noticed"),
    [
        pytest.param(
            "engine/games/echo/game.py",
            "scores=state.scores(len(state.rounds) - result)",
            "scores=tuple(map(len, state.picks)) or state.scores(len(state.rounds) - result)",
            "tests/engine/test_secrecy.py",
            "test_no_secret_reaches_the_wrong_eyes",
            id="a leak",
        ),
        pytest.param(
            "engine/games/echo/game.py",
            "refuse_others(move, *state.everyone)",
            "refuse_others(move, move.seat)",
            "tests/engine/test_contract.py",
            "test_options_are_legal_and_nobody_else_may_answer",
            id="a stranger may answer",
        ),
        pytest.param(
            "mobileapp/games/echo/scene.py",
            "flick=play,",
            "flick=None,",
            "tests/games/echo/test_touch.py",
            "test_a_match_of_two_who_think_alike",
            id="a dead card",
        ),
    ],
)
def test_a_mistake_in_it_is_noticed(
    installed: Path, place: str, right: str, wrong: str, files: str, noticed: str
) -> None:
    source = installed / place
    text = source.read_text(encoding="utf-8")
    assert text.count(right) == 1
    source.write_text(text.replace(right, wrong), encoding="utf-8")
    try:
        failed = {
            name.partition("[")[0]
            for _, name in run(installed, [files], f"{GAME} and {noticed}").failed
        }
    finally:
        source.write_text(text, encoding="utf-8")
    assert noticed in failed
