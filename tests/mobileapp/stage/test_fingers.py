"""Tests that each gesture on the stage becomes one action, or none."""

from typing import Any

import pytest
from kivy.core.window import Window
from kivy.graphics import Line
from kivy.metrics import dp

from mobileapp.stage.fingers import HOLD, PAUSE
from mobileapp.stage.geometry import Rect, around
from mobileapp.stage.looks import Area, Panel
from mobileapp.stage.piece import (
    CURTAIN,
    AppCommand,
    Choose,
    Drop,
    Hold,
    Lift,
    Piece,
    Send,
    Slide,
    SlidePath,
)
from mobileapp.stage.scene import Curtain, Scene
from mobileapp.stage.space import CLEARANCE, RECENT
from mobileapp.stage.sprite import ANGLE, OPACITY, X, Y
from tests.harness.driver import TIME
from tests.mobileapp.driver import Driver
from tests.mobileapp.stage.table import disc, show, tap


def test_a_tap_reaches_the_topmost_piece(driver: Driver) -> None:
    show(driver, {
        "below": disc(300, 300, 200, tap=AppCommand("below")),
        "above": disc(300, 300, 80, layer=5, tap=AppCommand("above")),
        "mute": Piece(around(300, 300, 300, 300), Panel(), layer=9),
    })  # fmt: skip
    tap(driver, 300, 300)
    tap(driver, 300 - 90, 300)
    assert driver.app.actions == [AppCommand("above"), AppCommand("below")]


def test_a_turned_piece_is_hit_where_it_is_drawn(driver: Driver) -> None:
    bar = Piece(around(400, 300, 300, 60), Panel(), angle=90, tap=AppCommand("bar"))
    show(driver, {"bar": bar})
    tap(driver, 400, 300 + 130)  # on the bar, which is upright
    tap(driver, 400 + 130, 300)  # where the bar would be if it were not rotated
    assert driver.app.actions == [AppCommand("bar")]


def test_a_small_piece_has_a_touch_area_as_large_as_a_finger(driver: Driver) -> None:
    show(driver, {"dot": disc(300, 300, 20, tap=AppCommand("dot"))})
    tap(driver, 320, 300)
    assert driver.app.actions == [AppCommand("dot")]


def test_a_finger_that_leaves_its_piece_triggers_nothing(driver: Driver) -> None:
    show(driver, {"disc": disc(300, 300, tap=AppCommand("disc"))})
    driver.drag((300, 300), (500, 300))
    assert driver.app.actions == []


YES, NO = Send("yes"), Send("no")


def exchange(driver: Driver, away: float = 0, key: str = "no", tap_: Send = NO) -> None:
    """Tap a button that disappears; another one appears, `away` dp to the right."""
    stage = show(driver, {"yes": disc(300, 300, 100, tap=YES)})
    tap(driver, 300, 300)
    driver.wait(PAUSE)
    stage.show(Scene({key: disc(300 + dp(away), 300, 100, tap=tap_)}))
    stage.finish()


@pytest.mark.parametrize(("away", "seconds", "reacts"), [
    (0, 0.1, False), (0, RECENT, True), (CLEARANCE, 0.1, False), (CLEARANCE + 1, 0.1, True),
])  # fmt: skip
def test_a_control_that_appears_at_a_finger_waits_a_second(
    driver: Driver, away: float, seconds: float, reacts: bool
) -> None:
    exchange(driver, away)
    driver.wait(seconds)
    tap(driver, 300 + dp(away), 300)
    assert driver.app.actions == ([YES, NO] if reacts else [YES])


def test_fast_taps_never_hit_what_has_appeared_under_them(driver: Driver) -> None:
    exchange(driver)
    for _ in range(8):
        tap(driver, 300, 300)
        driver.wait(0.3)
    assert driver.app.actions == [YES]
    driver.wait(RECENT)
    tap(driver, 300, 300)
    assert driver.app.actions == [YES, NO]


def test_the_same_control_reacts_at_once(driver: Driver) -> None:
    exchange(driver, key="yes", tap_=YES)
    tap(driver, 300, 300)
    assert driver.app.actions == [YES, YES]


def test_the_same_key_with_another_meaning_is_another_control(driver: Driver) -> None:
    exchange(driver, key="yes", tap_=AppCommand("leave"))
    tap(driver, 300, 300)
    assert driver.app.actions == [YES]


