"""What lies on the desk of a card screen."""

from collections.abc import Callable

from mobileapp.widgets.buttons import Pill
from mobileapp.widgets.text import Small


def remark(text: str) -> Small:
    """A few small words."""
    words = Small(text=text, pos_hint={"center_y": 0.5})
    words.halign = "center"
    return words


def confirm(text: str, action: Callable[[], object], icon: str = "check") -> Pill:
    """The one button that goes on."""
    pill = Pill(text=text, icon=icon, pos_hint={"center_x": 0.5, "center_y": 0.5})
    pill.bind(on_release=lambda _pill: action())
    return pill
