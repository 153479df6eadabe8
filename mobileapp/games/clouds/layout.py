"""Where things lie on a table of Clouds: the sky in the middle, an edge for each artist.

The main artist has the lower edge, the second artist sits opposite; a phone is read from one side.
"""

from collections.abc import Sequence
from typing import NamedTuple

from engine.games.clouds.geometry import Cloud, Point, clamped
from engine.games.clouds.schedule import Roles
from engine.games.clouds.shapes import SHAPES, SKY_HEIGHT, SKY_WIDTH
from mobileapp.games.clouds.looks import picture_size
from mobileapp.stage.parts import corner_side
from mobileapp.stage.scene import Rect, Space, Table, around, fitted, grid


class Edge(NamedTuple):
    """What lies before one artist."""

    side: str
    """How the keys of its pieces end."""
    angle: float
    name: Rect
    supply: Rect
    guessed: Rect
    category: Rect
    clock: Rect

    def across(self, area: Rect) -> "Edge":
        """The same for whoever sits opposite."""
        rects = (rect.across(area) for rect in self[2:])
        return Edge("-far", 180, *rects)

    def slot(self, shape: str) -> Rect:
        """Where the clouds of a shape lie."""
        cells = grid(len(SHAPES), self.supply, self.supply.w / len(SHAPES) / self.supply.h, 0)
        cells = cells if self.angle == 0 else cells[::-1]
        return cells[list(SHAPES).index(shape)]


class Layout(NamedTuple):
    """The whole table."""

    area: Rect
    sky: Rect
    """The box of 1600 x 1000 units; clouds may stick out of it."""
    open: Rect
    """Where a stroke can begin: the sky, and the air beside it."""
    edges: tuple[Edge, ...]
    """The near one first; on a phone the only one."""

    @property
    def near(self) -> Edge:
        return self.edges[0]

    @property
    def unit(self) -> float:
        """Pixels in a sky unit."""
        return self.sky.w / SKY_WIDTH

    def to_sky(self, x: float, y: float) -> Point:
        """The nearest point of the sky, in whole units."""
        return clamped(round((x - self.sky.x) / self.unit), round((y - self.sky.y) / self.unit))

    def from_sky(self, x: float, y: float) -> tuple[float, float]:
        return self.sky.x + x * self.unit, self.sky.y + y * self.unit

    def out_of_the_sky(self, y: float) -> bool:
        """Whether something was carried back to the hills."""
        return not self.sky.y <= y <= self.sky.top

    def box(self, cloud: Cloud) -> Rect:
        """Where a cloud is drawn, before it is turned."""
        w, h = picture_size(cloud.shape)
        return around(*self.from_sky(cloud.x, cloud.y), w * self.unit, h * self.unit)

    def edge_of(self, seat: int, roles: Roles) -> Edge:
        """Where an artist sits."""
        return self.edges[-1] if seat == roles.second else self.edges[0]


def layout(space: Space) -> Layout:
    """The table for a window; the sky lies in the same place from the toss to the result."""
    if space.phone:
        return _wide_phone(space) if space.wide else _tall_phone(space)
    return _wide(space) if space.wide else _tall(space)


def _both(area: Rect, sky: Rect, near: Edge) -> Layout:
    beside = Rect(area.x, sky.y, area.w, sky.h)
    return Layout(area, sky, beside, (near, near.across(area)))


def _wide(space: Space) -> Layout:
    """Everything of an artist lies in one row on the hills; the clocks stand beside the sky."""
    u = space.unit
    area = space.area.inset(12 * u, 10 * u)
    row, rest = area.cut_bottom(104 * u, 6 * u)
    sky = fitted(Rect(rest.x, rest.y, rest.w, rest.h - 110 * u), SKY_WIDTH / SKY_HEIGHT)
    inner = row.inset(corner_side(space) + 12 * u, 0)
    name, others = inner.cut_left(inner.w * 0.2, 10 * u)
    button, supply = others.cut_right(210 * u, 14 * u)
    category, _ = sky.cut_bottom(space.text(34) * 1.3)
    side = min(172 * u, sky.x - area.x - 10 * u)
    clock = around(area.x + side / 2, area.cy, side, side)
    guessed = around(button.cx, button.cy, button.w, 88 * u)
    return _both(area, sky, Edge("", 0, name, supply, guessed, category, clock))


