"""Where everything lies on Telepathy's table, in every kind of window.

On a tablet people read from both long edges, on a phone from one. The grid lies in the middle and
is never rotated. The action cards lie at the giver's end, and one of them is pushed to the
performer's end. In a wide window the cards are in columns beside the grid, in portrait in strips
above and below it.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from engine.chairs import NO_CHAIR
from engine.games.telepathy.board import Board
from engine.games.telepathy.roles import DIRECTOR, at_table, holder_of
from mobileapp.stage import geometry
from mobileapp.stage.boxes import FIT, Box, Length, PerWindow, Places, cached_layout, column, row
from mobileapp.stage.geometry import Rect, around, hull
from mobileapp.stage.people import seats_at_edges
from mobileapp.stage.scene import SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Gap, Size, Text, bar

EDGE = PerWindow(
    tablet=Length(lines=1.7, style=Text.HEADLINE),
    phone=Length(lines=1.95, style=Text.HEADLINE),
    phone_landscape=Length(lines=Text.ONE_LINE, style=Text.HEADLINE, touch=True),
)
"""The height of the headline at an edge."""
HOLDER_SHAPE = 1.35
"""The width / height of a holder: the place for a sealed card and its owner's badge."""
HOLDER_ROW = Length(69, touch=True)
"""The height of the row of holders and buttons in portrait."""
HOLDER = PerWindow(Length(103), tablet_portrait=Length(93), phone=Length(118))
"""The width of a holder."""
BUTTON_WIDTH = Length(190, 5.4, Text.LABEL)
BUTTON_HEIGHT = Length(66, 1.7, Text.LABEL, touch=True)
CORNERS = Length(204)
"""The width of the columns with players' cards and buttons, on a phone in landscape."""
ARROWS = PerWindow(28, tablet_portrait=24, phone_landscape=18)
"""The margin around the grid, for arrows, in dp."""
STRIP = PerWindow(Length(132), phone=Length(160))
"""The maximum height of the action cards above and below the grid."""
LAMPS = Length(16)
"""The height of the free room below the grid, in portrait, for the lights that count turns."""
GRID_SHARE, GRID_SHARE_TALL, GRID_SHARE_PHONE = 2, 3.2, 3.4
"""The flex factors of the grid; those of the cards on two of its sides are 1 each.

They are for a tablet in landscape, for portrait, and for a phone in landscape (_PHONE).
"""
BETWEEN_BUTTONS = 0.1
"""The flex factor of the gap between two buttons, whose factors are 1."""
SIGNS_SHARE = 0.4
"""The flex factor of a row of signs above or below the grid, whose factor is 1."""
LINE_LENGTH = 4
"""The number of action cards that lie face up, of tiles in a row, and of signs of each kind."""
COLUMN_LENGTH = 3
"""The number of places for cards in each column beside the grid.

Two places are at the giver's end, one is at the performer's end.
"""
SIGN = Length(128)
"""The maximum size of a sign to choose from, where the signs are above and below the grid."""
SIGN_BESIDE = Length(150)
"""The maximum size of a sign to choose from, where the signs are beside the grid."""


class Choice(NamedTuple):
    """What a player has chosen before making a move."""

    card: str = ""
    """The id of the action card whose outcomes are shown; empty if there is none."""
    held: str = ""
    """The id of the place (a row, column or corner) whose tiles a finger drags; empty if none."""
    tried: str = ""
    """The id of the place that was tapped to see what the card would do there; empty if none."""
    speaker: int | None = None
    """The seat that is about to announce; None if nobody is."""
    signs: tuple[str, ...] = ()
    """The signs chosen so far, to be named."""


# --- places -----------------------------------------------------------------------------------


class TablePlaces(Places):
    """The places of the table.

    `left` and `right` are columns beside the grid, `top` and `bottom` strips above and below it;
    each window has either the columns or the strips.
    """

    @property
    def middle(self) -> Rect:
        """The bounding box of the grid and of the columns or strips of cards."""
        cards = ("grid", "left", "right", "top", "bottom")
        return hull([self[name] for name in cards if name in self])


