"""The layout of the table of Clouds, and the pieces that several scenes show.

The sky is in the middle. Each artist's edge shows hills with the supply, the clouds that have not
been used yet. The second artist, who had the tablet last, sits at the near edge and the main artist
at the far edge; but a person sits at the near edge if the other artist is a robot. A phone is read
from one side only, so nobody sits at its far edge.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.core import Timer
from engine.games.clouds.geometry import Cloud, Point, clamped
from engine.games.clouds.prompts import WrittenGuess
from engine.games.clouds.schedule import Roles
from engine.games.clouds.shapes import SHAPES, SKY_HEIGHT, SKY_WIDTH
from engine.games.clouds.sky import PIECES, Sky
from engine.seating import around as clockwise
from mobileapp.games.clouds.choice import Choice
from mobileapp.games.clouds.looks import CloudPicture, Count, picture_size
from mobileapp.stage import parts, scene
from mobileapp.stage.boxes import (
    EITHER,
    Box,
    Length,
    PerWindow,
    Places,
    TextStyle,
    cached_layout,
    column,
    place,
    row,
)
from mobileapp.stage.looks import GOLD, Clock, token
from mobileapp.stage.people import Seat, badge_and_name
from mobileapp.stage.scene import (
    CLEARANCE,
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
from mobileapp.stage.tokens import ONE_LINE, Gap, Layer, Size, Text, bar

# --- where everything lies --------------------------------------------------------------------

SKY = SKY_WIDTH / SKY_HEIGHT
"""Width / height of the sky."""
EDGE = PerWindow(Length(104), tablet_portrait=Length(386))
"""The height of the near edge.

The edge shows the hills with the supply of unused clouds. In portrait it also shows all other
controls of the artist.
"""
OPPOSITE = EDGE._replace(phone=Size.CORNER, phone_landscape=Length(34))
"""The height of the far edge; on a phone nobody sits there."""
CLOCK = PerWindow(Length(172), tablet_portrait=Length(132))
"""The maximum size of the clock."""
CATEGORY_BESIDE = TextStyle(38, "italic")
CATEGORY_WIDTH, CATEGORY_HEIGHT = Length(350), Length(lines=1.4, style=CATEGORY_BESIDE)
"""The text style of the category beside the sky, and the size of its slip.

The slip has room for the category in one line. It extends into a lower corner of the sky.
"""
PHONE_CATEGORY = Length(lines=2.5, style=Text.CAPTION)
"""The height of the slip with the category on a phone in portrait; a long one takes two lines."""
HELP = Length(64, touch=True)
"""The height of the buttons to look at the word again and to give it up, in a wide window."""
PHONE_HELP = Length(190)
"""The width of both buttons on a phone in portrait."""
GUESSED = Box("guessed", max_height=Length(88, touch=True))
"""The box of the *Guessed!* button, which stops the clock."""
BUTTON_WIDTH, BUTTON_ROW = Length(210), Length(100)
BUTTON_HEIGHT = Length(84, touch=True)
OVERHANG = Length(18)
"""How far the supply extends from the hills into the sky, in a wide window."""
ARTIST_WIDTH = PerWindow(Length(240), phone_landscape=Length(300))
"""The width of an artist's badge and name beside the question, in a wide window."""
FOOT = 0.15
"""The height of the lowest part of the sky, as part of the height of the whole sky.

Tossed clouds never land in this part.
"""
SENTENCE = Length(lines=2.4, style=Text.HEADLINE)
"""The maximum height of a sentence in the sky."""


class Edge(Places):
    """The places of the controls in front of one artist."""

    side: str = ""
    """The part of a piece's key that names this edge: "-far" for the far edge, else empty."""
    angle: float = 0

    def supply_key(self, shape: str) -> str:
        return f"supply{self.side}:{shape}"

    def slot(self, shape: str) -> Rect:
        """The place of a shape's clouds in the supply."""
        width = self.supply.w / len(SHAPES)
        x = self.supply.x + list(SHAPES).index(shape) * width
        return parts.turned(self.supply._replace(x=x, w=width), self.angle, self.supply)


