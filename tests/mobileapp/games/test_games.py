"""Tests of what every game provides to the app: a cover, pages to read, and an ending."""

import re
from pathlib import Path

import pytest

from engine.registry import find_game, game_ids
from engine.simulate import play_out
from mobileapp.games.intro import game_intro
from mobileapp.games.ui import game_ui
from mobileapp.languages import offered_languages
from mobileapp.languages.translation import Sentences
from mobileapp.stage.geometry import hull
from tests.support.matches import robot_match
from tests.support.scene_checks import SPACES, scenes_of, table_for

APP = Path(__file__).parents[3] / "mobileapp"


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_a_cover_and_pages_to_read(game: str) -> None:
    assert game_intro(game).cover.is_file()
    pages = game_ui(game).how_to_play
    assert pages
    assert all(page.title and page.paragraphs for page in pages)
    bare = [page.title for page in pages if page.demo is None and page.picture is None]
    assert not bare, "every page has a picture or a scene"


WORDS_A_MINUTE = 180
"""How many words people read in a minute without hurry."""


@pytest.mark.parametrize("language", offered_languages())
@pytest.mark.parametrize("game", game_ids())
def test_the_first_page_says_in_a_minute_what_a_game_is_about(game: str, language: str) -> None:
    """What one wants, what one does and what makes it hard: three paragraphs, forty seconds."""
    sentences = Sentences(language)
    paragraphs = game_ui(game).how_to_play[0].paragraphs
    assert len(paragraphs) == 3
    assert paragraphs[-1].startswith("What makes it hard: ")
    assert len(" ".join(map(sentences.gettext, paragraphs)).split()) <= WORDS_A_MINUTE * 2 / 3


@pytest.mark.parametrize("game", game_ids())
def test_the_rules_of_every_game_have_a_demo(game: str) -> None:
    demos = [page.demo for page in game_ui(game).how_to_play if page.demo is not None]
    assert demos
    for demo in demos:
        for space in SPACES.values():
            film = demo(space)
            assert len({id(step.scene) for step in film}) > 2
            assert all(step.seconds > 0 and step.scene.pieces for step in film)


@pytest.mark.parametrize("game", game_ids())
def test_no_game_imports_another(game: str) -> None:
    others = "|".join(sorted(set(game_ids()) - {game}))
    foreign = re.compile(rf"\b(?:engine|mobileapp)\.games\.(?:{others})\b")
    for path in sorted((APP / "games" / game).rglob("*")):
        if path.suffix in (".py", ".kv"):
            assert not foreign.findall(path.read_text(encoding="utf-8")), path.name


@pytest.mark.parametrize("game", game_ids())
def test_buttons_appear_only_in_the_last_scene_of_an_ending(game: str) -> None:
    """Buttons appear only in the last scene of an ending, and no picture moves across them.

    So a touch that is meant to skip the ending neither starts another match nor leaves this one.
    """
    rules = find_game(game)
    match = robot_match(rules, rules.variants[0].min_players, seed=2)
    for _ in play_out(match):
        pass
    ui = game_ui(game)
    for space in SPACES.values():
        table = table_for(space, len(match.names))
        told = ui.scene(match.prompt, table, ui.choice)
        *before, last = scenes_of(told)
        assert before
        assert not any({"again", "leave"} & set(scene.pieces) for scene in before)
        ways_out = [last.pieces[key].rect for key in ("again", "leave")]
        for key, piece in last.pieces.items():
            if key.startswith("exhibit:") and piece.enter:
                way = hull([piece.enter.rect, piece.rect])
                assert not any(way.overlaps(button) for button in ways_out), key


@pytest.mark.parametrize("game", game_ids())
def test_an_unknown_award_has_no_words_of_another_one(game: str) -> None:
    with pytest.raises(KeyError):
        game_ui(game).award("unheard-of", (1, 2))
