"""Tests of paper and of marks in red ink: a ring around a choice, a tick in a box."""

import pytest
from kivy.graphics import SmoothLine
from kivy.uix.widget import Widget

from mobileapp.theme import theme
from mobileapp.widgets.paper import Paper
from mobileapp.widgets.red_ink import InkMark, ring_points, tick_points
from tests.mobileapp.conftest import Start

pytestmark = pytest.mark.usefixtures("home_first")


@pytest.mark.parametrize("seed", range(12))
def test_a_ring_stays_in_its_box_and_closes(seed: int) -> None:
    points = ring_points(10, 20, 100, 60, seed)
    xs, ys = points[::2], points[1::2]
    assert min(xs) >= 10
    assert max(xs) <= 110
    assert min(ys) >= 20
    assert max(ys) <= 80
    assert max(xs) - min(xs) > 85, "it goes around the whole box"
    assert len(points) % 2 == 0


def test_a_tick_begins_in_its_box() -> None:
    points = tick_points(5, 5, 40)
    assert all(5 <= place <= 45 for place in points[:8])
    assert points[-1] > 45, "it ends above the box"


def test_a_mark_is_drawn_stroke_by_stroke_and_removed_at_once(start: Start) -> None:
    driver = start()
    page = Widget()
    mark = InkMark(page.canvas)
    line = next(one for one in page.canvas.children if isinstance(one, SmoothLine))
    mark.follow(ring_points(0, 0, 100, 50))
    assert len(line.points) == 0
    mark.show(True)
    driver.wait(0.1)
    half = len(line.points)
    assert half > 0
    driver.wait(0.4)
    assert len(line.points) > half
    mark.show(False, at_once=True)
    assert len(line.points) == 0


def test_paper_is_plain_in_high_contrast(start: Start) -> None:
    driver = start()
    sheet = Paper(size=(200, 100))
    driver.app.screens.current_screen.add_widget(sheet)
    driver.until(lambda: sheet.textured)
    theme.high_contrast = True
    driver.pump(3)
    assert not sheet.textured
    theme.high_contrast = False
    driver.until(lambda: sheet.textured)
