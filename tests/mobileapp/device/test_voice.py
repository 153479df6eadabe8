"""Tests of the voice: it says who gets the tablet and what all may read, and never a secret."""

from collections.abc import Iterator
from typing import Any
from unittest.mock import Mock

import pytest

from engine.chance import Chance
from engine.core import Game, Handoff
from engine.games.storyteller.prompts import ContributePrompt, RoundResultPrompt
from engine.registry import find_game
from mobileapp.games.ui import game_ui
from mobileapp.match import cues
from mobileapp.match.draft import Draft
from mobileapp.match.table import LATEST_PEOPLE, remember_people
from mobileapp.stage.geometry import Rect
from mobileapp.stage.looks import Slip, Words
from mobileapp.stage.piece import Piece
from mobileapp.stage.scene import Reveal, Scene
from mobileapp.stage.speech import sentence_at
from tests.engine.test_secrecy import worlds_of
from tests.harness.page_hands import PageHands
from tests.mobileapp.conftest import Buy, Start
from tests.mobileapp.driver import Driver
from tests.mobileapp.fake_android import device
from tests.mobileapp.moments import (
    any_secret,
    each_game,
    each_game_with_secrets,
    match_at,
    moments,
    open_match,
    play_until,
    secret_moments,
    uncover,
)
from tests.mobileapp.screens.match.test_match import drawn, table_of
from tests.support.matches import state_of
from tests.support.scene_checks import last_scene

# --- what it says -----------------------------------------------------------------------------


def speaking(driver: Driver) -> Driver:
    """The app, after somebody has switched the voice on."""
    driver.app.storage.settings["voice"] = True
    driver.app.apply_settings()
    return driver


def test_it_says_who_gets_the_tablet_if_people_want_it(start: Start) -> None:
    driver = speaking(start())
    hands = open_match(driver, any_secret())
    name = driver.app.session.names[hands.shown.to]
    assert list(driver.app.device.said) == [name]


def test_it_is_off_until_people_want_it(start: Start) -> None:
    driver = start()
    hands = open_match(driver, any_secret())
    hands.tap("heading")
    assert not driver.app.device.said


def test_settings_switch_it_on(start: Start) -> None:
    driver = start()
    driver.app.go("settings")
    driver.app.screens.current_screen.change("voice", True)
    assert driver.app.device.voice
    driver.app.screens.current_screen.change("language", "pl")
    assert driver.app.device.language == "pl"


def test_a_child_who_cannot_read_switches_it_on_until_people_choose(start: Start) -> None:
    driver = start()
    app, hands = driver.app, open_match(driver, any_secret())
    name = app.session.names[hands.shown.to]
    app.match_flow.leave()
    app.storage.roster.mark_young(name, True)
    hands = open_match(driver, any_secret())
    assert app.device.voice
    assert app.device.said[-1] == name
    app.match_flow.leave()
    assert not app.device.voice, "the child was not in the latest match that people have set up"
    app.storage.settings["voice"] = False
    open_match(driver, any_secret())
    assert not app.device.voice, "somebody has switched it off"


def test_it_follows_the_people_of_the_latest_match(start: Start) -> None:
    driver = start()
    storage = driver.app.storage
    draft = Draft("clouds")
    draft.add("Mia")
    remember_people(draft.people, storage)
    storage.roster.mark_young("Mia", True)
    driver.app.apply_settings()
    assert driver.app.device.voice
    storage.settings[LATEST_PEOPLE] = [7]
    driver.app.apply_settings()
    assert not driver.app.device.voice, "damaged settings hold nobody"


def test_a_child_who_joins_switches_it_on(start: Start) -> None:
    driver = start()
    PageHands(driver).open_players("Storyteller", "Ana", "Ben", "Cleo")
    driver.tap("Start")
    play_until(driver, RoundResultPrompt)
    driver.app.storage.roster.mark_young("Mia", True)
    assert not driver.app.device.voice
    session = driver.app.session
    assert session.change_players(session.changes.join("Mia"))
    assert driver.app.device.voice


def test_a_tap_on_a_public_sentence_says_it(start: Start) -> None:
    driver = speaking(start())
    hands = open_match(driver, any_secret())
    driver.app.device.said.clear()
    heading = hands.piece("heading")
    hands.tap_at(heading.rect.cx, heading.rect.cy)
    assert list(driver.app.device.said) == [heading.look.text]  # type: ignore[attr-defined]


@each_game_with_secrets
def test_no_tap_says_a_secret(start: Start, game: str) -> None:
    driver = speaking(start())
    for moment in secret_moments(game):
        hands = open_match(driver, moment)
        clue = getattr(hands.shown.public, "clue", "")
        uncover(hands)
        driver.app.device.said.clear()
        for piece in hands.scene.pieces.values():
            if not piece.touchable:
                hands.stage.dispatch("on_point", piece.rect.cx, piece.rect.cy)
        said = {sentence.strip("“”") for sentence in driver.app.device.said}
        assert said <= {clue} - {""}, moment.caption
        driver.app.match_flow.leave()


