"""Tests that the store listings have all texts and pictures, within the stores' limits."""

from pathlib import Path

import pytest
from PIL import Image

from mobileapp.languages import all_languages
from tools.apk.checks import version_code
from tools.apk.spec import read_spec
from tools.tour import store

LISTINGS = tuple(store.LANGUAGES)
PICTURED = [
    name for name, language in store.LANGUAGES.items() if all_languages()[language].complete
]
"""The store listings that need pictures: those in languages that are declared complete."""
LIMITS = {"title": 30, "short_description": 80, "full_description": 4000}
CHANGELOG = 500
OTHER_NAMES = ("dixit", "rorschach", "pareidolia", "telepathic")
MAX_BYTES = 1_450_000


def text_of(listing: str, name: str) -> str:
    return (store.LISTINGS / listing / f"{name}.txt").read_text("utf-8").strip()


@pytest.mark.parametrize("listing", LISTINGS)
@pytest.mark.parametrize("name", LIMITS)
def test_texts_are_there_and_short_enough(listing: str, name: str) -> None:
    assert 0 < len(text_of(listing, name)) <= LIMITS[name]


@pytest.mark.parametrize("listing", LISTINGS)
def test_what_is_new_is_told_under_the_number_of_the_package(listing: str) -> None:
    number = version_code(read_spec())
    assert 0 < len(text_of(listing, f"changelogs/{number}")) <= CHANGELOG


@pytest.mark.parametrize("listing", LISTINGS)
def test_only_our_own_names_are_used(listing: str) -> None:
    words = " ".join(text_of(listing, name) for name in LIMITS).casefold()
    assert not [name for name in OTHER_NAMES if name in words]


@pytest.mark.parametrize("listing", PICTURED)
@pytest.mark.parametrize(("size", "folder"), store.FOLDERS.items())
def test_pictures_are_there_in_their_size(listing: str, size: str, folder: str) -> None:
    pictures = sorted((store.LISTINGS / listing / "images" / folder).glob("*.jpg"))
    assert [path.stem for path in pictures] == [str(n + 1) for n in range(store.MAX_PICTURES)]
    for picture in pictures:
        with Image.open(picture) as opened:
            assert opened.size == {"tablet": (1280, 800), "pocket": store.POCKET}[size]


@pytest.mark.parametrize("listing", PICTURED)
def test_the_icon_is_there(listing: str) -> None:
    with Image.open(store.LISTINGS / listing / "images" / "icon.png") as icon:
        assert icon.size == (store.ICON, store.ICON)


@pytest.mark.parametrize("listing", LISTINGS)
def test_a_listing_stays_small(listing: str) -> None:
    files: list[Path] = [path for path in (store.LISTINGS / listing).rglob("*") if path.is_file()]
    assert sum(path.stat().st_size for path in files) < MAX_BYTES


@pytest.mark.parametrize("count", range(1, store.MAX_PICTURES))
def test_every_game_has_a_picture_and_a_whole_evening_what_room_is_left(count: int) -> None:
    games = [f"game {number}" for number in range(count)]
    shown = store.after_home(games)
    assert [one for one in shown if one in games] == games
    assert len(shown) == min(count + 2, store.MAX_PICTURES - 1)


def test_more_games_than_pictures_are_refused_with_a_sentence() -> None:
    with pytest.raises(SystemExit, match="too few for Home and 8 games"):
        store.after_home(["a game"] * store.MAX_PICTURES)
