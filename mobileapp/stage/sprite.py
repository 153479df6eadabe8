"""The canvas instructions of one piece, created once and then only updated."""

from functools import cache
from math import cos, hypot, pi, radians, sin

from kivy.graphics import (
    Color,
    InstructionGroup,
    Line,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Rotate,
    Scale,
    Translate,
)
from kivy.utils import get_color_from_hex

from mobileapp.stage.flame_drawing import FlameDrawing
from mobileapp.stage.flames import Flame
from mobileapp.stage.geometry import Rect
from mobileapp.stage.looks import Clock, Words
from mobileapp.stage.piece import Look, Piece, Waypoint
from mobileapp.stage.textures import Painted, Textures

WAYPOINT = 0.14
"""Seconds to each waypoint. The last part of the way, to its place, takes `Piece.duration`."""
DARK = 0.62
"""How much of its brightness a piece loses if `Piece.dim` is 1."""
FADE = 0.15
"""The seconds of a fade-out. With *Reduce motion*, every change of a piece takes this long."""
WHITE = (1.0, 1.0, 1.0)

X, Y, W, H, ANGLE, OPACITY, DIM, GLOW, TURN, LIFT = range(10)
Values = list[float]


def values_of(piece: Piece) -> Values:
    """The animated values of a piece at its place, indexed by X, Y, W and so on."""
    rect = piece.rect
    up = 1.0 if piece.face_up else 0.0
    return [
        rect.cx, rect.cy, rect.w, rect.h,
        piece.angle, piece.opacity, piece.dim, piece.glow, up, piece.lifted,
    ]  # fmt: skip


def values_at(spot: Waypoint, piece: Piece) -> Values:
    """The animated values of a piece at a waypoint, indexed by X, Y, W and so on."""
    rect = spot.rect
    up = 1.0 if spot.face_up else 0.0
    return [rect.cx, rect.cy, rect.w, rect.h, spot.angle, spot.opacity, piece.dim, 0.0, up, 0.0]


def _by_shorter_turn(start: Values, target: Values) -> Values:
    """The target with an equivalent angle that is at most 180 degrees from the start angle."""
    turn = (target[ANGLE] - start[ANGLE] + 180) % 360 - 180
    return [*target[:ANGLE], start[ANGLE] + turn, *target[ANGLE + 1 :]]


@cache
def _rgb(colour: str) -> tuple[float, float, float]:
    r, g, b, _ = get_color_from_hex(colour)
    return r, g, b


