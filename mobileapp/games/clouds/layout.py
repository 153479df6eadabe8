"""Where everything lies on the table, for the artist at the lower edge.

The artist opposite sees the same, turned by half a turn.
"""

from dataclasses import dataclass

from mobileapp.games.clouds.sky_picture import ASPECT
from mobileapp.theme import theme

Box = tuple[float, float, float, float]
"""x, y, width and height."""


@dataclass(frozen=True, slots=True)
class Places:
    """The sky as large as possible, and around it what belongs to the two artists."""

    sky: Box
    strip: Box
    """Along the edge: the supply, or the tools while a cloud is in hand."""
    name: Box
    guessed: Box
    clocks: tuple[Box, Box]
    facing: tuple[tuple[int, ...], tuple[int, ...]]
    """From which sides each clock is read."""


def places(width: float, height: float) -> Places:
    """The layout for a table of this size."""
    return _wide(width, height) if width >= height else _tall(width, height)


def _wide(width: float, height: float) -> Places:
    """The supplies above and below the sky, the clocks and the rest beside it."""
    gap = theme.gap * 0.6
    strip = max(theme.touch * 1.45, height * 0.1)
    aside = theme.touch * 2.9
    sky_height = min(height - 2 * strip - 4 * gap, (width - 2 * aside) / ASPECT)
    sky_width = sky_height * ASPECT
    side = (width - sky_width) / 2
    ring = min(side - 2 * gap, height * 0.28)
    card = min((height - ring) / 2 - 2 * gap, theme.touch * 3.6)
    bottom = (height - sky_height) / 2
    middle = (height - ring) / 2
    return Places(
        sky=(side, bottom, sky_width, sky_height),
        strip=(side, gap, sky_width, bottom - 2 * gap),
        name=(gap, gap, side - 2 * gap, card),
        guessed=(width - side + gap, gap, side - 2 * gap, card),
        clocks=(
            ((side - ring) / 2, middle, ring, ring),
            (width - (side + ring) / 2, middle, ring, ring),
        ),
        facing=((0, 180), (90, 270)),
    )


def _tall(width: float, height: float) -> Places:
    """The artists sit at the short sides; each has a clock."""
    gap = theme.gap * 0.6
    sky_width = min(width - 2 * gap, height * 0.5 * ASPECT)
    sky_height = sky_width / ASPECT
    below = (height - sky_height) / 2
    row = min(below * 0.62, theme.touch * 4)
    ring = min(row - gap, width * 0.34)
    strip = min(below - row - 2 * gap, theme.touch * 2.4)
    spare = (below - row - strip - 2 * gap) / 2
    card = (width - ring) / 2 - 2 * gap
    low = gap + spare
    return Places(
        sky=((width - sky_width) / 2, below, sky_width, sky_height),
        strip=(gap, low + row, width - 2 * gap, strip),
        name=(gap, low, card, row - gap),
        guessed=(width - card - gap, low, card, row - gap),
        clocks=(
            ((width - ring) / 2, low + (row - gap - ring) / 2, ring, ring),
            ((width - ring) / 2, height - low - (row - gap + ring) / 2, ring, ring),
        ),
        facing=((0, 90, 180, 270), (0, 90, 180, 270)),
    )
