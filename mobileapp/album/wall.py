"""Evenings as photographs that hang under lanterns, and people on the hill below them.

Each evening, person and group is one look, painted on a worker thread: so a list of them costs the
same however much they show.
"""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFilter, ImageOps

from mobileapp.album.looks import Glued, sheet_of_paper
from mobileapp.album.views import HungEvening, Photograph
from mobileapp.languages.typography import NO_BREAK
from mobileapp.stage import painting
from mobileapp.stage.boxes import Length, PerWindow, TextStyle
from mobileapp.stage.flames import Flame
from mobileapp.stage.lantern_looks import AMBER, RED, Clip, Lantern
from mobileapp.stage.lettering import fit, text_mask
from mobileapp.stage.looks import CREAM, GOLD, INK, SOFT_INK, Art, token
from mobileapp.stage.piece import Look
from mobileapp.stage.scene import Person
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import ONE_LINE, TWO_LINES

DAY, FACTS, NAMES = TextStyle(32), TextStyle(24, "italic"), TextStyle(22, "italic")
CAPTION = TextStyle(22, "italic")
OLDER_DAY = TextStyle(28)
AWAITED, AWAITED_GAP = 1.7, 0.14
"""The largest width of photographs of what has not been played yet, as a multiple of the usual one,
and the gap between them, as a part of their width.
"""
PAPER_TEXT, PAPER_BESIDE = 0.86, 0.4
"""The part of a paper's width that its text takes, and the part of the window's that it takes
itself where photographs hang beside it.
"""
BELOW = 1.2
"""How much larger photographs beside the paper must be, so that they do not hang below it."""
LINE_Y = Length(22)
"""How far below the upper edge the line hangs."""
TAG_WIDTH = Length(240)
PHOTO, OLDER_PHOTO = Length(198), Length(124)
"""The largest widths of photographs: of the latest evening, and of older ones."""
PICTURE_SHAPE = 1.0
"""Width / height of the picture of a photograph."""
MIN_PHOTO, MIN_OLDER = 0.62, 0.7
"""The smallest photographs, as parts of these widths; with more matches, a number stands for the
rest.
"""
ROPE_AT = 0.8
"""How far below the upper edge the rope is drawn, as a part of `LINE_Y`."""
TAG_TILT = 0.6
"""By how many degrees a tag or a paper with text is turned."""
PHOTO_RIM = 0.055
"""The width of the rim of a photograph, as a part of the photograph's width."""
OLDER_MARGIN = 24
"""The room at both sides of the photographs of an older evening, in dp of a tablet."""
MARGIN = 16
"""The room beside the tag and at the ends of a line, in dp of a tablet."""
CAPTION_WIDTH = 0.92
"""The width of a caption, as a part of the width of its photograph."""
MIN_CAPTION = 6.2
"""The smallest width of a caption, as a multiple of its font size."""
NARROW_LINES, WIDE_LINES = 4.1, 3.1
LARGE_LETTERS = 1.4
"""Letters that are so much larger than lengths make photographs narrow for their captions."""
CAPTION_EDGE = 0.5
"""The paper above and below a caption, both together, in lines."""
LEGIBLE = 17
"""The smallest font size of captions and names; longer ones end with an ellipsis."""
TOKEN, OLDER_TOKEN = Length(54), Length(42)
TOKEN_STEP = 0.72
CLIP = (0.075, 0.19)
"""The width and the height of a clip, as parts of the width of the largest photograph."""
LANTERN_SIZE = Length(64)
OLDER_LANTERN = 0.8
"""The size of a lantern of an older evening, as a part of `LANTERN_SIZE`."""
LANTERN_IN_GAP = 1.5
"""The largest size of a lantern between two photographs, as a multiple of the gap between them; its
light may fall on them.
"""
GAP = 0.21
"""The gap between photographs with a lantern between them, as a part of the largest width of one.
"""
MAX_GAP = 0.4
"""The largest gap between photographs, where there are few, as a part of the largest width of one.
"""
NUMBER, NUMBER_INSIDE, NUMBER_RING, NUMBER_GROUND = 0.26, 0.25, 0.05, "#241A33"
"""The disc with the number of matches without a photograph: its size, as a part of the width of the
last photograph, the part of it that lies on that, its bright ring, and its colour.
"""
TILTS = (1.2, -1.6, 1.8, -1.0, 1.5)
EVENINGS_A_LINE = PerWindow(3, tablet_portrait=2, phone=1, phone_landscape=2)
ROPE = "#6E564A"
MAX_PEOPLE = 8
HILL_TOKEN = Length(72, touch=True)
HILL_NAME = TextStyle(24)
HILL_NAME_WIDTH = 6
"""The largest width of a name on the hill, as a multiple of a token's; a group's is long."""
HILL_CAPTION = TextStyle(20, "italic")


