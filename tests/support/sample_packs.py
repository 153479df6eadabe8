"""Small packs of words and pictures for tests."""

import json
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from PIL import Image

from engine.packs import Pack
from engine.registry import game_ids

GAME = game_ids()[0]


def word_pack(pack_id: str = "colours", count: int = 12, **changes: Any) -> dict[str, Any]:
    return {
        "format": 1,
        "id": pack_id,
        "version": 1,
        "kind": "words",
        "games": [GAME],
        "title": pack_id.title(),
        "language": "en",
        "licence": "MIT",
        "author": "",
        "age": 6,
        "items": [
            {"id": f"w{number}", "text": f"Word {number}", "category": "", "tags": []}
            for number in range(count)
        ],
    } | changes


def picture_pack(pack_id: str = "photos", count: int = 6, **changes: Any) -> dict[str, Any]:
    items = [{"id": f"p{number}", "image": f"p{number}.webp"} for number in range(count)]
    return word_pack(pack_id, kind="pictures", language="", items=items) | changes


def write_pack(folder: Path, pack: Any, thumbs: bool = True) -> Path:
    """Write a pack into the new folder `folder`, and return its path.

    Each item with an image gets a picture in a colour of its own, and a thumbnail if `thumbs`.
    """
    folder.mkdir(parents=True)
    (folder / "pack.json").write_text(json.dumps(pack), encoding="utf-8")
    for number, item in enumerate([*pack["items"], *pack.get("retired", ())]):
        if "image" in item:
            paint(folder / item["image"], colour=(number, 90, 200))
            if thumbs:
                paint(folder / "thumbs" / item["image"], (384, 288), (number, 90, 200))
    return folder


def paint(
    path: Path, size: tuple[int, int] = (40, 30), colour: tuple[int, int, int] = (9, 9, 9)
) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    image = Image.new("RGB", size, colour)
    image.save(path, lossless=True) if path.suffix == ".webp" else image.save(path)
    return path


def zipped(folder: Path, inside: str = "") -> Path:
    target = folder.with_suffix(".zip")
    with zipfile.ZipFile(target, "w") as archive:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                archive.write(path, inside + path.relative_to(folder).as_posix())
    return target


def ids(packs: Iterable[Pack]) -> list[str]:
    return [pack.id for pack in packs]


def snapshot(folder: Path) -> dict[str, bytes]:
    """The content of every file below a folder, by relative path."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
