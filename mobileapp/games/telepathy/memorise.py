"""One's own secret cards, behind the curtain: to be learnt, or to be looked at again."""

from typing import Any

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from engine.core import Prompt
from engine.games.telepathy.conditions import Condition
from engine.games.telepathy.moves import Memorise
from mobileapp.games.screen import PromptScreen
from mobileapp.games.telepathy.sentences import asked_for, sign_name
from mobileapp.games.telepathy.sign_cards import SecretCard
from mobileapp.i18n import tr
from mobileapp.play import Play
from mobileapp.widgets import buttons, load_rules, text


class Secret(BoxLayout):
    """A secret card and what it asks for."""

    title = StringProperty("")
    words = StringProperty("")
    all_words = StringProperty("")
    """What all cards ask for: they are explained in letters of one size."""
    card = NumericProperty(0)
    """How wide the card is."""

    def __init__(self, condition: Condition, **settings: Any) -> None:
        super().__init__(**settings)
        title = tr._("Make: {sign}") if condition.win else tr._("Avoid: {sign}")
        self.title = title.format(sign=sign_name(condition.sign))
        self.words = asked_for(condition)
        self.ids.frame.add_widget(SecretCard(condition))


class MemoriseScreen(PromptScreen):
    """For one pair of eyes only; the same for every secret, but for the cards."""

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        name = self.persona(prompt.audience).name
        self.headline = tr._("{name}, this is your secret").format(name=name)
        all_words = " ".join(map(asked_for, prompt.conditions))
        for condition in prompt.conditions:
            self.ids.secrets.add_widget(Secret(condition, all_words=all_words))
        self.ids.done.text = tr._("I know it by heart") if prompt.actors else tr._("Done")

    def done(self) -> None:
        """Pass on, or back to the table."""
        if self.prompt.actors:
            self.send(Memorise(self.prompt.audience))
        else:
            self.play.cover()


load_rules(__file__, buttons, text)
