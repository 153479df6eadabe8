"""Blank pictures in place of all others, for whoever does not look at them."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from PIL import Image


def decode_and_paint_nothing(replace: Callable[[Any, str, Any], None] = setattr) -> None:
    """Neither decode pictures nor paint looks, which takes longer than all else the app does.

    `replace` sets an attribute of a module, like `setattr`. Kivy reads its settings when it is
    first imported, so the modules are imported here.
    """
    pictures = import_module("mobileapp.picture_cache")
    pixels = import_module("mobileapp.stage.texture_cache").Pixels((2, 3), bytes(24))
    replace(pictures, "decode", lambda _key: pixels)
    textures = import_module("mobileapp.stage.textures")
    replace(textures, "paint", lambda _key, _art: Image.new("RGBA", (2, 2)))