def _tall(space: Space) -> Layout:
    """An artist has three rows: the name, then clock and *Guessed!*, then the clouds."""
    u = space.unit
    area = space.area.inset(12 * u, 10 * u)
    sky = fitted(area.inset(0, 370 * u), SKY_WIDTH / SKY_HEIGHT)
    lower = Rect(area.x, area.y, area.w, sky.y - area.y)
    name, rest = lower.cut_bottom(corner_side(space) + 8 * u, 8 * u)
    category, rest = rest.cut_top(space.text(34) * 1.3)
    supply, rest = rest.cut_top(rest.h * 0.5, 6 * u)
    side = min(rest.h, 150 * u)
    clock = around(rest.x + side * 0.6, rest.cy, side, side)
    guessed = around(rest.right - 130 * u, rest.cy, 250 * u, 92 * u)
    name = name.inset(corner_side(space) + 12 * u, 0)
    return _both(area, sky, Edge("", 0, name, supply, guessed, category, clock))


def _tall_phone(space: Space) -> Layout:
    """The name between the corners at the top; clouds, clock and *Guessed!* below the sky."""
    u = space.unit
    area = space.area.inset(8 * u, 8 * u)
    top, rest = area.cut_top(corner_side(space), 4 * u)
    category, rest = rest.cut_top(space.text(32) * 1.3)
    row, rest = rest.cut_bottom(130 * u, 10 * u)
    supply, rest = rest.cut_bottom(150 * u, 4 * u)
    sky = fitted(rest, SKY_WIDTH / SKY_HEIGHT)
    side = min(row.h, 130 * u)
    clock = around(row.x + side * 0.6, row.cy, side, side)
    guessed, _ = row.cut_right(row.w - side * 1.4)
    guessed = around(guessed.cx, guessed.cy, guessed.w, max(space.touch, 96 * u))
    name = top.inset(corner_side(space) + 8 * u, 0)
    return Layout(area, sky, rest, (Edge("", 0, name, supply, guessed, category, clock),))


def _wide_phone(space: Space) -> Layout:
    """The clouds below the sky, the clock on its left, *Guessed!* on its right."""
    u = space.unit
    area = space.area.inset(8 * u, 8 * u)
    top, rest = area.cut_top(corner_side(space), 4 * u)
    supply, rest = rest.cut_bottom(110 * u, 4 * u)
    sky = fitted(rest, SKY_WIDTH / SKY_HEIGHT)
    left = Rect(area.x, sky.y, sky.x - area.x - 8 * u, sky.h)
    category, below = left.cut_top(space.text(32) * 2.4, 4 * u)
    clock = fitted(below, 1).scaled(0.96)
    right = Rect(sky.right + 8 * u, sky.y, area.right - sky.right - 8 * u, sky.h)
    guessed = around(right.cx, right.cy, right.w, max(space.touch, 110 * u))
    name = top.inset(corner_side(space) + 8 * u, 0)
    return Layout(area, sky, rest, (Edge("", 0, name, supply, guessed, category, clock),))


# --- everybody around the table ---------------------------------------------------------------


class Seat(NamedTuple):
    """A player's badge and name, turned to where that player sits."""

    disc: Rect
    name: Rect
    angle: float


