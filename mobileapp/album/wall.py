"""Evenings as photographs that hang on lines under lanterns.

Each evening is one look, painted on a worker thread: so a list of them costs the same however much
they show.
"""

from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from PIL import Image

from mobileapp.album.looks import sheet_of_paper
from mobileapp.album.photographs import (
    CAPTION,
    LANTERN_SIZE,
    LINE_Y,
    PHOTO,
    TILTS,
    Lamp,
    Spot,
    draw_line,
    draw_tokens,
    hang,
    hang_lamps,
    lamps_beside,
    photo_height,
    photograph,
    tokens_width,
    write,
)
from mobileapp.album.views import HungEvening
from mobileapp.languages.typography import NO_BREAK
from mobileapp.stage import painting
from mobileapp.stage.boxes import Length, PerWindow, TextStyle
from mobileapp.stage.flames import Flame
from mobileapp.stage.lantern_looks import AMBER, RED
from mobileapp.stage.lettering import fit
from mobileapp.stage.looks import CREAM, GOLD, INK, SOFT_INK, Art
from mobileapp.stage.page_parts import little_height
from mobileapp.stage.piece import Look
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Text

DAY, FACTS, NAMES = TextStyle(32), TextStyle(24, "italic"), TextStyle(22, "italic")
OLDER_DAY = TextStyle(28)
TAG_WIDTH, MAX_TAG = Length(240, 7.5, DAY), 0.6
"""The width of a tag, and the part of the window's width that it takes at most."""
OLDER_PHOTO, MIN_OLDER = Length(124), 0.7
"""The largest width of photographs of older evenings, and the smallest as a part of it."""
TAG_TILT = 0.6
"""By how many degrees a tag is turned."""
OLDER_MARGIN = 24
"""The room at both sides of the photographs of an older evening, in dp of a tablet."""
MIN_CAPTION = 6.2
"""The smallest width of a photograph, as a multiple of the font size of its caption."""
NARROW_LINES, WIDE_LINES = 4.1, 3.1
"""How many lines a caption may have below a narrow and a wide photograph."""
WIDE_PHOTO = 8.6
"""From this width on a photograph is wide, as a multiple of the font size of its caption."""
TOKEN, OLDER_TOKEN = Length(54), Length(42)
OLDER_LANTERN = 0.8
"""The size of a lantern of an older evening, as a part of `LANTERN_SIZE`."""
LANTERN_IN_GAP = 1.5
"""The largest size of a lantern between two photographs, as a multiple of the gap between them; its
light may fall on them.
"""
GAP, MAX_GAP, CUT_GAP, OLDER_GAP = 0.21, 0.4, 0.12, 0.03
"""The least and the largest gap between photographs with a lantern between them, the gap in a line
that is wider than the window, and that in an older evening, as parts of the largest width of a
photograph.
"""
IN_SIGHT = (0.5, 0.3, 0.7)
"""The parts of a photograph that may be seen at the edge of the window where the line goes on; the
first one is taken unless another one leaves less empty between photographs.
"""
A_ROW = 3
"""How many things hang side by side in an upright window of a tablet."""
EVENINGS_A_LINE = PerWindow(3, tablet_portrait=2, phone=1, phone_landscape=2)


def evenings_a_line(space: Space) -> int:
    """How many older evenings hang side by side; fewer with large text."""
    count = EVENINGS_A_LINE.of(space)
    return max(round(count / max(space.text_scale, 1)), 1)


class Hung(NamedTuple):
    """Where all of an evening hangs."""

    photographs: tuple[Spot, ...]
    lamps: tuple[Lamp, ...]
    width: float
    height: float
    tag: Spot | None = None


