"""Fixtures that start a real app for each test, with its own folder, a fake device and a seed."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from mobileapp import preload
from mobileapp.background import idle_tasks
from mobileapp.background.idle_tasks import IdleTasks
from mobileapp.device import Device
from mobileapp.languages.kivy_translation import observable_tr
from mobileapp.languages.translation import tr
from mobileapp.match.cues import Signal
from mobileapp.match.paint_ahead import PaintAhead
from mobileapp.packs import library
from mobileapp.screens.match.pause import PauseMenuCache
from mobileapp.storage import database
from mobileapp.widgets import background_task
from tests.mobileapp.driver import Driver, LateHomeApp, free_earlier_apps, read_pack
from tests.mobileapp.fake_android import Tablet, at_once, install
from tests.support.blank_pictures import decode_and_paint_nothing


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "painted: pictures are decoded and pieces are painted")


COLLECTING = (idle_tasks, preload)
"""The modules of the app that collect garbage or freeze objects."""


class RecordingDevice(Device):
    """A device that records all signals and sounds instead of emitting them."""

    def __init__(self) -> None:
        super().__init__()
        self.signals: list[Signal] = []
        self.sounds: list[str] = []

    def signal(self, signal: Signal) -> None:
        self.signals.append(signal)

    def play_sound(self, name: str) -> None:
        self.sounds.append(name)

    def prepare_sounds(self) -> None:
        pass


Start = Callable[..., Driver]
Buy = Callable[..., Tablet]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """A function that starts the app and returns its driver.

    Each further call in the same test stops the app, and starts a new one with the same saved data.
    """
    drivers: list[Driver] = []

    def begin(
        size: str = "tablet", device: Callable[[], Device] = RecordingDevice, **settings: Any
    ) -> Driver:
        restart = bool(drivers)
        if restart:
            drivers.pop().stop()
        # This may freeze all objects, and a frozen device would keep its app in memory for good.
        free_earlier_apps(restart)
        options: dict[str, Any] = {"seed": lambda: 7, "now": lambda: 1_800_000_000.0}
        app = LateHomeApp(folder=tmp_path, device=device(), **options | settings)
        drivers.append(Driver(app, size))
        if restart:  # what a start does to saved data may be what is tested
            drivers[-1].start_now()
        return drivers[-1]

    yield begin
    while drivers:
        drivers.pop().stop()


@pytest.fixture
def home_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let apps show Home at once, as they do for people."""
    monkeypatch.setattr(LateHomeApp, "late", False)


@pytest.fixture
def made_ahead(match_made_ahead: None) -> None:
    """Let the app build pages in advance in every test that requests this fixture."""


@pytest.fixture
def match_made_ahead() -> None:
    """Let the app prepare matches, in every test that requests this fixture.

    It then paints the first scene before a match starts, and builds the pause menu before it is
    opened.
    """


@pytest.fixture(autouse=True)
def made_when_asked_for(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Build pages only when they are opened, unless a test requests `made_ahead`.

    Building all pages takes longer than most tests. For the same reason nothing of a match is
    prepared, unless a test requests `match_made_ahead`.
    """
    if "match_made_ahead" not in request.fixturenames:
        monkeypatch.setattr(PaintAhead, "expect", lambda _ahead, _setup: None)
        monkeypatch.setattr(PauseMenuCache, "prepare", lambda _menu: iter(()))
    if "made_ahead" not in request.fixturenames:
        wanted = {"match"} if "match_made_ahead" in request.fixturenames else set()
        queue = preload.queue_pages
        monkeypatch.setattr(
            preload, "queue_pages", lambda app, *names: queue(app, *wanted.intersection(names))
        )
        monkeypatch.setattr(IdleTasks, "load", lambda _tasks, _package: None)  # all are loaded


@pytest.fixture(autouse=True)
def in_english(request: pytest.FixtureRequest) -> Iterator[None]:
    """Use English in tests without an app, even if an earlier app has set another language.

    Tests with an app set a language by its settings, or the next app would not notice it.
    """
    if "start" in request.fixturenames:
        yield
        assert tr.language == observable_tr.language, "set by the settings of the app only"
        return
    before = tr.language
    tr.use("en")
    yield
    tr.use(before)


@pytest.fixture(autouse=True)
def done_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run long tasks at once on the main thread.

    Tests of what people see during a task restore the real threads.
    """
    monkeypatch.setattr(background_task, "Thread", at_once)


@pytest.fixture(autouse=True)
def no_waiting_for_the_disk(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Keep SQLite from waiting until data is on the disk, as tests need not survive a power cut.

    Modules that import `failing_disk` are excluded, because their tests count each sync.
    """
    if not hasattr(request.module, "failing_disk"):
        monkeypatch.setattr(database, "DURABLE", "OFF")
        monkeypatch.setattr(database, "QUICK", "OFF")


@pytest.fixture(autouse=True)
def builtin_packs_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read each built-in pack once for all tests, as reading them takes longer than most tests."""
    monkeypatch.setattr(library, "read_pack", read_pack)


@pytest.fixture(autouse=True)
def no_collections(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Switch off the app's garbage collection, except in tests of the collector.

    Collecting is slow in a process that has loaded all modules; `start` frees earlier apps instead.
    """
    if "collector" not in request.fixturenames:
        for module in COLLECTING:
            monkeypatch.setattr(module, "gc", Mock())


@pytest.fixture(autouse=True)
def plain_pictures(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace all pictures by blank ones, except in tests that are marked `painted`."""
    if request.node.get_closest_marker("painted") is None:
        decode_and_paint_nothing(monkeypatch.setattr)


@pytest.fixture
def buy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Buy]:
    """A function that installs a fake tablet with a given API level of Android, and returns it."""
    tablets: list[Tablet] = []

    def install_tablet(api: int = 35) -> Tablet:
        tablets.append(install(monkeypatch, tmp_path, api))
        return tablets[-1]

    yield install_tablet
    for tablet in tablets:
        tablet.__dict__.clear()  # otherwise its listeners would keep the app in memory