class Sprite:
    """Draws one piece through several scenes.

    For example, the same sprite shows a card in a hand, on a pile and on the table.
    """

    piece: Piece
    values: Values

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self._translate, self._rotate, self._scale = Translate(), Rotate(axis=(0, 0, 1)), Scale()
        self._shadow_colour, self._shadow = Color(0, 0, 0, 0), Rectangle()
        self._glow_colour, self._glow = Color(0, 0, 0, 0), Rectangle()
        self._colour, self._body = Color(), Rectangle()
        self.parts = (
            PushMatrix(), self._translate, self._rotate, self._scale,
            self._shadow_colour, self._shadow, self._glow_colour, self._glow,
            self._colour, self._body, PopMatrix(),
        )  # fmt: skip
        for part in self.parts:
            self.group.add(part)
        self.front: Painted | None = None
        self.back: Painted | None = None
        self.shown: tuple[Painted | None, bool] | None = None
        self.pending: Piece | None = None
        """The piece to show when its delay is over; until then the previous one stays visible."""
        self.began = self.duration = 0.0
        self.arc = 0.0
        """The height of the arc of the current movement, in pixels."""
        self.waypoints: list[Values] = []
        """The targets after the current one: at later waypoints, and at the end of the movement."""
        self.moving = False
        self.held = False
        self.face_waits = False
        """Whether the front stays hidden until the fronts of all sprites with `face_waits` are
        painted.
        """
        self.clock: ClockFace | None = None
        self.flames: tuple[Flame, ...] = ()
        self.lights: FlameDrawing | None = None
        """The lights around the flames; None before there was any."""
        self.tint = WHITE
        """The factors for red, green and blue by which the backdrop's light tints the piece."""

    # --- how it looks -------------------------------------------------------------------------

    def begin(self, piece: Piece, values: Values, textures: Textures) -> None:
        """Show a new piece, starting with these values."""
        self.piece, self.values, self.held = piece, values, False
        self.front = self.back = None
        self.become(piece, textures)
        self.face_waits = piece.look.has_secret_face

    def become(self, piece: Piece, textures: Textures) -> None:
        """Take the look and size of a piece, without starting a movement."""
        old = self.piece.look
        self.piece, self.pending = piece, None
        self.size = (max(piece.rect.w, 1.0), max(piece.rect.h, 1.0))
        if old != piece.look and not self.is_same_thing(old, piece.look):
            self.front = self.back = None
        if not piece.look.takes_light:
            self.tint = WHITE
        self._forget_face()
        shape = piece.look.shadow
        self._shape = shape
        if shape:
            self._shadow.texture = textures.shadow(shape)
        self._glow.texture = textures.shadow(shape or "box")
        self._glow_rgb = _rgb(piece.glow_colour)
        if isinstance(piece.look, Clock) != (self.clock is not None):
            self._set_clock(piece.look)
        self.flames = piece.look.flames(*self.size)
        if not self.flames:
            self.put_out()
        self.load(textures)
        # A card that is turned over also waits for the others, or the first face that is painted
        # would be seen alone.
        self.face_waits = piece.look.has_secret_face and (self.face_waits or not self.has_front)

    @staticmethod
    def is_same_thing(old: Look, new: Look) -> bool:
        """Whether two looks show the same thing; if so, the new one does not fade in.

        They do if they are front and back of one card, or if the new one continues the old one.
        """
        hidden = old.hidden()
        if old.has_back and hidden == new.hidden() and hidden in (old, new):
            return True
        return new.continues(old)

    def load(self, textures: Textures) -> None:
        """Get the textures of the look that are available now; the others are painted later."""
        for back in self.piece.look.painted_sides:
            painted = textures.get(self.piece.look, *self.size, back)
            if back:
                self.back = painted or self.back
            else:
                self.front = painted or self.front
        self.shown = None

    def _forget_face(self) -> None:
        """Drop the front of a card whose face is hidden, so that no further frame shows it."""
        look = self.piece.look
        if look.has_back and not look.has_secret_face:
            self.front = None
            self.values[TURN] = 0.0

    @property
    def has_front(self) -> bool:
        """Whether the texture of the front is available."""
        return self.front is not None

    def highlight(self, on: bool) -> None:
        """Show or hide the white glow of a drop target."""
        self._glow_rgb = WHITE if on else _rgb(self.piece.glow_colour)
        self.values[GLOW] = 1.0 if on else self.piece.glow
        if not self.moving:
            self.draw()

    def release(self) -> None:
        """Reset a sprite that is no longer shown, and release its textures."""
        self.pending, self.held, self.moving = None, False, False
        self.front = self.back = self.shown = None
        self._body.texture = None
        self.flames = ()
        self.put_out()

    # --- motion -------------------------------------------------------------------------------

    def move_to(
        self, target: Values, now: float, piece: Piece, seconds: float | None = None
    ) -> None:
        """Start an animation from the current values to a target.

        If `seconds` is given, it replaces the piece's own duration, and the sprite moves directly:
        without delay, waypoints or arc.
        """
        self.start, self.target = list(self.values), _by_shorter_turn(self.values, target)
        direct = seconds is not None
        self.began = now + (0 if direct else piece.delay)
        self.duration = max(piece.duration if seconds is None else seconds, 0.001)
        self.waypoints = []
        if piece.waypoints and not direct and self.values[:2] != target[:2]:
            self.waypoints = [*(values_at(spot, piece) for spot in piece.waypoints[1:]), target]
            first = values_at(piece.waypoints[0], piece)
            self.target, self.duration = _by_shorter_turn(self.values, first), WAYPOINT
        far = hypot(target[X] - self.start[X], target[Y] - self.start[Y]) > 4
        self.arc, self.hops = (piece.arc if far and not direct else 0), piece.hops
        self.moving = True

    def advance(self, now: float, textures: Textures) -> bool:
        """Advance the animation to the time `now`; return whether it is still running."""
        t = (now - self.began) / self.duration
        if t <= 0:
            return True
        if self.pending is not None:
            self.become(self.pending, textures)
        if t >= 1:
            self.values = list(self.target)
            if self.waypoints:
                self.start = list(self.values)
                self.target = _by_shorter_turn(self.values, self.waypoints.pop(0))
                self.began += self.duration
                self.duration = WAYPOINT if self.waypoints else max(self.piece.duration, 0.001)
                return True
            self.arrive()
            return False
        u = t - 1
        smooth = 1 + u * u * u
        springy = 1 + u * u * (1.9 * u + 0.9) if self.piece.bounce else smooth
        start, target, values = self.start, self.target, self.values
        for i in (X, Y, W, H, ANGLE):
            values[i] = start[i] + (target[i] - start[i]) * springy
        for i in (OPACITY, DIM, GLOW, LIFT):
            values[i] = start[i] + (target[i] - start[i]) * smooth
        if target[TURN] != start[TURN]:  # show the face of a card as briefly as possible
            part = t * 2.4 if target[TURN] < start[TURN] else t * 1.9 - 0.9
            values[TURN] = start[TURN] + (target[TURN] - start[TURN]) * min(max(part, 0.0), 1.0)
        self.draw(abs(sin(pi * t * self.hops)))
        return True

    def arrive(self) -> None:
        """End the animation and draw the current values."""
        self.moving, self.waypoints = False, []
        self.draw()

    def draw(self, height: float = 0.0, scale: float = 1.0) -> None:
        """Update the canvas instructions.

        `height` is the current height in the arc, 0 to 1; `scale` enlarges the drawn piece.
        """
        x, y, w, h, angle, opacity, dim, glow, turn, lift = self.values
        if self.clock:
            self.clock.fade(opacity)
        if opacity <= 0:  # skip the rest: many new pieces start invisible
            self._colour.a = self._shadow_colour.a = self._glow_colour.a = 0
            return
        arc = self.arc
        self._translate.xy = (x, y + height * arc)
        self._rotate.angle = angle
        grow = (1 + 0.04 * height * (arc > 0) + 0.05 * lift) * scale
        side = abs(cos(pi * turn)) if 0 < turn < 1 else 1.0
        self._scale.xyz = (
            max(w / self.size[0], 0.001) * grow * max(side, 0.02),
            max(h / self.size[1], 0.001) * grow,
            1,
        )
        light = 1 - DARK * dim
        r, g, b = self.tint
        self._show_side(turn > 0.5)
        visible = opacity if self.shown and self.shown[0] else 0.0
        self._colour.rgba = (light * r, light * g, light * b, visible)
        self._draw_shadow(height + lift, angle, visible, glow)

    def _show_side(self, up: bool) -> None:
        painted = self.front if up and not self.face_waits else self.back
        if self.piece.look.has_back:
            painted = painted or self.back
        if self.shown == (painted, up):
            return
        self.shown = (painted, up)
        if painted is not None:
            w, h = self.size
            self._body.texture = painted.texture
            tw = painted.texture.width * w / painted.width
            th = painted.texture.height * h / painted.height
            self._body.size, self._body.pos = (tw, th), (-tw / 2, -th / 2)

    def _draw_shadow(self, height: float, angle: float, opacity: float, glow: float) -> None:
        """Update the shadow, which always falls downwards on the screen, and the glow."""
        w, h = self.size
        near = min(w, h, 260)
        turned = radians(angle)
        if self._shape:
            wide = near * (0.04 + 0.07 * height)
            sw, sh = (w + wide * 2) * 1.28, (h + wide * 2) * 1.28
            drop = near * (0.04 + 0.12 * height)
            self._shadow.size = (sw, sh)
            self._shadow.pos = (-sw / 2 - sin(turned) * drop, -sh / 2 - cos(turned) * drop)
            self._shadow_colour.rgba = (0, 0, 0, (0.6 - 0.18 * min(height, 1)) * opacity)
        else:
            self._shadow_colour.a = 0
        if glow > 0.01:
            rim = near * 0.07 * glow
            gw, gh = (w + rim * 2) * 1.3, (h + rim * 2) * 1.3
            self._glow.size, self._glow.pos = (gw, gh), (-gw / 2, -gh / 2)
            self._glow_colour.rgba = (*self._glow_rgb, min(glow * 1.2, 1) * opacity)
        else:
            self._glow_colour.a = 0

    def contains(self, x: float, y: float, least: float, margin: float = 0) -> bool:
        """Whether a point hits the piece.

        If `least` is 0, the point must be inside the shape of the look. Otherwise it must be inside
        the piece's rectangle, enlarged to at least `least` pixels in width and height, or at most
        `margin` pixels away from it.
        """
        turned = -radians(self.values[ANGLE])
        dx, dy = x - self.values[X], y - self.values[Y]
        along = dx * cos(turned) - dy * sin(turned)
        across = dx * sin(turned) + dy * cos(turned)
        w, h = self.values[W], self.values[H]
        if abs(along) > max(w, least) / 2 + margin or abs(across) > max(h, least) / 2 + margin:
            return False
        return bool(least) or self.piece.look.covers(along / max(w, 1), across / max(h, 1))

    @property
    def rect(self) -> Rect:
        x, y, w, h = self.values[:4]
        return Rect(x - w / 2, y - h / 2, w, h)

    # --- flames -------------------------------------------------------------------------------

    def glow(self, seconds: float, number: int, textures: Textures) -> None:
        """Draw the lights around the flames at a time; `number` is that of the first flame."""
        if self.lights is None:
            self.lights = FlameDrawing()
            self.group.insert(len(self.group.children) - 1, self.lights.group)
        w, h = self.size
        soft, visible = textures.shadow("light"), self._colour.a
        self.lights.draw(self.flames, -w / 2, h / 2, seconds, soft, number, visible)

    def put_out(self) -> None:
        """Remove the lights around the flames."""
        if self.lights is not None:
            self.lights.put_out()

    # --- the clock ----------------------------------------------------------------------------

    def _set_clock(self, look: Look) -> None:
        if self.clock is not None:
            self.group.remove(self.clock.group)
            self.clock = None
        if isinstance(look, Clock):
            self.clock = ClockFace()
            self.group.insert(len(self.group.children) - 1, self.clock.group)

    def show_time(self, seconds: float, textures: Textures) -> None:
        """Show the remaining seconds if the piece is a clock."""
        if self.clock is not None and isinstance(self.piece.look, Clock):
            self.clock.show(seconds, self.piece.look.total, min(self.size), textures)


