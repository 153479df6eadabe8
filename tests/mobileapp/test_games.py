"""What every game brings to the app: a screen for each prompt, a cover, and rules to read."""

import inspect
from importlib import import_module

import pytest

from engine.core import Prompt
from engine.registry import game_ids
from mobileapp.games.screen import PromptScreen
from mobileapp.screens.home import cover_of


@pytest.mark.parametrize("game", game_ids())
def test_every_prompt_has_a_screen(game: str) -> None:
    prompts = {
        kind
        for _, kind in inspect.getmembers(import_module(f"engine.games.{game}.prompts"))
        if inspect.isclass(kind)
        and issubclass(kind, Prompt)
        and kind.__module__ == f"engine.games.{game}.prompts"
        and not inspect.isabstract(kind)
    }
    screens = import_module(f"mobileapp.games.{game}").SCREENS
    shared = {kind for kind in prompts if kind.__subclasses__()}
    assert prompts - shared <= set(screens)
    assert all(issubclass(screen, PromptScreen) for screen in screens.values())


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_a_cover_and_rules(game: str) -> None:
    assert cover_of(game).is_file()
    pages = import_module(f"mobileapp.games.{game}.rules").PAGES
    assert len(pages) >= 4
    assert all(page.title and page.text for page in pages)
