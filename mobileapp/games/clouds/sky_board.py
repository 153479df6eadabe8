"""The sky as it is painted on: the clouds, the one in hand, locks, and what a finger pushes."""

from dataclasses import dataclass
from math import pi, sin
from typing import Any

from kivy.animation import Animation
from kivy.graphics import InstructionGroup
from kivy.properties import BooleanProperty, NumericProperty

from engine.games.clouds.geometry import Cloud, Point, pushed
from engine.games.clouds.sky import Sky
from mobileapp.games.clouds.drift import Drift, from_edge
from mobileapp.games.clouds.figure import CloudFigure, Pose
from mobileapp.games.clouds.handle import Handle
from mobileapp.games.clouds.hold import Hold
from mobileapp.games.clouds.marks import Lock, Side, Stroke
from mobileapp.games.clouds.sky_picture import SkyPicture
from mobileapp.theme import theme

RIM = 9
"""How wide the rim of a locked cloud is, in sky units."""
SHAKE = 14
"""How far a refused cloud shakes, in sky units."""
DIM = 0.6
"""How strongly a cloud is seen that would not stay where the hand has it."""


@dataclass(frozen=True, slots=True)
class ArtistTurn:
    """Whose turn it is, as the sky shows it."""

    seat: int
    by_hand: bool
    """A robot needs no fingers."""
    facing: float
    """The side of the sky where the artist sits."""
    colour: list[float]
    rim: list[float]
    """The colour of the other artist, around what they have just touched."""


