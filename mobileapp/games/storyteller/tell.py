"""The storyteller picks a picture and tells a clue, aloud or in writing."""

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget

from engine.games.storyteller.moves import Tell
from mobileapp.games.storyteller.card_screen import CardScreen
from mobileapp.games.storyteller.desk import confirm
from mobileapp.i18n import tr
from mobileapp.widgets import load_rules


class ClueField(TextInput):
    """Takes as many characters as a clue may have."""

    most = NumericProperty(120)

    def insert_text(self, substring: str, from_undo: bool = False) -> None:
        room = max(int(self.most) - len(self.text), 0)
        super().insert_text(" ".join(substring.splitlines())[:room], from_undo=from_undo)


class ClueLine(BoxLayout):
    """A line of paper to write on."""

    field = ObjectProperty(None)
    focused = BooleanProperty(False)


class TellScreen(CardScreen):
    """A hand, a line to write on for those who want to, and one button."""

    def lay_cards(self) -> None:
        self.headline = tr._("{name}, choose a picture and tell it").format(name=self.name)
        self.cards.wanted = 1
        self.cards.show(self.prompt.hand)
        self.cards.bind(chosen=self._allow)

    def fill_desk(self) -> tuple[Widget, ...]:
        line = ClueLine()
        self._field = line.field
        self._field.most = self.prompt.clue_length
        self._field.text = self.jotted("clue", "")
        self._field.bind(text=self._jot_clue)
        self._confirm = confirm(tr._("Lay this picture"), self._tell)
        self._confirm.disabled = True
        return line, self._confirm

    def on_parent(self, _screen: object, parent: Any) -> None:
        if parent is None:
            self._field.focus = False  # the keyboard goes away with the secret

    def _jot_clue(self, _field: object, text: str) -> None:
        self.jot("clue", text)

    def _allow(self, *_: object) -> None:
        self._confirm.disabled = not self.cards.ready

    def _tell(self) -> None:
        (card,) = self.cards.chosen_ids
        self.send(Tell(self.prompt.audience, card, self._field.text))


load_rules(__file__)
