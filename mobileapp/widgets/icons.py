"""The icons of the app: characters of an icon font, which Kivy knows as “Icons”.

The font is cut from KivyMD's by `art/icons.py`, which also writes the table of its icons.
"""

import json
from functools import cache

from kivy.core.text import LabelBase

from mobileapp.assets import ASSETS

LabelBase.register("Icons", str(ASSETS / "fonts" / "icons.ttf"))


def glyph(icon: str) -> str:
    """The character of an icon, given by its name; empty if there is no such icon."""
    return icons().get(icon, "")


@cache
def icons() -> dict[str, str]:
    """The character of each icon, by its name."""
    table = (ASSETS / "fonts" / "icons.json").read_text(encoding="utf-8")
    return dict(json.loads(table))
