"""A real app for every test: its own folder, a recording device, a fixed seed."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.mobileapp.driver import Driver
from tests.mobileapp.fake_android import Tablet, install
from tests.mobileapp.storyteller_hands import plain_picture

from mobileapp import app as app_module, pictures  # isort: skip - the driver prepares Kivy first
from mobileapp.app import SeeingThingsApp  # isort: skip
from mobileapp.cues import Signal  # isort: skip
from mobileapp.device import Device  # isort: skip


class RecordingDevice(Device):
    """Remembers every signal instead of giving it."""

    def __init__(self) -> None:
        super().__init__()
        self.signals: list[Signal] = []

    def signal(self, signal: Signal) -> None:
        self.signals.append(signal)


Start = Callable[..., Driver]
Buy = Callable[..., Tablet]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Start the app; called again in the same test, it is the same tablet after a restart."""
    drivers: list[Driver] = []

    def begin(size: str = "tablet", **settings: Any) -> Driver:
        if drivers:
            drivers.pop().stop()
        options: dict[str, Any] = {"seed": lambda: 7, "now": lambda: 1_800_000_000.0}
        if "device" not in settings:
            options["device"] = RecordingDevice()
        app = SeeingThingsApp(folder=tmp_path, **options | settings)
        drivers.append(Driver(app, size))
        return drivers[-1]

    yield begin
    for driver in drivers:
        driver.stop()


@pytest.fixture
def made_ahead() -> None:
    """For tests of the whole app: the pages around Home are made before they are asked for."""


@pytest.fixture(autouse=True)
def made_when_asked_for(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everywhere else that would take more time than the test itself."""
    if "made_ahead" not in request.fixturenames:
        monkeypatch.setattr(app_module, "NEXT", ())


@pytest.fixture
def plain_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """No picture is decoded, where a test does not care for what it shows."""
    monkeypatch.setattr(pictures, "_decode", plain_picture)


@pytest.fixture
def buy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Buy:
    """Get a tablet with some level of Android."""
    return lambda api=35: install(monkeypatch, tmp_path, api)
