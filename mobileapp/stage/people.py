"""People at the table as pieces: badges with names, points, and votes that are brought somewhere.

Pure: values in, pieces out. Sizes are dp of a tablet and follow the window (`space.unit`).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from mobileapp.stage.looks import CREAM, MIST
from mobileapp.stage.parts import badge, turned, two_sided, words
from mobileapp.stage.scene import (
    STAGGER,
    Action,
    Drop,
    Person,
    Pieces,
    Rect,
    SceneContext,
    around,
    fitted,
    grid,
)


class Seat(NamedTuple):
    """Where a player's badge and name lie, turned to where that player sits."""

    box: Rect
    angle: float = 0
    line: float = 0
    """How high the name below the badge is; 0 puts it beside the badge."""


def badge_and_name(
    context: SceneContext, seat: int, place: Seat, text: str = "", size: float = 34, **more: Any
) -> Pieces:
    """A player's badge, and the name or another text: keys `person:<seat>` and `name:<seat>`;
    `more` goes to the badge."""
    box, angle, line = place
    own = box if angle in (0, 180) else around(box.cx, box.cy, box.h, box.w)
    if line:
        name, rest = own.cut_bottom(min(line, own.h * 0.5))
        disc = fitted(rest, 1).scaled(0.94)
    else:
        side = min(own.h, own.w * 0.34)
        disc, name = own.cut_left(side, side * 0.12)
        disc = fitted(disc, 1)
    lies = {"angle": angle, "dim": more.get("dim", 0), "delay": more.get("delay", 0)}
    look = {"align": "center" if line else "left", "layer": 40}
    text = text or context.name(seat)
    return {
        f"person:{seat}": badge(context.people[seat], turned(disc, angle, box), **lies | more),
        f"name:{seat}": words(context.space, turned(name, angle, box), text, size, **look, **lies),
    }


def people_row(
    context: SceneContext,
    seats: Sequence[int],
    area: Rect,
    size: float = 30,
    wrap: bool = False,
    **more: Any,
) -> Pieces:
    """Badges with their names below, in a row or two: keys `person:<seat>` and `name:<seat>`.

    With `wrap` long names take two lines.
    """
    space = context.space
    aspect = 1.3 if wrap else 1.15 if space.wide else 1.0
    cells = grid(len(seats), area, aspect, 14 * space.unit, most=300 * space.unit)
    longest = max(len(context.name(seat)) for seat in seats) * space.text(size) * 0.5
    two = wrap and longest > cells[0].w * 1.4
    label = min(space.text(size) * (2.4 if two else 1.35), cells[0].h * (0.5 if two else 0.4))
    found: Pieces = {}
    for order, (seat, cell) in enumerate(zip(seats, cells, strict=True)):
        place, look = Seat(cell, line=label), {"bounce": True, "layer": 20} | more
        found |= badge_and_name(context, seat, place, size=size, delay=order * STAGGER, **look)
    return found


class Edges(NamedTuple):
    """The seats along each long edge of the table, from left to right as the screen shows them."""

    near: tuple[int, ...]
    far: tuple[int, ...]


NEAR_CHAIRS, FAR_CHAIRS = (1, 0, 9, 8, 7, 6), (1, 2, 3, 4, 5, 6)
"""The chairs from left to right (see `Person.chair`); both ends belong to either edge."""
END_CHAIRS = (1, 6)


def seats_at_edges(people: Sequence[Person]) -> Edges:
    """Who is drawn at the near and who at the far edge.

    Whoever sits at an end joins the edge that has fewer people. Where not every chair is known,
    as in an old saved match, the seats go round the table from the near left one.
    """
    chairs = [person.chair for person in people]
    if not all(0 <= chair <= 9 for chair in chairs):
        return _edges_by_seat(len(people))
    near = {chair for chair in chairs if chair in NEAR_CHAIRS and chair not in END_CHAIRS}
    far = {chair for chair in chairs if chair in FAR_CHAIRS and chair not in END_CHAIRS}
    for chair in END_CHAIRS:
        if chair in chairs:
            (near if len(near) <= len(far) else far).add(chair)
    return Edges(_seats_on(near, NEAR_CHAIRS, chairs), _seats_on(far, FAR_CHAIRS, chairs))


