"""The cloud has landed: the timekeeper is called by name, and starts the clock."""

from functools import partial
from typing import Any

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from engine.core import Prompt
from engine.games.clouds.moves import StartClock
from mobileapp.games.clouds.table import SkyScreen
from mobileapp.games.clouds.tossed_sky import LandingSky
from mobileapp.i18n import tr
from mobileapp.persona import STRANGER
from mobileapp.play import Play
from mobileapp.widgets import badge, load_rules, text
from mobileapp.widgets.press import Pressable


class TimekeeperCall(Pressable, BoxLayout):
    """Somebody's name and what to do, all along an edge; a tap does it."""

    persona = ObjectProperty(STRANGER)


class StartClockScreen(SkyScreen):
    """Any tap on the call starts the clock; after three seconds it starts by itself."""

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        (keeper,) = prompt.actors
        persona = self.persona(keeper)
        start = partial(self._start, keeper)
        for edge in self.edges.values():
            call = TimekeeperCall(persona=persona, disabled=persona.robot)
            call.bind(on_release=start)
            edge.fill_strip(call)
            edge.set_turn(False, tr._("Get ready"))
        self.table.sky.fall()

    def make_sky(self) -> LandingSky:
        return LandingSky(clouds=self.prompt.sky.clouds)

    def _start(self, keeper: int, _call: TimekeeperCall) -> None:
        self.send(StartClock(keeper))


load_rules(__file__, badge, text)
