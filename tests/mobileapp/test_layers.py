"""Tests of the rules for imports: for example, games must not import screens."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
APP = ROOT / "mobileapp"
PAGES_AND_DATA = ("screens", "games", "device", "packs", "storage", "widgets")
BELOW = {
    "games": ("screens",),
    "widgets": ("screens", "games", "device", "packs", "storage"),
    "device": ("screens", "games", "packs", "storage", "widgets"),
    "storage": ("screens", "games", "device", "widgets"),
    "ink": (*PAGES_AND_DATA, "stage", "match", "languages"),
    "languages": (*PAGES_AND_DATA, "stage", "match"),
    "match": ("screens", "packs", "widgets"),
    "packs": ("screens", "games", "device", "widgets", "storage"),
    "stage": (*PAGES_AND_DATA, "match"),
    "album": (*PAGES_AND_DATA, "match", "tonight"),
    "box": (*PAGES_AND_DATA, "match", "album", "tonight"),
    "tonight": ("screens", "device", "packs", "widgets", "album", "box"),
    "background": (*PAGES_AND_DATA, "stage", "match", "languages"),
    "book": ("screens", "device", "packs", "widgets"),
    "kivy_style": (*PAGES_AND_DATA, "stage", "match", "languages", "background"),
    "assets": (*PAGES_AND_DATA, "stage", "match", "languages"),
    "palette": (*PAGES_AND_DATA, "stage", "match", "languages"),
    "picture_cache": ("screens", "games", "device", "storage", "widgets", "match", "languages"),
    "player_profile": (*PAGES_AND_DATA, "match"),
    "robot_names": (*PAGES_AND_DATA, "stage", "match"),
    "theme": (*PAGES_AND_DATA, "match", "languages"),
}
"""For each package of the app, and each module beside them, the packages that it must not import.
"""
JOINS_ALL = {"__init__", "app", "match_flow", "navigation", "preload", "running_app"}
"""The modules that may import everything, because they join the parts of the app."""
WITHOUT_KIVY = (
    "album", "book", "box", "games", "packs", "storage", "assets", "palette", "player_profile",
    "robot_names", "match/draft", "match/table",
)  # fmt: skip
"""Packages and modules of values and rules, which need no window."""


@cache
def imported(path: Path) -> frozenset[Path]:
    """The modules of the app that a module imports, at import time or later."""
    return frozenset(_imports(ast.walk(_tree(path))))


@cache
def loaded(path: Path) -> frozenset[Path]:
    """The modules of the app that a module imports at import time."""
    return frozenset(_imports(_tree(path).body))


def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _imports(nodes: Iterable[ast.AST]) -> Iterator[Path]:
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("mobileapp"):
            place = ROOT.joinpath(*str(node.module).split("."))
            modules = [place, *(place / alias.name for alias in node.names)]
            yield from filter(Path.is_file, (path.with_suffix(".py") for path in modules))


def reached(path: Path) -> set[Path]:
    """A module, and all modules of the app that are loaded when it is imported."""
    found, open_ends = {path}, [path]
    while open_ends:
        fresh = loaded(open_ends.pop()) - found
        found |= fresh
        open_ends += fresh
    return found


def modules_of(part: str) -> list[Path]:
    """The modules of a package of the app, or the one module with that name."""
    return sorted((APP / part).rglob("*.py")) or [APP / f"{part}.py"]


@cache
def widgets_in(path: Path) -> frozenset[str]:
    """The names of the classes that are defined in a module and in its kv file."""
    classes = {node.name for node in _tree(path).body if isinstance(node, ast.ClassDef)}
    rules = path.with_suffix(".kv")
    text = rules.read_text(encoding="utf-8") if rules.exists() else ""
    return frozenset({*classes, *re.findall(r"^<(\w+)@", text, re.MULTILINE)})


def test_every_package_has_its_rule() -> None:
    """Only screens may import everything, and what joins the parts of the app."""
    packages = {path.parent.name for path in APP.glob("*/__init__.py")}
    beside = {path.stem for path in APP.glob("*.py")}
    assert {*BELOW, "screens", *JOINS_ALL} == packages | beside


@pytest.mark.parametrize("part", BELOW)
def test_no_package_imports_a_forbidden_one(part: str) -> None:
    for path in modules_of(part):
        above = {other.relative_to(APP).parts[0] for other in imported(path)} & {*BELOW[part]}
        assert not above, f"{path.relative_to(APP)} knows {above}"


@pytest.mark.parametrize("part", WITHOUT_KIVY)
def test_values_and_rules_load_no_kivy(part: str) -> None:
    for path in modules_of(part):
        for module in reached(path):
            code = module.read_text(encoding="utf-8")
            loads = re.search(r"^(?:from|import) kivy", code, re.MULTILINE)
            assert not loads, f"{path.relative_to(APP)} loads {module.relative_to(APP)}"


def test_nothing_of_the_app_imports_the_state_of_a_game() -> None:
    """No module of the app imports a game's module `state`, so none shows a secret by mistake."""
    for path in sorted(APP.rglob("*.py")):
        for node in ast.walk(_tree(path)):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("engine.games"):
                names = {(node.module or "").rpartition(".")[2], *(one.name for one in node.names)}
                assert "state" not in names, path.relative_to(APP)


