"""What the files of a pack are called, and how large they may be."""

PACK_FILE = "pack.json"
THUMBS = "thumbs"
THUMB_WIDTH = 240
FILE_LIMIT = 20 * 2**20
PIXEL_LIMIT = 4000
FORMATS = ("WEBP", "PNG", "JPEG")
