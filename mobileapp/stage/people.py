"""People at the table as pieces: badges with names, points, and votes on targets.

Pure functions: values in, pieces out. Sizes come from `tokens.py` and follow the window.
"""

from collections.abc import Callable, Container, Mapping, Sequence
from typing import Any, NamedTuple

from mobileapp.stage.boxes import Length, PerWindow, TextStyle
from mobileapp.stage.looks import CREAM, MIST
from mobileapp.stage.parts import badge, text_width, turned, two_sided, words
from mobileapp.stage.scene import (
    Action,
    Drop,
    Person,
    Pieces,
    Rect,
    SceneContext,
    Space,
    around,
    fitted,
    grid,
)
from mobileapp.stage.tokens import TWO_LINES, Duration, Gap, Glow, Layer, Size, Text

BADGE_SCALE = 0.94
"""The part of its room that a badge above a name fills."""
BADGE_BESIDE, NAME_GAP = 0.34, 0.12
"""The maximum part of the width that a badge beside a name takes, and the gap between them as part
of the badge."""
NAME_SHARE, NAME_SHARE_ONE_LINE = 0.5, 0.4
"""The maximum part of the height that a name below a badge takes."""


class Seat(NamedTuple):
    """The place of a player's badge and name, turned to where that player sits."""

    box: Rect
    angle: float = 0
    line: float = 0
    """The height of the name below the badge; 0 puts the name beside the badge."""


def badge_and_name(
    context: SceneContext,
    seat: int,
    place: Seat,
    text: str = "",
    style: TextStyle = Text.BODY,
    **more: Any,
) -> Pieces:
    """A player's badge (`person:<seat>`) and name or another text (`name:<seat>`).

    `more` are fields of the badge.
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


PERSON_SHAPE, PERSON_SHAPE_TWO_LINES = PerWindow(1.15, tablet_portrait=1.0), 1.3
"""Width / height of a badge with its name below, on one line and on two."""
PERSON_WIDTH = Length(300)
"""The maximum width of a badge with its name."""
NAME_LINE = 1.35
"""The height of a name on one line, as a multiple of its font size."""
WRAPPED = 1.4
"""Names that are longer than this part of their line are wrapped."""


def people_row(
    context: SceneContext,
    seats: Sequence[int],
    area: Rect,
    style: TextStyle = Text.LABEL,
    wrap: bool = False,
    turned_round: Container[int] = (),
    **more: Any,
) -> Pieces:
    """Badges with names below, in one or more rows: keys `person:<seat>` and `name:<seat>`.

    With `wrap` long names take two lines. Those in `turned_round` are read from the far side.
    """
    space = context.space
    aspect = PERSON_SHAPE_TWO_LINES if wrap else PERSON_SHAPE.of(space)
    most = PERSON_WIDTH.of(space)
    cells = grid(len(seats), area, aspect, Gap.MEDIUM * space.unit, most=most)
    longest = max(text_width(space, context.name(seat), style) for seat in seats)
    two = wrap and longest > cells[0].w * WRAPPED
    share = NAME_SHARE if two else NAME_SHARE_ONE_LINE
    label = min(space.text(style.size) * (TWO_LINES if two else NAME_LINE), cells[0].h * share)
    found: Pieces = {}
    for order, (seat, cell) in enumerate(zip(seats, cells, strict=True)):
        look = {"bounce": True, "layer": Layer.PERSON, "delay": order * Duration.STAGGER} | more
        place = Seat(cell, 180 if seat in turned_round else 0, label)
        found |= badge_and_name(context, seat, place, style=style, **look)
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
    as in an old saved match, the seats go round the table from the near left one. Robots that
    belong to a variant have no chair: they take free ones at the ends.
    """
    chairs = [person.chair for person in people]
    ends = [chair for chair in END_CHAIRS if chair not in chairs]
    for seat, person in enumerate(people):
        if person.robot and chairs[seat] < 0 and ends:
            chairs[seat] = ends.pop()
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


def facing_row(context: SceneContext, seats: Sequence[int], area: Rect, **more: Any) -> Pieces:
    """A `people_row` for some people around the table, from left to right as they sit, everyone
    turned to their own side; in the given order on a phone, or where chairs are not known."""
    chairs = [person.chair for person in context.people]
    if not two_sided(context) or min(chairs) < 0:
        return people_row(context, seats, area, **more)
    far = seats_at_edges(context.people).far
    across = {
        seat: (FAR_CHAIRS if seat in far else NEAR_CHAIRS).index(chairs[seat]) for seat in seats
    }
    order = sorted(seats, key=lambda seat: (across[seat], seat in far))
    return people_row(context, order, area, turned_round=far, **more)


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


FIGURES = TextStyle(44, "figures")
POINTS_WIDTH = Length(190)
"""The maximum width of one player's badge and points."""
POINTS_BADGE = 0.76
"""The badge beside the points, as part of their height."""


def points_row(
    context: SceneContext, texts: Sequence[str], row: Rect, far: Rect | None = None
) -> Pieces:
    """Everyone's badge with a figure beside it, keys `score:<seat>` and `points:<seat>`; in `far`
    the same, turned for the far side."""
    space, gap = context.space, Gap.TINY * context.space.unit
    cells = grid(len(texts), row, 2, gap, most=POINTS_WIDTH.of(space))
    found: Pieces = {}
    for seat, (person, text, cell) in enumerate(zip(context.people, texts, cells, strict=True)):
        side = cell.h * POINTS_BADGE
        disc = around(cell.x + side / 2, cell.cy, side, side)
        beside = Rect(disc.right + gap, cell.y, cell.right - disc.right - gap, cell.h)
        delay, layer = seat * Duration.STAGGER, Layer.PERSON
        found[f"score:{seat}"] = badge(person, disc, layer=layer, delay=delay, bounce=True)
        found[f"points:{seat}"] = words(
            space, beside, text, FIGURES, align="left", layer=layer + 1, delay=delay,
            colour=CREAM if text.strip("–0") else MIST,
        )  # fmt: skip
    if far:
        for key, piece in points_row(context, texts, far).items():
            found[f"{key}-far"] = piece._replace(rect=piece.rect.across(far), angle=180)
    return found


ON_TARGET, OVERHANG = 0.36, 1.2
"""The size of a token on a target, and the width of a row of tokens, as parts of its width."""
NEXT_TOKEN, ABOVE_EDGE = 0.8, 0.3
"""The distance between tokens on a target, and of their middles from its lower edge, as parts of
a token."""


def vote_badges(
    context: SceneContext, seats: Sequence[int], row: Rect, targets: Mapping[str, Rect],
    votes: Mapping[int, str], held: int | None, take: Callable[[int], Action],
    bring: Callable[[int, str], Action | None],
) -> Pieces:  # fmt: skip
    """A badge of everyone who votes, key `voter:<seat>`: in the row, or on the target with the key
    it was brought to. People drag their badge to a target they may vote for, or tap it."""
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
    """The place of one of several badges on a target."""
    side = min(max(target.w * ON_TARGET, space.minimum_touch), Size.BUTTON.of(space))
    step = min(side * NEXT_TOKEN, target.w * OVERHANG / count)
    x = target.cx + (index - (count - 1) / 2) * step
    return around(x, target.y + side * ABOVE_EDGE, side, side)
