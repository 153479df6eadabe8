"""Tests of how widgets look: restored colours, texts that fit, and pages that follow settings."""

from collections.abc import Iterator
from functools import partial

import pytest
from kivy.core.text import Label
from kivy.uix.widget import Widget

from mobileapp.theme import theme
from mobileapp.widgets.buttons import DangerButton, PrimaryButton, SecondaryButton, TextButton
from mobileapp.widgets.lettering import DISPLAY, MIN_SHRUNK, fit_names, fit_words, icon_width
from mobileapp.widgets.rows import ChoiceButton
from tests.harness.page_hands import PageHands
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver


@pytest.mark.parametrize("kind", [PrimaryButton, SecondaryButton, DangerButton, ChoiceButton])
@pytest.mark.parametrize("paper", [False, True])
def test_a_button_gets_its_colours_back(start: Start, kind: type[TextButton], paper: bool) -> None:
    start()
    button = kind(text="Leave", paper=paper)
    usual = [*button.fill, *button.ink]
    button.disabled = True
    assert [*button.fill, *button.ink] != usual
    button.disabled = False
    assert [*button.fill, *button.ink] == usual


def test_a_secondary_button_on_paper_can_be_read_while_it_cannot_be_pressed(start: Start) -> None:
    start()
    button = SecondaryButton(text="Leave", paper=True)
    button.disabled = True
    assert button.ink == theme.ink_soft
    assert button.fill == theme.paper


def test_names_are_squeezed_but_not_too_far(start: Start) -> None:
    start()
    assert fit_names(["Jo"], size=40, width=200, height=50) == 40
    assert 40 * MIN_SHRUNK < fit_names(["Maximiliane"], size=40, width=180, height=50) < 40
    assert fit_names(["Wilhelmina von Ehrenfels"], 40, width=50, height=50) == 40 * MIN_SHRUNK
    assert fit_names([""], size=40, width=100, height=50) == 40


def test_names_are_measured_in_their_own_letters_and_break_rather_than_shrink() -> None:
    size = fit_names(["Friederike", "Jo"], size=34, width=150, height=40)
    label = Label(font_size=size, font_name=DISPLAY)
    assert label.get_extents("Friederike")[0] <= 150
    size = fit_names(["Anna Maria Müller"], size=40, width=200, height=100)
    label = Label(font_size=size, font_name=DISPLAY)
    assert label.get_extents("Anna Maria Müller")[0] > 200
    assert max(label.get_extents(word)[0] for word in ("Anna Maria", "Müller")) <= 200


def test_letters_shrink_until_the_longest_word_fits(start: Start) -> None:
    start()
    text = "Pass the tablet to Maximiliane-Theodora"
    assert fit_words(text, size=40, width=2000) == 40
    assert 15 < fit_words(text, size=40, width=250) < 30
    assert fit_words("", size=40, width=0) == 1


def looks(driver: Driver) -> list[tuple[str, ...]]:
    """The class, text, colours and font size of each widget on the current page."""
    return [
        (type(widget).__name__, getattr(widget, "text", ""), *_details(widget))
        for widget in driver.app.screens.current_screen.walk()
    ]


def _details(widget: Widget) -> Iterator[str]:
    for name in ("color", "fill", "fade", "ink", "edge", "font_size"):
        match getattr(widget, name, None):
            case list(colour):
                yield " ".join([name, *(f"{part:.2f}" for part in colour)])
            case int(size) | float(size):
                yield f"{name} {size:.1f}"


PAGES = ("home", "settings", "packs", "evenings", "game", "players")


def looks_of_pages(driver: Driver) -> dict[str, list[tuple[str, ...]]]:
    """Open each page of `PAGES`, and return the result of `looks` by page."""
    found = {}
    driver.use_own_memories()  # Home says the same from the first frame: there are none yet
    for page in PAGES:
        if page == "home":
            driver.app.home()
        else:
            driver.app.go("game", game="telepathy")
            driver.app.go(page, **{"game": "telepathy"} if page == "game" else {})
        if page == "game":
            # The film comes in an idle moment, if there is room for it.
            driver.until(lambda: not driver.app.idle_tasks.pending)
        driver.wait(0.7)
        found[page] = looks(driver)
    return found


@pytest.mark.usefixtures("made_ahead")
@pytest.mark.parametrize(
    ("setting", "value"), [("high_contrast", True), ("text_scale", 1.5)], ids=["contrast", "text"]
)
def test_existing_pages_follow_the_settings(start: Start, setting: str, value: object) -> None:
    driver = start()
    looks_of_pages(driver)
    driver.app.storage.settings[setting] = value
    driver.app.apply_settings()
    followed = looks_of_pages(driver)
    assert looks_of_pages(start()) == followed


@pytest.mark.parametrize("page", ["game", "players"])
def test_pages_look_as_before_once_high_contrast_is_over(start: Start, page: str) -> None:
    """A colour that a page gives to a text or a scroll view is not lost to its usual colour."""
    driver = start()
    hands = PageHands(driver)
    if page == "game":
        hands.choose("Telepathy")
        driver.until(partial(driver.find, "Demo"))  # it comes in an idle moment
    else:
        hands.choose_players("Telepathy", "Ada", "Ben", "Cleo", "Dan")
        hands.shelve()
    driver.wait(0.7)
    before = looks(driver)
    for on in (True, False):
        driver.app.storage.settings["high_contrast"] = on
        driver.app.apply_settings()
        driver.pump(2)
    assert looks(driver) == before


def test_icon_and_text_stand_in_the_middle_of_a_button_as_a_pair() -> None:
    before = icon_width("check", side=30, room=300, text=170)
    assert before - 30 == pytest.approx((300 - 30 - 170) / 2)
    assert icon_width("check", side=30, room=150, text=170) == 30, "there is nothing to share"
    assert icon_width("", side=30, room=300, text=170) == 0
