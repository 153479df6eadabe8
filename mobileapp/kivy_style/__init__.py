"""Configures Kivy, and loads only what this app needs of it to start faster.

When `kivy.lang` is imported, Kivy parses the rules of all its widgets, which delays the first
frame. Of the widgets with rules, this app uses only `STYLED_WIDGETS`. So Kivy is made to load the
empty style.kv in this folder; then the rules of these widgets are loaded from Kivy's own style.

Kivy's clock imports asyncio, for apps that run inside its event loop. This one does not, so the
clock gets an empty module in its place.
"""

import os
import re
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import cast

STYLED_WIDGETS = frozenset(
    {
        "BubbleButton",
        "BubbleContent",
        "Button",
        "Image",
        "Label",
        "ModalView",
        "RelativeLayout",
        "ScreenManager",
        "ScrollView",
        "Selector",
        "StencilView",
        "TextInput",
        "TextInputCutCopyPaste",
    }
)
"""The widgets whose rules are loaded: this app uses them, directly or as parts of a text field."""
EMPTY = Path(__file__).parent


def prepare() -> None:
    """Configure Kivy for this app; call this before any module of Kivy is imported."""
    os.environ.setdefault("KIVY_NO_ARGS", "1")
    os.environ.setdefault("KIVY_NO_CONFIG", "1")  # ignore the settings of other Kivy apps
    os.environ.setdefault("KCFG_GRAPHICS_MULTISAMPLES", "0")
    if "kivy.lang" not in sys.modules:
        _read_what_is_shown()


def _read_what_is_shown() -> None:
    import kivy

    _load_clock()
    import kivy.resources

    own = kivy.kivy_data_dir
    kivy.kivy_data_dir = str(EMPTY)
    from kivy.lang import Builder

    kivy.kivy_data_dir = own
    style = Path(own, "style.kv")
    rules = rules_of(style.read_text(encoding="utf-8"), STYLED_WIDGETS)
    Builder.load_string(rules, filename=str(style), rulesonly=True)
    import_module("mobileapp.kivy_style.shortcuts").take()


def _load_clock() -> None:
    """Load Kivy's clock with an empty module in place of asyncio, unless that is already there."""
    if "asyncio" in sys.modules:
        return
    sys.modules["asyncio"] = cast(ModuleType, SimpleNamespace(wait_for=None))
    try:
        import_module("kivy.clock")
    finally:
        del sys.modules["asyncio"]


def rules_of(style: str, widgets: frozenset[str]) -> str:
    """The rules in `style`, the text of a kv file, that apply to these widgets."""
    rules = re.split(r"^(?=<)", style, flags=re.MULTILINE)
    return "".join(rule for rule in rules if not widgets.isdisjoint(named_in(rule)))


def named_in(rule: str) -> list[str]:
    """The names of the widgets that a rule applies to; none if the text is not a rule.

    A rule begins like `<-Button,-ToggleButton>:`, or like `<Made@Of>:` for a new widget `Made` with
    the base class `Of`.
    """
    return re.findall(r"(?<![@\w])\w+", rule.partition(">")[0]) if rule.startswith("<") else []