def hang_latest(space: Space, count: int) -> Hung:
    """The latest evening: its tag, and its photographs beside it.

    In an upright window of a tablet they are in rows. Else there is one line, which is wider than
    the window if they do not fit: then half a photograph is seen at its edge.
    """
    unit, margin = space.unit, space.margin
    room = space.area.w - 2 * margin
    tag = min(TAG_WIDTH.of(space), space.area.w * MAX_TAG)
    least, most = MIN_CAPTION * space.text(CAPTION.size), PHOTO.dp * unit
    most = max(most, least)
    gap, widest = most * GAP, most * MAX_GAP
    if not space.wide and not space.phone and tag + (A_ROW - 1) * (most + gap) <= room:
        widths = [tag, *[most] * count]
        rows = [widths[first : first + A_ROW] for first in range(0, len(widths), A_ROW)]
        each = most
    else:
        each = min(most, (room - tag) / max(count, 1) - gap)
        if each < least:
            each, widest = _cut(room + margin - tag, most * CUT_GAP, least, most)
            room = tag + count * (each + widest)
        rows = [[tag, *[each] * count]]
    line, high = LINE_Y.dp * unit, photo_height(each, _caption_lines(each, space), space)
    heights = [max(high, _tag_height(space)), *[high] * (len(rows) - 1)]
    spots: list[Spot] = []
    lamps: list[Lamp] = []
    top = 0.0
    for row, row_high in zip(rows, heights, strict=True):
        found = _side_by_side(row, margin, room, widest, top + line)
        spots += found
        lamps += _lamps(found, room + 2 * margin, top, unit)
        top += line + row_high
    return Hung(tuple(spots[1:]), tuple(lamps), room + 2 * margin, top + line / 2, spots[0])


def hang_older(space: Space, count: int, width: float) -> Hung:
    """An older evening: small photographs, which overlap if there are many."""
    unit, line = space.unit, LINE_Y.dp * space.unit
    most, room = OLDER_PHOTO.dp * unit, width - 2 * OLDER_MARGIN * unit
    each = max(min(most, room / max(count, 1) - most * OLDER_GAP), most * MIN_OLDER)
    spots = _side_by_side([each] * count, OLDER_MARGIN * unit, room, most * OLDER_GAP, line)
    side = LANTERN_SIZE.dp * unit * OLDER_LANTERN
    lamps: tuple[Lamp, ...] = ()
    if spots and spots[0].x >= side:
        places = (spots[0].x / 2, RED), (width - spots[0].x / 2, AMBER)
        lamps = tuple(Lamp(x, line * 0.5, side, colour) for x, colour in places)
    words = Text.ONE_LINE * space.text(OLDER_DAY.size) + 0.4 * space.text(FACTS.size)
    high = line + photo_height(most, 0, space) + words + OLDER_TOKEN.dp * unit * 1.25
    return Hung(tuple(spots), lamps, width, high)


def _cut(room: float, gap: float, least: float, most: float) -> tuple[float, float]:
    """The width of photographs, and a gap at least this wide between them, with which the edge of
    the window cuts one.

    `room` is from the tag to that edge.
    """

    def seen(part: float) -> tuple[float, float]:
        whole = max(int((room - gap - part * least) / (least + gap)), 0)
        each = min(max((room - (whole + 1) * gap) / (whole + part), least), most)
        return each, max((room - (whole + part) * each) / (whole + 1), gap)

    return min(map(seen, IN_SIGHT), key=lambda found: round(found[1]))


def _side_by_side(
    widths: list[float], left: float, room: float, widest: float, top: float
) -> list[Spot]:
    """Things in the middle of a room; they overlap if they are too wide for it."""
    whole = sum(widths)
    gap = min((room - whole) / max(len(widths) - 1, 1), widest)
    x = left + (room - whole - gap * (len(widths) - 1)) / 2
    spots = []
    for wide in widths:
        spots.append(Spot(x, top, wide))
        x += wide + gap
    return spots


def _lamps(row: list[Spot], width: float, top: float, unit: float) -> list[Lamp]:
    """The lanterns between the things of a row, and beside them if there is room."""
    full, line = LANTERN_SIZE.dp * unit, LINE_Y.dp * unit
    found = []
    for place, (one, other) in enumerate(pairwise(row)):
        side = min(full, (other.x - one.right) * LANTERN_IN_GAP)
        x, y = (one.right + other.x) / 2, top + max(line * 0.8 - side * 0.12, 0)
        found.append(Lamp(x, y, side, AMBER if place % 2 else RED))
    beside = lamps_beside(row[0].x, width, unit)
    found += [lamp._replace(top=top + lamp.top) for lamp in beside if full <= 2 * lamp.x]
    return [lamp for lamp in found if lamp.x + full / 2 <= width]


def _caption_lines(width: float, space: Space) -> float:
    """How many lines a caption may have; more of them below a narrow photograph."""
    return NARROW_LINES if width < WIDE_PHOTO * space.text(CAPTION.size) else WIDE_LINES


def _tag_height(space: Space) -> float:
    lines = (DAY, Text.TWO_LINES), (FACTS, Text.ONE_LINE), (NAMES, _name_lines(space))
    words = sum(space.text(style.size) * most for style, most in lines)
    return words + TOKEN.dp * space.unit * 1.3 + 34 * space.unit


