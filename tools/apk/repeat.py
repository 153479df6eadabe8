"""Says which files differ between two packages that should be the same.

Whoever builds a release anew, as F-Droid does, gets the same package wherever its folder lies. So
what is committed is staged twice, as for a release, in two clones whose folders have different
names; every file is compared, also inside the archives that Android unpacks.
"""

import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

from tools.apk.host import repeatable
from tools.apk.package import APPLICATION, BUNDLE, SIGNATURE, unpacked
from tools.apk.spec import ROOT

CLONES = ("one", "another/folder")
"""Where the sources lie at each time, of different length and depth."""
SIGNED = re.compile(rf"{SIGNATURE.pattern}|META-INF/([^/]+\.SF|MANIFEST\.MF)")
"""What only a signed package has."""


def stage_twice(work: Path, profile: str) -> tuple[Path, Path]:
    """The structural packages of two clones of what is committed."""
    one, another = (_stage(work / clone, profile) for clone in CLONES)
    return one, another


def _stage(clone: Path, profile: str) -> Path:
    subprocess.run(["git", "clone", "--quiet", "--shared", ROOT, clone], check=True)
    options = ["--profile", profile] if profile else []
    done = subprocess.run(
        [sys.executable, "-m", "tools.apk", *options, "stage", clone.parent / "work"],
        cwd=clone,
        env=os.environ | repeatable(),
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    return Path(done.stdout.splitlines()[-1])


def differences(one: Path, another: Path) -> Iterator[str]:
    """Every file that is not the same in both packages, or is in only one of them."""
    ours, theirs = contents(one), contents(another)
    if [*ours] != [*theirs] and ours.keys() == theirs.keys():
        yield "the order of the files differs"
    for name in sorted(ours.keys() | theirs.keys()):
        if name not in ours or name not in theirs:
            yield f"{name} is only in {one if name in ours else another}"
        elif ours[name] != theirs[name]:
            yield f"{name} differs"


def contents(package: Path) -> dict[str, bytes]:
    """All files of a package in their order, and those of its archives below them."""
    found = {}
    with zipfile.ZipFile(package) as archive:
        for name in archive.namelist():
            if SIGNED.fullmatch(name):
                continue
            found[name] = archive.read(name)
            if name.endswith((APPLICATION, BUNDLE)):
                inside = unpacked(found[name])
                found |= {f"{name}/{path}": content for path, content in inside.items()}
    return found