def test_a_child_hears_a_clue_again_beside_the_own_pictures(start: Start) -> None:
    """A robot's clue is only written."""
    driver = speaking(start())
    moment = next(
        one for one in secret_moments("storyteller")
        if one.shows is ContributePrompt and match_at(one).prompt.clue
    )  # fmt: skip
    hands = open_match(driver, moment)
    uncover(hands)
    driver.app.device.said.clear()
    hands.tap("clue")
    (said,) = driver.app.device.said
    assert match_at(moment).prompt.clue in said


def test_leaving_the_app_breaks_it_off(start: Start) -> None:
    driver = speaking(start())
    driver.app.device.hush = hush = Mock()
    driver.app.on_pause()
    hush.assert_called_with()


# --- what it cannot depend on -----------------------------------------------------------------


def sayable(game: Game[Any], state: Any, viewer: int | None, match: Any) -> list[object]:
    """Everything that the voice can say in a state, with all sentences that a tap can ask for."""
    said: list[object] = []
    for shown in drawn(game, state, viewer, table_of(match), lambda _state: game_ui(game.id).scene):
        said += [(scene.said, sorted(sentences(scene))) for scene in steps(shown)]
    prompt = game.prompt(state)
    handoff = Handoff(prompt.audience, game.public(state))
    return [*said, cues.spoken_name(handoff, match.names)]


def steps(shown: Scene | Reveal) -> Iterator[Scene]:
    yield from [shown] if isinstance(shown, Scene) else (step[1] for step in shown)


def sentences(scene: Scene) -> Iterator[str]:
    for piece in scene.pieces.values():
        yield sentence_at(scene, piece.rect.cx, piece.rect.cy)


@each_game
def test_nothing_that_is_said_depends_on_a_secret(game: str) -> None:
    played, compared = find_game(game), 0
    for moment in moments(game):
        match = match_at(moment)
        state = state_of(match)
        here = sayable(played, state, None, match)
        for world in worlds_of(played)(state, None, Chance(len(moment.log), 0, "voice")):
            if world != state:
                assert sayable(played, world, None, match) == here, moment.caption
                assert in_secret(played, world, match) == in_secret(played, state, match)
                compared += 1
    assert compared > 5


def in_secret(game: Game[Any], state: Any, match: Any) -> set[str]:
    """What a tap can say in front of one person alone: others hear it, too."""
    prompt, ui = game.prompt(state), game_ui(game.id)
    if prompt.audience is None:
        return set()
    scene = last_scene(ui.scene(prompt, table_of(match), ui.choice))
    return {*sentences(scene._replace(secret=True))}


@each_game
def test_what_is_said_by_itself_is_for_everybody(game: str) -> None:
    ui = game_ui(game)
    for moment in moments(game):
        match = match_at(moment)
        for scene in steps(ui.scene(match.prompt, table_of(match), ui.choice)):
            assert not scene.said or match.prompt.audience is None, moment.caption


# --- one sentence -----------------------------------------------------------------------------

AT = Rect(0, 0, 100, 50)


def words(**settings: Any) -> Any:
    return Piece(AT, Words("Look at the sky", 20), **settings)


@pytest.mark.parametrize(
    ("scene", "said"),
    [
        (Scene({"a": words()}), "Look at the sky"),
        (Scene({"a": words()}, secret=True), ""),
        (Scene({"a": words(known_to_all=True)}, secret=True), "Look at the sky"),
        (Scene({"a": words(opacity=0)}), ""),
        (Scene({"a": words(face_up=False)}), ""),
        (Scene({"a": words(tap=Mock())}), ""),
    ],
)
def test_only_what_is_seen_and_does_nothing_else_is_said(scene: Scene, said: str) -> None:
    for x, y in ((0, 0), (50, 25), (100, 50)):
        assert sentence_at(scene, x, y) == said
    assert sentence_at(scene, 100.1, 25) == ""
    assert sentence_at(scene, 50, -0.1) == ""


def test_the_topmost_sentence_is_said() -> None:
    below, above = words(), words(layer=3)._replace(look=Slip("Above", 20))
    assert sentence_at(Scene({"b": above, "a": below}), 1, 1) == "Above"


# --- on Android -------------------------------------------------------------------------------


def test_the_tablet_speaks_the_language_of_the_app(buy: Buy) -> None:
    tablet = buy()
    on_tablet = device()
    on_tablet.say("Ada")
    assert not tablet.called("Speaker")
    on_tablet.language, on_tablet.voice = "pl", True
    on_tablet.say("Ada")
    on_tablet.say("")
    assert tablet.called("Speaker.say") == [("Ada", "pl")]
    on_tablet.on_background()
    assert len(tablet.called("Speaker.stop")) == 1
    on_tablet.voice = False
    on_tablet.voice = True
    assert len(tablet.called("Speaker.shutdown")) == 1
    assert len(tablet.called("Speaker.<init>")) == 2


def test_a_tablet_without_our_class_is_silent(buy: Buy) -> None:
    tablet = buy()
    tablet.broken = "autoclass org.seeingthings.Speaker"
    on_tablet = device()
    on_tablet.voice = True
    on_tablet.say("Ada")
    on_tablet.voice = False
