"""Decides which imported pictures may be decoded.

This is needed because a malicious picture can exploit an old decoder or exhaust the memory.
"""

from functools import cache
from pathlib import Path

from PIL import Image, features

from engine.errors import BadPack
from mobileapp.packs.files import FORMATS, PHOTO_LIMIT

SAFE_WEBP = (1, 3, 2)
"""The first version of libwebp without a known out-of-bounds write."""

_HEAD = 2**16
"""The number of bytes at the beginning of a file that are read to find out its format.

This is enough, because an animated PNG declares its animation before its first pixels.
"""
_WEBP_ANIMATION = 0x02


@cache
def webp_is_safe() -> bool:
    """Whether the WebP decoder of this installation is new enough for imported files."""
    version = features.version("webp") or "0"
    numbers = [int(part) for part in version.split(".") if part.isdigit()]
    return tuple(numbers) >= SAFE_WEBP


def formats_from_outside() -> tuple[str, ...]:
    """The formats of pictures that may be imported, by Pillow's names."""
    return tuple(kind for kind in FORMATS if kind != "WEBP" or webp_is_safe())


def suffixes_from_outside() -> tuple[str, ...]:
    """The file suffixes of the formats that may be imported."""
    return (*(f".{kind.lower()}" for kind in formats_from_outside()), ".jpg")


def find_format_problem(path: Path) -> BadPack | None:
    """Why a picture must not be decoded because of its format; None if it may be decoded.

    The format is determined from the first bytes of the file, not from its name.
    """
    head = _first_bytes(path)
    if not webp_is_safe() and _is_webp(head):
        return BadPack(
            "old-webp",
            "The picture {image} is a WebP file. Here, pictures come in as JPEG or PNG only.",
            image=path.name,
        )
    if _is_animated(head):  # together, the frames of even a small file can exhaust the memory
        return BadPack(
            "animated",
            "The picture {image} is an animation or a GIF. Only still pictures can come in.",
            image=path.name,
        )
    return None


def find_photo_problem(path: Path) -> BadPack | None:
    """Why a photo that people picked must not be decoded; None if it may be decoded.

    The reason is either its format or too many pixels, which could exhaust the memory. For a file
    that cannot be read, the result is None; decoding it reports that error.
    """
    if problem := find_format_problem(path):
        return problem
    try:
        with Image.open(path, formats=formats_from_outside()) as photo:
            width, height = photo.size
            if photo.format == "JPEG":  # its decoder can reduce width and height to an eighth
                width, height = width // 8, height // 8
    except (Image.DecompressionBombError, Image.DecompressionBombWarning):
        width = height = PHOTO_LIMIT
    except Exception:  # decoding the photo reports this error
        return None
    if width * height <= PHOTO_LIMIT:
        return None
    return BadPack(
        "large-photo",
        "The picture {image} has more than {most} million pixels.",
        image=path.name,
        most=PHOTO_LIMIT // 10**6,
    )


def _first_bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(_HEAD)
    except OSError:  # opening the file reports this error
        return b""


def _is_webp(head: bytes) -> bool:
    return head[:4] == b"RIFF" and head[8:12] == b"WEBP"


def _is_animated(head: bytes) -> bool:
    """Whether these are the first bytes of a GIF, of an animated WebP or of an animated PNG."""
    if _is_webp(head):
        return head[12:16] == b"VP8X" and any(flags & _WEBP_ANIMATION for flags in head[20:21])
    if head.startswith(b"\x89PNG"):
        return b"acTL" in head.partition(b"IDAT")[0]
    return head.startswith(b"GIF8")
