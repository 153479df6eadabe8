"""Somebody came or went between two rounds: who plays on, and in which roles."""

from typing import Any

from engine.core import Next, Prompt
from mobileapp.games.clouds.droplets import DropletTable, roles_sentence
from mobileapp.games.screen import PromptScreen
from mobileapp.i18n import tr
from mobileapp.play import Play
from mobileapp.widgets import buttons, load_rules


class RegroupScreen(PromptScreen):
    """The table as it is now."""

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        self.headline = tr._("The table has changed")
        rounds = prompt.rounds_left
        self.ids.rounds.text = tr.n(
            "{n} round is still to come.", "{n} rounds are still to come.", rounds
        ).format(n=rounds)
        self.ids.droplets.add_widget(DropletTable(play, prompt.droplets))
        if prompt.next is not None:
            self.ids.roles.text = roles_sentence(play, prompt.next)

    def go_on(self) -> None:
        """On with the match."""
        self.send(Next(self.speaker))


load_rules(__file__, buttons)
