"""The layout of the table of Clouds.

The sky is in the middle. Each artist's edge shows hills with the supply, the clouds that have not
been used yet. The second artist, who had the tablet last, sits at the near edge and the main artist
at the far edge; but a person sits at the near edge if the other artist is a robot. A phone is read
from one side only, so nobody sits at its far edge.
"""

from typing import NamedTuple

from engine.games.clouds.geometry import Cloud, Point, clamped
from engine.games.clouds.schedule import Roles
from engine.games.clouds.shapes import SHAPES, SKY_HEIGHT, SKY_WIDTH
from mobileapp.games.clouds.looks import picture_size
from mobileapp.stage import parts
from mobileapp.stage.boxes import (
    Box,
    Length,
    PerWindow,
    Places,
    TextStyle,
    cached_layout,
    column,
    row,
)
from mobileapp.stage.geometry import Rect, around, fitted, grid, hull
from mobileapp.stage.scene import SceneContext
from mobileapp.stage.space import CLEARANCE, Space
from mobileapp.stage.tokens import CORNER_GAP, Gap, Size, Text, bar

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
CATEGORY_BESIDE = TextStyle(44, "italic")
CATEGORY_WIDTH = PerWindow(Length(404), phone=Length(350))
CATEGORY_HEIGHT = PerWindow(
    Length(lines=1.4, style=CATEGORY_BESIDE), phone=Length(lines=1.9, style=Text.CAPTION)
)
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
ANSWER = PerWindow(TextStyle(96), phone=TextStyle(80))
"""The text style of the word when it is revealed."""
ANSWER_HEIGHT = PerWindow(0.23, tablet_portrait=0.19, phone=0.3, phone_landscape=0.34)
"""The maximum height of that word, as part of the height of the sky."""
BESIDE_ANSWER = Length(44)
"""The least free room at both sides of that word."""
TO_THE_EDGE = Length(30)
"""The least room between texts and the side of a phone in landscape."""
ABOVE_PEOPLE = Length(30)
"""The free room above the badges on a tablet in portrait, for their beads."""
SAID = PerWindow(Length(lines=1.6, style=Text.HEADLINE),
                 phone=Length(lines=1.9, style=Text.HEADLINE),
                 phone_landscape=Length(lines=1.6, style=Text.HEADLINE))  # fmt: skip
"""The maximum height of a slip with what a robot said last."""
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
    )
    return tree.place(space.table, space)


@cached_layout()
def sky_of(space: Space) -> Rect:
    """The place of the sky, the same in all scenes; clouds may extend beyond it.

    The sky is `SKY_WIDTH` sky units wide and `SKY_HEIGHT` sky units high.
    """
    return fitted(base(space).air, SKY)


def _hills(*boxes: Box | None, size: float | Length, space: Space) -> Box:
    """A row of boxes on the hills; `size` is the flex factor or the height of the row.

    On a tablet the row keeps a margin from the corner buttons, so that an excited tap on *Guessed!*
    does not pause the game or turn the table.
    """
    if space.phone:
        return row(*boxes, gap=Gap.MEDIUM, size=size)
    between = row(*boxes, gap=Gap.MEDIUM)
    return row(CORNER_GAP, between, CORNER_GAP, gap=Gap.MARGIN, size=size)


def _help(size: Length) -> Box:
    """The boxes of the buttons to look at the word again, and to give it up."""
    return row(Box("peek"), Box("give_up"), gap=Gap.TINY, size=size)


def _wide_edge(space: Space) -> Edge:
    """The edge of a wide window: supply and *Guessed!* on the hills, the rest beside the sky."""
    edge, sky = base(space).edge, sky_of(space)
    clock, below = CLOCK.of(space), Box(padding=Gap.TINY)
    beside = row(
        column(Box(size=0.8), Box("clock", clock, aspect=1), below._replace(name="name")),
        Box(size=Length(sky.w / space.unit)),
        column(Box(), _help(HELP), Box("category", CATEGORY_HEIGHT.of(space)), gap=Gap.SMALL),
        gap=Gap.SMALL,
        size=Length(sky.h / space.unit),
    )
    hills = _hills(Box("supply"), GUESSED.with_size(BUTTON_WIDTH), size=EDGE.of(space), space=space)
    whole = Rect(edge.x, edge.y, edge.w, sky.top - edge.y)
    near = Edge(column(beside, Box(), hills).place(whole, space))
    wide = CATEGORY_WIDTH.of(space).of(space)
    near["category"] = near.category._replace(x=near.category.right - wide, w=wide)
    near["supply"] = near.supply._replace(h=near.supply.h + OVERHANG.of(space))
    return near


