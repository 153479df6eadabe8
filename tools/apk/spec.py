"""Reads `buildozer.spec` into one value."""

import re
from configparser import ConfigParser
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
SPEC = ROOT / "buildozer.spec"


@dataclass(frozen=True)
class Spec:
    """The settings of one kind of build."""

    profile: str
    """Which kind; empty for the usual one."""
    title: str
    name: str
    package: str
    version: str
    requirements: dict[str, str | None]
    """Every requirement in order, with its pinned version where it has one."""
    archs: tuple[str, ...]
    target_sdk: int
    minimum_sdk: int
    fullscreen: bool
    orientations: frozenset[str]
    icons: dict[str, Path]
    """The pictures of the package, each under the name python-for-android gives it."""
    presplash_colour: str
    activity: str
    """The class of the one window."""
    p4a_version: str
    from_source: bool
    """Whether everything native is compiled, and no wheel for Android is taken instead."""
    local_recipes: Path
    """Recipes of our own, which come before those of python-for-android."""


def read_spec(file: Path = SPEC, profile: str = "") -> Spec:
    """Read a spec as buildozer does, with the settings of a profile over the general ones."""
    parser = ConfigParser()
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(file, encoding="utf-8")
    if profile:
        parser["app"].update(parser[f"app@{profile}"])
    app = parser["app"]
    app["source.dir"] = str((file.parent / app["source.dir"]).resolve())
    return Spec(
        profile=profile,
        title=app["title"],
        name=app["package.name"],
        package=f"{app['package.domain']}.{app['package.name']}",
        version=_version(Path(app["version.filename"]), app["version.regex"]),
        requirements=dict(map(_requirement, _listed(app["requirements"]))),
        archs=tuple(_listed(app["android.archs"])),
        target_sdk=int(app["android.api"]),
        minimum_sdk=int(app["android.minapi"]),
        fullscreen=parser.getboolean("app", "fullscreen"),
        orientations=frozenset(_listed(app["orientation"])),
        icons={
            "mipmap/icon.png": Path(app["icon.filename"]),
            "mipmap/icon_foreground.png": Path(app["icon.adaptive_foreground.filename"]),
            "mipmap/icon_background.png": Path(app["icon.adaptive_background.filename"]),
            "drawable/presplash.jpg": Path(app["presplash.filename"]),
        },
        presplash_colour=app["android.presplash_color"],
        activity=app["android.entrypoint"],
        p4a_version=p4a_version(app["p4a.commit"]),
        from_source="--skip-prebuilt" in app["p4a.extra_args"].split(),
        local_recipes=file.parent / app["p4a.local_recipes"],
    )


def p4a_version(tag: str) -> str:
    """The release behind a tag: `v2026.05.09` is 2026.5.9 in the package index."""
    return ".".join(str(int(part)) for part in tag.removeprefix("v").split("."))


def _listed(value: str) -> list[str]:
    return [entry.strip() for entry in value.split(",")]


def _requirement(entry: str) -> tuple[str, str | None]:
    name, _, version = entry.partition("==")
    return name, version or None


def _version(file: Path, pattern: str) -> str:
    found = re.search(pattern, file.read_text(encoding="utf-8"))
    if found is None:
        raise ValueError(f"{file} has no line like {pattern}")
    return found[1]
