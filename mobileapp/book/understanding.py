"""Finds who understood each other most, and lays out a ring of people with lines between them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from PIL import Image, ImageDraw, ImageFilter

from mobileapp.book.page import Placed
from mobileapp.languages.translation import tr
from mobileapp.stage import painting
from mobileapp.stage.geometry import Rect, around
from mobileapp.stage.looks import Art, Words, token
from mobileapp.stage.piece import Look
from mobileapp.stage.scene import Person

Counts = Mapping[tuple[int, int], int]
"""How often the first person of each pair understood the second one, by their numbers."""
STRONGEST = 8
"""The maximum count that makes a line wider; higher counts make no difference."""
LINE, LINE_STEP = 0.6, 1.1
"""The width of a line is LINE, plus LINE_STEP for each time the two understood each other.

At most STRONGEST times count. The width is in thousandths of the width of the ring's area.
"""
BADGE, MAX_BADGE = 0.2, 0.13
"""The size of a badge, as a part of the width and as a part of the height of the ring's area.

The smaller of the two sizes is used.
"""
NAME = 0.36
"""The font size of a name, as a part of the badge's size."""


def bonds(counts: Counts) -> dict[frozenset[int], int]:
    """For each pair of people, how often one of them understood the other, lowest count first.

    Both directions are added up; pairs without any understanding are left out.
    """
    both: Counter[frozenset[int]] = Counter()
    for pair, count in counts.items():
        if count > 0 and len(set(pair)) == 2:
            both[frozenset(pair)] += count
    return dict(sorted(both.items(), key=lambda bond: (bond[1], sorted(bond[0]))))


def closest_pair(names: Sequence[str], counts: Counts) -> str:
    """A text with the two people who understood each other most often, and how often they did.

    Empty if nobody understood anybody.
    """
    found = bonds(counts)
    if not found:
        return ""
    pair, count = [*found.items()][-1]
    together = tr.listed([names[number] for number in sorted(pair)])
    # Translators: two people, and how often they understood each other
    return tr.n("{names}: {n} time", "{names}: {n} times", count).format(names=together, n=count)


Bond = tuple[float, float, float, float, int]
"""A line between two people: x and y of its start, x and y of its end, and a count.

x and y are parts of the ring's area; y grows downwards. The count says how often the two people
understood each other.
"""


@dataclass(frozen=True)
class BondLines(Look):
    """Lines of light between people, wider the more often the two understood each other."""

    lines: tuple[Bond, ...]

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        mask = Image.new("L", (width * 2, height * 2))  # halved below, for smooth edges
        pen = ImageDraw.Draw(mask)
        for x, y, u, v, count in self.lines:
            broad = (LINE + LINE_STEP * min(count, STRONGEST)) * width / 1000
            ends = (x * width * 2, y * height * 2, u * width * 2, v * height * 2)
            pen.line(ends, fill=190, width=max(round(broad * 2), 2))
        mask = mask.resize((width, height), Image.Resampling.BOX)
        glow = mask.filter(ImageFilter.GaussianBlur(width / 120))
        light = painting.tinted(glow, "#BFD0FF")
        light.alpha_composite(painting.tinted(mask, "#DCE6FF"))
        return light


def ring(people: Sequence[Person], counts: Counts, area: Rect) -> list[Placed]:
    """A ring of badges with names, and lines between people who understood each other.

    Robots without such a line are left out.
    """
    joined = frozenset[int]().union(*bonds(counts))
    shown = {n: one for n, one in enumerate(people) if not one.robot or n in joined}
    side = min(area.w * BADGE, area.h * MAX_BADGE)
    size = side * NAME
    across, up = (area.w - side * 1.6) / 2, (area.h - side - 3 * size) / 2
    turns = [pi / 2 - 2 * pi * place / len(shown) for place in range(len(shown))]
    spots = [(area.cx + across * cos(turn), area.cy + up * sin(turn)) for turn in turns]
    spot_of = dict(zip(shown, spots, strict=True))
    lines = []
    for pair, count in bonds(counts).items():
        start, end = (spot_of[number] for number in sorted(pair))
        lines.append(_line(start, end, count, area))
    found = [Placed(area, BondLines(tuple(lines)))]
    for person, (x, y) in zip(shown.values(), spots, strict=True):
        found.append(Placed(around(x, y, side, side), token(person)))
        away = (side / 2 + size * 0.9) * (1 if y > area.cy + 1 else -1)
        name = around(x, y + away, side * 2.2, size * 1.4)
        found.append(Placed(name.within(area), Words(person.name, size)))
    return found


def _line(start: tuple[float, float], end: tuple[float, float], count: int, area: Rect) -> Bond:
    (x, y), (u, v) = start, end
    return (
        (x - area.x) / area.w, (area.top - y) / area.h,
        (u - area.x) / area.w, (area.top - v) / area.h, count,
    )  # fmt: skip