def _upright_edge(space: Space) -> Edge:
    """The edge in portrait: clock and category, below them the supply, then name and *Guessed!*."""
    clock = CLOCK.of(space)
    category = Box("category", Length(lines=Text.ONE_LINE, style=Text.CLUE))
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
    return Edge(tree.place(base(space).edge, space))


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
    return tree.place(base(space).opposite, space)["artist"]


def _wide_verdict(space: Space, buttons: int) -> Places:
    """The places of a wide window, with this number of buttons: everything is in one row."""
    button = Box("first", BUTTON_WIDTH, max_height=BUTTON_HEIGHT)
    narrow = space.phone and buttons  # without any, the slips of robots need the whole width
    tree = _hills(
        Box("seat", ARTIST_WIDTH.of(space)),
        row(Box("question"), padding=Gap.SMALL if narrow else 0),
        button._replace(name="second") if buttons > 1 else None,
        button if buttons else None,
        size=1,
        space=space,
    )
    edge = base(space).edge
    right = space.area.right - TO_THE_EDGE.of(space) if narrow else edge.right
    return tree.place(edge._replace(w=right - edge.x), space)


def _upright_verdict(space: Space, buttons: int) -> Places:
    """The places in portrait: people, question and buttons, one below the other.

    On a phone the question is at the top of the window.
    """
    button = Box("first", max_height=BUTTON_HEIGHT)
    single, pair = (Box(size=0.5), button, Box(size=0.5)), (button._replace(name="second"), button)
    question = Box("question", Length(lines=Text.ONE_LINE, style=Text.HEADLINE))
    tree = column(
        None if space.phone else Box(size=ABOVE_PEOPLE),
        Box("people"),
        None if space.phone else question,
        _hills(*(pair if buttons > 1 else single), size=BUTTON_ROW, space=space),
        gap=Gap.TINY,
    )
    at = base(space)
    top = bar(question.with_size(1), size=1).place(at.opposite, space) if space.phone else {}
    return Places(tree.place(at.edge, space) | top)


VERDICTS = PerWindow(_wide_verdict, tablet_portrait=_upright_verdict)


@cached_layout(buttons=range(3))
def verdict_of(space: Space, buttons: int) -> Places:
    """Where question, badges and the given number of buttons lie once the painting is over."""
    return VERDICTS.of(space)(space, buttons)


@cached_layout()
def answer_of(space: Space) -> Rect:
    """The place of the word at the near side when it is revealed."""
    sky, line = sky_of(space), Length(lines=Text.ONE_LINE, style=ANSWER.of(space))
    low, _ = sky.cut_bottom(min(line.of(space), sky.h * ANSWER_HEIGHT.of(space)))
    return low.inset(BESIDE_ANSWER.of(space), 0)


@cached_layout(count=range(1, 3))
def said_of(space: Space, count: int) -> tuple[Rect, ...]:
    """The places of `count` slips with what robots said last, the newest first.

    None lies in the sky, so that people see what the robots have seen: on a phone in portrait the
    slips are above the sky, else on the hills in place of the headline.
    """
    question, high = verdict_of(space, 0).question, SAID.of(space).of(space)
    gap = Gap.TINY * space.unit
    if space.wide:
        high = min(high, question.h)
        if count == 1:  # in the middle of the window
            half = min(space.area.cx - question.x, question.right - space.area.cx)
            return (around(space.area.cx, question.cy, 2 * half, high),)
        cells = grid(count, question, question.w / count / high, gap, rows=1)
        return tuple(reversed(cells))
    if space.phone:
        air, top = base(space).air, sky_of(space).top
        high = min(high, (air.top - top - gap) / 2)
        highest = Rect(air.x, air.top - high, air.w, high)
        rects = highest, highest.moved(0, -high - gap)
    else:
        high, at = min(high, question.h + gap), verdict_of(space, 2)
        rects = question._replace(y=question.top - high, h=high), hull([at.second, at.first])
    return tuple(reversed(rects[:count]))


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
    left, rest = at.question.cut_left(at.first.w, Gap.MARGIN * space.unit)
    question = rest._replace(w=at.first.right - rest.x)
    return Declined(question, at.first._replace(x=left.x))


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
    def empty_sky(self) -> Rect:
        """The place for a sentence before a cloud is in the sky: higher, if the sky is low."""
        foot = self.foot
        if not (self.space.phone and self.space.wide):
            return foot
        return foot._replace(h=max(self.sky.cy - foot.y, foot.h))

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