class ClockFace:
    """Draws the digits and the ring of a clock."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self.ring_colour, self._ring = Color(1, 0.99, 0.95, 1), Line(width=3, cap="round")
        self.figures_colour, self.figures = Color(1, 1, 1, 1), Rectangle(size=(0, 0))
        for part in (self.ring_colour, self._ring, self.figures_colour, self.figures):
            self.group.add(part)
        self.whole = -1
        self._opacity = 1.0

    def fade(self, opacity: float) -> None:
        """Set the opacity of digits and ring."""
        self._opacity = self.ring_colour.a = self.figures_colour.a = opacity

    def show(self, seconds: float, total: float, side: float, textures: Textures) -> None:
        whole, room = int(seconds + 0.999), (side * 0.84, side * 0.6)
        painted = textures.get(_figures(whole, side), *room)
        if whole != self.whole:  # paint the next digits ahead of time
            self.whole = whole
            textures.prepare(_figures(max(whole - 1, 0), side), *room)
        part = seconds - int(seconds)
        beat = 1.0 + (0.12 * max(0.0, (part - 0.8) * 5) if seconds <= 10 else 0)
        if painted is not None:
            self.figures.texture = painted.texture
            w = painted.texture.width * side * 0.84 / painted.width * beat
            h = painted.texture.height * side * 0.6 / painted.height * beat
            self.figures.size, self.figures.pos = (w, h), (-w / 2, -h / 2)
        left = 0 if total <= 0 else 360 * min(seconds / total, 1)
        self._ring.width = max(side * 0.022, 1.2)
        self._ring.circle = (0, 0, side * 0.46, 0, left)
        self.ring_colour.rgba = (
            (1, 0.99, 0.95, self._opacity) if seconds > 10 else (1, 0.72, 0.5, self._opacity)
        )


def _figures(seconds: int, side: float) -> Words:
    return Words(f"{seconds // 60}:{seconds % 60:02d}", side * 0.42, "figures", pool=False)
