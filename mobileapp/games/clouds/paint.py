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
        self._supplies = {seat: self._furnish(seat) for seat in self.edges}
        sky = self.table.sky
        self._tools = HoldTools(sky=sky)
        sky.bind(on_act=self._act, on_locked=self._refuse_touch, on_busy=self._ask_for_done)
        sky.bind(holding=self._change_strip, changed=self._tools.setter("ready"))
        self._begin_turn()

    def make_sky(self) -> SkyView:
        return SkyView()

    def follow(self, prompt: Prompt) -> bool:
        """The same sky for the other artist: only what has changed is drawn anew."""
        if type(prompt) is not type(self.prompt):
            return False
        self.prompt = prompt
        self._begin_turn()
        return True

    def _furnish(self, seat: int) -> CloudSupply:
        supply = CloudSupply()
        supply.bind(on_take=self._take, on_wait=partial(self._ask_to_wait, seat))
        if not self.persona(seat).robot:
            guessed = GuessedButton()
            guessed.bind(on_release=partial(self._claim, seat))
            self.edges[seat].corner.add_widget(guessed)
        return supply

    def _begin_turn(self) -> None:
        turn, sky = self.prompt.turn, self.prompt.sky
        main, second = self.prompt.round.roles.artists
        other = main if turn == second else second
        painter = self.persona(turn)
        for seat, edge in self.edges.items():
            supply = self._supplies[seat]
            supply.active = seat == turn and not painter.robot
            supply.used = [cloud.id for cloud in sky.clouds]
            edge.fill_strip(supply)
        self.edges[turn].set_turn(True, tr._("Your turn"))
        self.edges[other].set_turn(False, tr._("{name} paints").format(name=painter.name))
        self.table.sky.begin_turn(
            sky,
            turn,
            live=not painter.robot,
            facing=self.edges[turn].angle,
            rim=player_colour(self.persona(other).colour),
        )

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
        turn = self.prompt.turn
        self.edges[turn].fill_strip(self._tools if holding else self._supplies[turn])

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
