"""Gesture recognition on the stage: tap, hold, flick, drag, slide, rotation with two fingers."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from math import atan2, cos, degrees, hypot, radians, sin

from kivy.graphics import Color, InstructionGroup, Line
from kivy.metrics import dp

from mobileapp.stage.curtain import CurtainDrawing
from mobileapp.stage.piece import CURTAIN, FADING, Action, Choose, Dragged, Piece, Send, Slide
from mobileapp.stage.space import CLEARANCE, TOUCH
from mobileapp.stage.sprite import ANGLE, OPACITY, H, Sprite, W, X, Y
from mobileapp.stage.sprites import Sprites
from mobileapp.stage.touched import Touched, Vacated, vacated

HOLD = 0.5
"""Seconds that a finger must stay on a piece, such as the badge on the curtain, for a hold."""
PAUSE = 0.25
"""Seconds for which `Fingers.pause` ignores new touches.

There is such a pause after a move, so that a double tap does not play two moves.
"""
MAX_REST = 0.1
"""The maximum number of seconds of one frame that count towards a hold.

In a longer frame the finger may have been lifted already.
"""
REST_DISTANCE = 40
"""A hold is cancelled, and a tap is none, when the finger moves farther than this, in dp."""
DRAG_DISTANCE = 12
"""A touch becomes a drag when the finger moves farther than this, in dp."""
FLICK = 0.1
"""The minimum length of a flick, as a fraction of the shorter side of the stage."""
SLIDE_DONE = 0.5
"""A slide that is released beyond this part of its path is completed; else it springs back."""
PRESSED, DRAGGED = 1.03, 1.05
"""The scale of a piece while it is pressed, and while it is dragged."""


@dataclass(eq=False)
class Finger:
    """One touch on a piece, from touch down to touch up."""

    key: str
    sprite: Sprite
    piece: Piece
    """The piece as it was at touch down."""
    began: float
    start: tuple[float, float]
    at: tuple[float, float]
    offset: tuple[float, float]
    """The vector from the touch position to the centre of the piece."""
    too_early: bool = False
    """Whether the piece had just appeared near another touch, so that a tap has no effect."""
    dragging: bool = False
    slide: Slide | None = None
    slid: float = 0.0
    """The progress of a slide: 0 at its start, 1 at its end, and up to 1.06 a little beyond it."""
    slide_starts: dict[str, tuple[float, float]] = field(default_factory=dict)
    """The start positions of all pieces of a slide, by key."""
    last_seen: float = 0.0
    """The time of the latest frame that counted towards a hold."""
    rested: float = 0.0
    """The seconds that count towards a hold so far; see `MAX_REST`."""
    hold_done: bool = False
    """Whether the hold is complete."""
    second: int | None = None
    """The id of a second touch that rotates the piece."""
    turn_from: float = 0.0
    turned: float = 0.0
    """The rotation by the second finger, in degrees."""
    reported: tuple[float, float, float] | None = None
    """The position and rotation of a free piece that were last passed to `drag`."""

    @property
    def moved(self) -> tuple[float, float]:
        return self.at[0] - self.start[0], self.at[1] - self.start[1]


class Fingers:
    """Tracks all touches on the stage.

    `up` returns the action of a gesture that ends with touch up. `act` is called with all other
    actions: those triggered earlier, for example by a hold, and the `released` action of a hold.
    `drag` is called with the positions of free pieces (`Piece.free`) while they are dragged.
    """

    def __init__(
        self,
        sprites: Sprites,
        curtain: CurtainDrawing,
        act: Callable[[Action], object],
        drag: Callable[[Dragged], object],
    ) -> None:
        self._sprites, self._curtain = sprites, curtain
        self._act, self._drag = act, drag
        self.by_touch: dict[int, Finger] = {}
        """The touches on pieces by touch id, except second touches (see `Finger.second`)."""
        self._paused_until = 0.0
        self._touched: list[Touched] = []
        """The touches of the last `RECENT` seconds."""
        self._vacated: list[Vacated] = []
        """The places of controls that have left in the last `RECENT` seconds."""
        self._target: Sprite | None = None
        """The highlighted sprite, on which a dragged piece would be dropped now; None for none."""
        self._size = 1.0, 1.0
        self.group = InstructionGroup()
        self._ring_colour, self._ring = Color(1, 0.85, 0.5, 0), Line(width=3, cap="round")
        self.group.add(self._ring_colour)
        self.group.add(self._ring)

    def resize(self, width: float, height: float) -> None:
        self._size = width, height

    def busy(self, now: float) -> bool:
        """Whether any finger is down on a piece, or new touches are ignored now (`PAUSE`)."""
        return bool(self.by_touch) or now < self._paused_until

    def pause(self, now: float) -> None:
        """Ignore new touches for a moment (`PAUSE`)."""
        self._paused_until = now + PAUSE

    # --- down ---------------------------------------------------------------------------------

    def down(self, touch: int, x: float, y: float, now: float) -> bool:
        """Handle touch down; return whether a piece reacts to it.

        The result is also True for a touch that is ignored because of a `pause`.
        """
        for finger in list(self.by_touch.values()):
            if finger.piece.hold is not None:
                self._let_go(finger, now)  # a second finger cancels a hold
                return True
            if self._may_turn(finger, x, y, now):
                finger.second = touch
                finger.turn_from = _bearing(finger, x, y) - finger.turned
                if not finger.dragging:
                    self._begin_drag(finger)
                return True
        too_early = self.too_early(x, y, now)
        self._remember(x, y, now)
        if now < self._paused_until:
            return True
        found = self._piece_at(x, y, now)
        if found is None:
            return False
        key, sprite = found
        offset = (sprite.values[X] - x, sprite.values[Y] - y)
        finger = Finger(key, sprite, sprite.piece, now, (x, y), (x, y), offset, too_early)
        self.by_touch[touch] = finger
        sprite.draw(scale=PRESSED)
        if finger.piece.hold is not None and finger.piece.hold.begun is not None:
            self._act(finger.piece.hold.begun)
        return True

    def too_early(self, x: float, y: float, now: float) -> bool:
        """Whether a tap would hit a control that has just appeared near an earlier touch, or at the
        place of another control.

        It has not just appeared if a piece with the same key and meaning was near that touch
        before. Drags, flicks and holds are deliberate, so they are not checked.
        """
        found = self._piece_at(x, y, now)
        if found is None:
            return False
        key, piece = found[0], found[1].piece
        if any(left.is_taken_by(key, piece, x, y, now) for left in self._vacated):
            return True
        return piece.tap is not None and any(
            touched.is_near(x, y, now)
            and not (
                key in touched.controls and _same_meaning(piece.tap, touched.controls[key].tap)
            )
            for touched in self._touched
        )

    def touched_before(self, touches: Iterable[Touched]) -> None:
        """Remember touches on another page, when none of the present pieces was there."""
        self._touched += touches

    def will_show(self, pieces: Mapping[str, Piece], now: float) -> None:
        """Remember the places of controls that are not in the scene that is shown next."""
        before = {key: one.pending or one.piece for key, one in self._sprites.by_key.items()}
        recent = [left for left in self._vacated if left.is_recent(now)]
        self._vacated = [*recent, *vacated(before, pieces, now)]

    def _remember(self, x: float, y: float, now: float) -> None:
        """Remember a touch for `RECENT` seconds.

        Touches in quick succession count as one: what has appeared since the first of them stays
        without effect until the last of them is long enough ago.
        """
        first = next((one for one in self._touched if one.is_near(x, y, now)), None)
        controls = first.controls if first else self._controls_near(x, y)
        recent = [one for one in self._touched if one.is_recent(now) and one is not first]
        self._touched = [*recent, Touched(x, y, now, controls)]

    def _controls_near(self, x: float, y: float) -> dict[str, Piece]:
        """The pieces that react to touches and whose rectangles are near a position."""
        near = dp(CLEARANCE)
        return {
            key: sprite.piece
            for key, sprite in self._sprites.by_key.items()
            if sprite.piece.touchable and sprite.contains(x, y, 1, near)
        }

    def _may_turn(self, finger: Finger, x: float, y: float, now: float) -> bool:
        """Whether a second touch at this position rotates the piece that a finger drags.

        A touch on a piece that is not free, such as a button, rotates nothing, because another
        person may be touching that piece.
        """
        if finger.piece.free != "drag" or finger.second is not None:
            return False
        found = self._piece_at(x, y, now)
        return found is None or bool(found[1].piece.free)

    def _piece_at(self, x: float, y: float, now: float) -> tuple[str, Sprite] | None:
        """The key and the sprite of the topmost piece that reacts to a touch at a position, if any.

        Pieces behind the curtain are skipped until it is fully open. A piece whose shape contains
        the position takes precedence over a piece that is only near it (`TOUCH`).
        """
        least = dp(TOUCH)
        keys = {id(sprite): key for key, sprite in self._sprites.by_key.items()}
        touched = {id(finger.sprite) for finger in self.by_touch.values()}
        for exact in (True, False):
            for sprite in reversed(self._sprites.order):
                piece = sprite.piece
                if id(sprite) not in keys or id(sprite) in touched or not piece.touchable:
                    continue
                if sprite.pending is not None or (sprite.moving and now < sprite.began):
                    continue
                if self._curtain.closed > 0 and piece.layer < CURTAIN:
                    continue
                if sprite.contains(x, y, 0 if exact else least):
                    return keys[id(sprite)], sprite
        return None

    # --- moving -------------------------------------------------------------------------------

    def move(self, touch: int, x: float, y: float, now: float) -> None:
        """Handle a touch that moves to a position."""
        for finger in self.by_touch.values():
            if finger.second == touch:
                finger.turned = _bearing(finger, x, y) - finger.turn_from
                self._follow(finger)
                return
        moved = self.by_touch.get(touch)
        if moved is None:
            return
        moved.at = (x, y)
        far = hypot(*moved.moved)
        if moved.piece.hold is not None:
            if far > dp(REST_DISTANCE) and not moved.hold_done:
                self._let_go(moved, now)
            return
        if not moved.dragging and far > dp(DRAG_DISTANCE):
            self._begin_drag(moved)
        if moved.dragging:
            self._follow(moved)

    def _begin_drag(self, finger: Finger) -> None:
        piece = finger.piece
        if piece.slides:
            finger.slide = max(piece.slides, key=lambda s: _towards(s, finger.key, *finger.moved))
            for way in finger.slide.ways:
                if (sprite := self._sprites.by_key.get(way.key)) is not None:
                    finger.slide_starts[way.key] = sprite.piece.rect.cx, sprite.piece.rect.cy
        elif not (piece.drops or piece.flick is not None or piece.free):
            return
        finger.dragging = True
        for sprite in self._moved_by(finger):
            sprite.held = piece.free != "sweep"
        self._sprites.sort()
        if finger.slide is not None and finger.slide.begun is not None:
            self._act(finger.slide.begun)

    def _moved_by(self, finger: Finger) -> list[Sprite]:
        if finger.slide is None:
            return [finger.sprite]
        keys = (way.key for way in finger.slide.ways)
        return [self._sprites.by_key[key] for key in keys if key in self._sprites.by_key]

    def _follow(self, finger: Finger) -> None:
        """Move and rotate the dragged piece, or move all pieces of a slide, with the finger.

        A piece with `free="sweep"` stays where it is.
        """
        if finger.slide is not None:
            self._follow_slide(finger, finger.slide)
        elif finger.piece.free != "sweep":
            sprite, (x, y) = finger.sprite, finger.at
            sprite.values[X], sprite.values[Y] = x + finger.offset[0], y + finger.offset[1]
            sprite.values[ANGLE] = finger.piece.angle + finger.turned
            sprite.arc = 0
            sprite.draw(height=0.8, scale=DRAGGED)
            self._light_target(self._target_under(finger))

    def _follow_slide(self, finger: Finger, slide: Slide) -> None:
        """Move each piece of a slide along its path by the fraction that the finger has covered."""
        own = next(way for way in slide.ways if way.key == finger.key)
        dx, dy = finger.moved
        part = (dx * own.dx + dy * own.dy) / max(own.dx**2 + own.dy**2, 1.0)
        finger.slid = min(max(part, 0.0), 1.06)
        for way in slide.ways:
            sprite = self._sprites.by_key.get(way.key)
            if sprite is not None and way.key in finger.slide_starts:
                x, y = finger.slide_starts[way.key]
                part = finger.slid * (FADING if way.fades else 1.0)
                sprite.values[X] = x + way.dx * part
                sprite.values[Y] = y + way.dy * part
                if way.fades:
                    sprite.values[OPACITY] = 1 - min(finger.slid, 1.0)
                sprite.arc = 0
                sprite.draw(height=0.5, scale=PRESSED)

    def _target_under(self, finger: Finger) -> Sprite | None:
        """The drop target under the finger, else the one under the piece's centre, if any."""
        places = (finger.at, (finger.sprite.values[X], finger.sprite.values[Y]))
        for x, y in places:
            for drop in finger.piece.drops:
                target = self._sprites.by_key.get(drop.target)
                if target is not None and target.contains(x, y, dp(TOUCH)):
                    return target
        return None

    def _light_target(self, target: Sprite | None) -> None:
        """Highlight this drop target instead of the previous one; None highlights no target."""
        if target is not self._target:
            if self._target is not None:
                self._target.highlight(False)
            if target is not None:
                target.highlight(True)
            self._target = target

    # --- as time passes -----------------------------------------------------------------------

    def advance(self, now: float) -> None:
        """Advance holds and report the positions of dragged free pieces; called once per frame."""
        self._watch_rest(now)
        for finger in list(self.by_touch.values()):
            if finger.dragging and finger.piece.free:
                self._grow(finger)
                place = (*_free_place(finger), finger.turned)
                if place != finger.reported:
                    finger.reported = place
                    self._drag(_dragged(finger, done=False))

    def _watch_rest(self, now: float) -> None:
        """Advance all holds; show their progress by rings and by opening the curtain slightly.

        A hold that is complete triggers its `done` action.
        """
        resting = False
        for finger in list(self.by_touch.values()):
            hold = finger.piece.hold
            if hold is None or finger.hold_done:
                continue
            resting = True
            finger.rested += min(now - (finger.last_seen or finger.began), MAX_REST)
            finger.last_seen = now
            part = min(finger.rested / HOLD, 1.0)
            self._draw_ring(self._sprites.by_key.get("ring", finger.sprite), part)
            self._curtain.open_slightly(part)
            if part == 1.0 and not self._curtain.moving:
                finger.hold_done = True
                self._act(hold.done)
                if hold.released is None:
                    self._let_go(finger, now, tell=False)
        if not resting:
            self._ring_colour.a = 0

    def _draw_ring(self, sprite: Sprite, part: float) -> None:
        """Draw a part of the ring around a sprite, or as large as the window has room for it."""
        values = sprite.values
        x, y, (width, height) = values[X], values[Y], self._size
        radius = max(values[W], values[H]) * 0.58
        self._ring.width = max(radius * 0.05, 2)
        room = min(x, y, width - x, height - y) - self._ring.width
        self._ring_colour.a = 1
        self._ring.circle = (x, y, min(radius, max(room, 0)), 0, 360 * part)

    def _grow(self, finger: Finger) -> None:
        """Scale a dragged piece by one step towards its size in the current scene."""
        values, rect = finger.sprite.values, finger.sprite.piece.rect
        if finger.sprite.held and abs(values[W] - rect.w) + abs(values[H] - rect.h) > 1:
            values[W] += (rect.w - values[W]) * 0.3
            values[H] += (rect.h - values[H]) * 0.3
            self._follow(finger)

    # --- up -----------------------------------------------------------------------------------

    def up(self, touch: int, x: float, y: float, now: float) -> Action | Dragged | None:
        """Handle touch up; return the action that the gesture triggers, if any.

        After a drag of a free piece, or a tap on a free piece without a `tap` action, return the
        final `Dragged` instead.
        """
        for finger in self.by_touch.values():
            if finger.second == touch:
                finger.second = None
                return None
        lifted = self.by_touch.get(touch)
        if lifted is None:
            return None
        lifted.at = (x, y)
        self._remember(x, y, now)
        meant = self._meaning(lifted)
        hold = lifted.piece.hold
        tapped = hold.tapped if hold is not None and not lifted.hold_done else None
        self._let_go(lifted, now, tell=tapped is None)
        meant = tapped or meant
        if not (meant is None or isinstance(meant, Choose | Dragged)):
            self.pause(now)
        return meant

    def _meaning(self, finger: Finger) -> Action | Dragged | None:
        piece = finger.piece
        if self._sprites.by_key.get(finger.key) is not finger.sprite or piece.hold is not None:
            return None  # the piece has left the scene, or `_watch_rest` handles its hold
        now = finger.sprite.piece  # a move of another player may have changed the piece
        if not finger.dragging:
            return _meaning_of_tap(finger, now)
        if finger.slide is not None:
            far = finger.slid > SLIDE_DONE and finger.slide in now.slides
            return finger.slide.action if far else finger.slide.ended
        if piece.free:
            return _dragged(finger, done=True)
        target = self._target_under(finger)
        for drop in now.drops:
            before = next((d.action for d in piece.drops if d.target == drop.target), None)
            if target is not None and self._sprites.by_key.get(drop.target) is target:
                return drop.action if _same_meaning(drop.action, before) else None
        flicked = _same_meaning(now.flick, piece.flick) and self._flicked(finger)
        return now.flick if flicked else None

    def _flicked(self, finger: Finger) -> bool:
        """Whether the gesture was a flick away from the player in front of whom the piece lies."""
        dx, dy = finger.moved
        turned = -radians(finger.piece.angle)
        side = dx * cos(turned) - dy * sin(turned)
        up = dx * sin(turned) + dy * cos(turned)
        return up > min(self._size) * FLICK and up > abs(side)

    # --- letting go ---------------------------------------------------------------------------

    def _let_go(self, finger: Finger, now: float, tell: bool = True) -> None:
        """End a touch; the pieces that it moved return to their places in the scene.

        With `tell`, the `released` action of a hold is triggered.
        """
        for touch, known in list(self.by_touch.items()):
            if known is finger:
                del self.by_touch[touch]
        self._light_target(None)
        self._curtain.open_slightly(0)
        for sprite in self._moved_by(finger):
            self._sprites.put_back(sprite, now)
        self._sprites.sort()
        hold = finger.piece.hold
        if tell and hold is not None and hold.released is not None:
            self._act(hold.released)

    def let_go_of_what_has_left(self, now: float) -> None:
        """Cancel touches on pieces that have left the scene, because their sprites may be reused.

        A hold that has a `released` action is kept until the finger is lifted.
        """
        for finger in list(self.by_touch.values()):
            hold = finger.piece.hold
            left = self._sprites.by_key.get(finger.key) is not finger.sprite
            if left and (hold is None or hold.released is None):
                self._let_go(finger, now)

    def let_go_of_free(self, now: float) -> None:
        """Cancel all touches on free pieces (`Piece.free`)."""
        for finger in list(self.by_touch.values()):
            if finger.piece.free:
                self._let_go(finger, now)

    def let_all_go(self, now: float) -> None:
        """Cancel all touches, without the `released` actions of holds."""
        for finger in list(self.by_touch.values()):
            self._let_go(finger, now, tell=False)


