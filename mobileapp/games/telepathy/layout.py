"""Who sits where at Telepathy's table, and where things lie. Pure arithmetic.

On a tablet everyone reads at their own long edge; a phone is read from one side. The grid lies in
the middle and never turns. Action cards lie at the giver's end and are pushed to the other end:
beside the grid where the window is wide, above and below it where it is tall.
"""

from collections.abc import Iterable
from typing import NamedTuple

from engine.games.telepathy.board import Board
from engine.games.telepathy.conditions import Cells
from engine.games.telepathy.roles import DIRECTOR, holder_of
from mobileapp.stage.parts import edges
from mobileapp.stage.scene import Rect, Space, Table, around, fitted, grid, hull

GAP = 0.06
"""Between two tiles, in tiles."""
TALL_BAR = 112
"""How high the words are on a phone that is held upright: two lines."""
ROW = 4
"""So many action cards lie face up at most."""
HOME = 1.35
"""Width by height of the place for a sealed card and its owner's badge."""


class Side(NamedTuple):
    """What belongs to those at one long edge."""

    headline: Rect
    homes: tuple[Rect, Rect]
    """Where sealed cards lie, from left to right on the screen."""
    speak: Rect
    """The button for announcing."""
    other: Rect
    """Another button."""
    angle: float = 0
    seats: tuple[int | None, ...] = ()
    """Whose homes these are; None where nobody sits."""


class Desk(NamedTuple):
    """The open table: what everyone sees, and the parts that stay where they are."""

    board: Board
    table: Table
    near: Side
    far: Side
    middle: Rect
    """All that lies between the two sides."""
    grid: Rect
    margin: float
    """Around the grid, for marks."""

    @property
    def space(self) -> Space:
        return self.table.space

    @property
    def seats(self) -> tuple[int, ...]:
        """Everyone who holds secrets."""
        return tuple(seat for seat in (*self.near.seats, *self.far.seats) if seat is not None)

    def is_far(self, seat: int) -> bool:
        return seat in self.far.seats

    def side_of(self, seat: int) -> Side:
        return self.far if self.is_far(seat) else self.near

    def home(self, seat: int) -> Rect:
        """Where somebody's sealed card lies."""
        side = self.side_of(seat)
        return side.homes[side.seats.index(seat)]

    def holder_of(self, speaker: int, attribute: str) -> int:
        """Who of the speaker's team has to make a line of a colour, or of a shape."""
        return holder_of(self.board.variant, self.board.roles, speaker, attribute)

    def person(self, seats: Iterable[int]) -> int | None:
        """Who of them can touch the table."""
        return next((seat for seat in seats if not self.table.people[seat].robot), None)


def desk_for(board: Board, table: Table) -> Desk:
    """Two holders of secrets sit opposite each other, four clockwise around the table.

    The first person among them sits near. Directors have no secret, and sit where they like.
    """
    holders = [seat for seat, role in enumerate(board.roles) if role != DIRECTOR]
    first = next((at for at, seat in enumerate(holders) if not table.people[seat].robot), 0)
    order = holders[first:] + holders[:first]
    near_seats: tuple[int | None, ...] = (order[1], order[0])
    far_seats: tuple[int | None, ...] = tuple(order[2:])
    if len(order) == 2:
        near_seats, far_seats = (None, order[0]), (order[1], None)
    desk = _laid_out(board, table, len(order))
    near, far = desk.near._replace(seats=near_seats), desk.far._replace(seats=far_seats)
    return desk._replace(near=near, far=far)


def _laid_out(board: Board, table: Table, holders: int) -> Desk:
    """The table for a window, and for so many who hold secrets."""
    space = table.space
    at = edges(space, TALL_BAR if space.phone and not space.wide else 76)
    u, middle = space.unit, at.middle
    if space.wide:
        margin = (18 if space.phone else 28) * u
        side = min(middle.h - 2 * margin, middle.w * (0.42 if space.phone else 0.46))
        near = _in_one_row(space, at.near)
        if space.phone:
            near = _in_the_corners(space, middle, (middle.w - side) / 2 - margin)
    else:
        margin = 24 * u
        h, gap = (space.touch, 8 * u) if space.phone else (space.touch * 1.15, 10 * u)
        row, middle = middle.cut_bottom(h, gap)
        middle = middle._replace(h=middle.h - h - gap)
        near = _in_one_row(space, row, holders)
        taken = 2 * (tall_card(space, middle) + 10 * u) + 2 * margin + 22 * u
        side = min(middle.w - 2 * margin, middle.h - taken)
    if not space.wide or space.phone:
        near = near._replace(headline=at.near)
    far = _opposite(near, middle)
    if space.phone:  # everybody reads from below; the far side is only the upper end
        far = far._replace(angle=0, headline=at.near)
    return Desk(board, table, near, far, middle, around(middle.cx, middle.cy, side, side), margin)


