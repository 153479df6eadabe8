"""The window for which a scene is laid out, and the units of its lengths and letters."""

from typing import NamedTuple

from mobileapp.stage.geometry import Rect

TOUCH = 48
"""The minimum size of a touch target, in dp."""
TARGET = 60
"""The usual size of a touch target, in dp of a tablet (`Space.unit`)."""
CLEARANCE = 80
"""The distance from a finger, in dp, within which a new control does not react at first."""
RECENT = 1.0
"""A control that appears less than `CLEARANCE` from a touch reacts only RECENT seconds after it.

So an excited second tap on *Guessed!* does not hit what has just taken its place.
"""
TABLET = 800
"""The shorter side, in dp, of a window in which `Space.unit` is one dp."""
PHONE = 520
"""A window whose shorter side has fewer dp than this counts as a phone."""
LARGE_TEXT = 1.2
"""Above this `Space.text_scale`, text needs so much room that layouts give it some of other pieces.
"""
MARGIN, PHONE_MARGIN = 24, 12
"""The outer margin of pages and tables: in dp of a tablet (`Space.unit`), and on a phone in dp."""
TABLE_MARGIN = 6
"""The margin of a table on a phone, in dp, where it has little room; see `Space.table`."""
MIN_UNIT, MIN_TEXT = 0.55, 0.72
"""The minimum of `Space.unit`, and of the unit of font sizes (see `Space.text`), both in dp."""


class Space(NamedTuple):
    """The window for which a scene is laid out; lengths are in pixels."""

    width: float
    height: float
    insets: tuple[float, float, float, float] = (0, 0, 0, 0)
    """The left, top, right and bottom margins that display cut-outs take."""
    text_scale: float = 1.0
    density: float = 1.0
    """The number of pixels in one dp."""

    @property
    def area(self) -> Rect:
        """The part of the window inside the insets, where pieces may lie."""
        left, top, right, bottom = self.insets
        return Rect(left, bottom, self.width - left - right, self.height - top - bottom)

    @property
    def margin(self) -> float:
        """The distance of all pieces, the corner buttons too, from the edges of the window."""
        return PHONE_MARGIN * self.density if self.phone else MARGIN * self.unit

    @property
    def page(self) -> Rect:
        """The part of the window inside the margins; the corner buttons are in its corners."""
        return self.area.inset(self.margin)

    @property
    def table(self) -> Rect:
        """The part of the window for the pieces of a table.

        On a phone, where pictures and names on a table are small, it reaches nearer to the sides
        of the window, and to the lower edge of a wide one.
        """
        more = self.margin - TABLE_MARGIN * self.density if self.phone else 0
        page = self.page.inset(-more, 0)
        return page._replace(y=page.y - more, h=page.h + more) if self.wide else page

    @property
    def wide(self) -> bool:
        return self.width >= self.height

    @property
    def phone(self) -> bool:
        return min(self.width, self.height) < PHONE * self.density

    @property
    def large_text(self) -> bool:
        return self.text_scale > LARGE_TEXT

    @property
    def unit(self) -> float:
        """The number of pixels in one “dp of a tablet”, the unit of most lengths in layouts.

        It is the shorter side of `area` divided by `TABLET`, so that the same layout fits a phone
        and a large screen; but at least `MIN_UNIT` dp.
        """
        left, top, right, bottom = self.insets  # not `area`, to be fast: this is read very often
        shorter = min(self.width - left - right, self.height - top - bottom)
        return max(shorter / TABLET, MIN_UNIT * self.density)

    @property
    def minimum_touch(self) -> float:
        """The minimum size of a touch target, in pixels."""
        return TOUCH * self.density

    @property
    def touch(self) -> float:
        """The usual size of a touch target, in pixels."""
        return max(self.minimum_touch, TARGET * self.unit)

    def text(self, size: float) -> float:
        """The font size in pixels for a size in dp of a tablet.

        It grows with `text_scale`. On a phone, text shrinks less than lengths do.
        """
        return size * max(self.unit, MIN_TEXT * self.density) * self.text_scale
