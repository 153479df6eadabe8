"""Who sits where at Telepathy's table, where things lie, and what lies there in several scenes.

On a tablet everyone reads at their own long edge; a phone is read from one side. The grid lies in
the middle and never turns. Action cards lie at the giver's end and are pushed to the other end:
beside the grid where the window is wide, above and below it where it is tall.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from engine.games.telepathy.actions import ACTIONS, Place
from engine.games.telepathy.board import Board
from engine.games.telepathy.conditions import SIGNS, Grid, attribute_of_sign
from engine.games.telepathy.roles import DIRECTOR, holder_of
from mobileapp.games.telepathy.looks import PALE, PEACH, SecretCard, Sign, cells, tile_look
from mobileapp.games.telepathy.recap import team_ribbon
from mobileapp.stage import parts
from mobileapp.stage import scene as stage
from mobileapp.stage.looks import NIGHT, Area, Light, Panel
from mobileapp.stage.parts import HEADLINE, badge, edges, words
from mobileapp.stage.scene import (
    Piece,
    Pieces,
    Rect,
    SceneContext,
    SlidePath,
    Space,
    Waypoint,
    around,
    hull,
)

TALL_BAR = 112
"""How high the words are on a phone that is held upright: two lines."""
ROW = 4
"""So many action cards lie face up at most."""
CARD_PLACE = 1.35
"""Width by height of the place for a sealed card and its owner's badge."""
SHIFTS = ("row_east", "row_west", "col_north", "col_south")
"""The cards that push one tile out of the grid and in again at the other end."""
LARGE_HEADLINE = 56
"""The size of what is said to those at an edge, where it fits."""


class Choice(NamedTuple):
    """What is half chosen."""

    card: str = ""
    """The action card whose outcomes are looked at."""
    held: str = ""
    """The place a finger is dragging."""
    tried: str = ""
    """The place that was touched, to see what the card would do there."""
    speaker: int | None = None
    """Who is about to announce."""
    signs: tuple[str, ...] = ()
    """What is to be named, as far as it is chosen."""


class Side(NamedTuple):
    """What belongs to those at one long edge."""

    headline: Rect
    card_places: tuple[Rect, Rect]
    """Where sealed cards lie, from left to right on the screen."""
    speak: Rect
    """The button for announcing."""
    other: Rect
    """Another button."""
    angle: float = 0
    seats: tuple[int | None, ...] = ()
    """Whose cards lie there; None where nobody sits."""


class Layout(NamedTuple):
    """The open table: what everyone sees, and the parts that stay where they are."""

    board: Board
    context: SceneContext
    near: Side
    far: Side
    middle: Rect
    """All that lies between the two sides."""
    grid: Rect
    margin: float
    """Around the grid, for marks."""

    @property
    def space(self) -> Space:
        return self.context.space

    @property
    def seats(self) -> tuple[int, ...]:
        """Everyone who holds secrets."""
        return tuple(seat for seat in (*self.near.seats, *self.far.seats) if seat is not None)

    @property
    def both_sides(self) -> bool:
        """Whether anybody reads from the far side; directors sit where they like."""
        people = enumerate(self.context.people)
        return any(not one.robot and seat not in self.near.seats for seat, one in people)

    def is_far(self, seat: int) -> bool:
        return seat in self.far.seats

    def side_of(self, seat: int) -> Side:
        return self.far if self.is_far(seat) else self.near

    def card_place(self, seat: int) -> Rect:
        """Where somebody's sealed card lies."""
        side = self.side_of(seat)
        return side.card_places[side.seats.index(seat)]

    def holder_of(self, speaker: int, attribute: str) -> int:
        """Who of the speaker's team has to make a line of a colour, or of a shape."""
        return holder_of(self.board.variant, self.board.roles, speaker, attribute)

    def person(self, seats: Iterable[int]) -> int | None:
        """Who of them can touch the table."""
        return next((seat for seat in seats if not self.context.people[seat].robot), None)


