"""The first cloud: flicked into the empty sky, then falling to where chance wants it."""

from typing import Any

from kivy.animation import Animation
from kivy.metrics import dp
from kivy.properties import NumericProperty

from engine.games.clouds.sky import Sky
from mobileapp.games.clouds.drift import Drift, from_edge
from mobileapp.games.clouds.figure import CloudFigure
from mobileapp.games.clouds.hold import Hold
from mobileapp.games.clouds.sky_picture import SkyPicture
from mobileapp.theme import theme

FLICK = 44
"""How far toward the sky, in dp, a finger must flick a cloud."""
FLICKED_TO = 110
"""About where the finger lets go, in sky units: there the fall begins."""
SPIN = 170
"""By how many degrees it turns as it falls."""


class TossSky(SkyPicture):
    """An empty sky and perhaps a cloud under a finger; `on_toss` tells the shape that flew."""

    __events__ = ("on_toss",)

    def __init__(self, **settings: Any) -> None:
        self._hold: Hold | None = None
        self._figure: CloudFigure | None = None
        super().__init__(**settings)
        self._above = self.add_world(self.canvas.after)

    def fit(self, *_: object) -> None:
        """The table gives the sky its place."""

    def on_toss(self, shape: str) -> None:
        pass

    def take(self, shape: str, touch: Any, x: float, y: float) -> None:
        """A finger takes a cloud out of the supply."""
        if self._hold is None:
            touch.grab(self)
            self._hold = Hold.from_supply(Sky(), shape, *self.to_sky(x, y))
            self._figure = CloudFigure(self._hold.piece, unit=self.unit, shaded=True)
            self._above.add(self._figure)
            self._figure.show(self._hold, height=1)

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is not self or self._hold is None or self._figure is None:
            return False
        self._hold.x, self._hold.y = self.to_sky(*touch.pos)
        self._figure.show(self._hold, height=1)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self or self._hold is None:
            return False
        touch.ungrab(self)
        shape, self._hold = self._hold.shape, None
        self._above.clear()
        if touch.y - touch.oy > dp(FLICK):
            self.dispatch("on_toss", shape)
        return True


class LandingSky(SkyPicture):
    """The tossed cloud tumbles in from the main artist's edge and comes to rest."""

    fallen = NumericProperty(1)

    def fit(self, *_: object) -> None:
        """The table gives the sky its place."""

    def draw_clouds(self) -> None:
        super().draw_clouds()
        self.on_fallen()

    def fall(self) -> None:
        """Show the flight."""
        self.fallen = 0
        Animation(fallen=1, duration=theme.motion(0.5), transition="out_quad").start(self)

    def on_fallen(self, *_: object) -> None:
        for cloud, figure in zip(self.clouds, self.lying.children, strict=False):
            start = from_edge(cloud, 0, FLICKED_TO, SPIN)
            figure.show(Drift(start, cloud, self.fallen), height=1 - self.fallen)
