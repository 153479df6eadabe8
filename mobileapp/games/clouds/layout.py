"""Where things lie on a table of Clouds: the sky in the middle, an edge for each artist; and what
lies there in several scenes.

The main artist has the lower edge, the second artist sits opposite; a phone is read from one side.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from engine.core import Timer
from engine.games.clouds import moves
from engine.games.clouds.geometry import Cloud, Point, clamped, overlap
from engine.games.clouds.prompts import WrittenGuess
from engine.games.clouds.schedule import Roles
from engine.games.clouds.shapes import SHAPES, SKY_HEIGHT, SKY_WIDTH
from engine.games.clouds.sky import PIECES, Sky
from mobileapp.games.clouds.looks import CloudPicture, Count, picture_size
from mobileapp.stage import parts, scene
from mobileapp.stage.looks import GOLD, Clock, token
from mobileapp.stage.people import Seat, badge_and_name
from mobileapp.stage.scene import (
    Piece,
    Pieces,
    Rect,
    SceneContext,
    Space,
    Waypoint,
    around,
    fitted,
    grid,
)

SKY = SKY_WIDTH / SKY_HEIGHT
CATEGORY = 46
"""The size of the category's letters."""
LOWEST = 5
"""The layer of the lowest cloud."""


class Hand(NamedTuple):
    """A cloud in an artist's hand: how it would lie if it were put down now."""

    cloud: Cloud
    layer: int
    """Among the others, 0 at the very bottom."""
    new: bool = False
    """Whether it comes from the supply."""

    def others(self, sky: Sky) -> list[Cloud]:
        return [cloud for cloud in sky.clouds if cloud.id != self.cloud.id]

    def changed(self, sky: Sky) -> bool:
        """Whether putting it down now would be an action."""
        return self.new or self != take_cloud(sky, self.cloud.id)

    def posed(self, **pose: Any) -> "Hand":
        return self._replace(cloud=replace(self.cloud, **pose))

    def put_down(self, seat: int) -> moves.Place | moves.Rearrange:
        """What laying it down as it is would be."""
        cloud = self.cloud
        where = cloud.x, cloud.y, cloud.angle, cloud.flip, self.layer
        if self.new:
            return moves.Place(seat, cloud.shape, *where)
        return moves.Rearrange(seat, cloud.id, *where)

    def layered(self, sky: Sky, up: bool) -> "Hand | None":
        """Past the next cloud it touches, so that a step is always one to be seen."""
        others = self.others(sky)
        way = range(self.layer, len(others)) if up else reversed(range(self.layer))
        touched = (layer for layer in way if overlap(others[layer], self.cloud))
        return next((self._replace(layer=layer + up) for layer in touched), None)


def take_cloud(sky: Sky, cloud: int) -> Hand:
    """A cloud of the sky, taken in hand as it lies."""
    found = next(lying for lying in sky.clouds if lying.id == cloud)
    return Hand(found, sky.layer_of(found))


class Choice(NamedTuple):
    """What is half chosen."""

    hand: Hand | None = None
    drag: str = ""
    """The key of the piece a finger carries."""
    stroke: tuple[Point, Point] | None = None
    """Where a finger came down on the open sky, and where it is."""
    correcting: bool = False
    """Whether the result is being put right."""
    voter: int | None = None
    """Whose hand is to be counted next."""
    opened: int | None = None
    """Which sky of the gallery is seen large."""

    def held(self, cloud: int) -> Hand | None:
        """The hand, if it holds that cloud."""
        return self.hand if self.hand and self.hand.cloud.id == cloud else None


NOTHING = Choice()


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
    question: Rect
    """What everybody is asked; with the next two, once the painting is over."""
    buttons: Rect
    """One or two buttons."""
    seat: Rect
    """Where the artist's badge lies in a window that is wide."""

    def supply_key(self, shape: str) -> str:
        return f"supply{self.side}:{shape}"

    def slot(self, shape: str) -> Rect:
        """Where the clouds of a shape lie."""
        width = self.supply.w / len(SHAPES)
        x = self.supply.x + list(SHAPES).index(shape) * width
        return parts.turned(self.supply._replace(x=x, w=width), self.angle, self.supply)


