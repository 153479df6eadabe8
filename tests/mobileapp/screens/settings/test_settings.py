"""Tests that settings take effect at once and are saved, and that all data can be restored."""

from pathlib import Path

import pytest

from engine.core import Handoff
from engine.make_setup import make_setup
from engine.packs import Supply
from engine.registry import find_game
from engine.setup import Player
from mobileapp import __version__
from mobileapp.languages import offered_languages
from mobileapp.languages.translation import tr
from mobileapp.match.draft import recall
from mobileapp.screens.settings.page import RING_SHAPE
from mobileapp.storage.settings import SettingKey
from mobileapp.theme import theme
from mobileapp.widgets.lettering import PLAIN, text_width
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver

ROOT = Path(__file__).parents[4]


def open_settings(driver: Driver) -> None:
    driver.app.go("settings")
    driver.wait(0.3)


def tap_row(driver: Driver, kind: str, title: str) -> None:
    """Scroll to a row, or to a button, and tap it."""
    row = driver.one(kind, **{"text" if kind == "ChoiceButton" else "title": title})
    driver.one("PageScroll").scroll_to(row, animate=False)
    driver.pump(3)
    driver.tap(row)


@pytest.mark.parametrize(
    ("machine", "spoken"),
    [("pl_PL.UTF-8", "pl"), ("de-AT:en", "de"), ("tlh", "en"), ("C.UTF-8", "en")],
)
def test_the_first_start_speaks_the_language_of_the_machine(
    start: Start, monkeypatch: pytest.MonkeyPatch, machine: str, spoken: str
) -> None:
    monkeypatch.setenv("LANGUAGE", machine)
    driver = start()
    assert tr.language == spoken
    open_settings(driver)
    driver.tap("English")
    start()
    assert tr.language == "en"


def test_every_offered_language_can_be_chosen(start: Start) -> None:
    driver = start()
    open_settings(driver)
    for language in offered_languages().values():
        driver.tap(language.name)
        assert tr.language == language.id


@pytest.mark.parametrize(
    ("title", "key", "default"),
    [
        ("High contrast", "high_contrast", False),
        ("Reduce motion", "reduce_motion", False),
        ("Vibration", "vibration", True),
        ("Sound", "sound", True),
        ("Glow", "glow", True),
    ],
)
def test_a_switch_acts_at_once_and_is_remembered(
    start: Start, title: str, key: str, default: bool
) -> None:
    driver = start()
    open_settings(driver)
    owner = driver.app.device if key in ("vibration", "sound", "glow") else theme
    assert getattr(owner, key) is default

    tap_row(driver, "SwitchRow", title)
    assert getattr(owner, key) is not default
    assert driver.one("SwitchRow", title=title).active is not default

    driver = start()
    owner = driver.app.device if key in ("vibration", "sound", "glow") else theme
    assert getattr(owner, key) is not default


def test_a_larger_text_size_acts_at_once_and_is_saved(start: Start) -> None:
    driver = start()
    open_settings(driver)
    sample = driver.one("BodyText", text="It looks like a whale, or like a teapot.")
    before = sample.font_size
    driver.tap("Very large")
    assert theme.text_scale == 1.5
    assert sample.font_size == pytest.approx(1.5 * before)
    assert start().app.storage.settings["text_scale"] == 1.5
    assert theme.text_scale == 1.5


def test_the_language_changes_while_the_page_is_open(start: Start) -> None:
    driver = start()
    open_settings(driver)
    driver.tap("Deutsch")
    assert driver.says("Einstellungen")
    assert driver.says("Wolken: ")
    driver.tap("Polski")
    assert driver.says("Ustawienia")
    assert driver.says("Chmury: ")
    start()
    assert tr.language == "pl"


def test_the_usual_time_of_clouds_is_changed_and_saved(start: Start) -> None:
    driver = start()
    open_settings(driver)
    tap_row(driver, "ChoiceButton", "3 minutes")
    assert driver.one("ChoiceButton", text="3 minutes").chosen
    assert not driver.one("ChoiceButton", text="2 minutes").chosen
    storage = start().app.storage
    assert recall("clouds", storage).options["seconds"] == 180


def test_reset_asks_first_and_leaves_people_alone(start: Start) -> None:
    driver = start()
    driver.app.storage.roster.remember("Ana", "coral", "sun", 1.0)
    open_settings(driver)
    driver.tap("Large")
    tap_row(driver, "ChoiceButton", "1 minute")
    tap_row(driver, "LinkRow", "Reset all settings")
    driver.tap("Cancel")
    assert theme.text_scale == 1.25

    tap_row(driver, "LinkRow", "Reset all settings")
    driver.tap("Reset")
    assert theme.text_scale == 1.0
    assert driver.one("ChoiceButton", text="2 minutes").chosen
    assert recall("clouds", driver.app.storage).options["seconds"] == 120
    assert [player.name for player in driver.app.storage.roster.all()] == ["Ana"]


