"""The end of a match: what came of it, and its story."""

from collections.abc import Sequence
from typing import Any

from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from mobileapp.persona import Persona
from mobileapp.theme import theme
from mobileapp.widgets import load_rules
from mobileapp.widgets.badge import Symbol


class WinnerSymbol(Symbol):
    """A winner, to be seen across the room."""

    of = NumericProperty(1)
    """How many share the win: all of them fit side by side."""


class Winners(BoxLayout):
    """Everyone who won."""

    def show(self, personas: Sequence[Persona]) -> None:
        for persona in personas:
            self.add_widget(WinnerSymbol(persona=persona, of=len(personas)))


class EndingColumn(ScrollView):
    """Scrolls by itself; what is short may stand in the middle."""

    centred = BooleanProperty(False)


class Ending(BoxLayout):
    """Takes two widgets, the outcome and the story: side by side, so that nobody scrolls the
    winners out of sight, or one below the other where the screen is upright."""

    def __init__(self, **settings: Any) -> None:
        self._parts: list[Widget] = []
        super().__init__(**settings)
        theme.bind(wide=self._arrange)

    def add_widget(self, part: Widget, *_: Any, **__: Any) -> None:
        self._parts.append(part)
        if len(self._parts) == 2:
            self._arrange()

    def _arrange(self, *_: object) -> None:
        for part in self._parts:
            if part.parent is not None:
                part.parent.remove_widget(part)
        self.clear_widgets()
        outcome, story = self._parts
        for parts in ([outcome], [story]) if theme.wide else (self._parts,):
            column = EndingColumn(centred=parts == [outcome])
            for part in parts:
                column.ids.parts.add_widget(part)
            super().add_widget(column)


load_rules(__file__)