def replace_untouched(driver: Driver, new: Piece, old: Piece | None = None) -> None:
    """Show a control in place of another one that nobody has touched, as when a clock starts."""
    stage = show(driver, {"yes": old or disc(300, 300, 100, tap=YES)})
    stage.show(Scene({}))  # a moment of a reveal
    driver.wait(0.1)
    stage.show(Scene({"no": new}))
    stage.finish()


@pytest.mark.parametrize(("at", "seconds", "reacts"), [
    (300, 0.1, False), (300, 0.7, False), (300, RECENT, True), (360, 0.1, True),
])  # fmt: skip
def test_a_control_that_replaces_another_one_sleeps_whoever_caused_it(
    driver: Driver, at: float, seconds: float, reacts: bool
) -> None:
    replace_untouched(driver, disc(320, 300, 160, tap=NO))
    driver.wait(seconds)
    tap(driver, at, 300)
    assert driver.app.actions == ([NO] if reacts else [])


@pytest.mark.parametrize("more", [{"tap": Choose("one")}, {"tap": NO, "free": "drag"}])
def test_what_can_be_taken_back_or_dragged_does_not_sleep(
    driver: Driver, more: dict[str, Any]
) -> None:
    replace_untouched(driver, disc(300, 300, 100, **more))
    tap(driver, 300, 300)
    assert driver.app.actions == [more["tap"]]


def test_a_control_where_nothing_could_be_tapped_reacts_at_once(driver: Driver) -> None:
    replace_untouched(driver, disc(300, 300, 100, tap=NO), old=disc(300, 300, 100))
    tap(driver, 300, 300)
    assert driver.app.actions == [NO]


def test_a_piece_that_was_there_before_reacts_beside_a_tap(driver: Driver) -> None:
    show(driver, {
        "one": disc(300, 300, 60, tap=AppCommand("one")),
        "two": disc(360, 300, 60, tap=AppCommand("two")),
    })  # fmt: skip
    tap(driver, 300, 300)
    driver.wait(PAUSE)
    tap(driver, 360, 300)
    assert driver.app.actions == [AppCommand("one"), AppCommand("two")]


def test_what_appears_at_a_finger_can_be_dragged_at_once(driver: Driver) -> None:
    stage = show(driver, {"yes": disc(300, 300, 100, tap=YES)})
    tap(driver, 300, 300)
    driver.wait(PAUSE)
    knob = disc(300, 300, 100, drops=(Drop("goal", NO),))
    stage.show(Scene({"knob": knob, "goal": disc(600, 300, 100)}))
    stage.finish()
    driver.drag((300, 300), (600, 300))
    assert driver.app.actions == [YES, NO]


def test_a_double_tap_sends_once(driver: Driver) -> None:
    show(driver, {"disc": disc(300, 300, tap=Send("move"))})
    for _ in range(2):
        driver.up(driver.down(300, 300))
    assert driver.app.actions == [Send("move")]


def test_a_drag_drops_onto_what_lies_below(driver: Driver) -> None:
    drops = (Drop("left", Choose("left")), Drop("right", Choose("right")))
    pieces = {
        "left": disc(200, 600, 160),
        "right": disc(600, 600, 160),
        "token": disc(400, 200, layer=4, drops=drops, tap=AppCommand("tap")),
    }
    stage = show(driver, pieces)
    driver.drag((400, 200), (600, 610))
    driver.drag((400, 200), (900, 200))  # no target: the token flies back
    driver.until(lambda: stage.at_rest)
    assert driver.app.actions == [Choose("right")]
    assert stage.sprites.by_key["token"].values[X] == pytest.approx(400)


def test_two_fingers_drag_two_pieces_at_once(driver: Driver) -> None:
    show(driver, {
        "goal": disc(600, 600, 200),
        "a": disc(200, 200, drops=(Drop("goal", Choose("a")),)),
        "b": disc(1000, 200, drops=(Drop("goal", Choose("b")),)),
    })  # fmt: skip
    first, second = driver.down(200, 200), driver.down(1000, 200)
    for part in (0.3, 0.6, 1.0):
        driver.move(first, 200 + 360 * part, 200 + 400 * part)
        driver.move(second, 1000 - 360 * part, 200 + 400 * part)
    driver.up(first)
    driver.up(second)
    assert driver.app.actions == [Choose("a"), Choose("b")]


def test_a_flick_goes_away_from_its_holder(driver: Driver) -> None:
    show(driver, {
        "near": disc(300, 200, flick=AppCommand("near")),
        "far": disc(900, 600, angle=180, flick=AppCommand("far")),
    })  # fmt: skip
    driver.drag((300, 200), (310, 420), 5)
    driver.drag((900, 600), (890, 380), 5)
    driver.drag((300, 200), (310, 100), 5)  # towards the holder: no action
    assert driver.app.actions == [AppCommand("near"), AppCommand("far")]


