"""Makes a pack from typed words or photos, and measures photos, which robots cannot see."""

import io
import json
import re
import unicodedata
from collections import Counter
from collections.abc import Container, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image, ImageOps

from engine.errors import BadPack
from engine.packfile import FORMAT, MAX_ITEMS, TEXT_LENGTH, TITLE_LENGTH
from engine.packs import VISUAL_TAG_PREFIX
from engine.texts import is_readable, is_visible, shortened
from mobileapp.background.progress import CountPiece, ignore_progress
from mobileapp.packs.files import PACK_FILE, THUMB_WIDTH, THUMBS
from mobileapp.packs.from_outside import find_photo_problem, formats_from_outside

PHOTO_SIZE, WORD_PHOTO_SIZE = 800, 480
"""The maximum width and height of a photo to play with, and of one that shows a word, in pixels."""
QUALITY = 88
THUMB_QUALITY = 82


def free_id(text: str, taken: Container[str], fallback: str) -> str:
    """A new id that resembles `text` and is not taken.

    If `text` has no letter or digit that an id may contain, the id resembles `fallback` instead.
    """
    plain = unicodedata.normalize("NFKD", text.replace("ł", "l").replace("Ł", "L")).casefold()
    slug = re.sub(r"[^a-z0-9]+", "-", plain.encode("ascii", "ignore").decode()).strip("-")[:48]
    free, number = slug or fallback, 1
    while free in taken:
        number += 1
        free = f"{slug or fallback}-{number}"
    return free


def tidy_title(title: str) -> str:
    """The title of a pack without needless spaces.

    Raises BadPack if it is too long or unreadable.
    """
    tidy = " ".join(title.split())
    if len(tidy) > TITLE_LENGTH:
        raise BadPack(
            "long-title",
            "“{name}” is too long: a name has at most {most} characters.",
            name=shortened(tidy),
            most=TITLE_LENGTH,
        )
    if not is_readable(tidy):
        raise BadPack(
            "unreadable-title",
            "“{name}” has a character in it that can’t be shown.",
            name=tidy,
        )
    return tidy


def tidy_words(words: Iterable[str]) -> list[str]:
    """The words without superfluous spaces; words without visible characters are left out.

    Raises BadPack if there are too many words, or if one is too long, repeated or unreadable.
    """
    tidy: dict[str, str] = {}
    for word in filter(is_visible, (" ".join(typed.split()) for typed in words)):
        if len(tidy) == MAX_ITEMS:
            raise BadPack("many-words", "A pack has at most {most} words.", most=MAX_ITEMS)
        if len(word) > TEXT_LENGTH:
            raise BadPack(
                "long-word",
                "“{word}” is too long: at most {most} characters fit on a card.",
                word=word,
                most=TEXT_LENGTH,
            )
        if not is_readable(word):
            raise BadPack(
                "unreadable-word",
                "“{word}” has a character in it that can’t be shown.",
                word=word,
            )
        if word.casefold() in tidy:
            raise BadPack("word-twice", "“{word}” is there twice.", word=word)
        tidy[word.casefold()] = word
    return list(tidy.values())


def new_words(items: list[dict[str, Any]], words: Sequence[str]) -> list[dict[str, Any]]:
    """The items of the words that a pack of `items` does not have yet; raises as `tidy_words`."""
    known = [item["text"] for item in items]
    taken = {item["id"] for item in items}
    added = []
    for word in tidy_words([*known, *words])[len(known) :]:
        item_id = free_id(word, taken, "word")
        taken.add(item_id)
        added.append({"id": item_id, "text": word, "category": "", "tags": []})
    return added


def write_words(
    folder: Path,
    pack_id: str,
    title: str,
    words: Sequence[str],
    games: Sequence[str],
    language: str,
) -> None:
    """Write the files of a pack of words into `folder`.

    Raises BadPack if there are too many words, or if one is too long, repeated or unreadable.
    """
    items = new_words([], words)
    write_pack_file(folder, pack_id, "words", title, games, language, items)


def new_photos(
    folder: Path,
    items: list[dict[str, Any]],
    used: set[str],
    photos: Sequence[Path],
    count_one: CountPiece,
) -> list[dict[str, Any]]:
    """Write the photos that the pack does not have yet, and return their items.

    `items` are the items that stay. `used` are the ids of all items before the change, including
    removed ones; new photos get other ids. Raises BadPack if there are too many photos, or if one
    cannot be read.
    """
    if len(items) + len(photos) > MAX_ITEMS:
        raise BadPack("many-photos", "A pack has at most {most} photos.", most=MAX_ITEMS)
    (folder / THUMBS).mkdir(parents=True, exist_ok=True)
    seen = {(folder / item["image"]).read_bytes() for item in items}
    taken = set(used)
    added = []
    for photo in photos:
        count_one()
        card = reduced(photo)
        if card.picture in seen:
            continue
        seen.add(card.picture)
        item_id = free_id(f"photo-{len(taken) + 1:03}", taken, "photo")
        taken.add(item_id)
        added.append(write_photo(folder, item_id, card))
    return added


def write_photos(
    folder: Path,
    pack_id: str,
    title: str,
    photos: Sequence[Path],
    games: Sequence[str],
    count_one: CountPiece = ignore_progress,
) -> None:
    """Write the files of a pack of photos into `folder`; a photo picked twice is added once.

    Raises BadPack if there are too many photos or one cannot be read. `count_one` is called before
    every photo, and may raise an exception to cancel the work.
    """
    items = new_photos(folder, [], set(), photos, count_one)
    write_pack_file(folder, pack_id, "pictures", title, games, "", items)


class PhotoCard(NamedTuple):
    """A photo at the size of a card: picture and thumbnail as JPEG, and tags for its look."""

    picture: bytes
    thumb: bytes
    tags: list[str]


