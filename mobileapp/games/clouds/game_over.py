"""The end of a match: who won and why, everyone's droplets, and every sky that was painted."""

from collections.abc import Iterator
from typing import Any

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from engine.core import Prompt
from engine.games.clouds.moves import ABSTAIN
from mobileapp.games import ending, ways_out
from mobileapp.games.clouds import kept_sky
from mobileapp.games.clouds.droplets import DropletTable
from mobileapp.games.clouds.evening import chapter
from mobileapp.games.clouds.sky_picture import clouds_from
from mobileapp.games.screen import PromptScreen
from mobileapp.i18n import listed, tr
from mobileapp.play import Play
from mobileapp.widgets import load_rules
from mobileapp.widgets.unrolling import Unrolling

MOST_IN_COLUMN = 6
"""How many droplet rows stand one below the other before there are two columns."""


class RememberedRound(BoxLayout):
    """A finished sky, its word, and who saw it."""

    clouds = ObjectProperty(())
    word = StringProperty("")
    told = StringProperty("")


class CloudsOverScreen(PromptScreen):
    """The winners first, then the skies."""

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        self.headline = tr._("The sky is clear again")
        names = [play.names[seat] for seat in prompt.winners]
        self.ids.winner.text = (
            tr._("{name} wins") if len(names) == 1 else tr._("{name} share the win")
        ).format(name=listed(names))
        self.ids.reason.text = self._reason()
        self.ids.winners.show([self.persona(seat) for seat in prompt.winners])
        table = DropletTable(play, prompt.scores, most_in_column=MOST_IN_COLUMN)
        for seat, row in enumerate(reversed(table.children)):
            row.strong = seat in prompt.winners
        self.ids.droplets.add_widget(table)
        self._unrolling = Unrolling(self)
        self._unrolling.begin(self._story())

    def _reason(self) -> str:
        prompt = self.prompt
        most = max(prompt.scores)
        droplets = tr.n("{n} droplet", "{n} droplets", most).format(n=most)
        if not prompt.tied:
            return str(tr._("With {droplets}, the most of all.")).format(droplets=droplets)
        if len(prompt.winners) == 1:
            hands = sum(choice == prompt.winners[0] for _, choice in prompt.votes)
            return str(
                tr.n(
                    "A tie at {droplets}, decided by {n} raised hand.",
                    "A tie at {droplets}, decided by {n} raised hands.",
                    hands,
                ).format(droplets=droplets, n=hands)
            )
        if any(choice != ABSTAIN for _, choice in prompt.votes):
            return str(tr._("A tie at {droplets}, and the hands were even.")).format(
                droplets=droplets
            )
        return str(tr._("A tie at {droplets}.")).format(droplets=droplets)

    def _story(self) -> Iterator[None]:
        """Every round as the evening will remember it."""
        for told in self.play.story:
            page = chapter(told, self.play.names)
            self.ids.skies.add_widget(
                RememberedRound(clouds=clouds_from(told["sky"]), word=page.title, told=page.text)
            )
            yield


load_rules(__file__, ending, kept_sky, ways_out)
