"""The stage: the widget that shows a match or a page, scene by scene.

Pieces that are in two successive scenes move to their new places.
"""

from collections import deque
from collections.abc import Collection
from functools import partial
from typing import Any

from kivy.clock import Clock
from kivy.graphics import PopMatrix, PushMatrix, Rotate
from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.widget import Widget

from mobileapp.kivy_style.events import Event
from mobileapp.stage.ambience import RATE, Ambience
from mobileapp.stage.backdrop import Backdrop
from mobileapp.stage.curtain import CurtainDrawing, CurtainLook
from mobileapp.stage.fingers import Fingers
from mobileapp.stage.flames import AWAKE
from mobileapp.stage.looks import Clock as ClockLook
from mobileapp.stage.looks import Words
from mobileapp.stage.piece import Dragged, Look
from mobileapp.stage.scene import Reveal, Scene, TimedScene
from mobileapp.stage.sprites import Sprites
from mobileapp.stage.textures import Textures
from mobileapp.stage.writing_field import WritingField

CURTAIN_LOOK = CurtainLook()
UNSKIPPED = 0.6
"""Seconds from the start of a reveal for which a touch does not end it."""


class Stage(Widget):
    """Shows scenes, and dispatches events when people touch pieces or type text."""

    time_left = NumericProperty(0)
    reduce_motion = BooleanProperty(False)
    turned = BooleanProperty(False)
    """Whether the whole stage is rotated by 180 degrees for people on the far side."""

    on_action = Event()
    """A gesture triggered the action of a piece: the action."""
    on_typed = Event()
    """A text was changed: the name of its field, and the text."""
    on_dragged = Event()
    """A free piece (`Piece.free`) was dragged or tapped: a `Dragged`."""
    on_sound = Event()
    """A reveal has just shown a scene with a sound: its name."""
    on_said = Event()
    """A reveal has just shown a scene with a sentence for those who cannot read: the sentence."""
    on_point = Event()
    """A finger touched a place where no piece reacts: x and y."""
    on_rest = Event()
    """All animations have ended and no reveal is running."""

    def __init__(self, textures: Textures, **settings: Any) -> None:
        super().__init__(**settings)
        self.textures = textures
        textures.on_painted = self._painted
        self.scene = Scene({})
        self._clock_total = 0.0
        """The seconds that the clock of the scene stands for; 0 without a clock."""
        self._leaves_at = -1.0
        """The time left on the clock at which the next piece leaves (`Piece.until`)."""
        self._scenes: list[TimedScene] = []
        """The remaining steps of the current reveal."""
        self._next_scene_at = 0.0
        self._to_prepare: deque[Scene] = deque()
        """Later scenes of the reveal, whose looks are painted ahead, one scene per frame."""
        self._seen_in_secret: set[Look] = set()
        """Looks shown by secret scenes since the last public scene."""
        self._seen_by_all: set[Look] = set()
        """Looks shown by the last public scene."""
        self._skippable = 0.0
        """The time from which on a touch ends the running reveal."""
        self.touched_far_side = False
        """Whether the latest touch was on the far half of the table."""
        self._ticking: Any = None
        self._ambience_ticking: Any = None
        self._touched = Clock.time()
        """The time of the latest touch or scene, after which flames breathe for a while."""
        self._backdrop, self.curtain = Backdrop(), CurtainDrawing()
        self.ambience = Ambience(textures.shadow("light"), textures.shadow("scraps"))
        self.sprites = Sprites(textures)
        self.fingers = Fingers(
            self.sprites,
            self.curtain,
            act=lambda action: self.dispatch("on_action", action),
            drag=lambda dragged: self.dispatch("on_dragged", dragged),
        )
        self.writing = WritingField(self, typed=partial(self.dispatch, "on_typed"))
        self._turn = Rotate(angle=0, axis=(0, 0, 1))
        with self.canvas.before:
            PushMatrix()
            self.canvas.before.add(self._turn)
        for part in (
            self._backdrop.group, self.ambience.group, self.sprites.below_curtain,
            self.curtain.group, self.sprites.above_curtain, self.fingers.group,
        ):  # fmt: skip
            self.canvas.add(part)
        with self.canvas.after:
            PopMatrix()
        self.bind(size=self._resized, pos=self._resized)
        self._resized()

    @property
    def at_rest(self) -> bool:
        """Whether no animation and no reveal is running."""
        return not (self._scenes or self.curtain.moving or self.sprites.moving)

    @property
    def last_scene(self) -> Scene:
        """The scene that is to be seen at the end: of a reveal, the last one."""
        return self._scenes[-1].scene if self._scenes else self.scene

    @property
    def scenes_left(self) -> int:
        """The number of remaining steps of the reveal."""
        return len(self._scenes)

    def _resized(self, *_: object) -> None:
        self._turn.origin = self.center
        for part in (self._backdrop, self.curtain, self.ambience, self.fingers):
            part.resize(self.width, self.height)
        self._load_curtain_texture()

    def _load_curtain_texture(self) -> None:
        painted = self.textures.get(CURTAIN_LOOK, 1024, 640)
        if painted is not None:
            self.curtain.set_texture(painted.texture)

    def on_turned(self, _stage: object, turned: bool) -> None:
        self._turn.angle = 180 if turned else 0

    # --- from scene to scene ------------------------------------------------------------------

    def play(self, reveal: Reveal) -> None:
        """Show the scenes of a reveal one after another with their sounds; the last scene stays.

        A touch ends the reveal, but not in its first moment (`UNSKIPPED`): it may be the second
        half of the double tap that began it.
        """
        now = Clock.time()
        self._set_scenes(reveal[1:])
        self._skippable = now + UNSKIPPED
        self._show_timed(reveal[0], now)

    def show(self, scene: Scene) -> None:
        """Show a scene: its pieces move to their places, and all other pieces leave.

        The sound of the scene is not played, because the scene may have been shown before; `play`
        plays sounds.
        """
        self._set_scenes(())
        self._show(scene)

    def update(self, reveal: Reveal) -> None:
        """Replace the running reveal by a slightly changed one, and continue from the same step.

        Steps are counted from the end: as many steps remain as before.
        """
        shown = len(reveal) - 1 - self.scenes_left
        self._set_scenes(reveal[shown + 1 :])
        self._show(reveal[shown].scene)

    def prepare(self, scene: Scene) -> None:
        """Start to paint the background and the looks of a scene before it is shown."""
        self._backdrop.prepare(scene.backdrop, self.textures)
        for piece in scene.pieces.values():
            self.textures.prepare(piece.look, piece.rect.w, piece.rect.h)

    def cancel_preparation(self) -> None:
        """Cancel all paint jobs that have not started yet, except that of the curtain."""
        self.textures.cancel_waiting()
        if not self.curtain.has_texture:
            self._load_curtain_texture()

    def _set_scenes(self, scenes: Reveal) -> None:
        self._scenes = list(scenes)
        self._to_prepare = deque(timed.scene for timed in scenes)

    def _show_timed(self, timed: TimedScene, now: float) -> None:
        self._next_scene_at = now + timed.seconds
        self._show(timed.scene)
        if timed.scene.sound:
            self.dispatch("on_sound", timed.scene.sound)
        if timed.scene.said and not timed.scene.secret:
            self.dispatch("on_said", timed.scene.said)

    def _show(self, scene: Scene) -> None:
        if any(piece.until >= self.time_left for piece in scene.pieces.values()):
            stay = {k: piece for k, piece in scene.pieces.items() if piece.until < self.time_left}
            scene = scene._replace(pieces=stay)
        self._forget_secret_looks(scene)
        now = Clock.time()
        # Without a curtain over it, a secret scene must disappear within this very frame.
        at_once = self.scene.secret and not scene.secret and scene.curtain is None
        self.fingers.will_show(scene.pieces, now)
        self.sprites.show(scene.pieces, now, at_once)
        self.scene = scene
        pieces = scene.pieces.values()
        self._leaves_at = max((piece.until for piece in pieces), default=-1.0)
        looks = (piece.look for piece in pieces)
        self._clock_total = max(
            (look.total for look in looks if isinstance(look, ClockLook)), default=0.0
        )
        self.curtain.show(scene.curtain, now, self.reduce_motion)
        if scene.curtain is not None and self.curtain.covers:
            self.sprites.remove_covered()  # the curtain was opened and closed again before it moved
        self._backdrop.target_shade = scene.shade
        self._backdrop.show(scene.backdrop, self._light(), self.textures)
        self.sprites.light(self._backdrop.tint)
        confetti = () if self.reduce_motion else scene.confetti
        words = [
            piece.look.written_in(piece.rect)
            for piece in scene.pieces.values()
            if confetti and isinstance(piece.look, Words) and piece.look.pool
        ]
        self.ambience.show(scene.backdrop, confetti, words)
        self._touched = now
        self._keep_ambience_ticking()
        self._show_field()
        self.fingers.let_go_of_what_has_left(now)
        self._keep_ticking()

    def _show_field(self) -> None:
        """Show the text input of the scene, or hide it while the curtain is not fully open.

        A visible text input would be drawn above the curtain.
        """
        self.writing.show(None if self.curtain.closed else self.scene.field)

    def _forget_secret_looks(self, scene: Scene) -> None:
        """Before a public scene is shown, evict textures that secret scenes have used.

        Otherwise, the time until a picture appears could reveal a secret. Evicted are secret faces,
        and looks that neither `scene` nor the previous public scene contains. If `scene` is secret,
        its looks are only recorded.
        """
        looks = {piece.look for piece in scene.pieces.values()}
        if scene.secret:
            self._seen_in_secret |= looks
            return
        if self._seen_in_secret:
            faces = {look for look in self._seen_in_secret if look.has_secret_face}
            self.textures.forget(faces | (self._seen_in_secret - self._seen_by_all - looks))
            self._seen_in_secret = set()
        self._seen_by_all = looks

    def _painted(self, looks: Collection[Look]) -> None:
        """Show the newly painted textures of these looks."""
        if CURTAIN_LOOK in looks:
            self._load_curtain_texture()
        self._backdrop.load(looks, self.textures)
        self.sprites.load(looks, self.time_left)

    def _light(self) -> float:
        """The light of the backdrop, from 0 (its first picture) to 1 (its last).

        If the scene does not set the light, it follows the remaining time of the scene's clock;
        without a clock it does not change.
        """
        if self.scene.light is not None:
            return self.scene.light
        total = self._clock_total
        if total <= 0:
            return self._backdrop.target_light
        return float(1 - min(max((self.time_left - 10) / max(total - 10, 1), 0), 1))

    def on_time_left(self, _stage: object, seconds: float) -> None:
        if self._leaves_at >= seconds:
            self._show(self.scene)  # without pieces whose time is over
        if self.sprites.show_time(seconds) and self.scene.light is None:
            self._backdrop.show(self.scene.backdrop, self._light(), self.textures)
            self.sprites.light(self._backdrop.tint)
            if self._backdrop.light != self._backdrop.target_light:
                self._keep_ticking()

    def finish(self) -> None:
        """Finish all animations at once, and jump to the last scene of a running reveal."""
        if self._scenes:
            last = self._scenes[-1].scene
            self._set_scenes(())
            self._show(last)
        self.sprites.finish()
        self.curtain.finish()
        self._show_field()
        self._keep_ticking()

    def close_now(self) -> None:
        """Cancel all touches and finish all animations at once, for example when the app is paused.

        Afterwards the scene's curtain, if it has one, is closed, and leaving pieces are removed.
        """
        self.fingers.let_all_go(Clock.time())
        if self.scene.curtain is not None:
            self.curtain.close_now()
        self.finish()

    # --- time ---------------------------------------------------------------------------------

    def _keep_ticking(self) -> None:
        if self._ticking is None:
            self._ticking = Clock.schedule_interval(self._tick, 0)

    def _tick(self, _dt: float) -> None:
        now = Clock.time()
        if self._scenes and now >= self._next_scene_at:
            self._show_timed(self._scenes.pop(0), now)
            if not self._scenes:
                self.fingers.pause(now)  # a tap meant to skip the reveal must not hit new pieces
        elif self._to_prepare:
            self.prepare(self._to_prepare.popleft())
        if self.curtain.moving:
            self.curtain.advance(now)
            self._show_field()
        self.sprites.advance(now, self.curtain.covers)
        shading = self._backdrop.advance()
        if shading:
            self.sprites.light(self._backdrop.tint)
        self.fingers.advance(now)
        if self.at_rest and not shading and not self.fingers.busy(now):
            self._ticking.cancel()
            self._ticking = None
            self.dispatch("on_rest")

    def _keep_ambience_ticking(self) -> None:
        """Start to animate lights, confetti and flames, if any, and if motion is not reduced.

        They have a frame rate of their own. The animation stops when there is nothing to animate,
        or when the stage is removed from the window.
        """
        if self._ambience_ticking is None and self._ambient and not self.reduce_motion:
            self._ambience_ticking = Clock.schedule_interval(self._tick_ambience, 1 / RATE)

    def _tick_ambience(self, _dt: float) -> bool:
        if self.get_root_window() is None or not self._ambient:
            self._ambience_ticking = None
            return False
        if not self.curtain.covers:
            self.ambience.advance(self._backdrop.shade)
            if self.ambience.frames % 2:
                self.sprites.glow(self.ambience.frames / RATE)
        return True

    @property
    def _ambient(self) -> bool:
        """Whether lights or confetti move, or flames breathe; these do until nobody is there."""
        awake = Clock.time() < self._touched + AWAKE
        return self.ambience.moving or (awake and bool(self.sprites.burning))

    def on_reduce_motion(self, _stage: object, reduce: bool) -> None:
        self.sprites.reduce_motion = reduce
        if not reduce:
            self._keep_ambience_ticking()
            return
        if self._ambience_ticking is not None:
            self._ambience_ticking.cancel()
            self._ambience_ticking = None
        self.ambience.stop()
        self.sprites.put_out()

    # --- fingers ------------------------------------------------------------------------------

    def to_local(self, x: float, y: float, relative: bool = False) -> tuple[float, float]:
        """Convert window coordinates to stage coordinates, also when the stage is rotated."""
        if self.turned:
            x, y = 2 * self.center_x - x, 2 * self.center_y - y
        place: tuple[float, float] = super().to_local(x, y, relative)
        return place

    def to_parent(self, x: float, y: float, relative: bool = False) -> tuple[float, float]:
        x, y = super().to_parent(x, y, relative)
        return (2 * self.center_x - x, 2 * self.center_y - y) if self.turned else (x, y)

    def on_touch_down(self, touch: Any) -> bool:
        if self._field_takes(touch):
            return True
        self.writing.lose_focus()
        self._touched = Clock.time()
        self._keep_ambience_ticking()
        touch.grab(self)  # so that touch up is received here even if a menu opens
        x, y = self.to_local(*touch.pos)
        self.touched_far_side = y > self.center_y
        if not self.fingers.down(touch.uid, x, y, Clock.time()):
            self.dispatch("on_point", x, y)
            if not self._scenes or Clock.time() >= self._skippable:
                if self._scenes:
                    self.fingers.pause(Clock.time())
                self.finish()
        self._keep_ticking()
        return True

    def _field_takes(self, touch: Any) -> bool:
        touch.push()
        touch.apply_transform_2d(self.to_local)
        taken = bool(super().on_touch_down(touch))
        touch.pop()
        return taken

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_move(touch))
        self.fingers.move(touch.uid, *self.to_local(*touch.pos), Clock.time())
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        meant = self.fingers.up(touch.uid, *self.to_local(*touch.pos), Clock.time())
        if isinstance(meant, Dragged):
            self.dispatch("on_dragged", meant)
        elif meant is not None:
            self.dispatch("on_action", meant)
        return True
