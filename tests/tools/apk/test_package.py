"""Tests that packages are read correctly, with a small package that is assembled here."""

import io
import marshal
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.tools.apk.sample_packages import elf, write_tree
from tools.apk.assemble import assemble
from tools.apk.checks import PAGE
from tools.apk.package import (
    Library,
    data_offset,
    names_build_folder,
    read_package,
    signature_problem,
)

MANIFEST = """<manifest xmlns:android="http://schemas.android.com/apk/res/android"
    android:versionCode="7" android:versionName="1.2.3">
  <uses-sdk android:minSdkVersion="24" android:targetSdkVersion="33" />
  <uses-permission android:name="android.permission.VIBRATE" />
  <application android:label="@string/app_name" android:allowBackup="false">
    <activity android:name="Main" android:screenOrientation="unspecified" />
  </application>
</manifest>"""
STRINGS = """<resources>
  <string name='app_name'>Small &amp; simple</string>
  <color name="window_background">#141B33</color>
  <style name="Window">
    <item name="android:windowNoTitle">true</item>
    <item name="android:windowBackground">@color/window_background</item>
  </style>
</resources>"""


def archive_of(files: dict[str, bytes]) -> bytes:
    written = io.BytesIO()
    with tarfile.open(fileobj=written, mode="w:gz") as archive:
        for name, content in files.items():
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    return written.getvalue()