def _seats_on(used: set[int], order: Sequence[int], chairs: Sequence[int]) -> tuple[int, ...]:
    """The seats whose chair is one of those used at an edge, in the order of that edge."""
    found = (seat for seat, chair in enumerate(chairs) if chair in used)
    return tuple(sorted(found, key=lambda seat: order.index(chairs[seat])))


def _edges_by_seat(players: int) -> Edges:
    seats, half = tuple(range(players)), players // 2
    return Edges((*seats[:1], *seats[:half:-1]), seats[1 : half + 1])


def at_both_edges(context: SceneContext, row: Callable[[Sequence[int]], Pieces]) -> Pieces:
    """Everyone where they sit, those at the far edge turned to face it.

    `row` lays some of them out along the near edge; on a phone, or for one person, everyone.
    """
    if not two_sided(context):
        return row(range(len(context.people)))
    near, far = seats_at_edges(context.people)
    found = row(near) if near else Pieces()
    for key, piece in (row(far[::-1]) if far else Pieces()).items():
        rect = turned(piece.rect, 180, context.space.area)
        found[key] = piece._replace(rect=rect, angle=piece.angle + 180)
    return found


def points_row(
    context: SceneContext, texts: Sequence[str], row: Rect, far: Rect | None = None
) -> Pieces:
    """Everyone's badge with a figure beside it, keys `score:<seat>` and `points:<seat>`; in `far`
    the same for those opposite, turned."""
    space, gap = context.space, 5 * context.space.unit
    cells = grid(len(texts), row, 2.0, 8 * space.unit, most=190 * space.unit)
    found: Pieces = {}
    for seat, (person, text, cell) in enumerate(zip(context.people, texts, cells, strict=True)):
        side = cell.h * 0.76
        disc = around(cell.x + side / 2, cell.cy, side, side)
        beside = Rect(disc.right + gap, cell.y, cell.right - disc.right - gap, cell.h)
        later = seat * STAGGER
        found[f"score:{seat}"] = badge(person, disc, layer=20, delay=later, bounce=True)
        found[f"points:{seat}"] = words(
            space, beside, text, 44, face="figures", align="left", layer=21, delay=later,
            colour=CREAM if text.strip("–0") else MIST,
        )  # fmt: skip
    if far:
        for key, piece in points_row(context, texts, far).items():
            found[f"{key}-far"] = piece._replace(rect=piece.rect.across(far), angle=180)
    return found


def vote_badges(
    context: SceneContext, seats: Sequence[int], row: Rect, targets: Mapping[str, Rect],
    votes: Mapping[int, str], held: int | None, take: Callable[[int], Action],
    bring: Callable[[int, str], Action | None],
) -> Pieces:  # fmt: skip
    """A badge for everyone who votes, keys `voter:<seat>`: in the row, or on the target, by its
    key, that it was brought to. People drag theirs to a target they may vote for, or touch it."""
    space, found = context.space, Pieces()
    side = max(space.touch, 76 * space.unit)
    cells = grid(len(seats), row, 1, 10 * space.unit, most=side)
    for order, (seat, rect) in enumerate(zip(seats, cells, strict=True)):
        person = context.people[seat]
        if seat in votes:
            fellows = [other for other in seats if votes.get(other) == votes[seat]]
            target = targets[votes[seat]]
            small = min(max(target.w * 0.36, 48 * space.density), side)
            step = min(small * 0.8, target.w * 1.2 / len(fellows))
            x = target.cx + (fellows.index(seat) - (len(fellows) - 1) / 2) * step
            rect = around(x, target.y + small * 0.3, small, small)
        ways = {key: bring(seat, key) for key in targets if votes.get(seat) != key}
        drops = tuple(Drop(key, action) for key, action in ways.items() if action)
        found[f"voter:{seat}"] = badge(
            person, rect, layer=64 + order, arc=rect.h * 0.4, bounce=True,
            glow=1 if seat == held else 0.5 if seat not in votes and not person.robot else 0,
            tap=None if person.robot else take(seat), drops=() if person.robot else drops,
        )  # fmt: skip
    return found
