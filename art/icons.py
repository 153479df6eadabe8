"""Cuts KivyMD's icon font down to what the app may show: `python -m art.icons`.

The whole font has 7,448 icons and, with the rest of KivyMD, would be 8.8 MB of every package. Here
every icon is kept whose name stands in the code, as whatever it is meant there; so a name that
is chosen while the app runs is among them, too.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from kivymd import fonts_path
from kivymd.icon_definitions import md_icons

ROOT = Path(__file__).parent.parent
SOURCE = Path(fonts_path) / "materialdesignicons-webfont.ttf"
FONT = ROOT / "assets" / "fonts" / "icons.ttf"
TABLE = FONT.with_suffix(".json")
NAME = re.compile(r'"([a-z][a-z0-9-]*)"')


def main() -> None:
    """Write the font, and the table with the character of each icon by its name."""
    icons = {name: md_icons[name] for name in sorted(set(quoted_names()) & md_icons.keys())}
    options = Options(notdef_outline=True, recalc_timestamp=False, name_IDs=["*"])
    # Each glyph says that it begins at the left edge. With its true bounds it would be moved there.
    font = TTFont(SOURCE, recalcTimestamp=False, recalcBBoxes=False)
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(icons.values()))
    subsetter.subset(font)
    font.save(FONT)
    table = json.dumps(icons, indent=0, ensure_ascii=True)
    TABLE.write_text(f"{table}\n", encoding="utf-8")
    print(f"{FONT.name}: {len(icons)} icons, {FONT.stat().st_size / 1000:.0f} kB")


def quoted_names() -> Iterator[str]:
    """Every text in the code of the app that could be the name of an icon."""
    for folder in ("engine", "mobileapp"):
        for file in sorted((ROOT / folder).rglob("*")):
            if file.suffix in (".py", ".kv"):
                yield from NAME.findall(file.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
