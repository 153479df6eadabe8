"""Tests of the line on Home that offers to make pictures after a match.

It is shown once an evening, and never again after it was declined.
"""

from pathlib import Path

from mobileapp.screens.home.workshop_offer import OFFER_INTERVAL
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.support.sample_packs import picture_pack, write_pack

PHOTOS, BLOTS = "Play with your own photos", "Ink your own blots"
NOON = 1_800_000_000.0


def offers(driver: Driver, game: str, now: float = NOON) -> list[str]:
    """The texts of the offers on Home after a match of `game` has ended at the time `now`."""
    driver.app.now = lambda: now
    driver.app.match_flow.plan_workshop_offer(game)
    driver.app.home()
    driver.pump(2)
    return [line.text for line in driver.find("OfferLine")]


def test_offers_are_shown_once_an_evening(start: Start) -> None:
    driver = start()
    assert offers(driver, "clouds") == []
    assert offers(driver, "inkblots") == [BLOTS]
    assert offers(driver, "storyteller", NOON + 3600) == []
    assert offers(driver, "storyteller", NOON + OFFER_INTERVAL) == [PHOTOS]
    driver.app.home()
    driver.pump(6)
    assert driver.find("OfferLine"), "it stays until the next match"
    scroll = driver.app.screens.current_screen.ids.scroll
    assert scroll.viewport_size[1] <= scroll.height + 1, "the games are all in sight below it"


def test_a_declined_offer_is_never_shown_again(start: Start) -> None:
    driver = start("phone")
    assert offers(driver, "inkblots") == [BLOTS]
    driver.tap(driver.one("OfferLine").ids.decline)
    assert not driver.find("OfferLine")
    assert driver.app.screens.current == "home"
    driver = start()
    assert offers(driver, "inkblots", NOON + OFFER_INTERVAL) == []
    assert offers(driver, "storyteller", NOON + OFFER_INTERVAL) == [PHOTOS], "another offer"
    assert "workshops-declined" in {row["key"] for row in driver.app.storage.content()["setting"]}


def test_photos_are_picked_for_the_game_just_played(start: Start) -> None:
    driver = start()
    offers(driver, "storyteller")
    driver.tap(driver.one("OfferLine"))
    page = driver.app.screens.current_screen
    assert (page.name, page.kind, page.games) == ("make_pack", "pictures", {"storyteller"})
    driver.back()
    assert not driver.find("OfferLine"), "they have followed it"


def test_whoever_has_pictures_of_their_own_is_offered_nothing(start: Start, tmp_path: Path) -> None:
    driver = start()
    folder = write_pack(tmp_path / "packs" / "photos", picture_pack(games=["storyteller"]))
    assert folder.is_dir()
    assert offers(driver, "storyteller") == []
    assert offers(driver, "inkblots") == [BLOTS]
