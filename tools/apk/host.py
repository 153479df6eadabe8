"""Checks whether this machine can build an APK: `python -m tools.apk.host` lists what it lacks.

Runs before anything is installed, so it needs nothing but Python itself.
"""

import argparse
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.apk.spec import ROOT

COMMANDS = {
    "autoconf": "autoconf",
    "automake": "automake",
    "cmake": "cmake",
    "g++": "g++",
    "gcc": "gcc",
    "git": "git",
    "libtoolize": "libtool",
    "make": "make",
    "patch": "patch",
    "pkg-config": "pkg-config",
    "unzip": "unzip",
    "zip": "zip",
}
"""The programs that the build calls, and the Debian package of each."""
FILES = {
    "include/zlib.h": "zlib1g-dev",
    "include/ffi.h": "libffi-dev",
    "include/openssl/ssl.h": "libssl-dev",
    "share/aclocal/ltdl.m4": "libltdl-dev",
}
"""Header and macro files needed to compile Python and libffi, and the Debian package of each."""
OLDEST_JAVA, NEWEST_JAVA = 17, 24
"""The oldest Java that the Android plugin accepts, and the newest that Gradle 8.14 knows."""
MIRRORS = {
    "URL_freetype": "https://downloads.sourceforge.net/project/freetype/freetype2/"
    "{version}/freetype-{version}.tar.gz"
}
"""Where sources come from instead of the place python-for-android knows, which is down at times."""
CANNOT = "An APK cannot be built here:"
MIN_SPACE = 15 * 1024**3
"""For the SDK, the NDK and everything that is compiled."""


@dataclass(frozen=True)
class Java:
    """A Java development kit."""

    version: int
    home: Path | None


NO_JAVA = Java(0, None)


@dataclass(frozen=True)
class Host:
    """The facts about a machine that decide whether it can build."""

    system: str
    processor: str
    commands: frozenset[str]
    files: frozenset[str]
    java: Java
    """A suitable version if there is one; else the one that would be used."""
    java_package: str
    """The Debian package of one that suits."""
    space: int

    @property
    def has_compilers(self) -> bool:
        """Whether Google's compilers for Android run here."""
        return (self.system, self.processor) == ("Linux", "x86_64")


def this_host() -> Host:
    """The machine this runs on."""
    return Host(
        platform.system(),
        platform.machine(),
        frozenset(filter(shutil.which, COMMANDS)),
        frozenset(filter(_has_file, FILES)),
        find_java(),
        _java_package(),
        shutil.disk_usage(ROOT).free,
    )


def obstacles(host: Host, others: frozenset[str] = frozenset()) -> Iterator[str]:
    """Every reason why a build would fail, in sentences; `others` are missing packages."""
    if not host.has_compilers:
        yield (
            f"Google's compilers for Android run on x86_64 Linux, this is {host.processor} "
            f"{host.system}. Build on such a machine, or push a tag and let the workflow build it."
        )
    if not _suits(host.java):
        found = f"version {host.java.version}" if host.java.version else "none"
        yield (
            f"A Java compiler of version {OLDEST_JAVA} to {NEWEST_JAVA} is needed; "
            f"there is {found}. One beside it is found, or named by JAVA_HOME."
        )
    if host.space < MIN_SPACE:
        yield (
            f"A build needs about {MIN_SPACE // 1024**3} GB, "
            f"and only {host.space // 1024**3} GB are free."
        )
    if packages := missing_packages(host) | others:
        line = f"sudo apt-get install --no-install-recommends {' '.join(sorted(packages))}"
        yield f"Packages are missing. This installs them:\n    {line}"


def missing_packages(host: Host) -> frozenset[str]:
    """The Debian packages that a build needs and this machine lacks."""
    commands = {COMMANDS[name] for name in COMMANDS.keys() - host.commands}
    files = {FILES[name] for name in FILES.keys() - host.files}
    java = set() if _suits(host.java) else {host.java_package}
    return frozenset(commands | files | java)


def find_java() -> Java:
    """The kit named by JAVA_HOME, the one on the path, or another one that suits."""
    named = os.environ.get("JAVA_HOME")
    on_path = shutil.which("javac")
    homes = [Path(named)] if named else []
    homes += [Path(on_path).resolve().parents[1]] if on_path else []
    homes += sorted(Path("/usr/lib/jvm").glob("*"))
    kits = [Java(version, home) for home in homes if (version := _java_version(home))]
    return next(filter(_suits, kits), kits[0] if kits else NO_JAVA)


def build_environment(java: Java, release: bool = False) -> dict[str, str]:
    """The environment variables of a build.

    Whoever repeats a release gets the same files: times are those of the commit, and nothing
    comes in a random order. Not so for other builds, as a tablet unpacks the app anew only if its
    version or its time differs.
    """
    # Inside an environment buildozer installs there, and finds the tools of that environment.
    folders = [Path(sys.executable).parent, java.home / "bin" if java.home else None]
    path = os.pathsep.join([*(str(folder) for folder in folders if folder), os.environ["PATH"]])
    return (
        MIRRORS
        | (repeatable() if release else {})
        | os.environ
        | {
            "VIRTUAL_ENV": sys.prefix,
            "JAVA_HOME": str(java.home),
            "PATH": path,
        }
    )


def repeatable() -> dict[str, str]:
    """The variables with which whoever repeats the build of a release gets the same files."""
    command = ["git", "log", "-1", "--format=%ct"]
    time = subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout.strip()
    return {"PYTHONHASHSEED": "0"} | ({"SOURCE_DATE_EPOCH": time} if time else {})


def _suits(java: Java) -> bool:
    return OLDEST_JAVA <= java.version <= NEWEST_JAVA


def _java_version(home: Path) -> int:
    """The version of a whole kit, with compiler and keys; 0 where there is none."""
    if not (home / "bin" / "keytool").exists():
        return 0
    try:
        done = subprocess.run([home / "bin" / "javac", "-version"], capture_output=True, text=True)
    except OSError:
        return 0
    found = re.search(r"javac (\d+)", done.stdout + done.stderr)
    return int(found[1]) if found else 0


def _java_package() -> str:
    """The oldest kit that suits and that this system offers."""
    names = [f"openjdk-{version}-jdk-headless" for version in (17, 21)]
    return next(filter(_is_offered, names), names[0])


def _is_offered(package: str) -> bool:
    if shutil.which("apt-cache") is None:
        return False
    done = subprocess.run(["apt-cache", "show", package], capture_output=True, text=True)
    return bool(done.stdout.strip())


def _has_file(name: str) -> bool:
    folder, _, rest = name.partition("/")
    places = [Path("/usr", folder), *Path("/usr", folder).glob("*-linux-gnu")]
    return any((place / rest).exists() for place in places)


def main() -> None:
    """Print every obstacle, or with an option only the missing packages."""
    parser = argparse.ArgumentParser(prog="python -m tools.apk.host", description=__doc__)
    parser.add_argument("others", nargs="*", help="packages that are missing besides")
    parser.add_argument("--packages", action="store_true", help="only what can be installed")
    wanted = parser.parse_args()
    host = this_host()
    if wanted.packages:
        print(*(sorted(missing_packages(host)) if host.has_compilers else ()))
    elif problems := list(obstacles(host, frozenset(wanted.others))):
        sys.exit("\n".join([CANNOT, *problems]))


if __name__ == "__main__":
    main()
