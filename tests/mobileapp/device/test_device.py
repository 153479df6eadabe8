"""Tests of the calls that the app makes to Android on every API level."""

import tempfile
from importlib import import_module
from pathlib import Path

import pytest
from kivy.core.window import Window

from engine.core import Handoff, Prompt
from mobileapp.match import cues
from mobileapp.theme import theme
from tests.harness.driver import change_focus
from tests.mobileapp.conftest import Buy, Start
from tests.mobileapp.fake_android import device
from tests.mobileapp.moments import any_secret, open_match, uncover

LEVELS = (24, 26, 28, 29, 30, 31, 33, 35, 36)
SECURE = 0x2000

# --- the vibration motor ----------------------------------------------------------------------

AUDIO = "Landroid/media/AudioAttributes;"
EFFECT = "Landroid/os/VibrationEffect;"


@pytest.mark.parametrize(
    ("api", "overload"),
    [
        (24, f"([JI{AUDIO})V"),
        (26, f"({EFFECT}{AUDIO})V"),
        (29, f"({EFFECT}{AUDIO})V"),
        (31, f"({EFFECT}{AUDIO})V"),
        (33, f"({EFFECT}Landroid/os/VibrationAttributes;)V"),
        (35, f"({EFFECT}Landroid/os/VibrationAttributes;)V"),
    ],
)
def test_a_pattern_is_felt_as_part_of_the_game(buy: Buy, api: int, overload: str) -> None:
    tablet = buy(api)
    device().signal(cues.HANDOFF)
    (arguments,) = tablet.called(f"Vibrator.vibrate{overload}")
    if api < 26:
        assert arguments[:2] == ([0, 80, 90, 80], -1)
    else:
        waves = tablet.called("createWaveform([J[II)")
        assert waves == [([0, 80, 90, 80], [0, 255, 0, 255], -1)]
    usage = tablet.called("createForUsage" if api >= 33 else "setUsage")
    assert usage == [(19 if api >= 33 else 1,)]
    assert bool(tablet.called("VibratorManager.getDefaultVibrator")) == (api >= 31)
    assert not tablet.called("plyer")


def test_a_tablet_without_a_motor_is_left_alone(buy: Buy) -> None:
    tablet = buy()
    tablet.has_motor = False
    device().signal(cues.HANDOFF)
    assert not tablet.called(".vibrate")
    assert not tablet.called("plyer")


def test_plyer_vibrates_if_a_call_to_android_fails(buy: Buy) -> None:
    tablet = buy()
    tablet.broken = "autoclass android.os.VibrationAttributes"
    device().signal(cues.HANDOFF)
    assert tablet.called("plyer") == [([0, 0.08, 0.09, 0.08], -1)]
    assert tablet.called("createWaveform([JI)") == [([0, 80, 90, 80], -1)]
    assert len(tablet.called("Vibrator.vibrate(Landroid/os/VibrationEffect;)V")) == 1


def test_switching_vibration_off_cancels_it(buy: Buy) -> None:
    tablet = buy()
    on_tablet = device()
    on_tablet.vibration = False
    assert len(tablet.called("Vibrator.cancel")) == 1
    on_tablet.signal(cues.HANDOFF)
    assert not tablet.called(".vibrate")


# --- languages --------------------------------------------------------------------------------


@pytest.mark.parametrize("api", LEVELS)
def test_the_languages_of_a_tablet_are_those_people_have_set(buy: Buy, api: int) -> None:
    tablet = buy(api)
    tablet.languages = ["uk-UA", "pl-PL"]
    assert device().languages() == ["uk-UA", "pl-PL"]


def test_a_tablet_that_does_not_tell_its_language_has_none(buy: Buy) -> None:
    tablet = buy()
    tablet.broken = "autoclass android.os.LocaleList"
    assert device().languages() == []


# --- the window -------------------------------------------------------------------------------


@pytest.mark.parametrize("api", LEVELS)
def test_the_window_is_protected_before_there_is_anything_to_see(buy: Buy, api: int) -> None:
    tablet = buy(api)
    device()
    assert tablet.attributes.flags & SECURE
    assert tablet.called("SurfaceView.setSecure") == [(True,)]
    assert tablet.called("setSoftInputMode") == [(0x20,)]
    assert getattr(tablet.attributes, "layoutInDisplayCutoutMode", 0) == (api >= 28)


def test_the_window_is_protected_only_once(buy: Buy) -> None:
    tablet = buy()
    on_tablet = device()
    on_tablet.block_screenshots()
    assert len(tablet.called("addFlags")) == 1