SPEAK, OTHER = (Box(name, BUTTON_WIDTH, max_height=BUTTON_HEIGHT) for name in ("speak", "other"))
"""The boxes of the button for announcing, and of the button for giving up or going back."""
BEFORE = Box(size=Length(Gap.TINY))
"""An additional gap between the headline and the button beside it."""


def _holder(name: str, space: Space) -> Box:
    return Box(f"{name}_holder", HOLDER.of(space), aspect=HOLDER_SHAPE)


def _grid(space: Space, share: float) -> Box:
    return Box("grid", share, aspect=1, padding=ARROWS.of(space))


def _cards_beside(space: Space, both_holders: bool) -> Box:
    """The tree of a tablet in landscape: cards beside the grid, the rest at the edges."""
    left, right = _holder("left", space), _holder("right", space)
    edge = bar(left, OTHER, BEFORE, Box("headline"), BEFORE, SPEAK, right, size=EDGE.of(space))
    middle = row(Box("left"), _grid(space, GRID_SHARE), Box("right"), gap=Gap.SMALL)
    return column(edge.far_side(), middle, edge, gap=Gap.SMALL)


def _cards_above_and_below(space: Space, both_holders: bool) -> Box:
    """The tree in portrait: cards above and below the grid, and holders beyond them."""
    holders = row(
        _holder("left", space) if both_holders else None,
        Box("other", max_size=BUTTON_WIDTH, max_height=BUTTON_HEIGHT),
        Box(size=BETWEEN_BUTTONS),
        Box("speak", max_size=BUTTON_WIDTH, max_height=BUTTON_HEIGHT),
        _holder("right", space),
        size=HOLDER_ROW,
        gap=Gap.SMALL,
    )
    headline = bar(Box("headline"), size=EDGE.of(space))
    above = headline if space.phone else headline.far_side()
    top, bottom = (Box(name, max_size=STRIP.of(space)) for name in ("top", "bottom"))
    middle = column(top, _grid(space, GRID_SHARE_TALL), Box(size=LAMPS), bottom, gap=Gap.TINY)
    below = None if space.phone else headline
    return column(above, holders.far_side(), middle, holders, below, gap=Gap.TINY)


def _cards_and_corners(space: Space, both_holders: bool) -> Box:
    """The tree of a phone in landscape: cards beside the grid, holders and buttons in corners."""

    def corner(button: str, side: str) -> Box:
        holder = Box(f"{side}_holder", Size.CORNER, aspect=HOLDER_SHAPE)
        return column(Box(button, Size.CORNER), holder, size=FIT, gap=Gap.SMALL)

    speaker, other = corner("speak", "right"), corner("other", "left")
    middle = row(
        column(speaker.far_side(), Box(), other, size=CORNERS),
        Box("left"),
        _grid(space, GRID_SHARE_PHONE),
        Box("right"),
        column(other.far_side(), Box(), speaker, size=CORNERS),
        gap=Gap.SMALL,
    )
    return column(bar(Box("headline"), size=EDGE.of(space)), middle, gap=Gap.SMALL)


TABLE: PerWindow[Callable[[Space, bool], Box]] = PerWindow(
    tablet=_cards_beside,
    tablet_portrait=_cards_above_and_below,
    phone_landscape=_cards_and_corners,
)


@cached_layout()
def table_places(space: Space, both_holders: bool) -> TablePlaces:
    """The places of the whole table.

    Without `both_holders` there is no left holder in portrait, so that buttons have more room.
    """
    tree = TABLE.of(space)(space, both_holders)
    return TablePlaces(tree.place(space.table, space))


class NamingPlaces(NamedTuple):
    """The places of the signs that can be named, at the near and the far end, and of the grid."""

    grid: Rect
    near: tuple[Rect, ...] = ()
    far: tuple[Rect, ...] = ()


