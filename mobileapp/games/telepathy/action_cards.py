"""The action cards: a row to choose from, and one of them large with its move in words."""

from typing import Any

from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from engine.games.telepathy.actions import Cards
from mobileapp.games.telepathy.art import action_picture
from mobileapp.games.telepathy.card_face import CardFace
from mobileapp.games.telepathy.sentences import CARDS
from mobileapp.i18n import tr
from mobileapp.widgets import load_rules, picture, text
from mobileapp.widgets.press import Pressable


class ActionCard(Pressable, CardFace):
    """A card whose picture explains the move."""

    card = StringProperty("")


class CardRow(BoxLayout):
    """The face-up cards. Any of them may be tapped to read it; `on_card` says which was."""

    __events__ = ("on_card",)

    def __init__(self, cards: Cards, **settings: Any) -> None:
        super().__init__(**settings)
        for card in cards:
            face = ActionCard(card=card, path=action_picture(card))
            face.bind(on_release=self._touched)
            self.add_widget(face)

    def choose(self, card: str) -> None:
        """Show which card is meant."""
        for face in self.children:
            face.chosen = face.card == card

    def set_back_all_but(self, card: str) -> None:
        """One card has been given; the others wait."""
        for face in self.children:
            face.framed, face.dimmed = face.card == card, face.card != card

    def on_card(self, card: str) -> None:
        """A card was tapped."""

    def _touched(self, face: ActionCard) -> None:
        self.dispatch("on_card", face.card)


class CardInWords(BoxLayout):
    """What a card does; where there is room, with its picture."""

    path = ObjectProperty(None, allownone=True)
    title = StringProperty("")
    words = StringProperty("")
    room = NumericProperty(0)
    """How high the picture of a card is, whether there is one or not."""

    def explain(self, card: str) -> None:
        """Speak of this card."""
        title, words = CARDS[card]
        self.path, self.title, self.words = action_picture(card), tr._(title), tr._(words)


load_rules(__file__, picture, text)
