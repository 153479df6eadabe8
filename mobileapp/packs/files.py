"""What the files of a pack are called, and how large they may be."""

PACK_FILE = "pack.json"
THUMBS = "thumbs"
BACK_FILE = "back.webp"
"""The back of the cards, where a pack of pictures has one of its own."""
THUMB_WIDTH = 384
"""The width of a thumbnail in pixels: enough for a card in a hand on most tablets, and five times
as fast to decode.
"""
FILE_LIMIT = 20 * 2**20
PACK_FILE_LIMIT = 2 * 2**20
"""The maximum size of a pack.json in bytes; no valid one is larger. It is read into memory as a
whole.
"""
PIXEL_LIMIT = 4000
PHOTO_LIMIT = 32_000_000
"""The maximum number of pixels of a photo that are decoded; a JPEG decoder skips most of a large
photo's.
"""
FORMATS = ("WEBP", "PNG", "JPEG")
