"""Pieces that all games share: headlines, buttons, corner buttons, messages, effects.

All functions are pure. Sizes come from `tokens.py` and depend on the window.
"""

from cmath import phase
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, replace
from functools import cache, lru_cache
from itertools import pairwise
from math import degrees, inf
from typing import Any

from mobileapp.stage import looks
from mobileapp.stage.boxes import Box, Length, PerWindow, Places, TextStyle, cached_layout, column
from mobileapp.stage.commands import Command
from mobileapp.stage.geometry import Rect, around, upright, upright_box
from mobileapp.stage.lettering import fit_labels, line_width
from mobileapp.stage.piece import (
    CURTAIN,
    Action,
    AppCommand,
    EndPeek,
    Hold,
    Lift,
    Look,
    Peek,
    Piece,
    Pieces,
    Waypoint,
)
from mobileapp.stage.scene import Person, Reveal, Scene, SceneContext, TimedScene
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Duration, Gap, Layer, Size, Text, bar

CONTRAST_SHADE = 0.4
"""The minimum `Scene.shade` with the setting for high contrast."""


def with_headline(middle: Box, space: Space, alone: bool = False) -> Box:
    """A tree with `middle` between two lines of text: `headline` below, `headline_far` above it.

    On a phone, or with `alone`, there is only `headline`, and it is above `middle`.
    """
    line = bar(Box("headline"), size=Size.EDGE_BAR.of(space))
    one_sided = space.phone or alone
    lines = (line, middle) if one_sided else (line.far_side(), middle, line)
    return column(*lines, gap=Gap.SMALL)


@cached_layout()
def empty_table(space: Space) -> Places:
    """The places of the lines of `with_headline`, and of the room between them, `middle`."""
    return with_headline(Box("middle"), space).place(space.table, space)


def two_sided(context: SceneContext) -> bool:
    """Whether people read the table from both sides: on a tablet with several people."""
    return not context.space.phone and context.only_person is None


def turned(rect: Rect, angle: float, about: Rect) -> Rect:
    """Where a rectangle lies after a rotation by `angle` degrees around the centre of `about`.

    The angle is a multiple of 90. Width and height are not swapped, because the piece itself is
    rotated.
    """
    way = complex(rect.cx - about.cx, rect.cy - about.cy) * 1j ** round(angle / 90)
    return around(about.cx + way.real, about.cy + way.imag, rect.w, rect.h)


def both(space: Space, key: str, near: Piece, far: Piece | None = None) -> Pieces:
    """A piece for the near side, with this key, and one for the far side, with the key `<key>-far`.

    The second is `far`, or `near` if `far` is None, rotated by 180 degrees around the centre of the
    window. On a phone there is only the first.
    """
    if space.phone:
        return {key: near}
    other = far or near
    come = other.enter and Waypoint(other.enter.rect.across(space.area), 180, opacity=0)
    rect = other.rect.across(space.area)
    return {key: near, f"{key}-far": other._replace(rect=rect, angle=180, enter=come)}


def with_far_copy(key: str, near: Piece, far: Rect) -> Pieces:
    """A piece, and a copy of it, key `<key>-far`, rotated by 180 degrees in the rectangle `far`.

    If `far` is empty, there is no copy.
    """
    copy = {f"{key}-far": near._replace(rect=far, angle=180)} if far.h else {}
    return {key: near} | copy


def corner(space: Space, name: str) -> Rect:
    """The place of a corner button: "top-left", "top-right", "bottom-left" or "bottom-right"."""
    area, side = space.page, Size.CORNER.of(space)
    vertical, horizontal = name.split("-")
    x = area.x if horizontal == "left" else area.right - side
    y = area.y if vertical == "bottom" else area.top - side
    return Rect(x, y, side, side)


# --- text -------------------------------------------------------------------------------------

QUARTER_TURN = 90


def words(space: Space, rect: Rect, text: str, style: TextStyle, **more: Any) -> Piece:
    """A piece with text on the background; `more` are fields of `Words` or of `Piece`.

    It lies in `Layer.WORDS` unless `more` says otherwise.
    """
    look, rest = _split(looks.Words, {"face": style.face, "layer": Layer.WORDS} | more)
    return Piece(rect, looks.Words(text, space.text(style.size), **look), **rest)


def text_width(space: Space, text: str, style: TextStyle) -> float:
    """The width of a line of text in this style, in pixels."""
    return line_width(text, style.face, round(space.text(style.size)))


ROUNDED = 0.01
"""Font sizes are whole pixels, rounded down: with so much more, a size stays what it was."""


def labels_style(
    space: Space, texts: Iterable[str], style: TextStyle, width: float, height: float = inf
) -> TextStyle:
    """The style of texts that belong together: of one size, in which all fit (`fit_labels`)."""
    size = fit_labels(texts, style.face, space.text(style.size), width, height)
    return style._replace(size=(size + ROUNDED) / space.text(1))


