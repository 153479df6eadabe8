"""Reads a package, structural or real, into one plain value that the checks judge."""

import io
import re
import subprocess
import tarfile
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from packaging.utils import canonicalize_name

from tools.apk.elf import MAGIC, page_alignment, processor
from tools.apk.manifest import Element, Resources, parse_manifest, parse_resources

APPLICATION = "assets/private.tar"
STORE_ROOT = "base/"
"""Where everything lies in a package for a store (AAB)."""
BUNDLE = "libpybundle.so"
"""An archive that is named like a library, because Android unpacks libraries automatically."""
TOP = "_python_bundle"
SITE = "site-packages/"
SIGNATURE = re.compile(r"META-INF/[^/]+\.(RSA|DSA|EC)")
"""Where a signature lies in a package for a store."""
BUILD_FOLDER = b"/.buildozer/"
"""A part of the name of every folder in which buildozer compiles."""
METADATA = (".dist-info", ".egg-info")
"""How the folders end in which pip keeps the name and the version of what it has installed."""


@dataclass(frozen=True)
class Library:
    """A native library: for which processor, and how it lies in memory and in the package."""

    arch: str
    """The processor that gets it."""
    name: str
    processor: str
    """The processor it was compiled for; empty for the bundle, which only looks like a library."""
    page_alignment: int
    offset: int | None
    """Where its bytes start in the package; None if it is compressed and so unpacked first."""


@dataclass(frozen=True)
class Package:
    """Everything about a package that can be checked."""

    real: bool
    """Whether this is an APK, and not only the structure of one."""
    size: int
    manifest: Element
    resources: Resources
    pictures: dict[str, bytes]
    """The pictures among the resources, by their place in the package."""
    application: dict[str, bytes]
    """What is unpacked on the tablet, by path."""
    application_size: int
    """How large it is in the package."""
    classes: dict[str, bytes]
    """The compiled Java."""
    libraries: tuple[Library, ...]
    bundled: frozenset[str]
    """The files of Python and its packages, from the top of the bundle."""
    bundled_libraries: tuple[Library, ...]
    """The native ones among them, which Android unpacks together with the bundle."""
    telling: frozenset[str] = frozenset()
    """The files that name a folder of the build machine, by path."""
    for_store: bool = False
    """Whether it is an AAB, whose manifest and resources only the store's own tools can read."""

    @property
    def python_packages(self) -> frozenset[str]:
        """Top-level names among the bundled Python packages."""
        names = (name for name in self._installed if not name.endswith(METADATA))
        return frozenset(name.partition(".")[0] for name in names)

    @property
    def distributions(self) -> frozenset[str]:
        """The names under which the bundled Python packages were installed."""
        names = (name for name in self._installed if name.endswith(METADATA))
        return frozenset(canonicalize_name(name.partition("-")[0]) for name in names)

    @property
    def _installed(self) -> frozenset[str]:
        inside = (path.removeprefix(SITE) for path in self.bundled if path.startswith(SITE))
        return frozenset(path.partition("/")[0] for path in inside)


def read_package(file: Path) -> Package:
    """Open a package; one that is named `.apk` or `.aab` claims to be real."""
    for_store = file.suffix == ".aab"
    root = STORE_ROOT if for_store else ""
    with zipfile.ZipFile(file) as archive:
        names = archive.namelist()
        bundles = dict(_bundles(archive))
        application = unpacked(archive.read(root + APPLICATION))
        resources = Resources() if for_store else parse_resources(_dump(file, "resources"))
        return Package(
            real=file.suffix in (".apk", ".aab"),
            size=file.stat().st_size,
            manifest=Element("manifest") if for_store else _manifest(file),
            resources=resources,
            pictures={
                path: archive.read(path)
                for variants in resources.files.values()
                for path in variants.values()
                if path.endswith((".png", ".jpg"))
            },
            application=application,
            application_size=archive.getinfo(root + APPLICATION).file_size,
            classes={Path(n).name: archive.read(n) for n in names if n.endswith(".dex")},
            libraries=tuple(_libraries(file, archive)),
            bundled=frozenset(path for files in bundles.values() for path in files),
            bundled_libraries=tuple(
                Library(arch, path, processor(content), page_alignment(content), None)
                for arch, files in bundles.items()
                for path, content in files.items()
                if content.startswith(MAGIC)
            ),
            telling=frozenset(
                path
                for files in (application, _native(archive), *bundles.values())
                for path, content in files.items()
                if names_build_folder(path, content)
            ),
            for_store=for_store,
        )


