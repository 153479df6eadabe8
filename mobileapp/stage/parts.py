"""Pieces that every game has in common: headlines, buttons, corners, the curtain, messages.

Pure: values in, pieces out. Sizes are dp of a tablet and follow the window (`space.unit`).
"""

from cmath import phase
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, degrees, pi, sin
from typing import Any, NamedTuple

from engine.core import Handoff
from mobileapp.languages.translation import tr
from mobileapp.stage.boxes import (
    EITHER,
    Box,
    Length,
    PerWindow,
    TextStyle,
    cached_layout,
    column,
    place_in,
    row,
)
from mobileapp.stage.lettering import fit, line_width
from mobileapp.stage.looks import (
    CREAM,
    NIGHT,
    Button,
    Icon,
    Light,
    Panel,
    Picture,
    Slip,
    Token,
    Words,
    token,
)
from mobileapp.stage.scene import (
    CURTAIN,
    STAGGER,
    Action,
    AppCommand,
    Curtain,
    EndPeek,
    Hold,
    Lift,
    Peek,
    Person,
    Piece,
    Pieces,
    Rect,
    Reveal,
    Scene,
    SceneContext,
    Space,
    Step,
    Waypoint,
    around,
    fitted,
    upright,
)
from mobileapp.stage.tokens import Gap, Glow, Layer, Size, Text, bar

HEADLINE = 46
"""The size of a headline's letters."""
CONTRAST_SHADE = 0.4
"""How dark every place is at least in high contrast."""
PUBLIC = 28
"""The least size of letters that people read across a table."""
CORNER = 56
"""The side of the round buttons in the corners."""
STREAM_LIGHTS = 18
"""Of how many lights a stream is made."""
TABLE_COLOUR = "#303C6B"
"""The curtain when the tablet goes to nobody in particular."""


class Edges(NamedTuple):
    """A table that is read from two sides; a phone, which is held in a hand, from one."""

    near: Rect
    """Where those at the lower edge read; on a phone it lies at the top, between the corners."""
    far: Rect
    """The same for those opposite; what lies there is turned by 180 degrees. Empty on a phone."""
    middle: Rect
    """Everything else."""


def edges(space: Space, height: float = 76, gap: float = 10, alone: bool = False) -> Edges:
    """Room for a line to read at both edges, clear of the corners, and the middle; for somebody
    alone, as on a phone, only at the top."""
    area = space.area.inset(14 * space.unit, 10 * space.unit)
    bar = max(height * space.unit * space.text_scale, space.text(PUBLIC) * 1.3)
    beside = corner_side(space) + 12 * space.unit
    if space.phone or alone:
        near, middle = area.cut_top(max(bar, corner_side(space)), gap * space.unit)
        return Edges(near.inset(beside, 0), Rect(area.x, area.top, area.w, 0), middle)
    far, rest = area.cut_top(bar, gap * space.unit)
    near, middle = rest.cut_bottom(bar, gap * space.unit)
    return Edges(near.inset(beside, 0), far.inset(beside, 0), middle)


def alone(space: Space) -> tuple[Rect, Rect]:
    """A screen for one: a line at the top between the corners, and everything below it."""
    side = corner_side(space)
    area = space.area.inset(18 * space.unit, 12 * space.unit)
    line = space.text(HEADLINE) * (1.7 if space.phone and not space.wide else 1.3)
    title, rest = area.cut_top(max(side, line), 8 * space.unit)
    return title.inset(side - 6 * space.unit, 0), rest


def sides(space: Space, at: Edges) -> tuple[tuple[str, Rect, float], ...]:
    """For everything that is said at both edges: how its key ends, where it lies, its angle."""
    near = ("", at.near, 0.0)
    return (near, ("-far", at.far, 180.0)) if at.far.h else (near,)


def two_sided(context: SceneContext) -> bool:
    """Whether a table is read from both sides: it is no phone, and several people play."""
    return not context.space.phone and context.only_person is None


def turned(rect: Rect, angle: float, about: Rect) -> Rect:
    """Where something lies once the box around it has been turned by right angles."""
    way = complex(rect.cx - about.cx, rect.cy - about.cy) * 1j ** round(angle / 90)
    return around(about.cx + way.real, about.cy + way.imag, rect.w, rect.h)