def _name_lines(space: Space) -> float:
    """The lines for names on a tag; there are only tokens where there is little height."""
    return 0 if little_height(space) else Text.TWO_LINES


class EveningOnALine(Look):
    """An evening: its tag and photographs on a line; small, with its day below, if it is older."""

    evening: HungEvening
    latest: bool
    space: Space
    exact = True

    def hung(self, width: float) -> Hung:
        """Where all of it hangs, in a look so wide."""
        count = len(self.evening.photographs)
        if self.latest:
            return _latest(self.space, count)
        return _older(self.space, count, round(width))

    def flames(self, width: float, height: float) -> tuple[Flame, ...]:
        return tuple(lamp.flame for lamp in self.hung(width).lamps)

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        image, at = Image.new("RGBA", (width, height)), self.hung(width)
        tops = {0.0, *(spot.top - LINE_Y.dp * self.space.unit for spot in at.photographs)}
        for top in sorted(tops):
            draw_line(image, self.space, top)
        if at.tag:
            size = round(at.tag.wide), round(_tag_height(self.space))
            hang(image, _tag(self.evening, size, self.space, art), at.tag, -TAG_TILT,
                 self.space, art)  # fmt: skip
        for place, (one, spot) in enumerate(
            zip(self.evening.photographs, at.photographs, strict=True)
        ):
            lines = _caption_lines(spot.wide, self.space) if self.latest else 0
            paper = photograph(one, spot.wide, lines, self.space, art)
            hang(image, paper, spot, TILTS[place % len(TILTS)], self.space, art)
        hang_lamps(image, at.lamps, art)
        if not self.latest:
            self._write_below(image, art)
        return image

    def _write_below(self, image: Image.Image, art: Art) -> None:
        """Write the day, and below it who was there and how many games they played."""
        space, side = self.space, OLDER_TOKEN.dp * self.space.unit
        y = LINE_Y.dp * space.unit + photo_height(OLDER_PHOTO.dp * space.unit, 0, space)
        size, width = space.text(OLDER_DAY.size), image.width
        write(image, self.evening.day, OLDER_DAY, space, CREAM, (width / 2, y + size * 0.75),
              width * 0.96)  # fmt: skip
        y += size * Text.ONE_LINE + side * 0.55
        text = space.text(FACTS.size)
        said = fit(self.evening.facts, FACTS.face, text, width * 0.5, text * 1.2)
        tokens = tokens_width(self.evening.people, side, width - said.width - side)
        left = (width - tokens - said.width - side * 0.4) / 2
        draw_tokens(image, self.evening.people, (left, y), side, tokens, art)
        x = left + tokens + side * 0.4 + said.width / 2
        write(image, self.evening.facts, FACTS, space, CREAM, (x, y), width * 0.5)


# The places are asked for many times a second, to draw the light of the lanterns.
_latest = lru_cache(maxsize=16)(hang_latest)
_older = lru_cache(maxsize=64)(hang_older)


def _tag(evening: HungEvening, size: painting.PixelSize, space: Space, art: Art) -> Image.Image:
    """The tag of the latest evening: when, how many games and lights, who."""
    sheet = sheet_of_paper(size, art).convert("RGBA")
    unit = space.unit
    radius = min(size) * 0.06
    sheet.putalpha(painting.rounded_mask(size, radius))
    ring = painting.dashed_box(size, radius, max(3 * unit, 2), 0)
    sheet.alpha_composite(painting.tinted(ring, GOLD))
    wide, y = size[0] * 0.88, 22 * unit
    weekday, comma, date = evening.day.partition(", ")
    day = weekday + comma + date.replace(" ", NO_BREAK)
    rows = ((day, DAY, INK, Text.TWO_LINES), (evening.facts, FACTS, SOFT_INK, Text.ONE_LINE))
    for text, style, colour, lines in rows:
        high = space.text(style.size) * lines
        write(sheet, text, style, space, colour, (size[0] / 2, y + high / 2), wide, lines)
        y += high
    side = TOKEN.dp * unit
    width = tokens_width(evening.people, side, wide)
    y += side * 0.62
    draw_tokens(sheet, evening.people, ((size[0] - width) / 2, y), side, width, art)
    y += side * 0.6
    if lines := _name_lines(space):
        high = space.text(NAMES.size) * lines
        write(sheet, evening.names, NAMES, space, INK, (size[0] / 2, y + high / 2), wide, lines)
    return sheet
