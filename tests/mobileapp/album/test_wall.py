"""Tests of the photographs of evenings: where they hang with lanterns, and how they are read."""

from itertools import pairwise
from typing import Any

import pytest
from PIL import Image, ImageChops

from engine.registry import game_ids
from mobileapp.album.hill import HILL_NAME, hill_size
from mobileapp.album.nothing_hung import NothingHung
from mobileapp.album.photographs import (
    CAPTION,
    CAPTION_EDGE,
    CAPTION_WIDTH,
    LANTERN_SIZE,
    LEGIBLE,
    LINE_Y,
    fitting_text,
)
from mobileapp.album.views import HungEvening, Photograph
from mobileapp.album.wall import (
    A_ROW,
    MIN_CAPTION,
    MIN_OLDER,
    NARROW_LINES,
    OLDER_MARGIN,
    OLDER_PHOTO,
    WIDE_LINES,
    EveningOnALine,
    Hung,
    evenings_a_line,
    hang_latest,
    hang_older,
)
from mobileapp.games.intro import game_intro
from mobileapp.languages.game_texts import game_title
from mobileapp.stage.lettering import fit
from mobileapp.stage.page_parts import with_modest_text
from mobileapp.stage.space import Space
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


def all_hung(space: Space, count: int, latest: bool) -> Hung:
    """Where so many photographs hang, in the width of the window."""
    return hang_latest(space, count) if latest else hang_older(space, count, space.area.w)


@pytest.mark.parametrize("window", SPACES)
@pytest.mark.parametrize("text", CAPTIONS)
def test_a_caption_is_legible_in_the_smallest_photograph(window: str, text: str) -> None:
    space = with_modest_text(SPACES[window])
    size = space.text(CAPTION.size)
    width = MIN_CAPTION * size * CAPTION_WIDTH
    said = fitting_text(text, CAPTION, width, NARROW_LINES, space)
    written = fit(said, CAPTION.face, size, width, size * NARROW_LINES)
    assert written.size >= int(space.text(LEGIBLE))


def test_only_a_caption_that_is_too_long_is_shortened() -> None:
    space = SPACES["tablet"]
    assert fitting_text(CAPTIONS[0], CAPTION, 130, WIDE_LINES, space) == CAPTIONS[0]
    short = fitting_text(CAPTIONS[3], CAPTION, 130, WIDE_LINES, space)
    assert short.endswith("…")
    assert CAPTIONS[3].startswith(short[:-1])
    assert fitting_text("Donaudampfschifffahrt", CAPTION, 60, WIDE_LINES, space).endswith("…")


@pytest.mark.parametrize("window", SPACES)
@pytest.mark.parametrize("count", [0, 1, 3, 5, 9])
@pytest.mark.parametrize("latest", [True, False])
def test_all_hangs_inside_the_look_and_lanterns_beside_photographs(
    window: str, latest: bool, count: int
) -> None:
    """No lantern is a stain at the edge of a photograph: only its light falls there."""
    space = SPACES[window]
    hung = all_hung(space, count, latest)
    spots = [*hung.photographs, *([hung.tag] if hung.tag else [])]
    assert len(hung.photographs) == count
    for spot in spots:
        assert 0 <= spot.x < spot.right <= hung.width
        assert spot.top >= LINE_Y.dp * space.unit
    for lamp in hung.lamps:
        body = lamp.side * LANTERN_BODY / 2
        assert 0 < lamp.side <= LANTERN_SIZE.dp * space.unit
        assert lamp.side / 2 <= lamp.x <= hung.width - lamp.side / 2
        assert lamp.top >= 0
        beside = [one for one in spots if one.top - lamp.side < lamp.top < one.top]
        assert all(lamp.x + body <= one.x or one.right <= lamp.x - body for one in beside)


@pytest.mark.parametrize("scale", [1, 1.5])
@pytest.mark.parametrize("window", SPACES)
@pytest.mark.parametrize("count", range(1, 10))
def test_all_photographs_of_the_latest_evening_hang_there_wide_enough_for_captions(
    window: str, count: int, scale: float
) -> None:
    """What the window is too narrow for goes on beyond its edge, where one is seen in part."""
    space = with_modest_text(SPACES[window]._replace(text_scale=scale))
    hung = hang_latest(space, count)
    least = MIN_CAPTION * space.text(CAPTION.size)
    assert min(one.wide for one in hung.photographs) >= least - 1
    edge = space.area.w
    assert hung.width == pytest.approx(edge) or hung.width > edge
    if hung.width > edge + 1:
        seen = [min(edge - one.x, one.wide) / one.wide for one in hung.photographs if one.x < edge]
        cut = [part for part in seen if part < 1]
        assert cut, "nothing tells that there is more"
        assert 0.2 < cut[0] < 0.8


@pytest.mark.parametrize("scale", [1, 1.5])
@pytest.mark.parametrize("window", SPACES)
def test_the_first_photograph_hangs_right_after_the_tag(window: str, scale: float) -> None:
    space = with_modest_text(SPACES[window]._replace(text_scale=scale))
    hung = hang_latest(space, 5)
    assert hung.tag
    first = hung.photographs[0]
    assert first.x - hung.tag.right < first.wide / 2


