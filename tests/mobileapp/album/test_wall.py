"""Tests of the photographs of evenings: every caption can be read."""

import pytest

from mobileapp.album.wall import (
    CAPTION,
    CAPTION_WIDTH,
    LEGIBLE,
    MIN_CAPTION,
    NARROW_LINES,
    WIDE_LINES,
    Sizes,
    fitting_text,
    sizes_of,
)
from mobileapp.stage.lettering import fit
from tests.support.scene_checks import SPACES

CAPTIONS = (
    "Pineapple\nAll won together",
    "“What the sea forgot”\nMila won",
    "You read each other’s minds!\nAll won together",
    "“I slept through my stop and woke up by the sea”\nNora, Theo and Grandma won together",
    "Donaudampfschifffahrt\nBartholomäus-Maximilian gewinnt",
)


def letters(text: str, width: float, sizes: Sizes) -> float:
    """The font size of a caption in the smallest photograph of a window."""
    lines = NARROW_LINES if sizes.stacked else WIDE_LINES
    size = CAPTION.size * sizes.letters
    return fit(
        fitting_text(text, CAPTION, width, lines, sizes), CAPTION.face, size, width, size * lines
    ).size


@pytest.mark.parametrize("window", SPACES)
@pytest.mark.parametrize("text", CAPTIONS)
def test_a_caption_is_legible_in_the_smallest_photograph(window: str, text: str) -> None:
    sizes = sizes_of(SPACES[window])
    width = MIN_CAPTION * CAPTION.size * sizes.letters * CAPTION_WIDTH
    assert letters(text, width, sizes) >= int(LEGIBLE * sizes.letters)


def test_only_a_caption_that_is_too_long_is_shortened() -> None:
    sizes = sizes_of(SPACES["tablet"])
    assert fitting_text(CAPTIONS[0], CAPTION, 130, WIDE_LINES, sizes) == CAPTIONS[0]
    short = fitting_text(CAPTIONS[3], CAPTION, 130, WIDE_LINES, sizes)
    assert short.endswith("…")
    assert CAPTIONS[3].startswith(short[:-1])
    assert fitting_text("Donaudampfschifffahrt", CAPTION, 60, WIDE_LINES, sizes).endswith("…")
