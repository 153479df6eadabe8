"""Checks packs: `python -m tools.packs check DIR [DIR...]`.

DIR is a pack, or a folder of packs. Everything that is wrong is said in one go.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from PIL import Image

from engine.__main__ import OneSentenceParser
from engine.errors import BadPack
from engine.packs import Pack
from mobileapp.packs.checks import find_all_problems, read_pack
from mobileapp.packs.files import PACK_FILE, THUMB_WIDTH, THUMBS


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 1 when something is wrong with a pack, 2 with the arguments."""
    parser = OneSentenceParser(prog="python -m tools.packs", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="check")
    check = commands.add_parser("check", help="say everything that is wrong with packs")
    check.add_argument("folders", nargs="+", type=Path, metavar="DIR")
    folders: list[Path] = parser.parse_args(arguments).folders
    for folder in folders:
        if not folder.is_dir():
            parser.error(f"there is no folder {folder}")
    packs = [pack for folder in folders for pack in _packs_in(folder)]
    problems = [f"{pack}: {problem}" for pack in packs for problem in find_problems(pack)]
    for line in problems or [f"{_counted(len(packs), 'pack')}, nothing wrong."]:
        print(line)
    if problems:
        print(f"{_counted(len(problems), 'problem')} in {_counted(len(packs), 'pack')}.")
    return 1 if problems else 0


def find_problems(folder: Path) -> Iterator[str]:
    """One sentence for each thing that is wrong with a pack and the files around it."""
    yield from map(str, find_all_problems(folder))
    try:
        pack = read_pack(folder)
    except BadPack:
        return
    if pack.id != folder.resolve().name:
        yield f"The pack {pack.id} must lie in a folder of that name."
    yield from _thumb_problems(folder, pack)
    yield from _unused_files(folder, pack)


def _thumb_problems(folder: Path, pack: Pack) -> Iterator[str]:
    for image in dict.fromkeys(item.image for item in pack.items if item.image):
        thumb = folder / THUMBS / image
        if not thumb.is_file():
            yield f"The thumbnail {THUMBS}/{image} is missing."
            continue
        try:
            with Image.open(thumb) as opened:
                width, form = opened.width, opened.format
        except OSError:
            continue  # find_all_problems has said so
        if width != THUMB_WIDTH or form != "WEBP":
            yield f"The thumbnail {THUMBS}/{image} must be a WebP file {THUMB_WIDTH} pixels wide."


def _unused_files(folder: Path, pack: Pack) -> Iterator[str]:
    images = {item.image for item in pack.items if item.image}
    used = {PACK_FILE} | images | {f"{THUMBS}/{image}" for image in images}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_symlink():
            yield f"{name} is a link; packs hold files only."
        elif path.is_file() and name not in used:
            yield f"The file {name} belongs to no item."


def _packs_in(folder: Path) -> list[Path]:
    """The folder itself, or every folder in it when it holds packs rather than being one."""
    inside = sorted(path for path in folder.iterdir() if path.is_dir())
    if not (folder / PACK_FILE).exists() and any((path / PACK_FILE).exists() for path in inside):
        return inside
    return [folder]


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


if __name__ == "__main__":
    sys.exit(main())