def _bearing(finger: Finger, x: float, y: float) -> float:
    """The direction from a finger to the second one, which is at (`x`, `y`), in degrees."""
    return degrees(atan2(y - finger.at[1], x - finger.at[0]))


def _free_place(finger: Finger) -> tuple[float, float]:
    """The value of `Dragged.at`: the centre of the piece, or for a sweep the finger's position."""
    if finger.piece.free == "sweep":
        return finger.at
    return finger.sprite.values[X], finger.sprite.values[Y]


def _dragged(finger: Finger, done: bool, tapped: bool = False) -> Dragged:
    place = _free_place(finger)
    return Dragged(finger.key, finger.start, place, finger.turned, done, tapped)


def _meaning_of_tap(finger: Finger, now: Piece) -> Action | Dragged | None:
    slipped = hypot(*finger.moved) > dp(REST_DISTANCE)
    if slipped or finger.too_early or not finger.sprite.contains(*finger.at, dp(TOUCH)):
        return None
    if now.free and now.tap is None:
        return _dragged(finger, done=True, tapped=True)
    return now.tap if _same_meaning(now.tap, finger.piece.tap) else None


def _same_meaning(action: Action | None, before: Action | None) -> bool:
    """Whether an action means the same as the one at touch down, `before`.

    The scene may have changed in between. Two Send actions mean the same if their moves have the
    same types and seats; other actions if they have the same type.
    """
    if isinstance(action, Send) and isinstance(before, Send):
        return _moves_in(action) == _moves_in(before)
    return type(action) is type(before)


def _moves_in(action: Send) -> list[tuple[type, int | None]]:
    """The types of an action's moves, and the seats that make them."""
    return [(type(move), getattr(move, "seat", None)) for move in action.moves]


def _towards(slide: Slide, key: str, dx: float, dy: float) -> float:
    """The component of a finger's movement (`dx`, `dy`) in the direction of a slide, in pixels.

    The direction is the path of the piece under the finger, whose key is `key`. If the slide does
    not move that piece, the result is a large negative number.
    """
    own = next((way for way in slide.ways if way.key == key), None)
    if own is None:
        return -1e9
    return (dx * own.dx + dy * own.dy) / max(hypot(own.dx, own.dy), 1.0)
