"""What hangs on the page of evenings before the first one: a paper, photographs of all games."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from mobileapp.album.looks import sheet_of_paper
from mobileapp.album.photographs import (
    CAPTION,
    CAPTION_WIDTH,
    LINE_Y,
    PHOTO,
    TILTS,
    Lamp,
    Spot,
    draw_line,
    hang,
    hang_lamps,
    lamps_beside,
    photo_height,
    photograph,
    write,
)
from mobileapp.album.views import Photograph
from mobileapp.album.wall import DAY, MIN_OLDER, OLDER_PHOTO, TAG_TILT
from mobileapp.stage.flames import Flame
from mobileapp.stage.lettering import fit
from mobileapp.stage.looks import INK, Art
from mobileapp.stage.page_parts import little_height
from mobileapp.stage.piece import Look
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Text

AWAITED, AWAITED_GAP = 1.7, 0.09
"""The largest width of photographs of what has not been played yet, as a multiple of the usual one,
and the gap between them, as a part of their width.
"""
PAPER, LOW_PAPER, MAX_PAPER = 17, 26, 0.86
"""The width of the paper as a multiple of the size of its letters, in a window that is low, too;
and the part of the page's width that it takes at most.
"""
PAPER_TEXT = 0.86
"""The part of a paper's width that its text takes."""
ABOVE = 0.5
"""The free room above the paper, as a part of that between the lines."""


class Hooks(NamedTuple):
    """Where the photographs of a `NothingHung` hang: several on each line below each other."""

    space: Space
    """The window with letters in which all captions fit."""
    each: float = 0
    """The width of a photograph; 0 if there is no room."""
    a_line: int = 1
    """How many hang on a line at most."""
    captions: float = Text.ONE_LINE
    """How many lines a caption has."""


