"""Tests that idle tasks free unused objects and load modules without delaying any touch."""

import gc
import re
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import ModuleType

import pytest
from kivy.base import EventLoop
from kivy.event import EventDispatcher
from kivy.input.providers.mouse import MouseMotionEvent

from engine.chance import Chance
from engine.core import Prompt
from engine.registry import find_info, game_ids
from mobileapp import app as app_module
from mobileapp import preload
from mobileapp.background import idle_tasks
from mobileapp.background.idle_tasks import (
    IDLE_BEFORE_EVERYTHING,
    IDLE_BEFORE_WORK,
    MANY_WIDGETS,
    PAUSE_FACTOR,
    STEPS,
    TOO_MANY_WIDGETS,
    Activity,
    IdleTasks,
)
from mobileapp.preload import freeze_objects
from tests.harness.driver import TIME
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.mobileapp.moments import any_secret, open_match

CODE = Path(app_module.__file__).parent
GAME = game_ids()[-1]
COMES_NEXT = f"mobileapp.games.{GAME}.how_to_play"

pytestmark = pytest.mark.usefixtures("made_ahead", "home_first")


@pytest.fixture
def not_loaded() -> Iterator[None]:
    """Remove `COMES_NEXT` from `sys.modules` during a test, so that idle tasks have to load it."""
    known: ModuleType | None = sys.modules.pop(COMES_NEXT, None)
    yield
    if known is not None:
        sys.modules[COMES_NEXT] = known