def open_table(board: Board, context: SceneContext) -> Layout:
    """Two holders of secrets sit opposite each other, four clockwise around the table.

    The first person among them sits near. Directors have no secret, and sit where they like.
    """
    holders = [seat for seat, role in enumerate(board.roles) if role != DIRECTOR]
    first = next((place for place, seat in enumerate(holders) if not context.people[seat].robot), 0)
    order: list[int | None] = [*holders[first:], *holders[:first]]
    if len(order) == 2:
        order = [order[0], None, order[1], None]
    at = _laid_out(board, context, len(holders))
    near, far = (
        at.near._replace(seats=(order[1], order[0])),
        at.far._replace(seats=tuple(order[2:])),
    )
    at = at._replace(near=near, far=far)
    return at if at.both_sides else at._replace(far=far._replace(angle=0))


def _laid_out(board: Board, context: SceneContext, holders: int) -> Layout:
    """The table for a window, and for so many who hold secrets."""
    space = context.space
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
    return Layout(
        board, context, near, far, middle, around(middle.cx, middle.cy, side, side), margin
    )


def _in_one_row(space: Space, row: Rect, holders: int = 4) -> Side:
    """A sealed card at each end, a button beside each, and words between them.

    Two holders need only one place each, which leaves more room for buttons.
    """
    gap, place = 10 * space.unit, row.h * CARD_PLACE
    left, rest = row.cut_left(place, gap)
    right, rest = (row if holders == 2 else rest).cut_right(place, gap)
    wide = min(190 * space.unit * (0.4 + 0.6 * space.text_scale), rest.w * 0.48)
    other, rest = rest.cut_left(wide, 2 * gap)
    speak, rest = rest.cut_right(wide, 2 * gap)  # words end well before a button
    low = min(row.h, max(space.touch, 66 * space.unit * space.text_scale))
    speak, other = (around(one.cx, one.cy, one.w, low) for one in (speak, other))
    return Side(rest, (left, right), speak, other)


def _in_the_corners(space: Space, middle: Rect, beside: float) -> Side:
    """A sealed card in each lower corner beside the grid, and a button above it."""
    h, card, wide = space.touch, space.touch * CARD_PLACE, beside * 0.52
    y = middle.y + h + 8 * space.unit
    left, right = (Rect(x, middle.y, card, h) for x in (middle.x, middle.right - card))
    other, speak = (Rect(x, y, wide, h) for x in (middle.x, middle.right - wide))
    return Side(middle, (left, right), speak, other)


def _opposite(near: Side, area: Rect) -> Side:
    """The same as those see it who sit opposite."""
    left, right = (place.across(area) for place in near.card_places)
    headline, speak, other = (r.across(area) for r in (near.headline, near.speak, near.other))
    return Side(headline, (right, left), speak, other, 180)


def tall_card(space: Space, middle: Rect) -> float:
    """The side of an action card above or below the grid."""
    return min((middle.w - 3 * 10 * space.unit) / ROW, 190 * space.unit, middle.h * 0.185)


def ends(at: Layout, performer: int) -> tuple[list[Rect], list[Rect]]:
    """Where cards lie at the giver's end, and where each ends up at the performer's."""
    space, middle, to_far = at.space, at.middle, at.is_far(performer)
    gap = 10 * space.unit
    if not space.wide:
        card = tall_card(space, middle)
        low, high = middle.cut_bottom(card)[0], middle.cut_top(card)[0]
        giver, receiver = (low, high) if to_far else (high, low)
        return stage.grid(ROW, giver, 1, gap, rows=1), [stage.fitted(receiver, 1)] * ROW
    beside = _beside(at)
    card = min(beside.w, (middle.h - 2 * gap) / 3)
    ys = [middle.y, middle.y + card + gap, middle.top - card]
    if not to_far:
        ys = [middle.y + middle.top - y - card for y in ys]
    left = [Rect(beside.cx - card / 2, y, card, card) for y in ys]
    right = [box.mirrored(middle.cx) for box in left]
    return [*left[:2], *right[:2]], [left[2], left[2], right[2], right[2]]


def _beside(at: Layout) -> Rect:
    """What is free on the left of the grid where the window is wide."""
    space, middle = at.space, at.middle
    x = middle.x + (at.near.other.w + 10 * space.unit if space.phone else 0)
    return Rect(x, middle.y, at.grid.x - at.margin - 22 * space.unit - x, middle.h)


