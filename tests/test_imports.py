"""Tests that imports between the modules of the engine and the app form no circle."""

import ast
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


def test_no_imports_form_a_circle() -> None:
    files = [file for top in ("engine", "mobileapp") for file in (ROOT / top).rglob("*.py")]
    names = [".".join(file.relative_to(ROOT).with_suffix("").parts) for file in files]
    sources = {
        name.removesuffix(".__init__"): file.read_text(encoding="utf-8")
        for name, file in zip(names, files, strict=True)
    }
    TopologicalSorter(imports(sources)).prepare()


def test_a_circle_is_found() -> None:
    sources = {
        "a": "from b import one",
        "b": "def read():\n    from c import two",
        "c": "if TYPE_CHECKING:\n    from a import three",
    }
    with pytest.raises(CycleError):
        TopologicalSorter(imports(sources)).prepare()