def test_only_the_storage_knows_its_database() -> None:
    """Nothing else opens the database or gets a connection to it, so storage alone decides what is
    written in one transaction.
    """
    named = [path for path in APP.rglob("*.py") if "sqlite3" in path.read_text(encoding="utf-8")]
    assert {path.relative_to(APP).parts[0] for path in named} == {"storage"}


@pytest.mark.parametrize("part", ["device", "storage", "packs"])
def test_lower_layers_translate_nothing(part: str) -> None:
    """Lower layers return English sentences, and pages translate them."""
    for path in sorted((APP / part).rglob("*.py")):
        names = {
            alias.name
            for node in ast.walk(_tree(path))
            if isinstance(node, ast.ImportFrom)
            and (node.module or "").startswith("mobileapp.languages")
            for alias in node.names
        }
        assert "tr" not in names, f"{path.relative_to(APP)} translates"


def test_the_folder_of_screens_holds_pages_alone() -> None:
    """Each module in it, or its `page` if it is a folder, has a screen; parts lie beside pages."""
    for path in sorted((APP / "screens").glob("[a-z]*")):
        module = path / "page.py" if path.is_dir() else path.with_suffix(".py")
        name = path.stem.title().replace("_", "") + "Screen"
        assert name in widgets_in(module), f"{module.relative_to(APP)} has no {name}"


def test_modules_import_all_widgets_of_their_kv_rules() -> None:
    """A module imports, directly or indirectly, all widgets that its kv rules name.

    Kivy finds only widgets whose modules have been imported.
    """
    ours = {name for path in APP.rglob("*.py") for name in widgets_in(path)}
    beside = [path for path in sorted(APP.rglob("*.kv")) if path.with_suffix(".py").exists()]
    for rules in beside:
        used = {*re.findall(r"^ +(\w+):$", rules.read_text(encoding="utf-8"), re.MULTILINE)} & ours
        known = {name for path in reached(rules.with_suffix(".py")) for name in widgets_in(path)}
        assert used <= known, f"{rules.relative_to(APP)} needs {used - known}"


def test_no_two_classes_share_a_name_with_kv_rules() -> None:
    """No two classes share a name that has kv rules, as Kivy would apply the rules to both."""
    ruled = {
        name
        for path in APP.rglob("*.kv")
        for name in re.findall(r"^<-?(\w+)>", path.read_text("utf-8"), re.MULTILINE)
    }
    owners: dict[str, list[str]] = {}
    for path in APP.rglob("*.py"):
        code = path.read_text("utf-8")
        if re.search(r"^from kivy", code, re.MULTILINE):
            for name in re.findall(r"^class (\w+)", code, re.MULTILINE):
                owners.setdefault(name, []).append(path.relative_to(APP).as_posix())
    assert {name: owners[name] for name in ruled if len(owners.get(name, ())) > 1} == {}
