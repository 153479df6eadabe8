"""Whatever is imported from a module of ours is defined there: tools are not run by every test."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("engine", "mobileapp", "tests", "tools")


def file_of(module: str) -> Path | None:
    """The file of a module of ours, if there is one."""
    path = ROOT.joinpath(*module.split("."))
    found = (path / "__init__.py", path.with_suffix(".py"))
    return next((file for file in found if file.is_file()), None)


@cache
def defined_in(file: Path) -> frozenset[str]:
    """Every name that is given a value anywhere in a module, functions left out."""
    names: set[str] = set()
    waiting: list[ast.AST] = [ast.parse(file.read_text(encoding="utf-8"))]
    while waiting:
        node = waiting.pop()
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                names.add(name)
                continue
            case ast.Name(id=name, ctx=ast.Store()):
                names.add(name)
            case ast.alias(name=name, asname=other):
                names.add(other or name)
        waiting += ast.iter_child_nodes(node)
    return frozenset(names)


def missing_imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.ImportFrom) or not node.module or node.level:
            continue
        if node.module.partition(".")[0] not in FOLDERS:
            continue
        source = file_of(node.module)
        for name in (alias.name for alias in node.names):
            if source is None:
                yield f"line {node.lineno}: there is no module {node.module}"
            elif not (
                name == "*" or {name, "*"} & defined_in(source) or file_of(f"{node.module}.{name}")
            ):
                yield f"line {node.lineno}: {node.module} has no {name}"


@pytest.mark.parametrize("folder", FOLDERS)
def test_what_is_imported_is_there(folder: str) -> None:
    files = sorted((ROOT / folder).rglob("*.py"))
    assert len(files) > 20
    wrong = {str(file.relative_to(ROOT)): list(missing_imports(file)) for file in files}
    assert {file: problems for file, problems in wrong.items() if problems} == {}


def test_a_name_that_is_gone_is_noticed(tmp_path: Path) -> None:
    source = tmp_path / "source.py"
    source.write_text("from engine.match import Match, Played\nfrom tools.nowhere import x\n")
    assert list(missing_imports(source)) == [
        "line 1: engine.match has no Played",
        "line 2: there is no module tools.nowhere",
    ]