@cached_layout()
def base(space: Space) -> Places:
    tree = column(
        Box("opposite", OPPOSITE.of(space)),
        Box("air"),
        Box("edge", EDGE.of(space)),
        gap=Gap.TINY,
        padding=Gap.SMALL,
    )
    return place(tree, space.area, space)


@cached_layout()
def sky_of(space: Space) -> Rect:
    """The place of the sky, the same in all scenes; clouds may extend beyond it.

    The sky is `SKY_WIDTH` sky units wide and `SKY_HEIGHT` sky units high.
    """
    return fitted(base(space).air, SKY)


def _hills(*boxes: Box | None, size: float | Length, space: Space) -> Box:
    """A row of boxes on the hills; `size` is the flex factor or the height of the row.

    On a tablet the row leaves room for the corner buttons.
    """
    return row(*boxes, gap=Gap.MEDIUM, size=size) if space.phone else bar(*boxes, size=size)


def _help(size: Length) -> Box:
    """The boxes of the buttons to look at the word again, and to give it up."""
    return row(Box("peek"), Box("give_up"), gap=Gap.TINY, size=size)


def _wide_edge(space: Space) -> Edge:
    """The edge of a wide window: supply and *Guessed!* on the hills, the rest beside the sky."""
    edge, sky = base(space).edge, sky_of(space)
    clock, below = CLOCK.of(space), Box(padding=Gap.TINY)
    beside = row(
        column(Box(), Box("clock", clock, aspect=1), below._replace(name="name")),
        Box(size=Length(sky.w / space.unit)),
        column(Box(), _help(HELP), Box("category", CATEGORY_HEIGHT), gap=Gap.SMALL),
        gap=Gap.SMALL,
        size=Length(sky.h / space.unit),
    )
    hills = _hills(Box("supply"), GUESSED.with_size(BUTTON_WIDTH), size=EDGE.of(space), space=space)
    whole = Rect(edge.x, edge.y, edge.w, sky.top - edge.y)
    near = Edge(place(column(beside, Box(), hills), whole, space))
    wide = CATEGORY_WIDTH.of(space)
    near["category"] = near.category._replace(x=near.category.right - wide, w=wide)
    near["supply"] = near.supply._replace(h=near.supply.h + OVERHANG.of(space))
    return near


def _upright_edge(space: Space) -> Edge:
    """The edge in portrait: clock and category, below them the supply, then name and *Guessed!*."""
    clock = CLOCK.of(space)
    category = Box("category", Length(lines=ONE_LINE, style=Text.CLUE))
    tree = column(
        row(
            Box("clock", clock, aspect=1),
            category._replace(size=1, max_height=PHONE_CATEGORY)
            if space.phone
            else column(Box(), category),
            _help(PHONE_HELP)
            if space.phone
            else column(Box("peek"), Box("give_up"), gap=Gap.TINY, size=clock),
            gap=Gap.SMALL,
            size=clock,
        ),
        Box("supply"),
        _hills(Box("name", 58), GUESSED.with_size(42), size=BUTTON_ROW, space=space),
        gap=Gap.TINY,
    )
    return Edge(place(tree, base(space).edge, space))


EDGES = PerWindow(_wide_edge, tablet_portrait=_upright_edge)


@cached_layout()
def edges_of(space: Space) -> tuple[Edge, ...]:
    """The near edge, and on a tablet the far edge."""
    near = EDGES.of(space)(space)
    if space.phone:
        return (near,)
    far = Edge({name: rect.across(space.area) for name, rect in near.items()})
    far.side, far.angle = "-far", 180
    return near, far


@cached_layout()
def other_artist(space: Space) -> Rect:
    """The place at the top of a phone for the artist who may act too, beside the pause button."""
    tree = row(Box(size=Size.CORNER), Box("artist"), gap=Gap.MEDIUM)
    return place(tree, base(space).opposite, space)["artist"]


def _wide_verdict(space: Space, buttons: int) -> Places:
    """The places of a wide window, with this number of buttons: everything is in one row."""
    button = Box("first", BUTTON_WIDTH, max_height=BUTTON_HEIGHT)
    tree = _hills(
        Box("seat", ARTIST_WIDTH.of(space)),
        Box("question"),
        button._replace(name="second") if buttons > 1 else None,
        button if buttons else None,
        size=1,
        space=space,
    )
    return place(tree, base(space).edge, space)