def names_build_folder(path: str, content: bytes) -> bool:
    """Whether a file says in which folder it was made; a module is compiled by its whole name."""
    if path.endswith(".zip"):
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            return any(BUILD_FOLDER in archive.read(name) for name in archive.namelist())
    source = "/" + path.removeprefix(SITE).removesuffix("c")
    return BUILD_FOLDER in content or (path.endswith(".pyc") and source.encode() in content)


def signature_problem(file: Path) -> str | None:
    """The error of Android's signature check, if there is one; in an AAB only if it has none.

    Gradle names an AAB alike, signed or not.
    """
    if file.suffix == ".aab":
        with zipfile.ZipFile(file) as archive:
            signed = any(SIGNATURE.fullmatch(name) for name in archive.namelist())
        return None if signed else "there is none, and no store takes it as it is"
    done = subprocess.run(["apksigner", "verify", str(file)], capture_output=True, text=True)
    return (done.stdout + done.stderr).strip() if done.returncode else None


def data_offset(file: Path, entry: zipfile.ZipInfo) -> int:
    """The offset of an entry's data: after its local header, whose length stands only there."""
    with file.open("rb") as opened:
        opened.seek(entry.header_offset + 26)
        name, extra = (int.from_bytes(opened.read(2), "little") for _ in range(2))
    return entry.header_offset + 30 + name + extra


def _manifest(file: Path) -> Element:
    return parse_manifest(_dump(file, "xmltree", "--file", "AndroidManifest.xml"))


def _dump(file: Path, *what: str) -> str:
    command = ["aapt2", "dump", *what, str(file)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def unpacked(archive: bytes) -> dict[str, bytes]:
    """The files in a tar archive, by path."""
    files = {}
    with tarfile.open(fileobj=io.BytesIO(archive)) as opened:
        for member in opened:
            content = opened.extractfile(member)
            if content is not None:
                files[member.name] = content.read()
    return files


def _library_entries(archive: zipfile.ZipFile) -> list[zipfile.ZipInfo]:
    starts = ("lib/", f"{STORE_ROOT}lib/")
    return [entry for entry in archive.infolist() if entry.filename.startswith(starts)]


def _native(archive: zipfile.ZipFile) -> dict[str, bytes]:
    return {entry.filename: archive.read(entry) for entry in _library_entries(archive)}


def _libraries(file: Path, archive: zipfile.ZipFile) -> list[Library]:
    libraries = []
    for entry in _library_entries(archive):
        *_, arch, name = entry.filename.split("/")
        content = archive.read(entry)
        stored = entry.compress_type == zipfile.ZIP_STORED
        native = content.startswith(MAGIC)
        made_for, alignment = (processor(content), page_alignment(content)) if native else ("", 0)
        offset = data_offset(file, entry) if stored else None
        libraries.append(Library(arch, name, made_for, alignment, offset))
    return libraries


def _bundles(archive: zipfile.ZipFile) -> Iterator[tuple[str, dict[str, bytes]]]:
    """For each processor the files of Python and its packages."""
    for entry in _library_entries(archive):
        if entry.filename.endswith(f"/{BUNDLE}"):
            *_, arch, _ = entry.filename.split("/")
            files = unpacked(archive.read(entry))
            yield arch, {path.rpartition(f"{TOP}/")[2]: files[path] for path in files}
