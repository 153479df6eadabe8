"""What lies on Telepathy's table in several scenes: tiles, sealed cards, lights, arcs, words."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import atan2, degrees, hypot

from engine.games.telepathy.actions import ACTIONS, Place
from engine.games.telepathy.conditions import SIGNS, Grid, attribute_of_sign
from mobileapp.games.telepathy.layout import Desk, cells, naming
from mobileapp.games.telepathy.looks import PALE, PEACH, SecretCard, Sign, tile_look
from mobileapp.games.telepathy.recap import team_ribbon
from mobileapp.stage import scene as stage
from mobileapp.stage.looks import NIGHT, Area, Light, Panel
from mobileapp.stage.parts import HEADLINE, badge, words
from mobileapp.stage.scene import Piece, Pieces, Rect, Space, Spot, Way, around, hull

SHIFTS = ("row_east", "row_west", "col_north", "col_south")
"""The cards that push one tile out of the grid and in again at the other end."""
SAID = 56
"""The size of what is said to those at an edge, where it fits."""
GLEAMS = 18
"""Of how many lights an arc is made."""


def tiles(grid: Grid, board: Rect, space: Space) -> Pieces:
    """The sixteen tiles: `tile:<id>`, and the dark water under them: `grid`."""
    water = Panel(NIGHT, 0.42, 20 * space.unit, "#8FA0E8", 1.2 * space.unit)
    found = {"grid": Piece(board.inset(-14 * space.unit), water, layer=1, opacity=0.8)}
    for tile, rect in zip(grid, cells(board), strict=True):
        found[f"tile:{tile}"] = Piece(rect, tile_look(tile), layer=10)
    return found


def journeys(grid: Grid, card: str, place: Place, board: Rect) -> list[tuple[Way, Piece]]:
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
            unseen = (Spot(r, opacity=0) for r in (source.moved(dx, dy), end.moved(-dx, -dy)))
            arrived = arrived._replace(via=tuple(unseen))
        found.append((Way(f"tile:{tile}", dx, dy, wraps), arrived))
    return found


def sliding(pieces: Pieces, desk: Desk) -> Pieces:
    """The same tiles on the way to where the latest turn took them: round the edge where needed."""
    *earlier, turn = desk.board.turns
    before = earlier[-1].grid if earlier else desk.board.start
    place = next(place for place in ACTIONS[turn.card].places if place.id == turn.place)
    ways = journeys(before, turn.card, place, desk.grid)
    return pieces | {way.key: arrived._replace(duration=0.42) for way, arrived in ways}


def open_table(desk: Desk) -> Pieces:
    """All that lies there in every turn."""
    return tiles(desk.board.grid, desk.grid, desk.space) | homes(desk) | _lamps(desk)


def homes(desk: Desk) -> Pieces:
    """Everyone's sealed card and badge; held, the card shows its secret to its owner."""
    return {key: piece for seat in desk.seats for key, piece in home(desk, seat).items()}


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
        hold = stage.Hold(stage.Lift(), begun=stage.Peek(seat), released=stage.EndPeek())
        found[f"peek:{seat}"] = Piece(place, Area(), layer=32, hold=hold)
    return found


def _lamps(desk: Desk) -> Pieces:
    """One light for every turn, where turns are counted: beside the grid, or below it."""
    u, board, limit = desk.space.unit, desk.grid, desk.board.limit or 0
    found: Pieces = {}
    for place in range(limit):
        along, side = board.w / limit * (place + 0.5), min(18 * u, board.w / limit)
        rect = around(board.x + along, board.y - desk.margin - 8 * u, side, side)
        if desk.space.wide:
            rect = around(board.right + desk.margin + 11 * u, board.y + along, side, side)
        ring = Panel(NIGHT, 0.4, side / 4, PALE, side * 0.07)
        found[f"lamp:{place}"] = Piece(rect.scaled(0.5), ring, layer=4)
        if place < len(desk.board.turns):
            found[f"lamp:{place}"] = Piece(rect.scaled(2.2), Light(PALE), layer=4)
    return found


def said(
    desk: Desk,
    plain: str,
    own: Mapping[int, str] | None = None,
    seat: int | None = None,
    buttons: bool = True,
) -> Pieces:
    """A sentence at both edges; whoever sits alone at one gets their own instead.

    `seat` is whose team's ribbon goes before it. Without buttons it may have their room.
    """
    ribbon = None if seat is None else team_ribbon(desk.board, seat)
    size = HEADLINE if ribbon else SAID  # the ribbon grows with the letters, and takes their room
    found = {}
    sides = {"headline": desk.near, "headline-far": desk.far}
    if desk.space.phone:
        sides, own = {"headline": desk.near}, None
    for key, side in sides.items():
        text, there = plain, [one for one in side.seats if one is not None]
        if own and len(there) == 1 and desk.person(there) is not None:
            text = own.get(there[0], plain)
        room = side.headline
        if not buttons and desk.space.wide and not desk.space.phone:
            room = hull((side.headline, side.speak, side.other))
        found[key] = words(desk.space, room, text, size, angle=side.angle, layer=40, ribbon=ribbon)
    return found


def spoken(desk: Desk, named: Sequence[tuple[int, str]]) -> Pieces:
    """Everything that was named and by whom, shining over to those it was said of."""
    found, board = homes(desk), desk.grid
    for speaker in {seat for seat, _ in named}:
        own = [sign for seat, sign in named if seat == speaker]
        signs = [sign for one in own for sign in SIGNS[attribute_of_sign(one)]]
        places, board = naming(desk, speaker, len(signs))
        for sign, rect in zip(signs, places, strict=True):
            bright = sign in own
            found[f"sign:{sign}"] = Piece(
                rect, Sign(sign), layer=20, angle=desk.side_of(speaker).angle,
                dim=0 if bright else 0.75, glow=0.9 if bright else 0, glow_colour=PALE,
            )  # fmt: skip
            if bright:
                holder = desk.holder_of(speaker, attribute_of_sign(sign))
                found |= _arc(desk, rect, holder, "arc" if sign == named[0][1] else "reply")
    return found | tiles(desk.board.grid, board, desk.space)


def _arc(desk: Desk, start: Rect, seat: int, name: str) -> Pieces:
    """A stream of light from a sign to somebody's sealed card, along the short edge."""
    u, end, area = desk.space.unit, desk.home(seat), desk.space.area
    colour = PALE if desk.is_far(seat) else PEACH
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
            rect.within(area), Light(colour), layer=16, angle=angle, delay=step * 0.05,
            duration=0.2, enter=Spot(rect.scaled(0.2), angle, opacity=0),
        )  # fmt: skip
    return found


def _curve(t: float, a: float, b: float, c: float, d: float) -> float:
    """A point of a Bézier curve."""
    s = 1 - t
    return s**3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t**3 * d
