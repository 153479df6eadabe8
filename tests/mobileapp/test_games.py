"""What every game brings to the app: a screen for each prompt, a cover, and rules to read."""

import ast
import inspect
import re
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest
from mobileapp.games.screen import PromptScreen

from engine.core import Prompt
from engine.registry import game_ids
from mobileapp.screens.home import cover_of

APP = Path(__file__).parents[2] / "mobileapp"


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
    screens = import_module(f"mobileapp.games.{game}.screens").SCREENS
    shared = {kind for kind in prompts if kind.__subclasses__()}
    assert prompts - shared <= set(screens)
    assert all(issubclass(screen, PromptScreen) for screen in screens.values())


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_a_cover_and_rules(game: str) -> None:
    assert cover_of(game).is_file()
    pages = import_module(f"mobileapp.games.{game}.rules").PAGES
    assert len(pages) >= 4
    assert all(page.title and page.text for page in pages)


@pytest.mark.parametrize("game", game_ids())
def test_no_game_knows_another(game: str) -> None:
    others = "|".join(sorted(set(game_ids()) - {game}))
    foreign = re.compile(rf"\b(?:engine|mobileapp)\.games\.(?:{others})\b")
    for path in sorted((APP / "games" / game).rglob("*")):
        if path.suffix in (".py", ".kv"):
            assert not foreign.findall(path.read_text(encoding="utf-8")), path.name


def test_no_two_widgets_share_a_name() -> None:
    """Rules of kv find their widgets by name alone."""
    classes = Counter(
        node.name
        for path in APP.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    )
    rules = Counter(
        name.partition("@")[0].strip()
        for path in APP.rglob("*.kv")
        for rule in re.findall(r"^<([^>]+)>", path.read_text(encoding="utf-8"), re.MULTILINE)
        for name in rule.removeprefix("-").split(",")
    )
    assert [name for name, count in classes.items() if count > 1] == []
    assert [name for name, count in rules.items() if count > 1] == []
