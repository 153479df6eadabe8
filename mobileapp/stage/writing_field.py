"""Where people write on the table; there only while a scene asks for it."""

from collections.abc import Callable
from math import ceil

from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget
from kivy.utils import get_color_from_hex

from mobileapp.assets import ASSETS
from mobileapp.stage.lettering import FACES, LEADING, face_for, fit, font
from mobileapp.stage.looks import INK
from mobileapp.stage.scene import Field

FACE = "italic"
"""The same letters as those of the clue on paper."""
ROOM = 0.94
"""The part of a line that is reckoned with: Kivy breaks lines by measures of its own."""


class WrappingInput(TextInput):
    """All that is typed is seen, in several lines; Enter ends the writing."""

    def insert_text(self, substring: str, from_undo: bool = False) -> None:
        if substring == "\n":
            self.focus = False
        else:
            super().insert_text(substring, from_undo)


class WritingField:
    """Lets a text input follow the `Field` of the scene in sight, and says what is typed."""

    def __init__(self, table: Widget, typed: Callable[[str, str], object]) -> None:
        self._table, self._typed = table, typed
        self._shown: Field | None = None
        self.input = WrappingInput(
            multiline=True, background_color=(0, 0, 0, 0), background_normal="",
            background_active="", foreground_color=get_color_from_hex(INK),
            cursor_color=get_color_from_hex(INK), hint_text_color=(0.3, 0.25, 0.35, 0.75),
            halign="center", padding=(0, 0), size_hint=(None, None),
        )  # fmt: skip
        self._plain = self.input.font_name
        """For letters our own face lacks."""
        self.input.bind(text=self._changed)  # and not known to it: Kivy never frees a text input

    def show(self, field: Field | None) -> None:
        """Lie where the scene wants it, or nowhere."""
        self._shown, box = field, self.input
        if field is None:
            box.focus = False
            if box.parent:
                self._table.remove_widget(box)
            return
        rect = field.rect
        box.size, box.pos = (rect.w, rect.h), (rect.x, rect.y)
        box.hint_text = field.hint
        self._fit_letters(field)
        box.keyboard_suggestions = not field.secret
        if box.text != field.text:
            box.text = field.text
        if box.parent is None:
            self._table.add_widget(box)

    def _fit_letters(self, field: Field) -> None:
        """As large as all of the text fits, in the middle of the box."""
        box, text = self.input, field.text or field.hint
        high = sum(font(FACE, 100).getmetrics()) / 100  # of a line, as Kivy draws it
        room = (field.rect.w * ROOM, field.rect.h * ROOM * LEADING / high)
        fitted = fit(text, FACE, field.size, *room)
        known = all(face_for(letter, FACE) == FACE for letter in text)
        box.font_name = str(ASSETS / "fonts" / FACES[FACE]) if known else self._plain
        box.font_size = fitted.size
        line = ceil(fitted.size * high) + 1  # whole pixels, as Kivy draws it
        box.padding = (0, max((field.rect.h - len(fitted.lines) * line) / 2, 0))

    def lose_focus(self) -> None:
        """Somebody touches something else."""
        if self.input.parent is not None:
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
