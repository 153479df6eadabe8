"""Changes one of people's own packs: gives it another title, adds or removes words or photos."""

import hashlib
import json
import shutil
from collections.abc import Mapping, Sequence
from dataclasses import field
from pathlib import Path
from typing import Any

from engine.records import Frozen
from mobileapp.background.progress import CountPiece, ignore_progress
from mobileapp.packs import create
from mobileapp.packs.files import PACK_FILE, THUMBS


class PackChange(Frozen):
    """What to change in a pack: title, items to remove, words and photos to add, photos of words.

    Everything else stays, including the ids of the remaining items.
    """

    title: str = ""
    """The new title; if empty, the pack keeps its title."""
    removed: frozenset[str] = frozenset()
    """The ids of the items to remove; as in pack.json, without the id of the pack."""
    words: Sequence[str] = ()
    photos: Sequence[Path] = ()
    word_photos: Mapping[str, Path | None] = field(default_factory=dict)
    """Photos that show what words mean, by the ids of the words; None removes a word's photo."""


def write_change(
    folder: Path, old: Path, change: PackChange, count_one: CountPiece = ignore_progress
) -> None:
    """Write the pack in `old`, with the change, into the empty `folder`.

    The version of the pack is raised by one. Raises BadPack if a word or photo cannot be added.
    `count_one` is called before every new photo, and may raise an exception to cancel the work.
    """
    pack: dict[str, Any] = json.loads((old / PACK_FILE).read_text(encoding="utf-8"))
    items = [item for item in pack["items"] if item["id"] not in change.removed]
    retired: list[dict[str, Any]] = pack.get("retired", [])
    for image in (item["image"] for item in items + retired if item.get("image")):
        _copy(old, folder, image)
        if (old / THUMBS / image).is_file():
            _copy(old, folder, f"{THUMBS}/{image}")
    items = [_with_photo(folder, item, change.word_photos, count_one) for item in items]
    for picture in {item["picture"] for item in items + retired if item.get("picture")}:
        if (old / picture).is_file():  # otherwise it is one of the app's own
            _copy(old, folder, picture)
    used = {item["id"] for item in pack["items"] + retired}
    items += create.new_words(items, change.words) if change.words else []
    items += (
        create.new_photos(folder, items, used, change.photos, count_one) if change.photos else []
    )
    title = create.tidy_title(change.title) or pack["title"]
    changed = pack | {"title": title, "version": pack["version"] + 1, "items": items}
    text = json.dumps(changed, ensure_ascii=False, indent=1) + "\n"
    (folder / PACK_FILE).write_text(text, encoding="utf-8")


def _with_photo(
    folder: Path,
    item: dict[str, Any],
    photos: Mapping[str, Path | None],
    count_one: CountPiece,
) -> dict[str, Any]:
    """The item with the new photo of its word, which is written into `folder`, or without it.

    The name of the file depends on its content, so that no picture of an earlier photo is shown.
    """
    if item["id"] not in photos:
        return item
    bare = {key: value for key, value in item.items() if key != "picture"}
    photo = photos[item["id"]]
    if photo is None:
        return bare
    count_one()
    picture = create.reduced(photo, create.WORD_PHOTO_SIZE).picture
    name = f"word-{hashlib.sha256(picture).hexdigest()[:16]}.jpg"
    (folder / name).write_bytes(picture)
    return bare | {"picture": name}


def _copy(old: Path, folder: Path, name: str) -> None:
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(old / name, folder / name)
