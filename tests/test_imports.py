"""Tests of imports: no circle, and one direction between the app, its tests and the tools."""

import ast
import re
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def imports(sources: dict[str, str]) -> dict[str, set[str]]:
    """For each module, those that it imports anywhere: in functions and for types, too."""
    found: dict[str, set[str]] = {}
    for module, source in sources.items():
        nodes = [n for n in ast.walk(ast.parse(source)) if isinstance(n, ast.ImportFrom)]
        named = [
            (f"{node.module}.{name.name}", node.module) for node in nodes for name in node.names
        ]
        read = {part if part in sources else whole for part, whole in named}
        found[module] = {one for one in read if one in sources and one != module}
    return found


def sources(*tops: str) -> dict[str, str]:
    """The text of every module in these folders, by its name."""
    files = [file for top in tops for file in (ROOT / top).rglob("*.py")]
    names = [".".join(file.relative_to(ROOT).with_suffix("").parts) for file in files]
    return {
        name.removesuffix(".__init__"): file.read_text(encoding="utf-8")
        for name, file in zip(names, files, strict=True)
    }


@cache
def all_imports() -> dict[str, set[str]]:
    """The imports of all modules but the painters of single pictures."""
    everything = sources("tests", "tools", "art", "engine", "mobileapp")
    return imports({name: text for name, text in everything.items() if "paint." not in name})


def is_in(module: str, *packages: str) -> bool:
    return any(f"{module}.".startswith(f"{package}.") for package in packages)


def foreign(within: str, of: str, but: tuple[str, ...]) -> list[str]:
    """The imports of modules of the folders `of`, but not of `but`, by modules in `within`."""
    return [
        f"{module} imports {read}"
        for module, found in all_imports().items()
        for read in found
        if is_in(module, within) and is_in(read, *of.split()) and not is_in(read, *but)
    ]


NAMES_TYPES = "mobileapp.running_app"
"""The one module that names types of modules which import it: of all that the app creates."""


def test_no_imports_form_a_circle() -> None:
    found = imports(sources("engine", "mobileapp"))
    del found[NAMES_TYPES]
    TopologicalSorter(found).prepare()


def test_what_only_names_types_imports_nothing_when_it_runs() -> None:
    tree = ast.parse(sources("mobileapp")[NAMES_TYPES])
    for_types = [node for node in tree.body if isinstance(node, ast.If)]
    tree.body = [node for node in tree.body if node not in for_types]
    assert [ast.unparse(node.test) for node in for_types] == ["TYPE_CHECKING"]
    assert imports(sources("mobileapp") | {NAMES_TYPES: ast.unparse(tree)})[NAMES_TYPES] == set()


@cache
def imports_at_start() -> dict[str, set[str]]:
    """For each module of the app, those that are imported with it."""
    found = {}
    for module, source in sources("engine", "mobileapp").items():
        read = [node for node in ast.parse(source).body if isinstance(node, ast.ImportFrom)]
        found[module] = "\n".join(map(ast.unparse, read))
    return imports(found)


@cache
def names_known_to_kv() -> dict[str, str]:
    """The module that enters each name into Kivy's `global_idmap`."""
    return {
        name.arg or "": module
        for module, source in sources("mobileapp").items()
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "global_idmap.update"
        for name in node.keywords
    }


KV_FILES = sorted({*(ROOT / "mobileapp").rglob("*.kv")} - {ROOT / "mobileapp/kivy_style/style.kv"})


@pytest.mark.parametrize("file", KV_FILES, ids=lambda file: file.stem)
def test_a_kv_file_uses_no_name_before_it_is_known(file: Path) -> None:
    """The app, or the module that loads the file, imports what enters the name into the map."""
    text = re.sub(r'"[^"\n]*"|#.*', "", file.read_text(encoding="utf-8"))
    used = {*re.findall(r"(?<![.\w])\w+\b(?!:)", text)}
    read = imports_at_start()
    new = {".".join(file.relative_to(ROOT).with_suffix("").parts), "mobileapp.app"}
    known: set[str] = set()
    while new:
        known |= new
        new = {one for module in new for one in read[module]} - known
    unknown = {name for name, module in names_known_to_kv().items() if module not in known}
    assert not unknown & used


@pytest.mark.parametrize(
    ("within", "of", "but"),
    [
        ("engine", "mobileapp tests tools art", ()),
        ("mobileapp", "tests tools art", ()),
        ("tests.support", "tests tools art", ("tests.support",)),
        ("tests.harness", "tests tools art", ("tests.harness", "tests.support")),
        ("art", "tests tools", ("tests.support",)),
        ("tools", "tests", ("tests.harness", "tests.support")),
        ("tests.engine", "tools art", ()),
        ("tests.games", "tools art", ("tools.locale",)),
        ("tests.mobileapp", "tools art", ("tools.locale",)),
    ],
)
def test_imports_have_one_direction(within: str, of: str, but: tuple[str, ...]) -> None:
    """Tools use the harness and what else supports tests, never a test; tests of the app use no
    tool but the one that compiles its languages.
    """
    assert foreign(within, of, but) == []


def test_a_circle_is_found() -> None:
    modules = {
        "a": "from b import one",
        "b": "def read():\n    from c import two",
        "c": "if TYPE_CHECKING:\n    from a import three",
    }
    with pytest.raises(CycleError):
        TopologicalSorter(imports(modules)).prepare()
