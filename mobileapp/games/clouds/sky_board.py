"""The sky as it is painted on: the clouds, the one in hand, locks, and what a finger pushes."""

from math import pi, sin
from typing import Any

from kivy.animation import Animation
from kivy.properties import NumericProperty

from engine.games.clouds.geometry import Cloud, Point, pushed
from engine.games.clouds.sky import Sky
from mobileapp.games.clouds.figure import CloudFigure
from mobileapp.games.clouds.hold import Hold
from mobileapp.games.clouds.marks import Handle, Lock, Stroke
from mobileapp.games.clouds.sky_picture import SkyPicture
from mobileapp.theme import theme

SHADOW = (0.05, 0.08, 0.2, 0.3)
SHADOW_AT = 10, -16
RIM = 1.045
SHAKE = 14
"""How far a refused cloud shakes, in sky units."""
OUTSIDE = 0.65
"""How strongly a cloud is seen that is being carried out of the sky."""


class SkyBoard(SkyPicture):
    """Draws a sky, its locked clouds rimmed in the colour of whoever touched them last."""

    shaking = NumericProperty(0)
    glided = NumericProperty(1)

    def __init__(self, **settings: Any) -> None:
        self.sky = Sky()
        self.hold: Hold | None = None
        self.outside = False
        """Whether the cloud in hand is being carried out of the sky."""
        self.handle = Handle()
        self._stroke = Stroke()
        self._facing, self._rim = 0.0, list(theme.paper)
        self._figures: dict[int, CloudFigure] = {}
        self._figures_for = 0.0
        self._shadow: CloudFigure | None = None
        self._shaken: tuple[int, ...] = ()
        self._gliding: list[tuple[Cloud, Cloud]] = []
        super().__init__(**settings)
        self._above = self.add_world(self.canvas.after)

    def show(self, sky: Sky, facing: float, rim: list[float], glide: bool) -> None:
        """Draw this sky, its locks turned toward whoever is next.

        What no finger has brought to its place glides there.
        """
        before = {cloud.id: cloud for cloud in self.sky.clouds} if glide else {}
        self.sky, self._facing, self._rim = sky, facing, rim
        self.clouds = sky.clouds
        self._gliding = [(before[c.id], c) for c in sky.clouds if before.get(c.id, c) != c]
        self.stack()
        if self._gliding:
            self.glided = 0
            Animation(glided=1, duration=theme.motion(0.4), transition="out_quad").start(self)

    def fit(self, *_: object) -> None:
        """The table gives the sky its place."""

    # --- all of it ----------------------------------------------------------------------------

    def draw_clouds(self) -> None:
        if self._figures_for != self.unit:
            self._figures_for = self.unit
            self._figures.clear()
        self.stack()

    def stack(self) -> None:
        """Draw everything in order: the cloud in hand on its layer, locks above all clouds."""
        hold = self.hold
        self.lying.clear()
        self._above.clear()
        if self.box[2] <= 1:  # not laid out yet
            return
        self._draw_ghost()
        others = [c for c in self.sky.clouds if hold is None or c.id != hold.piece]
        for layer, cloud in enumerate(others):
            if hold is not None and hold.layer == layer and not self.outside:
                self._draw_hold(hold)
            self._draw_lying(cloud)
        if hold is not None and (self.outside or hold.layer >= len(others)):
            self._draw_hold(hold)
        for cloud in others:
            if cloud.id in self.sky.protected:
                self.lying.add(Lock((cloud.x, cloud.y), self.unit, self._facing))

    def _figure(self, piece: int) -> CloudFigure:
        if piece not in self._figures:
            self._figures[piece] = CloudFigure(piece, unit=self.unit)
        return self._figures[piece]

    def _draw_lying(self, cloud: Cloud) -> None:
        if cloud.id in self.sky.protected:
            rim = CloudFigure(cloud.id, self._rim, RIM, self.unit)
            rim.show(cloud)
            self.lying.add(rim)
        figure = self._figure(cloud.id)
        figure.show(cloud)
        figure.fade(1)
        self.lying.add(figure)

    def _draw_ghost(self) -> None:
        """Where a cloud was just taken away none like it may be put."""
        ghost = self.sky.ghost
        if ghost is not None:
            gone = Hold.from_supply(self.sky, ghost.shape, ghost.x, ghost.y)
            figure = CloudFigure(gone.piece, (*theme.night[:3], 0.16), unit=self.unit)
            figure.show(gone)
            self.lying.add(figure)
            self.lying.add(Lock((ghost.x, ghost.y), self.unit, self._facing))

    # --- the cloud in hand --------------------------------------------------------------------

    def _draw_hold(self, hold: Hold) -> None:
        where = self._above if self.outside else self.lying
        self._shadow = CloudFigure(hold.piece, SHADOW, unit=self.unit)
        where.add(self._shadow)
        where.add(self._figure(hold.piece))
        self.follow_hand()

    def follow_hand(self) -> None:
        """Draw the cloud in hand where it is now: a few numbers, many times a second."""
        if self.hold is not None and self._shadow is not None:
            self._shadow.show(self.hold, *SHADOW_AT)
            figure = self._figure(self.hold.piece)
            figure.show(self.hold)
            figure.fade(OUTSIDE if self.outside else 1)

    def show_handle(self, shown: bool) -> None:
        """The ring that turns the cloud in hand, while no finger carries it."""
        self._above.remove(self.handle)
        if shown and self.hold is not None:
            self.handle.draw(self.hold, self.unit)
            self._above.add(self.handle)

    # --- gliding, pushing and refusing --------------------------------------------------------

    def show_push(self, start: Point, end: Point) -> None:
        """What a finger has pushed on its way so far."""
        for cloud in self.sky.movable:
            self._figure(cloud.id).show(pushed(cloud, start, end))
        self._stroke.draw(start, end, self.unit)
        self._above.remove(self._stroke)
        self._above.add(self._stroke)

    def on_glided(self, _sky: object, part: float) -> None:
        for old, new in self._gliding:
            rest = 1 - part
            self._figure(new.id).show(new, (old.x - new.x) * rest, (old.y - new.y) * rest)

    def shake(self, cloud: int) -> None:
        """A gentle no."""
        self._shaken = (cloud,)
        Animation.cancel_all(self, "shaking")
        self.shaking = 0
        Animation(shaking=1, duration=theme.motion(0.4)).start(self)

    def on_shaking(self, _sky: object, part: float) -> None:
        aside = SHAKE * sin(part * 6 * pi) * (1 - part)
        held = self.hold
        for cloud in self.sky.clouds:
            if cloud.id in self._shaken and (held is None or held.piece != cloud.id):
                self._figure(cloud.id).show(cloud, right=aside)
        if held is not None and held.piece in self._shaken:
            self._figure(held.piece).show(held, right=aside)
