"""Prepares KivyMD: its colour scheme from a cache, its ripple safe, its icons under one name.

Computing the scheme costs more than the whole home screen, so it is stored with the app.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

from kivy.core.text import LabelBase
from kivymd import fonts_path, theming
from kivymd.theming import ThemeManager
from kivymd.uix.behaviors import ripple_behavior

CACHE = Path(__file__).parent.parent / "assets" / "material.json"

LabelBase.register("Icons", str(Path(fonts_path) / "materialdesignicons-webfont.ttf"))

_compute_scheme = ThemeManager._set_application_scheme


@cache
def _schemes() -> dict[str, dict[str, list[float]]]:
    schemes: dict[str, dict[str, list[float]]] = json.loads(CACHE.read_text(encoding="utf-8"))
    return schemes


def _cached_scheme(self: ThemeManager, color: str = "blue") -> None:
    key = f"{self.primary_palette}|{self.theme_style}"
    if not CACHE.exists() or key not in _schemes():
        _compute_scheme(self, color)
        return
    for name, value in _schemes()[key].items():
        setattr(self, name, value)
    self.disabledTextColor = self._get_disabled_hint_text_color()
    if self.on_colors:
        self.on_colors()


def scheme_of(manager: ThemeManager) -> dict[str, list[float]]:
    """The computed colours, for the cache."""
    _compute_scheme(manager, "blue")
    return {f"{name}Color": list(getattr(manager, f"{name}Color")) for name in theming.COLOR_NAMES}


def _ripple_fbo(size: tuple[float, float] = (1, 1), **settings: Any) -> Any:
    # A ripple on a widget without a size yet would ask for an empty buffer and crash.
    return _Fbo(size=[max(1, int(side)) for side in size], **settings)


_Fbo = ripple_behavior.Fbo
ripple_behavior.Fbo = _ripple_fbo
ThemeManager._set_application_scheme = _cached_scheme
