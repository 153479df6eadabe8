"""The stage: one widget for a whole match. It shows scenes by moving the pieces it already has."""

from collections import deque
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from math import atan2, degrees, hypot, radians
from math import cos as _cos
from math import sin as _sin
from typing import Any

from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup, Line, PopMatrix, PushMatrix, Rotate
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget
from kivy.utils import get_color_from_hex

from mobileapp.stage.ambience import BEATS, Ambience
from mobileapp.stage.backdrop import Backdrop
from mobileapp.stage.cloth import Cloth, ClothPicture
from mobileapp.stage.looks import INK, has_back, hidden_side
from mobileapp.stage.scene import (
    CURTAIN,
    TOUCH,
    Action,
    Choose,
    Dragged,
    Field,
    Look,
    Piece,
    Reveal,
    Scene,
    Send,
    Slide,
    Spot,
    Step,
)
from mobileapp.stage.sprite import (
    ANGLE,
    FADE,
    GLOW,
    OPACITY,
    H,
    Sprite,
    W,
    X,
    Y,
    values_at,
    values_of,
)
from mobileapp.stage.textures import Textures

HOLD = 0.5
"""Seconds a finger rests on the curtain before it parts."""
SETTLE = 0.25
"""Seconds after a step in which nothing can be touched: a double tap does one thing."""
STALL = 0.1
"""A frame that took longer, in seconds, is no longer rest: the finger may be gone unread."""
SLIP = 40
"""A resting finger may slip so far, in dp."""
DRAG = 12
"""A finger that moved so far, in dp, drags."""
CLOTH = ClothPicture()


@dataclass(eq=False)
class Finger:
    """A finger on a piece."""

    key: str
    sprite: Sprite
    piece: Piece
    """As it was when the finger came down."""
    began: float
    x: float
    y: float
    at: tuple[float, float]
    dragging: bool = False
    slide: Slide | None = None
    along: float = 0.0
    """How far a slide has come, 0 to 1."""
    watched: float = 0.0
    """When it was last seen to rest."""
    rested: float = 0.0
    """How long it has been seen to rest, in seconds."""
    held: bool = False
    """Whether it has stayed long enough."""
    offset: tuple[float, float] = (0.0, 0.0)
    turner: Any = None
    turn_from: float = 0.0
    turned: float = 0.0
    told: tuple[float, float, float] | None = None
    starts: dict[str, tuple[float, float]] = field(default_factory=dict)


