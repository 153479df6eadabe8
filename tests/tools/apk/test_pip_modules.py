"""Tests that all modules that pip installs have a version and are not compiled for this machine."""

import json
import zipfile
from pathlib import Path

import pytest

from tests.tools.apk.sample_packages import elf
from tools.apk.build_plan import Recipes
from tools.apk.pip_modules import module_problems, resolver_problems

PLAN = Recipes(["python3", "Pillow"], ["kivymd", "chardet"], {}, [])
PINNED: dict[str, str | None] = {"python3": None, "kivymd": "2.0.0", "chardet": "5.2.0"}


@pytest.fixture
def wheels(tmp_path: Path) -> Path:
    """A folder with fake wheels, like those that set-up downloads."""
    for name in ("kivymd-2.0.0", "chardet-5.2.0"):
        write_wheel(tmp_path / f"{name}-py3-none-any.whl", {"module.py": b"pass"})
    return tmp_path


def write_wheel(file: Path, content: dict[str, bytes]) -> None:
    with zipfile.ZipFile(file, "w") as archive:
        for name, data in content.items():
            archive.writestr(name, data)


def test_pure_modules_with_a_version(wheels: Path) -> None:
    assert not list(module_problems(PLAN, PINNED, wheels))


def test_a_module_that_a_recipe_adds(wheels: Path) -> None:
    pinned = {name: version for name, version in PINNED.items() if name != "chardet"}
    (problem,) = module_problems(PLAN, pinned, wheels)
    assert problem == "chardet would be installed in whatever version is the newest"


def test_a_module_that_was_never_fetched(wheels: Path) -> None:
    (problem,) = module_problems(PLAN, PINNED | {"chardet": "5.3.0"}, wheels)
    assert problem.startswith("chardet 5.3.0 is not here to be checked")


def test_a_module_compiled_for_the_build_machine(wheels: Path) -> None:
    (wheels / "chardet-5.2.0-py3-none-any.whl").unlink()
    compiled = wheels / "chardet-5.2.0-cp314-cp314-manylinux_2_28_x86_64.whl"
    write_wheel(compiled, {"chardet/fast.so": elf([4096]), "chardet/slow.py": b"pass"})
    (problem,) = module_problems(PLAN, PINNED, wheels)
    assert problem == "chardet 5.2.0 has chardet/fast.so, compiled for the build machine"


def test_what_the_resolver_adds(tmp_path: Path) -> None:
    report = tmp_path / "resolved.json"
    report.write_text("null", encoding="utf-8")
    assert not list(resolver_problems(PLAN, report))
    names = ("KivyMD", "pillow", "certifi")
    found = [{"metadata": {"name": name, "version": "1"}} for name in names]
    report.write_text(json.dumps({"install": found}), encoding="utf-8")
    assert list(resolver_problems(PLAN, report)) == ["python-for-android would add certifi 1"]
