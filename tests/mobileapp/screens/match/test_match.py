"""Tests of what all games share: curtain, buttons in the corners, messages, peeks, secrets."""

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from kivy.core.window import Window

from engine.chance import Chance
from engine.core import Game, Handoff, Prompt, TimeUp
from engine.games.storyteller.prompts import TellPrompt
from engine.match import Match
from engine.registry import all_games, find_game
from mobileapp.games.ui import game_ui
from mobileapp.languages.translation import tr
from mobileapp.match import cues
from mobileapp.match.session import IDLE
from mobileapp.screens.match import pause
from mobileapp.screens.match.page import MESSAGE, UNDO_OFFERED
from mobileapp.stage.fingers import HOLD
from mobileapp.stage.parts import each_scene
from mobileapp.stage.piece import CURTAIN, Lift, Peek, Piece
from mobileapp.stage.scene import Curtain, Person, Reveal, Scene, SceneContext
from mobileapp.stage.space import Space
from mobileapp.storage.settings import SettingKey
from mobileapp.storage.store import Storage
from mobileapp.theme import theme
from mobileapp.widgets.press import BACK_KEY
from tests.engine.test_secrecy import worlds_of
from tests.harness.driver import SIZES, TIME
from tests.harness.hands import Hands
from tests.mobileapp.conftest import Start
from tests.mobileapp.cover_actions import (
    COVER_ACTIONS,
    close_sheets,
    hide,
    pause_app,
    press_back,
    press_pause,
)
from tests.mobileapp.moments import (
    any_secret,
    audience_of,
    each_game,
    each_game_with_secrets,
    every_moment,
    match_at,
    moment_of,
    moments,
    open_match,
    secret_moments,
    uncover,
)
from tests.mobileapp.saved_match import saved_match
from tests.support.matches import curtain, robot_match, state_of
from tests.support.moments import Moment
from tests.support.scene_checks import check_inside, last_scene


@pytest.fixture
def hands(start: Start) -> Hands:
    """Hands for a match at a hand-off, with a secret behind the curtain."""
    return open_match(start(), any_secret())


def lying(hands: Hands) -> list[tuple[Any, ...]]:
    """Key, look, layer and animated values of all pieces on the stage: visible, hidden or leaving.

    The key of a leaving piece is None.
    """
    keys = {id(sprite): key for key, sprite in hands.stage.sprites.by_key.items()}
    return [
        (keys.get(id(s)), s.piece.look, s.piece.layer, *s.values) for s in hands.stage.sprites.order
    ]


def behind(hands: Hands) -> list[tuple[Any, ...]]:
    """The pieces that lie on the table, behind the curtain."""
    return [piece for piece in lying(hands) if piece[2] < CURTAIN]


def covered(hands: Hands) -> bool:
    """Whether a hand-off is shown, and the stage has no other pieces, not even leaving ones.

    For a hand-off to one player, the curtain must also be closed. For a hand-off to everyone, there
    must be no curtain and no secret scene.
    """
    only_that = isinstance(hands.shown, Handoff) and all(key for key, *_ in lying(hands))
    if only_that and hands.shown.to is None:
        return hands.scene.curtain is None and not hands.scene.secret
    return only_that and hands.stage.curtain.covers and not behind(hands)


def may_be_swapped(moment: Moment) -> bool:
    """Whether other people may act before the player whom the curtain of a moment names."""
    screen = match_at(moment).current
    return isinstance(screen, Handoff) and bool(screen.alternatives)


# --- the curtain ------------------------------------------------------------------------------


def test_only_a_long_press_on_the_ring_opens_the_curtain(hands: Hands) -> None:
    assert covered(hands)
    name = hands.driver.app.session.names[hands.shown.to]
    assert hands.piece("heading").look.text == f"Pass the tablet to {name}"  # type: ignore[attr-defined]
    assert cues.HANDOFF in hands.driver.app.device.signals
    for seconds in (0.02, 0.3, HOLD - 0.1):
        hands.hold("ring", seconds)
        assert covered(hands)
    hands.hold("ring", HOLD + 0.1)
    assert isinstance(hands.shown, Prompt)
    assert not hands.stage.curtain.covers