class Collector:
    """A fake garbage collector.

    `asked` lists the generation of each requested collection, and "freeze" and "unfreeze" for calls
    of these functions. Each collection seems to take `takes` seconds.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[int | str] = []
        self.takes = 0.0
        self._now = 0.0
        monkeypatch.setattr(gc, "collect", self._collect)
        monkeypatch.setattr(gc, "freeze", lambda: self.asked.append("freeze"))
        monkeypatch.setattr(gc, "unfreeze", lambda: self.asked.append("unfreeze"))
        monkeypatch.setattr(idle_tasks, "perf_counter", lambda: self._now)

    def _collect(self, generation: int = 2) -> int:
        self.asked.append(generation)
        self._now += self.takes
        return 0

    @property
    def everything(self) -> int:
        """How many full garbage collections (generation 2) were requested."""
        return self.asked.count(2)


@pytest.fixture
def collector(monkeypatch: pytest.MonkeyPatch) -> Iterator[Collector]:
    with monkeypatch.context() as patch:
        yield Collector(patch)


class Tasks(IdleTasks):
    """Idle tasks for which a test sets, in `now`, what people are doing."""

    def __init__(self) -> None:
        self.now = Activity.FREE
        super().__init__(lambda: self.now)


@pytest.fixture
def tasks(start: Start) -> Iterator[tuple[Tasks, Driver]]:
    driver = start()
    driver.app.idle_tasks.stop()
    made = Tasks()
    yield made, driver
    made.stop()


def test_small_steps_come_one_in_a_frame(tasks: tuple[Tasks, Driver], collector: Collector) -> None:
    idle, driver = tasks
    idle.now = Activity.BUSY
    idle.tidy()
    for _ in range(60):
        before = len(collector.asked)
        driver.pump()
        assert len(collector.asked) <= before + 1
    assert collector.asked == list(STEPS)
    assert 2 not in STEPS


def test_nothing_is_tidied_under_a_finger(
    tasks: tuple[Tasks, Driver], collector: Collector
) -> None:
    idle, driver = tasks
    idle.tidy()
    touch = driver.down(2, 2)
    driver.wait(5)
    assert not collector.asked
    driver.up(touch)
    driver.wait(1)
    assert collector.asked == list(STEPS)


def test_nothing_is_tidied_while_pieces_move(
    tasks: tuple[Tasks, Driver], collector: Collector
) -> None:
    idle, driver = tasks
    idle.now = Activity.MOVING
    idle.tidy()
    driver.wait(5)
    assert not collector.asked
    idle.now = Activity.BUSY
    driver.wait(1)
    assert collector.asked == list(STEPS)


def test_a_full_collection_waits_until_the_curtain_is_closed(
    tasks: tuple[Tasks, Driver], collector: Collector
) -> None:
    idle, driver = tasks
    idle.now = Activity.BUSY
    idle.tidy()
    driver.wait(10)
    assert collector.everything == 0
    idle.now = Activity.COVERED
    driver.wait(1)
    assert collector.asked == [*STEPS, 2]  # no "unfreeze": frozen objects are not collected


def test_without_a_match_a_full_collection_waits_until_people_are_idle(
    tasks: tuple[Tasks, Driver], collector: Collector
) -> None:
    idle, driver = tasks
    idle.tidy()
    driver.wait(IDLE_BEFORE_EVERYTHING - 0.5)
    assert collector.everything == 0
    driver.wait(1)
    assert collector.asked == [*STEPS, 2]  # no "unfreeze": frozen objects are not collected


@pytest.mark.parametrize(("takes", "again"), [(0.09, 2), (0.4, 1)])
def test_a_long_collection_does_not_come_again_soon(
    tasks: tuple[Tasks, Driver], collector: Collector, takes: float, again: int
) -> None:
    idle, driver = tasks
    idle.now = Activity.COVERED
    collector.takes = takes
    for _ in range(2):
        idle.tidy()
        driver.wait(1)
    assert collector.everything == again
    TIME.now += PAUSE_FACTOR * takes
    driver.wait(1)
    assert collector.everything == 2


@pytest.mark.parametrize("now", [Activity.COVERED, Activity.FREE])
def test_many_dead_widgets_do_not_wait_for_the_end_of_the_pause(
    tasks: tuple[Tasks, Driver], collector: Collector, now: Activity
) -> None:
    idle, driver = tasks
    idle.now = Activity.COVERED
    collector.takes = 2.0
    idle.tidy()
    driver.wait(1)
    idle.now = now
    idle.tidy()
    driver.wait(1)
    assert collector.everything == 1
    for _ in range(MANY_WIDGETS + 1):
        EventDispatcher()
    driver.wait(1)
    assert collector.everything == 2
    idle.tidy()
    driver.wait(1)
    assert collector.everything == 2


def test_too_many_dead_widgets_wait_for_nothing_but_the_finger(
    tasks: tuple[Tasks, Driver], collector: Collector
) -> None:
    idle, driver = tasks
    idle.now = Activity.BUSY
    idle.tidy()
    for _ in range(MANY_WIDGETS + 1):
        EventDispatcher()
    driver.wait(1)
    assert collector.everything == 0
    touch = driver.down(2, 2)
    for _ in range(TOO_MANY_WIDGETS):
        EventDispatcher()
    driver.wait(1)
    assert collector.everything == 0
    driver.up(touch)
    driver.pump()
    driver.pump()
    assert collector.everything == 1


def test_nothing_of_a_match_is_kept_for_good(start: Start, collector: Collector) -> None:
    driver = start()
    open_match(driver, any_secret()).lift()
    before = collector.asked.count("freeze")
    driver.app.idle_tasks.do(partial(freeze_objects, driver.app))
    driver.wait(2)
    assert collector.asked.count("freeze") == before
    driver.app.match_flow.leave()
    freeze_objects(driver.app)
    assert collector.asked.count("freeze") == before + 1


def test_the_activity_follows_a_match(start: Start) -> None:
    driver = start()
    assert driver.app.activity() is Activity.FREE
    hands = open_match(driver, any_secret())
    hands.rest()
    assert driver.app.activity() is Activity.COVERED
    hands.lift()
    assert driver.app.activity() is Activity.BUSY
    driver.app.session.hide_secret()
    hands.rest()
    assert driver.app.activity() is Activity.COVERED
    driver.app.match_flow.leave()
    assert driver.app.activity() is Activity.MOVING
    driver.wait(0.5)
    assert driver.app.activity() is Activity.FREE


def test_the_activity_is_moving_while_a_curtain_falls(start: Start) -> None:
    driver = start()
    hands = open_match(driver, any_secret())
    hands.lift()
    hands.rest()
    play = driver.app.session
    while isinstance(play.current, Prompt):
        play.move(play.current.sample(Chance(1, 0)))
    driver.pump(2)
    assert not hands.stage.at_rest
    assert driver.app.activity() is Activity.MOVING
    hands.rest()
    assert driver.app.activity() is Activity.COVERED


def test_what_a_move_has_left_is_freed_when_all_lies_still(
    start: Start, collector: Collector
) -> None:
    driver = start()
    hands = open_match(driver, any_secret())
    hands.rest()
    driver.until(lambda: not driver.app.idle_tasks.pending, seconds=20)
    driver.wait(1)  # what was loaded is collected
    before = len(collector.asked)
    hands.lift()
    assert collector.asked[before:] == []
    hands.rest()
    driver.wait(1)
    assert collector.asked[before:] == list(STEPS)


@pytest.mark.usefixtures("not_loaded")
def test_what_a_game_needs_is_loaded_while_people_look_at_its_page(start: Start) -> None:
    driver = start()
    driver.wait(2)
    assert COMES_NEXT not in sys.modules
    driver.tap(driver.one("GameCard", title=find_info(GAME).title))
    driver.wait(2)
    assert COMES_NEXT in sys.modules


@pytest.mark.parametrize("page", preload.NEXT_PAGES)
def test_the_pages_one_tap_away_are_there_before_anybody_asks(start: Start, page: str) -> None:
    driver = start()
    screens = driver.app.screens
    wanted = preload.NEXT_PAGES[page]
    if page != "home":
        driver.app.choose_game(GAME)
        driver.app.go(page, **{"game": GAME} if page == "game" else {})
    assert not all(map(screens.has_screen, wanted))
    driver.until(lambda: all(map(screens.has_screen, wanted)))
    assert screens.current == page


def test_no_page_is_created_during_a_match(start: Start) -> None:
    """A match needs the memory; when Home is shown again, its pages are created after all."""
    driver = start()
    screens, wanted = driver.app.screens, preload.NEXT_PAGES["home"]
    preload.queue_pages(driver.app, *wanted)
    open_match(driver, any_secret())
    before = {screen.name for screen in screens.screens}
    driver.until(lambda: not driver.app.idle_tasks.pending, seconds=20)
    assert {screen.name for screen in screens.screens} == before
    driver.app.match_flow.leave()
    driver.until(lambda: all(map(screens.has_screen, wanted)))


def test_modules_that_others_import_are_loaded_first() -> None:
    modules = ["artist", "game", "moves", "prompts", "state"]
    in_line = sorted(modules, key=idle_tasks.place_in_line)
    assert in_line == ["state", "moves", "prompts", "artist", "game"]


def test_a_task_that_fails_does_not_stop_later_tasks(start: Start) -> None:
    driver = start()
    done: list[bool] = []
    driver.app.idle_tasks.do(lambda: 1 / 0)
    driver.app.idle_tasks.do(lambda: done.append(True))
    driver.until(lambda: done)


def test_something_long_pauses_after_every_piece(tasks: tuple[Tasks, Driver]) -> None:
    idle, driver = tasks
    done: list[str] = []

    def pieces() -> Iterator[None]:
        for name in "abc":
            done.append(name)
            yield

    idle.do_in_turns(pieces)
    idle.do(lambda: done.append("next"))
    driver.wait(IDLE_BEFORE_WORK)
    for _ in range(10):
        before = len(done)
        driver.pump()
        assert len(done) <= before + 1
    assert done == ["a", "b", "c", "next"]


def test_no_kv_rule_reaches_through_ids() -> None:
    """No kv rule contains `x.ids.y`.

    Kivy would never unbind such a rule, so that x would never be freed.
    """
    reaching = re.compile(r"\.ids\b")
    found = [path.name for path in CODE.rglob("*.kv") if reaching.search(path.read_text("utf-8"))]
    assert found == []


def test_a_resting_mouse_pointer_is_no_finger(
    tasks: tuple[Tasks, Driver], collector: Collector
) -> None:
    idle, driver = tasks
    pointer = MouseMotionEvent("mouse", 77, (0.5, 0.5), type_id="hover", is_touch=False)
    EventLoop.touches.append(pointer)
    idle.tidy()
    driver.wait(1)
    assert collector.asked == list(STEPS)
    driver.wait(IDLE_BEFORE_EVERYTHING)
    assert collector.everything == 1


def test_modules_are_listed_in_an_idle_frame_and_one_that_fails_keeps_none_from_loading(
    start: Start, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    package = tmp_path / "loaded_ahead"
    package.mkdir()
    for name, text in (("__init__", ""), ("broken", "1 / 0"), ("later", "")):
        (package / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    driver = start()
    listed: list[object] = []
    real = idle_tasks.iter_modules
    monkeypatch.setattr(
        idle_tasks, "iter_modules", lambda folders: listed.append(folders) or real(folders)
    )
    driver.app.idle_tasks.load("loaded_ahead")
    assert not listed
    driver.until(lambda: "loaded_ahead.later" in sys.modules)
    assert "loaded_ahead.broken" not in sys.modules


@pytest.mark.usefixtures("collector")
def test_the_collector_runs_seldom_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """So it does not stop an animation; the app collects garbage while it is idle."""
    chosen: list[tuple[int, ...]] = []
    monkeypatch.setattr(gc, "set_threshold", lambda *counts: chosen.append(counts))
    IdleTasks(lambda: Activity.FREE)
    assert chosen == [idle_tasks.THRESHOLDS]


@pytest.mark.usefixtures("collector")
def test_the_collector_is_switched_on_after_the_imports() -> None:
    gc.disable()
    IdleTasks(lambda: Activity.FREE)
    assert gc.isenabled()
