"""Tests of how dialogs close."""

from unittest.mock import Mock

from mobileapp.widgets.sheet import ask
from tests.mobileapp.conftest import Start


def test_a_dialog_fades_out_in_its_own_colours_and_is_answered_once(start: Start) -> None:
    driver = start()
    then = Mock()
    sheet = ask("Really?", "All of it?", "Yes", "No", then)
    driver.wait(1.5)
    yes, no = driver.button("Yes"), driver.button("No")
    colours = [(one.fill[:], one.ink[:]) for one in (yes, no)]
    again = driver.place_of(yes)
    driver.up(driver.down(*again))
    seen = []
    while sheet.parent is not None:
        assert [(one.fill[:], one.ink[:]) for one in (yes, no)] == colours
        seen.append(sheet.opacity)
        driver.up(driver.down(*again))
    assert seen == sorted(seen, reverse=True)
    assert 0 < min(seen) < 1
    assert then.call_count == 1