class NothingHung(Look):
    """A line with lanterns before the first evening, and a paper that says what will hang there.

    Below it, on more lines, there are photographs of what can be played, as large as they can be.
    """

    text: str
    space: Space
    photographs: tuple[Photograph, ...] = ()
    exact = True

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        image = Image.new("RGBA", (width, height))
        hooks, spot, high = self.hooks(width, height), *self.paper(width, height)
        line = LINE_Y.dp * self.space.unit
        paper = sheet_of_paper((round(spot.wide), round(high)), art).convert("RGBA")
        middle, size = (paper.width / 2, paper.height / 2), self.space.text(DAY.size)
        draw_line(image, self.space, spot.top - line)
        write(paper, self.text, DAY, self.space, INK, middle, spot.wide * PAPER_TEXT,
              high / size - 1)  # fmt: skip
        hang(image, paper, spot, -TAG_TILT, self.space, art)
        hang_lamps(image, self.lamps(width, height), art)
        if hooks.each:
            self._hang_photographs(image, hooks, art)
        return image

    def hooks(self, width: float, height: float) -> Hooks:
        """Where photographs are largest, with none alone on the last line."""
        count = len(self.photographs)
        found = [
            self._hooks(width, height, a_line)
            for a_line in range(1, count + 1)
            if count % a_line != 1 or a_line == 1
        ]
        least = OLDER_PHOTO.dp * self.space.unit * MIN_OLDER
        return max(
            (one for one in found if one.each >= least),
            key=lambda one: one.each,
            default=Hooks(self.space),
        )

    def _hooks(self, width: float, height: float, a_line: int) -> Hooks:
        space, line = self.space, LINE_Y.dp * self.space.unit
        lines = -(-len(self.photographs) // a_line)
        room = height - line - self._paper_size(width, height)[1]
        widest = (width - 2 * space.margin) / (a_line + (a_line - 1) * AWAITED_GAP)
        for captions in (Text.ONE_LINE, Text.TWO_LINES):
            words = photo_height(0, captions, space)
            shape = photo_height(1000, captions, space) - words
            free = room / lines - 2 * line - words
            each = min(widest, free / shape * 1000, PHOTO.dp * space.unit * AWAITED)
            if self._longest(words=captions > Text.ONE_LINE) <= each * CAPTION_WIDTH:
                break
        shrunk = min(
            max(each, 1) * CAPTION_WIDTH / self._longest(words=captions > Text.ONE_LINE), 1
        )
        letters = space._replace(text_scale=space.text_scale * shrunk)
        return Hooks(letters, each, a_line, captions)

    def _longest(self, words: bool) -> float:
        """The width of the longest caption, or of the longest of all `words` of captions."""
        size = self.space.text(CAPTION.size)
        said = [one.caption for one in self.photographs]
        parts = " ".join(said).split() if words else said
        return max(fit(one, CAPTION.face, size, 1e6, size * 2).width for one in parts)

    def _paper_size(self, width: float, height: float) -> tuple[float, float]:
        size, low = self.space.text(DAY.size), little_height(self.space)
        wide = min(size * (LOW_PAPER if low else PAPER), width * MAX_PAPER)
        room = height - LINE_Y.dp * self.space.unit - size * 2
        return wide, fit(self.text, DAY.face, size, wide * PAPER_TEXT, room).height + size * 2

    def paper(self, width: float, height: float) -> tuple[Spot, float]:
        """Where the paper hangs, and its height."""
        wide, high = self._paper_size(width, height)
        top = self._spare(width, height) * ABOVE + LINE_Y.dp * self.space.unit
        return Spot((width - wide) / 2, top, wide), high

    def _line_high(self, hooks: Hooks) -> float:
        """The height of a line with photographs."""
        line = LINE_Y.dp * self.space.unit
        return line * 2 + photo_height(hooks.each, hooks.captions, hooks.space)

    def _spare(self, width: float, height: float) -> float:
        """The free room between two lines."""
        hooks = self.hooks(width, height)
        if not hooks.each:
            return 0
        lines = -(-len(self.photographs) // hooks.a_line)
        used = LINE_Y.dp * self.space.unit + self._paper_size(width, height)[1]
        free = height - used - lines * self._line_high(hooks)
        return max(free, 0) / (lines + 1 + ABOVE)

    def _hang_photographs(self, image: Image.Image, hooks: Hooks, art: Art) -> None:
        spare, line = self._spare(*image.size), LINE_Y.dp * self.space.unit
        spot, high = self.paper(*image.size)
        top = spot.top + high + spare
        for first in range(0, len(self.photographs), hooks.a_line):
            shown = self.photographs[first : first + hooks.a_line]
            draw_line(image, self.space, top)
            free = (image.width - len(shown) * hooks.each) / (len(shown) + 1)
            for place, one in enumerate(shown):
                paper = photograph(one, hooks.each, hooks.captions, hooks.space, art)
                spot = Spot(free + place * (hooks.each + free), top + line, hooks.each)
                tilt = TILTS[(first + place) % len(TILTS)]
                hang(image, paper, spot, tilt, self.space, art)
            top += self._line_high(hooks) + spare

    def flames(self, width: float, height: float) -> tuple[Flame, ...]:
        return tuple(lamp.flame for lamp in self.lamps(width, height))

    def lamps(self, width: float, height: float) -> tuple[Lamp, ...]:
        """The lanterns on both sides of the paper, if the look is so wide."""
        return _lamps_of(self, round(width), round(height))  # in whole pixels, as it is painted


@lru_cache(maxsize=4)
def _lamps_of(look: NothingHung, width: float, height: float) -> tuple[Lamp, ...]:
    """The lanterns of a look; kept, as their lights are drawn many times a second."""
    spot, _ = look.paper(width, height)
    line = LINE_Y.dp * look.space.unit
    found = lamps_beside(spot.x, width, look.space.unit)
    return tuple(lamp._replace(top=lamp.top + spot.top - line) for lamp in found)
