"""The names of the files of a pack, and the maximum size of these files."""

from pathlib import Path

from mobileapp.assets import ASSETS

PACK_FILE = "pack.json"
THUMBS = "thumbs"
BACK_FILE = "back.webp"
"""The name of the file with the back of a pack's pictures; only some packs have one."""
THUMB_WIDTH = 384
"""The width of a thumbnail in pixels.

On most tablets this is enough for a picture in a player's hand; the full picture would take longer
to decode.
"""
WORD_PICTURES = ASSETS / "words"
"""The folder of the app's own pictures of words, which the words of any pack may name."""
FILE_LIMIT = 20 * 2**20
PACK_FILE_LIMIT = 2 * 2**20
"""The maximum size of a pack.json in bytes; a valid one is smaller.

There is a limit because the whole file is read into memory.
"""
PIXEL_LIMIT = 4000
PHOTO_LIMIT = 32_000_000
"""The maximum number of pixels of a photo after decoding.

A JPEG photo may have more pixels, because its decoder can reduce it while decoding.
"""
FORMATS = ("WEBP", "PNG", "JPEG")


def word_picture(folder: Path, name: str) -> Path:
    """The path of the picture that a word names; the file may be missing.

    It is in the folder of the word's pack, or else one of the app's own: words of all languages
    share these.
    """
    own = folder / name
    return own if own.is_file() else WORD_PICTURES / name
