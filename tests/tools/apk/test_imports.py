"""Tests that requirements are exactly what the app imports, in the same versions everywhere."""

from pathlib import Path

import pytest

from tests.tools.apk.sample_packages import write_tree
from tools.apk.imports import (
    import_problems,
    imported_modules,
    pinned_versions,
    requirement_problems,
    version_problems,
)
from tools.apk.spec import read_spec

REQUIREMENTS = read_spec().requirements


@pytest.fixture(scope="module")
def modules() -> dict[str, str]:
    """The foreign modules that the app imports, each with a file that imports it."""
    return imported_modules()


def test_the_app_as_it_is(modules: dict[str, str]) -> None:
    assert {"kivy", "plyer", "PIL"} <= modules.keys()
    assert not list(import_problems(modules, REQUIREMENTS))
    assert not list(requirement_problems(REQUIREMENTS, modules))
    assert not list(version_problems(REQUIREMENTS, pinned_versions(), {}))


@pytest.mark.parametrize(
    ("name", "text", "missing"),
    [
        ("main.py", "import hypothesis", "hypothesis"),
        (
            "engine/deep/down.py",
            "def late():\n    from packaging.version import parse",
            "packaging",
        ),
        (
            "mobileapp/a.py",
            "try:\n    import nowhere.to_be.found\nexcept ImportError: pass",
            "nowhere",
        ),
        ("mobileapp/a.kv", "#:import parse packaging.version.parse\n<Root>:", "packaging"),
        ("mobileapp/a.py", "import lzma", "lzma"),
    ],
)
def test_an_unlisted_import(tmp_path: Path, name: str, text: str, missing: str) -> None:
    write_tree(tmp_path, {"main.py": "", name: text})
    (problem,) = import_problems(imported_modules(tmp_path), REQUIREMENTS)
    assert problem.startswith(f"{name} imports {missing}")


def test_what_needs_no_listing(tmp_path: Path) -> None:
    text = "import json, sqlite3, jnius, engine\nfrom . import near\nfrom android.runnable import x"
    write_tree(tmp_path, {"main.py": text})
    assert not list(import_problems(imported_modules(tmp_path), REQUIREMENTS))


@pytest.mark.parametrize("name", ["pyjnius", "android", "sqlite3"])
def test_what_only_a_tablet_has_is_listed_too(name: str) -> None:
    modules = {"jnius": "a.py", "android": "a.py", "sqlite3": "a.py"}
    listed = {key: version for key, version in REQUIREMENTS.items() if key != name}
    (problem,) = import_problems(modules, listed)
    assert problem.endswith(f"do not name {name}")


def test_a_dependency_of_a_dependency(modules: dict[str, str]) -> None:
    listed = {key: version for key, version in REQUIREMENTS.items() if key != "filetype"}
    problems = list(requirement_problems(listed, modules))
    assert "kivy needs filetype, which requirements do not name" in problems


def test_a_requirement_nothing_needs(modules: dict[str, str]) -> None:
    problems = list(requirement_problems({**REQUIREMENTS, "hypothesis": None}, modules))
    assert "requirements name hypothesis, which nothing needs" in problems


@pytest.mark.parametrize(
    ("pinned", "recipes", "words"),
    [
        ({"one": "1.0"}, {}, "only one of requirements.txt and buildozer.spec names two"),
        ({"one": "1.0", "two": "2.0", "three": "3.0"}, {}, "names three"),
        ({"one": "1.1", "two": "2.0"}, {}, "requirements.txt wants one 1.1, buildozer.spec 1.0"),
        ({"one": "1.0", "two": "2.0"}, {"one": "0.9"}, "would build one 0.9, not 1.0"),
    ],
)
def test_out_of_step(pinned: dict[str, str], recipes: dict[str, str | None], words: str) -> None:
    (problem,) = version_problems({"python3": None, "one": "1.0", "two": None}, pinned, recipes)
    assert words in problem


def test_pins_are_read_without_remarks(tmp_path: Path) -> None:
    write_tree(tmp_path, {"r.txt": "# a remark\nKivy==2.3.1\n\nmaterial_x==1\n"})
    assert pinned_versions(tmp_path / "r.txt") == {"kivy": "2.3.1", "material-x": "1"}
