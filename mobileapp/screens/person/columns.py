"""A layout of cards of different heights in one or two columns."""

from kivy.clock import Clock
from kivy.properties import NumericProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from mobileapp.widgets import load_kv
from mobileapp.widgets.discard import discard


class CardColumn(BoxLayout):
    """One column, with the cards one below the other."""


class CardColumns(BoxLayout):
    """One column of cards, or two on a wide page; a new card goes to the shorter column."""

    columns = NumericProperty(1)

    def on_kv_post(self, _base: object) -> None:
        self._cards: list[Widget] = []
        self._arrange_soon = Clock.create_trigger(self._arrange, -1)
        self.bind(columns=self._arrange_soon)
        self._arrange()

    def clear_columns(self) -> None:
        """Discard every card."""
        discard(*self._cards)
        self._cards = []

    def add_card(self, card: Widget) -> None:
        """Add a card to the shorter column, or to the left one if both are equally high."""
        self._cards.append(card)
        columns = reversed(self.children)
        min(columns, key=lambda column: sum(c.height for c in column.children)).add_widget(card)

    def _arrange(self, *_: object) -> None:
        """Distribute the cards again, after the number of columns has changed."""
        cards, self._cards = self._cards, []
        for column in self.children[:]:
            column.clear_widgets()
            discard(column)
        for _place in range(int(self.columns)):
            self.add_widget(CardColumn())
        for card in cards:
            self.add_card(card)


load_kv(__file__)
