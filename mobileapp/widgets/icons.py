"""The icons of the app: characters of KivyMD's icon font, which Kivy knows as “Icons”."""

from pathlib import Path

from kivy.core.text import LabelBase
from kivymd import fonts_path

LabelBase.register("Icons", str(Path(fonts_path) / "materialdesignicons-webfont.ttf"))
HOME_ICONS = {
    "": "",
    "cards": "\U000f0638",
    "cog": "\U000f0493",
    "play-circle": "\U000f040c",
    "weather-night": "\U000f0594",
}
"""The characters of the icons on Home.

They are listed here because the list of all icons, in KivyMD, would delay Home's first frame.
"""


def glyph(icon: str) -> str:
    """The character of an icon, given by its name; empty if there is no such icon."""
    if icon in HOME_ICONS:
        return HOME_ICONS[icon]
    from kivymd.icon_definitions import md_icons

    return str(md_icons.get(icon, ""))