@pytest.mark.parametrize("count", range(1, 9))
def test_an_upright_tablet_hangs_three_in_a_row_with_the_tag_first(count: int) -> None:
    space = SPACES["portrait"]
    hung = hang_latest(space, count)
    assert hung.tag
    assert hung.width == pytest.approx(space.area.w)
    spots = [hung.tag, *hung.photographs]
    rows = [spots[first : first + A_ROW] for first in range(0, len(spots), A_ROW)]
    margin = space.margin
    for row in rows:
        assert len({one.top for one in row}) == 1
        assert row[0].x + row[-1].right == pytest.approx(space.area.w)
        if len(row) == A_ROW:
            assert row[0].x == pytest.approx(margin, abs=1)
    assert [row[0].top for row in rows] == sorted({one.top for one in spots})


def test_a_phone_on_its_side_shows_the_beginning_of_a_second_line() -> None:
    space = SPACES["phone landscape"]
    header, people = 62, hill_size(space, 1, "")[1]
    free = space.height - header - hang_latest(space, 5).height - people
    assert free > 2 * LINE_Y.dp * space.unit


@pytest.mark.parametrize("window", SPACES)
@pytest.mark.parametrize("count", [1, 9, 30])
def test_photographs_of_an_older_evening_keep_away_from_the_edges(window: str, count: int) -> None:
    """Many of them overlap, and none is left out."""
    space = SPACES[window]
    width = space.width / evenings_a_line(space)
    places = hang_older(space, count, width).photographs
    assert len(places) == count
    assert places[0].x >= OLDER_MARGIN * space.unit - 1
    assert places[-1].right <= width - OLDER_MARGIN * space.unit + 1
    assert places[0].wide >= OLDER_PHOTO.dp * space.unit * MIN_OLDER - 1


def test_a_caption_of_three_lines_keeps_away_from_the_edge_of_its_paper() -> None:
    size = SPACES["tablet"].text(CAPTION.size)
    text = fit(
        "End of the holidays\nTheo and Ravi won together", CAPTION.face, size, 150, 3.1 * size
    )
    assert len(text.lines) == 3
    assert (WIDE_LINES + CAPTION_EDGE) * size - text.height > 6


@pytest.mark.parametrize("scale", [1, 1.5])
def test_the_names_of_a_group_of_five_are_as_large_as_those_of_people(scale: float) -> None:
    space, names = SPACES["tablet"]._replace(text_scale=scale), "Nora, Theo, Grandma, Ravi and Mila"
    width, _ = hill_size(space, 5, names)
    size = space.text(HILL_NAME.size)
    assert fit(names, HILL_NAME.face, size, width, size * 1.3).size == int(size)


def test_people_without_names_are_only_as_high_as_a_finger() -> None:
    space = SPACES["phone landscape"]
    assert hill_size(space, 1, "") == (space.minimum_touch, space.minimum_touch)


def painted(latest: bool, **more: Any) -> Image.Image:
    """A picture of an evening on a tablet."""
    space, evening = SPACES["tablet"], HungEvening(**{"day": "", "facts": ""} | more)
    look = EveningOnALine(evening, latest, space)
    height = all_hung(space, len(evening.photographs), latest).height
    return look.paint(round(space.width), round(height), StageArt()).convert("RGB")


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


def test_an_older_evening_and_an_empty_page_have_lanterns() -> None:
    space = SPACES["tablet"]
    evening = HungEvening("Saturday", "1 game", photographs=(Photograph("Whale"),))
    assert len(EveningOnALine(evening, False, space).flames(420, 300)) == 2
    assert NothingHung("Nothing yet", space).lamps(1280, 720)


@pytest.mark.parametrize("scale", [1, 1.5])
@pytest.mark.parametrize("window", SPACES)
def test_photographs_of_all_games_fill_the_page_before_the_first_evening(
    window: str, scale: float
) -> None:
    space = with_modest_text(SPACES[window]._replace(text_scale=scale))
    games = tuple(Photograph(game_title(one), cover=game_intro(one).cover) for one in game_ids())
    width, height = round(space.width), round(space.height * 0.86)
    told = "You haven’t finished a game here yet. This page will tell the story of every evening."
    look = NothingHung(told, space, games)
    hooks = look.hooks(width, height)
    assert hooks.each >= OLDER_PHOTO.dp * space.unit * MIN_OLDER
    assert len(games) % hooks.a_line != 1, "none hangs alone"
    alpha = look.paint(width, height, StageArt()).getchannel("A")
    lowest = alpha.getbbox()
    assert lowest
    assert height * (0.6 if space.wide else 0.8) < lowest[3] <= height
    size = hooks.space.text(CAPTION.size)
    for game in games:
        written = fit(game.caption, CAPTION.face, size, hooks.each * CAPTION_WIDTH,
                      size * hooks.captions)  # fmt: skip
        assert written.size >= int(size), "all captions have letters of one size"


def test_a_window_without_room_has_no_photographs() -> None:
    space = SPACES["tablet"]
    look = NothingHung("Nothing yet", space, (Photograph("Whale"),) * 5)
    assert not look.hooks(space.width, space.height / 6).each
    size = round(space.width), round(space.height / 6)
    assert look.paint(*size, StageArt()).size == size
