"""Tests of the engine's structure.

Only certain modules may be imported, no game imports another one, and all have the same files.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.core import Game
from engine.registry import all_games

ENGINE = Path(__file__).parents[2] / "engine"
ALLOWED = {
    "collections", "dataclasses", "enum", "functools", "hashlib", "importlib",
    "itertools", "json", "math", "operator", "pkgutil", "random", "re", "struct",
    "types", "typing", "unicodedata", "zlib", "engine",
}  # fmt: skip
OF_FILES = {"__main__.py": {"argparse", "pathlib", "sys"}, "assets.py": {"pathlib"}}
"""What only the command line, and what reads the assets, may import."""


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
    allowed = ALLOWED | OF_FILES.get(path.name, set())
    for module, names in imports(path.read_text(encoding="utf-8")):
        assert module.split(".")[0] in allowed, f"{path.name} imports {module}"
        if module == "random":
            assert names == ["Random"], "luck comes only from Chance"


@pytest.mark.parametrize(
    "path", sorted(ENGINE.rglob("*.py")), ids=lambda p: str(p.relative_to(ENGINE))
)
def test_nothing_depends_on_asserts_or_docstrings(path: Path) -> None:
    """The engine has no asserts, and only its command line reads docstrings.

    Android packages are compiled with -OO, which removes asserts and docstrings.
    """
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        assert not isinstance(node, ast.Assert)
        name = getattr(node, "id", None) or getattr(node, "attr", None)
        assert name != "__debug__"
        assert name != "__doc__" or path.name == "__main__.py"


def test_games_do_not_know_each_other() -> None:
    for path in sorted((ENGINE / "games").rglob("*.py")):
        for module, _ in imports(path.read_text(encoding="utf-8")):
            if module.startswith("engine.games."):
                assert module.split(".")[2] == path.parent.name


SKELETON = {
    "__init__": {"INFO"},
    "game": {"GAME"},
    "state": {"State"},
    "prompts": {"TablePublic"},
    "robot": {"robot"},
    "recap": {"story", "awards"},
}
"""The modules that every game has, and the names that each of these modules must define."""


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
@pytest.mark.parametrize("name", SKELETON)
def test_every_game_has_the_same_skeleton(game: Game[Any], name: str) -> None:
    tree = ast.parse((ENGINE / "games" / game.id / f"{name}.py").read_text(encoding="utf-8"))
    assert SKELETON[name] <= set(defined(tree))


def defined(tree: ast.Module) -> Iterator[str]:
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield node.name
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id
        elif isinstance(node, ast.Assign):
            yield from (target.id for target in node.targets if isinstance(target, ast.Name))
