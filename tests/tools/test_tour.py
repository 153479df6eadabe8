"""Tests that the tour shows every screen, and every prompt and variant of every game."""

import pkgutil
from pathlib import Path
from typing import Any

import pytest

from engine.core import Game
from engine.match import Match
from engine.registry import all_games, find_game
from mobileapp import screens
from mobileapp.assets import ASSETS
from mobileapp.languages import all_languages
from mobileapp.languages.translation import tr
from mobileapp.packs.library import PackLibrary
from tests.support.moments import MatchFinder, Moment, prompts_of
from tools.tour.index import merged, write_index
from tools.tour.pages import clouds_pack
from tools.tour.people import people_of
from tools.tour.route import PARTS

SHEETS = {"change_players", "pause", "person_sheet"}
"""The modules of sheets; each is in the folder of the screen over which the sheet opens."""


@pytest.fixture(scope="module")
def library() -> PackLibrary:
    return PackLibrary(ASSETS / "packs", ASSETS / "none")


@pytest.fixture(scope="module")
def finder(library: PackLibrary) -> MatchFinder:
    packs = library.packs()
    people = people_of("en")
    return MatchFinder(
        people.names, tuple(p for p in packs if p.language in ("", "en")), people.clues
    )


def test_every_screen_is_on_the_tour() -> None:
    modules = {module.name for module in pkgutil.iter_modules(screens.__path__)}
    shown = {name for part in PARTS for step in part for name in step.shows}
    assert modules <= shown
    assert shown <= modules | SHEETS


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_prompt_is_on_the_tour(finder: MatchFinder, game: Game[Any]) -> None:
    moments = finder.moments(game)
    assert {moment.shows for moment in moments} == prompts_of(game)
    assert {moment.variant for moment in moments} == {variant.id for variant in game.variants}
    captions = [(moment.variant, moment.caption) for moment in moments]
    assert len(set(captions)) == len(captions)
    for moment in moments:
        assert type(_shown(game, moment)) is moment.shows


def _shown(game: Game[Any], moment: Moment) -> object:
    match = Match(game, moment.setup)
    match.replay(list(moment.log))
    if moment.peeker is None:
        return match.prompt
    match.peek(moment.peeker)
    return match.lift()


def test_robots_on_the_tour_have_names_of_the_language(finder: MatchFinder) -> None:
    game = find_game("storyteller")
    variant = next(variant for variant in game.variants if variant.robots)
    tr.use("uk")
    try:
        match = finder.match(game, 1, variant.min_players, variant.id)
    finally:
        tr.use("en")
    robots = [player.name for player in match.players if player.robot]
    assert robots == list(all_languages()["uk"].robots[: variant.robots])


def test_every_part_of_the_walk_has_its_steps_in_the_order_in_which_they_are_written() -> None:
    for part in PARTS:
        lines = [step.walk.__code__.co_firstlineno for step in part]
        assert lines
        assert lines == sorted(lines)


@pytest.mark.parametrize("language", all_languages())
def test_every_language_has_people(language: str) -> None:
    people = people_of(language)
    assert len(set(people.names)) == 10
    assert len(set(people.own_words)) >= 10


@pytest.mark.parametrize(
    "language", [language.id for language in all_languages().values() if language.complete]
)
def test_the_pack_of_words_on_the_tour_is_in_the_language(
    library: PackLibrary, language: str
) -> None:
    assert library.find(clouds_pack(language)).language == language


def test_the_page_shows_the_sizes_side_by_side(tmp_path: Path) -> None:
    for size in ("tablet", "phone"):
        (tmp_path / size / "a-b").mkdir(parents=True)
        (tmp_path / size / "a-b" / "who-s-there.png").touch()
    page = write_index(tmp_path, {"A & B": ["Who's there?"]}).read_text("utf-8")
    assert "A &amp; B" in page
    assert page.count("who-s-there.png") == 2 * 2
    assert page.index("tablet/a-b/who-s-there.png") < page.index("phone/a-b/who-s-there.png")
    assert "portrait/a-b" not in page


def test_pictures_of_only_some_sizes_are_on_the_page_too() -> None:
    tablet = {"People": ["One person", "Another name"], "Home": ["Home"]}
    phone = {"People": ["One person", "The next leaf", "Another name"]}
    whole = merged([tablet, phone])
    assert whole == {
        "People": ["One person", "Another name", "The next leaf"],
        "Home": ["Home"],
    }
