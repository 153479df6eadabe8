"""What lies on Telepathy's table in several scenes: tiles, sealed cards, lights, arcs, words."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import atan2, degrees, hypot
from typing import NamedTuple

from engine.games.telepathy.actions import ACTIONS, Place
from engine.games.telepathy.board import Board, Turn
from engine.games.telepathy.conditions import Grid
from engine.games.telepathy.roles import DIRECTED, DIRECTOR
from mobileapp.games.telepathy.layout import (
    Layout,
    Naming,
    Seating,
    Side,
    cells,
    holders_of,
    lamps,
    layout,
    seating,
)
from mobileapp.games.telepathy.looks import PALE, PEACH, SecretCard, Sign, tile_look
from mobileapp.games.telepathy.sentences import team_ribbon
from mobileapp.stage.looks import NIGHT, Area, Light, Panel
from mobileapp.stage.parts import HEADLINE, badge, words
from mobileapp.stage.scene import (
    EndPeek,
    Hold,
    Lift,
    Peek,
    Piece,
    Pieces,
    Rect,
    Space,
    Spot,
    Table,
    around,
)
from mobileapp.translation import tr

SHIFTS = ("row_east", "row_west", "col_north", "col_south")
"""The cards that push one tile out of the grid and in again at the other end."""
GLEAMS = 26
"""Of how many lights an arc is made."""


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


class Desk(NamedTuple):
    """The open table: what everyone sees, and where it lies."""

    board: Board
    table: Table
    lay: Layout
    seats: Seating

    @property
    def space(self) -> Space:
        return self.table.space

    def side_of(self, seat: int) -> Side:
        return self.lay.side(self.seats.is_far(seat))

    def home(self, seat: int) -> Rect:
        """Where somebody's sealed card lies."""
        far = self.seats.is_far(seat)
        seats = self.seats.far if far else self.seats.near
        return self.lay.side(far).homes[seats.index(seat)]

    def is_person(self, seat: int) -> bool:
        return not self.table.people[seat].robot


def desk_for(board: Board, table: Table) -> Desk:
    lay = layout(table.space, len(holders_of(board)))
    return Desk(board, table, lay, seating(board, table))


def one_name(desk: Desk, seats: Sequence[int]) -> str:
    """Several directors act as one."""
    if desk.board.variant == DIRECTED and desk.board.roles.count(DIRECTOR) > 1:
        return tr._("Directors")
    return desk.table.name(seats[0])


# --- tiles ------------------------------------------------------------------------------------


class Journey(NamedTuple):
    """How one tile goes when a card is performed."""

    tile: int
    start: Rect
    end: Rect
    dx: float
    dy: float
    wraps: bool
    """Out of one edge and in at the other: `dx` and `dy` only lead out."""

    @property
    def via(self) -> tuple[Spot, ...]:
        """The places it passes unseen."""
        if not self.wraps:
            return ()
        out, back = self.start.moved(self.dx, self.dy), self.end.moved(-self.dx, -self.dy)
        return Spot(out, opacity=0), Spot(back, opacity=0)


def journeys(grid: Grid, card: str, place: Place, places: tuple[Rect, ...]) -> tuple[Journey, ...]:
    """How the four tiles of a place go."""
    found = []
    for target, origin in zip(place.cells, ACTIONS[card].order, strict=True):
        source = place.cells[origin]
        start, end = places[source], places[target]
        dx, dy = end.x - start.x, end.y - start.y
        wraps = card in SHIFTS and abs(dx) + abs(dy) > start.w * 2
        if wraps:
            dx, dy = -dx / 3, -dy / 3
        found.append(Journey(grid[source], start, end, dx, dy, wraps))
    return tuple(found)


def place_of(turn: Turn) -> Place:
    """Where a turn was performed."""
    return next(place for place in ACTIONS[turn.card].places if place.id == turn.place)


def tiles(grid: Grid, board: Rect, space: Space) -> Pieces:
    """The sixteen tiles: `tile:<id>`, and the dark water under them: `grid`."""
    found = {"grid": grid_panel(board, space)}
    for tile, rect in zip(grid, cells(board), strict=True):
        found[f"tile:{tile}"] = Piece(rect, tile_look(tile), layer=10)
    return found


def grid_panel(board: Rect, space: Space) -> Piece:
    edge = 14 * space.unit
    look = Panel(NIGHT, 0.42, 20 * space.unit, "#8FA0E8", 1.2 * space.unit)
    return Piece(board.inset(-edge), look, layer=1, opacity=0.8)


def sliding(pieces: Pieces, desk: Desk) -> Pieces:
    """The same tiles on the way to where the latest turn took them: round the edge where needed."""
    *earlier, turn = desk.board.turns
    before = earlier[-1].grid if earlier else desk.board.start
    found = dict(pieces)
    for one in journeys(before, turn.card, place_of(turn), cells(desk.lay.board)):
        key = f"tile:{one.tile}"
        found[key] = found[key]._replace(via=one.via, layer=12, duration=0.42)
    return found


