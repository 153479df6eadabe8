"""The table during a round: the sky in the middle, an artist at each side, clocks between them."""

from typing import Any

from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from engine.core import Prompt
from mobileapp.games.clouds.artwork import preload
from mobileapp.games.clouds.edge import ArtistEdge
from mobileapp.games.clouds.layout import places
from mobileapp.games.clouds.sky_picture import SkyPicture
from mobileapp.games.clouds.turned import Turned
from mobileapp.games.screen import PromptScreen
from mobileapp.i18n import tr
from mobileapp.play import Play
from mobileapp.theme import theme
from mobileapp.widgets.clock_ring import ClockRing


class SkyTable(FloatLayout):
    """Places its parts itself: the sky as large as possible, everything else around it."""

    def __init__(
        self, sky: SkyPicture, edges: dict[int, ArtistEdge], clocks: tuple[Widget, Widget]
    ) -> None:
        super().__init__()
        self.sky = sky
        self.edges = tuple(edges.values())
        self.clocks = clocks
        self._announcements: list[Turned] = []
        for widget in (*clocks, *self.edges, sky, *(edge.speech for edge in self.edges)):
            self.add_widget(widget)

    def do_layout(self, *_: Any, **__: Any) -> None:
        width, height = self.size
        if min(width, height) <= 1:
            return
        lay = places(width, height)
        x, y, *size = lay.sky
        self.sky.pos, self.sky.size = self.pos, self.size
        self.sky.box = [round(length) for length in (self.x + x, self.y + y, *size)]
        preload(self.sky.unit)
        for clock, box, facing in zip(self.clocks, lay.clocks, lay.facing, strict=True):
            clock.pos = self.x + box[0], self.y + box[1]
            clock.size = box[2:]
            if isinstance(clock, ClockRing):
                clock.facing = facing
        for edge in self.edges:
            edge.pos, edge.size = self.pos, self.size
            edge.lay(lay)
        for words in self._announcements:
            words.pos, words.size = self.sky.box[:2], self.sky.box[2:]

    def add_announcement(self, words: Turned) -> None:
        """Something to be read in the sky."""
        self._announcements.append(words)
        self.add_widget(words)

    def set_clock(self, left: float, total: float) -> None:
        """Show the same time on all sides."""
        for clock in self.clocks:
            clock.total, clock.left = total, left


class SkyScreen(PromptScreen):
    """What the screens of a running round share. The main artist sits at the lower edge."""

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        current = prompt.round
        self.headline = (
            prompt.category
            if theme.compact
            else tr._("Round {n} of {all} · {category}").format(
                n=current.number, all=current.total, category=prompt.category
            )
        )
        self.edges = {
            seat: ArtistEdge(
                self.persona(seat), prompt.category, opposite=seat != current.roles.main
            )
            for seat in current.roles.artists
        }
        self.table = SkyTable(self.make_sky(), self.edges, self.make_clocks())
        self.add_widget(self.table)
        self.keep_time(play, play.time_left)
        play.bind(time_left=self.keep_time)

    def make_sky(self) -> SkyPicture:
        """The sky this screen needs."""
        raise NotImplementedError

    def make_clocks(self) -> tuple[Widget, Widget]:
        """What stands at both sides of the sky."""
        return ClockRing(), ClockRing()

    def keep_time(self, _play: object, left: float) -> None:
        """Let the clocks follow."""
        timer = self.prompt.timer
        if timer is not None:
            self.table.set_clock(left, timer.total / 1000)

    def on_parent(self, _screen: object, parent: Any) -> None:
        if parent is None:
            self.play.unbind(time_left=self.keep_time)
