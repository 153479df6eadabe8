"""Writes KivyMD's computed colours to `assets/material.json`: `python -m tools.material`.

To be run again when the palette in `mobileapp/app.py` or KivyMD itself changes.
"""

import json
from itertools import product

from tools.driver import Driver

from mobileapp.app import SeeingThingsApp  # isort: skip - the driver prepares Kivy first
from mobileapp.material import CACHE, scheme_of  # isort: skip


def main() -> None:
    """Let KivyMD compute its scheme once, and keep it."""
    CACHE.unlink(missing_ok=True)
    manager = SeeingThingsApp().theme_cls
    palettes = (manager.primary_palette, SeeingThingsApp.palette)
    schemes = {}
    for palette, style in product(palettes, ("Light", "Dark")):
        manager.primary_palette, manager.theme_style = palette, style
        schemes[f"{palette}|{style}"] = scheme_of(manager)
    CACHE.write_text(json.dumps(schemes, indent=1) + "\n", encoding="utf-8")


__all__ = ["Driver"]

if __name__ == "__main__":
    main()