def legible(space: Space) -> float:
    """The size of letters below which texts do not shrink only to be as large as longer ones."""
    return space.text(Text.SMALLEST.size / max(space.text_scale, 1))


def letter_size(piece: Piece) -> float:
    """The size of a piece's letters, in pixels; 0 without letters."""
    look, rect = piece.look, piece.rect
    return look.fitted(rect.w, rect.h).size if isinstance(look, looks.TextLook) else 0


BADGE_BEFORE_TEXT = 1.7
"""The width of a badge or picture before a text, plus the gap after it, as a multiple of the font
size.
"""
CAP_HEIGHT = 0.8
"""The height of letters, as a fraction of the height of their line."""


def letters(piece: Piece, look: looks.Words) -> Rect:
    """The rectangle that a piece's text and badge take on the stage, also after a quarter turn."""
    rect = piece.rect
    fitted = look.fitted(rect.w, rect.h)
    wide = min(fitted.width + look.lead_width(rect.w, rect.h), rect.w)
    x = rect.cx if look.align == "center" else rect.x + wide / 2
    box = around(x, rect.cy, wide, min(fitted.height, rect.h) * CAP_HEIGHT)
    return around(box.cx, box.cy, box.h, box.w) if abs(piece.angle) == QUARTER_TURN else box


CORE = 0.88
"""The central fraction of a bright piece's width and height, where text is hard to read."""


def readable_over(bright: str, shown: Scene | Reveal) -> Reveal:
    """The scene or reveal, with a dark strip behind each text that lies on bright pieces.

    Bright pieces are those whose keys begin with `bright`.
    """

    def with_ground(scene: Scene) -> Scene:
        lying = [
            upright(piece.rect.scaled(CORE), piece.angle)
            for key, piece in scene.pieces.items()
            if key.startswith(bright)
        ]
        pieces = dict(scene.pieces)
        for key, piece in scene.pieces.items():
            if isinstance(look := piece.look, looks.Words):
                box = letters(piece, look)
                if any(map(box.overlaps, lying)):
                    pieces[key] = piece._replace(look=replace(look, chip=True))
        return scene._replace(pieces=pieces)

    return each_scene(shown, with_ground)


def slip(space: Space, rect: Rect, text: str, style: TextStyle, **more: Any) -> Piece:
    """A piece with text on a slip of paper; `more` are fields of `Slip` or of `Piece`."""
    look, rest = _split(looks.Slip, {"face": style.face} | more)
    return Piece(rect, looks.Slip(text, space.text(style.size), **look), **rest)


def button(
    space: Space,
    rect: Rect,
    text: str,
    tap: Action,
    style: TextStyle = Text.LABEL,
    **more: Any,
) -> Piece:
    """A button: golden for the next step, or dark, with `quiet=True`, for any other action.

    `more` are fields of `Button` or of `Piece`.
    """
    look, rest = _split(looks.Button, {"layer": Layer.BUTTON} | more)
    return Piece(rect, looks.Button(text, space.text(style.size), **look), tap=tap, **rest)


def next_button(space: Space, area: Rect, text: str, tap: Action, **more: Any) -> Piece:
    """The button for the next step, in the middle of an area.

    `more` are fields of `Button` or of `Piece`. With `twice`, the button is higher.
    """
    height = Size.BUTTON_OF_BOTH if more.get("twice") else Size.BUTTON
    wide, high = min(area.w, Size.NEXT_WIDTH.of(space)), height.of(space)
    return button(space, around(area.cx, area.cy, wide, high), text, tap, **more)


@cache
def _field_names(look: type[Look]) -> frozenset[str]:
    return frozenset(field.name for field in fields(look))  # type: ignore[arg-type]


