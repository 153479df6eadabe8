"""A real app for every test: its own folder, a recording device, a fixed seed."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from PIL import Image

from mobileapp import app as app_module
from mobileapp import picture_cache as pictures
from mobileapp.app import SeeingThingsApp
from mobileapp.background import idle_tasks
from mobileapp.device import Device
from mobileapp.match.cues import Signal
from mobileapp.packs import library
from mobileapp.stage import textures
from mobileapp.storage import database
from mobileapp.widgets import background_task
from tests.mobileapp.driver import Driver, free_earlier_apps, read_pack
from tests.mobileapp.fake_android import Tablet, at_once, install


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "painted: pictures are decoded and pieces are painted")


class RecordingDevice(Device):
    """Remembers every signal and sound instead of giving it."""

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
    """Start the app; called again in the same test, it is the same tablet after a restart."""
    drivers: list[Driver] = []

    def begin(size: str = "tablet", **settings: Any) -> Driver:
        restart = bool(drivers)
        if restart:
            drivers.pop().stop()
        # Before the device is made: frozen, it would keep its app for ever.
        free_earlier_apps(restart)
        options: dict[str, Any] = {"seed": lambda: 7, "now": lambda: 1_800_000_000.0}
        if "device" not in settings:
            options["device"] = RecordingDevice()
        app = SeeingThingsApp(folder=tmp_path, **options | settings)
        drivers.append(Driver(app, size))
        return drivers[-1]

    yield begin
    while drivers:
        drivers.pop().stop()


@pytest.fixture
def made_ahead() -> None:
    """Let the app build pages in advance, as in tests of the whole app."""


@pytest.fixture(autouse=True)
def made_when_asked_for(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Build pages only when they are opened: building all of them takes longer than most tests."""
    if "made_ahead" not in request.fixturenames:
        monkeypatch.setattr(app_module, "PRELOADED", ())


@pytest.fixture(autouse=True)
def done_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run long tasks synchronously; tests of waiting use a real thread again."""
    monkeypatch.setattr(background_task, "Thread", at_once)


@pytest.fixture(autouse=True)
def no_waiting_for_the_disk(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Let SQLite wait for no disk, as no power fails here; except in the files that test failing
    disks, which count each wait.
    """
    if not hasattr(request.module, "failing_disk"):
        monkeypatch.setattr(database, "DURABLE", "OFF")
        monkeypatch.setattr(database, "QUICK", "OFF")


@pytest.fixture(autouse=True)
def builtin_packs_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading and checking all built-in packs takes longer than most tests."""
    monkeypatch.setattr(library, "read_pack", read_pack)


@pytest.fixture(autouse=True)
def no_collections(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Switch off the app's garbage collection, except in tests of the collector: it is slow in a
    process that holds all modules, and `start` frees the earlier apps.
    """
    if "collector" not in request.fixturenames:
        monkeypatch.setattr(idle_tasks, "gc", Mock())


@pytest.fixture(autouse=True)
def plain_pictures(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace pictures by plain ones, except in tests that are marked `painted`."""
    if request.node.get_closest_marker("painted") is None:
        pixels = pictures._Pixels((2, 3), bytes(24))
        monkeypatch.setattr(pictures, "_decode", lambda _key: pixels)
        monkeypatch.setattr(textures, "paint", lambda _key, _art: Image.new("RGBA", (2, 2)))


@pytest.fixture
def buy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Buy:
    """Make a fake tablet with a given Android level."""
    return lambda api=35: install(monkeypatch, tmp_path, api)
