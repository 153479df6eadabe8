"""Tests of the buttons of dialogs: the same kind is in the same place in every dialog."""

import pytest

from mobileapp.widgets.buttons import DangerButton, PrimaryButton, SecondaryButton
from mobileapp.widgets.dialog_buttons import button_spots, filled_lines
from mobileapp.widgets.sheet import Sheet, ask
from tests.mobileapp.conftest import Start


@pytest.mark.parametrize(
    ("usual", "dangerous", "room", "spots"),
    [
        ((100,), (), 300, [(0, 200)]),
        ((100, 80), (), 300, [(0, 200), (0, 110)]),
        ((100, 80), (), 190, [(0, 90), (0, 0)]),  # both fit exactly
        ((100, 80), (), 189, [(0, 89), (1, 109)]),  # one pixel less
        ((100,), (90,), 300, [(0, 200), (0, 0)]),
        ((100,), (90,), 200, [(0, 100), (0, 0)]),  # both fit exactly
        ((100,), (90,), 199, [(0, 99), (1, 0)]),  # one pixel less
        ((100, 80), (90,), 250, [(0, 150), (0, 60), (1, 0)]),
        ((400,), (400,), 300, [(0, 0), (1, 0)]),  # each is too wide
        ((), (90,), 300, [(0, 0)]),
        ((), (), 300, []),
    ],
)
def test_spots_of_buttons(
    usual: tuple[float, ...],
    dangerous: tuple[float, ...],
    room: float,
    spots: list[tuple[int, float]],
) -> None:
    assert button_spots(usual, dangerous, 10, room) == spots


def test_buttons_alone_in_one_of_several_lines_fill_them() -> None:
    assert filled_lines([(0, 200), (0, 0)]) == [(0, 200), (0, 0)]
    assert filled_lines([(0, 200)]) == [(0, 200)]
    assert filled_lines([(0, 99), (1, 0)]) == [(0, None), (1, None)]
    assert filled_lines([(0, 150), (0, 60), (1, 0)]) == [(0, 150), (0, 60), (1, None)]


def test_a_button_alone_in_its_line_is_as_wide_as_the_dialog(start: Start) -> None:
    driver = start("phone")
    sheet = ask("Really?", "It is for good.", "Stop this", "Keep playing this game", list, True)
    driver.wait(0.5)
    foot = sheet.ids.actions
    for button in foot.children:
        assert (button.x, button.width) == pytest.approx((foot.x, foot.width), abs=1)
    driver.resize("tablet")
    driver.wait(0.5)
    golden, dangerous = driver.one(PrimaryButton), driver.one(DangerButton)
    assert golden.center_y == pytest.approx(dangerous.center_y, abs=1)
    assert golden.width < foot.width * 0.8


@pytest.mark.parametrize("size", ["tablet", "portrait", "phone"])
@pytest.mark.parametrize("turned", [False, True])
def test_gold_is_at_the_right_and_danger_at_the_far_left(
    start: Start, size: str, turned: bool
) -> None:
    driver = start(size)
    kinds = [PrimaryButton, SecondaryButton, DangerButton]
    sheet = Sheet(title="Anna")
    added = [sheet.add_button(kind, "Go") for kind in (reversed(kinds) if turned else kinds)]
    sheet.open()
    driver.wait(0.5)
    golden, other, dangerous = reversed(added) if turned else added
    foot = sheet.ids.actions
    assert golden.right == pytest.approx(foot.right, abs=1)
    assert dangerous.x == pytest.approx(foot.x, abs=1)
    assert other.right < golden.x
    assert dangerous.right < other.x or dangerous.top < other.y
    assert all(foot.y - 1 <= button.y and button.top <= foot.top + 1 for button in added)


@pytest.mark.parametrize(
    ("danger", "golden"), [(False, "Go on"), (True, "Keep it")], ids=["next", "danger"]
)
def test_a_question_has_one_golden_button(start: Start, danger: bool, golden: str) -> None:
    driver = start()
    done: list[str] = []
    ask("Really?", "It is for good.", "Go on", "Keep it", lambda: done.append("yes"), danger=danger)
    driver.wait(0.5)
    assert driver.one(PrimaryButton).text == golden
    driver.tap(driver.button("Go on"))
    assert done == ["yes"]
