"""The engine stays pure, whatever a linter is told to ignore."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.core import Game, Leave
from engine.registry import all_games

ENGINE = Path(__file__).parents[2] / "engine"
ALLOWED = {
    "argparse", "collections", "dataclasses", "enum", "functools", "hashlib", "importlib",
    "itertools", "json", "math", "operator", "pathlib", "pkgutil", "random", "re", "struct", "sys",
    "types", "typing", "unicodedata", "zlib", "engine",
}  # fmt: skip
ONLY_THE_COMMAND_LINE = {"argparse", "pathlib", "sys"}


def imports(source: str) -> Iterator[tuple[str, list[str]]]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, []
        elif isinstance(node, ast.ImportFrom):
            yield node.module or "", [alias.name for alias in node.names]


@pytest.mark.parametrize(
    "path", sorted(ENGINE.rglob("*.py")), ids=lambda p: str(p.relative_to(ENGINE))
)
def test_imports_are_pure(path: Path) -> None:
    allowed = ALLOWED if path.name == "__main__.py" else ALLOWED - ONLY_THE_COMMAND_LINE
    for module, names in imports(path.read_text(encoding="utf-8")):
        assert module.split(".")[0] in allowed, f"{path.name} imports {module}"
        if module == "random":
            assert names == ["Random"], "luck comes only from Chance"


@pytest.mark.parametrize(
    "path", sorted(ENGINE.rglob("*.py")), ids=lambda p: str(p.relative_to(ENGINE))
)
def test_no_rule_rests_on_assert(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert not any(isinstance(node, ast.Assert) for node in ast.walk(tree))


def test_games_do_not_know_each_other() -> None:
    for path in sorted((ENGINE / "games").rglob("*.py")):
        for module, _ in imports(path.read_text(encoding="utf-8")):
            if module.startswith("engine.games."):
                assert module.split(".")[2] == path.parent.name


SKELETON = {
    "game": {"GAME"},
    "state": {"State"},
    "moves": set[str](),
    "prompts": {"TablePublic"},
    "rules": {"new", "apply"},
    "view": {"prompt", "peek", "public", "used"},
    "robot": {"robot"},
    "recap": {"story", "awards"},
}
"""The files of every game, and what a reader finds in each of them."""
COMING_AND_GOING = {"seating": {"leave", "join"}}
"""Where people may come and go between rounds."""


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_game_has_the_same_skeleton(game: Game[Any]) -> None:
    for name, wanted in (SKELETON | (COMING_AND_GOING if Leave in game.moves else {})).items():
        tree = ast.parse((ENGINE / "games" / game.id / f"{name}.py").read_text(encoding="utf-8"))
        assert wanted <= set(defined(tree)), name


def defined(tree: ast.Module) -> Iterator[str]:
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield node.name
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id
