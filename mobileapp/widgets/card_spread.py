"""Cards spread out: as large as the place allows, and to be swiped through where it does not."""

from collections.abc import Sequence

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from mobileapp.theme import theme
from mobileapp.widgets import load_rules
from mobileapp.widgets.picture_card import RATIO, PictureCard

TURNING = 0.3
"""How long one card turns over, and how long the others wait for it at most, in seconds."""
WAITING = 0.2
GLIMPSE = 0.3
MOST_GLIMPSE = 0.85
"""How much of one more card shows at the edge of a row that can be swiped."""


def best_fit(count: int, width: float, height: float, gap: float) -> tuple[int, float]:
    """In how many columns so many cards are largest, and how wide a card then is."""
    fits = []
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        across = (width - gap * (columns - 1)) / columns
        down = (height - gap * (rows - 1)) / rows * RATIO
        fits.append((max(min(across, down), 0.0), -columns))
    size, columns = max(fits)
    return -columns, size


def _balanced(count: int, most: int) -> int:
    """In how many columns cards lie in no more rows than with the most columns, but evenly."""
    rows = -(-count // most)
    return -(-count // rows)


class CardSpread(ScrollView):
    """A balanced grid that fills the place, or one row of large cards."""

    row = BooleanProperty(False)
    least = NumericProperty(dp(132))
    """Cards are not made narrower than this; there is scrolling instead."""

    def __init__(self, **settings: object) -> None:
        self._place_soon = Clock.create_trigger(self._place, -1)
        super().__init__(**settings)
        self._content = Widget(size_hint=(None, None))
        self.add_widget(self._content)
        self.bind(size=self._place_soon, row=self._place_soon)

    @property
    def cards(self) -> list[PictureCard]:
        return list(reversed(self._content.children))

    def lay(self, cards: Sequence[PictureCard]) -> None:
        """Put these cards down in place of the ones before."""
        self._content.clear_widgets()
        for card in cards:
            self._content.add_widget(card)
        self._place_soon()

    def turn_up(self) -> None:
        """Turn the cards over, one shortly after the other."""
        for place, card in enumerate(self.cards):
            card.turn = 1
            wait = WAITING * place / max(len(self.cards) - 1, 1)
            turning = Animation(duration=theme.motion(wait)) + Animation(
                turn=0, duration=theme.motion(TURNING), transition="out_quad"
            )
            turning.start(card)

    def _place(self, *_: object) -> None:
        cards, gap = self.cards, theme.gap
        width, height = self.width - 2 * gap, self.height - 2 * gap
        if not cards or width <= 0 or height <= 0:
            return
        if self.row:
            columns, card = len(cards), self._width_in_row(len(cards), width, height)
        else:
            columns, card = best_fit(len(cards), width, height, gap)
            if card < min(self.least, width):
                most = max(min(2, len(cards)), int((width + gap) / (self.least + gap)))
                card = (width - gap * (most - 1)) / most
                columns = _balanced(len(cards), most)
        self._put(cards, columns, card)

    def _width_in_row(self, count: int, width: float, height: float) -> float:
        gap = theme.gap
        card = min(height * RATIO, width)
        shown = (width + gap) / (card + gap)
        if shown >= count:
            return card
        # Part of one more card at the edge invites to swipe.
        whole = int(shown + 1 - MOST_GLIMPSE)
        return min(card, (width + gap) / (whole + GLIMPSE) - gap)

    def _put(self, cards: list[PictureCard], columns: int, width: float) -> None:
        gap, height = theme.gap, width / RATIO
        rows = -(-len(cards) // columns)
        needed = (
            columns * (width + gap) + gap,
            rows * (height + gap) + gap,
        )
        # A hair of rounding must not make a spread that fits scroll.
        self.do_scroll_x, self.do_scroll_y = needed[0] > self.width + 1, needed[1] > self.height + 1
        self._content.size = max(needed[0], self.width), max(needed[1], self.height)
        top = (self._content.height + rows * (height + gap) - gap) / 2
        for row in range(rows):
            placed = cards[row * columns : (row + 1) * columns]
            left = (self._content.width - len(placed) * (width + gap) + gap) / 2
            for place, card in enumerate(placed):
                card.size = width, height
                card.pos = (
                    self._content.x + left + place * (width + gap),
                    self._content.y + top - row * (height + gap) - height,
                )


load_rules(__file__)
