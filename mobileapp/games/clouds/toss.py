"""The category is out: the main artist flicks the first cloud into the sky."""

from typing import Any

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from engine.core import Prompt
from engine.games.clouds.moves import Toss
from mobileapp.games.clouds.supply import CloudSupply
from mobileapp.games.clouds.table import SkyScreen
from mobileapp.games.clouds.tossed_sky import TossSky
from mobileapp.games.clouds.turned import Turned
from mobileapp.i18n import tr
from mobileapp.persona import STRANGER
from mobileapp.play import Play
from mobileapp.widgets import badge, load_rules, text


class Announcement(Turned):
    """The category, large in the sky, for one side of the table."""

    category = StringProperty("")
    hint = StringProperty("")


class TimekeeperCard(Turned):
    """Who will keep the time, where the clock is going to stand."""

    persona = ObjectProperty(STRANGER)


class TossScreen(SkyScreen):
    """The whole supply, an empty sky with the category in it, and one cloud to be flicked."""

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        self._main = prompt.round.roles.main
        name = self.persona(self._main).name
        for seat, edge in self.edges.items():
            tosses = seat == self._main
            robot = self.persona(seat).robot
            supply = CloudSupply(active=tosses and not robot)
            supply.bind(on_take=self._take)
            edge.fill_strip(supply)
            status = tr._("{name} tosses").format(name=name)
            edge.set_turn(tosses, tr._("Your turn") if tosses and not robot else status)
            self._announce(edge.angle, tosses)
        self.table.sky.bind(on_toss=self._toss)

    def make_sky(self) -> TossSky:
        return TossSky()

    def make_clocks(self) -> tuple[Widget, Widget]:
        """No clock yet, but who will keep it."""
        persona = self.persona(self.prompt.round.roles.timekeeper)
        return TimekeeperCard(persona=persona), TimekeeperCard(persona=persona, angle=180)

    def _announce(self, angle: float, tosses: bool) -> None:
        main = self.persona(self._main)
        hint = (
            tr._("Flick a cloud into the sky")
            if tosses and not main.robot
            else tr._("{name} tosses the first cloud").format(name=main.name)
        )
        self.table.add_announcement(
            Announcement(angle=angle, category=self.prompt.category, hint=hint)
        )

    def _take(self, supply: CloudSupply, shape: str, touch: Any) -> None:
        self.table.sky.take(shape, touch, *supply.to_window(*touch.pos))

    def _toss(self, _sky: TossSky, shape: str) -> None:
        self.send(Toss(self._main, shape))


load_rules(__file__, badge, text)
