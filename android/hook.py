"""Completes python-for-android's Gradle project; python-for-android calls it as it packs the app.

Two settings of its script that packs: it would compile the app with the folder of the build machine
in every module, and pack files in the order of their whole names, also of one in a folder for
temporary files. Whoever builds the same version elsewhere should get the same package.

Two settings of Gradle: its lint need not look at code that is not ours for every release. And the
Android plugin would add a list of dependencies that is encrypted for Google, which has no business
in a package for everyone.

And one of the manifest: Android starts the window anew after a change that the manifest does not
name, as of the thickness of letters, and a new window is a new start of the app.
"""

import os
import re
from pathlib import Path
from typing import Any

COMPILE = re.compile(r"(?<='compileall', '-b', '-f', )('-s', .*, )?(?=python_file\])")
"""Where python-for-android's script has the options with which it compiles a module of the app."""
ORDER = re.compile(r"files\.sort\((key=.*)?\)")
"""Where it sorts pairs: the whole name of a file, and its name in the package."""
SETTINGS = """
android {
    lint {
        checkReleaseBuilds = false
    }
    dependenciesInfo {
        includeInApk = false
        includeInBundle = false
    }
}
"""
CHANGES = {
    "mcc": 0x1,
    "mnc": 0x2,
    "locale": 0x4,
    "touchscreen": 0x8,
    "keyboard": 0x10,
    "keyboardHidden": 0x20,
    "navigation": 0x40,
    "orientation": 0x80,
    "screenLayout": 0x100,
    "uiMode": 0x200,
    "screenSize": 0x400,
    "smallestScreenSize": 0x800,
    "density": 0x1000,
    "layoutDirection": 0x2000,
    "colorMode": 0x4000,
    "grammaticalGender": 0x8000,
    "fontWeightAdjustment": 0x10000000,
    "fontScale": 0x40000000,
}
"""All changes that a window can take by itself, with their bits in a compiled manifest."""


def before_apk_build(toolchain: Any) -> None:
    """Called in the folder of the project, before the app is packed.

    The project may have been made by an earlier build, and have the setting of that one.
    """
    arguments = toolchain.args.unknown_args
    app = os.path.realpath(arguments[arguments.index("--private") + 1])
    script = Path("build.py")
    option = f"'-s', {app!r}, "
    text, compiled = COMPILE.subn(lambda _: option, script.read_text(encoding="utf-8"))
    text, sorted_ = ORDER.subn("files.sort(key=lambda file: file[1])", text)
    if (compiled, sorted_) != (1, 1):
        raise ValueError("the script does not compile and sort the app in one place")
    script.write_text(text, encoding="utf-8")


def before_apk_assemble(_toolchain: object) -> None:
    """Called in the folder of the project, which has just been made anew."""
    with Path("build.gradle").open("a", encoding="utf-8") as file:
        file.write(SETTINGS)
    manifest = Path("src", "main", "AndroidManifest.xml")
    text = manifest.read_text(encoding="utf-8")
    changes = f'android:configChanges="{"|".join(CHANGES)}"'
    text, count = re.subn(r'android:configChanges="[^"]*"', changes, text)
    if count != 1:
        raise ValueError("the manifest has not one window")
    manifest.write_text(text, encoding="utf-8")
