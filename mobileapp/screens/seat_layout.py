"""Where chairs, badges and the drawn table lie on the players page. Plain values only."""

from dataclasses import dataclass
from functools import cached_property
from math import dist

Point = tuple[float, float]
BULGE = 0.12
"""How far the middle of a long side bulges, as a part of the table's depth."""
LEAST_BADGE, LARGEST_BADGE = 40, 100
"""The size of a badge, in dp."""


def chairs_per_side(chairs: int) -> int:
    """How many stand along each long side."""
    return max(chairs // 2 - 1, 1)


def chair_positions(chairs: int, tall: bool) -> list[Point]:
    """Where the chairs stand around a table of width and height 1, its middle at 0, 0.

    One at each short side, all others along the long ones, which bulge a little; clockwise from
    the near left one or, at a tall table, from the far left one.
    """
    beside = chairs_per_side(chairs)
    step = 1 / (beside + 0.1) if tall else 0.78 / beside
    along = [(place - (beside - 1) / 2) * step for place in range(beside)]
    far = [(x, 0.5 - BULGE * (2 * x) ** 2) for x in along]
    near = [(-x, -y) for x, y in far]
    wide = [near[-1], (-0.5, 0.0), *far, (0.5, 0.0), *near[:-1]]
    return [(y, -x) for x, y in wide] if tall else wide


@dataclass(frozen=True)
class SeatLayout:
    """Where everything lies in a box of the page, with so many chairs."""

    pos: Point
    size: Point
    chairs: int
    tall: bool
    """Whether the long sides are left and right, as on a phone that is held upright."""
    text_height: float
    """Of the name beside a badge, and of what stands below it."""
    tag_height: float
    """Of the role on a badge; 0 where there are no roles."""
    dp: float
    scale: float
    """How large badges may be, 1 on a tablet."""

    @property
    def least_height(self) -> float:
        """What it needs: badges that a finger can hit, one below the other, and a table between."""
        if not self.tall:
            return 2.8 * LEAST_BADGE * self.dp + 2 * self.text_height + self.tag_height / 2
        row = 44 * self.dp + self.text_height + self.tag_height / 2
        return row * (chairs_per_side(self.chairs) + 1.1) + self.text_height

    @cached_property
    def slot(self) -> float:
        """The width that a seat may take."""
        return self.size[0] / (2.9 if self.tall else chairs_per_side(self.chairs) + 2)

    @cached_property
    def badge(self) -> float:
        """The size of a badge."""
        height, text = self.size[1], self.text_height
        if self.tall:
            row = (height - text) / (chairs_per_side(self.chairs) + 1.1)
            room = row - text - self.tag_height / 2
        else:
            room = (height - 2 * text) * 0.27
        most = LARGEST_BADGE * self.dp * self.scale
        return max(min(self.slot * 0.7, room, most), LEAST_BADGE * self.dp)

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
            for left, up in chair_positions(self.chairs, self.tall)
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
        return max(xs) - min(xs) - self.badge * 0.5, max(ys) - min(ys) - self.badge * 0.5

    def is_far(self, spot: Point) -> bool:
        """Whether a chair stands at the far side, where names are written above badges."""
        highest = max(y for _, y in self.spots)
        return spot[1] > highest - (8 * self.dp if self.tall else self.size[1] * 0.2)

    def chair_near(self, x: float, y: float) -> int | None:
        """The chair somebody takes who is put down here."""
        nearest = min(range(self.chairs), key=lambda chair: dist(self.spots[chair], (x, y)))
        return nearest if dist(self.spots[nearest], (x, y)) < self.badge * 1.3 else None

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