class Layout(NamedTuple):
    """The whole table."""

    context: SceneContext
    area: Rect
    sky: Rect
    """The box of 1600 x 1000 units; clouds may stick out of it."""
    stroke_area: Rect
    """Where a stroke can begin: the sky, and the air around it."""
    edges: tuple[Edge, ...]
    """The near one first; on a phone the only one."""

    @property
    def space(self) -> Space:
        return self.context.space

    @property
    def near(self) -> Edge:
        return self.edges[0]

    @property
    def foot(self) -> Rect:
        """Where a sentence lies that no tossed cloud reaches: the lowest part of the sky."""
        top = self.sky.y + self.sky.h * 0.15
        high = min(self.space.text(50) * 2.4, top - self.stroke_area.y)
        return Rect(self.sky.x, top - high, self.sky.w, high)

    @property
    def unit(self) -> float:
        """Pixels in a sky unit."""
        return self.sky.w / SKY_WIDTH

    def to_sky(self, x: float, y: float) -> Point:
        """The nearest point of the sky, in whole units."""
        return clamped(round((x - self.sky.x) / self.unit), round((y - self.sky.y) / self.unit))

    def from_sky(self, x: float, y: float) -> tuple[float, float]:
        return self.sky.x + x * self.unit, self.sky.y + y * self.unit

    def on_the_hills(self, y: float) -> bool:
        """Whether something lies where the supplies are: it was taken out of the sky."""
        return y < self.stroke_area.y or (len(self.edges) > 1 and y > self.stroke_area.top)

    def box(self, cloud: Cloud) -> Rect:
        """Where a cloud is drawn, before it is turned."""
        w, h = picture_size(cloud.shape)
        return around(*self.from_sky(cloud.x, cloud.y), w * self.unit, h * self.unit)

    def edge_of(self, seat: int, roles: Roles) -> Edge:
        """Where an artist sits."""
        return self.edges[-1] if seat == roles.second else self.edges[0]


def open_table(context: SceneContext) -> Layout:
    """The table for a window; the sky lies in the same place from the toss to the result."""
    space = context.space
    area = space.area.inset(12 * space.unit, 10 * space.unit)
    air, near = (_wide if space.wide else _tall)(space, area)
    far = Edge("-far", 180, *(parts.turned(rect, 180, area) for rect in near[2:]))
    return Layout(context, area, fitted(air, SKY), air, (near,) if space.phone else (near, far))


def _between_corners(space: Space, row: Rect) -> Rect:
    """What is free of a row on the hills; a phone has its corners at the top."""
    return row if space.phone else row.inset(parts.corner_side(space) + 12 * space.unit, 0)


def _wide(space: Space, area: Rect) -> tuple[Rect, Edge]:
    """Clouds and *Guessed!* lie on the hills; clock, name and category stand beside the sky."""
    u = space.unit
    row, air = area.cut_bottom(104 * u, 6 * u)
    _, air = air.cut_top((40 if space.phone else 110) * u)
    sky = fitted(air, SKY)
    row = _between_corners(space, row)
    button, hills = row.cut_right(210 * u, 14 * u)
    supply = Rect(hills.x, hills.y, hills.w, hills.h + 18 * u)
    beside = Rect(area.x, sky.y, sky.x - area.x - 8 * u, sky.h)
    side = min(172 * u, beside.w)
    clock = around(area.x + side / 2, area.cy + (30 * u if space.phone else 0), side, side)
    name = Rect(beside.x, beside.y, beside.w, clock.y - beside.y).inset(0, 6 * u)
    category = name._replace(x=area.right - name.w)
    seat, question = row.cut_left(row.w * 0.22, 10 * u)
    buttons = Rect(button.x - button.w - 12 * u, row.y, 2 * button.w + 12 * u, row.h)
    guessed = around(button.cx, button.cy, button.w, max(space.touch, 88 * u))
    return air, Edge("", 0, name, supply, guessed, category, clock, question, buttons, seat)


