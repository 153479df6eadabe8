"""Computes where chairs, badges and the drawn table lie on the players page, without Kivy."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from math import dist

from engine.records import Frozen

Point = tuple[float, float]
PER_SIDE = 4
"""The number of chairs along each long side of the table; one more stands at each end."""
ALONG_WIDE, ALONG_TALL = 0.78, 0.976
"""The part of a long side that its chairs take up, at a wide and at a tall table."""
BULGE = 0.06
"""How far a long side bulges outwards in its middle, compared with its ends.

It is a fraction of the distance between the middles of the two long sides.
"""
MIN_BADGE, MAX_BADGE = 40, 100
"""The smallest and the largest size of a badge, in dp."""
MIN_ROW = 44
"""The minimum height of a row of two badges at a tall table, without their names, in dp."""
ROWS_TALL = PER_SIDE + 1.1
"""The height of a tall table in rows of badges: one per chair of a side, about one for the ends."""
DEPTH_WIDE = 2.8
"""The minimum height of a wide layout without names and tags, as a multiple of `MIN_BADGE`."""
COLUMNS_WIDE, COLUMNS_TALL = PER_SIDE + 2, 2.9
"""The width of the layout as a multiple of a seat's width, at a wide and at a tall table."""
BADGE_OF_SLOT, BADGE_OF_HEIGHT = 0.7, 0.27
"""The maximum size of a badge, as a part of a seat's width and of a wide layout's height.

The smaller limit applies. The height does not include the names above and below the table.
"""
FAR_PART, FAR_TALL = 0.2, 8
"""The maximum distance below the highest chair at which a chair counts as far; see `is_far`.

`FAR_PART` (a part of the layout's height) is for a wide table, `FAR_TALL` (in dp) for a tall one.
"""
TAG_STEPS = 40
"""How many places on the way to the table's middle are tried for the tag of who begins."""
ROLE_SHAPE = 2.8
"""The usual width of a role's tag, as a multiple of its height."""
BESIDE_BADGE = 1.2
"""The width at a badge that the tags on the table leave free, as a multiple of the badge."""
TAG_OVERLAP = 4
"""How far the tag with a role reaches over the lower edge of its badge, in dp."""
MIN_TABLE, NARROW_ROOM, TALLEST_TABLE = 0.5, 0.9, 1.25
"""In a room that is narrower than its height (`NARROW_ROOM`), the table takes at least this part of
it; it is at most so many times as high as wide, unless its chairs need more."""
NAME_HEIGHT, TAG_HEIGHT = 1.35, 1.4
"""The height of a name and of a role, as multiples of their font size."""
TIGHT, BETWEEN_NAMES = 0.8, 10
"""The distance between two lines of a name, as a part of the usual one; and the least distance
between two names, in dp.
"""
MAX_LETTERS = 1.25
"""How many times as large as usual the letters around the table may be, as tokens must stay."""
ON_TABLE = 0.25
"""How far a badge at a long side reaches over the table, as a part of the badge."""
AROUND_TABLET, MIN_TABLET = 8, 0.4
"""The distance of tags from the tablet on the table, in dp; and its least size, as a part of the
usual one.
"""
REACH = 1.3
"""The radius around a chair, in badge sizes, within which a dropped badge takes the chair."""


def table_height(least: float, width: float, below: float, room: float, sliver: float) -> float:
    """The height of the table above its paper, where both scroll if they are higher than `room`.

    `below` is the height of what follows. If less than `sliver` of that would be in sight, the
    table takes the whole room.
    """
    narrow = room * MIN_TABLE if width < room * NARROW_ROOM else 0
    height = max(least, narrow, min(room - below, width * TALLEST_TABLE))
    return room if room - min(sliver, below) < height < room else height


def letters_in(room: float, usual: float, wanted: float, roles: bool, dp: float) -> float:
    """The font size of names and roles around a tall table, at which the table fits the room.

    It is `wanted` if that fits, and never less than `usual`, that of the default text size.
    """
    lines = ROWS_TALL * (NAME_HEIGHT + (TAG_HEIGHT if roles else 0)) + NAME_HEIGHT
    tokens = ROWS_TALL * (MIN_ROW - (TAG_OVERLAP if roles else 0)) * dp
    return max(min(wanted, (room - tokens) / lines), min(usual, wanted))


