"""The list of files that belong in the package, independent of the patterns in the spec."""

from pathlib import Path

from tools.apk.spec import ROOT

KINDS = {
    "engine": (".py",),
    "mobileapp": (".jpg", ".kv", ".py"),
    "assets/clouds": (".json", ".webp"),
    "assets/fonts": (".json", ".ttf", ".txt"),
    "assets/locale": (".json", ".mo"),
    "assets/backdrops": (".jpg",),
    "assets/robots": (".json",),
    "assets/sounds": (".wav",),
    "assets/table": (".jpg", ".png", ".webp"),
    "assets/words": (".webp",),
}
SINGLE = ("main.py", "LICENSE")
ADDED = ("sitecustomize.pyc", "p4a_env_vars.txt")
"""Files that buildozer and python-for-android add."""
MAX_BYTES = 64 * 1024 * 1024
"""With Python and the libraries for one processor, some 22 MB, a package has at most 90 MB."""


def source_files(root: Path = ROOT) -> list[Path]:
    """Every file of the project that ships."""
    files = [root / name for name in SINGLE]
    for folder, kinds in KINDS.items():
        files += [path for path in (root / folder).rglob("*") if path.suffix in kinds]
    for pack in (root / "assets" / "packs").iterdir():
        if pack.is_dir():
            files += [pack / "pack.json", *pack.rglob("*.webp")]
    return files


def shipped_files(root: Path = ROOT) -> frozenset[str]:
    """The files of the unpacked application, with Python as bytecode."""
    names = (path.relative_to(root).as_posix() for path in source_files(root))
    compiled = (f"{name}c" if name.endswith(".py") else name for name in names)
    return frozenset(compiled) | frozenset(ADDED)
