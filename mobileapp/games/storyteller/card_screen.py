"""What most steps of Storyteller share: pictures, and a desk with what there is to do."""

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from engine.core import Prompt
from mobileapp.games.screen import PromptScreen
from mobileapp.games.storyteller import card_table
from mobileapp.play import Play
from mobileapp.theme import theme
from mobileapp.widgets import load_rules
from mobileapp.widgets.buttons import PlainPill
from mobileapp.widgets.card_spread import best_fit


class CardScreen(PromptScreen):
    """Lays its cards in `lay_cards` and its desk in `fill_desk`."""

    cards = ObjectProperty(None)
    beside = BooleanProperty(False)
    """Whether the desk stands beside the cards, because they are larger that way."""
    desk_width = NumericProperty(0)

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        self.cards = self.ids.cards
        self.lay_cards()
        for widget in self.fill_desk():
            self.ids.desk.add_widget(widget)
        self.cards.chosen = self.jotted("chosen", [])
        self.cards.bind(chosen=self._jot_choice)
        self.bind(size=self._arrange, desk_width=self._arrange)

    def lay_cards(self) -> None:
        """Say what is to be done, and lay the cards."""
        raise NotImplementedError

    def fill_desk(self) -> tuple[Widget, ...]:
        """What stands on the desk."""
        raise NotImplementedError

    @property
    def name(self) -> str:
        """Who looks at this screen."""
        return self.persona(self.prompt.audience).name

    def _jot_choice(self, _cards: object, chosen: list[int]) -> None:
        self.jot("chosen", list(chosen))

    def _arrange(self, *_: object) -> None:
        """Put the desk where it leaves the cards the most room; a hand lies in one long row."""
        count = len(self.cards.cards)
        numbered = bool(count and self.cards.cards[0].number)
        self.cards.row = theme.wide and not numbered
        self.beside = theme.wide and numbered and self._larger_beside(count)

    def on_beside(self, _screen: object, beside: bool) -> None:
        """Beside the cards a button is as wide as the desk, so that long words wrap."""
        for widget in self.ids.desk.children:
            if isinstance(widget, PlainPill):
                widget.size_hint_x = 1 if beside else None

    def _larger_beside(self, count: int) -> bool:
        bar = theme.touch + 2 * theme.gap
        _, beside = best_fit(count, self.width - self.desk_width, self.height, theme.gap)
        _, below = best_fit(count, self.width, self.height - bar, theme.gap)
        return beside > below


load_rules(__file__, card_table)
