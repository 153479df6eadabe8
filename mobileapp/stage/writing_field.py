"""The text input on the table; it is in the widget tree only while a scene has a `Field`."""

from collections.abc import Callable
from functools import cached_property
from math import ceil

from kivy.clock import Clock
from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget
from kivy.utils import get_color_from_hex

from mobileapp.assets import ASSETS
from mobileapp.stage.lettering import FACES, LEADING, face_for, fit, font
from mobileapp.stage.looks import INK
from mobileapp.stage.scene import Field

FACE = "italic"
"""The typeface of the typed text; a clue on a slip has the same."""
ROOM = 0.94
"""The part of the box that text may fill: less than 1, as Kivy and Pillow measure differently."""


class WrappingInput(TextInput):
    """A text input of several lines that loses the focus on Enter."""

    limit = 0
    """The maximum number of characters."""

    def insert_text(self, substring: str, from_undo: bool = False) -> None:
        """Insert typed or pasted text, cut to the limit.

        It is cut before Kivy lays it out, because a very long text would block the app for seconds.
        Enter inserts nothing, but ends the focus.
        """
        if substring == "\n":
            self.focus = False
            return
        room = max(self.limit - len(self.text), 0)
        super().insert_text(substring[:room], from_undo)


class WritingField:
    """Shows the text input at the place of the current `Field`.

    When people change the text, `typed` is called with the name of the field and the text.
    """

    def __init__(self, table: Widget, typed: Callable[[str, str], object]) -> None:
        self._table, self._typed = table, typed
        self._shown: Field | None = None
        self._fits = False
        """Whether all of the text has room in the field."""

    @cached_property
    def input(self) -> WrappingInput:
        """The text input. Only one is created, on first use, because Kivy never frees one."""
        box = WrappingInput(
            multiline=True, background_color=(0, 0, 0, 0), background_normal="",
            background_active="", foreground_color=get_color_from_hex(INK),
            cursor_color=get_color_from_hex(INK), hint_text_color=(0.3, 0.25, 0.35, 0.75),
            halign="center", padding=(0, 0), size_hint=(None, None),
        )  # fmt: skip
        self._plain = box.font_name
        """Kivy's default font, for letters that the typeface lacks."""
        box.bind(text=self._changed, scroll_y=self._keep_in_sight)
        return box

    def show(self, field: Field | None) -> None:
        """Show the text input at the place of a field; with None remove it from the widget tree."""
        before, self._shown = self._shown, field
        if field is None:
            if before is not None:
                self.input.focus = False
                self._table.remove_widget(self.input)
            return
        box, rect = self.input, field.rect
        box.size, box.pos = (rect.w, rect.h), (rect.x, rect.y)
        box.hint_text, box.limit = field.hint, field.limit
        self._fit_letters(field)
        box.keyboard_suggestions = not field.secret
        if box.text != field.text:
            box.text = field.text
        if box.parent is None:
            self._table.add_widget(box)
            if field.focused:
                Clock.schedule_once(self._focus)  # else this touch would end the focus

    def _focus(self, _dt: float) -> None:
        if self.input.parent is not None:
            self.input.focus = True

    def _fit_letters(self, field: Field) -> None:
        """Choose the largest font size at which all of the text fits, and centre the text."""
        box, text = self.input, field.text or field.hint
        high = sum(font(FACE, 100).getmetrics()) / 100  # the height of a line in Kivy
        room = (field.rect.w * ROOM, field.rect.h * ROOM * LEADING / high)
        fitted = fit(text, FACE, field.size, *room)
        known = all(face_for(letter, FACE) == FACE for letter in text)
        box.font_name = str(ASSETS / "fonts" / FACES[FACE]) if known else self._plain
        box.font_size = fitted.size
        line = ceil(fitted.size * high) + 1  # Kivy rounds line heights up
        spare = field.rect.h - len(fitted.lines) * line
        self._fits = spare >= 0
        box.padding = (0, max(spare / 2, 0))
        self._keep_in_sight()

    def _keep_in_sight(self, *_: object) -> None:
        """Keep the first line in sight: Kivy scrolls to the last one before letters shrink."""
        if self._fits and self.input.scroll_y:
            self.input.scroll_y = 0

    def lose_focus(self) -> None:
        """Take the keyboard focus from the text input; call this when something else is touched."""
        if self._shown is not None:
            self.input.focus = False

    def _changed(self, _input: object, text: str) -> None:
        field = self._shown
        if field is None:
            return
        kept = text.replace("\n", " ")[: field.limit]
        if kept != text:
            self.input.text = kept
        elif kept != field.text:
            self._typed(field.name, kept)
