"""Tests of what people and the log are told when work on a worker thread fails."""

from typing import NoReturn

import pytest

from mobileapp.background.progress import ReportProgress
from mobileapp.widgets.background_task import BackgroundTask
from tests.mobileapp.conftest import Start


def with_a_mistake(_report: ReportProgress) -> NoReturn:
    raise KeyError("a mistake in the code")


def test_a_mistake_is_logged_with_its_traceback_and_blamed_on_no_file(
    start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    driver = start()
    BackgroundTask(with_a_mistake, lambda _result: None)
    driver.wait(0.3)
    assert driver.says("Something unexpected happened.")
    assert with_a_mistake.__name__ in caplog.text
