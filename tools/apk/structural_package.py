"""Runs buildozer and python-for-android, both unmodified, through packaging without an SDK.

Parts that need a download are replaced: the SDK and NDK by folders with the few files that are
read, the compiled Python by a distribution without native code, Gradle by `assemble.py`. Everything
else, including the spec, is real; environment variables tell buildozer where the replacements are.
"""

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.apk import assemble
from tools.apk.build_plan import Recipes
from tools.apk.p4a import SOURCES
from tools.apk.sdk import BUILD_TOOLS
from tools.apk.spec import ROOT, Spec

WORK = ROOT / "build" / "apk"
"""Each run has a folder of its own in here, so that two at a time do not disturb each other."""


KEPT = ("LANG", "JAVA_HOME", "SOURCE_DATE_EPOCH", "PYTHONHASHSEED")
"""What a stand-in build takes over from the environment."""
HOSTPYTHON = """case "$*" in *compileall*.py)
    for file; do :; done
    [ -e "${file}c" ] && exit
    set -- "$@" "${file%/*}" -l
esac
"""
"""Lines before the real Python starts: the first file of a folder is compiled with all others."""


class PackagingFailed(Exception):
    """Buildozer or python-for-android gave up; the message is what they said."""


@dataclass(frozen=True)
class Structure:
    """A structural package, and what it was made from."""

    file: Path
    application: Path
    """The application as buildozer collected it, sources still in."""
    recipes: Recipes
    gradle: str
    """The settings that Gradle would get."""


def make_structure(spec: Spec, work: Path) -> Structure:
    """Package the app as it is now, in an empty folder."""
    folder = BuildFolder(work / "stand-in", spec)
    recipes = folder.put_stand_ins()
    folder.run_buildozer()
    file = WORK / f"{spec.name}-{spec.version}.structure.zip"
    (folder.distribution / assemble.STRUCTURE).replace(file)
    gradle = (folder.distribution / "build.gradle").read_text(encoding="utf-8")
    return Structure(file, folder.build / "android" / "app", recipes, gradle)


class BuildFolder:
    """A folder with everything buildozer looks for."""

    def __init__(self, folder: Path, spec: Spec) -> None:
        self.folder = folder
        self.spec = spec
        self.p4a = folder / f"python_for_android-{spec.p4a_version}"
        self.build = folder / "build"
        self.storage = self.build / "android" / "platform" / f"build-{'_'.join(spec.archs)}"
        self.distribution = self.storage / "dists" / spec.name
        self.sdk = folder / "sdk"
        self.ndk = folder / "ndk"
        self.hostpython = folder / "hostpython"
        self.gradlew = folder / "gradlew"

    def put_stand_ins(self) -> Recipes:
        """Put every stand-in into its place."""
        (self.folder / "home").mkdir(parents=True)
        (self.folder / "ant").mkdir()
        shutil.unpack_archive(SOURCES / f"{self.p4a.name}.tar.gz", self.folder)
        self._put_sdk()
        put_hostpython(self.hostpython)
        _put_script(self.gradlew, f'exec "{sys.executable}" -I "{assemble.__file__}"')
        return self._put_distribution()

    def _put_sdk(self) -> None:
        tools = self.sdk / "tools" / "bin"
        _put_script(tools / "sdkmanager", f"echo 'build-tools;{BUILD_TOOLS} |'")
        _put_script(tools / "avdmanager", f"echo 'API level: {self.spec.target_sdk}'")
        _put_script(self.sdk / "build-tools" / BUILD_TOOLS / "aidl", "exit 1")
        (self.sdk / "platforms" / f"android-{self.spec.target_sdk}").mkdir(parents=True)
        self.ndk.mkdir()
        (self.ndk / "source.properties").write_text("Pkg.Revision = 28.2.0\n", encoding="utf-8")

    def _put_distribution(self) -> Recipes:
        order = {
            "storage": str(self.storage),
            "name": self.spec.name,
            "requirements": self.spec.requirements,
            "archs": list(self.spec.archs),
            "target_sdk": self.spec.target_sdk,
            "minimum_sdk": self.spec.minimum_sdk,
            "sdk": str(self.sdk),
            "ndk": str(self.ndk),
            "hostpython": str(self.hostpython),
            "gradlew": str(self.gradlew),
            "local_recipes": str(self.spec.local_recipes),
        }
        done = self._run("tools.apk.distribution", input=json.dumps(order))
        return Recipes(**json.loads(done.stdout))

    def run_buildozer(self) -> None:
        """`buildozer android debug`, exactly as `make apk` runs it."""
        profile = ["--profile", self.spec.profile] if self.spec.profile else []
        self._run("buildozer", *profile, "android", "debug")

    def _run(
        self, module: str, *arguments: str, **settings: Any
    ) -> "subprocess.CompletedProcess[str]":
        done = subprocess.run(
            [sys.executable, "-m", module, *arguments],
            cwd=ROOT,
            env=self._environment(),
            capture_output=True,
            text=True,
            **settings,
        )
        if done.returncode:
            raise PackagingFailed(f"{module} failed:\n{done.stdout[-4000:]}{done.stderr[-4000:]}")
        return done

    def _environment(self) -> dict[str, str]:
        """The environment with the paths of the stand-ins and nothing else, as buildozer prints all
        of it when it fails.
        """
        kept = {name: os.environ[name] for name in KEPT if name in os.environ}
        return kept | {
            "HOME": str(self.folder / "home"),
            "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": str(self.p4a),
            "VIRTUAL_ENV": sys.prefix,
            "PIP_NO_INDEX": "1",
            "APP_P4A_SOURCE_DIR": str(self.p4a),
            "APP_ANDROID_SDK_PATH": str(self.sdk),
            "APP_ANDROID_NDK_PATH": str(self.ndk),
            "APP_ANDROID_ANT_PATH": str(self.folder / "ant"),
            "BUILDOZER_LOG_LEVEL": "2",
            "BUILDOZER_BUILD_DIR": str(self.build),
            "BUILDOZER_BIN_DIR": str(self.folder / "bin"),
        }


def put_hostpython(file: Path) -> None:
    """Put the Python that compiles the app: one call compiles all files of a folder.

    python-for-android starts it for each of hundreds of files, which takes much longer than to
    compile them. Only the standard library is needed, so no other folder is searched.
    """
    _put_script(file, f'{HOSTPYTHON}exec "{sys.executable}" -I -S "$@"')


def _put_script(file: Path, line: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\n{line}\n", encoding="utf-8")
    file.chmod(0o755)
