"""Design tokens: text styles, gaps, sizes, z-order, light and durations that all screens share.

Lengths and font sizes are in dp of a tablet (`Space.unit`; `Space.text` shrinks text less on a
phone). A token has the same meaning on several screens. Numbers of a single drawing stay beside
that drawing, as named constants.
"""

from mobileapp.stage.boxes import Box, Length, PerWindow, TextStyle, row

CARD = 2 / 3
"""Width / height of a picture card."""
ONE_LINE, TWO_LINES = 1.3, 2.5
"""Heights of boxes for text, as multiples of the font size."""


class Text:
    """The type scale, largest first."""

    COUNTDOWN = TextStyle(150)
    """A single word or figure over the whole table."""
    DISPLAY = TextStyle(60)
    """The outcome of a match; whose turn it is."""
    CLUE = TextStyle(54, "italic")
    """What a round is about."""
    HEADLINE = TextStyle(46)
    """What everyone has to do."""
    TITLE = TextStyle(40)
    """What one player has to do."""
    BODY = TextStyle(34)
    LABEL = TextStyle(30)
    """Names, points, buttons."""
    ASIDE = TextStyle(30, "italic")
    NOTE = TextStyle(28, "italic")
    SMALLEST = TextStyle(28)
    """The minimum for text that is read across the table: 28 dp on a tablet, 20 on a phone."""
    HINT = TextStyle(26, "italic")
    """Only for whoever holds the tablet."""


class Gap:
    """The spacing scale, in dp of a tablet."""

    TINY = 6
    """Between parts of one thing."""
    SMALL = 10
    """Between things of one kind; at the edges of the window."""
    MEDIUM = 14
    """Between groups, and between pictures."""
    LARGE = 18
    MARGIN = 24
    """Around something that stands alone."""


class Size:
    """Lengths that occur on several screens."""

    CORNER = Length(touch=True)
    """The round buttons in the corners, and the room kept free for them."""
    BUTTON = Length(76, touch=True)
    """The height of a button."""
    NEXT_WIDTH = Length(480)
    """The maximum width of the button for the next step."""
    EDGE_BAR = PerWindow(
        tablet=Length(80, ONE_LINE, Text.SMALLEST),
        phone=Length(92, 2, Text.SMALLEST, touch=True),
    )
    """A line of text at an edge of the window, between the corner buttons."""
    TITLE_BAR = PerWindow(
        tablet=Length(lines=ONE_LINE, style=Text.HEADLINE, touch=True),
        phone=Length(lines=1.7, style=Text.HEADLINE, touch=True),
        phone_landscape=Length(lines=ONE_LINE, style=Text.HEADLINE, touch=True),
    )
    """One player's task, at the top between the corner buttons."""
    TEXT_LINE = Length(lines=ONE_LINE, style=Text.BODY)
    """One line of text on the table."""
    AWARD_BADGE, WINNER_BADGE, CURTAIN_BADGE = Length(96), Length(190), Length(280)
    """The maximum size of a player's badge on an award, as a winner, and on the curtain."""


class Layer:
    """The z-order; pieces of one kind count upwards from their layer."""

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


class Glow:
    """The light around a piece, 0 to 1."""

    INVITING, CHOSEN = 0.6, 1.0
    """It can be touched; it was chosen."""


class Dim:
    """How much darker something is, 0 to 1."""

    FADED = 0.7
    """A piece that does not matter now."""
    DUSK = 0.35
    """The place during a reveal."""


class Duration:
    """Seconds."""

    STAGGER = 0.05
    """Between pieces that follow each other."""
    QUICK, MOVE, SLOW = 0.25, 0.36, 0.5
    """A small, a usual and a solemn movement."""


CORNER_GAP = Box(size=Size.CORNER)
"""Free room under a corner button."""


def bar(*children: Box | None, size: float | Length) -> Box:
    """A row at an edge of the window, between the corner buttons."""
    return row(CORNER_GAP, *children, CORNER_GAP, gap=Gap.MEDIUM, size=size)