def test_all_data_is_exported_to_one_file_and_restored(start: Start, tmp_path: Path) -> None:
    driver = start()
    app = driver.app
    app.device.downloads = tmp_path / "downloads"
    app.storage.roster.remember("Ana", "coral", "sun", 1.0)
    app.library.make_words("Ours", [f"Word {n}" for n in range(12)], ["clouds"], "en")
    open_settings(driver)
    tap_row(driver, "SwitchRow", "Sound")
    tap_row(driver, "EnvelopeButton", "Export everything")
    (file,) = app.device.downloads.iterdir()
    assert file.name == "seeing-things-2027-01-15.zip"
    assert driver.says(str(file))
    driver.tap("OK")

    tap_row(driver, "SwitchRow", "Sound")
    app.storage.roster.forget(app.storage.roster.find("Ana").id)
    app.library.delete("ours")
    tap_row(driver, "EnvelopeButton", "Restore everything")
    driver.tap(file.name)
    driver.tap("Cancel")
    assert app.storage.roster.all() == []

    tap_row(driver, "EnvelopeButton", "Restore everything")
    driver.tap(file.name)
    driver.tap("Restore")
    assert driver.says("Everything is back")
    assert [player.name for player in app.storage.roster.all()] == ["Ana"]
    assert app.library.find("ours").title == "Ours"
    assert not app.device.sound
    assert not driver.one("SwitchRow", title="Sound").active


def test_a_foreign_file_is_refused_and_changes_nothing(start: Start, tmp_path: Path) -> None:
    driver = start()
    driver.app.device.downloads = tmp_path / "downloads"
    driver.app.device.downloads.mkdir()
    (driver.app.device.downloads / "letter.zip").write_bytes(b"Dear Ana")
    driver.app.storage.roster.remember("Ana", "coral", "sun", 1.0)
    open_settings(driver)
    tap_row(driver, "EnvelopeButton", "Restore everything")
    driver.tap("letter.zip")
    driver.tap("Restore")
    assert driver.says("“letter.zip” isn’t a zip file that can be read.")
    assert [player.name for player in driver.app.storage.roster.all()] == ["Ana"]


def test_a_file_can_be_named_by_typing(start: Start, tmp_path: Path) -> None:
    driver = start()
    driver.app.device.downloads = tmp_path / "nowhere"
    open_settings(driver)
    tap_row(driver, "EnvelopeButton", "Restore everything")
    field = driver.one("TextField")
    field.text = str(tmp_path / "missing.zip")
    driver.tap("Use this file")
    assert field.wrong
    (tmp_path / "missing.zip").write_bytes(b"")
    driver.tap("Use this file")
    assert driver.says("Restore everything?")


def test_settings_opened_during_a_match_lead_back_to_its_hand_off(start: Start) -> None:
    driver = start()
    app = driver.app
    game = find_game("storyteller")
    people = [Player(name) for name in ("Ana", "Ben", "Cleo")]
    app.match_flow.start(
        make_setup(game, people, 7, supply=Supply(app.library.for_game("storyteller", "en")))
    )
    driver.wait(0.3)
    driver.back()
    driver.tap("Settings")
    assert driver.one("EnvelopeButton", title="Restore everything").disabled
    tap_row(driver, "SwitchRow", "Reduce motion")
    driver.back()
    assert app.screens.current == "match"
    assert isinstance(app.session.current, Handoff)
    assert theme.reduce_motion


def test_about_tells_version_privacy_and_every_licence(start: Start) -> None:
    driver = start()
    open_settings(driver)
    tap_row(driver, "LinkRow", "About Seeing Things")
    assert driver.says(f"Version {__version__}")
    assert driver.says("Nothing leaves this tablet.")
    shown = "\n".join(driver.texts()).lower().replace(" ", "")
    for line in (ROOT / "requirements.txt").read_text().splitlines():
        name = line.partition("==")[0]
        if name not in ("", "kivymd") and not name.startswith("#"):  # KivyMD is for tools only
            assert name in shown
    for licence in (ROOT / "assets" / "fonts").glob("OFL-*.txt"):
        assert licence.stem.removeprefix("OFL-").lower() in shown
    assert "harfbuzz" in shown  # a part of SDL's ttf, in no list of ours
    driver.back()
    assert driver.says("Settings")


def test_a_tablet_shows_the_whole_letter_at_once(start: Start) -> None:
    driver = start("tablet")
    open_settings(driver)
    scroll = driver.one("PageScroll")
    letter, _slip = scroll.papers
    assert letter.to_window(0, letter.y)[1] >= scroll.y


@pytest.mark.parametrize("size", ["tablet", "portrait", "phone", "phone-landscape"])
@pytest.mark.parametrize("scale", [1, 1.5])
def test_the_ring_goes_round_the_letters_of_a_text_size_above_its_name(
    start: Start, size: str, scale: float
) -> None:
    driver = start(size)
    open_settings(driver)
    driver.app.storage.settings[SettingKey.TEXT_SCALE] = scale
    driver.app.apply_settings()
    driver.wait(0.5)
    sizes = driver.find("LetterSize")
    assert len({one.children[0].font_size for one in sizes}) == 1
    for one in sizes:
        name, letters = one.children[0], one.ids.letters
        wide = text_width(name.text, name.font_size, PLAIN)
        assert wide <= one.width, "the name is cut"
        assert name.top <= letters.y, "the ring around the letters cuts their name"
        written = text_width(letters.text, letters.font_size)
        assert written < min(letters.height * RING_SHAPE, one.width) * 0.8
