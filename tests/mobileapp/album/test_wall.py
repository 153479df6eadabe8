"""Tests of the photographs of evenings: where they hang with lanterns, and how they are read."""

from itertools import pairwise
from math import dist
from typing import Any

import pytest
from PIL import Image, ImageChops

from engine.registry import game_ids
from mobileapp.album.views import HungEvening, Photograph
from mobileapp.album.wall import (
    CAPTION,
    CAPTION_EDGE,
    CAPTION_WIDTH,
    HILL_NAME,
    LANTERN_SIZE,
    LEGIBLE,
    LINE_Y,
    MIN_CAPTION,
    MIN_OLDER,
    NARROW_LINES,
    NUMBER,
    OLDER_MARGIN,
    OLDER_PHOTO,
    PHOTO_RIM,
    TAG_WIDTH,
    WIDE_LINES,
    EveningOnALine,
    NothingHung,
    Sizes,
    evenings_a_line,
    fitting_text,
    hill_size,
    line_height,
    number_corner,
    sizes_of,
)
from mobileapp.games.intro import game_intro
from mobileapp.languages.game_texts import game_title
from mobileapp.stage.lettering import fit
from tests.mobileapp.stage.table import Art as StageArt
from tests.support.scene_checks import SPACES

CAPTIONS = (
    "Pineapple\nAll won together",
    "“What the sea forgot”\nMila won",
    "You read each other’s minds!\nAll won together",
    "“I slept through my stop and woke up by the sea”\nNora, Theo and Grandma won together",
    "Donaudampfschifffahrt\nBartholomäus-Maximilian gewinnt",
)
LANTERN_BODY = 0.5
"""The width of a lantern without its light, as a part of its picture's."""


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


@pytest.mark.parametrize("window", SPACES)
@pytest.mark.parametrize("latest", [True, False])
def test_lanterns_hang_on_the_line_inside_the_look(window: str, latest: bool) -> None:
    sizes, width = sizes_of(SPACES[window]), SPACES[window].width
    evening = HungEvening("Saturday", "3 games", photographs=(Photograph("Whale"),) * 3)
    look = EveningOnALine(evening, latest, sizes)
    assert len(look.flames(width, 300)) == len(look.lamps(width))
    for lamp in look.lamps(width):
        assert 0 < lamp.side <= LANTERN_SIZE.dp * sizes.unit
        assert lamp.side / 2 <= lamp.x <= width - lamp.side / 2
        assert lamp.top >= 0
    assert EveningOnALine(HungEvening("", ""), latest, sizes).lamps(width) == ()


@pytest.mark.parametrize("count", range(1, 7))
@pytest.mark.parametrize("latest", [True, False])
def test_lanterns_hang_beside_the_photographs(latest: bool, count: int) -> None:
    """None of them is a stain at the edge of a photograph: only its light falls there."""
    sizes, width = sizes_of(SPACES["tablet"]), 1280 if latest else 426
    evening = HungEvening("Saturday", "games", photographs=(Photograph("Whale"),) * count)
    look = EveningOnALine(evening, latest, sizes)
    for lamp in look.lamps(width):
        body = lamp.side * LANTERN_BODY / 2
        for left, right in look.hung(width):
            assert lamp.x + body <= left or right <= lamp.x - body
    assert bool(look.lamps(width)) == (latest or count < 3)


@pytest.mark.parametrize("window", SPACES)
@pytest.mark.parametrize("latest", [True, False])
def test_the_number_of_further_matches_leaves_the_picture_free(window: str, latest: bool) -> None:
    sizes, width = sizes_of(SPACES[window]), SPACES[window].width
    evening = HungEvening("Saturday", "games", photographs=(Photograph("Whale"),) * 20)
    left, right = EveningOnALine(evening, latest, sizes).hung(width)[-1]
    most, rim = right - left, (right - left) * PHOTO_RIM
    side, line = most * NUMBER, LINE_Y.dp * sizes.unit
    x, y = number_corner((right, line), side)
    assert x + side <= width
    middle = x + side / 2, y + side / 2
    assert dist(middle, (right - rim, line + rim)) > 0.8 * side / 2


@pytest.mark.parametrize("window", SPACES)
def test_photographs_of_the_latest_evening_are_as_wide_as_captions_need(window: str) -> None:
    space = SPACES[window]
    evening = HungEvening("Saturday", "games", photographs=(Photograph("Whale"),) * 5)
    for scale in (1.0, 1.5):
        sizes = sizes_of(space._replace(text_scale=scale))
        places = EveningOnALine(evening, True, sizes).hung(space.width)
        widths = [right - left for left, right in places]
        assert min(widths) >= MIN_CAPTION * CAPTION.size * sizes.letters - 1


