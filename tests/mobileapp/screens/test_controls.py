"""Tests that the pages around packs and settings offer exactly these controls, at every size.

Whoever changes how a page looks finds out here if it has lost something that people could do.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.modalview import ModalView
from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget
from PIL import Image

from mobileapp.packs.own_blots import NewBlot
from mobileapp.screens.about import MADE_WITH
from mobileapp.theme import theme
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.support.sample_packs import paint

SIZES = ("tablet", "portrait", "phone")
BACK, MENU = "arrow-left", "dots-vertical"
LANGUAGES = {
    "Deutsch",
    "English",
    "Español",
    "Français",
    "Italiano",
    "Nederlands",
    "Polski",
    "Português (Brasil)",
    "Українська",
}
SETTINGS = {
    *LANGUAGES, "Small", "Normal", "Large", "Very large",
    "1 minute", "1½ minutes", "2 minutes", "3 minutes",
    "Sound", "Background sound", "Voice", "Vibration", "Glow", "High contrast", "Reduce motion",
    "Export everything", "Restore everything", "Reset all settings", "About Seeing Things", BACK,
}  # fmt: skip
PACKS = {
    "inkblots", "story-dawn", "story-dusk", "story-midnight",
    "clouds-en", "clouds-children-en", "inkblots-en", "inkblots-children-en",
    "de", "es", "fr", "it", "nl", "pl", "pt-BR", "uk",
    "Make a pack", "Ink your own blots", "Import", BACK,
}  # fmt: skip
MAKE_WORDS = {
    "Name of the pack", "One word on each line", "Words", "Photos", "Clouds", "Inkblots",
    *LANGUAGES, "Make it", BACK,
}  # fmt: skip
MAKE_PHOTOS = {
    "Name of the pack", "Words", "Photos", "Inkblots", "Storyteller", "Add photos", "Make it", BACK,
}  # fmt: skip
OWN_MENU = {"Rename", "Export", "Start over with this pack", "Delete this pack"}
ZOOM = {"chevron-left", "chevron-right", "Hide", BACK}
REPEATED = {"PhotoFrame", "ThumbCell"}
"""The controls of which a page has one for each word or picture."""
LABELS = ("text", "title", "pack_id", "language", "hint_text", "icon")
"""The properties of which the first one that is not empty names a control."""


def labels(driver: Driver) -> Counter[str]:
    """The names of all controls on the page, or on the sheet that lies on it."""
    sheets = [one for one in driver.widgets() if isinstance(one, ModalView)]
    within = sheets[-1] if sheets else driver.app.screens.current_screen
    return Counter(_label(control) for control in _controls(within))


def _controls(within: Widget) -> Iterator[Widget]:
    for widget in within.walk(restrict=True):
        shown = widget.width > 0 and widget.height > 0 and widget.opacity > 0
        if isinstance(widget, (ButtonBehavior, TextInput)) and shown:
            yield widget


def _label(control: Widget) -> str:
    if type(control).__name__ in ("PackOnShelf", "PackOnCounter"):
        return str(control.pack_id)
    names = (getattr(control, name, "") for name in LABELS)
    return str(next((name for name in names if name), type(control).__name__))


@pytest.fixture(params=SIZES)
def driver(start: Start, request: pytest.FixtureRequest) -> Driver:
    return start(request.param)


def own_words(driver: Driver) -> str:
    words = [f"Word {number}" for number in range(10)]
    return str(driver.app.library.make_words("Ours", words, ["clouds"], "en").id)


def own_photos(driver: Driver, folder: Path) -> str:
    photos = [paint(folder / f"{name}.png", colour=(90 * name, 9, 9)) for name in range(3)]
    return str(driver.app.library.make_pictures("Album", photos, ["storyteller"]).id)


def offered(driver: Driver, page: str, **arguments: str) -> set[str]:
    driver.app.go(page, **arguments)
    driver.wait(1)
    found = labels(driver)
    assert [name for name, count in found.items() if count > 1 and name not in REPEATED] == []
    return set(found)


def offered_by_menu(driver: Driver) -> set[str]:
    driver.tap(driver.one("IconButton", icon=MENU))
    found = set(labels(driver))
    driver.back()
    return found


def test_settings_and_about(driver: Driver) -> None:
    assert offered(driver, "settings") == SETTINGS
    assert offered(driver, "about") == {BACK}


@pytest.mark.parametrize("columns", [1, 2, 3])
def test_every_licence_stands_in_one_of_the_columns(start: Start, columns: int) -> None:
    driver = start()
    driver.app.go("about")
    page = driver.app.screens.current_screen
    shown = [page.licences(str, column, columns).split("\n") for column in range(columns)]
    assert [line.partition(" – ")[0] for one in shown for line in one] == [
        name for name, _ in MADE_WITH
    ]
    assert max(map(len, shown)) - min(map(len, shown)) < columns


def test_the_shelf(driver: Driver) -> None:
    assert offered(driver, "packs") == PACKS


@pytest.mark.parametrize("size", SIZES)
def test_the_shelf_with_own_packs_and_one_that_cannot_be_used(
    start: Start, tmp_path: Path, size: str
) -> None:
    broken = tmp_path / "packs" / "broken"
    broken.mkdir(parents=True)
    (broken / "pack.json").write_text("{")
    driver = start(size)
    own = own_words(driver)
    assert offered(driver, "packs") == PACKS | {own, "Delete this pack"}


def test_a_pack_of_words(driver: Driver) -> None:
    pack = own_words(driver)
    words = {f"Word {number}" for number in range(10)}
    assert words | {BACK, MENU, "PhotoFrame"} >= offered(driver, "pack", pack=pack) >= {BACK, MENU}
    assert offered_by_menu(driver) == OWN_MENU | {"Add words"}
    driver.tap(driver.one("WordCell", text="Word 1"))
    assert offered_by_menu(driver) == OWN_MENU | {"Add words", "Remove what is hidden"}
    driver.app.go("pack", pack="clouds-en")
    assert offered_by_menu(driver) == {"Export", "Start over with this pack"}


def test_a_pack_of_pictures(driver: Driver, tmp_path: Path) -> None:
    pack = own_photos(driver, tmp_path / "photos")
    assert offered(driver, "pack", pack=pack) >= {BACK, MENU}
    assert offered_by_menu(driver) == OWN_MENU | {"Add photos"}
    driver.tap(driver.one("ThumbCell", index=1))
    assert set(labels(driver)) == ZOOM


def test_the_pack_of_own_blots(driver: Driver) -> None:
    for colour in ("black", "white"):
        blot = NewBlot(Image.new("RGB", (80, 80), colour))
        pack = driver.app.library.add_blot("Our inkblots", blot).id
    assert offered(driver, "pack", pack=pack) >= {BACK, MENU}
    assert offered_by_menu(driver) == OWN_MENU - {"Rename"} | {"Ink your own blots"}
    driver.tap(driver.one("ThumbCell", index=1))
    assert set(labels(driver)) == ZOOM | {"Name this blot", "Delete this blot"}


@pytest.mark.parametrize(("kind", "controls"), [("words", MAKE_WORDS), ("pictures", MAKE_PHOTOS)])
def test_make_a_pack(driver: Driver, kind: str, controls: set[str]) -> None:
    assert offered(driver, "make_pack", kind=kind) == controls


def test_the_form_of_a_pack_has_most_of_a_phone_on_its_side(start: Start) -> None:
    driver = start("phone-landscape")
    driver.app.storage.settings["text_scale"] = 1.5
    driver.app.apply_settings()
    driver.app.go("make_pack")
    driver.wait(0.6)
    assert driver.one("PageScroll").height > theme.window[1] * 0.7
