"""The clock runs: two silent artists take turns at the sky, and everybody else guesses."""

from functools import partial
from typing import Any

from kivy.app import App
from kivy.uix.widget import Widget

from engine.core import Move, Prompt
from engine.games.clouds.geometry import Cloud
from engine.games.clouds.moves import Claim, Remove
from engine.refusal import Refusal
from mobileapp import cues
from mobileapp.games.clouds.edge import GuessedButton
from mobileapp.games.clouds.sky_board import ArtistTurn
from mobileapp.games.clouds.sky_view import SkyView
from mobileapp.games.clouds.supply import CloudSupply
from mobileapp.games.clouds.table import SkyScreen
from mobileapp.games.clouds.tools import HoldTools, WayOut
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
        self._way_out = WayOut(icon="cloud-off-outline", text=tr._("Let go to take it away"))
        sky.bind(on_act=self._act, on_locked=self._refuse_touch, on_busy=self._ask_for_done)
        sky.bind(holding=self._change_strip, outside=self._change_strip)
        self._begin_turn()

    def make_sky(self) -> SkyView:
        return SkyView()

    def follow(self, prompt: Prompt) -> bool:
        """The same sky for the other artist: only what has changed is drawn anew."""
        if type(prompt) is not type(self.prompt):
            return False
        before, self.prompt = self.prompt, prompt
        if (prompt.turn, prompt.sky) != (before.turn, before.sky):
            self._begin_turn()  # else a robot has only guessed: leave the cloud in hand alone
        return True

    def _furnish(self, seat: int) -> CloudSupply:
        supply = CloudSupply()
        supply.bind(on_take=self._take, on_wait=partial(self._ask_to_wait, seat))
        guessed = GuessedButton()
        judges = self.prompt.judges
        guessed.bind(on_release=partial(self._claim, seat if seat in judges else judges[0]))
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
        paints = tr._("{name} paints").format(name=painter.name)
        self.edges[turn].set_turn(True, paints if painter.robot else tr._("Your turn"))
        self.edges[other].set_turn(False, paints)
        self.table.sky.begin_turn(
            sky,
            ArtistTurn(
                turn,
                by_hand=not painter.robot,
                facing=self.edges[turn].angle,
                colour=player_colour(painter.colour),
                rim=player_colour(self.persona(other).colour),
            ),
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

    def _claim(self, judge: int, _button: GuessedButton) -> None:
        self.send(Claim(judge))

    def _change_strip(self, sky: SkyView, *_: object) -> None:
        """The supply; or the tools for the cloud in hand; or, outside, where it would go."""
        turn = self.prompt.turn
        strip: Widget = self._supplies[turn]
        if sky.holding and not sky.outside:
            strip = self._tools
        elif sky.holding and sky.hold is not None and sky.hold.before is not None:
            strip = self._way_out
        self.edges[turn].fill_strip(strip)
        if sky.holding:
            self.edges[turn].hush()

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