def seats_around(table: Table, at: Layout, roles: Roles, shown: Sequence[int]) -> dict[int, Seat]:
    """Where badges lie: left of the main artist sit the next ones, as around a real table."""
    players = len(table.people)
    offsets = {(seat - roles.main) % players: seat for seat in shown}
    opposite = (roles.second - roles.main) % players
    left = [offsets[o] for o in sorted(offsets) if 0 < o < opposite]
    right = [offsets[o] for o in sorted(offsets, reverse=True) if o > opposite]
    artists = [seat for seat in shown if seat in roles.artists]
    if table.space.wide and not table.space.phone:
        found = _column(table.space, at, left, -90) | _column(table.space, at, right, 90)
        for seat in artists:
            edge = at.edge_of(seat, roles)
            found[seat] = _beside(edge.name, edge.angle, 0.94)
        return found
    if table.space.phone and table.space.wide:
        main, second = ([seat] if seat in shown else [] for seat in roles.artists)
        return _rows(at, [*main, *left], at.area.x, at.sky.x) | _rows(
            at, [*right, *second], at.sky.right, at.area.right
        )
    main, second = ([seat] if seat in shown else [] for seat in roles.artists)
    half_left, half_right = -(-len(left) // 2), -(-len(right) // 2)
    near = [*left[:half_left][::-1], *main, *right[:half_right]]
    far = [*left[half_left:], *second, *right[half_right:][::-1]]
    return _bands(table.space, at, near, far)


def _column(space: Space, at: Layout, seats: Sequence[int], angle: float) -> dict[int, Seat]:
    """People at a short side, from below to above; they read from the side."""
    if not seats:
        return {}
    u, sign = space.unit, 1 if angle > 0 else -1
    width, thick = at.sky.x - at.area.x, space.text(32) * 1.3
    height = at.sky.h / len(seats)
    side = min(132 * u, height - 12 * u, width - thick - 10 * u)
    edge = at.area.x if sign < 0 else at.area.right
    found = {}
    for place, seat in enumerate(seats):
        y = at.sky.y + (place + 0.5) * height
        name = around(edge - sign * thick / 2, y, height * 0.96, thick)
        disc = around(edge - sign * (thick + 4 * u + side / 2), y, side, side)
        found[seat] = Seat(disc, name, angle)
    return found


def _rows(at: Layout, seats: Sequence[int], left: float, right: float) -> dict[int, Seat]:
    """People beside the sky of a phone that is held upright to everybody."""
    gap = at.area.x
    room = Rect(left + (gap if left > at.sky.x else 0), at.sky.y, right - left - gap, at.sky.h)
    cells = grid(
        max(len(seats), 1), room, room.w / (room.h / max(len(seats), 1)), 4, rows=len(seats)
    )
    return {
        seat: _beside(Rect(cell.x, cell.y, cell.w, min(cell.h, room.h / 3)), 0, 0.9)
        for seat, cell in zip(seats, cells, strict=False)
    }


def _beside(box: Rect, angle: float, size: float) -> Seat:
    """A badge with its name on the right, as its owner reads it."""
    side = min(box.h, box.w * 0.4) * size
    disc = around(box.x + side / 2, box.cy, side, side)
    name = Rect(disc.right + side * 0.12, box.y, box.w - side * 1.12, box.h)
    if angle:
        disc, name = disc.across(box), name.across(box)
    return Seat(disc, name, angle)


def _bands(space: Space, at: Layout, near: Sequence[int], far: Sequence[int]) -> dict[int, Seat]:
    """People below and above the sky of an upright window."""
    u = space.unit
    edge = at.near
    if space.phone:
        above = Rect(at.area.x, at.sky.top, at.area.w, edge.category.y - at.sky.top)
        below = Rect(at.area.x, edge.guessed.top, at.area.w, at.sky.y - edge.guessed.top)
        return _band(space, below.inset(0, 4 * u), near) | _band(space, above.inset(0, 4 * u), far)
    low = edge.name.top + 8 * u
    below = Rect(at.area.x, low, at.area.w, edge.category.y - low)
    turned = {
        seat: Seat(place.disc.across(at.area), place.name.across(at.area), 180)
        for seat, place in _band(space, below, far[::-1]).items()
    }
    return _band(space, below, near) | turned


def _band(space: Space, band: Rect, seats: Sequence[int]) -> dict[int, Seat]:
    if not seats:
        return {}
    found = {}
    cells = grid(len(seats), band, 0.95, 8 * space.unit, most=260 * space.unit)
    for seat, cell in zip(seats, cells, strict=True):
        name, rest = cell.cut_bottom(min(space.text(30) * 2.4, cell.h * 0.45))
        found[seat] = Seat(fitted(rest, 1).scaled(0.94), name, 0)
    return found