@pytest.fixture(scope="module")
def structure(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The path of a package without compiled code, assembled from a small Gradle project."""
    project = tmp_path_factory.mktemp("project")
    files = {
        "build.gradle": "android {\n    namespace 'org.example.small'\n}",
        "src/main/AndroidManifest.xml": MANIFEST,
        "src/main/res/values/strings.xml": STRINGS,
    }
    write_tree(project, files)
    (project / "src/main/assets").mkdir()
    (project / "src/main/assets/private.tar").write_bytes(archive_of({"main.pyc": b"code"}))
    return assemble(project)


def test_a_structural_package_is_read(structure: Path) -> None:
    package = read_package(structure)
    assert not package.real
    assert package.manifest.attributes["package"] == "org.example.small"
    assert package.manifest.attributes["versionCode"] == "7"
    assert package.manifest.first("uses-sdk").attributes["targetSdkVersion"] == "33"
    names = [one.attributes["name"] for one in package.manifest.all("uses-permission")]
    assert names == ["android.permission.VIBRATE"]
    assert package.manifest.first("application").attributes["allowBackup"] == "false"
    assert package.manifest.first("activity").attributes["screenOrientation"] == "-1"
    assert package.resources.texts == {
        "string/app_name": "Small & simple",
        "color/window_background": "#ff141b33",
    }
    assert package.resources.styles == {"style/Window": ["@color/window_background", "true"]}
    assert package.application == {"main.pyc": b"code"}
    assert not package.classes
    assert not package.libraries


def test_the_code_of_an_apk_is_read(structure: Path, tmp_path: Path) -> None:
    apk = tmp_path / "small.apk"
    apk.write_bytes(structure.read_bytes())
    bundle = archive_of(
        {
            "_python_bundle/site-packages/kivy/app.pyc": b"",
            "_python_bundle/site-packages/PIL/_webp.so": elf([4096]),
            "_python_bundle/modules/_sqlite3.so": elf([PAGE]),
        }
    )
    with zipfile.ZipFile(apk, "a") as archive:
        archive.writestr("classes.dex", b"dex")
        archive.writestr("lib/arm64-v8a/libpybundle.so", bundle)
        squeezed = zipfile.ZIP_DEFLATED
        archive.writestr("lib/arm64-v8a/libsqueezed.so", elf([4096]), compress_type=squeezed)
        offset = archive.start_dir + 30 + len("lib/arm64-v8a/libstored.so")
        archive.writestr("lib/arm64-v8a/libstored.so", elf([PAGE]))
    package = read_package(apk)
    assert package.real
    assert package.classes == {"classes.dex": b"dex"}
    assert package.python_packages == {"kivy", "PIL"}
    assert "modules/_sqlite3.so" in package.bundled
    assert package.bundled_libraries == (
        Library("arm64-v8a", "site-packages/PIL/_webp.so", "arm64-v8a", 4096, None),
        Library("arm64-v8a", "modules/_sqlite3.so", "arm64-v8a", PAGE, None),
    )
    assert package.libraries[1:] == (
        Library("arm64-v8a", "libsqueezed.so", "arm64-v8a", 4096, None),
        Library("arm64-v8a", "libstored.so", "arm64-v8a", PAGE, offset),
    )


def test_the_code_of_a_package_for_a_store_is_read(tmp_path: Path) -> None:
    store = tmp_path / "small.aab"
    with zipfile.ZipFile(store, "w") as archive:
        archive.writestr("base/assets/private.tar", archive_of({"main.pyc": b"code"}))
        archive.writestr("base/dex/classes.dex", b"dex")
        for arch in ("arm64-v8a", "armeabi-v7a"):
            code = {"_python_bundle/site-packages/six.pyc": b""}
            archive.writestr(f"base/lib/{arch}/libpybundle.so", archive_of(code))
            archive.writestr(f"base/lib/{arch}/libone.so", elf([PAGE], arch == "arm64-v8a"))
    package = read_package(store)
    assert package.real
    assert package.for_store
    assert package.application == {"main.pyc": b"code"}
    assert package.classes == {"classes.dex": b"dex"}
    assert package.python_packages == {"six"}
    native = [library for library in package.libraries if library.processor]
    assert [library.arch for library in native] == [library.processor for library in native]
    assert {library.arch for library in native} == {"arm64-v8a", "armeabi-v7a"}


@pytest.mark.parametrize(
    ("name", "signed"),
    [("META-INF/KEY.RSA", True), ("META-INF/KEY.EC", True), ("META-INF/MANIFEST.MF", False)],
)
def test_an_unsigned_package_for_a_store_is_noticed(
    name: str, signed: bool, tmp_path: Path
) -> None:
    store = tmp_path / "small.aab"
    with zipfile.ZipFile(store, "w") as archive:
        archive.writestr("base/dex/classes.dex", b"dex")
        archive.writestr(name, b"")
    assert (signature_problem(store) is None) is signed


@pytest.mark.parametrize("padding", [0, 1, 5000])
def test_bytes_start_behind_name_and_padding(tmp_path: Path, padding: int) -> None:
    file = tmp_path / "small.zip"
    entry = zipfile.ZipInfo("lib/one.so")
    # Packagers align entries with an extra field: two numbers, then only padding.
    entry.extra = (0xD935).to_bytes(2, "little") + padding.to_bytes(2, "little") + bytes(padding)
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("first", b"something in front")
        archive.writestr(entry, b"THE BYTES")
    with zipfile.ZipFile(file) as archive:
        start = data_offset(file, archive.getinfo("lib/one.so"))
    assert file.read_bytes()[start:].startswith(b"THE BYTES")


def compiled(name: str, text: str = "") -> bytes:
    """A module, compiled by a name."""
    return bytes(16) + marshal.dumps(compile(f"TEXT = {text!r}", name, "exec"))


def zipped(content: bytes) -> bytes:
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("os.pyc", content)
    return written.getvalue()


FOLDER = "/home/someone/app/.buildozer/android/platform/build-arm64-v8a/a.c"


@pytest.mark.parametrize(
    ("path", "content", "tells"),
    [
        ("main.pyc", compiled("main.py"), False),
        ("main.pyc", compiled("/build/main.py"), True),
        ("site-packages/kivy/app.pyc", compiled("kivy/app.py"), False),
        ("site-packages/kivy/app.pyc", compiled("/build/site/kivy/app.py"), True),
        ("modules/_settings.pyc", compiled("_settings.py", FOLDER), True),
        ("stdlib.zip", zipped(compiled("os.py")), False),
        ("stdlib.zip", zipped(compiled(FOLDER)), True),
        ("lib/arm64-v8a/libSDL2.so", b"./jni/SDL/src/a.c", False),
        ("lib/arm64-v8a/libSDL2.so", FOLDER.encode(), True),
    ],
)
def test_a_file_that_names_the_folder_of_its_build_is_noticed(
    path: str, content: bytes, tells: bool
) -> None:
    assert names_build_folder(path, content) is tells
