"""A painted hand that shows how to touch a scene, for a child who cannot read what it says."""

from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from mobileapp.stage.boxes import Length
from mobileapp.stage.colours import INK, PAPER
from mobileapp.stage.geometry import around
from mobileapp.stage.looks import Art, Button
from mobileapp.stage.piece import AppCommand, Look, Peek, Piece, Pieces
from mobileapp.stage.scene import Scene
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Layer

HAND, COPY = "hint-hand", "hint-copy"
"""The keys of the hand, and of the transparent copy of a piece that it drags."""
SIDE = Length(140)
"""The size of the hand."""
TIP = (0.4, 0.04)
"""The position of the fingertip in the hand, from its upper left corner."""
AWAY = 0.35
"""How far the hand is from the piece before it taps it, in multiples of the hand's size."""
FLICK = 0.4
"""How far the hand flicks a piece, as a part of the window's height."""
UPSIDE_DOWN = 180
FAINT, SLOW = 0.6, 0.9
"""The opacity of the copy, and the seconds of a movement of the hand."""

FINGERS = ((0.31, 0.02, 0.49, 0.7), (0.46, 0.36, 0.62, 0.7), (0.59, 0.4, 0.75, 0.7),
           (0.72, 0.44, 0.87, 0.72))  # fmt: skip
"""The index finger and those that are bent, as left, top, right and bottom in the hand."""
PALM, THUMB = (0.31, 0.54, 0.87, 0.9), ((0.16, 0.5), (0.4, 0.74))
"""The palm; and both ends of the thumb, which is as thick as `THICK`."""
CREASES, CREASE = (0.475, 0.605, 0.735), (0.47, 0.62)
"""Where one finger ends and the next begins, and how far down."""
CUFF, CUFF_COLOUR = (0.36, 0.86, 0.82, 1), "#D9574A"
THICK, LINE, ROUND = 0.16, 0.03, 0.08
"""The thickness of the thumb and of the outline, and the radius of the ends of fingers."""
FINER = 3
"""The hand is painted so many times as large, for smooth edges."""


class Hand(Look):
    """A hand of cut paper that points upwards."""

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        side = min(width, height) * FINER
        image = Image.new("RGBA", (side, side))
        draw = ImageDraw.Draw(image)
        line = round(LINE * side)
        draw.rounded_rectangle(_scaled(CUFF, side), line, CUFF_COLOUR, INK, line)
        for grown, colour in ((line, INK), (0, PAPER)):
            for part in (*FINGERS, PALM):
                left, top, right, bottom = _scaled(part, side)
                box = (left + line - grown, top + line - grown,
                       right - line + grown, bottom - line + grown)  # fmt: skip
                draw.rounded_rectangle(box, ROUND * side, colour)
            thumb = [(x * side, y * side) for x, y in THUMB]
            thick = round(THICK * side) - 2 * (line - grown)
            draw.line(thumb, colour, thick)
            for x, y in thumb:
                draw.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), colour)
        for x in CREASES:
            ends = [(x * side, y * side) for y in CREASE]
            draw.line(ends, INK, line)
        small = image.resize((side // FINER, side // FINER), Image.Resampling.LANCZOS)
        shade = Image.new("RGBA", small.size, INK)
        shade.putalpha(small.getchannel("A").filter(ImageFilter.GaussianBlur(FINER)))
        return Image.alpha_composite(shade, small)


def _scaled(part: tuple[float, float, float, float], side: int) -> tuple[float, ...]:
    return tuple(edge * side for edge in part)


class Gesture(NamedTuple):
    """A gesture that the hand shows."""

    key: str
    """The key of the piece that it touches."""
    way: tuple[float, float] = (0, 0)
    """How far it drags the piece; a tap drags it nowhere."""

    @property
    def is_tap(self) -> bool:
        return self.way == (0, 0)


def gesture_to_show(scene: Scene, space: Space, about: str = "", turn: int = 0) -> Gesture | None:
    """The gesture that leads on in a scene; None if there is none.

    It is a tap on the golden button if there is one. Otherwise it is done to one of the pieces that
    a lesson is `about` (see `Lesson.about`), or to one that glows. If several gestures are as good,
    they take turns, so that the hand recommends none of them.
    """
    named = about.split()
    ranks: dict[tuple[bool, ...], list[Gesture]] = {}
    for key, piece in scene.pieces.items():
        for shown in _gestures(key, piece, scene, space):
            rank = (_is_golden(piece), is_named(key, named), piece.glow > 0, not shown.is_tap)
            ranks.setdefault(rank, []).append(shown)
    best = ranks[max(ranks)] if ranks else []
    return best[turn % len(best)] if best else None


def _is_golden(piece: Piece) -> bool:
    return isinstance(piece.look, Button) and not piece.look.quiet


def is_named(key: str, named: list[str]) -> bool:
    """Whether a key is named, or begins with a name that ends with a colon."""
    return any(key.startswith(one) if one.endswith(":") else key == one for one in named)


def _gestures(key: str, piece: Piece, scene: Scene, space: Space) -> Iterator[Gesture]:
    """Every gesture on a piece that moves it or plays it; nothing that only leads to the app."""
    if isinstance(piece.look, Button) and piece.look.quiet:
        return
    for slide in piece.slides:
        for path in slide.ways:
            if path.key == key:
                yield Gesture(key, (path.dx, path.dy))
    targets = [scene.pieces[drop.target] for drop in piece.drops if drop.target in scene.pieces]
    for target in targets[:1]:
        yield Gesture(key, (target.rect.cx - piece.rect.cx, target.rect.cy - piece.rect.cy))
    if piece.flick is not None:
        yield Gesture(key, (0, FLICK * space.height))
    if piece.tap is not None and not isinstance(piece.tap, AppCommand | Peek):
        yield Gesture(key)


def hint(scene: Scene, shown: Gesture, done: bool, space: Space) -> Pieces:
    """The hand before or after (`done`) it has made a gesture, and a copy of what it drags."""
    piece, side = scene.pieces[shown.key], SIDE.of(space)
    across, up = shown.way if done else (0, 0)
    rect = piece.rect.moved(across, up)
    away = AWAY * side if shown.is_tap and not done else 0
    away = -away if rect.cy - away - side < space.area.y else away
    found = {HAND: _hand_at(rect.cx + away, rect.cy - away, side, space)}
    if not shown.is_tap:
        found[COPY] = Piece(
            rect, piece.look, face_up=piece.face_up, angle=piece.angle, layer=Layer.HINT,
            opacity=FAINT, duration=SLOW, public=False,
        )  # fmt: skip
    return found


def _hand_at(x: float, y: float, side: float, space: Space) -> Piece:
    """The hand with its fingertip at a point; it points down at what is near the lower edge."""
    down = y - side < space.area.y
    way = -side if down else side
    rect = around(x + (0.5 - TIP[0]) * way, y - (0.5 - TIP[1]) * way, side, side)
    angle = UPSIDE_DOWN if down else 0
    return Piece(rect, Hand(), angle=angle, layer=Layer.HINT + 1, duration=SLOW, public=False)
