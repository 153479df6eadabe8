"""Dialogs: a sheet of paper that lies on the page, which is dimmed."""

from collections.abc import Callable

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.modalview import ModalView

from mobileapp.theme import theme
from mobileapp.widgets import dialog_buttons, load_kv, paper, scroll
from mobileapp.widgets.buttons import DangerButton, PrimaryButton, SecondaryButton
from mobileapp.widgets.discard import unbind_rules
from mobileapp.widgets.excited_taps import FreshlyShown
from mobileapp.widgets.rows import MenuLine
from mobileapp.widgets.text import Prose

SAID = 1.1
"""The font size of what a dialog says, as a multiple of that of running text."""


class Sheet(FreshlyShown, ModalView):
    """A dialog with a title, content that scrolls, and buttons at the foot."""

    title = StringProperty("")
    tilt = NumericProperty(0.5)
    """How far the paper lies askew, in degrees."""
    room = NumericProperty(0)
    """The margin on the paper."""
    reused = False
    """Whether the sheet is opened again after it was closed, so that its kv rules stay bound."""

    def on_parent(self, _sheet: object, parent: object) -> None:
        if parent is None and not self.reused:
            unbind_rules(self)

    def on_pre_open(self) -> None:
        self.appear()
        self.disabled = False

    def on_pre_dismiss(self) -> None:
        self.disabled = True  # ignore a second tap during the fade-out

    def add_content(self, widget: object) -> None:
        self.ids.content.add_widget(widget)

    def add_line(
        self, text: str, icon: str, act: Callable[[], object], warns: bool = False
    ) -> None:
        """Add a line of a menu; a tap closes the sheet and calls `act`."""
        line = MenuLine(text=text, icon=icon, warns=warns)
        line.bind(on_release=lambda _line: (self.dismiss(), act()))
        self.add_content(line)

    def add_action(self, button: object) -> None:
        """Add a button at the foot, in any order; `DialogButtons` says where each kind stands."""
        self.ids.actions.add_widget(button)


def _said(sentences: str) -> Prose:
    """What a dialog says, in letters as large as those of its buttons."""
    return Prose(text=sentences, paper=True, font_size=theme.body * SAID)


def ask(
    title: str, question: str, yes: str, no: str, then: Callable[[], None], danger: bool = False
) -> Sheet:
    """Open a sheet with a question and two buttons, with the texts `no` and `yes`.

    Both buttons close the sheet; the `yes` button also calls `then`. The golden one is `yes`, or
    with `danger` it is `no`, because `then` cannot be undone.
    """
    sheet = Sheet(title=title)
    sheet.add_content(_said(question))
    button = (DangerButton if danger else PrimaryButton)(text=yes)
    refuse = (PrimaryButton if danger else SecondaryButton)(text=no, paper=True)

    def agree(_button: object) -> None:
        sheet.dismiss()
        then()

    button.bind(on_release=agree)
    refuse.bind(on_release=sheet.dismiss)
    sheet.add_action(refuse)
    sheet.add_action(button)
    sheet.open()
    return sheet


def tell(title: str, message: str, okay: str) -> Sheet:
    """Open a sheet with a message and a button, with the text `okay`, that closes the sheet."""
    sheet = Sheet(title=title)
    sheet.add_content(_said(message))
    close = PrimaryButton(text=okay)
    close.bind(on_release=sheet.dismiss)
    sheet.add_action(close)
    sheet.open()
    return sheet


load_kv(__file__, dialog_buttons, paper, scroll)