@cached_layout(near=(0, 4, 8), far=(0, 4, 8))
def naming_places(space: Space, near: int, far: int) -> NamingPlaces:
    """The places for the given numbers of signs at the near and the far end.

    In a wide window the signs are beside the grid, so that the stream of light from a named sign to
    the partner does not cross the grid. Else they are above and below the grid.
    """
    at = table_places(space, True)
    gap = Gap.LARGE * space.unit
    if space.wide:
        columns = {"near": (at.left, at.right), "far": (at.right, at.left)}
        found = {
            end: tuple(
                rect
                for box in columns[end][: count // LINE_LENGTH]
                for rect in geometry.grid(LINE_LENGTH, box, 1, gap, SIGN_BESIDE.of(space))
            )
            for end, count in (("near", near), ("far", far))
        }
        return NamingPlaces(at.grid, **found)
    tree = column(_strip("far", far), _grid(space, 1), _strip("near", near), gap=Gap.LARGE)
    boxes = tree.place(at.middle, space)
    ends = {
        end: tuple(
            geometry.grid(count, boxes[end], 1, gap, SIGN.of(space), rows=count // LINE_LENGTH)
        )
        for end, count in (("near", near), ("far", far))
        if count
    }
    return NamingPlaces(boxes.grid, **ends)


def _strip(name: str, count: int) -> Box | None:
    """The box for one or two rows of signs, small enough to leave most of the height to the grid.

    None if there are no signs.
    """
    if not count:
        return None
    rows = count // LINE_LENGTH
    return Box(name, SIGNS_SHARE * rows, max_size=Length(SIGN.dp * rows + Gap.LARGE * (rows - 1)))


# --- who sits where ---------------------------------------------------------------------------


class Side(NamedTuple):
    """The places at one long edge, and the seats of the players there."""

    headline: Rect
    holders: tuple[Rect, Rect]
    """The places of sealed cards, from left to right on the screen."""
    speak: Rect
    """The place of the button for announcing."""
    other: Rect
    """The place of the button for giving up or going back."""
    seats: tuple[int | None, ...]
    """The seats of the owners of the sealed cards in `holders`; None for an empty holder."""
    angle: float = 0


class Layout(NamedTuple):
    """The open table: its places, the public board, and who sits where."""

    board: Board
    context: SceneContext
    places: TablePlaces
    near: Side
    far: Side

    @property
    def space(self) -> Space:
        return self.context.space

    @property
    def grid(self) -> Rect:
        return self.places.grid

    @property
    def margin(self) -> float:
        """The width, in pixels, of the margin for arrows around the grid."""
        return ARROWS.of(self.space) * self.space.unit

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of everyone who holds secrets."""
        return tuple(seat for seat in (*self.near.seats, *self.far.seats) if seat is not None)

    @property
    def directors(self) -> tuple[int, ...]:
        return tuple(seat for seat, role in enumerate(self.board.roles) if role == DIRECTOR)

    @property
    def both_sides(self) -> bool:
        """Whether any person may read from the far side.

        People whose sealed card is at the near edge read from there. All other people may read from
        the far side, among them directors, who have no card.
        """
        people = self.context.people
        return any(
            not people[seat].robot and seat not in self.near.seats for seat in self.context.seats
        )

    def is_far(self, seat: int) -> bool:
        """Whether a player is drawn at the far edge.

        Holders of secrets are drawn where their sealed card lies. Directors are drawn at the near
        edge, unless they are known to sit at the far edge and its texts are rotated.
        """
        if seat not in self.directors:
            return seat in self.far.seats
        people = self.context.people
        known = self.far.angle != 0 and people[seat].chair != NO_CHAIR
        return known and seat in seats_at_edges(self.context).far

    def side_of(self, seat: int) -> Side:
        """The side at which a player is drawn, with the button for announcing next to the player.

        For holders of secrets, `speak` is next to the sealed card. Directors have no card; their
        badge is in the empty holder next to `other`. So for directors `speak` and `other` are
        exchanged.
        """
        side = self.far if self.is_far(seat) else self.near
        if seat in self.directors:
            return side._replace(speak=side.other, other=side.speak)
        return side

    def holder(self, seat: int) -> Rect:
        """The place of a player's sealed card."""
        side = self.side_of(seat)
        return side.holders[side.seats.index(seat)]

    def holder_of(self, speaker: int, attribute: str) -> int:
        """The seat in the speaker's team that holds the colour (or the shape) to make.

        `attribute` is "colour" or "shape".
        """
        return holder_of(self.board.variant, self.board.roles, speaker, attribute)

    def person(self, seats: Iterable[int]) -> int | None:
        """The first of these seats whose player is a person; None if all are robots."""
        return next((seat for seat in seats if not self.context.people[seat].robot), None)

    def naming(self, signs: dict[int, int]) -> NamingPlaces:
        """The places of signs; `signs` maps each speaker's seat to the number of signs to show."""
        near = sum(count for seat, count in signs.items() if not self.is_far(seat))
        far = sum(count for seat, count in signs.items() if self.is_far(seat))
        return naming_places(self.space, near, far)


def open_table(board: Board, context: SceneContext) -> Layout:
    """The layout of the open table.

    Two holders of secrets sit opposite each other; four sit clockwise around the table.
    """
    holders = [seat for seat in at_table(board.roles) if board.roles[seat] != DIRECTOR]
    order: list[int | None] = [*_clockwise_from_near(holders, context)]
    if len(order) == 2:
        order = [order[0], None, order[1], None]
    at = table_places(context.space, len(board.roles) > 2)
    near_holders = at.find("left_holder"), at.right_holder
    near = Side(at.headline, near_holders, at.speak, at.other, (order[1], order[0]))
    far_holders = at.right_holder_far, at.find("left_holder_far")
    headline = at.get("headline_far", at.headline)
    far = Side(headline, far_holders, at.speak_far, at.other_far, tuple(order[2:]))
    table = Layout(board, context, at, near, far)
    if "headline_far" in at and table.both_sides:
        table = table._replace(far=far._replace(angle=180))
    return table


def _clockwise_from_near(holders: Sequence[int], context: SceneContext) -> Sequence[int]:
    """The holders of secrets in clockwise order, beginning at the near edge.

    The first holder is chosen so that as many holders as possible are drawn at the edge where they
    really sit. If the chair of a person is unknown, as in an old saved match, or if only one holder
    is a person, the order begins with the first person.
    """
    orders = [(*holders[first:], *holders[:first]) for first in range(len(holders))]
    people = context.people
    alone = len([seat for seat in holders if not people[seat].robot]) == 1
    if alone or any(people[seat].chair == NO_CHAIR for seat in holders if not people[seat].robot):
        return next((order for order in orders if not people[order[0]].robot), orders[0])
    edges, half = seats_at_edges(context), len(holders) // 2

    def at_their_edge(order: Sequence[int]) -> int:
        return len({*order[:half]} & {*edges.near}) + len({*order[half:]} & {*edges.far})

    return max(orders, key=at_their_edge)


def ends(at: Layout, performer: int) -> tuple[list[Rect], list[Rect]]:
    """Two lists with a place for each face-up card: at the giver's end, and at the performer's end.

    At the performer's end, several cards have the same place, because only one card is pushed
    there.
    """
    places, to_far, gap = at.places, at.is_far(performer), Gap.SMALL * at.space.unit
    if not at.space.wide:
        giver, receiver = (places.bottom, places.top) if to_far else (places.top, places.bottom)
        slots = geometry.grid(LINE_LENGTH, giver, 1, gap, rows=1)
        side = slots[0].w
        return slots, [around(receiver.cx, receiver.cy, side, side)] * LINE_LENGTH
    columns = (
        geometry.grid(COLUMN_LENGTH, box, 1, gap, rows=COLUMN_LENGTH)
        for box in (places.left, places.right)
    )
    slots, zones = [], []
    for cards in columns:
        zone, *giving = cards if to_far else reversed(cards)
        slots += reversed(giving)
        zones += [zone] * len(giving)
    return slots, zones
