"""Tests that pages of widgets and pages that are scenes have the same controls."""

import pytest
from kivy.utils import get_color_from_hex

from mobileapp.box.looks import PaperButton
from mobileapp.stage import colours
from mobileapp.stage.commands import Command
from mobileapp.stage.geometry import Rect
from mobileapp.stage.looks import BackIcon, Button, RoundIcon, Words
from mobileapp.stage.paginator import paginator
from mobileapp.stage.scene import Scene
from mobileapp.theme import theme
from mobileapp.widgets.buttons import PrimaryButton, SecondaryButton
from mobileapp.widgets.controls import GlyphIcon, measures, pill, pill_end, round_button, round_look
from mobileapp.widgets.stage_page import window_space
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver

SIZES = ("tablet", "portrait", "phone")
NONE = (0.0, 0.0, 0.0, 0.0)


def scene_of_options(driver: Driver) -> Scene:
    """The page with the options of a match, which is a scene."""
    driver.app.go("game", game="storyteller")
    driver.app.go("options")
    driver.wait(0.5)
    scene: Scene = driver.app.screens.current_screen.stage.scene
    driver.app.home()
    return scene


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_the_bar_of_a_page_is_where_that_of_a_scene_is(
    start: Start, size: str, text_scale: float
) -> None:
    driver = start(size)
    driver.app.storage.settings["text_scale"] = text_scale
    driver.app.apply_settings()
    pieces = scene_of_options(driver).pieces
    driver.app.go("packs")
    driver.wait(0.5)
    back, title = driver.one("IconButton", icon="arrow-left"), driver.one("PageTitle")
    assert (*back.pos, *back.size) == pytest.approx(pieces["back"].rect)
    assert (title.x, title.y, title.height) == pytest.approx(
        (pieces["title"].rect.x, pieces["title"].rect.y, pieces["title"].rect.h)
    )
    written = pieces["title"].look
    assert isinstance(written, Words)
    assert title.look == Words("Packs", written.size, align="left")


@pytest.mark.parametrize("size", SIZES)
def test_pages_are_turned_with_the_keys_of_scenes(start: Start, size: str) -> None:
    driver = start(size)
    driver.app.go("pack", pack="story-dusk")
    page = driver.app.screens.current_screen
    driver.wait(0.5)
    page.touch_item(4)
    driver.wait(0.5)
    twin, space = driver.one("Paginator"), window_space()
    pieces = paginator(space, Rect(*twin.pos, *twin.size), 4, twin.count, Command.LEAF)
    for key, icon in (("before", "chevron-left"), ("after", "chevron-right")):
        shown = driver.one("PageKey", icon=icon)
        assert (*shown.pos, *shown.size) == pytest.approx(pieces[key].rect, abs=6)
        assert round_look(icon, paper=False) == pieces[key].look


@pytest.mark.parametrize("size", SIZES)
def test_the_evening_has_the_same_bar_in_line_with_the_margin(start: Start, size: str) -> None:
    driver = start(size)
    options = scene_of_options(driver).pieces
    driver.app.go("tonight")
    driver.wait(0.5)
    evening = driver.app.screens.current_screen.stage.scene.pieces
    assert evening["back"].rect == options["back"].rect
    assert evening["title"].rect[:2] == options["title"].rect[:2]
    assert evening["title"].look.size == options["title"].look.size
    assert evening["back"].rect.x == pytest.approx(theme.pad)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_the_golden_pill_is_as_large_as_that_of_a_scene(
    start: Start, size: str, text_scale: float
) -> None:
    driver = start(size)
    driver.app.storage.settings["text_scale"] = text_scale
    driver.app.apply_settings()
    pieces = scene_of_options(driver).pieces
    golden, other = PrimaryButton(text="Go"), SecondaryButton(text="Go")
    start_button = pieces["start"].look
    assert isinstance(start_button, Button)
    assert golden.letters == start_button.size
    assert golden.height >= pieces["start"].rect.h == measures.pill
    assert other.letters < golden.letters


def test_pills_have_the_colours_of_scenes(start: Start) -> None:
    start()
    golden, quiet = PrimaryButton(text="Go"), SecondaryButton(text="Go")
    on_paper = SecondaryButton(text="Go", paper=True)
    for button, fill, ink, edge in (
        (golden, colours.GOLD, colours.INK, ""),
        (quiet, colours.NIGHT, colours.CREAM, colours.MIST),
        (on_paper, colours.PAPER, colours.INK, colours.INK),
    ):
        assert button.fill == get_color_from_hex(fill)
        assert button.ink == get_color_from_hex(ink)
        assert tuple(button.edge) == (tuple(get_color_from_hex(edge)) if edge else NONE)


@pytest.mark.parametrize("look", [Button(" ", 20), Button(" ", 20, quiet=True)])
def test_the_body_of_a_pill_is_painted_like_that_of_a_scene(start: Start, look: Button) -> None:
    driver = start()
    fill = get_color_from_hex(colours.NIGHT if look.quiet else colours.GOLD)
    edge = get_color_from_hex(colours.MIST) if look.quiet else list(NONE)
    texture = pill(76, fill, edge)
    assert texture is not None
    width, height = texture.size
    painted = look.paint(width - 4, height - 4, driver.app)
    assert (painted.width, painted.height) == (width, height)
    assert texture.pixels == painted.tobytes()


def test_a_pill_without_a_body_has_no_texture() -> None:
    assert pill(76, [1, 1, 1, 0], [0, 0, 0, 0]) is None
    assert pill(0, [1, 1, 1, 1], [0, 0, 0, 0]) is None
    assert pill_end(76) == 2 + 38 + 1


def test_round_buttons_are_those_of_the_table_where_it_has_them(start: Start) -> None:
    start()
    assert round_look("arrow-left", paper=False) == BackIcon()
    assert round_look("close", paper=False) == RoundIcon("cross")
    assert round_look("close", paper=True) == RoundIcon("cross", colours.INK, colours.PAPER)
    assert round_look("dots-vertical", paper=False) == GlyphIcon("dots-vertical")
    assert round_button("dots-vertical", 60, paper=False) is not None
    assert round_button("", 60, paper=False) is None
    assert round_button("close", 0, paper=False) is None


def test_a_choice_on_the_paper_of_a_scene_has_the_rim_of_a_pill_on_paper(start: Start) -> None:
    driver = start()
    texture = pill(60, get_color_from_hex(colours.PAPER), get_color_from_hex(colours.INK))
    assert texture is not None
    look = PaperButton(" ", 20, quiet=True)
    painted = look.paint(texture.width - 4, texture.height - 4, driver.app)
    assert texture.pixels == painted.tobytes()
