"""Prepares Kivy, and leaves out most of its style.

When its language is first imported, Kivy reads the rules of seventy widgets: a quarter of the
time a blank app takes to its first frame. This app shows a dozen of them. So Kivy finds an empty
style beside this file, and these few rules are then taken from the style that it brought along.
"""

import os
import re
import sys
from pathlib import Path

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
"""The widgets of Kivy that this app shows, or that a text field shows by itself."""
EMPTY = Path(__file__).parent


def prepare() -> None:
    """Set Kivy up as this app needs it; to be called before anything of Kivy is imported."""
    os.environ.setdefault("KIVY_NO_ARGS", "1")
    os.environ.setdefault("KIVY_NO_CONFIG", "1")  # what other apps of Kivy set is theirs
    os.environ.setdefault("KCFG_GRAPHICS_MULTISAMPLES", "0")
    if "kivy.lang" not in sys.modules:
        _read_what_is_shown()


def _read_what_is_shown() -> None:
    import kivy
    import kivy.resources

    own = kivy.kivy_data_dir
    kivy.kivy_data_dir = str(EMPTY)
    from kivy.lang import Builder

    kivy.kivy_data_dir = own
    style = Path(own, "style.kv")
    rules = rules_of(style.read_text(encoding="utf-8"), STYLED_WIDGETS)
    Builder.load_string(rules, filename=str(style), rulesonly=True)


def rules_of(style: str, widgets: frozenset[str]) -> str:
    """The part of a style that is about these widgets."""
    rules = re.split(r"^(?=<)", style, flags=re.MULTILINE)
    return "".join(rule for rule in rules if not widgets.isdisjoint(named_in(rule)))


def named_in(rule: str) -> list[str]:
    """The widgets a rule is for: it begins like `<-Button,-ToggleButton>:` or `<Made@Of>:`."""
    return re.findall(r"(?<![@\w])\w+", rule.partition(">")[0]) if rule.startswith("<") else []