def _in_one_row(space: Space, row: Rect, holders: int = 4) -> Side:
    """A sealed card at each end, a button beside each, and words between them.

    Two holders need only one place each, which leaves more room for buttons.
    """
    gap, home = 10 * space.unit, row.h * HOME
    left, rest = row.cut_left(home, gap)
    right, rest = (row if holders == 2 else rest).cut_right(home, gap)
    wide = min(190 * space.unit * (0.4 + 0.6 * space.text_scale), rest.w * 0.48)
    other, rest = rest.cut_left(wide, gap)
    speak, rest = rest.cut_right(wide, gap)
    low = min(row.h, max(space.touch, 66 * space.unit * space.text_scale))
    speak, other = (around(one.cx, one.cy, one.w, low) for one in (speak, other))
    return Side(rest, (left, right), speak, other)


def _in_the_corners(space: Space, middle: Rect, beside: float) -> Side:
    """A sealed card in each lower corner beside the grid, and a button above it."""
    h, y = space.touch, middle.y + space.touch + 8 * space.unit
    left, right = (Rect(x, middle.y, h * HOME, h) for x in (middle.x, middle.right - h * HOME))
    speak, other = (Rect(x, y, beside * 0.52, h) for x in (middle.right - beside * 0.52, middle.x))
    return Side(middle, (left, right), speak, other)


def _opposite(near: Side, area: Rect) -> Side:
    """The same as those see it who sit opposite."""
    left, right = (home.across(area) for home in near.homes)
    headline, speak, other = (r.across(area) for r in (near.headline, near.speak, near.other))
    return Side(headline, (right, left), speak, other, 180)


def tall_card(space: Space, middle: Rect) -> float:
    """The side of an action card above or below the grid."""
    return min((middle.w - 3 * 10 * space.unit) / ROW, 190 * space.unit, middle.h * 0.185)


def cells(board: Rect) -> tuple[Rect, ...]:
    """The sixteen places of a grid, row by row from the upper left."""
    pitch = board.w / (4 + 3 * GAP) * (1 + GAP)
    side = pitch / (1 + GAP)
    return tuple(
        Rect(board.x + column * pitch, board.top - row * pitch - side, side, side)
        for row in range(4)
        for column in range(4)
    )


def box_of(board: Rect, chosen: Cells) -> Rect:
    """The box around some places of a grid."""
    places = cells(board)
    return hull([places[cell] for cell in chosen])


def ends(desk: Desk, performer: int) -> tuple[list[Rect], list[Rect]]:
    """Where cards lie at the giver's end, and where each ends up at the performer's."""
    space, middle, to_far = desk.space, desk.middle, desk.is_far(performer)
    gap = 10 * space.unit
    if not space.wide:
        card = tall_card(space, middle)
        low, high = middle.cut_bottom(card)[0], middle.cut_top(card)[0]
        giver, receiver = (low, high) if to_far else (high, low)
        return grid(ROW, giver, 1, gap, rows=1), [fitted(receiver, 1)] * ROW
    beside = _beside(desk)
    card = min(beside.w, (middle.h - 2 * gap) / 3)
    x = beside.cx - card / 2
    ys = [middle.y, middle.y + card + gap, middle.top - card]
    if not to_far:
        ys = [middle.y + middle.top - y - card for y in ys]
    first, second, zone = (
        [Rect(x, y, card, card) for x in (x, 2 * middle.cx - x - card)] for y in ys
    )
    return [first[0], second[0], first[1], second[1]], [zone[0]] * 2 + [zone[1]] * 2


def _beside(desk: Desk) -> Rect:
    """What is free on the left of the grid where the window is wide."""
    space, middle = desk.space, desk.middle
    x = middle.x + (desk.near.other.w + 10 * space.unit if space.phone else 0)
    return Rect(x, middle.y, desk.grid.x - desk.margin - 22 * space.unit - x, middle.h)


def naming(desk: Desk, seat: int, count: int, both: bool = True) -> tuple[list[Rect], Rect]:
    """Room for signs, and for the grid: beside it where the window is wide, so that light flows to
    the partner's end without crossing it; else at the speaker's end, perhaps at both."""
    space, middle, far = desk.space, desk.middle, desk.is_far(seat)
    gap = 18 * space.unit
    if space.wide:
        sides = (_beside(desk), _beside(desk).across(middle))
        boxes = sides if count > ROW else (sides[far],)
        places = (grid(ROW, box, 1, gap, most=150 * space.unit) for box in boxes)
        return [place for four in places for place in four], desk.grid
    rows = -(-count // ROW)
    size = min(128 * space.unit, (middle.w - (ROW - 1) * gap) / ROW)
    size = min(max(size, 48 * space.density), middle.h * 0.3 / rows)
    h = rows * size + (rows - 1) * gap
    strip, rest = middle.cut_top(h, gap) if far else middle.cut_bottom(h, gap)
    if both:
        rest = middle.inset(0, h + gap)
    side = min(desk.grid.w, rest.h)
    board = around(middle.cx, middle.cy, side, side).within(rest)
    return grid(count, strip, 1, gap, most=size, rows=rows), board
