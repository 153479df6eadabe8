"""Validates the folder of a pack."""

import hashlib
import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from PIL import Image

from engine.errors import BadPack
from engine.packfile import MAX_PROBLEMS, find_problems, make_pack
from engine.packs import Pack
from mobileapp.background.progress import CountPiece, ignore_progress
from mobileapp.packs import files
from mobileapp.packs.from_outside import find_format_problem, formats_from_outside

MIN_ITEMS = {"words": 10, "pictures": 1}
"""The minimum number of items of a pack, by kind.

It is low because packs can be combined, and because people begin a pack of their own blots with a
single one.
"""


def read_pack(folder: Path) -> Pack:
    """Read a pack, but not its pictures, from its pack.json; raise BadPack if that is invalid."""
    data = read_json(folder / files.PACK_FILE)
    problems = list(find_problems(data))
    if problems:
        raise one_sentence(problems)
    return make_pack(data)


def check_folder(folder: Path, count_one: CountPiece = ignore_progress) -> Pack:
    """Validate the pack.json and the pictures of a pack; return the pack, or raise BadPack.

    `count_one` is called before every picture, and may raise an exception to cancel the work.
    """
    pack = read_pack(folder)
    problems = list(islice(find_file_problems(folder, pack, count_one), MAX_PROBLEMS))
    if problems:
        raise one_sentence(problems)
    return pack


def find_file_problems(
    folder: Path, pack: Pack, count_one: CountPiece = ignore_progress
) -> Iterator[BadPack]:
    """The problems with the number of items and with the pictures of a pack.

    `count_one` is called before every picture, and may raise an exception to cancel the work.
    """
    least = MIN_ITEMS[pack.kind]
    found = len(pack.items)
    if found < least:
        yield BadPack(
            "few-items",
            "A pack of {kind} needs at least {least} of them; this one has {found}.",
            kind=pack.kind,
            least=least,
            found=found,
        )
    names: dict[str, str] = {}
    contents: dict[bytes, str] = {}
    for item in pack.ever:
        if item.picture:
            count_one()
            if problem := find_image_problem(files.word_picture(folder, item.picture)):
                yield problem
        if not item.image:
            continue
        count_one()
        if item.image in names:
            yield BadPack(
                "same-picture",
                "{item} and {other} show the same picture {image}.",
                item=item.id,
                other=names[item.image],
                image=item.image,
            )
            continue
        names[item.image] = item.id
        path = folder / item.image
        problem = find_image_problem(path)
        if problem:
            yield problem
            continue
        content = hashlib.sha256(path.read_bytes()).digest()
        if content in contents:
            yield BadPack(
                "same-picture",
                "The pictures {image} and {other} are the same.",
                image=item.image,
                other=contents[content],
            )
        contents[content] = item.image
        thumb = folder / files.THUMBS / item.image
        if thumb.exists() and (problem := find_image_problem(thumb)):
            yield problem


def find_image_problem(path: Path) -> BadPack | None:
    """The problem with a picture file; None if the file can be shown."""
    if not path.is_file():
        return BadPack("no-picture", "The picture {image} is missing.", image=path.name)
    if path.stat().st_size > files.FILE_LIMIT:
        return BadPack(
            "large-picture",
            "The picture {image} is larger than {most} MB.",
            image=path.name,
            most=files.FILE_LIMIT // 2**20,
        )
    if problem := find_format_problem(path):
        return problem
    try:
        with Image.open(path, formats=formats_from_outside()) as image:
            if max(image.size) > files.PIXEL_LIMIT:
                return BadPack(
                    "large-picture",
                    "The picture {image} is more than {most} pixels wide or high.",
                    image=path.name,
                    most=files.PIXEL_LIMIT,
                )
            image.load()
    except Exception:  # damaged files make decoders raise almost anything
        return BadPack(
            "bad-picture", "The file {image} isn’t a picture that can be read.", image=path.name
        )
    return None


def one_sentence(problems: list[BadPack]) -> BadPack:
    """The first problem; if there are others, its sentence also says how many."""
    first, *others = problems
    if not others:
        return first
    return BadPack(
        "bad-pack", "{problem} (Other problems: {more}.)", problem=first, more=len(others)
    )


def read_json(path: Path) -> Any:
    """The content of a pack.json; raise BadPack if it is too large, missing or no JSON."""
    try:
        if path.stat().st_size > files.PACK_FILE_LIMIT:
            raise BadPack(
                "large",
                "“{name}” is larger than {most} MB.",
                name=files.PACK_FILE,
                most=files.PACK_FILE_LIMIT // 2**20,
            )
        return json.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise BadPack("no-pack", "There’s no {file} to read.", file=files.PACK_FILE) from error
    except (ValueError, RecursionError) as error:
        raise BadPack(
            "bad-json", "The {file} isn’t readable JSON.", file=files.PACK_FILE
        ) from error
