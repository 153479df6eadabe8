"""Tests that the words which docs/terms.md reserves have one meaning in the code."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TERMS = (ROOT / "docs" / "terms.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (\w+) \| .* \| ((?:`[^`]+`(?:, )?)+) \|$", re.MULTILINE)
"""A row of the table of reserved words: the word, its meaning, and where it may be defined."""


def reserved_words() -> dict[str, list[str]]:
    _, table = TERMS.split("| reserved |")
    return {word: re.findall(r"`([^`]+)`", homes) for word, homes in ROW.findall(table)}


def defined_names(tree: ast.Module) -> Iterator[str]:
    """The names of all classes and functions, and of the variables of modules and classes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node.name
        if isinstance(node, ast.ClassDef | ast.Module):
            for statement in node.body:
                if isinstance(statement, ast.Assign | ast.AnnAssign):
                    stored = [n for n in ast.walk(statement) if isinstance(n, ast.Name)]
                    yield from (n.id for n in stored if isinstance(n.ctx, ast.Store))


def words_of(name: str) -> set[str]:
    """The words of a name, in lower case and the singular."""
    parts = re.split(r"_|(?<=[a-z])(?=[A-Z])", name)
    return {part.lower().removesuffix("s") for part in parts}


def strangers(source: str, path: str, words: dict[str, list[str]]) -> list[str]:
    """The names in a module that contain a reserved word away from its home."""
    names = set(defined_names(ast.parse(source)))
    return [
        f"{path}: {name}"
        for name in sorted(names)
        for word, homes in words.items()
        if word in words_of(name) and not any(path.startswith(home) for home in homes)
    ]


def test_a_reserved_word_is_defined_only_at_home() -> None:
    words = reserved_words()
    assert len(words) >= 6
    found: list[str] = []
    for top in ("engine", "mobileapp"):
        for file in sorted((ROOT / top).rglob("*.py")):
            path = file.relative_to(ROOT).as_posix()
            found += strangers(file.read_text(encoding="utf-8"), path, words)
    assert found == []


def test_classes_that_all_games_share_have_names_of_their_own() -> None:
    """So that a name says which is meant: two games may each have a `Board`, the stage has one."""
    files = [
        file
        for top in ("engine", "mobileapp")
        for file in (ROOT / top).rglob("*.py")
        if "games" not in file.relative_to(ROOT).parts[1:2] or file.parent.name == "games"
    ]
    names = Counter(
        node.name
        for file in files
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    )
    assert [name for name, count in names.items() if count > 1] == []


def test_limits_are_called_min_and_max() -> None:
    """One scheme: no LEAST_, MOST_, LONGEST_ or the like; the key of an award is no limit."""
    superlative = re.compile(r"_?(LEAST|MOST|FEWEST|LONGEST|SHORTEST|LARGEST|SMALLEST|WIDEST)_")
    found = {
        name
        for top in ("engine", "mobileapp")
        for file in (ROOT / top).rglob("*.py")
        for name in defined_names(ast.parse(file.read_text(encoding="utf-8")))
        if superlative.match(name)
    }
    assert found == {"MOST_DECEIVING"}


@pytest.mark.parametrize("homes", reserved_words().values(), ids=reserved_words())
def test_the_homes_of_a_reserved_word_exist(homes: list[str]) -> None:
    assert [home for home in homes if not (ROOT / home).exists()] == []


@pytest.mark.parametrize(
    "source",
    ["class LessonNote: ...", "def show_notes(): ...", "NOTE = 1", "class A:\n    note: str"],
)
def test_a_stranger_is_found(source: str) -> None:
    assert len(strangers(source, "mobileapp/album/wall.py", {"note": ["engine"]})) == 1
    assert not strangers(source, "engine/notes.py", {"note": ["engine"]})