def test_pieces_slide_together_and_back_when_let_go_early(driver: Driver) -> None:
    ways = (SlidePath("a", 100, 0), SlidePath("b", 0, 50))
    slide = Slide(ways, AppCommand("slid"), begun=Choose("held"), ended=Choose("free"))
    pieces = {"a": disc(300, 300, slides=(slide,)), "b": disc(600, 300)}
    stage = show(driver, pieces)
    driver.drag((300, 300), (335, 300), 4)
    driver.until(lambda: stage.at_rest)
    assert driver.app.actions == [Choose("held"), Choose("free")]
    assert stage.sprites.by_key["b"].values[Y] == pytest.approx(300)
    touch = driver.down(300, 300)
    driver.move(touch, 390, 320)
    assert stage.sprites.by_key["b"].values[Y] == pytest.approx(345, abs=2)
    driver.up(touch)
    assert driver.app.actions[-1] == AppCommand("slid")


def test_a_fading_piece_of_a_slide_becomes_transparent_before_it_moves_far(driver: Driver) -> None:
    slide = Slide((SlidePath("a", 100, 0), SlidePath("b", 100, 0, fades=True)), AppCommand("slid"))
    stage = show(driver, {"a": disc(300, 300, slides=(slide,)), "b": disc(600, 300)})
    touch = driver.down(300, 300)
    driver.move(touch, 380, 300)
    values = stage.sprites.by_key["b"].values
    assert values[X] == pytest.approx(616, abs=1)
    assert values[OPACITY] == pytest.approx(0.2, abs=0.02)
    driver.up(touch)


def test_a_free_piece_is_moved_and_turned_by_two_fingers(driver: Driver) -> None:
    stage = show(driver, {"cloud": disc(400, 400, 150, free="drag")})
    one = driver.down(400, 400)
    driver.move(one, 500, 400)
    two = driver.down(600, 400)
    driver.move(two, 500, 500)  # a quarter turn around the first finger
    assert stage.sprites.by_key["cloud"].values[ANGLE] == pytest.approx(90, abs=1)
    driver.up(two)
    driver.up(one)
    last = driver.app.dragged[-1]
    assert last.done
    assert last.at == pytest.approx((500, 400), abs=1)
    assert last.turned == pytest.approx(90, abs=1)


def test_a_second_finger_that_turns_a_piece_touches_nothing_else(driver: Driver) -> None:
    stage = show(driver, {"cloud": disc(400, 400, 150, free="drag")})
    points: list[tuple[float, float]] = []
    stage.bind(on_point=lambda _stage, *at: points.append(at))
    one = driver.down(400, 400)
    two = driver.down(600, 400)
    driver.up(two)
    driver.up(one)
    assert points == []
    driver.up(driver.down(600, 400))
    assert len(points) == 1, "alone, it touches the table"


def test_only_a_long_press_of_one_still_finger_opens_the_curtain(driver: Driver) -> None:
    ring = disc(640, 400, 200, layer=CURTAIN, hold=Hold(done=Lift()))
    show(driver, {"ring": ring}, curtain=Curtain("#F08A76"))
    touch = driver.down(640, 400)
    driver.wait(HOLD * 0.7)
    driver.up(touch)
    assert driver.app.actions == []  # too short
    touch = driver.down(640, 400)
    other = driver.down(200, 200)
    driver.wait(HOLD * 2)
    assert driver.app.actions == []  # a second finger
    driver.up(other)
    driver.up(touch)
    touch = driver.down(640, 400)
    driver.move(touch, 700, 400)
    driver.wait(HOLD * 2)
    assert driver.app.actions == []  # the finger moved
    driver.up(touch)
    touch = driver.down(640, 400)
    driver.wait(HOLD * 1.3)
    assert driver.app.actions == [Lift()]
    driver.up(touch)


@pytest.mark.parametrize(("x", "y"), [(300, 300), (40, 300), (300, 45), (30, 30)])
def test_the_ring_of_a_hold_is_all_inside_the_window(driver: Driver, x: float, y: float) -> None:
    for at in ((x, y), (Window.width - x, Window.height - y)):
        held = Piece(around(*at, 50, 160), Panel(), hold=Hold(done=AppCommand("held")))
        stage = show(driver, {"held": held})
        touch = driver.down(*at)
        driver.wait(HOLD * 0.9)
        driver.draw_frame()
        (ring,) = (part for part in stage.fingers.group.children if isinstance(part, Line))
        points, edge = ring.points, ring.width
        assert min(points) >= edge * 0.99
        assert max(points[::2]) <= Window.width - edge * 0.99
        assert max(points[1::2]) <= Window.height - edge * 0.99
        assert max(points[::2]) - min(points[::2]) > 30, "it is still seen"
        driver.up(touch)


