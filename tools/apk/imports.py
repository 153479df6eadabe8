"""Checks the imports of the app and the requirements of the spec against each other."""

import ast
import re
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.apk.spec import ROOT

OWN = ("main", "engine", "mobileapp")
ANDROID_OWN = {
    "python3": None,
    "libwebp": None,
    "sqlite3": "sqlite3",
    "pyjnius": "jnius",
    "android": "android",
    "six": "six",  # pyjnius asks for it
}
"""Requirements only a tablet has, with the module each one provides."""
NEEDS_RECIPE = {"bz2": "libbz2", "lzma": "liblzma", "sqlite3": "sqlite3"}
"""Parts of the standard library that python-for-android builds only beside a recipe."""
LEFT_OUT = {
    "kivy": {
        "docutils",  # draws reStructuredText
        "kivy-garden",  # fetches widgets from the network
        "pygments",  # colours source code
        "requests",  # loads pictures from the network
    },
}
"""Dependencies that are not needed for what the app uses; playing the staged app proves it."""

FOR_TOOLS = {"kivymd"}
"""What requirements.txt has for tools only: the app's icons are cut from it."""
_KV_IMPORT = re.compile(r"^#:\s*import\s+\S+\s+(\w+)", re.MULTILINE)


def imported_modules(root: Path = ROOT) -> dict[str, str]:
    """Every foreign top-level module, with a file that imports it."""
    modules: dict[str, str] = {}
    sources = [
        root / "main.py",
        *sorted(root.glob("engine/**/*.py")),
        *sorted(root.glob("mobileapp/**/*.py")),
    ]
    for file in sources:
        for module in _imports(ast.parse(file.read_text(encoding="utf-8"))):
            modules.setdefault(module, file.relative_to(root).as_posix())
    for file in sorted(root.glob("mobileapp/**/*.kv")):
        for module in _KV_IMPORT.findall(file.read_text(encoding="utf-8")):
            modules.setdefault(module, file.relative_to(root).as_posix())
    return {module: file for module, file in modules.items() if module not in OWN}


def _imports(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


def import_problems(modules: dict[str, str], requirements: dict[str, str | None]) -> Iterator[str]:
    """Imports that nothing in `requirements` brings onto the tablet."""
    for module, file in modules.items():
        provider = provider_of(module)
        if provider is None:
            yield f"{file} imports {module}, which nothing installed here provides"
        elif provider and provider not in requirements:
            yield f"{file} imports {module}, but requirements do not name {provider}"


def provider_of(module: str) -> str | None:
    """The requirement a module comes from; empty for Python itself, None if unknown."""
    for requirement, provided in ANDROID_OWN.items():
        if module == provided:
            return requirement
    if module in NEEDS_RECIPE:
        return NEEDS_RECIPE[module]
    if module in sys.stdlib_module_names:
        return ""
    distributions = metadata.packages_distributions().get(module)
    return canonicalize_name(distributions[0]) if distributions else None


def dependencies_of(requirement: str) -> set[str]:
    """The dependencies of a requirement, without those left out on purpose."""
    wanted = (Requirement(line) for line in metadata.requires(requirement) or [])
    names = {
        str(canonicalize_name(entry.name))
        for entry in wanted
        if entry.marker is None or entry.marker.evaluate({"extra": ""})
    }
    return names - LEFT_OUT.get(requirement, set())


def requirement_problems(
    requirements: dict[str, str | None], modules: dict[str, str]
) -> Iterator[str]:
    """Dependencies that are not named, and names that nothing needs."""
    needed = {provider_of(module) for module in modules} | ANDROID_OWN.keys()
    for requirement in requirements.keys() - ANDROID_OWN.keys():
        for dependency in sorted(dependencies_of(requirement)):
            needed.add(dependency)
            if dependency not in requirements:
                yield f"{requirement} needs {dependency}, which requirements do not name"
    for requirement in requirements:
        if requirement not in needed:
            yield f"requirements name {requirement}, which nothing needs"


def version_problems(
    requirements: dict[str, str | None], pinned: dict[str, str], recipes: dict[str, str | None]
) -> Iterator[str]:
    """Differences between the spec, requirements.txt and the versions that would be built."""
    for name in sorted((pinned.keys() - FOR_TOOLS) ^ (requirements.keys() - ANDROID_OWN.keys())):
        yield f"only one of requirements.txt and buildozer.spec names {name}"
    for name, version in requirements.items():
        if version is None:
            continue
        if pinned.get(name, version) != version:
            yield f"requirements.txt wants {name} {pinned[name]}, buildozer.spec {version}"
        if recipes.get(name, version) != version:
            yield f"the recipe would build {name} {recipes[name]}, not {version}"


def pinned_versions(file: Path = ROOT / "requirements.txt") -> dict[str, str]:
    """The versions pinned in requirements.txt, which a desktop installs."""
    lines = (line.strip() for line in file.read_text(encoding="utf-8").splitlines())
    pairs = (line.split("==") for line in lines if line and not line.startswith("#"))
    return {str(canonicalize_name(name)): version for name, version in pairs}
