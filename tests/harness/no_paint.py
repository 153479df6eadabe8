"""Replaces painting by nothing, in a process whose app nobody looks at."""

from PIL import Image

from mobileapp import picture_cache
from mobileapp.stage import textures
from mobileapp.stage.texture_cache import Pixels


def paint_nothing() -> None:
    """Make the app of this process run faster: every texture is empty."""
    textures.paint = lambda key, art: Image.new("RGBA", (2, 2))
    picture_cache.decode = lambda key: Pixels((2, 3), bytes(24))
