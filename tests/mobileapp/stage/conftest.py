"""Fixtures for tests of the stage, in which pieces are really painted."""

from collections.abc import Iterator

import pytest

from tests.mobileapp.driver import Driver, free_earlier_apps
from tests.mobileapp.stage.table import StageApp


@pytest.fixture(autouse=True)
def plain_pictures() -> None:
    """Override the fixture that replaces painting, so that pieces are really painted."""


@pytest.fixture
def driver() -> Iterator[Driver]:
    """A driver of an app that has only a stage."""
    free_earlier_apps()
    driver = Driver(StageApp())
    yield driver
    driver.app.stage.textures.close()
    driver.stop()