def both(space: Space, key: str, near: Piece, far: Piece | None = None) -> Pieces:
    """A piece of the near edge, and how it lies for those opposite, who may see `far` instead."""
    if space.phone:
        return {key: near}
    other = far or near
    come = other.enter and Waypoint(turned(other.enter.rect, 180, space.area), 180, opacity=0)
    rect = turned(other.rect, 180, space.area)
    return {key: near, f"{key}-far": other._replace(rect=rect, angle=180, enter=come)}


def with_far_copy(key: str, near: Piece, far: Rect) -> Pieces:
    """A piece, and a copy of it turned for the far side of the table if `far` has any height."""
    copy = {f"{key}-far": near._replace(rect=far, angle=180)} if far.h else {}
    return {key: near} | copy


def corner_side(space: Space) -> float:
    return max(CORNER * space.unit, 48 * space.density)


def corner(space: Space, name: str) -> Rect:
    """The place of a round button: "top-left", "top-right", "bottom-left" or "bottom-right"."""
    area = space.area.inset(12 * space.unit, 10 * space.unit)
    side = corner_side(space)
    vertical, horizontal = name.split("-")
    x = area.x if horizontal == "left" else area.right - side
    y = area.y if vertical == "bottom" else area.top - side
    return Rect(x, y, side, side)


# --- words ------------------------------------------------------------------------------------


def words(space: Space, rect: Rect, text: str, size: float | TextStyle, **more: Any) -> Piece:
    """Letters lying on the painting; `more` goes to the look or the piece."""
    look, rest = _split(Words, _with_face(size, more))
    return Piece(rect, Words(text, space.text(_size(size)), **look), **rest)


def _with_face(size: float | TextStyle, more: dict[str, Any]) -> dict[str, Any]:
    return {"face": size.face} | more if isinstance(size, TextStyle) else more


def _size(size: float | TextStyle) -> float:
    return size.size if isinstance(size, TextStyle) else size


def text_width(space: Space, text: str, style: TextStyle) -> float:
    """The width of a line of text."""
    return line_width(text, style.face, round(space.text(style.size)))


def letters(piece: Piece, look: Words) -> Rect:
    """Where the letters of a piece are, which lies along an edge or across."""
    rect = piece.rect
    fitted = fit(look.text, look.face, look.size, max(rect.w, 1), rect.h)
    wide = min(fitted.width + (look.size * 1.7 if look.badge else 0), rect.w)
    x = rect.cx if look.align == "center" else rect.x + wide / 2
    box = around(x, rect.cy, wide, min(fitted.height, rect.h) * 0.8)
    return around(box.cx, box.cy, box.h, box.w) if piece.angle in (90, -90) else box


def readable_over(bright: str, shown: Scene | Reveal) -> Scene | Reveal:
    """The same; words that lie on bright pieces, whose keys begin so, get a dark ground."""

    def with_ground(scene: Scene) -> Scene:
        lying = [
            upright(piece.rect.scaled(0.88), piece.angle)
            for key, piece in scene.pieces.items()
            if key.startswith(bright)
        ]
        pieces = dict(scene.pieces)
        for key, piece in scene.pieces.items():
            if isinstance(look := piece.look, Words):
                box = letters(piece, look)
                if any(box.overlaps(other) for other in lying):
                    pieces[key] = piece._replace(look=look._replace(chip=True))
        return scene._replace(pieces=pieces)

    return each_scene(shown, with_ground)


def slip(space: Space, rect: Rect, text: str, size: float | TextStyle, **more: Any) -> Piece:
    """Letters on a slip of paper."""
    look, rest = _split(Slip, _with_face(size, more))
    return Piece(rect, Slip(text, space.text(_size(size)), **look), **rest)


def button(
    space: Space, rect: Rect, text: str, tap: Action, size: float = 30, **more: Any
) -> Piece:
    """The one next step: gold. `quiet=True` for everything else."""
    look, rest = _split(Button, more)
    return Piece(rect, Button(text, space.text(size), **look), tap=tap, **({"layer": 60} | rest))


def next_step(
    space: Space, area: Rect, text: str, tap: Action, most: float = Size.NEXT_WIDTH.dp, **more: Any
) -> Piece:
    """A button in the middle of an area, large enough for a finger and no wider than `most`."""
    wide, high = min(area.w, most * space.unit), Size.BUTTON.of(space)
    return button(space, around(area.cx, area.cy, wide, high), text, tap, **more)


def text_and_next(space: Space, row: Rect) -> tuple[Rect, Rect]:
    """A row parted into a text and, beside or below that, the next step."""
    if space.wide:
        go, rest = row.cut_right(min(290 * space.unit, row.w * 0.3), 16 * space.unit)
    else:
        go, rest = row.cut_bottom(space.touch, 8 * space.unit)
    high = min(go.h, max(space.touch, 76 * space.unit))
    return rest, around(go.cx, go.cy, min(go.w, 420 * space.unit), high)


