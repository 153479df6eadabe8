"""Where the chairs, badges and the drawn table lie on the players page. Plain values only."""

from dataclasses import dataclass
from functools import cached_property
from math import dist

Point = tuple[float, float]
PER_SIDE = 4
"""Chairs along each long side; one more stands at each end."""
ALONG_WIDE, ALONG_TALL = 0.78, 0.976
"""How much of a long side its chairs take up, at a wide and at a tall table."""
BULGE = 0.12
"""How far the middle of a long side bulges, as a part of the table's depth."""
LEAST_BADGE, LARGEST_BADGE = 40, 100
"""The size of a badge, in dp."""
LEAST_ROW = 44
"""The height of a row of two badges at a tall table without their names, in dp."""
ROWS_TALL = PER_SIDE + 1.1
"""The height of a tall table, in rows of badges: the ends need one more row, a little apart."""
DEPTH_WIDE = 2.8
"""How many badges a wide table needs at least from its far edge to its near edge."""
COLUMNS_WIDE, COLUMNS_TALL = PER_SIDE + 2, 2.9
"""How many seats fit side by side."""
BADGE_OF_SLOT, BADGE_OF_HEIGHT = 0.7, 0.27
"""The largest part of the width of a seat, and of a wide table's height, that a badge takes."""
FAR_PART, FAR_TALL = 0.2, 8
"""How far below the highest chair others still count as far: a part of a wide table's height, or
dp at a tall one."""
REACH = 1.3
"""The drop radius of a chair, in sizes of a badge."""


def chair_positions(tall: bool) -> list[Point]:
    """Where the chairs stand around a table of width and height 1, its middle at 0, 0.

    In the order of their numbers (see `mobileapp.stage.scene.Person`). A tall table is the wide one
    turned by a quarter: chair 1 stands at its far end.
    """
    step = (ALONG_TALL if tall else ALONG_WIDE) / PER_SIDE
    along = [(place - (PER_SIDE - 1) / 2) * step for place in range(PER_SIDE)]
    far = [(x, 0.5 - BULGE * (2 * x) ** 2) for x in along]
    near = [(-x, -y) for x, y in far]
    wide = [near[-1], (-0.5, 0.0), *far, (0.5, 0.0), *near[:-1]]
    return [(y, -x) for x, y in wide] if tall else wide


@dataclass(frozen=True)
class SeatLayout:
    """Where everything lies in a box of the page."""

    pos: Point
    size: Point
    tall: bool
    """Whether the long sides are left and right, as on a phone that is held upright."""
    text_height: float
    """The height of the name beside a badge, and of the note below it."""
    tag_height: float
    """The height of the role on a badge; 0 without roles."""
    dp: float
    scale: float
    """How large badges may be, 1 on a tablet."""

    @property
    def least_height(self) -> float:
        """The minimum height: badges of touchable size, one below the other, and a table between
        them.
        """
        if not self.tall:
            return DEPTH_WIDE * LEAST_BADGE * self.dp + 2 * self.text_height + self.tag_height / 2
        row = LEAST_ROW * self.dp + self.text_height + self.tag_height / 2
        return row * ROWS_TALL + self.text_height

    @cached_property
    def slot(self) -> float:
        """The width that a seat may take."""
        return self.size[0] / (COLUMNS_TALL if self.tall else COLUMNS_WIDE)

    @cached_property
    def badge(self) -> float:
        """The size of a badge."""
        height, text = self.size[1], self.text_height
        if self.tall:
            room = (height - text) / ROWS_TALL - text - self.tag_height / 2
        else:
            room = (height - 2 * text) * BADGE_OF_HEIGHT
        most = LARGEST_BADGE * self.dp * self.scale
        return max(min(self.slot * BADGE_OF_SLOT, room, most), LEAST_BADGE * self.dp)

    @cached_property
    def spots(self) -> list[Point]:
        """The middle of every chair."""
        (x, y), (width, height) = self.pos, self.size
        low = y + self.text_height + self.tag_height / 2 + self.badge / 2
        high = y + height - self.badge / 2 - self.text_height
        middle = x + width / 2, (low + high) / 2
        across, down = width - self.slot, max(high - low, 0)
        return [
            (middle[0] + left * across, middle[1] + up * down)
            for left, up in chair_positions(self.tall)
        ]

    @cached_property
    def middle(self) -> Point:
        """The middle of the table."""
        xs, ys = zip(*self.spots, strict=True)
        return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2

    @cached_property
    def table(self) -> Point:
        """Width and height of the table: badges lie half on it."""
        xs, ys = zip(*self.spots, strict=True)
        return max(xs) - min(xs) - self.badge / 2, max(ys) - min(ys) - self.badge / 2

    def is_far(self, spot: Point) -> bool:
        """Whether a chair stands at the far side, where names are written above badges."""
        highest = max(y for _, y in self.spots)
        return spot[1] > highest - (FAR_TALL * self.dp if self.tall else self.size[1] * FAR_PART)

    def chair_near(self, x: float, y: float) -> int | None:
        """The chair that somebody dropped here takes."""
        nearest = min(range(len(self.spots)), key=lambda chair: dist(self.spots[chair], (x, y)))
        return nearest if dist(self.spots[nearest], (x, y)) < self.badge * REACH else None

    def first_tag_spot(self, first: int | None, height: float) -> Point:
        """Where the tag of the first player lies: before that chair, or in front of the table's
        middle as long as nobody is chosen."""
        middle = self.middle
        if first is None:
            near_edge = middle[1] - self.table[1] / 2
            return middle[0], near_edge + self.badge * 0.3 + height * 0.6
        x, y = self.spots[first]
        away = max(dist((x, y), middle), 1)
        beyond = self.tag_height / 2 if y > middle[1] else 0
        reach = (self.badge * 0.5 + height * 0.55 + beyond) / away
        return x + (middle[0] - x) * reach, y + (middle[1] - y) * reach
