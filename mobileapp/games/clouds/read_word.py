"""For one artist alone: the word."""

from typing import Any

from kivy.properties import StringProperty

from engine.core import Prompt
from engine.games.clouds.moves import Memorised
from mobileapp.games.screen import PromptScreen
from mobileapp.i18n import tr
from mobileapp.play import Play
from mobileapp.widgets import buttons, load_rules


class ReadWordScreen(PromptScreen):
    """Read it and pass the tablet on; the main artist may look again until the second has."""

    word = StringProperty("")
    category = StringProperty("")
    partner = StringProperty("")
    again = StringProperty("")

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        roles = prompt.round.roles
        other = roles.main if prompt.audience == roles.second else roles.second
        super().__init__(
            play,
            prompt,
            word=prompt.word.text,
            category=prompt.word.category,
            partner=play.persona(other).name,
            **settings,
        )
        name = self.persona(prompt.audience).name
        self.headline = tr._("{name}, this is the word").format(name=name)
        self.again = "" if prompt.actors else tr._("Hide it again")

    def go_on(self) -> None:
        """The word is in mind, now or once more."""
        if self.prompt.actors:
            self.send(Memorised(self.prompt.audience))
        else:
            self.play.hide_secret()


load_rules(__file__, buttons)
