"""The small table of who understood whom, and how often."""

from collections.abc import Mapping, Sequence

from kivy.properties import BooleanProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.label import Label

from mobileapp.persona import Persona
from mobileapp.widgets import load_kv, text
from mobileapp.widgets.badge import Badge, Symbol


class Count(Label):
    """How often; the highest numbers stand out."""

    most = BooleanProperty(False)


class Understanding(BoxLayout):
    """A row for everyone who listened, a column for everyone who could be understood."""

    def show(self, people: Sequence[Persona], counts: Mapping[tuple[str, str], int]) -> None:
        table = self.ids.table
        table.clear_widgets()
        table.cols = len(people) + 1
        table.add_widget(Corner())
        for person in people:
            table.add_widget(ColumnHead(persona=person))
        most = max(counts.values(), default=0)
        for who in people:
            table.add_widget(RowHead(persona=who))
            for whom in people:
                count = counts.get((who.name, whom.name), 0)
                text = "" if who == whom else str(count or "·")
                table.add_widget(Count(text=text, most=0 < count == most))


class Corner(Label):
    """What the rows and columns mean."""


class ColumnHead(Symbol):
    """Someone who could be understood."""


class RowHead(Badge):
    """Someone who listened."""


load_kv(__file__, text)