class Stage(Widget):
    """Shows scenes, and tells what people do with the pieces."""

    time_left = NumericProperty(0)
    reduce_motion = BooleanProperty(False)
    turned = BooleanProperty(False)
    """Whether the whole table is turned round for those who sit opposite."""

    __events__ = ("on_action", "on_typed", "on_dragged", "on_sound", "on_rest")

    def __init__(self, textures: Textures, **settings: Any) -> None:
        super().__init__(**settings)
        self.textures = textures
        textures.arrived = self._arrived
        self.scene = Scene({})
        self.sprites: dict[str, Sprite] = {}
        self._leaving: list[Sprite] = []
        self._free: list[Sprite] = []
        self._order: list[Sprite] = []
        self._steps: list[Step] = []
        self._to_prepare: deque[Scene] = deque()
        """Scenes to come: what they need is painted ahead, for one of them in each frame."""
        self._next_step = 0.0
        self._fingers: dict[int, Finger] = {}
        self._settled = 0.0
        self._hovered: Sprite | None = None
        self._looked_at: set[Look] = set()
        """What secret scenes have shown since the last open one."""
        self._open_looks: set[Look] = set()
        """What the last open scene showed."""
        self._ticking: Any = None
        self._turn = Rotate(angle=0, axis=(0, 0, 1))
        self._backdrop, self._cloth = Backdrop(), Cloth()
        self._ambience = Ambience(textures.shadow("light"))
        self._living: Any = None
        self._below, self._above = InstructionGroup(), InstructionGroup()
        self._ring_colour, self._ring = Color(1, 0.85, 0.5, 0), Line(width=3, cap="round")
        with self.canvas.before:
            PushMatrix()
            self.canvas.before.add(self._turn)
        for part in (
            self._backdrop.group, self._ambience.group, self._below, self._cloth.group, self._above,
            self._ring_colour, self._ring,
        ):  # fmt: skip
            self.canvas.add(part)
        with self.canvas.after:
            PopMatrix()
        self._field = TextInput(
            multiline=False, background_color=(0, 0, 0, 0), background_normal="",
            background_active="", foreground_color=get_color_from_hex(INK),
            cursor_color=get_color_from_hex(INK), hint_text_color=(0.3, 0.25, 0.35, 0.75),
            halign="center", padding=(0, 0), size_hint=(None, None),
        )  # fmt: skip
        self._field.bind(text=self._typed)
        self.bind(size=self._resized, pos=self._resized)
        self._resized()

    def on_action(self, action: Action) -> None:
        """Somebody did something with a piece."""

    def on_typed(self, name: str, text: str) -> None:
        """Somebody typed."""

    def on_dragged(self, dragged: Dragged) -> None:
        """A finger moves, or has moved, a free piece."""

    def on_sound(self, name: str) -> None:
        """A scene that is heard has begun."""

    def on_rest(self) -> None:
        """Everything lies still, and no reveal is under way."""

    @property
    def at_rest(self) -> bool:
        """Whether nothing moves and nothing is still to be told."""
        return not (
            self._steps
            or self._leaving
            or self._cloth.moving
            or any(sprite.moving for sprite in self.sprites.values())
        )

    @property
    def steps_left(self) -> int:
        """How many scenes of a reveal are still to come."""
        return len(self._steps)

    @property
    def covered(self) -> bool:
        """Whether the cloth hides the table."""
        return self._cloth.covers

    def _resized(self, *_: object) -> None:
        self._turn.origin = self.center
        self._backdrop.resize(self.width, self.height)
        self._cloth.resize(self.width, self.height)
        self._ambience.resize(self.width, self.height)
        self._load_cloth()

    def _load_cloth(self) -> None:
        painted = self.textures.get(CLOTH, 1024, 640)
        if painted is not None:
            self._cloth.set_texture(painted.texture)

    def on_turned(self, _stage: object, turned: bool) -> None:
        self._turn.angle = 180 if turned else 0

    # --- from scene to scene ------------------------------------------------------------------

    def play(self, reveal: Reveal) -> None:
        """Show scenes one after another; the last one stays."""
        self._steps = list(reveal)
        self._take_step(Clock.time())
        self._to_prepare = deque(step.scene for step in self._steps)
        self._keep_ticking()

    def _take_step(self, now: float) -> None:
        step = self._steps.pop(0)
        self._next_step = now + step.seconds
        self._show(step.scene)
        if step.scene.sound:
            self.dispatch("on_sound", step.scene.sound)

    def show(self, scene: Scene) -> None:
        """Let every piece go to its place in this scene; what is not in it leaves.

        Its sound is not heard: that belongs to `play`, which tells something new.
        """
        self._steps.clear()
        self._to_prepare.clear()
        self._show(scene)

    def retell(self, reveal: Reveal) -> None:
        """The reveal under way, changed a little: it goes on from where it is."""
        left = len(self._steps)
        self._steps = list(reveal[len(reveal) - left :])
        self._to_prepare = deque(step.scene for step in self._steps)
        self._show(reveal[len(reveal) - 1 - left].scene)

    def _show(self, scene: Scene) -> None:
        self._remember_looks(scene)
        now = Clock.time()
        before, self.sprites = self.sprites, {}
        for key, piece in scene.pieces.items():
            old = before.pop(key, None)
            if old is None and piece.was:
                old = before.pop(piece.was, None)
            self.sprites[key] = self._show_piece(old, piece, now)
        at_once = self.scene.secret and not scene.secret and scene.curtain is None
        if at_once:
            self._remove(list(self._leaving))
        for sprite in before.values():
            if at_once:  # no curtain falls over what the others must not see, not for a frame
                self._set_free(sprite)
            else:
                self._leave(sprite, now)
        self.scene = scene
        self._show_faces()
        self._sort()
        self._cloth.show(scene.curtain, now, self.reduce_motion)
        self._backdrop.target_shade = scene.shade
        self._backdrop.show(scene.place, self._light(), self.textures)
        self._ambience.show(scene.place, () if self.reduce_motion else scene.snow)
        self._live()
        self._shine()
        self._show_field(scene.field)
        self._let_go_of_what_has_left()
        self._keep_ticking()

    def _remember_looks(self, scene: Scene) -> None:
        """What was seen in secret takes as long to appear afterwards as what was not."""
        looks = {piece.look for piece in scene.pieces.values()}
        if scene.secret:
            self._looked_at |= looks
            return
        if self._looked_at:
            faces = {look for look in self._looked_at if _is_face(look)}
            self.textures.forget(faces | (self._looked_at - self._open_looks - looks))
            self._looked_at = set()
        self._open_looks = looks

    def _show_faces(self) -> None:
        """Cards show their faces together, when all of them are painted."""
        veiled = [sprite for sprite in self.sprites.values() if sprite.veiled]
        if all(sprite._front is not None for sprite in veiled):
            for sprite in veiled:
                sprite.veiled = False
                if not sprite.moving:
                    sprite.place(0)

    def _prepare(self, scene: Scene) -> None:
        """Paint what a scene will need."""
        for piece in scene.pieces.values():
            self.textures.prepare(piece.look, piece.rect.w, piece.rect.h)

    def _show_piece(self, old: Sprite | None, piece: Piece, now: float) -> Sprite:
        if old is not None and piece == (old.pending or old.piece):
            return old
        sprite = old
        if sprite is None:
            sprite = self._free.pop() if self._free else Sprite()
            sprite.piece, sprite.held = piece, False
            entering = piece.enter or Spot(piece.rect.scaled(0.86), piece.angle, piece.face_up, 0)
            sprite.values = values_at(entering, piece)
            sprite._front = sprite._back = None
            sprite.become(piece, self.textures)
            sprite.veiled = has_back(piece.look) and _is_face(piece.look)
        elif piece.delay and not self.reduce_motion:
            sprite.piece = sprite.piece._replace(layer=piece.layer)
            sprite.pending = piece
            self.textures.prepare(piece.look, piece.rect.w, piece.rect.h)
        else:
            old_look = sprite.piece.look
            fades = old_look != piece.look and not sprite.same_thing(old_look, piece.look)
            sprite.become(piece, self.textures)
            if fades:
                sprite.values[OPACITY] = min(sprite.values[OPACITY], 0.25)
        if not sprite.held:
            self._go(sprite, piece, now)
        return sprite

    def _go(self, sprite: Sprite, piece: Piece, now: float, seconds: float | None = None) -> None:
        target = values_of(piece)
        if self.reduce_motion:
            if any(abs(a - b) > 2 for a, b in zip(sprite.values[:4], target[:4], strict=True)):
                sprite.values = [*target]
                sprite.values[OPACITY] = 0.0
            seconds = FADE
        sprite.go(target, now, piece, seconds)
        sprite.place(0)

    def _leave(self, sprite: Sprite, now: float) -> None:
        piece = sprite.piece
        sprite.pending, sprite.held = None, False
        spot = piece.leave
        if spot is None or self.reduce_motion:
            spot = Spot(sprite.rect if self.reduce_motion else piece.rect.scaled(0.92),
                        piece.angle, piece.face_up, 0)  # fmt: skip
        seconds = None if piece.leave and not self.reduce_motion else FADE
        away = piece._replace(delay=spot.delay, via=())
        sprite.go(values_at(spot, piece), now, away, seconds)
        self._leaving.append(sprite)

    def _sort(self) -> None:
        """Draw by layer; what is held lies on top."""
        order = sorted([*self._leaving, *self.sprites.values()], key=_height)
        if order != self._order:
            self._order = order
            self._below.clear()
            self._above.clear()
            for sprite in order:
                self._group_of(sprite).add(sprite.group)

    def _group_of(self, sprite: Sprite) -> InstructionGroup:
        return self._above if sprite.piece.layer >= CURTAIN else self._below

    def _arrived(self, looks: Collection[Look]) -> None:
        """Something has been painted."""
        if CLOTH in looks:
            self._load_cloth()
        for look in looks:
            self._backdrop.arrived(look, self.textures)
        for sprite in self._order:
            own = sprite.piece.look
            if own in looks or hidden_side(own) in looks:
                sprite.load(self.textures)
                if not sprite.moving:
                    sprite.place(0)
            elif own is not None and getattr(own, "live", False):
                sprite.show_time(self.time_left, self.textures)
        self._show_faces()

    def _light(self) -> float:
        if self.scene.light is not None:
            return self.scene.light
        total = max((getattr(p.look, "total", 0) for p in self.scene.pieces.values()), default=0)
        if total <= 0:
            return self._backdrop.target_light
        return 1 - min(max((self.time_left - 10) / max(total - 10, 1), 0), 1)

    def _shine(self) -> None:
        """Let the light of the place fall on what it reaches."""
        tint = self._backdrop.tint
        for sprite in self.sprites.values():
            if sprite.tint != tint and getattr(sprite.piece.look, "lit", False):
                sprite.tint = tint
                if not sprite.moving and not sprite.held:
                    sprite.place(0)

    def on_time_left(self, _stage: object, seconds: float) -> None:
        live = [s for s in self.sprites.values() if getattr(s.piece.look, "live", False)]
        for sprite in live:
            sprite.show_time(seconds, self.textures)
        if live and self.scene.light is None:
            self._backdrop.show(self.scene.place, self._light(), self.textures)
            self._shine()
            if self._backdrop.light != self._backdrop.target_light:
                self._keep_ticking()

    # --- time ---------------------------------------------------------------------------------

    def _keep_ticking(self) -> None:
        if self._ticking is None:
            self._ticking = Clock.schedule_interval(self._tick, 0)

    def _tick(self, _dt: float) -> None:
        now = Clock.time()
        if self._steps and now >= self._next_step:
            self._take_step(now)
        elif self._to_prepare:
            self._prepare(self._to_prepare.popleft())
        for sprite in self._order:
            if sprite.moving and not sprite.held:
                sprite.step(now, self.textures)
        self._cloth.step(now)
        self._remove([s for s in self._leaving if not s.moving or self._hidden(s)])
        shading = self._backdrop.step()
        if shading:
            self._shine()
        self._watch_fingers(now)
        self._tell_drags()
        if self.at_rest and not shading and not self._fingers and now >= self._settled:
            self._ticking.cancel()
            self._ticking = None
            self.dispatch("on_rest")

    def _live(self) -> None:
        """Let the place be alive as long as it is in sight; apart from all movement of pieces."""
        if self._living is None and self._ambience.alive and not self.reduce_motion:
            self._living = Clock.schedule_interval(self._beat, 1 / BEATS)

    def _beat(self, _dt: float) -> bool:
        if self.get_root_window() is None or not self._ambience.alive:
            self._living = None
            return False
        if not self._cloth.covers:
            self._ambience.beat(self._backdrop.shade)
        return True

    def on_reduce_motion(self, _stage: object, less: bool) -> None:
        if not less:
            self._live()
            return
        if self._living is not None:
            self._living.cancel()
            self._living = None
        self._ambience.rest()

    def _hidden(self, sprite: Sprite) -> bool:
        """A closed cloth hides it: what leaves behind it is gone at once."""
        return self._cloth.covers and sprite.piece.layer < CURTAIN

    def _remove(self, gone: Iterable[Sprite]) -> None:
        for sprite in gone:
            self._leaving.remove(sprite)
            self._order.remove(sprite)
            self._group_of(sprite).remove(sprite.group)
            self._set_free(sprite)

    def _set_free(self, sprite: Sprite) -> None:
        """Its drawing may become another piece."""
        sprite.release()
        self._free.append(sprite)

    def finish(self) -> None:
        """Bring every movement to its end, and a reveal to its last scene."""
        if self._steps:
            self._show(self._steps[-1].scene)
            self._steps.clear()
            self._to_prepare.clear()
        for sprite in self.sprites.values():
            if sprite.pending is not None:
                sprite.become(sprite.pending, self.textures)
            if sprite.moving and not sprite.held:
                sprite.values = values_of(sprite.piece)
                sprite.settle()
        self._cloth.jump()
        self._remove(list(self._leaving))
        self._keep_ticking()

    def close_now(self) -> None:
        """Something else covers the tablet: the cloth is down, and nothing behind it is left."""
        self._let_all_go()
        if self.scene.curtain is not None:
            self._cloth.close_now()
        self.finish()

    # --- typing -------------------------------------------------------------------------------

    def _show_field(self, shown: Field | None) -> None:
        widget = self._field
        if shown is None:
            widget.focus = False
            if widget.parent:
                self.remove_widget(widget)
            return
        rect = shown.rect
        widget.size, widget.pos = (rect.w, rect.h), (rect.x, rect.y)
        widget.hint_text, widget.font_size = shown.hint, shown.size
        widget.padding = (0, max((rect.h - shown.size * 1.35) / 2, 0))
        widget.keyboard_suggestions = not shown.secret
        if widget.text != shown.text:
            widget.text = shown.text
        if widget.parent is None:
            self.add_widget(widget)

    def _typed(self, _field: object, text: str) -> None:
        shown = self.scene.field
        if shown is None:
            return
        kept = text.replace("\n", " ")[: shown.limit]
        if kept != text:
            self._field.text = kept
        elif kept != shown.text:
            self.dispatch("on_typed", shown.name, kept)

    # --- fingers ------------------------------------------------------------------------------

    def to_local(self, x: float, y: float, relative: bool = False) -> tuple[float, float]:
        """A place of the window on the table, whichever way that is turned."""
        if self.turned:
            x, y = 2 * self.center_x - x, 2 * self.center_y - y
        place: tuple[float, float] = super().to_local(x, y, relative)
        return place

    def to_parent(self, x: float, y: float, relative: bool = False) -> tuple[float, float]:
        x, y = super().to_parent(x, y, relative)
        return (2 * self.center_x - x, 2 * self.center_y - y) if self.turned else (x, y)

    def _place_of(self, touch: Any) -> tuple[float, float]:
        return self.to_local(touch.x, touch.y)

    def _field_takes(self, touch: Any) -> bool:
        touch.push()
        touch.apply_transform_2d(self.to_local)
        taken = bool(super().on_touch_down(touch))
        touch.pop()
        return taken

    def on_touch_down(self, touch: Any) -> bool:
        if self._field_takes(touch):
            return True
        if self._field.parent is not None:
            self._field.focus = False
        now, (x, y) = Clock.time(), self._place_of(touch)
        touch.grab(self)  # so that its end arrives here, whatever opens in between
        for finger in list(self._fingers.values()):
            if finger.piece.hold is not None:
                self._let_go(finger)  # two fingers on the glass are not one calm finger
                return True
            if self._turns(finger, x, y, now):
                finger.turner = touch.uid
                finger.turn_from = self._bearing(finger, x, y) - finger.turned
                if not finger.dragging:
                    self._begin_drag(finger)
                return True
        if now < self._settled:
            return True
        found = self._at(x, y, now)
        if found is None:
            self.finish()
            return True
        key, sprite = found
        finger = Finger(key, sprite, sprite.piece, now, x, y, (x, y))
        finger.offset = (sprite.values[X] - x, sprite.values[Y] - y)
        self._fingers[touch.uid] = finger
        sprite.place(0, pressed=1.03)
        if finger.piece.hold is not None and finger.piece.hold.begun is not None:
            self.dispatch("on_action", finger.piece.hold.begun)
        self._keep_ticking()
        return True

    def _turns(self, finger: Finger, x: float, y: float, now: float) -> bool:
        """Whether a second finger there turns what the first one drags: somebody else may touch
        a button meanwhile."""
        if finger.piece.free != "drag" or finger.turner is not None:
            return False
        found = self._at(x, y, now)
        return found is None or bool(found[1].piece.free)

    def _at(self, x: float, y: float, now: float) -> tuple[str, Sprite] | None:
        """The topmost piece there that does anything; nothing behind a closed curtain."""
        least = dp(TOUCH)
        keys = {id(sprite): key for key, sprite in self.sprites.items()}
        held = {id(finger.sprite) for finger in self._fingers.values()}
        for exact in (True, False):
            for sprite in reversed(self._order):
                piece = sprite.piece
                if id(sprite) not in keys or id(sprite) in held or not piece.touchable:
                    continue
                if sprite.pending is not None or (sprite.moving and now < sprite.began):
                    continue
                if self._cloth.closed > 0 and piece.layer < CURTAIN:
                    continue
                if sprite.contains(x, y, 0 if exact else least):
                    return keys[id(sprite)], sprite
        return None

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_move(touch))
        x, y = self._place_of(touch)
        for finger in self._fingers.values():
            if finger.turner == touch.uid:
                finger.turned = self._bearing(finger, x, y) - finger.turn_from
                self._follow(finger)
                return True
        moved = self._fingers.get(touch.uid)
        if moved is None:
            return True
        moved.at = (x, y)
        far = hypot(x - moved.x, y - moved.y)
        piece = moved.piece
        if piece.hold is not None:
            if far > dp(SLIP) and not moved.held:
                self._let_go(moved)
        elif moved.dragging or far > dp(DRAG):
            if not moved.dragging:
                self._begin_drag(moved)
            if moved.dragging:
                self._follow(moved)
        return True

    def _begin_drag(self, finger: Finger) -> None:
        piece = finger.piece
        if piece.slides:
            dx, dy = finger.at[0] - finger.x, finger.at[1] - finger.y
            finger.slide = max(piece.slides, key=lambda s: _towards(s, finger.key, dx, dy))
            ways = {way.key for way in finger.slide.ways}
            finger.starts = {
                key: (self.sprites[key].piece.rect.cx, self.sprites[key].piece.rect.cy)
                for key in ways
                if key in self.sprites
            }
        elif not (piece.drops or piece.flick is not None or piece.free):
            return
        finger.dragging = True
        for sprite in self._moved_by(finger):
            sprite.held = piece.free != "sweep"
        self._sort()
        if finger.slide is not None and finger.slide.begun is not None:
            self.dispatch("on_action", finger.slide.begun)

    def _moved_by(self, finger: Finger) -> list[Sprite]:
        if finger.slide is None:
            return [finger.sprite]
        return [self.sprites[w.key] for w in finger.slide.ways if w.key in self.sprites]

    def _follow(self, finger: Finger) -> None:
        """Let what a finger holds go with it."""
        x, y = finger.at
        sprite = finger.sprite
        if finger.slide is not None:
            own = next(way for way in finger.slide.ways if way.key == finger.key)
            length = max(own.dx**2 + own.dy**2, 1.0)
            part = ((x - finger.x) * own.dx + (y - finger.y) * own.dy) / length
            finger.along = min(max(part, 0.0), 1.06)
            for way in finger.slide.ways:
                moved = self.sprites.get(way.key)
                if moved is not None and way.key in finger.starts:
                    cx, cy = finger.starts[way.key]
                    moved.values[X] = cx + way.dx * finger.along
                    moved.values[Y] = cy + way.dy * finger.along
                    if way.fades:
                        moved.values[OPACITY] = 1 - min(finger.along, 1.0)
                    moved.arc = 0
                    moved.place(0.5, pressed=1.03)
        elif finger.piece.free != "sweep":
            sprite.values[X], sprite.values[Y] = x + finger.offset[0], y + finger.offset[1]
            sprite.values[ANGLE] = finger.piece.angle + finger.turned
            sprite.arc = 0
            sprite.place(0.8, pressed=1.05)
            self._hover(self._target_under(finger))

    def _bearing(self, finger: Finger, x: float, y: float) -> float:
        return degrees(atan2(y - finger.at[1], x - finger.at[0]))

    def _target_under(self, finger: Finger) -> Sprite | None:
        """What the held piece would fall on: below the finger, or below its own middle."""
        places = (finger.at, (finger.sprite.values[X], finger.sprite.values[Y]))
        for x, y in places:
            for drop in finger.piece.drops:
                target = self.sprites.get(drop.target)
                if target is not None and target.contains(x, y, dp(TOUCH)):
                    return target
        return None

    def _hover(self, target: Sprite | None) -> None:
        """A white rim around what a held piece would fall on."""
        if target is self._hovered:
            return
        for sprite, lit in ((self._hovered, False), (target, True)):
            if sprite is not None:
                sprite._glow_rgb = (
                    (1, 1, 1) if lit else tuple(get_color_from_hex(sprite.piece.glow_colour)[:3])
                )
                sprite.values[GLOW] = 1.0 if lit else sprite.piece.glow
                if not sprite.moving:
                    sprite.place(0)
        self._hovered = target

    def _watch_fingers(self, now: float) -> None:
        """A resting finger fills a ring, and the cloths begin to part under it."""
        holding = None
        for finger in list(self._fingers.values()):
            hold = finger.piece.hold
            if hold is None or finger.held:
                continue
            holding = finger
            finger.rested += min(now - (finger.watched or finger.began), STALL)
            finger.watched = now
            part = min(finger.rested / HOLD, 1.0)
            self._draw_ring(finger, part)
            self._cloth.peep(part)
            if part == 1.0 and not self._cloth.moving:
                finger.held = True
                self.dispatch("on_action", hold.done)
                if hold.released is None:
                    self._let_go(finger, ended=False)
        if holding is None:
            self._ring_colour.a = 0

    def _draw_ring(self, finger: Finger, part: float) -> None:
        values = finger.sprite.values
        radius = max(values[W], values[H]) * 0.58
        self._ring_colour.a = 1
        self._ring.width = max(radius * 0.05, 2)
        self._ring.circle = (values[X], values[Y], radius, 0, 360 * part)

    def _tell_drags(self) -> None:
        """Tell once a frame where free pieces are; what is held grows as the scene says."""
        for finger in list(self._fingers.values()):
            if finger.dragging and finger.piece.free:
                self._grow(finger)
                now = (*self._told_place(finger), finger.turned)
                if now != finger.told:
                    finger.told = now
                    self.dispatch("on_dragged", self._dragged(finger, done=False))

    def _grow(self, finger: Finger) -> None:
        values, rect = finger.sprite.values, finger.sprite.piece.rect
        if finger.sprite.held and abs(values[W] - rect.w) + abs(values[H] - rect.h) > 1:
            values[W] += (rect.w - values[W]) * 0.3
            values[H] += (rect.h - values[H]) * 0.3
            self._follow(finger)

    def _told_place(self, finger: Finger) -> tuple[float, float]:
        if finger.piece.free == "sweep":
            return finger.at
        return finger.sprite.values[X], finger.sprite.values[Y]

    def _dragged(self, finger: Finger, done: bool, tapped: bool = False) -> Dragged:
        place = self._told_place(finger)
        return Dragged(finger.key, (finger.x, finger.y), place, finger.turned, done, tapped)

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        for finger in self._fingers.values():
            if finger.turner == touch.uid:
                finger.turner = None
                return True
        finger = self._fingers.get(touch.uid)
        if finger is None:
            return True
        finger.at = self._place_of(touch)
        action, dragged = self._meant(finger)
        self._let_go(finger)
        if dragged is not None:
            self.dispatch("on_dragged", dragged)
        elif action is not None:
            if not isinstance(action, Choose):
                self._settled = Clock.time() + SETTLE
            self.dispatch("on_action", action)
        return True

    def _meant(self, finger: Finger) -> tuple[Action | None, Dragged | None]:
        """What somebody who lifts this finger meant to do."""
        key, piece = finger.key, finger.piece
        if self.sprites.get(key) is not finger.sprite or piece.hold is not None:
            return None, None  # the piece has become another one under the finger
        now = finger.sprite.piece  # what somebody else did meanwhile counts too
        if not finger.dragging:
            on_it = finger.sprite.contains(*finger.at, dp(TOUCH))
            if on_it and now.free and now.tap is None:
                return None, self._dragged(finger, done=True, tapped=True)
            return (now.tap if on_it and _alike(now.tap, piece.tap) else None), None
        if finger.slide is not None:
            far = finger.along > 0.5 and finger.slide in now.slides
            return (finger.slide.action if far else finger.slide.ended), None
        if piece.free:
            return None, self._dragged(finger, done=True)
        target = self._target_under(finger)
        for drop in now.drops:
            meant = next((d.action for d in piece.drops if d.target == drop.target), None)
            if target is not None and self.sprites.get(drop.target) is target:
                return (drop.action if _alike(drop.action, meant) else None), None
        if now.flick is not None and _alike(now.flick, piece.flick) and self._flicked(finger):
            return now.flick, None
        return None, None

    def _flicked(self, finger: Finger) -> bool:
        dx, dy = finger.at[0] - finger.x, finger.at[1] - finger.y
        turned = -radians(finger.piece.angle)
        side = dx * _cos(turned) - dy * _sin(turned)
        up = dx * _sin(turned) + dy * _cos(turned)
        return up > min(self.width, self.height) * 0.1 and up > abs(side)

    def _let_go(self, finger: Finger, ended: bool = True) -> None:
        """A finger has gone, or no longer counts: what it held goes where it belongs."""
        for uid, known in list(self._fingers.items()):
            if known is finger:
                del self._fingers[uid]
        self._hover(None)
        self._cloth.peep(0)
        now = Clock.time()
        for sprite in self._moved_by(finger):
            sprite.held = False
            if sprite.piece is not None and sprite in self.sprites.values():
                self._go(sprite, sprite.piece, now, seconds=0.22)
        self._sort()
        self._keep_ticking()
        hold = finger.piece.hold
        if ended and hold is not None and hold.released is not None:
            self.dispatch("on_action", hold.released)

    def _let_go_of_what_has_left(self) -> None:
        """The drawing of a piece that has left soon shows another one; a peek outlasts its card."""
        for finger in list(self._fingers.values()):
            hold = finger.piece.hold
            left = self.sprites.get(finger.key) is not finger.sprite
            if left and (hold is None or hold.released is None):
                self._let_go(finger)

    def let_go_of_free(self) -> None:
        """What is dragged freely says nothing of whose turn it is: that turn is over."""
        for finger in list(self._fingers.values()):
            if finger.piece.free:
                self._let_go(finger)

    def _let_all_go(self) -> None:
        """Fingers that no longer count; whatever they held open is closed already."""
        for finger in list(self._fingers.values()):
            self._let_go(finger, ended=False)


def _is_face(look: Look) -> bool:
    """Whether it shows something out of the box of the match."""
    return getattr(look, "item", None) is not None


def _height(sprite: Sprite) -> int:
    layer = sprite.piece.layer
    return layer + 60 if sprite.held and layer + 60 < CURTAIN else layer


def _alike(action: Action | None, other: Action | None) -> bool:
    """Whether an action still means what it meant when the finger came down."""
    if isinstance(action, Send) and isinstance(other, Send):
        return _said_by(action) == _said_by(other)
    return type(action) is type(other)


def _said_by(action: Send) -> list[tuple[type, int | None]]:
    """Which moves, and whose."""
    return [(type(move), getattr(move, "seat", None)) for move in action.moves]


def _towards(slide: Slide, key: str, dx: float, dy: float) -> float:
    """How much a movement of the finger points along a slide."""
    own = next((way for way in slide.ways if way.key == key), None)
    if own is None:
        return -1e9
    return (dx * own.dx + dy * own.dy) / max(hypot(own.dx, own.dy), 1.0)
