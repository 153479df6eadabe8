"""Tests that the icon font has every icon of the app, with characters and shapes of KivyMD's."""

import json
import re
from pathlib import Path

from kivymd import fonts_path
from kivymd.icon_definitions import md_icons
from PIL import ImageFont

import mobileapp
from mobileapp.assets import ASSETS
from mobileapp.widgets.icons import glyph

FONT = ASSETS / "fonts" / "icons.ttf"
ICONS: dict[str, str] = json.loads(FONT.with_suffix(".json").read_text(encoding="utf-8"))
APP = Path(mobileapp.__file__).parent
MAX_BYTES = 60_000
FEWEST = 60


def icons_in_use() -> set[str]:
    """The names of icons in the code: on a line about icons, or with a hyphen as icons have it."""
    names = set()
    for file in [*APP.rglob("*.py"), *APP.rglob("*.kv")]:
        for line in file.read_text(encoding="utf-8").splitlines():
            found = re.findall(r'"([a-z][a-z0-9-]*)"', line)
            names |= {name for name in found if "-" in name or "icon" in line.lower()}
    return names & md_icons.keys()


def test_every_icon_in_use_is_there() -> None:
    used = icons_in_use()
    assert len(used) >= FEWEST, "this test has lost sight of where icons are named"
    missing = used - ICONS.keys()
    assert not missing, "`python -m art.icons` cuts the font anew"
    assert all(glyph(name) == md_icons[name] for name in used)


def test_an_unknown_icon_is_nothing() -> None:
    assert glyph("") == ""
    assert glyph("no-such-icon") == ""


def test_they_are_drawn_as_in_kivymd() -> None:
    ours = ImageFont.truetype(FONT, 48)
    theirs = ImageFont.truetype(Path(fonts_path) / "materialdesignicons-webfont.ttf", 48)
    assert ours.getmetrics() == theirs.getmetrics()
    for name, character in ICONS.items():
        assert character == md_icons[name]
        here, there = (bytes(font.getmask(character)) for font in (ours, theirs))
        assert here == there, name


def test_the_font_is_small() -> None:
    assert FONT.stat().st_size <= MAX_BYTES
