"""Dialogs: a sheet of paper that lies on the page, which is dimmed."""

from collections.abc import Callable

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.modalview import ModalView

from mobileapp.theme import theme
from mobileapp.widgets import dialog_buttons, load_kv, paper, scroll
from mobileapp.widgets.buttons import DangerButton, PrimaryButton, SecondaryButton, TextButton
from mobileapp.widgets.discard import unbind_rules
from mobileapp.widgets.excited_taps import FreshlyShown
from mobileapp.widgets.lettering import PLAIN
from mobileapp.widgets.press import Pressable
from mobileapp.widgets.rows import MenuLine
from mobileapp.widgets.text import Prose

LINE_HEIGHT = 1.15
"""The height of a line of what a dialog says, as a multiple of the usual one."""
SAID = 1.1
"""The font size of what a dialog says, as a multiple of that of running text."""


class Sheet(FreshlyShown, ModalView):
    """A dialog with a title, content that scrolls, and buttons at the foot."""

    title = StringProperty("")
    tilt = NumericProperty(0.5)
    """How far the paper lies askew, in degrees."""
    room = NumericProperty(0)
    """The margin on the paper."""
    closes = False
    """Whether it fades out, so that its buttons ignore a second tap."""
    reused = False
    """Whether the sheet is opened again after it was closed, so that its kv rules stay bound."""

    def on_parent(self, _sheet: object, parent: object) -> None:
        if parent is None and not self.reused:
            unbind_rules(self)

    def on_pre_open(self) -> None:
        self.appear()
        self.closes = False

    def on_pre_dismiss(self) -> None:
        self.closes = True

    def add_content(self, widget: object) -> None:
        self.ids.content.add_widget(widget)

    def add_line(
        self, text: str, icon: str, act: Callable[[], object], warns: bool = False
    ) -> None:
        """Add a line of a menu; a tap closes the sheet and calls `act`."""
        line = MenuLine(text=text, icon=icon, warns=warns)
        self.answer(line, act)
        self.add_content(line)

    def answer(self, button: Pressable, act: Callable[[], object]) -> None:
        """Let a tap on something in the content close the sheet and call `act`."""
        button.bind(on_release=lambda _button: (self.dismiss(), act()))

    def add_button(
        self,
        kind: type[TextButton],
        text: str,
        act: Callable[[], object] | None = None,
        stays: bool = False,
    ) -> TextButton:
        """Add a button at the foot, in any order; `DialogButtons` says where each kind stands.

        A tap closes the sheet, unless it `stays`, and calls `act`.
        """

        def release(_button: object) -> None:
            if not stays:
                self.dismiss()
            if act is not None:
                act()

        button = kind(text=text, paper=True)
        button.bind(on_release=release)
        self.ids.actions.add_widget(button)
        return button


def _said(sentences: str) -> Prose:
    """What a dialog says, in letters as large as those of its buttons."""
    size = theme.body * SAID
    return Prose(text=sentences, paper=True, face=PLAIN, font_size=size, line_height=LINE_HEIGHT)


def ask(
    title: str, question: str, yes: str, no: str, then: Callable[[], None], danger: bool = False
) -> Sheet:
    """Open a sheet with a question and two buttons, with the texts `no` and `yes`.

    Both buttons close the sheet; the `yes` button also calls `then`. The golden one is `yes`, or
    with `danger` it is `no`, because `then` cannot be undone.
    """
    sheet = Sheet(title=title)
    sheet.add_content(_said(question))
    sheet.add_button(PrimaryButton if danger else SecondaryButton, no)
    sheet.add_button(DangerButton if danger else PrimaryButton, yes, then)
    sheet.open()
    return sheet


def tell(title: str, message: str, okay: str) -> Sheet:
    """Open a sheet with a message and a button, with the text `okay`, that closes the sheet."""
    sheet = Sheet(title=title)
    sheet.add_content(_said(message))
    sheet.add_button(PrimaryButton, okay)
    sheet.open()
    return sheet


load_kv(__file__, dialog_buttons, paper, scroll)
