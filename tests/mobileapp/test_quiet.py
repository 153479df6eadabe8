"""Quiet moments: what is gone is freed, what comes next is loaded, and no finger ever waits."""

import gc
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from weakref import ref

import pytest
from kivy.base import EventLoop

from tests.mobileapp.conftest import Start
from tests.mobileapp.storyteller_hands import Hands

from mobileapp import app as app_module  # isort: skip - the driver prepares Kivy first

CODE = Path(app_module.__file__).parent
NEXT = "mobileapp.games.telepathy.rules"

pytestmark = pytest.mark.usefixtures("made_ahead")


@pytest.fixture
def not_loaded() -> Iterator[None]:
    """A module that comes next, as if it had never been imported."""
    known: ModuleType | None = sys.modules.pop(NEXT, None)
    yield
    if known is not None:
        sys.modules[NEXT] = known


def test_a_secret_is_out_of_memory_soon_after_the_curtain_has_fallen(start: Start) -> None:
    driver = start()
    hands = Hands(driver)
    hands.sit_down(3)
    hands.lift()
    driver.let_pictures_arrive()
    secret = ref(hands.screen)
    hands.tap("I have seen them")
    for module in EventLoop.postproc_modules:  # they wait for a second tap in real time
        getattr(module, "touches", {}).clear()
    driver.wait(1)
    assert secret() is None


def test_nothing_is_tidied_under_a_finger(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = start()
    driver.wait(1)
    tidied: list[bool] = []
    monkeypatch.setattr(gc, "collect", lambda: tidied.append(True))
    driver.app.quiet.tidy()
    touch = driver.down(2, 2)
    driver.wait(2)
    assert not tidied
    driver.up(touch)
    driver.wait(1)
    assert tidied == [True]


@pytest.mark.usefixtures("not_loaded")
def test_what_a_game_needs_is_loaded_while_people_look_at_its_page(start: Start) -> None:
    driver = start()
    driver.wait(2)
    assert NEXT not in sys.modules
    driver.tap(driver.one("GameCard", title="Telepathy"))
    driver.wait(2)
    assert NEXT in sys.modules


def test_the_pages_around_home_are_there_before_anybody_asks(start: Start) -> None:
    driver = start()
    assert not driver.app.screens.has_screen("game")
    driver.until(lambda: all(map(driver.app.screens.has_screen, app_module.NEXT)))
    assert driver.app.screens.current == "home"


def test_work_that_fails_ends_nothing(start: Start) -> None:
    driver = start()
    done: list[bool] = []
    driver.app.quiet.do(lambda: 1 / 0)
    driver.app.quiet.do(lambda: done.append(True))
    driver.wait(1)
    assert done == [True]


def test_no_rule_reaches_through_ids() -> None:
    """Kivy remembers `x.ids.y` of a rule for ever, and with it x and everything around it."""
    reaching = re.compile(r"\.ids\b")
    found = [path.name for path in CODE.rglob("*.kv") if reaching.search(path.read_text("utf-8"))]
    assert found == []