class SkyBoard(SkyPicture):
    """Draws a sky, its locked clouds rimmed in the colour of whoever touched them last."""

    outside = BooleanProperty(False)
    """Whether the cloud in hand is being carried out of the sky."""
    shaking = NumericProperty(0)
    drifted = NumericProperty(1)
    lifted = NumericProperty(0)

    def __init__(self, **settings: Any) -> None:
        self.sky = Sky()
        self.turn: ArtistTurn | None = None
        self.hold: Hold | None = None
        self.handle = Handle()
        self._stroke, self._side = Stroke(), Side()
        self._figures: dict[int, CloudFigure] = {}
        self._figures_for = 0.0
        self._locks: dict[int, tuple[CloudFigure, Lock]] = {}
        self._shaken: int | None = None
        self._drifts: list[Drift] = []
        super().__init__(**settings)
        self._above = self.add_world(self.canvas.after)

    def show(self, sky: Sky, turn: ArtistTurn) -> None:
        """Draw this sky for whoever is next.

        What a hand has put down settles; what a robot did is seen to happen.
        """
        last, before = self.turn, {cloud.id: cloud for cloud in self.sky.clouds}
        dropped = None if self.hold is None else self.hold.piece
        self.hold, self.outside = None, False
        self.sky, self.turn, self.clouds = sky, turn, sky.clouds
        self._drifts = []
        if last is not None and last.by_hand:
            self._drifts = [Drift(cloud, cloud) for cloud in sky.clouds if cloud.id == dropped]
        elif last is not None:
            starts = {c.id: before.get(c.id) or from_edge(c, last.facing) for c in sky.clouds}
            self._drifts = [Drift(starts[c.id], c) for c in sky.clouds if starts[c.id] != c]
        self.stack()
        Animation.cancel_all(self, "drifted")
        if self._drifts:
            self.drifted = 0
            seconds = 0.15 if last is not None and last.by_hand else 0.45
            Animation(drifted=1, duration=theme.motion(seconds), transition="out_quad").start(self)

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
        hold, turn = self.hold, self.turn
        self.lying.clear()
        self._above.clear()
        self._locks.clear()
        if self.box[2] <= 1 or turn is None:  # not laid out yet
            return
        self._side.draw(turn.facing, turn.colour, self.unit)
        self.lying.add(self._side)
        self._draw_ghost(turn)
        others = self.sky.clouds if hold is None else hold.others
        for layer, cloud in enumerate(others):
            if hold is not None and hold.layer == layer and not self.outside:
                self._draw_hold(hold, self.lying)
            self._draw_lying(cloud, turn)
        if hold is not None and self.outside:
            self._draw_hold(hold, self._above)
        elif hold is not None and hold.layer == len(others):
            self._draw_hold(hold, self.lying)
        for _rim, lock in self._locks.values():
            self.lying.add(lock)
        self.on_drifted()

    def _figure(self, piece: int) -> CloudFigure:
        if piece not in self._figures:
            self._figures[piece] = CloudFigure(piece, unit=self.unit, shaded=True)
        return self._figures[piece]

    def _draw_lying(self, cloud: Cloud, turn: ArtistTurn) -> None:
        if cloud.id in self.sky.protected:
            rim = CloudFigure(cloud.id, turn.rim, RIM, self.unit)
            self._locks[cloud.id] = rim, Lock(self.unit, turn.facing)
            self.lying.add(rim)
        figure = self._figure(cloud.id)
        figure.fade(1)
        self.lying.add(figure)
        self._move(cloud.id, cloud)

    def _move(self, piece: int, pose: Pose, aside: float = 0, height: float = 0) -> None:
        """Draw a cloud elsewhere, with everything that is on it."""
        self._figure(piece).show(pose, aside, height=height)
        if piece in self._locks:
            rim, lock = self._locks[piece]
            rim.show(pose, aside, height=height)
            lock.put(pose.x + aside, pose.y)

    def _draw_ghost(self, turn: ArtistTurn) -> None:
        """Where a cloud was just taken away none like it may be put."""
        ghost = self.sky.last_removed
        if ghost is not None:
            gone = Hold.from_supply(self.sky, ghost.shape, ghost.x, ghost.y)
            figure = CloudFigure(gone.piece, (*theme.night[:3], 0.16), unit=self.unit)
            figure.show(gone)
            lock = Lock(self.unit, turn.facing)
            lock.put(ghost.x, ghost.y)
            self.lying.add(figure)
            self.lying.add(lock)

    # --- the cloud in hand --------------------------------------------------------------------

    def lift(self, hold: Hold) -> None:
        """A hand takes a cloud: it comes nearer."""
        self.hold = hold
        self.stack()
        Animation.cancel_all(self, "lifted")
        self.lifted = 0
        Animation(lifted=1, duration=theme.motion(0.12)).start(self)

    def _draw_hold(self, hold: Hold, where: InstructionGroup) -> None:
        where.add(self._figure(hold.piece))
        self.follow_hand()

    def follow_hand(self, *_: object) -> None:
        """Draw the cloud in hand where it is now: a few numbers, many times a second."""
        hold = self.hold
        if hold is not None:
            figure = self._figure(hold.piece)
            figure.show(hold, height=self.lifted)
            lost = self.outside or self.sky.undoes_removal(hold.shape, round(hold.x), round(hold.y))
            figure.fade(DIM if lost else 1)

    on_lifted = follow_hand

    def show_handle(self, shown: bool) -> None:
        """The ring that turns the cloud in hand, while no finger carries it."""
        self._above.remove(self.handle)
        if shown and self.hold is not None:
            self.handle.draw(self.hold, self.unit)
            self._above.add(self.handle)

    # --- drifting, pushing and refusing -------------------------------------------------------

    def on_drifted(self, *_: object) -> None:
        """Draw what is on its way, larger while it is still high above the sky."""
        for drift in self._drifts:
            drift.part = self.drifted
            if self.hold is None or self.hold.piece != drift.end.id:
                self._move(drift.end.id, drift, height=1 - drift.part)

    def show_push(self, start: Point, end: Point) -> None:
        """What a finger has pushed on its way so far."""
        self._drifts = []
        for cloud in self.sky.movable:
            self._figure(cloud.id).show(pushed(cloud, start, end))
        self._stroke.draw(start, end, self.unit)
        self._above.remove(self._stroke)
        self._above.add(self._stroke)

    def shake(self, cloud: int) -> None:
        """A gentle no."""
        self._shaken = cloud
        Animation.cancel_all(self, "shaking")
        self.shaking = 0
        Animation(shaking=1, duration=theme.motion(0.4)).start(self)

    def on_shaking(self, _sky: object, part: float) -> None:
        aside = SHAKE * sin(part * 6 * pi) * (1 - part)
        if self.hold is not None and self.hold.piece == self._shaken:
            self._figure(self._shaken).show(self.hold, aside, height=1)
            return
        for cloud in self.sky.clouds:
            if cloud.id == self._shaken:
                self._move(cloud.id, cloud, aside)