class Sizes(NamedTuple):
    """Lengths in pixels that do not depend on what is painted."""

    unit: float
    letters: float
    """The size of one dp of a tablet in letters (`Space.text`)."""
    stacked: bool
    """Whether the tag has a line of its own above the photographs, in an upright window."""


def sizes_of(space: Space) -> Sizes:
    return Sizes(space.unit, space.text(1), not space.wide)


def evenings_a_line(space: Space) -> int:
    """How many older evenings hang side by side; fewer with large text."""
    count = EVENINGS_A_LINE.of(space)
    return max(round(count / max(space.text_scale, 1)), 1)


def line_height(space: Space, latest: bool) -> float:
    """The height of a line of the list."""
    sizes = sizes_of(space)
    top = LINE_Y.dp * sizes.unit
    if not latest:
        photo = _photo_height(OLDER_PHOTO.dp * sizes.unit, 0, sizes)
        words = (ONE_LINE * OLDER_DAY.size + 0.4 * FACTS.size) * sizes.letters
        return top + photo + words + OLDER_TOKEN.dp * sizes.unit * 1.25
    photo = _photo_height(_photo_width(sizes), _caption_lines(sizes), sizes)
    if sizes.stacked:
        return top + _tag_height(sizes) + top + photo + top
    return top + max(photo, _tag_height(sizes)) + 0.5 * top


def _caption_lines(sizes: Sizes) -> float:
    """How many lines a caption may have; more of them where photographs are narrow."""
    narrow = sizes.stacked or sizes.letters > LARGE_LETTERS * sizes.unit
    return NARROW_LINES if narrow else WIDE_LINES


def _photo_width(sizes: Sizes) -> float:
    """The largest width of a photograph of the latest evening; large captions make it wider."""
    return max(PHOTO.dp * sizes.unit, _caption_width(sizes))


def _caption_width(sizes: Sizes) -> float:
    """The width of a photograph that its caption needs."""
    return MIN_CAPTION * CAPTION.size * sizes.letters


def _photo_height(width: float, lines: float, sizes: Sizes) -> float:
    rim = width * PHOTO_RIM
    words = (lines + CAPTION_EDGE) * CAPTION.size * sizes.letters if lines else width * 0.1
    return rim + (width - 2 * rim) / PICTURE_SHAPE + rim * 0.6 + words


def _tag_height(sizes: Sizes) -> float:
    words = (TWO_LINES * DAY.size + ONE_LINE * FACTS.size + TWO_LINES * NAMES.size) * sizes.letters
    return words + TOKEN.dp * sizes.unit * 1.3 + 34 * sizes.unit


class Lamp(NamedTuple):
    """A lantern on a line; lengths in pixels, from the upper left corner of its look."""

    x: float
    """The middle of the lantern."""
    top: float
    side: float
    colour: str

    @property
    def flame(self) -> Flame:
        return Flame(self.x, self.top + self.side / 2, self.side)


