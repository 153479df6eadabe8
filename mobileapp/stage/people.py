"""Pieces for the people at the table: badges with names, points, and badges for voting.

All functions are pure. Sizes come from `tokens.py` and depend on the window.
"""

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import replace
from math import inf
from typing import Any, NamedTuple

from engine.chairs import NO_CHAIR
from mobileapp.languages.translation import tr
from mobileapp.stage.boxes import Length, PerWindow, TextStyle
from mobileapp.stage.geometry import Rect, around, fitted, grid
from mobileapp.stage.looks import CREAM, MIST, TextLook
from mobileapp.stage.parts import badge, legible, text_width, turned, two_sided, words
from mobileapp.stage.piece import Action, Drop, Piece, Pieces
from mobileapp.stage.scene import SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Duration, Gap, Glow, Layer, Size, Text

BADGE_SCALE = 0.94
"""The size of a badge above a name, as a fraction of the room for the badge."""
BADGE_BESIDE, NAME_GAP = 0.34, 0.12
"""The maximum size of a badge beside a name, and the gap between badge and name.

BADGE_BESIDE is a fraction of their total width, NAME_GAP a fraction of the size of the badge.
"""
NAME_SHARE, NAME_SHARE_ONE_LINE = 0.5, 0.4
"""The maximum height of a name below a badge, as a fraction of the height of both together.

In `people_row`, NAME_SHARE_ONE_LINE applies to names on one line.
"""


class BadgePlace(NamedTuple):
    """The place of a player's badge and name, rotated towards that player."""

    box: Rect
    angle: float = 0
    line: float = 0
    """The height of the name below the badge; 0 puts the name beside the badge."""


def badge_and_name(
    context: SceneContext,
    seat: int,
    place: BadgePlace,
    text: str = "",
    style: TextStyle = Text.BODY,
    **more: Any,
) -> Pieces:
    """A player's badge, key `person:<seat>`, and a text, key `name:<seat>`, by default the name.

    `more` are fields of the badge's piece; `dim` and `delay` apply to the text, too.
    """
    box, angle, line = place
    own = box if angle in (0, 180) else around(box.cx, box.cy, box.h, box.w)
    if line:
        name, rest = own.cut_bottom(min(line, own.h * NAME_SHARE))
        disc = fitted(rest, 1).scaled(BADGE_SCALE)
    else:
        side = min(own.h, own.w * BADGE_BESIDE)
        disc, name = own.cut_left(side, side * NAME_GAP)
        disc = fitted(disc, 1)
    lies = {"angle": angle, "dim": more.get("dim", 0), "delay": more.get("delay", 0)}
    look = {"align": "center" if line else "left", "layer": Layer.WORDS}
    text = text or context.name(seat)
    return {
        f"person:{seat}": badge(context.people[seat], turned(disc, angle, box), **lies | more),
        f"name:{seat}": words(context.space, turned(name, angle, box), text, style, **look, **lies),
    }


SHORT_NAMES = (12, 10, 8, 7, 6, 5)
"""The maximum lengths of shortened names, in letters, tried in this order until they fit."""


def shortened_names(
    context: SceneContext, seats: Sequence[int], fits: Callable[[str], bool]
) -> str:
    """The list of players' names, each of them shortened as far as needed until the list fits."""
    for letters in (inf, *SHORT_NAMES):
        text = tr.listed([_shortened(context.name(seat), letters) for seat in seats])
        if fits(text):
            break
    return text


def _shortened(name: str, letters: float) -> str:
    return name if len(name) <= letters else name[: int(letters) - 1].rstrip(" -") + "…"


def with_names(piece: Piece, context: SceneContext, seats: tuple[int, ...]) -> Piece:
    """A piece whose text is the list of players' names, shortened as far as they can be read."""
    look, rect = piece.look, piece.rect
    if not isinstance(look, TextLook):
        raise TypeError(f"{type(look).__name__} has no text")

    def fits(text: str) -> bool:
        size = replace(look, text=text).fitted(rect.w, rect.h).size
        return size >= int(legible(context.space))

    return piece._replace(look=replace(look, text=shortened_names(context, seats, fits)))


PERSON_SHAPE, PERSON_SHAPE_TWO_LINES = PerWindow(1.15, tablet_portrait=1.0), 1.3
"""Width / height of a badge and the name below it, for one line of text and for up to two."""
PERSON_WIDTH = Length(300)
"""The maximum width of a badge with its name."""
NAME_LINE = 1.35
"""The height of a name on one line, as a multiple of its font size."""
WRAPPED = 1.4
"""Names take two lines if the longest is more than this many times as wide as its box."""


