"""Whether this machine can build an APK, and what it lacks."""

import platform
import re
import shutil
import subprocess
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
    "keytool": "openjdk-17-jdk-headless",
    "libtoolize": "libtool",
    "make": "make",
    "patch": "patch",
    "pkg-config": "pkg-config",
    "unzip": "unzip",
    "zip": "zip",
}
"""What the build calls, and the Debian package each one comes in."""
HEADERS = {
    "zlib.h": "zlib1g-dev",
    "ffi.h": "libffi-dev",
    "openssl/ssl.h": "libssl-dev",
}
"""What Python for the build machine is compiled with."""
OLDEST_JAVA = 17
LEAST_SPACE = 15 * 1024**3
"""For the SDK, the NDK and everything that is compiled."""


@dataclass(frozen=True)
class Host:
    """The facts about a machine that decide whether it can build."""

    system: str
    processor: str
    commands: frozenset[str]
    headers: frozenset[str]
    java: int
    """The version of the Java compiler; 0 if there is none."""
    space: int


def look_around() -> Host:
    """This machine."""
    return Host(
        platform.system(),
        platform.machine(),
        frozenset(filter(shutil.which, COMMANDS)),
        frozenset(filter(_has_header, HEADERS)),
        _java_version(),
        shutil.disk_usage(ROOT).free,
    )


def obstacles(host: Host) -> Iterator[str]:
    """Everything that stands in the way of building, in words."""
    if (host.system, host.processor) != ("Linux", "x86_64"):
        yield (
            f"Google's compilers for Android run on x86_64 Linux, this is {host.processor} "
            f"{host.system}. Build on such a machine, or push a tag and let the workflow build it."
        )
    if host.java < OLDEST_JAVA:
        found = f"version {host.java}" if host.java else "none"
        yield f"A Java compiler of version {OLDEST_JAVA} or newer is needed; there is {found}."
    packages = {COMMANDS[name] for name in COMMANDS.keys() - host.commands}
    packages |= {HEADERS[name] for name in HEADERS.keys() - host.headers}
    if packages:
        yield f"Please install: {' '.join(sorted(packages))}"
    if host.space < LEAST_SPACE:
        yield (
            f"A build needs about {LEAST_SPACE // 1024**3} GB, "
            f"and only {host.space // 1024**3} GB are free."
        )


def _has_header(name: str) -> bool:
    folders = [Path("/usr/include"), *Path("/usr/include").glob("*-linux-gnu")]
    return any((folder / name).exists() for folder in folders)


def _java_version() -> int:
    if shutil.which("javac") is None:
        return 0
    done = subprocess.run(["javac", "-version"], capture_output=True, text=True)
    found = re.search(r"javac (\d+)", done.stdout + done.stderr)
    return int(found[1]) if found else 0
