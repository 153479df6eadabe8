"""Design tokens: text styles, gaps, sizes, z-order, light and durations that all screens share.

Lengths and font sizes are in dp of a tablet. `Space.unit` converts lengths to pixels; `Space.text`
converts font sizes, which shrink less on a phone. A token has the same meaning on several
screens. Numbers that only one drawing uses are named constants beside that drawing.
"""

from mobileapp.stage.boxes import Box, Length, PerWindow, TextStyle, row
from mobileapp.stage.space import Space


class Text:
    """The type scale, largest first, and the heights of lines."""

    COUNTDOWN = TextStyle(150)
    """For a single word or number over the whole table."""
    DISPLAY = TextStyle(60)
    """For the result of a match, and for whose turn it is."""
    CLUE = TextStyle(54, "italic")
    """For the clue or the word that a round is about."""
    HEADLINE = TextStyle(46)
    """For a line that tells everyone what to do."""
    TITLE = TextStyle(40)
    """For a line that tells one player what to do."""
    BODY = TextStyle(34)
    LABEL = TextStyle(30)
    """For names, points and buttons."""
    ASIDE = TextStyle(30, "italic")
    CAPTION = TextStyle(28, "italic")
    SMALLEST = TextStyle(28)
    """The minimum size of text that is read from across the table: 28 dp, on a phone about 20."""
    HINT = TextStyle(26, "italic")
    """For text that only the player who holds the tablet reads."""

    ONE_LINE, TWO_LINES, THREE_LINES = 1.3, 2.5, 3.75
    """The heights of boxes for one, two and three lines of text, as multiples of the font size."""
    TWO_FULL_LINES = 2.05
    """Text that is no longer than so many lines is written in two, a little smaller."""


class Gap:
    """The spacing scale, in dp of a tablet (`Space.unit`)."""

    TINY = 6
    """The gap between parts of one thing."""
    SMALL = 10
    """The gap between things of one kind."""
    MEDIUM = 14
    """The gap between groups, and between pictures."""
    LARGE = 18
    MARGIN = 24
    """The gap around something that stands alone."""


class Size:
    """Lengths and shapes that several screens use."""

    CARD = 2 / 3
    """Width / height of a picture card."""
    CORNER = Length(touch=True)
    """The size of the round buttons in the corners, and of the room kept free for them."""
    BUTTON = Length(76, touch=True)
    """The height of a button."""
    BUTTON_OF_BOTH = Length(100, touch=True)
    """The height of a button whose text is written for both sides of the table."""
    NEXT_WIDTH = Length(480)
    """The maximum width of the button for the next step."""
    EDGE_BAR = PerWindow(
        tablet=Length(80, Text.ONE_LINE, Text.SMALLEST),
        phone=Length(92, 2, Text.SMALLEST, touch=True),
    )
    """The height of a line of text at an edge of the window, between the corner buttons."""
    TITLE_BAR = PerWindow(
        tablet=Length(lines=Text.ONE_LINE, style=Text.HEADLINE, touch=True),
        phone=Length(lines=1.7, style=Text.HEADLINE, touch=True),
        phone_landscape=Length(lines=Text.ONE_LINE, style=Text.HEADLINE, touch=True),
    )
    """The height of a line that tells one player what to do, between the upper corner buttons."""
    TEXT_LINE = Length(lines=Text.ONE_LINE, style=Text.BODY)
    """The height of one line of text on the table."""
    AWARD_BADGE, CURTAIN_BADGE = Length(96), Length(280)
    """The maximum size of a player's badge: on an award, and on the curtain."""


class Layer:
    """The z-order: values of `Piece.layer`, the lowest first.

    If there are several pieces of one kind, the value is the layer of the first, and the others
    take the layers above it.
    """

    GROUND = 1
    PAPER = 3
    PILE = 5
    CARD = 10
    PERSON = 20
    SIGN = 30
    RAISED = 36
    WORDS = 40
    MARK = 46
    HELD = 52
    LABEL = 56
    BUTTON = 60
    TOKEN = 64
    LARGE = 80
    OVERLAY = 85
    CONTROL = 90
    """The corner buttons of every scene."""
    HINT = 94
    """A copy of a piece, and above it the hand that drags it to show a gesture."""


class Glow:
    """Values of `Piece.glow`, the light around a piece."""

    INVITING, CHOSEN = 0.6, 1.0
    """For a piece that can be touched, and for one that was chosen."""


class Dim:
    """How much something is darkened, 0 to 1."""

    FADED = 0.7
    """For a piece that does not matter now (`Piece.dim`)."""
    VEIL = 0.55
    """For all that lies behind a sheet."""
    DUSK = 0.35
    """For the backdrop during a reveal (`Scene.shade`)."""


class Duration:
    """Durations of animations, in seconds."""

    STAGGER = 0.05
    """The delay from one piece to the next, for pieces that appear one after another."""
    QUICK, MOVE, SLOW = 0.25, 0.36, 0.5
    """The durations of a small, a usual and an especially slow movement."""


class _InsideTable(Length):
    """The part of a corner button's width that lies inside `Space.table`."""

    def of(self, space: Space) -> float:
        return Size.CORNER.of(space) + space.page.x - space.table.x


CORNER_GAP = Box(size=Size.CORNER)
"""Free room for a corner button."""
BESIDE_CORNER = Box(size=_InsideTable())
"""Free room for a corner button at the side of a table."""


def bar(*children: Box | None, size: float | Length) -> Box:
    """A row at an edge of the window, between the corner buttons."""
    return row(BESIDE_CORNER, *children, BESIDE_CORNER, gap=Gap.TINY, size=size)