def people_row(
    context: SceneContext,
    seats: Sequence[int],
    area: Rect,
    style: TextStyle = Text.LABEL,
    wrap: bool = False,
    turned_round: Container[int] = (),
    **more: Any,
) -> Pieces:
    """Badges with names below, in one or more rows; keys `person:<seat>` and `name:<seat>`.

    With `wrap`, names take two lines if the longest is too wide (`WRAPPED`). Badges and names of
    the seats in `turned_round` are rotated by 180 degrees for the far side. `more` are fields of
    the badges' pieces.
    """
    space = context.space
    aspect = PERSON_SHAPE_TWO_LINES if wrap else PERSON_SHAPE.of(space)
    most = PERSON_WIDTH.of(space)
    cells = grid(len(seats), area, aspect, Gap.MEDIUM * space.unit, most=most)
    longest = max(text_width(space, context.name(seat), style) for seat in seats)
    two = wrap and longest > cells[0].w * WRAPPED
    share = NAME_SHARE if two else NAME_SHARE_ONE_LINE
    label = min(space.text(style.size) * (Text.TWO_LINES if two else NAME_LINE), cells[0].h * share)
    found: Pieces = {}
    for order, (seat, cell) in enumerate(zip(seats, cells, strict=True)):
        look = {"bounce": True, "layer": Layer.PERSON, "delay": order * Duration.STAGGER} | more
        place = BadgePlace(cell, 180 if seat in turned_round else 0, label)
        found |= badge_and_name(context, seat, place, style=style, **look)
    return found


class SeatsAtEdges(NamedTuple):
    """The seats along each long edge of the table, from left to right as the screen shows them."""

    near: tuple[int, ...]
    far: tuple[int, ...]


NEAR_CHAIRS, FAR_CHAIRS = (1, 0, 9, 8, 7, 6), (1, 2, 3, 4, 5, 6)
"""The chairs of each edge from left to right (see `Person.chair`); both include the two ends."""
END_CHAIRS = (1, 6)


def seats_at_edges(context: SceneContext) -> SeatsAtEdges:
    """The seats that are drawn at the near edge, and those at the far edge.

    Players at an end of the table are added to the edge that has fewer people. Robots without
    a chair get free chairs at the ends. If a chair is still unknown, as in an old saved match, all
    seats are placed clockwise, beginning at the left of the near edge.
    """
    chairs = {seat: context.people[seat].chair for seat in context.seats}
    ends = [chair for chair in END_CHAIRS if chair not in chairs.values()]
    for seat, chair in chairs.items():
        if context.people[seat].robot and chair == NO_CHAIR and ends:
            chairs[seat] = ends.pop()
    taken = {*chairs.values()}
    if not taken <= {*range(10)}:
        return _edges_clockwise(context.seats)
    near, far = taken.intersection(NEAR_CHAIRS[1:-1]), taken.intersection(FAR_CHAIRS[1:-1])
    for chair in END_CHAIRS:
        if chair in taken:
            (near if len(near) <= len(far) else far).add(chair)
    return SeatsAtEdges(_seats_on(near, NEAR_CHAIRS, chairs), _seats_on(far, FAR_CHAIRS, chairs))


def _seats_on(used: set[int], order: Sequence[int], chairs: Mapping[int, int]) -> tuple[int, ...]:
    """The seats whose chairs are in `used`, sorted by `order`; `chairs` are the chairs by seat."""
    found = (seat for seat, chair in chairs.items() if chair in used)
    return tuple(sorted(found, key=lambda seat: order.index(chairs[seat])))


def _edges_clockwise(seats: tuple[int, ...]) -> SeatsAtEdges:
    half = len(seats) // 2
    return SeatsAtEdges((*seats[:1], *seats[:half:-1]), seats[1 : half + 1])


def facing_row(context: SceneContext, seats: Sequence[int], area: Rect, **more: Any) -> Pieces:
    """A `people_row` sorted as people sit, from left to right; each badge faces its player.

    On a phone, for one person among robots, or if any chair is unknown, the order is that of
    `seats`, and no badge is rotated.
    """
    chairs = {seat: context.people[seat].chair for seat in context.seats}
    if not two_sided(context) or min(chairs.values()) < 0:
        return people_row(context, seats, area, **more)
    far = seats_at_edges(context).far
    across = {
        seat: (FAR_CHAIRS if seat in far else NEAR_CHAIRS).index(chairs[seat]) for seat in seats
    }
    order = sorted(seats, key=lambda seat: (across[seat], seat in far))
    return people_row(context, order, area, turned_round=far, **more)


