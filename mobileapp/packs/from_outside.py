"""Which imported pictures may be opened: one that was made to do so can break an old decoder."""

from functools import cache
from pathlib import Path

from PIL import Image, features

from engine.errors import BadPack
from mobileapp.packs.files import FORMATS, PHOTO_LIMIT

SAFE_WEBP = (1, 3, 2)
"""The first libwebp that no picture makes write outside its memory."""


@cache
def webp_is_safe() -> bool:
    """Whether the decoder that came with the app may open an imported WebP file."""
    version = features.version("webp") or "0"
    numbers = [int(part) for part in version.split(".") if part.isdigit()]
    return tuple(numbers) >= SAFE_WEBP


def formats_from_outside() -> tuple[str, ...]:
    """The kinds of pictures that may come in, for Pillow."""
    return tuple(kind for kind in FORMATS if kind != "WEBP" or webp_is_safe())


def suffixes_from_outside() -> tuple[str, ...]:
    """The endings of such files."""
    return (*(f".{kind.lower()}" for kind in formats_from_outside()), ".jpg")


def find_unsafe_format(path: Path) -> BadPack | None:
    """Why a picture must not be opened here, judged by its first bytes and not by its name."""
    if webp_is_safe() or not _is_webp(path):
        return None
    return BadPack(
        "old-webp",
        "The picture {image} is a WebP file. Here, pictures come in as JPEG or PNG only.",
        image=path.name,
    )


def find_photo_problem(path: Path) -> BadPack | None:
    """Why a picked photo must not be decoded, by its first bytes: it may need all memory."""
    if problem := find_unsafe_format(path):
        return problem
    try:
        with Image.open(path, formats=formats_from_outside()) as photo:
            width, height = photo.size
            if photo.format == "JPEG":  # decoded at an eighth of its size at best
                width, height = width // 8, height // 8
    except (Image.DecompressionBombError, Image.DecompressionBombWarning):
        width = height = PHOTO_LIMIT
    except Exception:  # whoever decodes it reports that
        return None
    if width * height <= PHOTO_LIMIT:
        return None
    return BadPack(
        "large-photo",
        "The picture {image} has more than {most} million pixels.",
        image=path.name,
        most=PHOTO_LIMIT // 10**6,
    )


def _is_webp(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            head = file.read(12)
    except OSError:  # whoever opens it reports that
        return False
    return head[:4] == b"RIFF" and head[8:] == b"WEBP"