def test_taps_on_the_ring_and_a_long_press_beside_it_open_nothing(hands: Hands) -> None:
    for _ in range(4):
        hands.tap("ring")
    finger = hands.driver.down(4, 4)
    hands.driver.wait(HOLD * 2)
    hands.driver.up(finger)
    assert covered(hands)


@pytest.mark.parametrize("game", ["storyteller", "telepathy"])
def test_whoever_has_the_tablet_may_act_first_where_the_order_does_not_matter(
    start: Start, game: str
) -> None:
    driver = start()
    hands = open_match(driver, next(m for m in moments(game) if may_be_swapped(m)))
    session, curtain = driver.app.session, hands.shown
    name = session.names[curtain.to]
    assert hands.piece("not-me").look.text == f"I’m not {name}"  # type: ignore[attr-defined]
    hands.tap("not-me")
    offered = driver.find("PersonButton")
    names = [session.names[seat] for seat in curtain.alternatives]
    assert [button.profile.name for button in offered] == names
    driver.tap(offered[-1])
    hands.rest()
    assert covered(hands)
    assert hands.shown.to == curtain.alternatives[-1]
    assert curtain.to in hands.shown.alternatives
    hands.lift()
    assert hands.shown.audience == curtain.alternatives[-1]


def test_where_the_order_matters_nobody_is_asked_who_has_the_tablet(start: Start) -> None:
    hands = open_match(start(), moment_of(TellPrompt))
    assert isinstance(hands.shown, Handoff)
    assert "not-me" not in hands.scene.pieces


@pytest.mark.parametrize("cover", COVER_ACTIONS)
@each_game
def test_every_cover_action_closes_the_curtain_and_leaves_no_secret(
    start: Start, game: str, cover: Callable[[Hands], None]
) -> None:
    """Every action that closes the curtain removes all secret pieces and texts at once."""
    driver = start()
    for moment in secret_moments(game):
        hands = open_match(driver, moment)
        hands.lift()
        assert isinstance(hands.shown, Prompt), moment.caption
        in_sight = {look for _, look, *_ in lying(hands)}
        field = hands.stage.writing.input
        if hands.scene.field is not None:
            assert field.parent is not None
            assert not field.keyboard_suggestions
        cover(hands)
        assert covered(hands), moment.caption
        assert in_sight - {look for _, look, *_ in lying(hands)}, moment.caption
        assert field.parent is None
        close_sheets(hands)
        driver.app.match_flow.end()
        driver.resize("tablet")
        driver.wait(0.1)


def test_some_secret_moment_has_a_text_field() -> None:
    """Some secret moment has a text field; otherwise the test above would check no text field."""
    assert any(_field_of(moment) for moment in every_moment() if audience_of(moment) is not None)


def _field_of(moment: Moment) -> bool:
    prompt = match_at(moment).prompt
    ui = game_ui(moment.game)
    shown = ui.scene(prompt, table_of(match_at(moment)), ui.choice)
    return last_scene(shown).field is not None


def test_a_touch_or_typing_keeps_the_curtain_open(hands: Hands) -> None:
    hands.lift()
    play = hands.driver.app.session
    for somebody_is_there in (
        lambda: hands.driver.up(hands.driver.down(640, 2)),
        lambda: Window.dispatch("on_textinput", "a"),
    ):
        play.touched()
        TIME.now += IDLE - 0.1
        hands.driver.pump()
        somebody_is_there()
        hands.driver.wait(0.3)
        assert isinstance(hands.shown, Prompt)


