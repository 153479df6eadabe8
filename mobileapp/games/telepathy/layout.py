"""Where things lie on Telepathy's table. Pure arithmetic.

On a tablet everyone reads at their own long edge; a phone is read from one side. The grid lies in
the middle and never turns. Action cards lie at the giver's end and are pushed to the other end:
beside the grid where the window is wide, above and below it where it is tall.
"""

from typing import NamedTuple

from engine.games.telepathy.board import Board
from engine.games.telepathy.roles import DIRECTOR
from mobileapp.games.telepathy.looks import GAP
from mobileapp.stage.parts import edges
from mobileapp.stage.scene import Rect, Space, Table, around, grid

ROW = 4
"""So many action cards lie face up at most."""


class Side(NamedTuple):
    """What belongs to those at one long edge."""

    headline: Rect
    homes: tuple[Rect, Rect]
    """Where sealed cards lie, from left to right on the screen."""
    speak: Rect
    """The button for announcing."""
    other: Rect
    """Another button."""
    angle: float


class Layout(NamedTuple):
    """The parts of the table that stay where they are."""

    near: Side
    far: Side
    middle: Rect
    """All that lies between the two sides."""
    board: Rect
    margin: float
    """Around the board, for marks."""

    def side(self, far: bool) -> Side:
        return self.far if far else self.near


