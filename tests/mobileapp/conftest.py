"""A real app for every test: its own folder, a recording device, a fixed seed."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.mobileapp.driver import Driver

from mobileapp.app import SeeingThingsApp  # isort: skip - the driver prepares Kivy first
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


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Start the app; called again in the same test, it is the same tablet after a restart."""
    drivers: list[Driver] = []

    def begin(size: str = "tablet", **settings: Any) -> Driver:
        if drivers:
            drivers.pop().stop()
        options: dict[str, Any] = {"seed": lambda: 7, "now": lambda: 1_800_000_000.0}
        app = SeeingThingsApp(folder=tmp_path, device=RecordingDevice(), **options | settings)
        drivers.append(Driver(app, size))
        return drivers[-1]

    yield begin
    for driver in drivers:
        driver.stop()
