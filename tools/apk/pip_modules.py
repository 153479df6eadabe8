"""What pip puts into the package, besides what is compiled from recipes.

python-for-android first asks pip which dependencies the modules have, then installs them with the
pip of the build machine. That pip prefers files that are compiled for the build machine, and takes
the newest version of whatever is not pinned. So both steps are tried when the checks are prepared,
as on the build machine; the checks themselves need no network.
"""

import json
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from packaging.utils import canonicalize_name, parse_wheel_filename

from tools.apk.build_plan import Recipes
from tools.apk.elf import MAGIC
from tools.apk.p4a import SOURCES, fetch_p4a, recipe_version
from tools.apk.spec import Spec

WHEELS = SOURCES / "modules"
RESOLVED = WHEELS / "resolved.json"
"""What the resolver of python-for-android adds; `null` where it gives up and adds nothing."""
STAMP = WHEELS / "modules.txt"
OLDEST_GLIBC, NEWEST_GLIBC = 5, 43
"""The minor versions that wheels for a Linux on x86_64 may ask for."""
ANDROID_TAGS = {
    "arm64-v8a": ("arm64_v8a", "aarch64"),
    "armeabi-v7a": ("arm",),
    "x86_64": ("x86_64",),
}
"""How python-for-android calls each processor when it asks for wheels."""


def fetch_modules(spec: Spec) -> None:
    """Fetch the files that a build machine would install; quick if nothing has changed."""
    modules = [f"{name}=={version}" for name, version in _modules_of(spec).items()]
    if STAMP.exists() and STAMP.read_text(encoding="utf-8").split() == modules:
        return
    shutil.rmtree(WHEELS, ignore_errors=True)
    WHEELS.mkdir(parents=True)
    _pip("download", "--no-deps", "--dest", str(WHEELS), *_tags(spec, _build_machine()), *modules)
    _resolve(spec)
    STAMP.write_text("\n".join(modules), encoding="utf-8")


def module_problems(
    recipes: Recipes, requirements: dict[str, str | None], wheels: Path = WHEELS
) -> Iterator[str]:
    """Modules that would be installed without a version, or compiled for the build machine."""
    files = {canonicalize_name(parse_wheel_filename(f.name)[0]): f for f in wheels.glob("*.whl")}
    for module in sorted(recipes.modules):
        version = requirements.get(module)
        file = files.get(canonicalize_name(module))
        if version is None:
            yield f"{module} would be installed in whatever version is the newest"
        elif file is None or str(parse_wheel_filename(file.name)[1]) != version:
            yield f"{module} {version} is not here to be checked: `make apk-check` fetches it"
        else:
            for path in _native_files(file):
                yield f"{module} {version} has {path}, compiled for the build machine"


def resolver_problems(recipes: Recipes, resolved: Path = RESOLVED) -> Iterator[str]:
    """Modules that python-for-android would add by itself."""
    report = json.loads(resolved.read_text(encoding="utf-8")) if resolved.exists() else None
    known = {canonicalize_name(name) for name in (*recipes.order, *recipes.modules)}
    for entry in (report or {}).get("install", ()):
        name, version = entry["metadata"]["name"], entry["metadata"]["version"]
        if canonicalize_name(name) not in known:
            yield f"python-for-android would add {name} {version}"


def _modules_of(spec: Spec) -> dict[str, str]:
    """The requirements that no recipe builds, with their versions."""
    with tarfile.open(fetch_p4a(spec)) as archive:
        folders = {Path(name).parent.name.lower() for name in archive.getnames()}
    return {name: v for name, v in spec.requirements.items() if v and name not in folders}


def _resolve(spec: Spec) -> None:
    """Ask pip as python-for-android does."""
    arch = spec.archs[0]
    platforms = [f"android_{spec.minimum_sdk}_{tag}" for tag in ANDROID_TAGS[arch]]
    options = ["--dry-run", "--ignore-installed", "--report", str(RESOLVED)]
    try:
        modules = _modules_of(spec)
        _pip("install", *options, *_tags(spec, platforms), *modules, capture_output=True)
    except subprocess.CalledProcessError:
        RESOLVED.write_text("null", encoding="utf-8")


def _build_machine() -> list[str]:
    versions = range(OLDEST_GLIBC, NEWEST_GLIBC)
    return ["linux_x86_64", *(f"manylinux_2_{minor}_x86_64" for minor in versions)]


def _tags(spec: Spec, platforms: list[str]) -> list[str]:
    python = recipe_version("python3", spec)
    options = ["--only-binary", ":all:", "--python-version", python]
    return [*options, *(part for name in platforms for part in ("--platform", name))]


def _pip(*arguments: str, **settings: Any) -> None:
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, *arguments], check=True, **settings)


def _native_files(wheel: Path) -> Iterator[str]:
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            with archive.open(name) as file:
                if file.read(len(MAGIC)) == MAGIC:
                    yield name