class Ends(NamedTuple):
    """Where action cards lie, and where they are pushed to."""

    slots: tuple[Rect, ...]
    zones: tuple[Rect, ...]
    half: Rect
    """From here on a pushed card goes on alone."""

    def zone_of(self, index: int) -> Rect:
        """Where the card of a slot ends up: straight ahead."""
        return self.zones[index * len(self.zones) // ROW]


def layout(space: Space) -> Layout:
    """The table for a window."""
    if space.phone:
        return _phone(space)
    u = space.unit
    at = edges(space)
    bar, middle = at.near, at.middle
    if space.wide:
        near = _in_one_row(space, bar, bar.h)
        margin = 20 * u
        side = min(middle.h - 2 * margin, middle.w * 0.46)
    else:
        row, middle = middle.cut_bottom(space.touch * 1.15, 10 * u)
        middle = middle._replace(h=middle.h - row.h - 10 * u)
        near = _in_one_row(space, row, row.h)._replace(headline=bar)
        margin = 24 * u
        side = _tall_board(space, middle, margin)
    far = _opposite(near, space.area)
    return Layout(near, far, middle, around(middle.cx, middle.cy, side, side), margin)


def _in_one_row(space: Space, row: Rect, h: float) -> Side:
    """A sealed card at each end, a button beside each, and words between them."""
    u = space.unit
    home = max(h * 1.3, 48 * space.density)
    wide = min(190 * u * (0.4 + 0.6 * space.text_scale), row.w * 0.27)
    left, rest = row.cut_left(home, 10 * u)
    right, rest = rest.cut_right(home, 10 * u)
    other, rest = rest.cut_left(wide, 10 * u)
    speak, rest = rest.cut_right(wide, 10 * u)
    low = min(row.h, max(space.touch, 66 * u * space.text_scale))
    return Side(
        rest,
        (left, right),
        around(speak.cx, speak.cy, speak.w, low),
        around(other.cx, other.cy, other.w, low),
        0,
    )


def _opposite(near: Side, area: Rect) -> Side:
    """The same as those see it who sit opposite."""
    left, right = near.homes
    return Side(
        near.headline.across(area),
        (right.across(area), left.across(area)),
        near.speak.across(area),
        near.other.across(area),
        180,
    )


def _tall_board(space: Space, middle: Rect, margin: float) -> float:
    card = _tall_card(space, middle)
    taken = 2 * (card + 10 * space.unit) + 2 * margin + 22 * space.unit
    return min(middle.w - 2 * margin, middle.h - taken)


def _tall_card(space: Space, middle: Rect) -> float:
    return min((middle.w - 3 * 10 * space.unit) / ROW, 190 * space.unit, middle.h * 0.17)


def _phone(space: Space) -> Layout:
    """Everybody reads from below; the far side is only the upper end of the table."""
    u = space.unit
    at = edges(space)
    if space.wide:
        margin = 18 * u
        side = min(at.middle.h - 2 * margin, at.middle.w * 0.42)
        board = around(at.middle.cx, at.middle.cy, side, side)
        strip = (board.x - margin - at.middle.x) * 0.52
        h, home = space.touch, space.touch * 1.3
        (x, y), gap = (at.middle.x, at.middle.y), 8 * u
        right = at.middle.right
        near = Side(
            at.near,
            (Rect(x, y, home, h), Rect(right - home, y, home, h)),
            Rect(right - strip, y + h + gap, strip, h),
            Rect(x, y + h + gap, strip, h),
            0,
        )
        far = _opposite(near, at.middle)._replace(angle=0, headline=at.near)
        return Layout(near, far, at.middle, board, margin)
    h = space.touch
    row, rest = at.middle.cut_bottom(h, 8 * u)
    middle = rest._replace(h=rest.h - h - 8 * u)
    near = _in_one_row(space, row, h)._replace(headline=at.near)
    far = _opposite(near, at.middle)._replace(angle=0, headline=at.near)
    margin = 24 * u
    side = _tall_board(space, middle, margin)
    return Layout(near, far, middle, around(middle.cx, middle.cy, side, side), margin)


def cells(board: Rect) -> tuple[Rect, ...]:
    """The sixteen places of a grid, row by row from the upper left."""
    pitch = board.w / (4 + 3 * GAP) * (1 + GAP)
    side = pitch / (1 + GAP)
    return tuple(
        Rect(board.x + column * pitch, board.top - row * pitch - side, side, side)
        for row in range(4)
        for column in range(4)
    )


def ends(lay: Layout, space: Space, to_far: bool) -> Ends:
    """Slots at the giver's end, zones at the performer's."""
    u, middle = space.unit, lay.middle
    gap = 10 * u
    half, _ = middle.cut_top(middle.h / 2) if to_far else middle.cut_bottom(middle.h / 2)
    slots: list[Rect] = []
    zones: list[Rect] = []
    if space.wide:
        inner = lay.board.x - lay.margin - (22 * u)
        left = middle.x + (lay.near.other.w + gap if space.phone else 0)
        card = min(inner - left, (middle.h - 2 * gap) / 3)
        x = left + (inner - left - card) / 2
        for column in (x, 2 * middle.cx - x - card):
            ys = [middle.y + place * (card + gap) for place in range(3)]
            if not to_far:
                ys = [middle.top - card - place * (card + gap) for place in range(3)]
            slots += [Rect(column, y, card, card) for y in ys[:2]]
            zones.append(Rect(column, middle.top - card if to_far else middle.y, card, card))
    else:
        card = _tall_card(space, middle)
        low, _ = middle.cut_bottom(card)
        high, _ = middle.cut_top(card)
        giver, receiver = (low, high) if to_far else (high, low)
        slots = grid(ROW, giver, 1, gap, rows=1)
        zones = [around(receiver.cx, receiver.cy, card, card)]
    return Ends(tuple(slots), tuple(zones), half)


def lamps(lay: Layout, space: Space, count: int) -> tuple[Rect, ...]:
    """One light for every turn: beside the grid from the bottom up, or below it."""
    u, board = space.unit, lay.board
    if space.wide:
        side = min(18 * u, board.h / count)
        x = board.right + lay.margin + 11 * u
        step = board.h / count
        return tuple(
            around(x, board.y + step * (place + 0.5), side, side) for place in range(count)
        )
    side = min(18 * u, board.w / count)
    y = board.y - lay.margin - 8 * u
    step = board.w / count
    return tuple(around(board.x + step * (place + 0.5), y, side, side) for place in range(count))


class Naming(NamedTuple):
    """Where signs lie to be chosen from at one end of the table, and the smaller grid."""

    choices: tuple[Rect, ...]
    board: Rect


def naming(lay: Layout, space: Space, far: bool, count: int) -> Naming:
    """Room for that many signs at one end, and for as many opposite."""
    u, middle = space.unit, lay.middle
    gap = 18 * u
    across = count if space.wide else ROW
    rows = -(-count // across)
    size = min((100 if space.wide else 128) * u, (middle.w - (across - 1) * gap) / across)
    size = min(max(size, 48 * space.density), middle.h * 0.3 / rows)
    h = rows * size + (rows - 1) * gap
    strip, _ = middle.cut_top(h) if far else middle.cut_bottom(h)
    left = space.phone and space.wide and (lay.near.other.w + gap)
    if left:
        strip = strip.inset(left, 0)
    choices = grid(count, strip, 1, gap, most=size, rows=rows)
    side = min(lay.board.w, middle.h - 2 * (h + gap))
    return Naming(tuple(choices), around(middle.cx, middle.cy, side, side))


# --- who sits where ---------------------------------------------------------------------------


class Seating(NamedTuple):
    """Who sits at which long edge, from left to right on the screen; None where nobody does."""

    near: tuple[int | None, int | None]
    far: tuple[int | None, int | None]

    def is_far(self, seat: int) -> bool:
        return seat in self.far

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(seat for seat in (*self.near, *self.far) if seat is not None)


def seating(board: Board, table: Table) -> Seating:
    """Two holders of secrets sit opposite each other, four clockwise around the table.

    The first person among them sits near. Directors have no secret, and sit where they like.
    """
    holders = [seat for seat, role in enumerate(board.roles) if role != DIRECTOR]
    people = [seat for seat in holders if not table.people[seat].robot]
    first = holders.index(people[0]) if people else 0
    order = holders[first:] + holders[:first]
    if len(order) == 2:
        return Seating((None, order[0]), (order[1], None))
    return Seating((order[1], order[0]), (order[2], order[3]))