def _upright_verdict(space: Space, buttons: int) -> Places:
    """The places in portrait: people, question and buttons, one below the other.

    On a phone the question is at the top of the window.
    """
    button = Box("first", max_height=BUTTON_HEIGHT)
    single, pair = (Box(size=0.5), button, Box(size=0.5)), (button._replace(name="second"), button)
    question = Box("question", Length(lines=ONE_LINE, style=Text.HEADLINE))
    tree = column(
        Box("people"),
        None if space.phone else question,
        _hills(*(pair if buttons > 1 else single), size=BUTTON_ROW, space=space),
        gap=Gap.TINY,
    )
    at = base(space)
    top = place(bar(question.with_size(1), size=1), at.opposite, space) if space.phone else {}
    return Places(place(tree, at.edge, space) | top)


VERDICTS = PerWindow(_wide_verdict, tablet_portrait=_upright_verdict)


@cached_layout(buttons=range(3))
def verdict_of(space: Space, buttons: int) -> Places:
    """Where question, badges and the given number of buttons lie once the painting is over."""
    return VERDICTS.of(space)(space, buttons)


class Declined(NamedTuple):
    """Where the question who guessed the word lies, and the button that nobody did."""

    question: Rect
    button: Rect


@cached_layout()
def declined_of(space: Space) -> Declined:
    """The places after a tap on *Guessed!*, with the button away from where that button was."""
    at, guessed = verdict_of(space, 1), edges_of(space)[0].guessed
    if not space.wide:
        left = verdict_of(space, 2).second
        most = guessed.x - CLEARANCE * space.density - left.x
        return Declined(at.question, left._replace(w=min(left.w, most)))
    left, rest = at.question.cut_left(at.first.w, Gap.MEDIUM * space.unit)
    question = rest._replace(w=at.first.right - rest.x)
    return Declined(question, at.first._replace(x=left.x))


# --- where people sit -------------------------------------------------------------------------

NAME_LINE = PerWindow(
    Length(lines=1.5, style=Text.BODY), tablet_portrait=Length(lines=2.2, style=Text.BODY)
)
"""The height of a name below a badge."""
PERSON_WIDTH, PERSON_SHAPE = Length(260), 0.95
"""The maximum width of a badge with its name, and the width / height of both together.

The width / height is used on a phone in portrait.
"""


def _column(box: Rect, count: int, angle: float, line: float = 0) -> list[Seat]:
    """The seats of `count` people one above the other, from the lowest to the highest.

    `angle` is the rotation of each seat, and `line` the height of a name below the badge.
    """
    h = box.h / max(count, 1)
    return [Seat(Rect(box.x, box.y + up * h, box.w, h), angle, line) for up in range(count)]


def _band(space: Space, box: Rect, count: int, angle: float) -> list[Seat]:
    """The seats of `count` people in a centred row, from left to right on the screen."""
    w, line = min(box.w / max(count, 1), PERSON_WIDTH.of(space)), NAME_LINE.of(space).of(space)
    first = box.cx - count * w / 2
    return [Seat(Rect(first + k * w, box.y, w, box.h), angle, line) for k in range(count)]


def _seats_beside(space: Space, left: int, right: int, main: int, second: int) -> list[Seat]:
    """The seats on a tablet in landscape; the arguments are those of `seats_for`.

    The artists are at the edges. The others are beside the sky, and their badges are rotated for
    players at the sides.
    """
    edge, sky, seat = base(space).edge, sky_of(space), verdict_of(space, 0).find("seat")
    column_left = Rect(edge.x, sky.y, sky.x - edge.x, sky.h)
    column_right = column_left.across(space.area)._replace(y=sky.y)
    line = NAME_LINE.of(space).of(space)
    return [
        *[Seat(seat)] * main,
        *_column(column_left, left, -90, line),
        *[Seat(seat.across(space.area), 180)] * second,
        *reversed(_column(column_right, right, 90, line)),
    ]


