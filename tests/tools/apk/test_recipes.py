"""Tests of our recipes, which extend those of python-for-android; the base class is a fake."""

import contextlib
import marshal
import os
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

    site_packages_dir_blacklist = frozenset({"tests"})
    site_packages_filen_blacklist = ("*.py",)

    def __init__(self) -> None:
        folders = {"root_dir": "/p4a", "storage_dir": "/build", "ndk_dir": "/home/ndk"}
        self.ctx = SimpleNamespace(
            build_as_debuggable=True, hostpython=sys.executable, ndk_api=24, **folders
        )
        self.name = "name"
        self.build_dir = "/build/name"

    def get_build_dir(self, _arch: str) -> str:
        return self.build_dir

    def get_recipe_env(self, arch: Any) -> dict[str, str]:
        return {"CFLAGS": " ".join(arch.common_cflags)}

    def prebuild_arch(self, arch: Any) -> None:
        arch.is_prepared = True


class Cloning(StandIn):
    """A fake recipe that would fetch what must not be fetched."""

    def prebuild_arch(self, arch: Any) -> None:
        raise AssertionError("it clones eight repositories")


class Configured(StandIn):
    """A fake recipe of Python, whose arguments grow with every processor."""

    configure_args = ("--enable-shared",)

    def get_recipe_env(self, arch: Any) -> dict[str, str]:
        return {"CFLAGS": "-fPIC"}

    def build_arch(self, arch: Any) -> None:
        self.configure_args = [*self.configure_args, f"--with-openssl={arch.arch}"]


