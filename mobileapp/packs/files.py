"""The names of the files of a pack, and the maximum size of these files."""

PACK_FILE = "pack.json"
THUMBS = "thumbs"
BACK_FILE = "back.webp"
"""The name of the file with the back of a pack's pictures; only some packs have one."""
THUMB_WIDTH = 384
"""The width of a thumbnail in pixels.

On most tablets this is enough for a picture in a player's hand; the full picture would take longer
to decode.
"""
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
