"""Tests of the stage really paint its pieces; other tests use plain ones."""

from collections.abc import Iterator

import pytest

from tests.mobileapp.driver import Driver, free_earlier_apps
from tests.mobileapp.stage.table import StageApp


@pytest.fixture(autouse=True)
def plain_pictures() -> None:
    """Here pieces are really painted."""


@pytest.fixture
def driver() -> Iterator[Driver]:
    """Nothing but a stage."""
    free_earlier_apps()
    driver = Driver(StageApp())
    yield driver
    driver.app.stage.textures.close()
    driver.stop()