def _split(look: Any, more: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    own = {name: value for name, value in more.items() if name in look._fields}
    return own, {name: value for name, value in more.items() if name not in look._fields}


def badge(person: Person, rect: Rect, **more: Any) -> Piece:
    """A player's badge."""
    return Piece(rect, token(person), **more)


def headline(
    space: Space,
    text: str,
    *,
    badge: Token | None = None,
    ribbon: tuple[str, str] | None = None,
    far_text: str | None = None,
    far_badge: Token | None = None,
    size: float = HEADLINE,
    at: Edges | None = None,
    both: bool = True,
) -> Pieces:
    """What is to be done, at both edges; `far_text` where those opposite need another sentence."""
    places = at or edges(space)
    found = {
        "headline": words(space, places.near, text, size, badge=badge, ribbon=ribbon, layer=40)
    }
    if both and not space.phone and places.far.h:
        other = text if far_text is None else far_text
        sign = badge if far_text is None else far_badge
        found["headline-far"] = words(
            space, places.far, other, size, badge=sign, ribbon=ribbon, angle=180, layer=40
        )
    return found


# --- what lies in the corners of every scene --------------------------------------------------


def add_common_controls(scene: Scene, context: SceneContext, secret: bool) -> Scene:
    """A scene with what the table has in common: pause, hide, undo, turn, players who may leave or
    join, robots thinking.

    A game that puts one of them elsewhere keeps its own. Everything stands out from a darker place,
    for those who need it.
    """
    space = context.space
    layer = CURTAIN + 60 if scene.curtain else 90
    added: Pieces = {"pause": _round(space, "top-left", "pause", "pause", layer)}
    if secret:
        added["hide"] = _round(space, "top-right", "hide", "hide", layer)
    elif scene.curtain is None and two_sided(context):
        added["turn"] = _round(space, "bottom-right", "turn-table", "turn", layer)
    taken = space.phone and context.can_undo  # a phone has one free corner
    if context.may_change_players and not (secret or scene.curtain or taken):
        added["players"] = _round(space, "top-right", "players", "players", layer)
    moment = ("bottom-right" if secret else "top-right") if space.phone else "bottom-left"
    if context.can_undo:
        undo = _round(space, moment, "undo", "undo", layer)
        added["undo"] = undo._replace(enter=Waypoint(undo.rect.scaled(0.4), opacity=0), bounce=True)
    lit = _thinking(context, scene.pieces, corner(space, moment), layer)
    shade = max(scene.shade, CONTRAST_SHADE if context.high_contrast else 0)
    return scene._replace(pieces={**added, **scene.pieces, **lit}, secret=secret, shade=shade)


@lru_cache(maxsize=64)
def _round(space: Space, place: str, icon: str, command: str, layer: int) -> Piece:
    return Piece(corner(space, place), Icon(icon), layer=layer, tap=AppCommand(command))


def _thinking(
    context: SceneContext, pieces: Mapping[str, Piece], place: Rect, layer: int
) -> Pieces:
    """Robots that are about to act: a light around their badges where these lie on the table, else
    the badge of the next one in a corner, which has room for one."""
    keys = [f"person:{seat}" for seat in context.thinking]
    seated = {key: pieces[key] for key in keys if key in pieces and not pieces[key].touchable}
    if seated or not keys or context.can_undo:
        return {key: p._replace(glow=0.8, glow_colour=CREAM) for key, p in seated.items()}
    come = Waypoint(place.moved(0, -place.h * 1.4), opacity=0)
    own = badge(context.people[context.thinking[0]], place.scaled(0.9), layer=layer, enter=come)
    return {f"thinking:{context.thinking[0]}": own._replace(bounce=True)}


def message(context: SceneContext, text: str) -> Pieces:
    """A sentence for a moment: why something cannot be done."""
    space = context.space
    area = space.area
    rect = around(area.cx, area.cy, min(area.w * 0.8, 760 * space.unit), space.text(40) * 3)
    look = Slip(text, space.text(30))
    come = Waypoint(rect.scaled(0.8), 0, opacity=0)
    return {"message": Piece(rect, look, layer=CURTAIN + 80, enter=come, lifted=0.6, bounce=True)}


# --- the curtain ------------------------------------------------------------------------------


def curtain(
    handoff: Handoff,
    context: SceneContext,
    show: Callable[[Rect], Pieces] | None = None,
    place: str = "",
) -> Scene:
    """The cloth in a player's colour, to be held by that player; and what everyone may know.

    `show` lays the game's public pieces into a box of the curtain. Their layers are raised onto
    the cloth. For the one person among robots a tap is enough.
    """
    space, seat = context.space, handoff.to
    person = context.people[seat] if seat is not None else Person("", TABLE_COLOUR, "")
    at, shown = _curtain_places(space, show is not None), Pieces()
    if show is not None:
        known = show(at.public)
        shown = {
            key: piece._replace(layer=CURTAIN + 1 + piece.layer) for key, piece in known.items()
        }
        at = at if known else _curtain_places(space, False)
    alone = context.only_person == seat
    text = tr._("{name}, your turn") if alone else tr._("Pass the tablet to {name}")
    asked = tr._("Tap to look") if alone else tr._("{name}, press and hold")
    layer = CURTAIN + Layer.HELD
    pieces: Pieces = {
        "heading": words(
            space, at.heading, text.format(name=person.name), Text.DISPLAY, layer=layer
        ),
        "ring": badge(
            person, at.ring, layer=layer, glow=Glow.INVITING, replaces_key=f"person:{seat}",
            tap=Lift() if alone else None, hold=None if alone else Hold(done=Lift()),
            enter=Waypoint(at.ring.scaled(0.5), opacity=0), bounce=True,
        ),
        "hint": words(
            space, at.hint, asked.format(name=person.name), Text.ASIDE, layer=layer
        ),
    }  # fmt: skip
    below, small = at.below, Text.HINT.size
    quiet: dict[str, Any] = {"quiet": True, "layer": layer}
    if handoff.peek:  # nobody has to look
        pieces["back"] = button(space, below, tr._("Back"), EndPeek(), small, **quiet)
    elif handoff.alternatives:
        text = tr._("I’m not {name}").format(name=person.name)
        pieces["not-me"] = button(space, below, text, AppCommand("not-me"), small, **quiet)
    return Scene(pieces | shown, Curtain(person.colour), place=place)


class _CurtainPlaces(NamedTuple):
    heading: Rect
    ring: Rect
    hint: Rect
    below: Rect
    public: Rect = Rect(0, 0, 0, 0)


HOLD = column(
    Box("ring", aspect=1, max_width=Size.CURTAIN_BADGE, padding=Gap.MEDIUM),
    Box("hint", Length(lines=1.5, style=Text.ASIDE)),
    Box("below", Size.CORNER, max_width=Length(380)),
    size=60, gap=Gap.TINY,
)  # fmt: skip
"""The badge of the next player, to be held."""
CURTAIN_TREE = PerWindow(
    tablet=column(HOLD, Box("public", 40), gap=Gap.SMALL),
    phone_landscape=row(HOLD, Box("public", 60), gap=Gap.SMALL),
)
"""The badge, and room for what everyone may know."""


@cached_layout(public=EITHER)
def _curtain_places(space: Space, public: bool) -> _CurtainPlaces:
    heading = bar(Box("heading"), size=Length(lines=1.4, style=Text.DISPLAY))
    rest = CURTAIN_TREE.of(space) if public else HOLD
    tree = column(heading, rest, gap=Gap.TINY, padding=Gap.MARGIN)
    return place_in(_CurtainPlaces, tree, space.area, space)


def to_the_table(
    context: SceneContext, pieces: Pieces, at: Edges | None = None, text: str = "", go_on: str = ""
) -> Scene:
    """Nothing secret is in sight: the tablet goes onto the table, and a tap goes on."""
    space = context.space
    places = at or edges(space)
    text = text or tr._("Lay the tablet on the table")
    row, rest = places.middle.cut_bottom(max(space.touch, 76 * space.unit), 12 * space.unit)
    shown = pieces or _around_the_tablet(context, rest)
    go = next_step(space, row, go_on or tr._("Go on"), Lift(), 460)
    return Scene({**headline(space, text, at=places), **shown, "go-on": go})


def _around_the_tablet(context: SceneContext, area: Rect) -> Pieces:
    """Everyone, gathered around the tablet that comes to lie between them."""
    space, count = context.space, len(context.people)
    side = min(area.w, area.h) * (0.28 if count < 6 else 0.22)
    tall = min(area.h - side, (area.w - side) * 1.6)
    wide = min(area.w - side, tall * 1.9)
    lying = fitted(around(area.cx, area.cy, wide * 0.48, tall * 0.48), 1.6 if space.wide else 0.62)
    look = Panel(NIGHT, 0.85, 16 * space.unit, CREAM, 4 * space.unit)
    above = Waypoint(lying.scaled(1.7), 10, opacity=0)
    tablet = Piece(lying, look, layer=5, enter=above, duration=0.5, bounce=True)
    eye, sign = fitted(lying.scaled(0.5), 1), Picture("table/icons/peek.png", CREAM, shadow="")
    found = {"tablet": tablet, "all-may-look": Piece(eye, sign, layer=6, delay=0.5)}
    for seat, person in enumerate(context.people):
        turn = 2 * pi * seat / count - pi / 2
        x, y = area.cx + cos(turn) * wide / 2, area.cy + sin(turn) * tall / 2
        disc = around(x, y, side, side)
        come = Waypoint(disc.moved(cos(turn) * side, sin(turn) * side), opacity=0)
        found[f"person:{seat}"] = badge(
            person, disc, layer=20, enter=come, delay=0.2 + seat * STAGGER, bounce=True
        )
    return found


# --- several people ---------------------------------------------------------------------------


def place_for(rect: Rect, space: Space, colour: str = CREAM, layer: int = 2) -> Piece:
    """A dashed outline where something may be put."""
    look = Panel(NIGHT, 0.18, 12 * space.unit, colour, 2.2 * space.unit, 12 * space.unit)
    return Piece(rect, look, layer=layer)


def stream_of_light(name: str, corners: Sequence[complex], wide: float, colour: str) -> Pieces:
    """Lights along a way with these corners, flaring up one after the other."""
    found = {}
    for step, (here, there) in enumerate(pairwise(_rounded(corners, STREAM_LIGHTS))):
        # Each lies along the way and reaches into the next, so that they flow together.
        middle, way = (here + there) / 2, there - here
        rect = around(middle.real, middle.imag, abs(way) * 1.7 + wide * 0.36, wide)
        angle = degrees(phase(way))
        found[f"{name}:{step}"] = Piece(
            rect, Light(colour), layer=16, angle=angle, delay=step * 0.05, duration=0.2,
            enter=Waypoint(rect.scaled(0.2), angle, opacity=0),
        )  # fmt: skip
    return found


def _rounded(corners: Sequence[complex], count: int) -> list[complex]:
    """Points at equal distances along a way whose corners are rounded off."""
    step, gone = sum(abs(b - a) for a, b in pairwise(corners)) / count, 0.0
    points: list[complex] = []
    for start, end in pairwise(corners):
        length = abs(end - start)
        while len(points) * step < gone + length - step / 9:
            points.append(start + (end - start) * (len(points) * step - gone) / length)
        gone += length
    points.append(corners[-1])
    inner = [(a + 2 * b + c) / 4 for a, b, c in zip(points, points[1:], points[2:], strict=False)]
    return [points[0], *inner, points[-1]]


def peeking(seat: int) -> Hold:
    """A press that lets a player look again at what is theirs, as long as the finger stays; after
    a tap the curtain waits to be held."""
    return Hold(begun=Peek(seat), done=Lift(), released=EndPeek(), tapped=Peek(seat, held=False))


def still(piece: Piece) -> Piece:
    """The same piece while nothing can be touched; only what is held to peek can still be."""
    if piece.hold is not None:
        return piece
    glow = 0 if piece.touchable else piece.glow
    return piece._replace(tap=None, flick=None, drops=(), slides=(), glow=glow)


def steps(*timed: tuple[float, Scene]) -> Reveal:
    """A result shown step by step: scenes, each with the seconds it stays."""
    return tuple(Step(seconds, scene) for seconds, scene in timed)


def each_scene(shown: Scene | Reveal, change: Callable[[Scene], Scene]) -> Scene | Reveal:
    """The same with every scene changed."""
    if isinstance(shown, Scene):
        return change(shown)
    return tuple(step._replace(scene=change(step.scene)) for step in shown)


def at_place(shown: Scene | Reveal, place: str, shade: float = 0) -> Scene | Reveal:
    """The same before a painted place that is at least so dark."""
    return each_scene(shown, lambda one: one._replace(place=place, shade=max(one.shade, shade)))


def last_scene(shown: Scene | Reveal) -> Scene:
    """Where a reveal ends."""
    return shown if isinstance(shown, Scene) else shown[-1].scene
