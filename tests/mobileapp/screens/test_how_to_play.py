"""Tests of the pages of *How to play*: tables as cards, and room on small windows."""

from typing import Any

import pytest
from kivy.core.window import Window
from kivy.metrics import dp

from engine.registry import game_ids
from mobileapp.games.ui import game_ui
from mobileapp.languages import offered_languages
from mobileapp.languages.translation import tr
from mobileapp.theme import theme
from mobileapp.widgets.demo import FRAME
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver

LYING_PHONE = (740, 360)
UPRIGHT_PHONE = (412, 915)
LEAST_LETTERS = 11.5
"""The least size of letters in a table, in dp."""


def open_page(driver: Driver, game: str, number: int) -> Any:
    """Open a page, and wait until all of its text is there."""
    driver.app.go("how_to_play", game=game)
    book = driver.app.screens.current_screen
    while book.page < number:
        driver.wait(0.3)
        book.turn(1)
    driver.wait(1)
    (view,) = book.ids.view.children
    return view


def _cells(card: Any) -> tuple[Any, ...]:
    """What is written and drawn on a card, in the order of its row."""
    found: list[Any] = []
    for cell in reversed(card.children):
        if type(cell).__name__ == "CardTexts":
            found += (text.text for text in reversed(cell.children))
        elif type(cell).__name__ == "DrawnCell":
            found.append(tuple(drawn.look for drawn in reversed(cell.children)))
        else:
            found.append(cell.text)
    return tuple(found)


def test_a_table_has_a_card_for_each_row_in_its_order(start: Start) -> None:
    driver = start()
    for game in game_ids():
        for number, page in enumerate(game_ui(game).how_to_play):
            if page.table:
                open_page(driver, game, number)
                heads, *rows = page.table
                cards = sorted(driver.find("OutcomeCard"), key=lambda card: -card.top)
                assert [_cells(card) for card in cards] == rows
                shown = [widget.text for widget in driver.find("CardText")]
                stacked = driver.find("CardTexts")
                below = bool(stacked) or cards[0].orientation == "vertical"
                for head in filter(None, heads):
                    assert shown.count(head) == (not below), "heads stand once, above columns"
                driver.app.home()


def test_paragraphs_stand_above_the_table_in_their_order(start: Start) -> None:
    driver = start()
    view = open_page(driver, "clouds", 1)
    page = game_ui("clouds").how_to_play[1]
    paragraphs = sorted(driver.find("Paragraph"), key=lambda one: -one.top)
    assert [one.text for one in paragraphs] == [tr._(one) for one in page.paragraphs]
    assert all(one.y >= driver.one("TableCards").top for one in paragraphs)
    assert view.title == page.title


@pytest.mark.parametrize("language", offered_languages())
def test_no_word_of_a_narrow_column_is_broken_or_tiny(start: Start, language: str) -> None:
    """In an earlier version the Spanish “bien” was broken, as other columns had longer texts."""
    driver = start("phone")
    driver.app.storage.settings["language"] = language
    driver.app.apply_settings()
    for game, number in (("inkblots", 2), ("storyteller", 4)):
        open_page(driver, game, number)
        for text in filter(lambda one: one.text, driver.find("CardText")):
            assert text.font_size >= dp(LEAST_LETTERS), text.text
            if " " not in text.text:
                assert text.texture_size[1] < 2 * text.font_size, text.text
        driver.app.home()


@pytest.mark.parametrize(("game", "number"), [("inkblots", 2), ("telepathy", 6)])
def test_on_a_phone_a_scene_stands_above_a_short_table_only(
    start: Start, game: str, number: int
) -> None:
    driver = start("phone")
    view = open_page(driver, game, number)
    assert view.illustrated is (game == "inkblots")


def test_the_rules_have_most_of_a_phone_that_lies_on_its_side(start: Start) -> None:
    driver = start()
    Window.size = LYING_PHONE
    driver.pump(3)
    view = open_page(driver, "inkblots", 0)
    assert view.height > theme.window[1] * 0.65


@pytest.mark.parametrize("game", ["inkblots", "storyteller"])
def test_on_an_upright_phone_words_and_picture_share_all_of_the_page(
    start: Start, game: str
) -> None:
    """In an earlier version a third of the paper was blank, below small letters."""
    driver = start("phone")
    Window.size = UPRIGHT_PHONE
    driver.pump(3)
    view = open_page(driver, game, 0)
    words, scroll = view.ids.words, view.ids.scroll
    used = words.minimum_height / scroll.height
    assert 0.75 < used <= 1, "it fills the paper, and need not be scrolled"


def test_with_large_text_the_words_have_more_of_the_width_than_the_picture(start: Start) -> None:
    driver = start("phone-landscape")
    driver.app.storage.settings["text_scale"] = 1.5
    driver.app.apply_settings()
    page = open_page(driver, "telepathy", 1)
    assert page.ids.sheet.width > 1.2 * page.ids.demo.width > 0


def test_the_whole_clue_of_the_film_is_in_sight(start: Start) -> None:
    driver = start()
    open_page(driver, "storyteller", 0)
    driver.until(lambda: any(one.text for one in driver.find("WrappingInput")), 20)
    (field,) = driver.find("WrappingInput")
    driver.wait(0.5)
    assert field.text == "I slept through my stop"
    assert field.scroll_y == 0, "the first line is scrolled away"


@pytest.mark.parametrize("size", ["tablet", "portrait", "phone"])
def test_beside_a_picture_the_sheet_is_as_high_as_its_words(start: Start, size: str) -> None:
    """So a picture has the room that few words leave in a high window; all have one frame."""
    driver = start(size)
    view = open_page(driver, "clouds", 6)
    assert view.pictured
    sheet, frame = view.ids.sheet, view.ids.print
    least = view.height * (0.6 if theme.wide else 0.3)
    needed = view.ids.words.minimum_height + 2 * sheet.padding[1]
    assert sheet.height == pytest.approx(max(needed, least), abs=1)
    assert sheet.top == pytest.approx(view.top if theme.wide else frame.y - view.spacing, abs=1)
    assert frame.top == pytest.approx(view.top, abs=1)
    assert view.ids.picture.width == pytest.approx(frame.width - 2 * dp(FRAME))
