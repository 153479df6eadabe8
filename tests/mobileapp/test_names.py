"""Tests that every page shows names of any script in real letters, never as empty boxes."""

import pytest
from kivy.core.text import Label as Letters
from kivy.uix.label import Label

from mobileapp.stage.lettering import knows
from mobileapp.widgets.lettering import FILES, legible
from tests.mobileapp.conftest import Start

NAMES = ("שרה", "Ana 🦊", "さくら", "Жанна", "Łucja")


def _pixels(face: str, text: str) -> bytes:
    label = Letters(text=text, font_name=face, font_size=40)
    label.refresh()
    return bytes(label.texture.pixels)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("face", ["Text", "Display"])
def test_the_fallback_font_is_used_if_a_font_lacks_a_letter(face: str, name: str) -> None:
    chosen = legible(name, face)
    assert chosen == (face if name in ("Жанна", "Łucja") else "Fallback")
    for letter in name.replace(" ", ""):
        assert _pixels(chosen, letter) != _pixels(chosen, "\ufff0")


def test_every_face_has_the_common_letters() -> None:
    usual = [chr(code) for code in (*range(0x20, 0x7F), *range(0xA0, 0x149), *range(0x14A, 0x17F))]
    usual += list("–—‘’“”„…•")
    for file in FILES.values():
        assert [letter for letter in usual if not knows(str(file), letter)] == []


def test_no_page_shows_boxes_for_a_name(start: Start) -> None:
    driver = start()
    for seat, name in enumerate(NAMES):
        driver.app.storage.roster.remember(name, "coral", "acorn", float(seat))
    driver.app.go("game", game="storyteller")
    driver.wait(0.2)
    driver.app.go("players")
    page = driver.app.screens.current_screen
    for name in NAMES[:3]:
        page.add(name)
    driver.wait(0.5)
    _assert_legible(driver.find(Label))
    page.edit_player(0)
    driver.wait(0.4)
    _assert_legible(driver.find(Label))
    driver.back()
    page.start()
    driver.app.match_flow.leave()
    driver.wait(0.5)
    _assert_legible(driver.find(Label))
    assert driver.says(NAMES[0])


def _assert_legible(labels: list[Label]) -> None:
    shown = [label for label in labels if any(name in label.text for name in NAMES[:3])]
    assert shown
    for label in shown:
        assert label.font_name == "Fallback", label.text
