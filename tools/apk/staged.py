"""Plays the packaged app in an environment like that of a tablet.

The unpacked application is in a folder that must not change, is run by a Python with only the
required packages, and may write only to its private folder.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.apk.imports import NEEDS_RECIPE
from tools.apk.spec import ROOT, Spec
from tools.apk.structural_package import Structure
from tools.apk.tablet import Tablet

SYSTEM = ("/dev/null", "/dev/urandom", "/proc", "/sys")
"""Paths that any program may read on any Linux."""
DESKTOP_PROGRAMS = ("/sbin/ldconfig", "xclip", "xsel")
"""Programs Kivy calls on a desktop only, for the C library and the clipboard."""
FONTS = ("/usr/share/fonts", "/usr/local/share/fonts")
TOUR = "recorded_tour.py"
HARNESS = ROOT / "tests" / "harness"
DRIVER = {
    TOUR: Path(__file__).with_name(TOUR),
    "harness/__init__.py": HARNESS / "__init__.py",
    "harness/driver.py": HARNESS / "driver.py",
}
"""The only files from outside, which play the app: their places there, and here. A package called
`tests` would not be found, as a tablet has none."""


class TourFailed(Exception):
    """The staged app could not be played through."""


@dataclass(frozen=True)
class TourRecord:
    """What a tour through the staged app did."""

    modules: int
    seen: list[str]
    reads: list[str]
    writes: list[str]
    forbidden: list[str]
    paths: list[str]


@dataclass(frozen=True)
class StageFolders:
    """The folders of one tour, all apart from each other."""

    folder: Path

    @property
    def application(self) -> Path:
        return self.folder / "application"

    @property
    def private(self) -> Path:
        return self.folder / "private"

    @property
    def elsewhere(self) -> Path:
        """The home and working folder, in which the app must create nothing."""
        return self.folder / "elsewhere"

    @property
    def driver(self) -> Path:
        return self.folder / "driver"


@dataclass(frozen=True)
class Tour:
    """The result of a tour: how many screens it saw, and the problems."""

    modules: int
    steps: int
    problems: list[str]


def play(
    structure: Structure, files: dict[str, bytes], tablet: Tablet, spec: Spec, work: Path
) -> Tour:
    """Stage the app in a folder, play it, and return all problems."""
    stage = StageFolders(work / f"staged-{tablet.version}")
    set_up(stage, structure, files, tablet)
    before = fingerprint(stage.application)
    record = _tour(stage, tablet, _absent(structure, spec))
    problems = list(forbidden_access(record, stage, [*_libraries(tablet)]))
    if fingerprint(stage.application) != before:
        problems.append("changed the folder of the app")
    problems += [f"left {file} behind" for file in stage.elsewhere.rglob("*")]
    return Tour(record.modules, len(record.seen), problems)


def set_up(
    stage: StageFolders, structure: Structure, files: dict[str, bytes], tablet: Tablet
) -> None:
    """Lay the application out as Android would, compiled for the Python that will run it."""
    for folder in (stage.private / "cache", stage.elsewhere, stage.driver):
        folder.mkdir(parents=True)
    for name, content in files.items():
        target = stage.application / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    if tablet.version != f"{sys.version_info.major}.{sys.version_info.minor}":
        _compile_anew(structure.application, stage.application, tablet)
    for name, file in DRIVER.items():
        (stage.driver / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, stage.driver / name)
    for path in stage.application.rglob("*"):
        path.chmod(0o555 if path.is_dir() else 0o444)


def fingerprint(folder: Path) -> dict[str, str]:
    """A hash of the contents of a folder."""
    return {
        str(path): hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""
        for path in sorted(folder.rglob("*"))
    }


def forbidden_access(
    record: TourRecord, stage: StageFolders, libraries: list[Path]
) -> Iterator[str]:
    """Every access outside the app's own folders, and every other forbidden operation."""
    own = [stage.application, stage.private]
    known = [stage.driver, *libraries, *map(Path, SYSTEM)]
    fonts = [*map(Path, FONTS), stage.elsewhere / ".fonts", stage.elsewhere / ".local/share/fonts"]
    yield from (f"did {deed}" for deed in record.forbidden if not deed.endswith(DESKTOP_PROGRAMS))
    for path in record.writes:
        if not _within(path, [stage.private, Path("/dev/null")]):
            yield f"wrote {path}"
    for path in record.reads:
        # When Python searches its path, it also lists the parents of the folders it was given.
        if not _within(path, own + known + fonts) and not _within(str(stage.folder), [Path(path)]):
            yield f"read {path}"
    for path in record.paths:
        if not _within(path, own + known):
            yield f"could import from {path}"


def _within(path: str, folders: list[Path]) -> bool:
    place = Path(path).resolve()
    return any(place.is_relative_to(folder.resolve()) for folder in folders)


def _tour(stage: StageFolders, tablet: Tablet, absent: list[str]) -> TourRecord:
    command = [str(tablet.python), "-I", "-OO", "-B", str(stage.driver / TOUR)]
    done = subprocess.run(
        [*command, str(stage.application), str(stage.private), *absent],
        cwd=stage.elsewhere,
        env={
            "PATH": os.defpath,
            "LANG": "C.UTF-8",
            "SDL_AUDIODRIVER": "dummy",
            "HOME": str(stage.elsewhere),
            "KIVY_HOME": str(stage.private / "kivy"),
            "XDG_CONFIG_HOME": str(stage.private),
            "XDG_CACHE_HOME": str(stage.private / "cache"),
        },
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise TourFailed(done.stderr[-4000:])
    return TourRecord(**json.loads(done.stdout.splitlines()[-1]))


def _absent(structure: Structure, spec: Spec) -> list[str]:
    """Modules Python has here but not on the tablet."""
    unbuilt = [
        f"_{name}" for name, recipe in NEEDS_RECIPE.items() if recipe not in spec.requirements
    ]
    return [*structure.recipes.absent, *unbuilt]


def _libraries(tablet: Tablet) -> Iterator[Path]:
    """Where Python itself and the required packages are."""
    code = "import sys; print(sys.prefix, *sys.path, sep='\\n')"
    done = subprocess.run([tablet.python, "-I", "-c", code], capture_output=True, text=True)
    yield from map(Path, done.stdout.splitlines())


def _compile_anew(sources: Path, application: Path, tablet: Tablet) -> None:
    """Compile the application for this Python, as bytecode fits only one version."""
    for file in sources.rglob("*.py"):
        target = application / file.relative_to(sources)
        if target.with_suffix(".pyc").exists():
            shutil.copy(file, target)
    command = [str(tablet.python), "-I", "-m", "compileall", "-q", "-b", "-f", "-o", "2"]
    subprocess.run([*command, str(application)], check=True)
    for file in application.rglob("*.py"):
        file.unlink()
