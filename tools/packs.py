"""Checks and makes packs.

`python -m tools.packs check DIR [DIR...]` says everything that is wrong. DIR is a pack, or a folder
of packs. `python -m tools.packs make LIST --id ID --language CODE --game GAME` makes a pack from a
plain list of words, or adds the new words of that list to a pack that is there already.
"""

import argparse
import json
import re
import sys
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import chain, count
from pathlib import Path
from typing import Any

from PIL import Image

from engine import packfile
from engine.__main__ import OneSentenceParser
from engine.assets import PACKS
from engine.errors import BadPack
from engine.packs import Pack
from engine.registry import all_games
from mobileapp.packs.checks import find_file_problems, read_json
from mobileapp.packs.files import BACK_FILE, PACK_FILE, THUMB_WIDTH, THUMBS


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; exit code 1 for a problem with a pack, 2 for bad arguments."""
    parser = OneSentenceParser(prog="python -m tools.packs", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="check or make")
    check = commands.add_parser("check", help="say everything that is wrong with packs")
    check.add_argument("folders", nargs="+", type=Path, metavar="DIR")
    make = commands.add_parser("make", help="make a pack from a plain list of words")
    make.add_argument("list", type=Path, metavar="LIST")
    make.add_argument("--id", required=True)
    make.add_argument("--language", required=True)
    make.add_argument("--game", required=True, choices=_games_with_words())
    make.add_argument("--title", default="Words")
    make.add_argument("--age", type=int, default=10)
    make.add_argument("--into", type=Path, default=PACKS, metavar="DIR")
    parsed = parser.parse_args(arguments)
    if parsed.command == "make":
        if not parsed.list.is_file():
            parser.error(f"there is no file {parsed.list}")
        return make_pack(parsed)
    for folder in parsed.folders:
        if not folder.is_dir():
            parser.error(f"there is no folder {folder}")
    return check_packs([pack for folder in parsed.folders for pack in _packs_in(folder)])


def check_packs(packs: Sequence[Path]) -> int:
    """Print what is wrong with these packs, or that nothing is."""
    problems = [f"{pack}: {problem}" for pack in packs for problem in find_problems(pack)]
    for line in problems or [f"{_counted(len(packs), 'pack')}, nothing wrong."]:
        print(line)
    if problems:
        print(f"{_counted(len(problems), 'problem')} in {_counted(len(packs), 'pack')}.")
    return 1 if problems else 0


def _games_with_words() -> list[str]:
    return [game.id for game in all_games() if any(need.kind == "words" for need in game.needs)]


# --- making a pack ----------------------------------------------------------------------------


def make_pack(wanted: argparse.Namespace) -> int:
    """Write the pack of a word list, keeping the ids of the words it had, and check it."""
    folder: Path = wanted.into / wanted.id
    path = folder / PACK_FILE
    known = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    items, retired = list(known.get("items", ())), known.get("retired", [])
    texts = {item["text"] for item in items}
    for word in read_word_list(wanted.list.read_text(encoding="utf-8-sig")):
        if word["text"] not in texts:
            texts.add(word["text"])
            items.append({"id": _free_id(word["text"], [*items, *retired]), **word})
    pack = {
        "format": 1,
        "id": wanted.id,
        "version": known.get("version", 0) + 1,
        "kind": "words",
        "games": [wanted.game],
        "title": known.get("title", wanted.title),
        "language": wanted.language,
        "licence": known.get("licence", "MIT"),
        "author": known.get("author", "Seeing Things"),
        "age": known.get("age", wanted.age),
        "items": items,
    } | ({"retired": retired} if retired else {})
    folder.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(pack, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    print(f"{path}: {_counted(len(items), 'word')}.")
    return check_packs([folder])


def read_word_list(text: str) -> Iterator[dict[str, Any]]:
    """The words of a plain list: one a line, `[Animals]` begins a category, `# ...` is a comment.

    A tag may follow a word in brackets: `Giraffe (easy)`.
    """
    category = ""
    for line in map(str.strip, text.splitlines()):
        if heading := re.fullmatch(r"\[(.+)\]", line):
            category = heading[1]
        elif line and not line.startswith("#"):
            word, _, tag = line.partition(" (")
            tags = [tag.rstrip(")")] if tag else []
            yield {"text": word.strip(), "category": category, "tags": tags}


_ROMANIZATION = str.maketrans(
    dict(zip("абвгґдезиіїйклмнопрстуф", "abvhgdezyiiiklmnoprstuf", strict=True))
    | {"є": "ie", "ж": "zh", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch"}
    | {"ю": "iu", "я": "ia", "ь": "", "’": ""}
)
"""Ukrainian letters as passports write them, so that ids can be read."""


def _free_id(text: str, items: Sequence[dict[str, Any]]) -> str:
    """An id made of the plain letters of a word, or a number where it has none."""
    taken = {item["id"] for item in items}
    latin = text.casefold().translate(_ROMANIZATION)
    plain = unicodedata.normalize("NFKD", latin).encode("ascii", "ignore").decode()
    stem = re.sub(r"[^a-z0-9]+", "_", plain).strip("_") or "word"
    numbered = (f"{stem}_{number}" for number in count(2))
    return next(name for name in chain([stem], numbered) if name not in taken)


# --- checking ---------------------------------------------------------------------------------


def find_problems(folder: Path) -> Iterator[str]:
    """One sentence for each thing that is wrong with a pack and the files around it."""
    try:
        data = read_json(folder / PACK_FILE)
    except BadPack as refusal:
        yield str(refusal)
        return
    problems = [*packfile.find_problems(data)]
    yield from map(str, problems)
    if problems:
        return
    pack = packfile.make_pack(data)
    yield from map(str, find_file_problems(folder, pack))
    if pack.id != folder.resolve().name:
        yield f"The pack {pack.id} must lie in a folder of that name."
    yield from _thumb_problems(folder, pack)
    yield from _unused_files(folder, pack)


def _thumb_problems(folder: Path, pack: Pack) -> Iterator[str]:
    dealt = {item.image for item in pack.items}
    for image in dict.fromkeys(item.image for item in pack.ever if item.image):
        thumb = folder / THUMBS / image
        if not thumb.is_file():
            if image in dealt:
                yield f"The thumbnail {THUMBS}/{image} is missing."
            continue
        try:
            with Image.open(thumb) as opened:
                width, form = opened.width, opened.format
        except OSError:
            continue  # find_file_problems has said so
        if width != THUMB_WIDTH or form != "WEBP":
            yield f"The thumbnail {THUMBS}/{image} must be a WebP file {THUMB_WIDTH} pixels wide."


def _unused_files(folder: Path, pack: Pack) -> Iterator[str]:
    images = {item.image for item in pack.ever if item.image} | {BACK_FILE}
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