def write_photo(folder: Path, item_id: str, card: PhotoCard) -> dict[str, Any]:
    """Write the picture and the thumbnail of a photo into the folder of a pack; return its item.

    The folder must already have a folder for thumbnails.
    """
    image = f"{item_id}.jpg"
    (folder / image).write_bytes(card.picture)
    (folder / THUMBS / image).write_bytes(card.thumb)
    return {"id": item_id, "image": image, "title": "", "category": "", "tags": card.tags}


def reduced(photo: Path, size: int = PHOTO_SIZE) -> PhotoCard:
    """The photo reduced to a maximum width and height, upright and without its metadata.

    The result also has a thumbnail, and tags for its brightness and colours. Raises BadPack if the
    photo cannot be read.
    """
    if problem := find_photo_problem(photo):
        raise problem
    try:
        with Image.open(photo, formats=formats_from_outside()) as opened:
            # lets the JPEG decoder decode at a reduced size, which is faster
            opened.draft("RGB", (2 * size, 2 * size))
            upright = ImageOps.exif_transpose(opened).convert("RGB")
    except Exception as error:  # damaged files make decoders raise almost anything
        raise BadPack(
            "bad-photo", "“{file}” isn’t a photo that can be read.", file=photo.name
        ) from error
    upright.thumbnail((size, size), Image.Resampling.LANCZOS)
    height = max(1, round(upright.height * THUMB_WIDTH / upright.width))
    thumb = upright.resize((THUMB_WIDTH, height), Image.Resampling.LANCZOS)
    return PhotoCard(jpeg(upright, QUALITY), jpeg(thumb, THUMB_QUALITY), visual_tags(upright))


def jpeg(image: Image.Image, quality: int) -> bytes:
    """The image encoded as JPEG, without metadata.

    WebP is not used, because some tablets cannot import it.
    """
    bare = Image.new("RGB", image.size)
    bare.paste(image)
    written = io.BytesIO()
    bare.save(written, "JPEG", quality=quality, optimize=True)
    return written.getvalue()


def write_pack_file(
    folder: Path,
    pack_id: str,
    kind: str,
    title: str,
    games: Sequence[str],
    language: str,
    items: list[dict[str, Any]],
    version: int = 1,
) -> None:
    """Write the pack.json of a pack that people made."""
    pack = {
        "format": FORMAT,
        "id": pack_id,
        "version": version,
        "kind": kind,
        "games": list(games),
        "title": tidy_title(title),
        "language": language,
        "licence": "For private use",
        "author": "",
        "age": 0,
        "items": items,
    }
    text = json.dumps(pack, ensure_ascii=False, indent=1) + "\n"
    (folder / PACK_FILE).write_text(text, encoding="utf-8")


# --- the brightness and colours of photos ------------------------------------------------------

SIDE = 32
"""The width and height of the reduced photo that is measured, in pixels."""
DARK, BRIGHT = 70, 175
"""The limits of the mean brightness of a photo, from 0 to 255.

A photo is dark if it is below `DARK`, and bright if it is above `BRIGHT`.
"""
VIVID = 45
"""The minimum difference between the strongest and the weakest channel of a coloured pixel.

The channels are red, green and blue, from 0 to 255. Pixels with a smaller difference are black,
white or grey.
"""
BROWN = 150
"""Orange pixels whose HSV value, from 0 to 255, is below this are brown; the others are gold."""
HUES = ((12, "red"), (32, "orange"), (50, "gold"), (118, "green"), (182, "blue"), (240, "pink"))
"""Pairs of the hue at which a colour ends, and the colour's name; hues run from 0 (red) to 255.

Pink includes purple. Hues beyond pink are red again.
"""
MAIN, MINOR = 0.25, 0.1
"""The minimum shares of a photo's pixels that a colour must have.

A colour with at least the share `MAIN` gets a tag. Colours with at least the share `MINOR` count
towards the tag “look:colourful”.
"""
MAX_COLOURS = 2
"""The maximum number of colour tags of a photo."""


def visual_tags(photo: Image.Image) -> list[str]:
    """Tags such as “look:dark” and “look:red” for the brightness and the colours of a photo.

    A dark or bright photo gets a tag for that. A photo in which more than `MAX_COLOURS` colours
    have the share `MINOR` gets “look:colourful”. Each of the `MAX_COLOURS` most frequent colours
    gets a tag if it has the share `MAIN`. A photo without any of these tags gets “look:grey” if all
    its coloured pixels together do not reach the share `MINOR`.
    """
    small = photo.convert("RGB").resize((SIDE, SIDE), Image.Resampling.BOX)
    brightness = sum(small.convert("L").tobytes()) / SIDE**2
    pixels = small.convert("HSV").tobytes()
    colours = Counter(map(_colour, pixels[::3], pixels[1::3], pixels[2::3]))
    shares = {colour: count / SIDE**2 for colour, count in colours.most_common() if colour}
    tags = ["dark"] * (brightness < DARK) + ["bright"] * (brightness > BRIGHT)
    if sum(share >= MINOR for share in shares.values()) > MAX_COLOURS:
        tags.append("colourful")
    tags += [colour for colour, share in shares.items() if share >= MAIN][:MAX_COLOURS]
    return [VISUAL_TAG_PREFIX + tag for tag in tags or ["grey"] * (sum(shares.values()) < MINOR)]


def _colour(hue: int, saturation: int, value: int) -> str:
    """The name of the colour of a pixel; empty for black, white and grey."""
    if saturation * value < VIVID * 255:
        return ""
    colour = next((name for end, name in HUES if hue < end), "red")
    if colour == "orange":
        return "gold" if value >= BROWN else "brown"
    return colour
