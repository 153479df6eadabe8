"""Tests that in every offered language pieces stay in the window, and letters are large enough."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from engine.core import Game, Handoff, Prompt
from engine.match import Match
from engine.registry import all_games
from engine.setup import LENGTH, SHORT, Value
from mobileapp.assets import ASSETS
from mobileapp.games.ui import game_ui
from mobileapp.languages import SOURCE, offered_languages
from mobileapp.languages.translation import tr
from mobileapp.packs.library import PackLibrary
from tests.support.cases import in_turn
from tests.support.moments import MatchFinder, Moment
from tests.support.scene_checks import (
    SPACES,
    check_inside,
    check_letters,
    kind_of,
    scenes_of,
    table_for,
)

NAMES = ("Nora", "Theo", "Mila", "Ravi", "Gita", "Sam", "Otto", "Ines", "Lou", "Max")
WINDOWS = ("tablet", "portrait", "phone")


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    tr.use(SOURCE)


@cache
def moments(game: Game[Any]) -> list[tuple[int, Prompt | Handoff]]:
    """All that a game shows, each with the number of players; the same in every language.

    A short match says so: its sentences are longer.
    """
    packs = PackLibrary(ASSETS / "packs", ASSETS / "none").packs()
    spoken = tuple(pack for pack in packs if pack.language in ("", SOURCE))
    lengths: list[dict[str, Value]] = [{}]
    if any(option.id == LENGTH for option in game.options):
        lengths.append({LENGTH: SHORT})
    return [
        (len(moment.setup.players), shown)
        for options in lengths
        for moment in MatchFinder(NAMES, spoken, ("A clue",), options).moments(game)
        for shown in shown_at(game, moment)
    ]


def shown_at(game: Game[Any], moment: Moment) -> Iterator[Prompt | Handoff]:
    """The hand-off before a moment, then the prompt or peek behind it."""
    match = Match(game, moment.setup)
    match.replay(list(moment.log))
    if moment.peeker is not None:
        match.peek(moment.peeker)
    yield match.current
    yield match.lift()


@pytest.mark.parametrize("language", offered_languages())
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_scene_can_be_read(game: Game[Any], window: str, language: str) -> None:
    """On a phone, everything is laid out in every language.

    In larger windows all that a game shows of one kind takes turns, except in `make proof`.
    """
    tr.use(language)
    ui = game_ui(game.id)
    turn = [*offered_languages()].index(language) + WINDOWS.index(window)
    out_of = 1 if window == "phone" else 3
    for players, shown in in_turn(moments(game), turn, out_of, lambda case: kind_of(case[1])):
        table = table_for(SPACES[window], players, names=NAMES)
        choice = ui.choice if isinstance(shown, Prompt) else None
        for scene in scenes_of(ui.scene(shown, table, choice)):
            check_inside(scene, table.space)
            check_letters(scene, table.space)
