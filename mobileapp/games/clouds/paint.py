"""The clock runs: two silent artists take turns at the sky, and everybody else guesses."""

from functools import partial
from typing import Any

from kivy.app import App

from engine.core import Move, Prompt
from engine.games.clouds.geometry import Cloud
from engine.games.clouds.moves import Claim, Remove
from engine.refusal import Refusal
from mobileapp import cues
from mobileapp.games.clouds.edge import GuessedButton
from mobileapp.games.clouds.sky_view import SkyView
from mobileapp.games.clouds.supply import CloudSupply
from mobileapp.games.clouds.table import SkyScreen
from mobileapp.games.clouds.tools import HoldTools
from mobileapp.i18n import tr
from mobileapp.play import Play
from mobileapp.theme import player_colour


class PaintScreen(SkyScreen):
    """Whoever's turn it is acts once; both artists can say at any time that it was guessed."""

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        sky = self.table.sky
        self.edge = self.edges[prompt.turn]
        self._supplies: dict[int, CloudSupply] = {}
        for seat in self.edges:
            self._set_edge(seat)
        sky.bind(on_act=self._act, on_locked=self._refuse_touch, on_busy=self._ask_for_done)
        sky.bind(holding=self._change_strip)
        self._tools = HoldTools(sky=sky)
        sky.bind(changed=self._tools.setter("ready"))

    def make_sky(self) -> SkyView:
        prompt = self.prompt
        main, second = prompt.round.roles.artists
        other = main if prompt.turn == second else second
        return SkyView(
            prompt.sky,
            prompt.turn,
            live=not self.persona(prompt.turn).robot,
            facing=0 if prompt.turn == main else 180,
            rim=player_colour(self.persona(other).colour),
        )

    def _set_edge(self, seat: int) -> None:
        edge, persona, active = self.edges[seat], self.persona(seat), seat == self.prompt.turn
        name = self.persona(self.prompt.turn).name
        edge.set_turn(
            active, tr._("Your turn") if active else tr._("{name} paints").format(name=name)
        )
        supply = CloudSupply(
            active=active and not persona.robot,
            used=[cloud.id for cloud in self.prompt.sky.clouds],
        )
        supply.bind(on_take=self._take, on_wait=partial(self._ask_to_wait, seat))
        self._supplies[seat] = supply
        edge.fill_strip(supply)
        if not persona.robot:
            guessed = GuessedButton()
            guessed.bind(on_release=partial(self._claim, seat))
            edge.corner.add_widget(guessed)

    # --- what artists do ----------------------------------------------------------------------

    def _take(self, supply: CloudSupply, shape: str, touch: Any) -> None:
        self.table.sky.take(shape, touch, *supply.to_window(*touch.pos))

    def _act(self, sky: SkyView, move: Move) -> None:
        """Send the move, or say at that artist's edge why it cannot be made."""
        refusal = self.play.why_not(move)
        if refusal is None:
            self.send(move)
            return
        if sky.hold is not None:
            sky.shake(sky.hold.piece)
        self._refuse(refusal)

    def _claim(self, seat: int, _button: GuessedButton) -> None:
        self.send(Claim(seat))

    def _change_strip(self, _sky: SkyView, holding: bool) -> None:
        self.edge.fill_strip(self._tools if holding else self._supplies[self.prompt.turn])

    # --- what they may not --------------------------------------------------------------------

    def _refuse_touch(self, _sky: SkyView, cloud: Cloud) -> None:
        refusal = self.play.why_not(Remove(self.prompt.turn, cloud.id))
        if refusal is not None:
            self._refuse(refusal)

    def _refuse(self, refusal: Refusal) -> None:
        self._say(self.prompt.turn, tr.explain(refusal))

    def _ask_for_done(self, _sky: SkyView) -> None:
        self._say(self.prompt.turn, tr._("Tap Done first, or put that cloud back."))

    def _ask_to_wait(self, seat: int, _supply: CloudSupply) -> None:
        name = self.persona(self.prompt.turn).name
        self._say(seat, tr._("It is {name}'s turn").format(name=name))

    def _say(self, seat: int, sentence: str) -> None:
        App.get_running_app().device.signal(cues.REFUSED)
        self.edges[seat].say(sentence)

    def on_parent(self, screen: object, parent: Any) -> None:
        super().on_parent(screen, parent)
        if parent is None:
            self.table.sky.let_go()