def test_a_hold_ends_when_the_finger_is_lifted(driver: Driver) -> None:
    hold = Hold(done=AppCommand("seen"), begun=AppCommand("begun"), released=AppCommand("gone"))
    show(driver, {"eye": disc(640, 400, hold=hold)})
    touch = driver.down(640, 400)
    driver.wait(HOLD * 1.4)
    assert driver.app.actions == [AppCommand("begun"), AppCommand("seen")]
    driver.up(touch)
    assert driver.app.actions[-1] == AppCommand("gone")
    touch = driver.down(640, 400)
    driver.up(touch)
    assert driver.app.actions[-2:] == [AppCommand("begun"), AppCommand("gone")]


def test_a_hold_that_is_complete_lasts_while_the_finger_moves(driver: Driver) -> None:
    hold = Hold(done=AppCommand("seen"), released=AppCommand("gone"))
    show(driver, {"eye": disc(640, 400, hold=hold)})
    touch = driver.down(640, 400)
    driver.wait(HOLD * 1.4)
    driver.move(touch, 760, 480)
    driver.wait(0.2)
    assert driver.app.actions == [AppCommand("seen")]
    driver.up(touch)
    assert driver.app.actions == [AppCommand("seen"), AppCommand("gone")]


def test_a_short_tap_on_a_hold_can_have_its_own_action(driver: Driver) -> None:
    hold = Hold(
        done=AppCommand("seen"),
        begun=AppCommand("begun"),
        released=AppCommand("gone"),
        tapped=AppCommand("tapped"),
    )
    show(driver, {"eye": disc(640, 400, hold=hold)})
    driver.up(driver.down(640, 400))
    assert driver.app.actions == [AppCommand("begun"), AppCommand("tapped")]
    driver.wait(1)
    touch = driver.down(640, 400)
    driver.wait(HOLD * 1.4)
    driver.up(touch)
    assert driver.app.actions[2:] == [AppCommand("begun"), AppCommand("seen"), AppCommand("gone")]


@pytest.mark.parametrize("stall", [0.3, 0.8, 5.0])
def test_a_stall_does_not_turn_a_tap_into_a_long_press(driver: Driver, stall: float) -> None:
    """A finger that was lifted while the app stalled counts as a short tap, not as a long press."""
    ring = disc(640, 400, 200, layer=CURTAIN, hold=Hold(done=Lift()))
    show(driver, {"ring": ring}, curtain=Curtain("#F08A76"))
    touch = driver.down(640, 400)
    driver.wait(0.06)
    for _ in range(2):  # Kivy reads the finger one frame after the stall at the latest
        TIME.now += stall
        driver.pump()
    driver.up(touch)
    driver.wait(1)
    assert driver.app.actions == []


def test_a_turned_table_is_touched_where_it_is_seen(driver: Driver) -> None:
    stage = show(driver, {"disc": disc(200, 200, tap=AppCommand("disc"))})
    stage.turned = True
    tap(driver, Window.width - 200, Window.height - 200)
    assert driver.app.actions == [AppCommand("disc")]


def test_a_piece_whose_action_changed_under_the_finger_does_nothing(driver: Driver) -> None:
    stage = show(driver, {"disc": disc(300, 300, tap=Choose("one"))})
    touch = driver.down(300, 300)
    stage.show(Scene({"disc": disc(300, 300, tap=Send("move"))}))
    driver.up(touch)
    assert driver.app.actions == []


def test_an_invisible_area_can_be_touched(driver: Driver) -> None:
    show(driver, {"area": Piece(Rect(0, 0, 400, 400), Area(), tap=AppCommand("area"))})
    tap(driver, 50, 350)
    assert driver.app.actions == [AppCommand("area")]


def test_a_delayed_piece_cannot_be_touched(driver: Driver) -> None:
    stage = show(driver, {"disc": disc(300, 300)})
    stage.show(Scene({"disc": disc(300, 300, delay=1.0, tap=AppCommand("disc"))}))
    tap(driver, 300, 300)
    assert driver.app.actions == []