def chair_positions(tall: bool) -> list[Point]:
    """Where the chairs stand around a table of width and height 1 with its middle at (0, 0).

    The list is indexed by chair number; see `mobileapp.stage.scene.Person`. A tall table is the
    wide one rotated clockwise by 90 degrees, so that chair 1 stands at its far end.
    """
    step = (ALONG_TALL if tall else ALONG_WIDE) / PER_SIDE
    along = [(place - (PER_SIDE - 1) / 2) * step for place in range(PER_SIDE)]
    far = [(x, 0.5 - BULGE * (2 * x) ** 2) for x in along]
    near = [(-x, -y) for x, y in far]
    wide = [near[-1], (-0.5, 0.0), *far, (0.5, 0.0), *near[:-1]]
    return [(y, -x) for x, y in wide] if tall else wide


class SeatLayout(Frozen):
    """The positions and sizes of the table, its chairs and the badges in a box of the page."""

    pos: Point
    size: Point
    tall: bool
    """Whether the table's long sides are left and right, as on a phone in portrait."""
    text_height: float
    """The height of the text above or below a badge."""
    tag_height: float
    """The height of the tag with a player's role; 0 without roles."""
    dp: float
    scale: float
    """The factor by which `MAX_BADGE` is multiplied, 1 on a tablet."""

    @property
    def tag_room(self) -> float:
        """The height below a badge that the tag with a role takes."""
        return max(self.tag_height - TAG_OVERLAP * self.dp, 0)

    @property
    def least_height(self) -> float:
        """The smallest height of the box at which badges are large enough and do not overlap."""
        if not self.tall:
            return DEPTH_WIDE * MIN_BADGE * self.dp + 2 * self.text_height + self.tag_room
        row = MIN_ROW * self.dp + self.text_height + self.tag_room
        return row * ROWS_TALL + self.text_height

    @cached_property
    def slot(self) -> float:
        """The width of a seat, which a badge and its name may take up."""
        return self.size[0] / (COLUMNS_TALL if self.tall else COLUMNS_WIDE)

    @cached_property
    def badge(self) -> float:
        """The width and height of a badge."""
        height, text = self.size[1], self.text_height
        if self.tall:
            room = (height - text) / ROWS_TALL - text - self.tag_room
        else:
            room = (height - 2 * text - self.tag_room) * BADGE_OF_HEIGHT
        most = MAX_BADGE * self.dp * self.scale
        return max(min(self.slot * BADGE_OF_SLOT, room, most), MIN_BADGE * self.dp)

    @property
    def between_badges(self) -> float:
        """The width on the table between the badges and roles at its left and at its right."""
        middle = self.pos[0] + self.size[0] / 2
        aside = [abs(x - middle) for x, _ in self.spots if abs(x - middle) > 1]
        if self.tall:  # the corners are nearer to the middle than the chairs between them
            return 2 * min(aside) - max(self.badge * BESIDE_BADGE, self.tag_height * ROLE_SHAPE)
        return 2 * max(aside) - self.badge * BESIDE_BADGE

    @cached_property
    def spots(self) -> list[Point]:
        """The position of every chair's middle."""
        (x, y), (width, height) = self.pos, self.size
        low = y + self.text_height + self.tag_room + self.badge / 2
        high = y + height - self.badge / 2 - self.text_height
        middle = x + width / 2, (low + high) / 2
        across, down = width - self.slot, max(high - low, 0)
        return [
            (middle[0] + left * across, middle[1] + up * down)
            for left, up in chair_positions(self.tall)
        ]

    def names_scale(self, widths: Mapping[int, float], gap: float) -> float:
        """How much larger all names can become before one reaches its neighbour's or the edge.

        `widths` are the widths of the names by chair. A name between free chairs is wider than its
        seat.
        """
        left, right = self.pos[0], self.pos[0] + self.size[0]
        scales = []
        for chair, width in widths.items():
            x, y = self.spots[chair]
            scales.append(2 * min(x - left, right - x) / max(width, 1))
            scales += [
                (abs(self.spots[other][0] - x) - gap) * 2 / (width + widths[other])
                for other in widths
                if other != chair and abs(self.spots[other][1] - y) < self.text_height
            ]
        return min(scales, default=1)

    @cached_property
    def middle(self) -> Point:
        """The middle of the table."""
        xs, ys = zip(*self.spots, strict=True)
        return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2

    @cached_property
    def table(self) -> Point:
        """Width and height of the table; about half of each badge lies on it."""
        xs, ys = zip(*self.spots, strict=True)
        return max(xs) - min(xs) - self.badge / 2, max(ys) - min(ys) - self.badge / 2

    def is_far(self, spot: Point) -> bool:
        """Whether a chair stands at the far side, where names are written above badges."""
        highest = max(y for _, y in self.spots)
        return spot[1] > highest - (FAR_TALL * self.dp if self.tall else self.size[1] * FAR_PART)

    def chair_near(self, x: float, y: float) -> int | None:
        """The chair for a badge that is dropped at this point; None if no chair is near enough."""
        nearest = min(range(len(self.spots)), key=lambda chair: dist(self.spots[chair], (x, y)))
        return nearest if dist(self.spots[nearest], (x, y)) < self.badge * REACH else None

    def details_tag_spot(self, size: Point) -> Point:
        """The middle of the tag that opens the paper about the match, at the table's far edge."""
        middle = self.middle
        far_edge = middle[1] + self.table[1] / 2
        start = middle[0], far_edge - self.badge * 0.3 - size[1] * 0.6
        return self._first_free(start, size)

    def first_tag_spot(
        self, first: int | None, size: Point, other: tuple[Point, Point] | None = None
    ) -> Point:
        """The middle of the tag that says who begins; `size` is that of the tag.

        It lies beside the chair `first`, or at the table's near edge if `first` is None: as far
        towards the middle as is needed so that nobody's badge or role is under it, nor the `other`
        tag, given by its middle and size.
        """
        middle = self.middle
        if first is None:
            near_edge = middle[1] - self.table[1] / 2
            start = middle[0], near_edge + self.badge * 0.3 + size[1] * 0.6
        else:
            start = self.spots[first]
        return self._first_free(start, size, other)

    def tablet_place(self, tablet: Point, tags: Iterable[tuple[Point, Point]]) -> Point:
        """How large the tablet on the table is, and how far above the middle, with no tag on it.

        The first is a part of its usual size `tablet`, the other a part of the table's height.
        `tags` are the middles and sizes of the tags.
        """
        middle, (_, deep) = self.middle, self.table
        reach = deep / 2 - self.badge * ON_TABLE
        low, high = middle[1] - reach, middle[1] + reach
        for spot, size in tags:
            if abs(spot[0] - middle[0]) >= (tablet[0] + size[0]) / 2 + AROUND_TABLET * self.dp:
                continue
            away = size[1] / 2 + AROUND_TABLET * self.dp
            if spot[1] < middle[1]:
                low = max(low, spot[1] + away)
            else:
                high = min(high, spot[1] - away)
        scale = min(max((high - low) / max(tablet[1], 1), MIN_TABLET), 1)
        half = tablet[1] * scale / 2
        raised = min(max(middle[1], low + half), max(high - half, low + half)) - middle[1]
        return round(scale, 2), round(raised / max(deep, 1), 2)

    def _first_free(
        self, start: Point, size: Point, other: tuple[Point, Point] | None = None
    ) -> Point:
        """The first free spot for a tag on the way from a point to the middle of the table."""
        middle = self.middle
        steps = [step / TAG_STEPS for step in range(TAG_STEPS + 1)]
        ways = [
            (start[0] + (middle[0] - start[0]) * part, start[1] + (middle[1] - start[1]) * part)
            for part in steps
        ]
        return next(
            (
                spot
                for spot in ways
                if self._is_free(spot, size) and not (other and _overlap(spot, size, *other))
            ),
            middle,
        )

    def _is_free(self, spot: Point, size: Point) -> bool:
        """Whether something of this size can lie here, with no badge and no role under it."""
        across = (max(self.badge, self.tag_height * ROLE_SHAPE) + size[0]) / 2
        up = (self.badge + size[1]) / 2
        down = up + self.tag_room
        return all(
            abs(spot[0] - x) >= across or spot[1] - y >= up or y - spot[1] >= down
            for x, y in self.spots
        )


def _overlap(spot: Point, size: Point, other: Point, other_size: Point) -> bool:
    """Whether two boxes, given by their middles and sizes, lie on each other."""
    return all(abs(spot[i] - other[i]) < (size[i] + other_size[i]) / 2 for i in (0, 1))
