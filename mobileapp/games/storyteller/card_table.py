"""Pictures of this match, spread out to be looked at, chosen from and seen large."""

from collections.abc import Sequence
from pathlib import Path

from kivy.app import App
from kivy.metrics import dp
from kivy.properties import ListProperty, NumericProperty

from engine.packs import Item
from mobileapp.games.screen import PromptScreen
from mobileapp.widgets.card_spread import CardSpread
from mobileapp.widgets.card_zoom import CardZoom, Zoomed
from mobileapp.widgets.picture_card import PictureCard

SMALLEST = 92
"""The width, in dp, below which a card on the table shows too little."""


def picture_of(item: Item) -> Path:
    """The file of a card's picture."""
    path: Path = App.get_running_app().picture(item)
    return path


def zoom_over(
    screen: PromptScreen, cards: Sequence[Zoomed], place: int, table: "CardTable | None" = None
) -> None:
    """Show cards large over a screen: the Back key closes that, unless they are a secret."""
    stage = screen.parent
    if stage is not None and not any(isinstance(child, CardZoom) for child in stage.children):
        public = screen.prompt.audience is None
        choose = table.choose if table is not None else None
        stage.add_widget(CardZoom(list(cards), place, choose, keep_back_key=public))


class CardTable(CardSpread):
    """The first tap chooses a card, the next one shows it large; what cannot be chosen is shown
    large at once."""

    chosen = ListProperty()
    """Places of the chosen cards, the latest last."""
    wanted = NumericProperty(0)
    """How many cards are to be chosen."""
    captions = ListProperty()
    """What to say about each card when it is large."""

    def show(self, items: Sequence[Item], cards: Sequence[PictureCard] | None = None) -> None:
        """Lay these pictures, plain or on the given cards."""
        self.items = tuple(items)
        self.captions = [""] * len(items)
        self.lay(cards or [PictureCard() for _ in items])
        for place, card in enumerate(self.cards):
            card.sketch = App.get_running_app().thumb(items[place])
            card.path = picture_of(items[place])
            card.bind(on_release=self._touch_card, on_zoom=self._zoom_card)

    def number(self) -> None:
        """Give every card the number of its place."""
        self.least = dp(SMALLEST)  # the whole table is to be seen at once
        for place, card in enumerate(self.cards, 1):
            card.number = place

    def set_back(self, places: Sequence[int], ribbon: str, caption: str) -> None:
        """Let cards be seen, but not chosen."""
        for place in places:
            card = self.cards[place]
            card.dimmed, card.ribbon = True, ribbon
            self.captions[place] = caption

    @property
    def ready(self) -> bool:
        """Whether as many cards are chosen as are wanted."""
        return len(self.chosen) == self.wanted

    @property
    def chosen_ids(self) -> tuple[str, ...]:
        return tuple(self.items[place].id for place in self.chosen)

    def choose(self, place: int) -> None:
        """Choose a card; when there are too many, the first one goes back."""
        kept = [other for other in self.chosen if other != place]
        self.chosen = [*kept, place][-int(self.wanted) :]

    def on_chosen(self, _table: object, chosen: list[int]) -> None:
        for place, card in enumerate(self.cards):
            card.chosen = place in chosen

    def zoom(self, place: int) -> None:
        """Show a card as large as the screen; the others are a swipe away."""
        large = [
            Zoomed(
                picture_of(self.items[other]),
                number=int(card.number),
                caption=self.captions[other],
                choosable=self._choosable(card) and not card.chosen,
            )
            for other, card in enumerate(self.cards)
        ]
        screen = self.parent
        while screen is not None and not isinstance(screen, PromptScreen):
            screen = screen.parent
        if screen is not None:
            zoom_over(screen, large, place, self)

    def _choosable(self, card: PictureCard) -> bool:
        return self.wanted > 0 and not card.dimmed

    def _touch_card(self, card: PictureCard) -> None:
        place = self.cards.index(card)
        if self._choosable(card) and not card.chosen:
            self.choose(place)
        else:
            self.zoom(place)

    def _zoom_card(self, card: PictureCard) -> None:
        self.zoom(self.cards.index(card))
