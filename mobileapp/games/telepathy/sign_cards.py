"""Colours and shapes as cards: to be named in an announcement, or shown as somebody's secret."""

from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from engine.games.telepathy.conditions import SIGNS, Condition
from mobileapp.games.telepathy import card_face
from mobileapp.games.telepathy.art import mark_picture, sign_picture
from mobileapp.games.telepathy.sentences import sign_name
from mobileapp.widgets import load_rules, picture, text
from mobileapp.widgets.press import Pressable


class SignCard(Pressable, BoxLayout):
    """A colour or a shape to choose, with its name."""

    sign = StringProperty("")
    path = ObjectProperty(None, allownone=True)
    name = StringProperty("")
    chosen = BooleanProperty(False)


class SignRow(BoxLayout):
    """A question and its four answers."""

    question = StringProperty("")
    sign = StringProperty("")
    """The answer, once there is one."""
    small = BooleanProperty(False)
    """There is another question, so the answers take less room."""

    def __init__(self, attribute: str, **settings: Any) -> None:
        super().__init__(**settings)
        for sign in SIGNS[attribute]:
            card = SignCard(sign=sign, path=sign_picture(sign), name=sign_name(sign))
            card.bind(on_release=self._choose)
            self.ids.answers.add_widget(card)

    def on_sign(self, _row: object, sign: str) -> None:
        for card in self.ids.answers.children:
            card.chosen = card.sign == sign

    def _choose(self, chosen: SignCard) -> None:
        self.sign = chosen.sign


class SecretCard(FloatLayout):
    """A secret card with its mark: the sun for a line to make, the storm for one to avoid."""

    path = ObjectProperty(None, allownone=True)
    mark = StringProperty("")

    def __init__(self, condition: Condition, **settings: Any) -> None:
        super().__init__(**settings)
        self.path, self.mark = sign_picture(condition.sign), str(mark_picture(condition.win))


load_rules(__file__, card_face, picture, text)
