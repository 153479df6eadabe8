"""Where the badges of people lie around the table of Clouds, in every kind of window."""

from collections.abc import Sequence

from engine.games.clouds.schedule import Roles
from engine.seating import around as clockwise
from mobileapp.games.clouds.layout import Layout, base, sky_of, verdict_of
from mobileapp.stage import parts
from mobileapp.stage.boxes import Length, PerWindow, cached_layout
from mobileapp.stage.geometry import Rect, grid
from mobileapp.stage.people import BadgePlace
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Gap, Text

NAME_LINE = PerWindow(
    Length(lines=1.5, style=Text.BODY), tablet_portrait=Length(lines=2.2, style=Text.BODY)
)
"""The height of a name below a badge."""
PERSON_WIDTH, PERSON_SHAPE, MIN_IN_ROW = Length(260), 0.95, 3
"""The maximum width of a badge with its name, and the width / height of both together.

The width / height is used on a phone in portrait. There badges are no larger than in a row of
MIN_IN_ROW, so that also few people leave room for the word above them.
"""


def _column(box: Rect, count: int, angle: float, line: float = 0) -> list[BadgePlace]:
    """The seats of `count` people one above the other, from the lowest to the highest.

    `angle` is the rotation of each seat, and `line` the height of a name below the badge.
    """
    h = box.h / max(count, 1)
    return [BadgePlace(Rect(box.x, box.y + up * h, box.w, h), angle, line) for up in range(count)]


def _band(space: Space, box: Rect, count: int, angle: float) -> list[BadgePlace]:
    """The seats of `count` people in a centred row, from left to right on the screen."""
    w, line = min(box.w / max(count, 1), PERSON_WIDTH.of(space)), NAME_LINE.of(space).of(space)
    first = box.cx - count * w / 2
    return [BadgePlace(Rect(first + k * w, box.y, w, box.h), angle, line) for k in range(count)]


def _beside(space: Space, left: int, right: int, main: int, second: int) -> list[BadgePlace]:
    """The seats on a tablet in landscape; the arguments are those of `seats_for`.

    The artists are at the edges. The others are beside the sky, and their badges are rotated for
    players at the sides.
    """
    edge, sky, seat = base(space).edge, sky_of(space), verdict_of(space, 0).find("seat")
    column_left = Rect(edge.x, sky.y, sky.x - edge.x, sky.h)
    column_right = column_left.across(space.area)._replace(y=sky.y)
    line = NAME_LINE.of(space).of(space)
    return [
        *[BadgePlace(seat)] * main,
        *_column(column_left, left, -90, line),
        *[BadgePlace(seat.across(space.area), 180)] * second,
        *reversed(_column(column_right, right, 90, line)),
    ]


def _sideways(space: Space, left: int, right: int, main: int, second: int) -> list[BadgePlace]:
    """The seats on a phone in landscape; the arguments are those of `seats_for`.

    The main artist is at the near edge, the others are beside the sky.
    """
    edge, sky = base(space).edge, sky_of(space)
    top = parts.corner(space, "top-left").y - Gap.MARGIN * space.unit
    column_left = Rect(edge.x, sky.y, sky.x - edge.x, top - sky.y)
    column_right = column_left._replace(x=sky.right, w=edge.right - sky.right)
    return [
        *[BadgePlace(verdict_of(space, 0).find("seat"))] * main,
        *_column(column_left, left, 0),
        *reversed(_column(column_right, second + right, 0)),
    ]


def _above_and_below(
    space: Space, left: int, right: int, main: int, second: int
) -> list[BadgePlace]:
    """The seats on a tablet in portrait; the arguments are those of `seats_for`.

    Each artist is in the middle of an edge, with others on both sides.
    """
    near_left, near_right = -(-left // 2), -(-right // 2)
    below = verdict_of(space, 0).find("people")
    near = _band(space, below, near_left + main + near_right, 0)
    above = below.across(space.area)
    far = _band(space, above, left - near_left + second + right - near_right, 180)
    return [
        *near[near_left : near_left + main],
        *reversed(near[:near_left]),
        *far,
        *reversed(near[near_left + main :]),
    ]


def _in_rows(space: Space, left: int, right: int, main: int, second: int) -> list[BadgePlace]:
    """The seats on a phone in portrait; the arguments are those of `seats_for`.

    Everybody is below the sky, in as many rows as make the badges largest.
    """
    edge, sky, gap = base(space).edge, sky_of(space), Gap.TINY * space.unit
    low = verdict_of(space, 1).first.top + gap
    count = main + left + second + right
    few = count < 2 * MIN_IN_ROW
    air = Gap.MARGIN * space.unit if few else 0
    room = Rect(edge.x, low, edge.w, sky.y - air - low)
    most = min(PERSON_WIDTH.of(space), (room.w + gap) / MIN_IN_ROW - gap)
    rows = -(-count // MIN_IN_ROW) if few else 0
    cells = grid(count, room, PERSON_SHAPE, gap, most=most, rows=rows)
    return [BadgePlace(cell, 0, NAME_LINE.of(space).of(space)) for cell in cells]


SEATS = PerWindow(
    _beside, tablet_portrait=_above_and_below, phone=_in_rows, phone_landscape=_sideways
)


@cached_layout(left=range(5), right=range(5))
def seats_for(
    space: Space, left: int, right: int, main: bool, second: bool
) -> tuple[BadgePlace, ...]:
    """The seats around the table, clockwise from the near edge.

    Their order is: the artist at the near edge if `main` is true, `left` players, the player
    opposite if `second` is true, and `right` players.
    """
    return tuple(SEATS.of(space)(space, left, right, main, second))


def seats_around(at: Layout, roles: Roles, shown: Sequence[int]) -> dict[int, BadgePlace]:
    """The place of the badge of every seat in `shown`, by seat.

    The players sit clockwise from the artist at the near edge, as around a real table. The other
    artist sits opposite; if there is no other, the timekeeper sits there.
    """
    near, *others = at.artists(roles)
    circle = clockwise(at.context.seats, near)
    opposite = circle.index(others[0] if others else roles.timekeeper)
    left = [seat for seat in circle[1:opposite] if seat in shown]
    right = [seat for seat in circle[opposite + 1 :] if seat in shown]
    main, second = ([seat] if seat in shown else [] for seat in (circle[0], circle[opposite]))
    seats = seats_for(at.space, len(left), len(right), bool(main), bool(second))
    return dict(zip([*main, *left, *second, *right], seats, strict=True))
