"""The names of the files of a pack, and the maximum size of these files."""

PACK_FILE = "pack.json"
THUMBS = "thumbs"
BACK_FILE = "back.webp"
"""The file that shows the back of the pictures, in packs with a back of their own."""
THUMB_WIDTH = 384
"""The width of a thumbnail in pixels.

It is enough for a card in a hand on most tablets, and is decoded faster than the full picture.
"""
FILE_LIMIT = 20 * 2**20
PACK_FILE_LIMIT = 2 * 2**20
"""The maximum size of a pack.json in bytes, as it is read into memory as a whole.

No valid one is larger.
"""
PIXEL_LIMIT = 4000
PHOTO_LIMIT = 32_000_000
"""The maximum number of pixels that are decoded for a photo.

The photo itself may have more: a JPEG decoder can decode it at a reduced size.
"""
FORMATS = ("WEBP", "PNG", "JPEG")
