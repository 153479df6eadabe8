"""Checks the build plan that python-for-android derives from the requirements."""

from collections.abc import Iterator
from dataclasses import dataclass

from packaging.version import Version

BEFORE = (
    ("hostpython3", "python3"),
    ("sqlite3", "python3"),  # else Python has no databases
    ("libwebp", "pillow"),  # else Pillow has no WebP
    ("jpeg", "pillow"),
    ("python3", "kivy"),
    ("sdl2", "kivy"),
    ("sdl2_image", "sdl2"),
    ("pyjnius", "kivy"),
)
"""Pairs of recipes: the first must be built before the second."""
NEEDED = frozenset(
    {
        *("hostpython3", "python3", "libffi", "openssl", "sqlite3", "setuptools"),
        *("sdl2", "sdl2_image", "sdl2_mixer", "sdl2_ttf", "kivy", "pyjnius", "android"),
        *("pillow", "freetype", "jpeg", "png", "libwebp"),
    }
)
"""Every recipe that may be built; docs/android.md gives the reason for each."""
OLDEST = {"libwebp": "1.3.2"}
"""Minimum versions: older ones have a security hole that a malicious picture can exploit."""


@dataclass(frozen=True)
class Recipes:
    """The plan of python-for-android."""

    order: list[str]
    """Its recipes, in the order it would build them."""
    modules: list[str]
    """What it would install from the package index."""
    versions: dict[str, str | None]
    absent: list[str]
    """Parts of the standard library that do not reach the tablet."""


def recipe_problems(recipes: Recipes, requirements: dict[str, str | None]) -> Iterator[str]:
    """Requirements that are not built or installed, or are built too late."""
    for name in requirements:
        if name not in recipes.order and name not in recipes.modules:
            yield f"{name} is required, but neither built nor installed"
    for name in recipes.order:
        if name.lower() not in NEEDED:
            yield f"{name} would be built, which nothing needs"
    for first, second in BEFORE:
        if first not in recipes.order or second not in recipes.order:
            yield f"{first} and {second} are not both built"
        elif recipes.order.index(first) > recipes.order.index(second):
            yield f"{first} is built only after {second}"
    for name, oldest in OLDEST.items():
        version = recipes.versions.get(name)
        if version is not None and Version(version) < Version(oldest):
            yield f"{name} {version} would be built, which is older than {oldest}"