def naming(at: Layout, seat: int, count: int, both: bool = True) -> tuple[list[Rect], Rect]:
    """Room for signs, and for the grid: beside it where the window is wide, so that light flows to
    the partner's end without crossing it; else at the speaker's end, perhaps at both."""
    space, middle, far = at.space, at.middle, at.is_far(seat)
    gap = 18 * space.unit
    if space.wide:
        sides = (_beside(at), _beside(at).across(middle))
        boxes = sides if count > ROW else (sides[far],)
        places = (stage.grid(ROW, box, 1, gap, most=150 * space.unit) for box in boxes)
        return [place for four in places for place in four], at.grid
    rows = -(-count // ROW)
    size = min(128 * space.unit, (middle.w - (ROW - 1) * gap) / ROW)
    size = min(max(size, 48 * space.density), middle.h * 0.3 / rows)
    h = rows * size + (rows - 1) * gap
    strip, rest = middle.cut_top(h, gap) if far else middle.cut_bottom(h, gap)
    if both:
        rest = middle.inset(0, h + gap)
    side = min(at.grid.w, rest.h)
    board = around(middle.cx, middle.cy, side, side).within(rest)
    return stage.grid(count, strip, 1, gap, most=size, rows=rows), board


# --- pieces that lie there in several scenes --------------------------------------------------


def tiles(at: Layout, board: Rect) -> Pieces:
    """The sixteen tiles: `tile:<id>`, and the dark water under them: `grid`."""
    u = at.space.unit
    water = Panel(NIGHT, 0.42, 20 * u, "#8FA0E8", 1.2 * u)
    found = {"grid": Piece(board.inset(-14 * u), water, layer=1, opacity=0.8)}
    for tile, rect in zip(at.board.grid, cells(board), strict=True):
        found[f"tile:{tile}"] = Piece(rect, tile_look(tile), layer=10)
    return found


def tile_paths(grid: Grid, card: str, place: Place, board: Rect) -> list[tuple[SlidePath, Piece]]:
    """How the four tiles of a place go when a card is performed, and how each arrives.

    Some go out of one edge and come in at the other: their way only leads out.
    """
    found, places = [], cells(board)
    for target, origin in zip(place.cells, ACTIONS[card].order, strict=True):
        source, end = places[place.cells[origin]], places[target]
        tile = grid[place.cells[origin]]
        dx, dy = end.x - source.x, end.y - source.y
        arrived = Piece(end, tile_look(tile), layer=12)
        wraps = card in SHIFTS and abs(dx) + abs(dy) > end.w * 2
        if wraps:
            dx, dy = -dx / 3, -dy / 3
            out, back = dx * stage.FADING, dy * stage.FADING
            unseen = (
                Waypoint(r, opacity=0) for r in (source.moved(out, back), end.moved(-out, -back))
            )
            arrived = arrived._replace(waypoints=tuple(unseen))
        found.append((SlidePath(f"tile:{tile}", dx, dy, wraps), arrived))
    return found


def slide_tiles(pieces: Pieces, at: Layout) -> Pieces:
    """The same tiles on the way to where the latest turn took them: round the edge where needed."""
    *earlier, turn = at.board.turns
    before = earlier[-1].grid if earlier else at.board.start
    place = next(place for place in ACTIONS[turn.card].places if place.id == turn.place)
    ways = tile_paths(before, turn.card, place, at.grid)
    return pieces | {way.key: arrived._replace(duration=0.42) for way, arrived in ways}


def table_pieces(at: Layout) -> Pieces:
    """All that lies there in every turn."""
    return tiles(at, at.grid) | sealed_cards(at) | _turn_lights(at)


def sealed_cards(at: Layout) -> Pieces:
    """Everyone's sealed card and badge; held, the card shows its secret to its owner."""
    return {key: piece for seat in at.seats for key, piece in sealed_card(at, seat).items()}


def sealed_card(at: Layout, seat: int) -> Pieces:
    place, angle = at.card_place(seat), at.side_of(seat).angle
    card, rest = place.cut_left(place.h * 0.68)
    disc = around(rest.cx - place.h * 0.04, rest.cy, place.h * 0.62, place.h * 0.62)
    if angle:
        card, disc = card.across(place), disc.across(place)
    mine = seat in at.context.peekers
    found = {
        f"home:{seat}": Piece(
            card, SecretCard(), face_up=False, angle=angle, layer=30, glow=1.0 if mine else 0
        ),
        f"owner:{seat}": badge(at.context.people[seat], disc, angle=angle, layer=31),
    }
    if mine:
        hold = stage.Hold(stage.Lift(), begun=stage.Peek(seat), released=stage.EndPeek())
        found[f"peek:{seat}"] = Piece(place, Area(), layer=32, hold=hold)
    return found


def _turn_lights(at: Layout) -> Pieces:
    """One light for every turn, where turns are counted: beside the grid, or below it."""
    u, board, limit = at.space.unit, at.grid, at.board.limit or 0
    found: Pieces = {}
    for place in range(limit):
        along, side = board.w / limit * (place + 0.5), min(18 * u, board.w / limit)
        rect = around(board.x + along, board.y - at.margin - 8 * u, side, side)
        if at.space.wide:
            rect = around(board.right + at.margin + 11 * u, board.y + along, side, side)
        lamp = Piece(rect.scaled(0.5), Panel(NIGHT, 0.4, side / 4, PALE, side * 0.07), layer=4)
        if place < len(at.board.turns):
            lamp = Piece(rect.scaled(2.2), Light(PALE), layer=4)
        found[f"lamp:{place}"] = lamp
    return found


def headlines(
    at: Layout,
    plain: str,
    own: Mapping[int, str] | None = None,
    seat: int | None = None,
    buttons: bool = True,
) -> Pieces:
    """A sentence at both edges; whoever sits alone at one gets their own instead.

    `seat` is whose team's ribbon goes before it. Without buttons it may have their room.
    """
    ribbon = None if seat is None else team_ribbon(at.board, seat)
    # The ribbon grows with the letters, and takes their room.
    size, found = HEADLINE if ribbon else LARGE_HEADLINE, {}
    sides = {"headline": at.near, "headline-far": at.far}
    if at.space.phone:
        sides, own = {"headline": at.near}, None
    for key, side in sides.items():
        text, there = plain, [one for one in side.seats if one is not None]
        if own and len(there) == 1 and at.person(there) is not None:
            text = own.get(there[0], plain)
        room = side.headline
        if not buttons and at.space.wide and not at.space.phone:
            room = hull((side.headline, side.speak, side.other))
        found[key] = words(at.space, room, text, size, angle=side.angle, layer=40, ribbon=ribbon)
    return found


def named_signs(at: Layout, named: Sequence[tuple[int, str]]) -> Pieces:
    """Everything that was named and by whom, shining over to those it was said of."""
    found, board = sealed_cards(at), at.grid
    for speaker in {seat for seat, _ in named}:
        own = [sign for seat, sign in named if seat == speaker]
        signs = [sign for one in own for sign in SIGNS[attribute_of_sign(one)]]
        places, board = naming(at, speaker, len(signs))
        for sign, rect in zip(signs, places, strict=True):
            bright = sign in own
            found[f"sign:{sign}"] = Piece(
                rect, Sign(sign), layer=20, angle=at.side_of(speaker).angle,
                dim=0 if bright else 0.75, glow=0.9 if bright else 0, glow_colour=PALE,
            )  # fmt: skip
            if bright:
                holder = at.holder_of(speaker, attribute_of_sign(sign))
                name = "arc" if sign == named[0][1] else "reply"
                found |= _arc(at, rect, holder, board, name)
    return found | tiles(at, board)


def _arc(at: Layout, start: Rect, seat: int, board: Rect, name: str) -> Pieces:
    """A stream of light from a sign to somebody's sealed card, along the short edge, beside the
    grid: nothing that must be read lies under it."""
    u, end, area = at.space.unit, at.card_place(seat), at.space.area
    colour = PALE if at.is_far(seat) else PEACH
    aside = min(60 * u, (board.x - area.x) / 2)
    outer = start if start.right < board.x or start.x > board.right else end
    bend = area.x + aside if outer.cx < area.cx else area.right - aside
    turns = [complex(bend, start.cy), complex(bend, end.cy)]
    if outer.cx < board.cx < end.cx or end.cx < board.cx < outer.cx:  # round the end of the grid
        off = at.margin * 0.7
        y = board.top + off if at.is_far(seat) else board.y - off
        turns = [turns[0], complex(bend, y), complex(end.cx, y)]
    ways = [complex(start.cx, start.cy), *turns, complex(end.cx, end.cy)]
    return parts.stream_of_light(name, ways, min(44 * u, aside * 2), colour)