def test_a_keyboard_that_takes_some_height_keeps_the_curtain_open(hands: Hands) -> None:
    hands.lift()
    width, height = SIZES["tablet"]
    for left in (height // 2, height):
        Window.size = width, left
        hands.driver.wait(0.3)
        assert isinstance(hands.shown, Prompt)


def test_an_answered_secret_leaves_no_pieces_behind(start: Start) -> None:
    """After an answer, the closed curtain hides no piece of the secret, not even a leaving one.

    If no curtain follows, all pieces of the secret are removed at once.
    """
    driver = start()
    for moment in (m for m in every_moment() if audience_of(m) is not None and m.peeker is None):
        hands = open_match(driver, moment)
        hands.lift()
        secret = {look for _, look, *_ in lying(hands)}
        driver.app.session.move(hands.shown.sample(Chance(1, 0)))
        if isinstance(hands.shown, Handoff) and hands.scene.curtain is not None:
            assert hands.stage.curtain.moving
            driver.wait(0.25)
            assert covered(hands)
        elif hands.scene.curtain is None and not hands.scene.secret:
            left = {look for key, look, *_ in lying(hands) if key is None}
            assert not secret & left, "no curtain falls, so nothing of it is left for a frame"
        driver.app.match_flow.end()
        driver.wait(0.1)


# --- interrupted and clumsy touches -----------------------------------------------------------


def test_a_menu_opened_under_a_resting_finger_keeps_the_curtain_closed(hands: Hands) -> None:
    finger = hands.driver.down(*hands.place_of("ring"))
    hands.driver.wait(0.1)
    hands.driver.back()
    hands.driver.up(finger)
    hands.driver.wait(HOLD * 2)
    assert covered(hands)


def test_a_menu_opened_in_the_frame_before_the_lift_stays_over_the_curtain(hands: Hands) -> None:
    finger = hands.driver.down(*hands.place_of("ring"))
    hands.driver.wait(HOLD - 1.5 / 60)
    assert isinstance(hands.shown, Handoff)
    press_back(hands)
    hands.driver.wait(0.5)
    hands.driver.up(finger)
    assert covered(hands)


def test_a_palm_lifted_behind_a_menu_does_not_block_the_curtain(hands: Hands) -> None:
    palm = hands.driver.down(60, 60)
    hands.driver.back()
    hands.driver.up(palm)
    hands.driver.tap("Back to the table")
    hands.lift()
    assert isinstance(hands.shown, Prompt)


def test_a_call_during_the_long_press_keeps_the_curtain_closed(hands: Hands) -> None:
    finger = hands.driver.down(*hands.place_of("ring"))
    hands.driver.wait(0.1)
    pause_app(hands)
    hands.driver.app.on_resume()
    hands.driver.wait(HOLD * 2)
    hands.driver.up(finger)
    assert covered(hands)


def test_a_second_finger_on_not_me_keeps_the_curtain_closed(start: Start) -> None:
    hands = open_match(start(), next(m for m in every_moment() if may_be_swapped(m)))
    finger = hands.driver.down(*hands.place_of("ring"))
    hands.driver.wait(HOLD / 2)
    hands.driver.up(hands.driver.down(*hands.place_of("not-me")))
    hands.driver.wait(HOLD)
    hands.driver.up(finger)
    assert covered(hands)


@each_game_with_secrets
def test_a_finger_from_before_the_curtain_plays_nothing_after_it(start: Start, game: str) -> None:
    driver = start()
    hands = open_match(driver, next(m for m in secret_moments(game) if m.peeker is None))
    hands.lift()
    moves, shown = len(saved_match(driver).log), hands.scene
    touched = [key for key, piece in shown.pieces.items() if piece.touchable and key != "hide"]
    for key in touched[:8]:
        finger = driver.down(*hands.place_of(key))
        pause_app(hands)
        driver.app.on_resume()
        driver.pump(2)
        close_sheets(hands)
        hands.rest()
        hands.lift()
        driver.up(finger)
        hands.rest()
        assert len(saved_match(driver).log) == moves
        assert hands.scene == shown, key


# --- corners and messages ---------------------------------------------------------------------


def after_a_move_that_can_be_undone() -> Moment:
    """A moment just after a move that can be undone; the move answered a prompt for everyone."""
    for moment in every_moment():
        for step, played in enumerate(moment.log):
            earlier = replace(moment, log=moment.log[:step], peeker=None)
            if played.move.undoable and audience_of(earlier) is None:
                return replace(earlier, log=moment.log[: step + 1])
    raise AssertionError("nothing can be undone on an open table")


@pytest.fixture
def undoable(start: Start) -> Hands:
    """A match on the screen just after a move that can be undone."""
    after = after_a_move_that_can_be_undone()
    hands = open_match(start(), replace(after, log=after.log[:-1]))
    uncover(hands)
    assert "undo" not in hands.scene.pieces
    assert hands.driver.app.session.move(after.log[-1].move)
    hands.rest()
    return hands


def test_the_undo_button_takes_the_last_step_back(undoable: Hands) -> None:
    moves = len(saved_match(undoable.driver).log)
    undoable.tap("undo")
    assert len(saved_match(undoable.driver).log) == moves - 1
    assert "undo" not in undoable.scene.pieces


def test_the_pause_menu_always_opens_at_its_top(undoable: Hands) -> None:
    """The menu is reused, but must not open where it was scrolled to the last time."""
    for _ in range(2):
        undoable.driver.app.match_flow.pause_menu.show(undoable.driver.app.session)
        undoable.driver.wait(0.5)
        menu = undoable.driver.one("PauseMenu")
        assert menu.ids.scroll.scroll_y == 1
        menu.ids.scroll.scroll_y = 0
        menu.dismiss(animation=False)


def test_the_undo_button_disappears_but_the_menu_still_offers_undo(undoable: Hands) -> None:
    undoable.driver.wait(UNDO_OFFERED)
    assert "undo" not in undoable.scene.pieces
    moves = len(saved_match(undoable.driver).log)
    undoable.tap("pause")
    undoable.driver.tap("Take back the last move")
    assert len(saved_match(undoable.driver).log) == moves - 1


def test_a_step_is_taken_back_after_a_restart(start: Start, undoable: Hands) -> None:
    match_id, moves = (
        undoable.driver.app.session.match_id,
        len(saved_match(undoable.driver).log),
    )
    driver = start()
    driver.app.match_flow.resume(match_id)
    driver.wait(0.3)
    driver.back()
    driver.tap("Take back the last move")
    assert len(saved_match(driver).log) == moves - 1


@pytest.fixture
def open_table(start: Start) -> Hands:
    """Hands for a match after at least one move, at a prompt that everyone may see."""
    hands = open_match(start(), next(m for m in every_moment() if audience_of(m) is None and m.log))
    uncover(hands)
    return hands


def test_a_hand_off_to_everyone_needs_one_gesture(start: Start) -> None:
    """A hand-off to everyone has no curtain, and one gesture leads to the prompt.

    The gesture is a tap on *Go on*, or already answers the prompt.
    """
    driver = start()
    driver.app.storage.settings["reduce_motion"] = True  # saves waiting for animations
    driver.app.apply_settings()
    for game in all_games():
        for moment in (m for m in moments(game.id) if audience_of(m) is None):
            hands = open_match(driver, moment)
            assert hands.shown.to is None
            assert hands.scene.curtain is None
            assert any(_lifts(piece) for piece in hands.scene.pieces.values()), moment.caption
            if "go-on" in hands.scene.pieces:
                hands.tap("go-on")
                assert isinstance(hands.shown, Prompt)
            driver.app.match_flow.end()
            driver.wait(0.1)


def _lifts(piece: Piece) -> bool:
    actions = (piece.tap, piece.flick, *(drop.action for drop in piece.drops))
    return any(isinstance(action, Lift) for action in actions)


def test_the_table_is_turned_round_and_back(open_table: Hands) -> None:
    for turned in (True, False):
        x, y = open_table.place_of("turn")
        if open_table.stage.turned:
            x, y = Window.width - x, Window.height - y
        open_table.tap_at(x, y)
        assert open_table.stage.turned is turned
    open_table.tap("turn")
    open_table.driver.app.match_flow.leave()
    assert not open_table.stage.turned, "the next match begins the right way round"


def test_a_refusal_is_explained_for_a_moment_and_changes_nothing(open_table: Hands) -> None:
    play, shown = open_table.driver.app.session, open_table.shown
    assert not play.move(TimeUp())
    open_table.driver.pump()
    said = open_table.piece("message").look.text  # type: ignore[attr-defined]
    assert said == "Only the clock can say that time is up."
    assert open_table.driver.app.device.signals[-1] == cues.REFUSED
    assert open_table.shown is shown
    open_table.driver.wait(MESSAGE + 0.1)
    assert "message" not in open_table.scene.pieces


def test_a_refusal_is_shown_to_the_side_that_touched(open_table: Hands) -> None:
    stage, play = open_table.stage, open_table.driver.app.session
    for height, angle in ((0.9, 180), (0.1, 0)):
        open_table.tap_at(stage.width / 2, stage.height * height)
        play.move(TimeUp())
        open_table.driver.pump()
        said = open_table.piece("message")
        assert said.angle == angle
        assert (said.rect.cy > stage.center_y) == (angle == 180)


def test_thinking_robots_are_marked(start: Start) -> None:
    driver = start()
    seen = 0
    for game in all_games():
        people = max(game.variants[0].min_players, min(4, game.variants[0].max_players))
        match = robot_match(game, people, people=(0,))
        driver.app.match_flow.resume(driver.app.storage.matches.begin(match, 1.0))
        play, hands = driver.app.session, Hands(driver)
        for step in range(20):
            driver.wait(0.5)
            pieces = hands.scene.pieces
            badges = {key for key in pieces if key.startswith("thinking:")}
            offered = "undo" in pieces or play.robots_wait
            if not play.thinking:
                assert not badges
            elif not offered and hands.stage.at_rest:
                seated = [key for seat in play.thinking if (key := f"person:{seat}") in pieces]
                alone = set() if seated else {f"thinking:{play.thinking[0]}"}
                assert badges == alone, "only who has no badge at the table gets one in a corner"
                assert all(pieces[key].glow for key in seated)
                seen += 1
            if isinstance(play.current, Handoff):
                play.lift()
            elif 0 in play.current.actors and play.current.options():
                play.move(play.current.sample(Chance(step, 0)))
        driver.app.match_flow.end()
    assert seen


@each_game
def test_a_peek_lasts_as_long_as_the_hold_and_leaves_no_secret(start: Start, game: str) -> None:
    driver = start()
    kinds = {m.shows: m for m in moments(game) if m.peeker is None and audience_of(m) is None}
    for moment in kinds.values():
        hands = open_match(driver, moment)
        uncover(hands)
        table, shown = {look for _, look, *_ in lying(hands)}, hands.shown
        holds = [
            key
            for key, piece in hands.scene.pieces.items()
            if piece.hold is not None and isinstance(piece.hold.begun, Peek)
        ]
        for key in holds[:2]:
            finger = driver.down(*hands.place_of(key))
            assert isinstance(hands.shown, Handoff), "under the curtain first"
            driver.wait(HOLD / 2)
            assert covered(hands)
            driver.wait(HOLD)
            assert hands.shown.audience is not None
            driver.wait(0.5)
            secret = {look for _, look, *_ in lying(hands)} - table
            assert secret
            driver.up(finger)
            assert hands.shown == shown
            assert not secret & {look for _, look, *_ in lying(hands)}, "gone in the same frame"
            hands.rest()
        driver.app.match_flow.end()
        driver.wait(0.1)


# --- the pause menu ---------------------------------------------------------------------------


def test_the_pause_menu_covers_the_table_and_leads_back(hands: Hands) -> None:
    hands.lift()
    press_pause(hands)
    assert covered(hands)
    hands.driver.wait(0.3)
    assert hands.driver.one("PauseMenu")
    hands.driver.tap("Back to the table")
    assert covered(hands)
    hands.lift()
    assert isinstance(hands.shown, Prompt)


@pytest.mark.parametrize("scale", [1, 1.5])
@pytest.mark.parametrize("size", ["phone-landscape", "phone", "tablet"])
def test_all_of_the_pause_menu_is_in_sight(hands: Hands, size: str, scale: float) -> None:
    hands.driver.resize(size)
    hands.driver.app.storage.settings[SettingKey.TEXT_SCALE] = scale
    hands.driver.app.apply_settings()
    hands.driver.app.match_flow.pause_menu.show(hands.driver.app.session)
    hands.driver.wait(0.6)
    content = hands.driver.one("PauseMenu").ids.scroll
    assert content.viewport_size[1] <= content.height + 1
    lines = hands.driver.find("MenuLine")
    columns = lines[0].parent.cols
    rows = [line.y for line in lines[::-1]]
    assert len(set(rows)) == -(-len(lines) // columns), "the lines of the columns do not meet"
    heights = [line.height for line in lines]
    assert columns == 1 or max(heights) - min(heights) < 2
    assert sum(line.ruled for line in lines) == (len(lines) - 1) // columns * columns
    hands.driver.tap(hands.driver.button("End this game"))
    assert hands.driver.says("End this game?")
    hands.driver.resize("tablet")


@pytest.mark.usefixtures("match_made_ahead")
def test_the_pause_menu_is_built_in_advance(hands: Hands) -> None:
    app = hands.driver.app
    english = hands.driver.until(lambda: app.match_flow.pause_menu.menu)
    app.match_flow.pause_menu.show(app.session)
    assert hands.driver.one("PauseMenu") is english
    hands.driver.tap("Back to the table")
    app.storage.settings["language"] = "de"
    app.apply_settings()
    app.match_flow.pause_menu.show(app.session)
    assert hands.driver.one("PauseMenu") is not english
    assert hands.driver.says(tr._("Back to the table"))
    assert not hands.driver.says("Back to the table")


@pytest.mark.usefixtures("match_made_ahead")
def test_the_pause_menu_is_built_once_however_often_people_press_back(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[object] = []
    make = pause.PauseMenu.__init__
    monkeypatch.setattr(
        pause.PauseMenu, "__init__", lambda menu: (made.append(menu), make(menu))[1]
    )
    driver = hands.driver
    for presses in range(24):
        Window.dispatch("on_keyboard", BACK_KEY, 0, None, [])
        driver.pump(1 if presses % 3 else 20)
    assert len(made) <= 1
    driver.wait(0.3)
    if not driver.find("PauseMenu"):
        driver.back()
    menu = driver.one("PauseMenu")
    icons = [child.icon for child in menu.ids.content.children if hasattr(child, "icon")]
    assert len(icons) == len({*icons}), "no button is there twice"
    driver.tap("Back to the table")
    assert covered(hands)


def test_leaving_a_match_frees_its_pictures(hands: Hands) -> None:
    textures = hands.driver.app.screens.get_screen("match").textures
    assert textures.bytes
    hands.driver.app.match_flow.leave()
    hands.driver.wait(1)
    assert textures.bytes == 0


def test_a_double_tap_leaves_a_match_once(hands: Hands) -> None:
    hands.driver.back()
    x, y = hands.driver.place_of(hands.driver.button("Leave, and continue later"))
    for _ in range(2):
        hands.driver.up(hands.driver.down(x, y))
    hands.driver.wait(0.5)
    assert hands.driver.app.session is None
    assert hands.driver.find("ContinueCard")


def test_a_match_given_up_is_gone_from_home(hands: Hands) -> None:
    hands.driver.back()
    hands.driver.tap("End this game")
    hands.driver.tap("End it")
    assert hands.driver.app.session is None
    assert hands.driver.app.screens.current == "home"
    assert hands.driver.app.storage.unfinished.all() == []
    assert not hands.driver.find("ContinueCard")


def test_a_full_disk_is_reported_once_and_the_match_goes_on(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any) -> None:
        raise OSError("no room")

    driver = hands.driver
    monkeypatch.setattr(driver.app.storage.matches, "record", full)
    hands.lift()
    assert driver.says("This game can’t be saved at the moment.")
    driver.tap("OK")
    assert isinstance(hands.shown, Prompt)
    driver.app.session.move(hands.shown.sample(Chance(1, 0)))
    driver.wait(0.4)
    assert not driver.says("This game can’t be saved at the moment.")
    assert isinstance(hands.shown, Handoff)


# --- settings while a match is open -----------------------------------------------------------


@pytest.mark.parametrize(
    ("setting", "value"), [("text_scale", 1.5), ("high_contrast", True), ("language", "pl")]
)
def test_an_open_table_follows_the_settings(start: Start, setting: str, value: object) -> None:
    """When a setting changes, an open table looks like a table that is opened after the change."""
    driver, changed = start(), 0
    for game in all_games():
        looks = []
        for when in ("while it is open", "before"):
            driver.app.storage.settings.pop(setting, None)
            driver.app.apply_settings()
            if when == "before":
                driver.app.storage.settings[setting] = value
                driver.app.apply_settings()
            hands = open_match(driver, next(m for m in moments(game.id) if audience_of(m) is None))
            uncover(hands)
            plain = hands.scene
            driver.app.storage.settings[setting] = value
            driver.app.apply_settings()
            hands.rest()
            changed += when != "before" and hands.scene != plain
            looks.append(hands.scene)
            driver.app.match_flow.end()
            driver.wait(0.1)
        assert looks[0] == looks[1]
    assert changed


def test_reduced_motion_is_followed_at_once(hands: Hands) -> None:
    assert not hands.stage.reduce_motion
    theme.reduce_motion = True
    assert hands.stage.reduce_motion
    theme.reduce_motion = False


@pytest.mark.parametrize(("size", "hole"), [("tablet", [90, 0, 40, 30]), ("phone", [0, 64, 0, 36])])
def test_pieces_avoid_display_cutouts_and_the_curtain_covers_them(
    start: Start, size: str, hole: list[int]
) -> None:
    driver = start(size)
    hands = open_match(driver, any_secret())
    driver.app.device.insets = hole
    hands.rest()
    left, top, right, bottom = hole
    space = Space(*SIZES[size], (left, top, right, bottom))
    check_inside(hands.scene, space)
    assert hands.stage.curtain.size == SIZES[size]
    hands.lift()
    check_inside(hands.scene, space)


# --- killed matches ---------------------------------------------------------------------------


@each_game
def test_a_killed_match_comes_back_to_the_same_hand_off(
    start: Start, game: str, tmp_path: Path
) -> None:
    """A match that is killed at any prompt comes back to the hand-off before that prompt.

    A finished match is in the history instead.
    """
    driver = start()
    for moment in moments(game):
        hands = open_match(driver, moment)
        waiting = hands.shown
        assert isinstance(waiting, Handoff), moment.caption
        assert waiting.to == audience_of(moment)
        assert (hands.scene.curtain is not None) == (waiting.to is not None)
        driver.app.session.lift()
        prompt = match_at(moment).prompt
        killed = Storage(_copied(tmp_path))
        if driver.app.session.over:
            assert killed.history.all()[-1].game == game
        else:
            match = killed.matches.load(driver.app.session.match_id)
            assert match.prompt == prompt
            assert match.current == curtain(match, prompt.audience)
            assert match.current.public == waiting.public
        killed.close()
        driver.app.match_flow.end()
        driver.wait(0.1)


def _copied(folder: Path) -> Path:
    """Copy the saved files as they are on the disk now; return the path of the database."""
    place = folder / "killed"
    place.mkdir(exist_ok=True)
    for file in folder.glob("seeing-things.db*"):
        shutil.copy(file, place)
    return place / "seeing-things.db"


# --- secrets ----------------------------------------------------------------------------------

Scenes = Callable[[Any], Callable[[Any, SceneContext, Any], Scene | Reveal]]
"""A function that returns the scene function for a state.

A real game has one scene function for all states; a test of planted leaks has one for each state.
"""


def table_of(match: Match) -> SceneContext:
    state, game = state_of(match), match.game
    people = tuple(Person(name, "#F08A76", "star") for name in match.names)
    return SceneContext(Space(1280, 800), people, game.peekers(state))


def drawn(
    game: Game[Any], state: Any, viewer: int | None, table: SceneContext, scenes: Scenes
) -> list[Scene | Reveal]:
    """Every scene that a viewer can see in a state.

    These are the scenes of all hand-offs and, if the viewer may see them, of the prompt and of a
    peek. `viewer` is a seat, or None for what everyone sees.
    """
    prompt, public = game.prompt(state), game.public(state)
    shown: list[Any] = [Handoff(prompt.audience, public)]
    shown += [Handoff(seat, public, peek=True) for seat in table.peekers]
    if prompt.audience in (None, viewer):
        shown.append(prompt)
    own = None if viewer is None else game.peek(state, viewer)
    if own is not None:
        shown.append(own)
    choice, scene = game_ui(game.id).choice, scenes(state)
    return [scene(one, table, choice if isinstance(one, Prompt) else None) for one in shown]


def check_worlds(game: Game[Any], scenes: Scenes) -> int:
    compared = 0
    for moment in moments(game.id):
        match = match_at(moment)
        state, table = state_of(match), table_of(match)
        for viewer in (None, *range(len(match.players))):
            here = drawn(game, state, viewer, table, scenes)
            for world in worlds_of(game)(state, viewer, Chance(len(moment.log), 0, "worlds")):
                if world != state:
                    assert drawn(game, world, viewer, table, scenes) == here, moment.caption
                    compared += 1
    return compared


@each_game
def test_no_scene_shows_a_secret_to_others(game: str) -> None:
    assert check_worlds(find_game(game), lambda _state: game_ui(game).scene) > 20


def with_sound(scene: Scene, trace: int) -> Scene:
    return scene._replace(sound=str(trace))


def with_curtain(scene: Scene, trace: int) -> Scene:
    return scene._replace(curtain=scene.curtain and Curtain(f"#{trace % 0xFFFFFF:06x}"))


def with_delay(scene: Scene, trace: int) -> Scene:
    key, piece = next(iter(scene.pieces.items()))
    return scene._replace(pieces={**scene.pieces, key: piece._replace(delay=trace % 99)})


@pytest.mark.parametrize("leak", [with_sound, with_curtain, with_delay])
@each_game_with_secrets
def test_a_planted_leak_in_a_scene_is_caught(
    game: str, leak: Callable[[Scene, int], Scene]
) -> None:
    def leaky(state: Any) -> Callable[[Any, SceneContext, Any], Reveal]:
        trace = crc32(repr(state).encode())

        def scene(shown: Any, table: SceneContext, choice: Any) -> Reveal:
            honest = game_ui(game).scene(shown, table, choice)
            return each_scene(honest, lambda one: leak(one, trace))

        return scene

    with pytest.raises(AssertionError):
        check_worlds(find_game(game), leaky)


def film_of_a_hidden_secret(hands: Hands, state: Any) -> list[Any]:
    """All that others see and hear when somebody looks at a secret of the given state.

    The list holds the pieces before the secret is shown, the pieces in each frame after it is
    hidden, and then the vibrations and sounds.
    """
    play = hands.driver.app.session
    peeker = play._match._peeking  # noqa: SLF001
    play._match._state = state  # noqa: SLF001
    play._match.prompt = play._match.game.prompt(state)  # noqa: SLF001
    play.cover()
    if peeker is not None:
        play.peek(peeker)
    hands.rest()
    seen: list[Any] = [lying(hands)]
    device = hands.driver.app.device
    device.signals.clear()
    device.sounds.clear()
    play.lift()
    hands.rest()
    hide(hands)
    for _ in range(20):
        seen.append(lying(hands))
        hands.driver.pump()
    return [*seen, *device.signals, *device.sounds]


@each_game_with_secrets
def test_others_see_the_same_frames_whatever_the_secret_is(start: Start, game: str) -> None:
    driver, compared = start(), 0
    for moment in secret_moments(game):
        match = match_at(moment)
        state, game_ = state_of(match), match.game
        outsiders = (None, *(s for s in range(len(match.players)) if s != audience_of(moment)))

        def secret(state: Any, moment: Moment = moment, game: Game[Any] = game_) -> Any:
            return game.prompt(state) if moment.peeker is None else game.peek(state, moment.peeker)

        other = next(
            (
                world
                for viewer in outsiders
                for world in worlds_of(match.game)(state, viewer, Chance(5, 0, "worlds"))
                if secret(world) != secret(state)
            ),
            None,
        )
        if other is None:
            continue
        films = []
        for world in (state, other):
            films.append(film_of_a_hidden_secret(open_match(driver, moment), world))
            driver.app.match_flow.end()
            driver.wait(0.1)
        assert films[0] == films[1], moment.caption
        compared += 1
    assert compared
