"""The pack "Our inkblots", to which people add the blots that they ink.

Every change writes the whole pack into a temporary folder, which then replaces the old folder. This
way, a complete folder exists even if the app is killed. Unchanged pictures are hard links to the
old files.
"""

import hashlib
import json
import os
import secrets
import shutil
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from PIL import Image

from engine.errors import BadPack
from engine.packfile import LENGTHS, MAX_ITEMS, TEXT_LENGTH
from engine.packs import Pack
from engine.records import Frozen
from engine.texts import is_readable
from mobileapp.packs import archive
from mobileapp.packs.checks import read_pack
from mobileapp.packs.create import QUALITY, THUMB_QUALITY, jpeg, write_pack_file
from mobileapp.packs.files import PACK_FILE, THUMB_WIDTH, THUMBS

OWN_BLOTS = "our-inkblots"
"""The id of the pack with the blots inked on this tablet; exported copies get another id."""
CATEGORY = "ours"
"""The category of people's own blots.

Blots are dealt from each category in turn, so these blots come up early.
"""
GAMES = ("inkblots",)

Items = list[dict[str, Any]]
Change = Callable[[Items, Path], Items]
"""Returns the changed items of the pack, and writes new pictures into the folder of the pack."""


class NewBlot(Frozen):
    """A finished blot that is to be added to the pack."""

    picture: Image.Image
    shape: tuple[int, ...] = ()
    """The measures of the blot; see `mobileapp.ink.shape`."""
    authors: Sequence[str] = ()
    """The names of the people who inked the blot."""
    made: str = ""
    """The day when the blot was inked, such as 2026-11-16."""


def with_blot(blot: NewBlot) -> Change:
    """The change that adds a blot; it raises BadPack if the pack is full."""
    thumb = blot.picture.resize((THUMB_WIDTH, THUMB_WIDTH), Image.Resampling.LANCZOS)
    item_id = f"blot-{secrets.token_hex(4)}"  # random, so that it is never the id of a deleted blot
    image = f"{item_id}.jpg"

    def add(items: Items, folder: Path) -> Items:
        if len(items) >= MAX_ITEMS:
            raise BadPack("many-blots", "A pack has at most {most} blots.", most=MAX_ITEMS)
        (folder / image).write_bytes(jpeg(blot.picture, QUALITY))
        (folder / THUMBS / image).write_bytes(jpeg(thumb, THUMB_QUALITY))
        return [*items, _item(item_id, image, blot)]

    return add


def without(blot_id: str) -> Change:
    """The change that deletes a blot."""
    return lambda items, _folder: [item for item in items if item["id"] != blot_id]


def renamed(blot_id: str, name: str) -> Change:
    """The change that names a blot; raises BadPack if the name is too long or unreadable."""
    tidy = " ".join(name.split())
    if len(tidy) > TEXT_LENGTH or not is_readable(tidy):
        raise BadPack("bad-name", "A name has at most {most} plain letters.", most=TEXT_LENGTH)
    return lambda items, _folder: [
        item | {"title": tidy} if item["id"] == blot_id else item for item in items
    ]


def check_is_of_blots(pack: Pack) -> None:
    """Raise BadPack if a pack, which a restored file may contain, is no pack of blots."""
    if pack.kind != "pictures":
        raise archive.damaged_export()


def exported_id(folder: Path, pack: Pack) -> str:
    """The id that the pack gets when it is exported; it contains a hash of the first picture.

    The id stays the same as long as the first blot is in the pack, and differs between tablets.
    """
    first = (folder / pack.items[0].image).read_bytes()
    return f"{OWN_BLOTS}-{hashlib.sha256(first).hexdigest()[:12]}"


def exported_file(pack_file: Path, pack_id: str, authors: Mapping[str, Sequence[str]]) -> bytes:
    """The content of a pack.json with `pack_id` in place of its id, and with authors by blot id."""
    data = json.loads(pack_file.read_text(encoding="utf-8-sig"))
    items = [
        item | {"author": _fitting(authors[item["id"]])} if item["id"] in authors else item
        for item in data["items"]
    ]
    return json.dumps(data | {"id": pack_id, "items": items}, ensure_ascii=False, indent=1).encode()


def _item(item_id: str, image: str, blot: NewBlot) -> dict[str, Any]:
    item: dict[str, Any] = {
        "id": item_id,
        "image": image,
        "title": "",
        "category": CATEGORY,
        "tags": [],
        "author": _fitting(blot.authors),
        "shape": list(blot.shape),
    }
    return item | ({"made": blot.made} if blot.made else {})


def _fitting(authors: Sequence[str]) -> str:
    """The names of the authors, joined by commas, without those that make the text too long."""
    text = ""
    for name in authors:
        longer = f"{text}, {name}" if text else name
        if len(longer) <= LENGTHS["author"]:
            text = longer
    return text


def write_changed(folder: Path, before: Path, title: str, change: Change) -> None:
    """Write the pack in `before`, if there is one, with a change into the empty `folder`."""
    (folder / THUMBS).mkdir(parents=True)
    items: Items = []
    version = 0
    if (before / PACK_FILE).is_file():
        # This raises BadPack for a damaged pack, which must not be replaced.
        check_is_of_blots(read_pack(before))
        pack = json.loads((before / PACK_FILE).read_text(encoding="utf-8-sig"))
        items, version = pack["items"], pack["version"]
    there = {item["image"] for item in items}
    items = change(items, folder)
    for item in items:
        for name in (item["image"], f"{THUMBS}/{item['image']}"):
            if item["image"] in there and (before / name).is_file():
                _link(before / name, folder / name)
    write_pack_file(folder, OWN_BLOTS, "pictures", title, GAMES, "", items, version=version + 1)


def _link(source: Path, target: Path) -> None:
    try:
        os.link(source, target)
    except OSError:  # not every file system has hard links
        shutil.copyfile(source, target)
