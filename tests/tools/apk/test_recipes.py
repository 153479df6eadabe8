"""Tests of our recipes, which extend those of python-for-android; the base class is a fake."""

import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from shutil import which
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from tests.tools.apk.sample_packages import write_tree
from tools.apk.spec import read_spec


class StandIn:
    """A fake recipe of python-for-android, with the members that our recipes use."""

    def __init__(self) -> None:
        folders = {"root_dir": "/p4a", "storage_dir": "/build", "ndk_dir": "/home/ndk"}
        self.ctx = SimpleNamespace(build_as_debuggable=True, **folders)
        self.name = "name"

    def get_recipe_env(self, arch: Any) -> dict[str, str]:
        return {"CFLAGS": " ".join(arch.common_cflags)}

    def prebuild_arch(self, arch: Any) -> None:
        arch.is_prepared = True


def our_recipe(name: str, base: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Our recipe `name`, loaded with `StandIn` in place of its base class `base`."""
    contents = {
        "pythonforandroid": {},
        "pythonforandroid.archs": {"Arch": object},
        "pythonforandroid.recipes": {},
        f"pythonforandroid.recipes.{name}": {base: StandIn},
    }
    for module_name, names in contents.items():
        module = ModuleType(module_name)
        vars(module).update(names)
        monkeypatch.setitem(sys.modules, module_name, module)
    spec = spec_from_file_location(name, read_spec().local_recipes / name / "__init__.py")
    assert spec is not None
    assert spec.loader is not None
    loaded = module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded.recipe


@pytest.fixture
def arch() -> SimpleNamespace:
    return SimpleNamespace(common_cflags=["-fomit-frame-pointer"])


def test_everything_is_optimised(arch: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    recipe = our_recipe("sdl2", "LibSDL2Recipe", monkeypatch)
    recipe.prebuild_arch(arch)
    assert arch.is_prepared
    assert arch.common_cflags[:2] == ["-fomit-frame-pointer", "-O2"]
    assert not recipe.ctx.build_as_debuggable


@pytest.mark.skipif(which("cc") is None, reason="there is no C compiler")
def test_libraries_name_no_folder_of_the_build_machine(
    arch: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Compile a file in two folders, with the flags of the recipe and the C compiler here."""
    made = []
    for name in ("here", "elsewhere"):
        folder = tmp_path / name
        write_tree(folder, {"a.c": "const char *where(void) { return __FILE__; }\n"})
        recipe = our_recipe("sdl2", "LibSDL2Recipe", monkeypatch)
        recipe.ctx.storage_dir = str(folder)
        flags = SimpleNamespace(common_cflags=["-g"])
        recipe.prebuild_arch(flags)
        source, target = folder / "a.c", folder / "a.o"
        command = ["cc", *flags.common_cflags, "-c", str(source), "-o", str(target)]
        subprocess.run(command, cwd=folder, check=True)
        made.append(target.read_bytes())
    assert made[0] == made[1]
    assert str(tmp_path).encode() not in made[0]


def test_sqlite_names_no_folder_of_the_build_machine(
    arch: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    recipe = our_recipe("sqlite3", "Sqlite3Recipe", monkeypatch)
    environment = {"CFLAGS": "-fomit-frame-pointer", "MAKEFLAGS": "LDFLAGS.rpath="}
    assert recipe.get_recipe_env(arch) == environment


def test_kivy_sees_no_other_sdl(arch: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    recipe = our_recipe("kivy", "KivyRecipe", monkeypatch)
    assert recipe.get_recipe_env(arch)["PKG_CONFIG_LIBDIR"] == "/nonexistent"
    assert recipe.python_depends == ["filetype"]
    assert recipe.get_recipe_dir() == "/p4a/recipes/name"