def _seats_sideways(space: Space, left: int, right: int, main: int, second: int) -> list[Seat]:
    """The seats on a phone in landscape; the arguments are those of `seats_for`.

    The main artist is at the near edge, the others are beside the sky.
    """
    edge, sky = base(space).edge, sky_of(space)
    top = parts.corner(space, "top-left").y - Gap.LARGE * space.unit
    column_left = Rect(edge.x, sky.y, sky.x - edge.x, top - sky.y)
    column_right = column_left._replace(x=sky.right, w=edge.right - sky.right)
    return [
        *[Seat(verdict_of(space, 0).find("seat"))] * main,
        *_column(column_left, left, 0),
        *reversed(_column(column_right, second + right, 0)),
    ]


def _seats_above_and_below(
    space: Space, left: int, right: int, main: int, second: int
) -> list[Seat]:
    """The seats on a tablet in portrait; the arguments are those of `seats_for`.

    Each artist is in the middle of an edge, with others on both sides.
    """
    near_left, near_right = -(-left // 2), -(-right // 2)
    below = verdict_of(space, 0).find("people")
    near = _band(space, below, near_left + main + near_right, 0)
    above = below.across(space.area)
    far = _band(space, above, left - near_left + second + right - near_right, 180)
    rightmost = len(far) - (right - near_right)
    return [
        *near[near_left : near_left + main],
        *reversed(near[:near_left]),
        *far[:rightmost],
        *far[rightmost:],
        *reversed(near[near_left + main :]),
    ]


def _seats_in_rows(space: Space, left: int, right: int, main: int, second: int) -> list[Seat]:
    """The seats on a phone in portrait; the arguments are those of `seats_for`.

    Everybody is below the sky, in as many rows as make the badges largest.
    """
    edge, sky, gap = base(space).edge, sky_of(space), Gap.SMALL * space.unit
    low = verdict_of(space, 1).first.top + gap
    room = Rect(edge.x, low, edge.w, sky.y - low)
    count = main + left + second + right
    cells = grid(count, room, PERSON_SHAPE, gap, most=PERSON_WIDTH.of(space))
    return [Seat(cell, 0, NAME_LINE.of(space).of(space)) for cell in cells]


SEATS = PerWindow(
    _seats_beside, tablet_portrait=_seats_above_and_below, phone=_seats_in_rows,
    phone_landscape=_seats_sideways,
)  # fmt: skip


@cached_layout(left=range(5), right=range(5), main=EITHER, second=EITHER)
def seats_for(space: Space, left: int, right: int, main: bool, second: bool) -> tuple[Seat, ...]:
    """The seats around the table, clockwise from the near edge.

    Their order is: the artist at the near edge if `main` is true, `left` players, the player
    opposite if `second` is true, and `right` players.
    """
    return tuple(SEATS.of(space)(space, left, right, int(main), int(second)))


def seats_around(at: "Layout", roles: Roles, shown: Sequence[int]) -> dict[int, Seat]:
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


# --- the table of one scene -------------------------------------------------------------------


class Layout(NamedTuple):
    """The places of the table in the window of a scene."""

    context: SceneContext

    @property
    def space(self) -> Space:
        return self.context.space

    @property
    def sky(self) -> Rect:
        return sky_of(self.space)

    @property
    def air(self) -> Rect:
        return base(self.space).air

    @property
    def edges(self) -> tuple[Edge, ...]:
        """The near edge, and on a tablet the far edge."""
        return edges_of(self.space)

    @property
    def near(self) -> Edge:
        return self.edges[0]

    @property
    def foot(self) -> Rect:
        """The place for a sentence in the lowest part of the sky, where no tossed cloud lands.

        It is in the middle, beside the slip with the category if that extends into the sky.
        """
        top = self.sky.y + self.sky.h * FOOT
        high = min(SENTENCE.of(self.space), top - self.air.y)
        whole = Rect(self.sky.x, top - high, self.sky.w, high)
        slip = self.near.category
        return whole.inset(max(whole.right - slip.x, 0), 0) if self.space.wide else whole

    @property
    def unit(self) -> float:
        """The number of pixels per sky unit."""
        return self.sky.w / SKY_WIDTH

    def to_sky(self, x: float, y: float) -> Point:
        """The point of the sky nearest to a position in pixels, in whole sky units."""
        return clamped(round((x - self.sky.x) / self.unit), round((y - self.sky.y) / self.unit))

    def from_sky(self, x: float, y: float) -> tuple[float, float]:
        return self.sky.x + x * self.unit, self.sky.y + y * self.unit

    def on_the_hills(self, y: float) -> bool:
        """Whether `y`, in pixels, is on the hills of an edge; a cloud dropped there is removed."""
        return y < self.air.y or (len(self.edges) > 1 and y > self.air.top)

    def box(self, cloud: Cloud) -> Rect:
        """The rectangle of a cloud's picture before it is rotated."""
        w, h = picture_size(cloud.shape)
        return around(*self.from_sky(cloud.x, cloud.y), w * self.unit, h * self.unit)

    def artists(self, roles: Roles) -> tuple[int, ...]:
        """The artists' seats, the one at the near edge first.

        The tablet lies as the last artist who held it put it down. That is the second artist, or
        the main artist if the second is a robot; nobody reads upside down because of a robot.
        """
        if roles.second is None:
            return roles.artists
        robots = [self.context.people[seat].robot for seat in roles.artists]
        return roles.artists if robots == [False, True] else (roles.second, roles.main)

    def artists_edges(self, roles: Roles) -> tuple[Edge, ...]:
        """The edges that show a supply: only the near one if one artist paints alone."""
        return self.edges[:1] if roles.second is None else self.edges

    def edge_of(self, seat: int, roles: Roles) -> Edge:
        """The edge at which an artist sits."""
        return self.edges[0] if seat == self.artists(roles)[0] else self.edges[-1]


# --- pieces of several scenes -----------------------------------------------------------------

FLOWN_AWAY = 0.7
"""The size of a removed cloud at the end of its flight back to the supply.

It is a part of the size of the cloud's place in the supply.
"""
SLOT_MARGIN = 0.05
"""The margin of a cloud in its place in the supply, as part of the size of that place."""
CHIP, SMALLEST_CHIP = Length(44), 0.55
"""The size of the disc that shows how many clouds of a shape are left, and its minimum size.

The minimum is a part of the minimum size of a touch target.
"""
MILLISECONDS = 1000
USED_UP, INACTIVE, CARRIED = 0.28, 0.6, 0.6
"""The opacity of a used-up shape and of an inactive supply, and the lift of a held cloud.

A supply is inactive while its artist cannot act. The lift is the value of `Piece.lifted`.
"""
CATEGORY = PerWindow(CATEGORY_BESIDE, tablet_portrait=Text.CLUE, phone=Text.CAPTION)
"""The text style of the category."""
NAME_BELOW = PerWindow(Length(lines=2.3, style=Text.TITLE), tablet_portrait=Length(),
                       phone_landscape=Length())  # fmt: skip
"""The height of an artist's name below the badge; if it is 0, the name is beside the badge."""


def cloud_pieces(clouds: Iterable[Cloud], at: Layout) -> Pieces:
    """The pieces of `clouds`, which are in z-order from the bottom to the top.

    When a cloud is removed from the sky, its piece flies back to the supply.
    """
    return {
        f"cloud:{cloud.id}": Piece(
            at.box(cloud), CloudPicture(cloud.id, cloud.flip), angle=cloud.angle,
            layer=Layer.PILE + up,
            leave=Waypoint(at.near.slot(cloud.shape).scaled(FLOWN_AWAY), opacity=0),
        )
        for up, cloud in enumerate(clouds)
    }  # fmt: skip


def artist_name(at: Layout, edge: Edge, seat: int, text: str = "{name}", dim: float = 0) -> Pieces:
    """The badge of the player at an edge, and a text, in which `{name}` is the player's name."""
    place = Seat(edge.name, edge.angle, NAME_BELOW.of(at.space).of(at.space))
    shown = text.format(name=at.context.name(seat))
    return badge_and_name(at.context, seat, place, shown, Text.TITLE, layer=Layer.PERSON, dim=dim)


CATEGORY_PAPER = 1.16
"""The width of the slip with the category, as a multiple of the width of its text."""


def category(at: Layout, text: str) -> Pieces:
    """The slip with the category, as wide as its text needs, and a copy for the far side."""
    space, room = at.space, at.near.category
    style = CATEGORY.of(space)
    wide = min(parts.text_width(space, text, style) * CATEGORY_PAPER, room.w)
    x = room.right - wide if space.wide else room.cx - wide / 2
    rect = room._replace(x=x, w=wide)
    paper = parts.slip(space, rect, text, style, layer=Layer.WORDS)
    return parts.both(space, "category", paper)


def guess_slips(
    at: Layout, guesses: Sequence[WrittenGuess], rects: Iterable[Rect], style: TextStyle, text: str
) -> Pieces:
    """Slips with the guesses that robots have written; on a tablet also copies for the far side.

    A guess that is a word with a picture shows that picture.

    `rects` are the places of the slips; guesses without a place are left out. `text` is a format
    string with `{name}` and `{word}`.
    """
    found: Pieces = {}
    for guess, rect in zip(guesses, rects, strict=False):
        person, come = at.context.people[guess.seat], Waypoint(rect.scaled(0.5), opacity=0)
        slip = parts.slip(
            at.space, rect, text.format(name=person.name, word=guess.word), style,
            badge=token(person), word=at.context.pictured_words.get(guess.word.casefold()),
            layer=Layer.WORDS + 1, enter=come, bounce=True,
        )  # fmt: skip
        found |= parts.both(at.space, f"guess:{guess.seat}:{guess.word}", slip)
    return found


def clock(at: Layout, timer: Timer | None, tap: scene.Action | None = None) -> Pieces:
    look = Clock(timer.total / MILLISECONDS if timer else 0)
    return parts.both(at.space, "clock", Piece(at.near.clock, look, layer=Layer.RAISED, tap=tap))


def supply(sky: Sky, at: Layout, edge: Edge, choice: Choice, artist: int | None) -> Pieces:
    """The supply at an edge: one cloud of each shape, and how many of that shape are left.

    `artist` is the seat of the artist who may take a cloud, or None if nobody may. Shapes that are
    used up are pale.
    """
    found: Pieces = {}
    chip = max(CHIP.of(at.space), at.space.minimum_touch * SMALLEST_CHIP)
    held = {choice.hand.cloud.id} if choice.hand else set()
    for shape, left in sky.supply:
        key, slot = edge.supply_key(shape), edge.slot(shape)
        w, h = picture_size(shape)
        rect = fitted(slot.inset(slot.w * SLOT_MARGIN, slot.h * SLOT_MARGIN), w / h)
        active, carried = artist is not None and left > 0, choice.drag == key
        rim = GOLD if active else ""
        if artist is not None and carried:
            rect = around(rect.cx, rect.cy, w * at.unit, h * at.unit)
            rim = at.context.people[artist].colour
        found[key] = Piece(
            rect, CloudPicture(next_piece(sky, shape, held), rim=rim), angle=edge.angle,
            layer=Layer.RAISED, opacity=USED_UP if not left else 1 if active else INACTIVE,
            free="drag" if active else "", lifted=CARRIED if carried else 0,
            enter=Waypoint(rect, edge.angle, opacity=0),
        )  # fmt: skip
        corner = Rect(slot.right - chip, slot.y, chip, chip)
        found[f"count{edge.side}:{shape}"] = Piece(
            parts.turned(corner, edge.angle, slot), Count(left), angle=edge.angle,
            layer=Layer.RAISED + 1,
        )  # fmt: skip
    return found


def next_piece(sky: Sky, shape: str, held: Iterable[int] = ()) -> int:
    """The id of the next cloud of a shape in the supply; if none is left, that of its last cloud.

    `held` are the ids of clouds in a hand, which are no longer in the supply.
    """
    used = {cloud.id for cloud in sky.clouds} | {*held}
    pieces = [piece for piece, kind in enumerate(PIECES) if kind == shape]
    return next((piece for piece in pieces if piece not in used), pieces[-1])