def at_both_edges(context: SceneContext, row: Callable[[Sequence[int]], Pieces]) -> Pieces:
    """Rows of pieces for all players at the edges where they sit, rotated at the far edge.

    `row` returns the pieces of the given seats along the near edge. On a phone, or for one person
    among robots, all players are at the near edge.
    """
    if not two_sided(context):
        return row(context.seats)
    near, far = seats_at_edges(context)
    found = row(near) if near else Pieces()
    for key, piece in (row(far[::-1]) if far else Pieces()).items():
        rect = piece.rect.across(context.space.area)
        found[key] = piece._replace(rect=rect, angle=piece.angle + 180)
    return found


FIGURES = TextStyle(44, "figures")
POINTS_WIDTH = Length(190)
"""The maximum width of one player's badge and points."""
POINTS_BADGE = 0.76
"""The size of the badge beside the points, as a fraction of the height of the row."""


def points_row(
    context: SceneContext, texts: Mapping[int, str], row: Rect, far: Rect | None = None
) -> Pieces:
    """The badge of each seat, key `score:<seat>`, with its text beside it, key `points:<seat>`.

    If `far` is given, the row is repeated there, rotated for the far side, with `-far` appended to
    its keys.
    """
    space, gap = context.space, Gap.TINY * context.space.unit
    cells = grid(len(texts), row, 2, gap, most=POINTS_WIDTH.of(space))
    found: Pieces = {}
    for order, ((seat, text), cell) in enumerate(zip(texts.items(), cells, strict=True)):
        side = cell.h * POINTS_BADGE
        disc = around(cell.x + side / 2, cell.cy, side, side)
        beside = Rect(disc.right + gap, cell.y, cell.right - disc.right - gap, cell.h)
        delay, layer = order * Duration.STAGGER, Layer.PERSON
        found[f"score:{seat}"] = badge(
            context.people[seat], disc, layer=layer, delay=delay, bounce=True
        )
        found[f"points:{seat}"] = words(
            space, beside, text, FIGURES, align="left", layer=layer + 1, delay=delay,
            colour=CREAM if text.strip("–0") else MIST,
        )  # fmt: skip
    if far:
        for key, piece in points_row(context, texts, far).items():
            found[f"{key}-far"] = piece._replace(rect=piece.rect.across(far), angle=180)
    return found


ON_TARGET, OVERHANG = 0.36, 1.2
"""The size of a badge on the target of a vote, and the maximum width of all badges on it, as
fractions of the target's width.
"""
NEXT_TOKEN, ABOVE_EDGE = 0.8, 0.3
"""The maximum distance between the centres of two badges on a target, and the distance of each
centre from the target's lower edge, as fractions of the size of a badge.
"""


def vote_badges(
    context: SceneContext, seats: Sequence[int], row: Rect, targets: Mapping[str, Rect],
    votes: Mapping[int, str], held: int | None, take: Callable[[int], Action],
    bring: Callable[[int, str], Action | None],
) -> Pieces:  # fmt: skip
    """The badges of all voters, key `voter:<seat>`: in the row, or on the target of their vote.

    `targets` are the places of the targets by key, `votes` the keys of the chosen targets by seat,
    and `held` is the seat whose badge is selected. People drag their badge to a target, or tap the
    badge and then the target. `take` returns the action of a tap on a badge. `bring` returns the
    action of a drop on a target, or None if that vote is not allowed.
    """
    space, found = context.space, Pieces()
    side = Size.BUTTON.of(space)
    cells = grid(len(seats), row, 1, Gap.SMALL * space.unit, most=side)
    for order, (seat, rect) in enumerate(zip(seats, cells, strict=True)):
        person, place = context.people[seat], rect
        if seat in votes:
            fellows = [other for other in seats if votes.get(other) == votes[seat]]
            place = _on_target(space, targets[votes[seat]], fellows.index(seat), len(fellows))
        ways = {key: bring(seat, key) for key in targets if votes.get(seat) != key}
        drops = tuple(Drop(key, action) for key, action in ways.items() if action)
        waiting = seat not in votes and not person.robot
        found[f"voter:{seat}"] = badge(
            person, place, layer=Layer.TOKEN + order, arc=place.h / 2, bounce=True,
            glow=Glow.CHOSEN if seat == held else Glow.INVITING if waiting else 0,
            tap=None if person.robot else take(seat), drops=() if person.robot else drops,
        )  # fmt: skip
    return found


def _on_target(space: Space, target: Rect, index: int, count: int) -> Rect:
    """The place of the badge with this index among the `count` badges on a target."""
    side = min(max(target.w * ON_TARGET, space.minimum_touch), Size.BUTTON.of(space))
    step = min(side * NEXT_TOKEN, target.w * OVERHANG / count)
    x = target.cx + (index - (count - 1) / 2) * step
    return around(x, target.y + side * ABOVE_EDGE, side, side)
