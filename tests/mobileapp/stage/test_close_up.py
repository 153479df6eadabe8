"""Tests of close-ups: pages of *How to play* show only what they speak of."""

import pytest

from engine.registry import game_ids
from mobileapp.games.how_to_play import Page
from mobileapp.games.ui import game_ui
from mobileapp.stage.close_up import FAR, HEADLINES, close_up
from mobileapp.stage.geometry import hull
from mobileapp.stage.looks import Button
from mobileapp.stage.space import Space
from mobileapp.widgets.demo import TABLE

SPACE = Space(float(TABLE[0]), float(TABLE[1]))
SQUARE, BROAD = 1.0, 1.6
PAGES = [(game, page) for game in game_ids() for page in game_ui(game).how_to_play if page.demo]
IDS = [f"{game}: {page.title}" for game, page in PAGES]


@pytest.mark.parametrize("aspect", [SQUARE, BROAD])
@pytest.mark.parametrize(("game", "page"), PAGES, ids=IDS)
def test_a_page_shows_what_it_speaks_of_and_nothing_to_press(
    game: str, page: Page, aspect: float
) -> None:
    assert page.demo is not None
    shown, area = close_up(page.demo(SPACE), SPACE.area, page.focus, aspect)
    assert SPACE.area.contains(area)
    keys = {key for step in shown for key in step.scene.pieces}
    named = {part for key in keys for part in (key, key.partition(":")[0])}
    assert named.issuperset(page.focus)
    assert not any(FAR in key or key in HEADLINES for key in keys)
    assert not any(step.scene.curtain or step.scene.shade for step in shown)
    assert all(step.scene.pieces for step in shown)
    looks = [piece.look for step in shown for piece in step.scene.pieces.values()]
    assert not any(isinstance(look, Button) for look in looks)


def test_a_close_up_has_the_shape_that_is_asked_for_if_the_table_reaches() -> None:
    page = game_ui("clouds").how_to_play[0]
    assert page.demo is not None
    reveal = page.demo(SPACE)
    for aspect in (SQUARE, BROAD):
        shown, area = close_up(reveal, SPACE.area, page.focus, aspect)
        assert area.w / area.h == pytest.approx(aspect, rel=0.05) or area.w == SPACE.width
        clouds = [p.rect for k, p in shown[0].scene.pieces.items() if k.startswith("cloud:")]
        assert area.contains(hull(clouds))


def test_the_first_film_of_inkblots_has_words_and_blots_in_every_step() -> None:
    """In an earlier version its text told of words, and on upright windows none was in sight."""
    page = game_ui("inkblots").how_to_play[0]
    assert page.demo is not None
    shown, _area = close_up(page.demo(SPACE), SPACE.area, page.focus, BROAD)
    for step in shown:
        kinds = {key.partition(":")[0] for key in step.scene.pieces}
        assert "blot" in kinds
        assert kinds & {"word", "my-word", "answer"}


def test_the_round_of_storyteller_begins_with_the_clue() -> None:
    page = game_ui("storyteller").how_to_play[1]
    assert page.demo is not None
    first = page.demo(SPACE)[0].scene
    assert first.curtain is None
    assert "clue" in first.pieces


def test_without_a_focus_the_whole_table_is_shown() -> None:
    page = next(page for page in game_ui("telepathy").how_to_play if page.table)
    assert page.demo is not None
    assert close_up(page.demo(SPACE), SPACE.area, (), SQUARE).area == SPACE.area
