"""A card of the table: a picture in portrait, with a number, a frame and a back to turn."""

from typing import Any

from kivy.properties import (
    BooleanProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from mobileapp.widgets import load_rules, picture
from mobileapp.widgets.press import Pressable
from mobileapp.widgets.text import Icon

RATIO = 2 / 3
"""Width by height of every card."""


class CardBack(Widget):
    """What lies on top of a card that is turned over."""


class NumberPlate(Label):
    """The number of a card on the table."""

    gilded = BooleanProperty(False)


class CheckPlate(Icon):
    """The mark of a chosen card."""


class CardRibbon(Label):
    """A word across a card."""


class ZoomButton(Pressable, Label):
    """A magnifier that stays readable on any picture."""


class PictureCard(Pressable, FloatLayout):
    """A tap is for whoever shows the card to judge; the magnifier asks to see it large.

    What a card may carry is made when it is first needed: most cards never do.
    """

    path = ObjectProperty(None, allownone=True)
    sketch = ObjectProperty(None, allownone=True)
    """The picture's small file, for the moments until the large one is there."""
    number = NumericProperty(0)
    """The place on the table, from 1; 0 for a card in a hand."""
    ribbon = StringProperty("")
    chosen = BooleanProperty(False)
    framed = BooleanProperty(False)
    """Set off from the other cards, without being chosen by a finger."""
    dimmed = BooleanProperty(False)
    magnifier = BooleanProperty(True)
    turn = NumericProperty(0)
    """0 shows the picture, 1 the back; halfway the card stands on its edge."""

    __events__ = ("on_zoom",)

    def __init__(self, **settings: Any) -> None:
        self._parts: dict[type[Widget], Widget] = {}
        super().__init__(**settings)
        if self.magnifier:
            magnifier = ZoomButton()
            magnifier.bind(on_release=lambda _button: self.dispatch("on_zoom"))
            self.add_widget(magnifier)

    def on_zoom(self) -> None:
        pass

    def on_number(self, _card: object, number: int) -> None:
        plate = self._part(NumberPlate, bool(number))
        if plate is not None:
            plate.text = str(number)

    def on_ribbon(self, _card: object, ribbon: str) -> None:
        part = self._part(CardRibbon, bool(ribbon))
        if part is not None:
            part.text = ribbon

    def on_chosen(self, _card: object, chosen: bool) -> None:
        self._part(CheckPlate, chosen)
        self._gild()

    def on_framed(self, *_: object) -> None:
        self._gild()

    def on_turn(self, _card: object, turn: float) -> None:
        self._part(CardBack, turn > 0.5)

    def _gild(self) -> None:
        if NumberPlate in self._parts:
            self._parts[NumberPlate].gilded = self.chosen or self.framed

    def _part(self, kind: type[Widget], wanted: bool) -> Any:
        """The one part of this kind, or None when it is not wanted."""
        if wanted and kind not in self._parts:
            self._parts[kind] = kind()
            self.add_widget(self._parts[kind])
        elif not wanted and kind in self._parts:
            self.remove_widget(self._parts.pop(kind))
        return self._parts.get(kind)


load_rules(__file__, picture)
