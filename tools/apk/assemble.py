"""Replaces Gradle: packs manifest and resources into a structural package, and compiles nothing.

Runs as `gradlew` in the folder of a python-for-android distribution. The package has no dex and no
libraries, so it is not a working APK. python-for-android requires a file with that name, so it gets
a text file instead.
"""

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

ANDROID = "http://schemas.android.com/apk/res/android"
FRAMEWORK = Path("/usr/share/android-framework-res/framework-res.apk")
STRUCTURE = Path("build", "structure.zip")
UNKNOWN = ("configChanges", "dataExtractionRules", "enableOnBackInvokedCallback")
"""Attributes that the framework of Debian, Android 10's, does not have, or not all their values."""
NOTE = "Not an Android package: this was a check of its structure. `make apk` builds one.\n"


def assemble(project: Path) -> Path:
    """Turn the Android project into a structural package and return where it is."""
    package = project / STRUCTURE
    package.parent.mkdir(exist_ok=True)
    resources = package.with_name("resources.zip")
    sources = project / "src" / "main"
    _run("aapt2", "compile", "--dir", sources / "res", "-o", resources)
    manifest = package.with_name("AndroidManifest.xml")
    manifest.write_bytes(_manifest(sources / "AndroidManifest.xml", _namespace(project)))
    inputs = ("--manifest", manifest, "-I", FRAMEWORK, "-A", sources / "assets", resources)
    # Debian's aapt2 knows no <queries>; it warns of it, and keeps it.
    _run("aapt2", "link", "--warn-manifest-validation", "-o", package, *inputs)
    return package


def _run(*command: str | Path) -> None:
    subprocess.run(command, check=True)


def _namespace(project: Path) -> str:
    found = re.search(r"namespace '(.+)'", (project / "build.gradle").read_text(encoding="utf-8"))
    assert found is not None, "build.gradle names no package"
    return found[1]


def _manifest(file: Path, package: str) -> bytes:
    """The manifest with the name of the package in it, as Gradle would write it there.

    Attributes that the framework does not know are taken out of its namespace, so that aapt2 keeps
    them as they are.
    """
    ElementTree.register_namespace("android", ANDROID)
    tree = ElementTree.parse(file)
    tree.getroot().set("package", package)
    for element in tree.iter():
        for name in UNKNOWN:
            value = element.attrib.pop(f"{{{ANDROID}}}{name}", None)
            if value is not None:
                element.set(name, value)
    return bytes(ElementTree.tostring(tree.getroot(), encoding="utf-8", xml_declaration=True))


def main() -> None:
    """Called as `gradlew clean assembleDebug`."""
    project = Path.cwd()
    assemble(project)
    note = project / "build" / "outputs" / "apk" / "debug" / f"{project.name}-debug.apk"
    note.parent.mkdir(parents=True, exist_ok=True)
    note.write_text(NOTE, encoding="utf-8")
    sys.stdout.write(f"Package: {note}\n")


if __name__ == "__main__":
    main()
