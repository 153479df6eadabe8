"""What the files of a pack are called, and how large they may be."""

PACK_FILE = "pack.json"
THUMBS = "thumbs"
BACK_FILE = "back.webp"
"""The back of the cards, where a pack of pictures has one of its own."""
THUMB_WIDTH = 384
"""Enough for a card of a whole hand on most tablets: decoding it takes a fifth of the time."""
FILE_LIMIT = 20 * 2**20
PACK_FILE_LIMIT = 2 * 2**20
"""Larger than any good one: what lies in it is held in memory as a whole."""
PIXEL_LIMIT = 4000
PHOTO_LIMIT = 32_000_000
"""So many pixels of a picked photo are decoded at most; a JPEG decoder leaves out most of its."""
FORMATS = ("WEBP", "PNG", "JPEG")