def still(piece: Piece) -> Piece:
    """The same piece while nothing can be touched."""
    if piece.hold is not None:
        return piece  # one may always peek
    return piece._replace(tap=None, drops=(), slides=(), glow=0 if piece.touchable else piece.glow)


# --- people -----------------------------------------------------------------------------------


def homes(desk: Desk) -> Pieces:
    """Everyone's sealed card and badge; held, the card shows its secret to its owner."""
    found: Pieces = {}
    for seat in desk.seats.seats:
        found |= home(desk, seat)
    return found


def home(desk: Desk, seat: int) -> Pieces:
    place, angle = desk.home(seat), desk.side_of(seat).angle
    card, rest = place.cut_left(place.h * 0.68)
    disc = around(rest.cx - place.h * 0.04, rest.cy, place.h * 0.62, place.h * 0.62)
    if angle:
        card, disc = card.across(place), disc.across(place)
    mine = seat in desk.table.peekers
    found = {
        f"home:{seat}": Piece(
            card, SecretCard(), face_up=False, angle=angle, layer=30, glow=1.0 if mine else 0
        ),
        f"owner:{seat}": badge(desk.table.people[seat], disc, angle=angle, layer=31),
    }
    if mine:
        hold = Hold(begun=Peek(seat), done=Lift(), released=EndPeek())
        found[f"peek:{seat}"] = Piece(place, Area(), layer=32, hold=hold)
    return found


def turn_lamps(desk: Desk) -> Pieces:
    """How many turns have been played, where they are counted."""
    limit, played = desk.board.limit, len(desk.board.turns)
    if limit is None:
        return {}
    found: Pieces = {}
    for place, rect in enumerate(lamps(desk.lay, desk.space, limit)):
        ring = Panel(NIGHT, 0.4, rect.w / 4, PALE, rect.w * 0.07)
        found[f"lamp:{place}"] = Piece(rect.scaled(0.5), ring, layer=4)
        if place < played:
            found[f"lamp:{place}"] = Piece(rect.scaled(2.2), Light(PALE), layer=4)
    return found


def said(
    desk: Desk,
    plain: str,
    own: Mapping[int, str] | None = None,
    seat: int | None = None,
    size: float = HEADLINE,
) -> Pieces:
    """A sentence at both edges; whoever sits alone at one gets their own instead.

    `seat` is whose team's ribbon goes before it.
    """
    own = own or {}
    ribbon = None if seat is None else team_ribbon(desk.board, seat)
    found = {}
    for end, key, seats in (
        (desk.lay.near, "headline", desk.seats.near),
        (desk.lay.far, "headline-far", desk.seats.far),
    ):
        there = [one for one in seats if one is not None]
        alone = len(there) == 1 and desk.is_person(there[0]) and not desk.space.phone
        text = own.get(there[0], plain) if alone else plain
        if key == "headline" or not desk.space.phone:
            found[key] = words(
                desk.space, end.headline, text, size, angle=end.angle, layer=40, ribbon=ribbon
            )
    return found


# --- naming -----------------------------------------------------------------------------------


def named_signs(at: Naming, signs: Iterable[str], chosen: Iterable[str], angle: float) -> Pieces:
    """Signs in a row, those that were named bright: nothing to be touched."""
    named = tuple(chosen)
    return {
        f"sign:{sign}": Piece(
            rect, Sign(sign), layer=20, angle=angle, dim=0 if sign in named else 0.75,
            glow=0.9 if sign in named else 0, glow_colour=PALE,
        )
        for sign, rect in zip(signs, at.choices, strict=False)
    }  # fmt: skip


def arc(desk: Desk, start: Rect, seat: int, name: str) -> Pieces:
    """A stream of light from a sign to somebody's sealed card, along the short edge."""
    u, end = desk.space.unit, desk.home(seat)
    colour = PALE if desk.seats.is_far(seat) else PEACH
    area = desk.space.area
    bend = area.x + 60 * u if end.cx < area.cx else area.right - 60 * u
    places = [
        (_curve(t, start.cx, bend, bend, end.cx), _curve(t, start.cy, start.cy, end.cy, end.cy))
        for t in (step / GLEAMS for step in range(GLEAMS + 1))
    ]
    found = {}
    for step, ((x, y), (nx, ny)) in enumerate(pairwise(places)):
        # Each lies along the way and reaches into the next, so that they flow together.
        rect = around((x + nx) / 2, (y + ny) / 2, hypot(nx - x, ny - y) * 2 + 24 * u, 44 * u)
        angle = degrees(atan2(ny - y, nx - x))
        found[f"{name}:{step}"] = Piece(
            rect.within(area), Light(colour), layer=16, angle=angle, delay=step * 0.035,
            duration=0.2, enter=Spot(rect.scaled(0.2), angle, opacity=0),
        )  # fmt: skip
    return found


def _curve(t: float, a: float, b: float, c: float, d: float) -> float:
    """A point of a Bézier curve."""
    s = 1 - t
    return s**3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t**3 * d
