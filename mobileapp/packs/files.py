"""The names of the files of a pack, and the maximum size of these files."""

PACK_FILE = "pack.json"
THUMBS = "thumbs"
BACK_FILE = "back.webp"
"""The name of the file with the back of the pictures, in packs with a back of their own."""
THUMB_WIDTH = 384
"""The width of a thumbnail in pixels.

It is enough for a card in a hand on most tablets, and is decoded faster than the full picture.
"""
FILE_LIMIT = 20 * 2**20
PACK_FILE_LIMIT = 2 * 2**20
"""The maximum size of a pack.json in bytes, because the whole file is read into memory.

No valid pack.json is larger.
"""
PIXEL_LIMIT = 4000
PHOTO_LIMIT = 32_000_000
"""The maximum number of pixels to which a photo is decoded.

A JPEG photo may have more, because its decoder can reduce it while decoding.
"""
FORMATS = ("WEBP", "PNG", "JPEG")