def _split(look: type[Look], more: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Split keyword arguments into fields of the look and fields of the piece."""
    names = _field_names(look)
    own = {name: value for name, value in more.items() if name in names}
    return own, {name: value for name, value in more.items() if name not in names}


def badge(person: Person, rect: Rect, **more: Any) -> Piece:
    """A piece with a player's badge; `more` are fields of `Piece`."""
    return Piece(rect, looks.token(person), **more)


def headline(
    space: Space, at: Places, text: str, style: TextStyle = Text.HEADLINE, **more: Any
) -> Pieces:
    """A line of text that says what to do, and a copy of it for the far side if `at` has one.

    `at` are places of a tree of `with_headline`; `more` are fields of `Words` or of `Piece`.
    """
    near = words(space, at.headline, text, style, **more)
    return with_far_copy("headline", near, at.find("headline_far"))


# --- the corners of every scene ---------------------------------------------------------------

THINKING = 0.8
"""The `Piece.glow` of the badge of a robot that is about to act."""


def add_common_controls(scene: Scene, context: SceneContext, secret: bool) -> Scene:
    """Add the controls that every scene has, and show which robots are about to act.

    The buttons are pause and, where they can be used, hide, undo, turn and players. A scene that
    already has a piece with one of these keys keeps that piece. `secret` is whether only one player
    may see the scene; it is stored in `Scene.secret`. With high contrast the backdrop is darkened.
    """
    space = context.space
    layer = CURTAIN + Layer.BUTTON if scene.curtain else Layer.CONTROL
    added: Pieces = {"pause": _round(space, "top-left", "pause", Command.PAUSE, layer)}
    if secret:
        added["hide"] = _round(space, "top-right", "hide", Command.HIDE, layer)
    elif scene.curtain is None and two_sided(context):
        added["turn"] = _round(space, "bottom-right", "turn-table", Command.TURN, layer)
    taken = space.phone and context.can_undo  # a phone has only one free corner
    if context.may_change_players and not (secret or scene.curtain or taken):
        added["players"] = _round(space, "top-right", "players", Command.PLAYERS, layer)
    moment = ("bottom-right" if secret else "top-right") if space.phone else "bottom-left"
    if context.can_undo:
        undo = _round(space, moment, "undo", Command.UNDO, layer)
        added["undo"] = undo._replace(enter=Waypoint(undo.rect.scaled(0.5), opacity=0), bounce=True)
    lit = _thinking(context, scene.pieces, corner(space, moment), layer)
    shade = max(scene.shade, CONTRAST_SHADE if context.high_contrast else 0)
    return scene._replace(pieces={**added, **scene.pieces, **lit}, secret=secret, shade=shade)


@lru_cache(maxsize=64)
def _round(space: Space, place: str, icon: str, command: Command, layer: int) -> Piece:
    return Piece(corner(space, place), looks.RoundIcon(icon), layer=layer, tap=AppCommand(command))


def _thinking(
    context: SceneContext, pieces: Mapping[str, Piece], place: Rect, layer: int
) -> Pieces:
    """The pieces that show which robots are about to act.

    They are the robots' badges from `pieces`, with a glow; badges that can be touched are left out.
    If no badge remains, the result is a new badge of the first robot at `place`, the corner of the
    undo button. It is empty if that corner is taken.
    """
    keys = [f"person:{seat}" for seat in context.thinking]
    seated = {key: pieces[key] for key in keys if key in pieces and not pieces[key].touchable}
    if seated or not keys or context.can_undo:
        return {
            key: p._replace(glow=THINKING, glow_colour=looks.CREAM) for key, p in seated.items()
        }
    come = Waypoint(place.moved(0, -2 * place.h), opacity=0)
    own = badge(context.people[context.thinking[0]], place, layer=layer, enter=come)
    return {f"thinking:{context.thinking[0]}": own._replace(bounce=True)}


MESSAGE_HEIGHT = PerWindow(
    tablet=Length(lines=3, style=Text.LABEL),
    phone=Length(lines=4.5, style=Text.LABEL),
    phone_landscape=Length(lines=3, style=Text.LABEL),
)


@cached_layout()
def _message_places(space: Space) -> Places:
    paper = Box("near", max_width=Length(760))
    line = bar(paper, size=MESSAGE_HEIGHT.of(space))
    tree = column(line.far_side(), Box(), line)
    return tree.place(space.table, space)


def message(context: SceneContext, text: str, far: bool = False) -> Pieces:
    """A short message, for example why a move is refused, at an edge of the table.

    It is at the near edge. If people read the table from both sides, `far` puts it, rotated, at the
    far edge, for a person who has touched the table there.
    """
    space, places = context.space, _message_places(context.space)
    turned_round = far and two_sided(context)
    rect, angle = (places.near_far, 180) if turned_round else (places.near, 0)
    look = looks.Slip(text, space.text(Text.LABEL.size))
    come = Waypoint(rect.scaled(0.5), angle, opacity=0)
    layer = CURTAIN + Layer.LARGE
    sheet = Piece(rect, look, layer=layer, angle=angle, enter=come, lifted=1, bounce=True)
    return {"message": sheet}


# --- effects, and what scenes do with pieces --------------------------------------------------

OUTLINE = looks.Panel(looks.NIGHT, 0.18, 12, looks.CREAM, 2.2, 12)
"""A dashed outline; its lengths are in dp of a tablet, so `scaled_panel` must convert them."""


def scaled_panel(panel: looks.Panel, space: Space) -> looks.Panel:
    """A panel with its radius, line width and dashes converted from dp of a tablet to pixels."""
    unit = space.unit
    return replace(
        panel, radius=panel.radius * unit, line=panel.line * unit, dash=panel.dash * unit
    )


def place_for(
    rect: Rect, space: Space, colour: str = looks.CREAM, layer: int = Layer.GROUND
) -> Piece:
    """A dashed outline of a place where a piece may be put."""
    return Piece(rect, scaled_panel(replace(OUTLINE, outline=colour), space), layer=layer)


STREAM_LIGHTS = 18
"""The number of lights in a stream."""
STREAM_OVERLAP, STREAM_CAP = 1.7, 0.36
"""The length of each light is STREAM_OVERLAP times the length of its section of the path, plus
STREAM_CAP times the width of the stream, so that the lights overlap.
"""


def stream_of_light(
    name: str, corners: Sequence[complex], wide: float, colour: str, area: Rect
) -> Pieces:
    """Lights that flare up one by one along a path; keys `<name>:<number>`.

    `corners` are the corners of the path, and `wide` is the width of the lights. A light that would
    lie partly outside `area` is moved inside.
    """
    found = {}
    for step, (here, there) in enumerate(pairwise(_rounded(corners, STREAM_LIGHTS))):
        middle, way = (here + there) / 2, there - here
        long = abs(way) * STREAM_OVERLAP + wide * STREAM_CAP
        angle = degrees(phase(way))
        box = upright_box(around(middle.real, middle.imag, long, wide), angle).within(area)
        rect = around(box.cx, box.cy, long, wide)
        found[f"{name}:{step}"] = Piece(
            rect, looks.Light(colour), layer=Layer.CARD, angle=angle, delay=step * Duration.STAGGER,
            duration=Duration.QUICK, enter=Waypoint(rect.scaled(0), angle, opacity=0),
        )  # fmt: skip
    return found


def _rounded(corners: Sequence[complex], count: int) -> list[complex]:
    """About `count` points along a path with its corners rounded, at nearly equal distances."""
    step, gone = sum(abs(b - a) for a, b in pairwise(corners)) / count, 0.0
    points: list[complex] = []
    for start, end in pairwise(corners):
        length = abs(end - start)
        while len(points) * step < gone + length - step / 2:
            points.append(start + (end - start) * (len(points) * step - gone) / length)
        gone += length
    points.append(corners[-1])
    inner = [(a + 2 * b + c) / 4 for a, b, c in zip(points, points[1:], points[2:], strict=False)]
    return [points[0], *inner, points[-1]]


def peeking(seat: int) -> Hold:
    """A hold that lets a player look at their own secret again while the finger stays down.

    A short tap shows the curtain instead, which the player opens by holding the badge on it.
    """
    return Hold(begun=Peek(seat), done=Lift(), released=EndPeek(), tapped=Peek(seat, held=False))


def still(piece: Piece) -> Piece:
    """A copy of a piece without tap, flick, drops and slides.

    It has no glow if the piece was touchable. A piece with a `hold` is returned unchanged.
    """
    if piece.hold is not None:
        return piece
    glow = 0 if piece.touchable else piece.glow
    return piece._replace(tap=None, flick=None, drops=(), slides=(), glow=glow)


def reveal_of(*timed: tuple[float, Scene]) -> Reveal:
    """The reveal of these scenes, each given with the number of seconds for which it is shown."""
    return tuple(TimedScene(seconds, scene) for seconds, scene in timed)


def as_reveal(shown: Scene | Reveal) -> Reveal:
    """The reveal itself; a scene becomes a reveal of one step."""
    return reveal_of((0, shown)) if isinstance(shown, Scene) else shown


def each_scene(shown: Scene | Reveal, change: Callable[[Scene], Scene]) -> Reveal:
    """The reveal, or that of a single scene, after `change` was applied to each of its scenes."""
    return tuple(one._replace(scene=change(one.scene)) for one in as_reveal(shown))


def with_backdrop(shown: Scene | Reveal, backdrop: str, shade: float = 0) -> Reveal:
    """The reveal, or that of a single scene, with this backdrop, darkened at least by `shade`."""
    return each_scene(
        shown, lambda one: one._replace(backdrop=backdrop, shade=max(one.shade, shade))
    )


def independent_of_deal(scene: Scene, other: Scene) -> Scene:
    """A copy of `scene` without the pieces that depend on which items were dealt.

    `other` is the same scene after another deal: a piece is kept if its look also occurs there.
    One piece of each type of look is kept in any case, because painting it loads the fonts and
    papers that all looks of this type need.
    """
    shared = {piece.look for piece in other.pieces.values()}
    examples = {type(piece.look): key for key, piece in scene.pieces.items()}
    kept = {
        key: piece
        for key, piece in scene.pieces.items()
        if piece.look in shared or examples[type(piece.look)] == key
    }
    return scene._replace(pieces=kept)