def _tall(space: Space, area: Rect) -> tuple[Rect, Edge]:
    """Three rows: name and *Guessed!* on the hills, the clouds above them, clock and category."""
    u = space.unit
    rows, air = area.cut_bottom(386 * u)
    top, air = air.cut_top(parts.corner_side(space) + 4 * u if space.phone else 386 * u)
    row, rest = rows.cut_bottom(100 * u, 6 * u)
    supply, upper = rest.cut_bottom(rest.h * 0.52, 4 * u)
    clock = around(upper.x + upper.h / 2, upper.cy, upper.h, upper.h)
    low = upper.h if space.phone else space.text(CATEGORY) * 1.35  # clouds hang out of the sky
    category, _ = upper.inset(upper.h + 8 * u, 0).cut_bottom(low)
    buttons = _between_corners(space, row)
    button, name = buttons.cut_right(buttons.w * 0.42, 10 * u)
    guessed = around(button.cx, button.cy, button.w, max(space.touch, 92 * u))
    question, _ = rest.cut_bottom(space.text(CATEGORY) * 1.35)
    if space.phone:
        question = top.inset(parts.corner_side(space) + 8 * u, 0)
    return air, Edge("", 0, name, supply, guessed, category, clock, question, buttons, name)


def seats_around(at: Layout, roles: Roles, shown: Sequence[int]) -> dict[int, Seat]:
    """Where badges lie: left of the main artist sit the next ones, as around a real table."""
    space, area, sky, edge = at.space, at.area, at.sky, at.near
    players = len(at.context.people)
    circle = [(roles.main + step) % players for step in range(players)]
    opposite = circle.index(roles.second)
    left = [seat for seat in circle[1:opposite] if seat in shown]
    right = [seat for seat in circle[:opposite:-1] if seat in shown]
    main, second = ([seat] if seat in shown else [] for seat in roles.artists)
    line = space.text(34) * (1.5 if space.wide else 2.2)
    if space.wide:
        top = parts.corner(space, "top-left").y - 8 * space.unit if space.phone else sky.top
        side = Rect(area.x, sky.y, sky.x - area.x, top - sky.y)
        beyond = side._replace(x=sky.right)
        artists = zip(at.edges, (*main, *second), strict=False)
        found = {seat: Seat(own.seat, own.angle) for own, seat in artists}
        if space.phone:
            return found | _column(side, left, 0) | _column(beyond, [*right, *second], 0)
        return found | _column(side, left, -90, line) | _column(beyond, right, 90, line)
    if space.phone:
        low = edge.buttons.top + 8 * space.unit
        below = Rect(area.x, low, area.w, sky.y - low)
        return _band(space, below, [*main, *left, *second, *right], 0, line)
    half_left, half_right = -(-len(left) // 2), -(-len(right) // 2)
    near = [*left[:half_left][::-1], *main, *right[:half_right]]
    far = [*left[half_left:], *second, *right[half_right:][::-1]]
    below = Rect(area.x, edge.question.top, area.w, at.stroke_area.y - edge.question.top)
    return _band(space, below, near, 0, line) | _band(space, below.across(area), far, 180, line)


def _column(box: Rect, seats: Sequence[int], angle: float, line: float = 0) -> dict[int, Seat]:
    """People one above the other."""
    h = box.h / max(len(seats), 1)
    cells = (Rect(box.x, box.y + row * h, box.w, h) for row in range(len(seats)))
    return {s: Seat(cell, angle, line) for s, cell in zip(seats, cells, strict=True)}


def _band(
    space: Space, box: Rect, seats: Sequence[int], angle: float, line: float
) -> dict[int, Seat]:
    """People side by side, in as many rows as there is room for."""
    aspect, gap = 0.95 if space.phone else 0.75, 8 * space.unit
    cells = grid(len(seats), box, aspect, gap, most=260 * space.unit)
    return {s: Seat(cell, angle, line) for s, cell in zip(seats, cells, strict=True)}


# --- pieces that lie there in several scenes --------------------------------------------------


def cloud_pieces(clouds: Iterable[Cloud], at: Layout) -> Pieces:
    """Clouds in their drawing order; when they go, they go back to the hills."""
    return {
        f"cloud:{cloud.id}": Piece(
            at.box(cloud), CloudPicture(cloud.id, cloud.flip), angle=cloud.angle, layer=LOWEST + up,
            leave=Waypoint(at.near.slot(cloud.shape).scaled(0.7), opacity=0),
        )
        for up, cloud in enumerate(clouds)
    }  # fmt: skip


def artist_name(at: Layout, edge: Edge, seat: int, text: str = "{name}", dim: float = 0) -> Pieces:
    """Who paints at an edge."""
    below = at.space.wide and not at.space.phone
    place = Seat(edge.name, edge.angle, at.space.text(42) * 2.3 if below else 0)
    said = text.format(name=at.context.name(seat))
    return badge_and_name(at.context, seat, place, said, 42, layer=20, dim=dim)


def category(at: Layout, text: str) -> Pieces:
    letters = parts.words(at.space, at.near.category, text, CATEGORY, face="italic", layer=40)
    return parts.both(at.space, "category", letters)


def guess_slips(
    at: Layout, guesses: Sequence[WrittenGuess], rects: Iterable[Rect], size: float, text: str
) -> Pieces:
    """What robots have written, each on a slip for both edges."""
    found: Pieces = {}
    for guess, rect in zip(guesses, rects, strict=False):
        person, come = at.context.people[guess.seat], Waypoint(rect.scaled(0.5), opacity=0)
        slip = parts.slip(
            at.space, rect, text.format(name=person.name, word=guess.word), size,
            badge=token(person), layer=43, enter=come, bounce=True,
        )  # fmt: skip
        found |= parts.both(at.space, f"guess:{guess.seat}:{guess.word}", slip)
    return found


def clock(at: Layout, timer: Timer | None, tap: scene.Action | None = None) -> Pieces:
    look = Clock(timer.total / 1000 if timer else 0)
    return parts.both(at.space, "clock", Piece(at.near.clock, look, layer=38, tap=tap))


def supply(sky: Sky, at: Layout, edge: Edge, choice: Choice, artist: int | None) -> Pieces:
    """The clouds that are left, for an artist who may take one; used up ones are pale."""
    found: Pieces = {}
    chip = 44 * max(at.space.unit, 0.6 * at.space.density)
    held = {choice.hand.cloud.id} if choice.hand else set()
    for shape, left in sky.supply:
        key, slot = edge.supply_key(shape), edge.slot(shape)
        w, h = picture_size(shape)
        rect = fitted(slot.inset(slot.w * 0.05, slot.h * 0.04), w / h)
        active, carried = artist is not None and left > 0, choice.drag == key
        rim = GOLD if active else ""
        if artist is not None and carried:
            rect = around(rect.cx, rect.cy, w * at.unit, h * at.unit)
            rim = at.context.people[artist].colour
        found[key] = Piece(
            rect, CloudPicture(next_piece(sky, shape, held), rim=rim), angle=edge.angle, layer=36,
            opacity=1 if left else 0.28, dim=0 if active or not left else 0.3,
            free="drag" if active else "", lifted=0.6 if carried else 0,
            enter=Waypoint(rect, edge.angle, opacity=0),
        )  # fmt: skip
        corner = parts.turned(Rect(slot.right - chip * 1.1, slot.y, chip, chip), edge.angle, slot)
        found[f"count{edge.side}:{shape}"] = Piece(corner, Count(left), angle=edge.angle, layer=37)
    return found


def next_piece(sky: Sky, shape: str, held: Iterable[int] = ()) -> int:
    """The piece the supply gives next; the last one, once none is left."""
    used = {cloud.id for cloud in sky.clouds} | {*held}
    pieces = [piece for piece, kind in enumerate(PIECES) if kind == shape]
    return next((piece for piece in pieces if piece not in used), pieces[-1])
