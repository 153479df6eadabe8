"""For the main artist alone: three words, one of which will be painted."""

from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from engine.core import Prompt
from engine.games.clouds.moves import ChooseWord, Redraw
from engine.packs import Item
from mobileapp.games.screen import PromptScreen
from mobileapp.i18n import tr
from mobileapp.play import Play
from mobileapp.theme import theme
from mobileapp.widgets import buttons, load_rules
from mobileapp.widgets.press import Pressable

TALLEST = 230
"""The room, in dp, that a word takes at the most where words lie below each other."""


class WordChoice(Pressable, BoxLayout):
    """A word on paper, its category below it."""

    word = StringProperty("")
    category = StringProperty("")
    chosen = BooleanProperty(False)
    room = NumericProperty(0)
    """The height there is for it."""


class ChooseWordScreen(PromptScreen):
    """Tap a word, then keep it; or take three others, once."""

    chosen = ObjectProperty(None, allownone=True)

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        (main,) = prompt.actors
        self.headline = tr._("{name}, choose a word to paint").format(name=self.persona(main).name)
        self.ids.partner.text = tr._(
            "{second} paints it with you. The others will only hear its category."
        ).format(second=self.persona(prompt.round.roles.second).name)
        for item in prompt.words:
            card = WordChoice(word=item.text, category=item.category)
            card.bind(on_release=lambda card, item=item: self._choose(card, item))
            self.ids.words.add_widget(card)
            if item.id == self.jotted("word", ""):
                self._choose(card, item)
        self.ids.scroll.bind(height=self._share_room)
        if prompt.redraw:
            other = buttons.QuietPill(
                text=tr._("Three other words"), icon="cards", pos_hint={"center_x": 0.5}
            )
            other.bind(on_release=self._redraw)
            self.ids.actions.add_widget(other, 1)

    def _share_room(self, _scroll: object, height: float) -> None:
        if theme.wide:
            room = height / 1.6
        else:
            room = min(height / len(self.prompt.words), dp(TALLEST) * theme.scale)
        for card in self.ids.words.children:
            card.room = room - theme.gap * 1.5

    def _choose(self, chosen: WordChoice, item: Item) -> None:
        self.chosen = item
        self.jot("word", item.id)
        for card in self.ids.words.children:
            card.chosen = card is chosen

    def keep(self) -> None:
        """This is the word."""
        if self.chosen is not None:
            self.send(ChooseWord(self.prompt.audience, self.chosen.id))

    def _redraw(self, _pill: buttons.QuietPill) -> None:
        self.send(Redraw(self.prompt.audience))


load_rules(__file__)
