"""Echo's scenes as arithmetic: every prompt, every table, every window. And its pictures."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

import mobileapp.games.echo as app_side
from engine.core import Handoff, Prompt
from engine.games.echo.game import GAME
from engine.games.echo.prompts import GameOverPrompt, PickPrompt, RoundResultPrompt
from engine.games.echo.state import PICTURES, WORDS
from mobileapp.games.echo import texts
from mobileapp.games.echo.layout import Choice
from mobileapp.games.echo.looks import PictureCard, card, cover
from mobileapp.games.echo.scene import scene
from mobileapp.stage.piece import Send
from tests.support.matches import robot_match
from tests.support.scene_checks import SPACES, check, last_scene, scenes_of, table_for


def shown_in(players: int) -> Iterator[Prompt | Handoff]:
    """Everything a match shows, second looks included."""
    match = robot_match(GAME, players, 11, people=range(players))
    while True:
        yield match.current
        if isinstance(match.current, Handoff):
            match.lift()
            continue
        if match.over:
            return
        move = match.suggest_move(match.prompt.actors, alone=True)
        assert move is not None
        match.play(move)
        if move.seat in match.peekers():
            match.peek(move.seat)
            yield match.lift()
            match.cover()


@pytest.mark.parametrize("name", SPACES)
@pytest.mark.parametrize("players", range(2, 9))
def test_everything_lies_where_it_can_be_seen_and_touched(players: int, name: str) -> None:
    table = table_for(SPACES[name], players)
    for shown in shown_in(players):
        check(scene(shown, table, Choice()), table)


@pytest.mark.parametrize("name", SPACES)
def test_a_picture_is_played_by_a_flick_or_by_two_taps(name: str) -> None:
    table = table_for(SPACES[name], 3)
    prompt = next(shown for shown in shown_in(3) if isinstance(shown, PickPrompt))
    before = last_scene(scene(prompt, table, Choice())).pieces
    for picture, move in zip(prompt.hand, prompt.options(), strict=True):
        raised = scene(prompt, table, before[f"card:{picture}"].tap.choice)  # type: ignore[union-attr]
        check(raised, table)
        for action in (before[f"card:{picture}"].flick, last_scene(raised).pieces["button"].tap):
            assert isinstance(action, Send)
            assert action.move == move
            assert action.placed is not None
            check(last_scene(raised).with_pieces(action.placed), table)


def test_no_picture_is_known_before_it_is_turned_up() -> None:
    table = table_for(SPACES["tablet"], 5)
    curtains = [shown for shown in shown_in(5) if isinstance(shown, Handoff)]
    assert {shown.to for shown in curtains} == {None, *range(5)}
    for shown in curtains:
        looks = [piece.look for piece in last_scene(scene(shown, table, Choice())).pieces.values()]
        assert {look for look in looks if isinstance(look, PictureCard)} <= {PictureCard()}


def test_a_result_is_told_before_it_can_be_left() -> None:
    table = table_for(SPACES["tablet"], 5)
    for shown in shown_in(5):
        if isinstance(shown, RoundResultPrompt):
            *told, last = scenes_of(scene(shown, table, Choice()))
            assert not [key for s in told for key, p in s.pieces.items() if p.touchable]
            assert last.pieces["next"].tap is not None
        if isinstance(shown, GameOverPrompt):
            assert "again" in last_scene(scene(shown, table, Choice())).pieces


def test_everything_has_a_name_and_a_picture_of_its_own() -> None:
    assert set(texts.WORDS) == set(WORDS)
    assert set(texts.PICTURES) == set(PICTURES)
    assert len({card(picture, 60, 80).tobytes() for picture in ("", *PICTURES)}) == 7


def test_the_cover_is_the_painted_one() -> None:
    with Image.open(Path(app_side.__path__[0]) / "cover.jpg") as kept:
        apart = ImageStat.Stat(ImageChops.difference(kept.convert("RGB"), cover())).mean
    assert max(apart) < 3, "write it anew: mobileapp.games.echo.looks.cover().save(...)"
