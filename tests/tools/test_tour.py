"""The tour forgets nothing: a new screen or prompt is on it by itself."""

import pkgutil
from functools import cache
from pathlib import Path

import pytest

from tools.tour.company import company_of
from tools.tour.index import write_index
from tools.tour.route import STEPS

from engine.match import Match  # isort: skip - the tour prepares Kivy first
from engine.registry import find_game, game_ids  # isort: skip
from mobileapp import screens  # isort: skip
from mobileapp.assets import ASSETS  # isort: skip
from mobileapp.languages import all_languages  # isort: skip
from mobileapp.packs.shelf import PackShelf  # isort: skip
from tools.tour.moments import Moment, Table, prompts_of  # isort: skip

each_game = pytest.mark.parametrize("game", game_ids())


@cache
def moments(game: str) -> tuple[Moment, ...]:
    company = company_of("en")
    packs = PackShelf(ASSETS / "packs", ASSETS / "none").packs()
    english = tuple(pack for pack in packs if pack.language in ("", "en"))
    return tuple(Table(company.names, english, company.clues).moments(find_game(game)))


def test_every_screen_is_on_the_tour() -> None:
    modules = {module.name for module in pkgutil.iter_modules(screens.__path__)}
    assert {name for step in STEPS for name in step.shows} == modules


@each_game
def test_every_prompt_is_on_the_tour(game: str) -> None:
    assert {moment.shows for moment in moments(game)} == prompts_of(find_game(game))


@each_game
def test_every_moment_comes_true(game: str) -> None:
    for moment in moments(game):
        match = Match(find_game(game), moment.setup)
        match.replay(list(moment.log))
        if moment.peeker is not None:
            match.peek(moment.peeker)
        assert type(match.take()) is moment.shows


@each_game
def test_no_two_pictures_have_one_name(game: str) -> None:
    names = [(moment.variant, moment.caption) for moment in moments(game)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", all_languages())
def test_every_language_has_a_company(language: str) -> None:
    company = company_of(language)
    assert len(set(company.names)) == 10
    assert len(set(company.own_words)) >= 10


def test_the_page_shows_the_sizes_side_by_side(tmp_path: Path) -> None:
    for size in ("tablet", "phone"):
        (tmp_path / size / "a-b").mkdir(parents=True)
        (tmp_path / size / "a-b" / "who-s-there.png").touch()
    page = write_index(tmp_path, {"A & B": ["Who's there?"]}).read_text("utf-8")
    assert "A &amp; B" in page
    assert page.count("who-s-there.png") == 2 * 2
    assert page.index("tablet/a-b/who-s-there.png") < page.index("phone/a-b/who-s-there.png")
    assert "portrait/a-b" not in page
