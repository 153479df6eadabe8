"""The source of python-for-android at the version of the spec, and what its recipes say."""

import re
import subprocess
import sys
import tarfile
from pathlib import Path

from tools.apk.spec import Spec

SOURCES = Path(sys.prefix) / "sources"
"""Where set-up keeps what it has fetched."""


def fetch_p4a(spec: Spec) -> Path:
    """The archive, from whichever package index is configured."""
    archive = SOURCES / f"python_for_android-{spec.p4a_version}.tar.gz"
    if not archive.exists():
        name = "python-for-android"
        pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "download"]
        options = ["--no-deps", "--no-binary", name, "--dest", str(SOURCES)]
        subprocess.run([*pip, *options, f"{name}=={spec.p4a_version}"], check=True)
    return archive


def recipe_version(name: str, spec: Spec) -> str:
    """The version that a recipe of python-for-android builds."""
    with tarfile.open(fetch_p4a(spec)) as archive:
        for member in archive:
            if member.name.lower().endswith(f"/recipes/{name}/__init__.py"):
                recipe = archive.extractfile(member)
                assert recipe is not None
                found = re.search(r"version = ['\"](.+)['\"]", recipe.read().decode())
                assert found is not None, f"the recipe of {name} has no version"
                return found[1]
    raise LookupError(f"python-for-android has no recipe for {name}")