class EveningOnALine(Look):
    """An evening: its tag and photographs on a line; small, with its day below, if it is older."""

    evening: HungEvening
    latest: bool
    sizes: Sizes
    exact = True

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        image = Image.new("RGBA", (width, height))
        if self.latest:
            self._paint_latest(image, art)
        else:
            self._paint_older(image, art)
        return image

    def flames(self, width: float, height: float) -> tuple[Flame, ...]:
        return tuple(lamp.flame for lamp in self.lamps(width))

    def lamps(self, width: float) -> tuple[Lamp, ...]:
        """The lanterns on the line beside the photographs, if there is room, in a look so wide."""
        count, line = len(self.evening.photographs), LINE_Y.dp * self.sizes.unit
        full = LANTERN_SIZE.dp * self.sizes.unit
        if not count:
            return ()
        row = self._row(width)
        if not self.latest:  # on both sides of the photographs
            side = full * OLDER_LANTERN
            if row.left < side:
                return ()
            places = (row.left / 2, RED), (width - row.left / 2, AMBER)
            return tuple(Lamp(x, line * 0.5, side, colour) for x, colour in places)
        if self.sizes.stacked:
            beside = _lamps_beside(self._tag_box(width)[0], width, self.sizes.unit)
            return tuple(lamp for lamp in beside if full <= 2 * lamp.x <= 2 * width - full)
        if row.free <= full * 0.4:
            return ()
        side = min(full, row.free * LANTERN_IN_GAP)
        top = max(line * 0.8 - side * 0.12, 0)
        return tuple(
            Lamp(row.x(place) - row.free / 2, top, side, AMBER if place % 2 else RED)
            for place in range(row.photographs)
        )

    def hung(self, width: float) -> tuple[tuple[float, float], ...]:
        """The left and the right edges of the photographs on the line, if the look is so wide."""
        row = self._row(width)
        return tuple((row.x(place), row.x(place) + row.each) for place in range(row.photographs))

    def _row(self, width: float) -> "_Row":
        """Where photographs hang: as many as there is room for."""
        unit = self.sizes.unit
        if not self.latest:
            most, start, gap = OLDER_PHOTO.dp * unit, OLDER_MARGIN * unit, 0.03
            end = width - start
        else:
            most, gap = _photo_width(self.sizes), 0.14 if self.sizes.stacked else GAP
            margin = MARGIN * unit
            left, wide = self._tag_box(width)
            start = margin if self.sizes.stacked else left + wide + margin * 2
            end = width - margin
        room, gap = end - start, most * gap
        count = self._fitting(room, gap)
        if count < len(self.evening.photographs):  # a number hangs beyond the last one
            beyond = most * NUMBER * (1 - NUMBER_INSIDE)
            room -= max(beyond - (width - end), 0)
        each = min(most, (room + gap) / count - gap)
        if self.latest:
            free = min((room - count * each) / (count + 1), self._widest_gap)
            left = start + (room - count * each - (count - 1) * free) / 2
            return _Row(left if self.sizes.stacked else start + free, each, free, count)
        return _Row(start + (room - count * each - (count - 1) * gap) / 2, each, gap, count)

    def _fitting(self, room: float, gap: float) -> int:
        """How many photographs fit a room, with this gap between them; at least one."""
        if self.latest:
            least = max(PHOTO.dp * self.sizes.unit * MIN_PHOTO, _caption_width(self.sizes))
        else:
            least = OLDER_PHOTO.dp * self.sizes.unit * MIN_OLDER
        return max(min(len(self.evening.photographs), int((room + gap) // (least + gap))), 1)

    def _tag_box(self, width: float) -> tuple[float, float]:
        """The left edge and the width of the tag of the latest evening."""
        unit, gap = self.sizes.unit, MARGIN * self.sizes.unit
        wide = TAG_WIDTH.dp * unit * max(self.sizes.letters / unit, 1)
        if self.sizes.stacked:
            wide = min(wide, width - 2 * gap)
            return (width - wide) / 2, wide
        wide = min(wide, width * 0.42)
        # With few photographs, they and the tag hang in the middle of the line.
        most = _photo_width(self.sizes)
        shown = self._fitting(width - wide - gap * 5, most * GAP)
        group = wide + 2 * gap + self._widest_gap + (most + self._widest_gap) * shown
        return max(gap * 2, (width - group) / 2), wide

    @property
    def _widest_gap(self) -> float:
        """The largest distance between two photographs of the latest evening."""
        return _photo_width(self.sizes) * MAX_GAP

    def _paint_latest(self, image: Image.Image, art: Art) -> None:
        sizes, unit = self.sizes, self.sizes.unit
        line = LINE_Y.dp * unit
        left, wide = self._tag_box(image.width)
        high, top = _tag_height(sizes), line
        _draw_line(image, line * ROPE_AT)
        paper = _tag(self.evening, (round(wide), round(high)), sizes, art)
        _hang(image, paper, (left, top), -TAG_TILT, PHOTO.dp * unit, art)
        if sizes.stacked:
            _draw_line(image, line * ROPE_AT, top + high)
            top += high + line
        self._hang_photographs(image, top, _photo_width(sizes), _caption_lines(sizes), art)
        _hang_lamps(image, self.lamps(image.width), art)

    def _paint_older(self, image: Image.Image, art: Art) -> None:
        sizes, unit = self.sizes, self.sizes.unit
        line = LINE_Y.dp * unit
        _draw_line(image, line * ROPE_AT)
        wide = OLDER_PHOTO.dp * unit
        _hang_lamps(image, self.lamps(image.width), art)
        self._hang_photographs(image, line, wide, 0, art)
        y = line + _photo_height(wide, 0, sizes)
        size = OLDER_DAY.size * sizes.letters
        _write(image, self.evening.day, OLDER_DAY, sizes, CREAM, (image.width / 2, y + size * 0.75),
               image.width * 0.96)  # fmt: skip
        side = OLDER_TOKEN.dp * unit
        y += size * ONE_LINE + side * 0.55
        text = FACTS.size * sizes.letters
        said = fit(self.evening.facts, FACTS.face, text, image.width * 0.5, text * 1.2)
        tokens = _tokens_width(self.evening.people, side, image.width - said.width - side)
        left = (image.width - tokens - said.width - side * 0.4) / 2
        _draw_tokens(image, self.evening.people, (left, y), side, tokens, art)
        x = left + tokens + side * 0.4 + said.width / 2
        _write(image, self.evening.facts, FACTS, sizes, CREAM, (x, y), image.width * 0.5)

    def _hang_photographs(
        self, image: Image.Image, top: float, most: float, lines: float, art: Art
    ) -> None:
        """Hang as many photographs as there is room for; the last one says how many are left."""
        places, all_of_them = self.hung(image.width), self.evening.photographs
        rest = len(all_of_them) - len(places)
        for place, (one, (left, right)) in enumerate(zip(all_of_them, places, strict=False)):
            paper = _photograph(one, right - left, lines, self.sizes, art)
            _hang(image, paper, (left, top), TILTS[place % len(TILTS)], most, art)
        if rest:
            _pin_number(image, rest, (places[-1][1], top), places[-1][1] - places[-1][0])


class _Row(NamedTuple):
    """Photographs side by side: the left edge of the first, their width, the room between them."""

    left: float
    each: float
    free: float
    photographs: int

    def x(self, place: int) -> float:
        """The left edge of a photograph."""
        return self.left + place * (self.each + self.free)


class Hooks(NamedTuple):
    """Where the photographs of a `NothingHung` hang: several on each line below each other."""

    each: float = 0
    """The width of a photograph; 0 if there is no room."""
    a_line: int = 1
    """How many hang on a line at most."""
    captions: float = ONE_LINE
    """How many lines a caption has."""
    beside: bool = False
    """Whether they hang beside the paper, and not below it."""


class NothingHung(Look):
    """A line with lanterns before the first evening, and a paper that says what will hang there.

    Below it, on more lines, there are photographs of what can be played, as large as they can be;
    in a low window they are beside it.
    """

    text: str
    sizes: Sizes
    photographs: tuple[Photograph, ...] = ()
    exact = True

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        image = Image.new("RGBA", (width, height))
        hooks, line = self.hooks(width, height), LINE_Y.dp * self.sizes.unit
        left, wide, high = self.paper(width, height, hooks.beside)
        paper = sheet_of_paper((round(wide), round(high)), art).convert("RGBA")
        middle, size = (paper.width / 2, paper.height / 2), DAY.size * self.sizes.letters
        lines = high / size - 1
        _draw_line(image, line * ROPE_AT)
        _write(paper, self.text, DAY, self.sizes, INK, middle, wide * PAPER_TEXT, lines)
        _hang(image, paper, (left, line), -TAG_TILT, PHOTO.dp * self.sizes.unit, art)
        _hang_lamps(image, self.lamps(width, height), art)
        if hooks.each:
            self._hang_photographs(image, hooks, art)
        return image

    def hooks(self, width: float, height: float) -> Hooks:
        """Where photographs are largest: below the paper unless they are much larger beside it."""
        found = [
            self._hooks(width, height, beside, -(-len(self.photographs) // lines))
            for lines in range(1, len(self.photographs) + 1)
            for beside in ((False, True) if width > height else (False,))
        ]
        return max(
            (one for one in found if one.each >= OLDER_PHOTO.dp * self.sizes.unit * MIN_OLDER),
            key=lambda one: one.each * (1 if one.beside else BELOW),
            default=Hooks(),
        )

    def _hooks(self, width: float, height: float, beside: bool, a_line: int) -> Hooks:
        room_wide, room_high, _ = self._room(width, height, beside)
        lines, line = -(-len(self.photographs) // a_line), LINE_Y.dp * self.sizes.unit
        widest = room_wide / (a_line + (a_line + 1) * AWAITED_GAP)
        usual = CAPTION.size * self.sizes.letters
        longest = max(
            fit(one.caption, CAPTION.face, usual, 1e6, usual * 2).width for one in self.photographs
        )
        for captions in (ONE_LINE, TWO_LINES):
            words = _photo_height(0, captions, self.sizes)
            shape = _photo_height(1000, captions, self.sizes) - words
            free = room_high / lines - 2 * line - words
            each = min(widest, free / shape * 1000, PHOTO.dp * self.sizes.unit * AWAITED)
            if longest <= each * CAPTION_WIDTH:
                break
        return Hooks(each, a_line, captions, beside)

    def paper(
        self, width: float, height: float, beside: bool = False
    ) -> tuple[float, float, float]:
        """The left edge, the width and the height of the paper."""
        size = DAY.size * self.sizes.letters
        wide = min(size * 17, width * (PAPER_BESIDE if beside else 0.86))
        room = height - LINE_Y.dp * self.sizes.unit - size * 2
        words = fit(self.text, DAY.face, size, wide * PAPER_TEXT, room)
        left = 2 * MARGIN * self.sizes.unit if beside else (width - wide) / 2
        return left, wide, words.height + size * 2

    def _room(self, width: float, height: float, beside: bool) -> tuple[float, float, float]:
        """The width, the height and the left edge of the room for photographs."""
        left, wide, high = self.paper(width, height, beside)
        if beside:
            return width - left - wide, height, left + wide
        return width, height - LINE_Y.dp * self.sizes.unit - high, 0

    def _hang_photographs(self, image: Image.Image, hooks: Hooks, art: Art) -> None:
        line = LINE_Y.dp * self.sizes.unit
        room_wide, room_high, left = self._room(*image.size, hooks.beside)
        lines = -(-len(self.photographs) // hooks.a_line)
        high = line * 2 + _photo_height(hooks.each, hooks.captions, self.sizes)
        spare = max(room_high - lines * high, 0) / (lines + 1)
        top = 0.0 if hooks.beside else image.height - room_high + spare
        for first in range(0, len(self.photographs), hooks.a_line):
            shown = self.photographs[first : first + hooks.a_line]
            if top:
                _draw_line(image, line * ROPE_AT, top)
            free = (room_wide - len(shown) * hooks.each) / (len(shown) + 1)
            for place, one in enumerate(shown):
                paper = _photograph(one, hooks.each, hooks.captions, self.sizes, art)
                corner = (left + free + place * (hooks.each + free), top + line)
                tilt = TILTS[(first + place) % len(TILTS)]
                _hang(image, paper, corner, tilt, PHOTO.dp * self.sizes.unit, art)
            top += high + spare

    def flames(self, width: float, height: float) -> tuple[Flame, ...]:
        return tuple(lamp.flame for lamp in self.lamps(width, height))

    def lamps(self, width: float, height: float) -> tuple[Lamp, ...]:
        """The lanterns on both sides of the paper, if the look is so wide.

        None hang there where photographs are beside it.
        """
        return _lamps_of(self, round(width), round(height))  # in whole pixels, as it is painted


@lru_cache(maxsize=4)
def _lamps_of(look: NothingHung, width: float, height: float) -> tuple[Lamp, ...]:
    """The lanterns of a look; kept, as their lights are drawn many times a second."""
    if look.hooks(width, height).beside:
        return ()
    return _lamps_beside(look.paper(width, height)[0], width, look.sizes.unit)


def _lamps_beside(left: float, width: float, unit: float) -> tuple[Lamp, ...]:
    """The lanterns on both sides of a paper in the middle, whose left edge is given."""
    side = LANTERN_SIZE.dp * unit
    top, step = LINE_Y.dp * unit * ROPE_AT - side * 0.12, side * 2.2
    return tuple(
        Lamp(x, top, side, colour)
        for number in range(int(left / step) + 1)
        for x, colour in (
            (left - number * step - side * 0.82, (RED, AMBER)[number % 2]),
            (width - left + number * step + side * 0.82, (AMBER, RED)[number % 2]),
        )
    )


def _hang_lamps(image: Image.Image, lamps: tuple[Lamp, ...], art: Art) -> None:
    for one in lamps:
        lamp = Lantern(one.colour).paint(round(one.side), round(one.side), art)
        painting.overlay(image, lamp, (round(one.x - lamp.width / 2), round(one.top)))


def _draw_line(image: Image.Image, y: float, top: float = 0) -> None:
    """Draw the line, `y` below `top`."""
    pen = ImageDraw.Draw(image)
    wide = max(round(y * 0.1), 2)
    pen.line((0, top + y, image.width, top + y), fill=(*painting.rgb(ROPE), 255), width=wide)


def _hang(
    image: Image.Image,
    paper: Image.Image,
    corner: tuple[float, float],
    tilt: float,
    most: float,
    art: Art,
) -> None:
    """Paste a paper below the line, a little tilted, with its shadow and a clip."""
    size = paper.size
    margin = round(max(size) * 0.04)
    turned = painting.padded(paper, margin).rotate(tilt, Image.Resampling.BICUBIC)
    at = round(corner[0] - margin), round(corner[1] - margin)
    shade = painting.faded(turned.getchannel("A"), 0.5)
    shade = painting.blurred(shade, max(margin * 0.35, 1))
    painting.overlay(image, painting.tinted(shade, "#05061A"), (at[0] + 1, at[1] + margin // 3))
    painting.overlay(image, turned, at)
    clip = Clip().paint(max(round(most * CLIP[0]), 4), max(round(most * CLIP[1]), 8), art)
    x, y = corner[0] + size[0] / 2 - clip.width / 2, corner[1] - clip.height * 0.45
    painting.overlay(image, clip, (round(x), round(max(y, 0))))


def _write(
    image: Image.Image,
    text: str,
    style: TextStyle,
    sizes: Sizes,
    colour: str,
    centre: tuple[float, float],
    width: float,
    lines: float = 1.2,
) -> None:
    """Write a text around a point, with a soft dark glow if it is bright."""
    if not text:
        return
    size = style.size * sizes.letters
    fitted = fit(text, style.face, size, width, size * lines)
    box = (round(fitted.width + fitted.size), round(fitted.height + fitted.size))
    mask = text_mask(fitted, style.face, box)
    if colour == CREAM:
        mask = ImageOps.expand(mask, round(size * 0.4))
        painted = painting.pooled(mask, CREAM, max(size / 46, 0.4))
        corner = centre[0] - painted.width / 2, centre[1] - painted.height / 2
        painting.overlay(image, painted, (round(corner[0]), round(corner[1])))
    else:
        painting.stamp(image, mask, colour, centre)


def _tokens_width(people: tuple[Person, ...], side: float, room: float) -> float:
    count = min(len(people), MAX_PEOPLE)
    return min(side + side * TOKEN_STEP * (count - 1), max(room, side)) if count else 0


def _draw_tokens(
    image: Image.Image,
    people: tuple[Person, ...],
    at: tuple[float, float],
    side: float,
    width: float,
    art: Art,
) -> None:
    """Draw tokens that overlap a little; `at` is the middle of the left edge of their row."""
    shown = people[:MAX_PEOPLE]
    step = (width - side) / max(len(shown) - 1, 1)
    for place, person in enumerate(shown):
        disc = token(person).paint(round(side), round(side), art)
        painting.overlay(image, disc, (round(at[0] + place * step), round(at[1] - side / 2)))


def _tag(evening: HungEvening, size: painting.PixelSize, sizes: Sizes, art: Art) -> Image.Image:
    """The tag of the latest evening: when, how many games and lights, who."""
    sheet = sheet_of_paper(size, art).convert("RGBA")
    radius = min(size) * 0.06
    sheet.putalpha(painting.rounded_mask(size, radius))
    ring = painting.dashed_box(size, radius, max(3 * sizes.unit, 2), 0)
    sheet.alpha_composite(painting.tinted(ring, GOLD))
    wide, y = size[0] * 0.88, 22 * sizes.unit
    weekday, comma, date = evening.day.partition(", ")
    day = weekday + comma + date.replace(" ", NO_BREAK)
    rows = ((day, DAY, INK, TWO_LINES), (evening.facts, FACTS, SOFT_INK, ONE_LINE))
    for text, style, colour, lines in rows:
        high = lines * style.size * sizes.letters
        _write(sheet, text, style, sizes, colour, (size[0] / 2, y + high / 2), wide, lines)
        y += high
    side = TOKEN.dp * sizes.unit
    width = _tokens_width(evening.people, side, wide)
    y += side * 0.62
    _draw_tokens(sheet, evening.people, ((size[0] - width) / 2, y), side, width, art)
    y += side * 0.6
    high = TWO_LINES * NAMES.size * sizes.letters
    middle = (size[0] / 2, y + high / 2)
    _write(sheet, evening.names, NAMES, sizes, INK, middle, wide, TWO_LINES)
    return sheet


def _photograph(one: Photograph, width: float, lines: float, sizes: Sizes, art: Art) -> Image.Image:
    """A photograph with its caption."""
    wide, rim = round(width), round(width * PHOTO_RIM)
    high = round(_photo_height(width, lines, sizes))
    sheet = Image.new("RGB", (wide, high), painting.rgb("#FBF7EC"))
    window = (wide - 2 * rim, round((wide - 2 * rim) / PICTURE_SHAPE))
    sheet.paste(_picture(one, window, art), (rim, rim))
    image = sheet.convert("RGBA")
    if lines:
        size, room = CAPTION.size * sizes.letters, wide * CAPTION_WIDTH
        said = fitting_text(one.caption, CAPTION, room, lines, sizes)
        written = fit(said, CAPTION.face, size, room, size * lines)
        # All captions begin on one line, however many they have.
        top = rim + window[1] + size * CAPTION_EDGE / 2
        middle = (wide / 2, top + written.height / 2)
        _write(image, said, CAPTION, sizes, INK, middle, room, lines)
    return image


def number_corner(corner: tuple[float, float], side: float) -> tuple[float, float]:
    """The upper left corner of a disc at the upper right corner of a photograph.

    Most of the disc lies beside the photograph, so that the picture stays free.
    """
    return corner[0] - side * NUMBER_INSIDE, max(corner[1] - side * NUMBER_INSIDE, 0)


def _pin_number(image: Image.Image, more: int, corner: tuple[float, float], width: float) -> None:
    """Pin the number of matches that have no photograph to the corner of the last one."""
    side = round(width * NUMBER)
    disc = painting.tinted(painting.disc_mask(side, 1), CREAM)
    inner = painting.disc_mask(side, 1 + side * NUMBER_RING)
    disc.alpha_composite(painting.tinted(inner, NUMBER_GROUND))
    fitted = fit(f"+{more}", "figures", side * 0.45, side * 0.8, side)
    mask = text_mask(fitted, "figures", (side, side))
    painting.stamp(disc, mask, CREAM, (side / 2, side / 2))
    x, y = number_corner(corner, side)
    painting.overlay(image, disc, (round(x), round(y)))


def fitting_text(text: str, style: TextStyle, width: float, lines: float, sizes: Sizes) -> str:
    """As much of a text as stays legible in this room, with an ellipsis for the rest.

    Whole words are left out, or the letters of a single word that is too long.
    """
    size, least = style.size * sizes.letters, int(LEGIBLE * sizes.letters)
    kept, said = text, text
    while len(kept) > 1 and fit(said, style.face, size, width, size * lines).size < least:
        before, _, _ = kept.replace("\n", " ").rpartition(" ")
        kept = kept[: len(before) or -1]
        said = kept.rstrip(" ,.:;–·") + "…"
    return said


def _picture(one: Photograph, size: painting.PixelSize, art: Art) -> Image.Image:
    if one.cover is not None and one.item is None and one.drawing is None:
        return painting.covering(one.cover, size, UPPER_PART).convert("RGB")
    whole = Glued(one.item, one.drawing).picture(
        (size[0], round(size[0] * 1.5)) if one.item else (round(size[1] * 1.6), size[1]), art
    )
    scale = max(size[0] / whole.width, size[1] / whole.height)
    whole = whole.resize((max(round(whole.width * scale), size[0]),
                          max(round(whole.height * scale), size[1])))  # fmt: skip
    left, top = _main_part(whole, size)
    return whole.crop((left, top, left + size[0], top + size[1]))


def _main_part(whole: Image.Image, size: painting.PixelSize) -> tuple[int, int]:
    """The corner of the part of a picture that is seen: with all that is drawn in the middle.

    A high picture shows its upper part, so that nobody loses their head.
    """
    spare = whole.width - size[0], whole.height - size[1]
    edges = whole.convert("L").filter(ImageFilter.FIND_EDGES)
    inner = edges.crop((8, 8, max(edges.width - 8, 9), max(edges.height - 8, 9)))
    drawn = inner.point(lambda value: 255 if value > DRAWN else 0).getbbox()
    middle = 8 + (drawn[0] + drawn[2]) / 2 if drawn else whole.width / 2
    return round(min(max(middle - size[0] / 2, 0), spare[0])), spare[1] // 6


DRAWN = 60
"""The least contrast of an edge that counts as drawn, 0 to 255."""
UPPER_PART: painting.CropBox = (0, 0.08, 1, 0.75)
"""The part of a game's cover that a photograph shows."""


# --- people on the hill -----------------------------------------------------------------------


class OnTheHill(Look):
    """People with a name below: one person, or a group whose tokens overlap."""

    people: tuple[Person, ...]
    name: str
    caption: str
    sizes: Sizes
    exact = True

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        image = Image.new("RGBA", (width, height))
        caption = HILL_CAPTION.size * self.sizes.letters * ONE_LINE
        name = HILL_NAME.size * self.sizes.letters * ONE_LINE
        side = max(height - name - caption, 1)
        wide = _tokens_width(self.people, side, width)
        _draw_tokens(image, self.people, ((width - wide) / 2, side / 2), side, wide, art)
        said = fitting_text(self.name, HILL_NAME, width, ONE_LINE, self.sizes)
        _write(image, said, HILL_NAME, self.sizes, CREAM, (width / 2, side + name / 2), width)
        _write(image, self.caption, HILL_CAPTION, self.sizes, CREAM,
               (width / 2, side + name + caption / 2), width)  # fmt: skip
        return image


def hill_size(space: Space, people: int, name: str) -> tuple[float, float]:
    """The width and the height of a person or a group on the hill."""
    side = HILL_TOKEN.of(space)
    size = space.text(HILL_NAME.size)
    width = side + side * TOKEN_STEP * (min(people, MAX_PEOPLE) - 1)
    width = max(
        width,
        min(fit(name, HILL_NAME.face, size, 1e6, size * 2).width * 1.1, side * HILL_NAME_WIDTH),
    )
    captions = HILL_CAPTION.size * ONE_LINE * space.text(1)
    return width + size * 0.4, side + size * ONE_LINE + captions
