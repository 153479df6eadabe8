"""Environments with only the Python packages a tablet gets, one for each Python that is found."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tools.apk.imports import ANDROID_OWN
from tools.apk.p4a import recipe_version
from tools.apk.spec import Spec

TRIED = ("3.13", "3.14")
"""Pythons to look for besides our own; the tablet's is the last one."""
KIVY = "kivy=="
INSTALLED = """
from importlib import metadata, util
print(metadata.version("kivy"), *util.find_spec("kivy").submodule_search_locations)
"""
SITE = "import sysconfig; print(sysconfig.get_path('platlib'))"


@dataclass(frozen=True)
class Tablet:
    """A Python with the packages of the tablet and nothing else."""

    version: str
    python: Path
    stamp: Path
    """Lists the packages, once they are all there."""

    def has(self, packages: list[str]) -> bool:
        """Whether exactly these are installed."""
        return self.stamp.exists() and self.stamp.read_text(encoding="utf-8").split() == packages


def make_tablets(spec: Spec) -> None:
    """Make the environments; quick if nothing has changed."""
    packages = packages_for(spec)
    for base in find_pythons():
        tablet = _tablet(_version_of(base))
        if not tablet.has(packages):
            _make(tablet, base, packages)


def ready_tablets(spec: Spec) -> list[Tablet]:
    """The environments that have been made for these requirements."""
    packages = packages_for(spec)
    tablets = (_tablet(_version_of(base)) for base in find_pythons())
    return [tablet for tablet in tablets if tablet.has(packages)]


def find_pythons() -> list[Path]:
    """Our own Python, then the newer ones on this machine."""
    found = [Path(sys.executable)]
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    for version in TRIED:
        candidates = sorted(pyenv.glob(f"versions/{version}.*/bin/python"), reverse=True)
        if named := shutil.which(f"python{version}"):
            candidates.append(Path(named))
        found += [python for python in candidates if _version_of(python) == version][:1]
    own, *others = found
    return [own, *(python for python in others if _version_of(python) != _version_of(own))]


def _tablet(version: str) -> Tablet:
    folder = Path(sys.prefix) / f"tablet-{version}"
    return Tablet(version, folder / "bin" / "python", folder / "packages.txt")


def _make(tablet: Tablet, base: Path, packages: list[str]) -> None:
    """Make an environment, unless Kivy cannot be had for its Python."""
    folder = tablet.stamp.parent
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run([base, "-m", "venv", "--without-pip", str(folder)], check=True)
    try:
        _install(tablet, base, packages)
    except subprocess.CalledProcessError:
        shutil.rmtree(folder)
    else:
        compiling = [str(tablet.python), "-m", "compileall", "-q", "-o", "2", str(folder / "lib")]
        subprocess.run(
            compiling, stdout=subprocess.DEVNULL
        )  # fails for templates, which are not Python
        tablet.stamp.write_text("\n".join(packages), encoding="utf-8")


def _install(tablet: Tablet, base: Path, packages: list[str]) -> None:
    """Install the packages from the package index.

    It has no Kivy for the tablet's Python. Where the system has compiled one for that Python, in
    the same version, it is copied.
    """
    options = ["--no-deps", "--no-compile", "--only-binary", "kivy,pillow"]
    folder = find_kivy(base, packages)
    if folder is None:
        _pip(tablet.python, "install", *options, *packages)
        return
    others = [package for package in packages if not package.startswith(KIVY)]
    _pip(tablet.python, "install", *options, *others)
    shutil.copytree(folder, Path(_answer(tablet.python, SITE)) / folder.name)


def find_kivy(python: Path, packages: list[str]) -> Path | None:
    """The folder of a Kivy that the system has for its own Python, if its version is required."""
    if python == Path(sys.executable):
        return None  # ours, which comes from the package index
    version, _, folder = _answer(python, INSTALLED).partition(" ")
    return Path(folder) if f"{KIVY}{version}" in packages else None


def packages_for(spec: Spec) -> list[str]:
    """What the package index has of the requirements, at the versions the tablet gets."""
    return [
        f"{name}=={version or recipe_version(name, spec)}"
        for name, version in spec.requirements.items()
        if name not in ANDROID_OWN
    ]


def _version_of(python: Path) -> str:
    return _answer(python, "import sys; print('%d.%d' % sys.version_info[:2])")


def _answer(python: Path, code: str) -> str:
    """What a Python prints; nothing if it fails."""
    done = subprocess.run([python, "-c", code], capture_output=True, text=True)
    return done.stdout.strip()


def _pip(python: Path, command: str, *arguments: str) -> None:
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    target = ["--python", str(python), command, *arguments]
    subprocess.run([*pip, *target], check=True)
