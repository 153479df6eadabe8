"""The tour forgets nothing: a new screen or prompt has to be on it."""

import pkgutil
from importlib import import_module
from pathlib import Path

import pytest

from tools.tour.company import company_of
from tools.tour.index import write_index
from tools.tour.route import STEPS
from tools.tour.scenes import SCENES
from tools.tour.stage import Scene, Stage

from engine.registry import game_ids  # isort: skip - the tour prepares Kivy first
from mobileapp import screens  # isort: skip
from mobileapp.assets import ASSETS  # isort: skip
from mobileapp.languages import all_languages  # isort: skip
from mobileapp.packs.shelf import PackShelf  # isort: skip


@pytest.fixture(scope="module")
def stage() -> Stage:
    packs = PackShelf(ASSETS / "packs", ASSETS / "none").packs()
    company = company_of("en")
    return Stage(company.names, [p for p in packs if p.language in ("", "en")], company.clues)


def test_every_screen_is_on_the_tour() -> None:
    modules = {module.name for module in pkgutil.iter_modules(screens.__path__)}
    assert {name for step in STEPS for name in step.shows} == modules


@pytest.mark.parametrize("game", game_ids())
def test_every_prompt_is_on_the_tour(game: str) -> None:
    drawn = set(import_module(f"mobileapp.games.{game}.screens").SCREENS)
    assert {scene.shows for scene in SCENES if scene.game == game} == drawn


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: f"{scene.game}: {scene.caption}")
def test_every_scene_comes_true(stage: Stage, scene: Scene) -> None:
    match = stage.find(scene)
    if scene.peeks:
        seats = [seat for seat in range(len(match.players)) if match.may_peek(seat)]
        match.peek(seats[-1])
        assert type(match.take()) is scene.shows
    else:
        assert type(match.prompt) is scene.shows


def test_no_two_pictures_have_one_name() -> None:
    names = [(scene.game, scene.caption) for scene in SCENES]
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