def test_a_match_protects_the_window_if_android_was_too_busy_before(
    buy: Buy, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    tablet = buy()
    monkeypatch.setattr(import_module("mobileapp.device.android"), "WINDOW_TIMEOUT", 0)
    tablet.ui_is_stuck = True
    driver = start(device=device)
    assert not tablet.attributes.flags & SECURE
    tablet.ui_is_stuck = False
    hands = open_match(driver, any_secret())
    assert tablet.attributes.flags & SECURE
    assert isinstance(hands.shown, Handoff)


@pytest.mark.parametrize("api", LEVELS)
def test_the_insets_follow_the_hole_in_the_display(buy: Buy, start: Start, api: int) -> None:
    tablet = buy(api)
    driver = start(device=device)
    assert theme.insets == [0, 0, 0, 0]
    tablet.cutout = (0, 80, 0, 0)
    driver.resize("portrait")
    Window.dispatch("on_resize", *Window.size)
    driver.pump(2)
    assert theme.insets == ([0, 80, 0, 0] if api >= 28 else [0, 0, 0, 0])
    tablet.cutout = (0, 0, 0, 80)
    driver.app.dispatch("on_resume")
    driver.pump(2)
    assert theme.insets == ([0, 0, 0, 80] if api >= 28 else [0, 0, 0, 0])
    tablet.cutout = None
    driver.app.go("settings")
    driver.pump(2)
    assert theme.insets == [0, 0, 0, 0]


@pytest.mark.parametrize("api", [24, 28, 30, 36])
def test_bars_that_stay_are_kept_free(buy: Buy, start: Start, api: int) -> None:
    tablet = buy(api)
    tablet.bars, tablet.cutout = (0, 40, 0, 60), (0, 80, 0, 0)
    driver = start(device=device)
    driver.pump(2)
    assert theme.insets[3] == (60 if api >= 30 else 0)
    assert theme.insets[1] == (80 if api >= 28 else 0), "the wider one of both"


@pytest.mark.parametrize("api", [24, 29, 30, 36])
def test_the_bars_are_hidden_again_after_resume_and_focus(buy: Buy, start: Start, api: int) -> None:
    tablet = buy(api)
    driver = start(device=device)

    def hidden() -> int:
        new, old = tablet.called("WindowInsetsController.hide"), tablet.called("setWindowStyle")
        assert set(new) <= {(7,)}
        assert set(old) <= {(True,)}
        assert not (old if api >= 30 else new)
        return len(new) + len(old)

    at_start = 1 if api >= 30 else 0  # SDL does it on older Androids
    assert hidden() == at_start
    driver.app.dispatch("on_resume")
    assert hidden() == at_start + 1
    change_focus(False)
    assert hidden() == at_start + 1
    change_focus(True)
    assert hidden() == at_start + 2
    if api >= 30:
        assert set(tablet.called("setSystemBarsBehavior")) == {(2,)}
        assert set(tablet.called("setDecorFitsSystemWindows")) == {(False,)}


def test_the_orientation_is_held_while_a_match_runs(buy: Buy, start: Start) -> None:
    tablet = buy()
    hands = open_match(start(device=device), any_secret())
    assert not Window.allow_screensaver
    hands.driver.app.match_flow.leave()
    assert tablet.called("setRequestedOrientation") == [(14,), (13,)]
    assert Window.allow_screensaver


def test_temporary_files_go_where_android_may_clear_up(buy: Buy) -> None:
    tablet = buy()
    left_over = tablet.cache / "temp" / "half"
    left_over.mkdir(parents=True)
    device()
    assert not left_over.exists()
    assert Path(tempfile.gettempdir()).parent == tablet.cache


# --- the accelerometer ------------------------------------------------------------------------

FACE_UP, FACE_DOWN = (0.0, 0.0, 9.8), (0.0, 0.0, -9.8)


def test_a_secret_that_is_laid_face_down_is_covered(buy: Buy, start: Start) -> None:
    tablet = buy()
    hands = open_match(start(device=device), any_secret())
    uncover(hands)
    tablet.tilt(*FACE_UP)
    hands.driver.wait(0.5)
    assert isinstance(hands.shown, Prompt)
    tablet.tilt(*FACE_DOWN)
    hands.driver.wait(0.6)
    assert isinstance(hands.shown, Handoff)
    hands.driver.wait(0.6)
    uncover(hands)
    assert isinstance(hands.shown, Prompt), "whoever holds it overhead may look again"


def test_the_accelerometer_is_read_only_while_a_match_is_visible(buy: Buy, start: Start) -> None:
    tablet = buy()
    driver = start(device=device)
    assert not tablet.sensor_listeners
    open_match(driver, any_secret())
    (listener,) = tablet.sensor_listeners
    driver.app.on_pause()
    assert not tablet.sensor_listeners
    driver.app.on_resume()
    assert tablet.sensor_listeners == [listener], "the same one: pyjnius may still call it"
    driver.app.match_flow.leave()
    assert not tablet.sensor_listeners
    driver.app.on_pause()
    driver.app.on_resume()
    assert not tablet.sensor_listeners


def test_a_tablet_without_an_accelerometer_plays_as_before(buy: Buy, start: Start) -> None:
    tablet = buy()
    tablet.has_accelerometer = False
    on_tablet = device()
    hands = open_match(start(device=lambda: on_tablet), any_secret())
    uncover(hands)
    assert on_tablet.acceleration() is None
    assert isinstance(hands.shown, Prompt)