@pytest.mark.parametrize("window", SPACES)
def test_photographs_of_an_older_evening_keep_away_from_the_edges(window: str) -> None:
    space = SPACES[window]
    evening = HungEvening("Saturday", "games", photographs=(Photograph("Whale"),) * 9)
    width = space.width / evenings_a_line(space)
    places = EveningOnALine(evening, False, sizes_of(space)).hung(width)
    assert places[0][0] >= OLDER_MARGIN * space.unit - 1
    assert places[-1][1] <= width - OLDER_MARGIN * space.unit + 1


def test_a_caption_of_three_lines_keeps_away_from_the_edge_of_its_paper() -> None:
    sizes = sizes_of(SPACES["tablet"])
    size = CAPTION.size * sizes.letters
    text = fit(
        "End of the holidays\nTheo and Ravi won together", CAPTION.face, size, 150, 3.1 * size
    )
    assert len(text.lines) == 3
    assert (WIDE_LINES + CAPTION_EDGE) * size - text.height > 6


def test_the_names_of_a_group_of_five_are_as_large_as_those_of_people() -> None:
    space, names = SPACES["tablet"], "Nora, Theo, Grandma, Ravi and Mila"
    width, _ = hill_size(space, 5, names)
    size = HILL_NAME.size * space.text(1)
    assert fit(names, HILL_NAME.face, size, width, size * 1.3).size == int(size)


def test_the_tag_hangs_between_lanterns_in_an_upright_window() -> None:
    """It is as small as in a wide one, and the photographs hang below it."""
    space = SPACES["portrait"]
    evening = HungEvening("Saturday", "3 games", photographs=(Photograph("Whale"),) * 3)
    look = EveningOnALine(evening, True, sizes_of(space))
    width, height = round(space.width), round(line_height(space, latest=True))
    left = [lamp.x for lamp in look.lamps(width) if lamp.x < width / 2]
    assert left
    assert [width - x for x in left] == [lamp.x for lamp in look.lamps(width) if lamp.x not in left]
    alpha = look.paint(width, height, StageArt()).getchannel("A")
    beside, tag = (width - TAG_WIDTH.dp * space.unit) / 2, LINE_Y.dp * space.unit + 150
    assert alpha.getpixel((round(beside) - 30, round(tag))) == 0
    assert alpha.getpixel((round(beside) + 30, round(tag))) == 255


def painted(latest: bool, **more: Any) -> Image.Image:
    """A picture of an evening on a tablet."""
    space, evening = SPACES["tablet"], HungEvening(**{"day": "", "facts": ""} | more)
    look = EveningOnALine(evening, latest, sizes_of(space))
    paper = look.paint(space.width, round(line_height(space, latest)), StageArt())
    return paper.convert("RGB")


def test_what_the_tag_says_stands_line_under_line() -> None:
    blank = painted(latest=True)
    lines = [
        ImageChops.difference(blank, painted(True, **{name: "o"})).getbbox()
        for name in ("day", "facts", "names")
    ]
    for above, below in pairwise(lines):
        assert above
        assert below
        assert above[3] <= below[1]


@pytest.mark.parametrize("latest", [True, False])
def test_the_last_photograph_says_how_many_more_there_are(latest: bool) -> None:
    two = [painted(latest, photographs=(Photograph("Whale"),) * count) for count in (28, 29)]
    assert ImageChops.difference(*two).getbbox()


def test_an_older_evening_and_an_empty_page_have_lanterns() -> None:
    sizes = sizes_of(SPACES["tablet"])
    evening = HungEvening("Saturday", "1 game", photographs=(Photograph("Whale"),))
    assert len(EveningOnALine(evening, False, sizes).lamps(420)) == 2
    assert NothingHung("Nothing yet", sizes).lamps(1280, 720)


@pytest.mark.parametrize("scale", [1, 1.5])
@pytest.mark.parametrize("window", SPACES)
def test_photographs_of_all_games_fill_the_page_before_the_first_evening(
    window: str, scale: float
) -> None:
    space = SPACES[window]._replace(text_scale=scale)
    games = tuple(Photograph(game_title(one), cover=game_intro(one).cover) for one in game_ids())
    width, height = round(space.width), round(space.height * 0.86)
    told = "You haven’t finished a game here yet. This page will tell the story of every evening."
    look = NothingHung(told, sizes_of(space), games)
    hooks = look.hooks(width, height)
    assert hooks.each >= OLDER_PHOTO.dp * space.unit * MIN_OLDER
    assert hooks.beside == (space.phone and space.wide and scale > 1)
    alpha = look.paint(width, height, StageArt()).getchannel("A")
    lowest = alpha.getbbox()
    assert lowest
    assert height * (0.6 if space.wide else 0.8) < lowest[3] <= height


def test_a_window_without_room_has_no_photographs() -> None:
    space = SPACES["tablet"]
    look = NothingHung("Nothing yet", sizes_of(space), (Photograph("Whale"),) * 5)
    assert not look.hooks(space.width, space.height / 6).each
    size = round(space.width), round(space.height / 6)
    assert look.paint(*size, StageArt()).size == size