def our_recipe(
    name: str, base: str, monkeypatch: pytest.MonkeyPatch, fake: type[StandIn] = StandIn
) -> Any:
    """Our recipe `name`, loaded with a fake in place of its base class `base`.

    It keeps the commands that it would run in `commands`.
    """
    commands: list[tuple[str, ...]] = []
    contents = {
        "pythonforandroid": {},
        "pythonforandroid.archs": {"Arch": object},
        "pythonforandroid.logger": {"shprint": lambda *command, _env: commands.append(command)},
        "pythonforandroid.recipe": {"Recipe": StandIn},
        "pythonforandroid.util": {"current_directory": contextlib.nullcontext},
        "sh": {"cmake": "cmake", "make": "make"},
        "pythonforandroid.recipes": {},
        f"pythonforandroid.recipes.{name}": {base: fake},
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
    loaded.recipe.commands = commands
    return loaded.recipe


@pytest.fixture
def arch() -> SimpleNamespace:
    return SimpleNamespace(arch="armeabi-v7a", common_cflags=["-fomit-frame-pointer"])


def test_everything_is_optimised(arch: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    recipe = our_recipe("sdl2", "LibSDL2Recipe", monkeypatch)
    recipe.prebuild_arch(arch)
    assert arch.is_prepared
    assert arch.common_cflags[:2] == ["-fomit-frame-pointer", "-O2"]
    assert not recipe.ctx.build_as_debuggable


def test_makefiles_of_the_ndk_get_the_flags_too(
    arch: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They clear the variable that these flags are for, and optimise 32-bit ARM for size."""
    recipe = our_recipe("sdl2", "LibSDL2Recipe", monkeypatch)
    recipe.prebuild_arch(arch)
    makefile = "APP_CFLAGS :=\nall:\n\t@echo -Oz $(APP_CFLAGS)\n"
    write_tree(tmp_path, {"Makefile": makefile})
    environment = os.environ | recipe.get_recipe_env(arch)
    command = ["make", "--no-print-directory", "-C", str(tmp_path)]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    assert done.stdout.split() == ["-Oz", *arch.common_cflags[1:]]


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


def test_libwebp_gets_the_flags_that_leave_folders_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """CMake takes none from the environment, where the others get them."""
    recipe = our_recipe("libwebp", "LibwebpRecipe", monkeypatch)
    recipe.build_dir = str(tmp_path)
    flags = ["-O2", "-ffile-prefix-map=/build=.", "-ffile-prefix-map=/home/ndk=ndk"]
    recipe.build_arch(SimpleNamespace(arch="armeabi-v7a", common_cflags=flags))
    configured, *_ = recipe.commands
    assert f"-DCMAKE_C_FLAGS={' '.join(flags[1:])}" in configured
    assert "-DANDROID_ABI=armeabi-v7a" in configured


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


MAKEFILE = """getpath.o:\n\t$(CC) -DVPATH='"$(VPATH)"' -DVERSION='"3"'\n"""


def test_python_does_not_know_its_sources(
    arch: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_tree(tmp_path, {"Makefile.pre.in": MAKEFILE})
    recipe = our_recipe("python3", "Python3Recipe", monkeypatch)
    recipe.build_dir = str(tmp_path)
    for _ in range(2):  # a second build finds what the first one has changed
        recipe.prebuild_arch(arch)
        text = (tmp_path / "Makefile.pre.in").read_text(encoding="utf-8")
        assert text == MAKEFILE.replace("$(VPATH)", "")
    assert arch.is_prepared
    write_tree(tmp_path, {"Makefile.pre.in": "getpath.o:\n"})
    with pytest.raises(ValueError, match="makefile"):
        recipe.prebuild_arch(arch)


def test_python_gets_the_flags_that_leave_folders_out(monkeypatch: pytest.MonkeyPatch) -> None:
    recipe = our_recipe("python3", "Python3Recipe", monkeypatch, Configured)
    flags = ["-O2", "-ffile-prefix-map=/build=.", "-ffile-prefix-map=/home/ndk=ndk"]
    environment = recipe.get_recipe_env(SimpleNamespace(common_cflags=flags))
    assert environment["CFLAGS"].split() == ["-fPIC", *flags[1:]]
    assert environment["host_prefix"] == environment["host_exec_prefix"] == "/usr/local"


def test_python_is_built_for_one_processor_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    recipe = our_recipe("python3", "Python3Recipe", monkeypatch, Configured)
    for name in ("arm64-v8a", "armeabi-v7a"):
        recipe.build_arch(SimpleNamespace(arch=name))
        assert recipe.configure_args == ["--enable-shared", f"--with-openssl={name}"]


def test_compiled_modules_name_no_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    for name in ("here", "elsewhere"):
        folder = tmp_path / name
        settings = f"LIBS = '{folder}/libs'\nCC = '/home/ndk/clang'\n"
        write_tree(folder, {"site/android/config.py": settings, "site/bad.py": "("})
        recipe = our_recipe("python3", "Python3Recipe", monkeypatch)
        recipe.ctx.storage_dir = str(folder)
        monkeypatch.setenv("SOURCE_DATE_EPOCH", "1000000000")
        recipe.compile_python_files(str(folder / "site"))
        made.append((folder / "site/android/config.pyc").read_bytes())
    assert made[0] == made[1]
    code = marshal.loads(made[0][16:])
    assert code.co_filename == "android/config.py"
    assert {"./libs", "ndk/clang"} < set(code.co_consts)


def test_programs_of_modules_stay_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    recipe = our_recipe("python3", "Python3Recipe", monkeypatch)
    assert set(recipe.site_packages_dir_blacklist) == {"tests", "bin"}
    assert set(recipe.site_packages_filen_blacklist) == {"*.py", "RECORD"}


def test_openssl_does_not_keep_its_command(
    arch: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = '$cflags = "compiler: $cflags";\n'
    write_tree(tmp_path, {"util/mkbuildinf.pl": line})
    recipe = our_recipe("openssl", "OpenSSLRecipe", monkeypatch)
    recipe.build_dir = str(tmp_path)
    for _ in range(2):
        recipe.prebuild_arch(arch)
        text = (tmp_path / "util/mkbuildinf.pl").read_text(encoding="utf-8")
        assert text == '$cflags = "compiler: clang";\n'
    write_tree(tmp_path, {"util/mkbuildinf.pl": "print;\n"})
    with pytest.raises(ValueError, match="elsewhere"):
        recipe.prebuild_arch(arch)


def test_sdl_image_gets_one_library_at_one_commit(
    arch: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, git = tmp_path / "source", ["git", "-c", "user.name=a", "-c", "user.email=b"]
    write_tree(source, {"Android.mk": "the first"})
    for command in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "the first"]):
        subprocess.run([*git, *command], cwd=source, check=True)
    first = subprocess.check_output(["git", "rev-parse", "HEAD"], cwd=source, text=True).strip()
    write_tree(source, {"Android.mk": "another"})
    subprocess.run([*git, "commit", "-q", "-a", "-m", "another"], cwd=source, check=True)
    recipe = our_recipe("sdl2_image", "LibSDL2Image", monkeypatch, Cloning)
    recipe.libwebp, recipe.commit = source.as_uri(), first
    recipe.build_dir = str(tmp_path / "build")
    for _ in range(2):
        recipe.prebuild_arch(arch)
        fetched = tmp_path / "build/external/libwebp/Android.mk"
        assert fetched.read_text(encoding="utf-8") == "the first"
    assert arch.is_prepared
