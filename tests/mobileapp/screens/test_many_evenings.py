"""Tests that the page *Evenings* does as much for 1,000 evenings as for 30, and shows them all."""

import sqlite3
from contextlib import closing
from functools import wraps
from itertools import pairwise
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from kivy.core.window import Window
from kivy.uix.boxlayout import BoxLayout

from mobileapp.screens.evenings import EveningCard
from mobileapp.storage.evenings import PastEvening, split_into_evenings
from mobileapp.widgets import background_task
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.mobileapp.saved_players import players_of

DAY = 90_000.0


def remember_many(driver: Driver, count: int, groups: int = 1) -> None:
    """Save so many evenings with one match each, played by different pairs in turn."""
    storage = driver.app.storage
    players = [players_of(storage, (f"Ana {n}", f"Ben {n}")) for n in range(groups)]
    row = {"game": "clouds", "variant": "standard", "absent": [], "winners": [0]}
    row |= {"scores": [3, 1], "story": []}
    rows = [
        row
        | {"id": n + 1, "players": players[n % groups], "started": n * DAY, "ended": n * DAY + 60}
        for n in range(count)
    ]
    storage.replace_content(storage.content() | {"history": rows})


def open_evenings(driver: Driver) -> Any:
    """Open the page and wait until it is at rest; returns its scroll view."""
    driver.app.go("evenings")
    driver.pump(40)
    return driver.app.screens.current_screen.ids.scroll


def in_sight(driver: Driver) -> dict[int, float]:
    """The upper edges of the cards in sight, by the indices of their evenings."""
    edges = {c.index: c.to_window(c.x, c.top)[1] for c in driver.find("EveningCard")}
    return {place: top for place, top in edges.items() if 0 < top < Window.height}


def drag_up(driver: Driver, part: float) -> None:
    """Drag the page upwards by a part of the height of the window; downwards if negative.

    The finger rests before it is lifted, so that the page does not glide on.
    """
    middle, whole = Window.height * 0.45, Window.height * part
    touch = driver.down(100, middle - whole / 2)
    for step in range(1, 9):
        driver.move(touch, 100, middle + whole * (step / 8 - 0.5))
    for _ in range(20):
        driver.move(touch, 100, middle + whole / 2)
    driver.up(touch)
    driver.pump(3)


class Layouts:
    """Counts the cards that are made, and how often boxes inside cards are laid out."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.boxes = self.cards = 0
        lay_out, make = BoxLayout.do_layout, EveningCard.__init__

        @wraps(lay_out)  # Kivy finds the method by this name
        def counted_layout(box: BoxLayout, *arguments: Any) -> None:
            self.boxes += in_a_card(box)
            lay_out(box, *arguments)

        def counted_card(card: EveningCard, **settings: Any) -> None:
            self.cards += 1
            make(card, **settings)

        monkeypatch.setattr(BoxLayout, "do_layout", counted_layout)
        monkeypatch.setattr(EveningCard, "__init__", counted_card)


def in_a_card(widget: Any) -> bool:
    """Whether a widget is the card of an evening, or lies in one."""
    while widget is not None and widget.parent is not widget:
        if isinstance(widget, EveningCard):
            return True
        widget = widget.parent
    return False


def test_a_thousand_evenings_cost_no_more_than_thirty(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = []
    for count in (30, 1000):
        driver = start()
        remember_many(driver, count)
        with monkeypatch.context() as patch:
            counted = Layouts(patch)
            open_evenings(driver)
        found.append((counted.cards, counted.boxes, len(driver.find("EveningCard"))))
    assert found[0] == found[1]
    assert 0 < found[0][0] < 20


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_a_new_card_does_not_lay_out_the_others(
    start: Start, monkeypatch: pytest.MonkeyPatch, size: str
) -> None:
    driver = start(size)
    remember_many(driver, 60)
    scroll = open_evenings(driver)
    counted = Layouts(monkeypatch)
    costs = []
    for _ in range(6):
        counted.cards = counted.boxes = 0
        scroll.scroll_y = 0
        driver.pump(30)
        costs.append(counted.boxes / counted.cards)
    assert costs[-1] <= costs[0]


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_scrolling_to_the_end_shows_every_evening(start: Start, size: str) -> None:
    driver = start(size)
    remember_many(driver, 60)
    scroll = open_evenings(driver)
    seen = set(in_sight(driver))
    while scroll.scroll_y > 0:
        drag_up(driver, 0.5)
        seen |= set(in_sight(driver))
        assert len(driver.find("EveningCard")) < 60, "far cards are dropped"
    assert seen == set(range(60))
    driver.wait(2)  # until the page has sprung back
    assert scroll.scroll_y == pytest.approx(0, abs=0.01)
    seen.clear()
    while scroll.scroll_y < 1:
        drag_up(driver, -0.5)
        seen |= set(in_sight(driver))
    assert seen >= set(range(57)), "dropped cards are made again"


def test_what_is_in_sight_stays_while_cards_are_added(start: Start) -> None:
    driver = start()
    remember_many(driver, 40)
    scroll = open_evenings(driver)
    scroll.scroll_y = 0
    driver.pump()
    before = in_sight(driver)
    driver.pump(30)
    after = in_sight(driver)
    assert before
    assert all(after[place] == pytest.approx(top, abs=1) for place, top in before.items())


def test_turning_the_tablet_changes_heights_above_without_a_jump(start: Start) -> None:
    driver = start()
    remember_many(driver, 40)
    scroll = open_evenings(driver)
    for _ in range(5):
        scroll.scroll_y = 0
        driver.pump(20)
    driver.resize("portrait")
    driver.pump(30)
    while scroll.scroll_y < 0.8:
        before = in_sight(driver)
        drag_up(driver, -0.2)
        driver.pump(10)
        cards = driver.find("EveningCard")
        lines = {(c.to_window(*c.pos)[1], c.to_window(c.x, c.top)[1]) for c in cards}
        edges = sorted(lines, reverse=True)  # several evenings hang side by side
        assert all(low >= top - 0.5 for (low, _), (_, top) in pairwise(edges)), "lines overlap"
        after = in_sight(driver)
        stayed = before.keys() & after.keys()
        assert stayed
        for place in stayed:
            moved = before[place] - after[place]
            assert moved == pytest.approx(Window.height * 0.2, abs=30)


def test_larger_text_makes_higher_lines_also_where_smaller_ones_were(start: Start) -> None:
    driver = start()
    remember_many(driver, 40)
    scroll = open_evenings(driver)
    scroll.scroll_y = 0
    driver.pump(20)
    driver.app.storage.settings["text_scale"] = 1.25
    driver.app.apply_settings()
    driver.pump(40)
    cards = driver.find("EveningCard")
    lines = {(c.to_window(*c.pos)[1], c.to_window(c.x, c.top)[1]) for c in cards}
    edges = sorted(lines, reverse=True)
    assert len(edges) > 2
    assert all(low >= top - 0.5 for (low, _), (_, top) in pairwise(edges)), "lines overlap"


def test_an_evening_far_below_is_opened_and_left_again(start: Start) -> None:
    driver = start()
    remember_many(driver, 40)
    scroll = open_evenings(driver)
    for _ in range(5):
        scroll.scroll_y = 0
        driver.pump(20)
    before = in_sight(driver)
    place = sorted(before)[1]
    assert place > 10
    driver.tap(driver.one("EveningCard", index=place))
    driver.wait(0.5)
    assert driver.app.screens.current == "evening"
    driver.back()
    driver.pump(30)
    assert in_sight(driver) == pytest.approx(before, abs=1)


def test_a_row_of_many_people_is_filled_as_far_as_it_is_scrolled(start: Start) -> None:
    driver = start()
    remember_many(driver, 120, groups=60)
    open_evenings(driver)
    row = driver.app.screens.current_screen.ids.people.ids
    assert len(row.people.children) + len(row.groups.children) < 60
    for _ in range(40):
        row.scroll.scroll_x = 1
        driver.pump(20)
    assert len(driver.find("PersonTile")) == 120
    assert len(driver.find("GroupTile")) == 60


def test_cards_tell_what_the_whole_history_tells(start: Start) -> None:
    history = (driver := start()).app.storage.history
    remember_many(driver, 5)
    found = [history.outline(times) for times in history.evenings()]
    together = reversed(split_into_evenings(history.outlines()))
    assert found == [PastEvening(tuple(matches)) for matches in together]


def test_an_evening_whose_match_cannot_be_read_does_no_harm(start: Start, tmp_path: Path) -> None:
    driver = start()
    remember_many(driver, 2)
    (path,) = tmp_path.glob("*.db")
    with closing(sqlite3.connect(path)) as other, other:
        other.execute("UPDATE history SET players = 'x' WHERE id = 2")
    open_evenings(driver)
    assert [len(card.view.people) for card in driver.find("EveningCard")] == [0, 2]
    driver.app.go("evening", evening=0)
    driver.wait(0.5)
    assert driver.app.screens.current == "evening"
    assert not driver.app.screens.current_screen.view.chapters


def test_people_do_not_wait_for_the_row_of_people(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = start()
    remember_many(driver, 2)
    monkeypatch.setattr(background_task, "Thread", Mock())  # a worker that never comes to an end
    open_evenings(driver)
    driver.wait(2)
    assert not driver.find("Sheet")
    driver.tap(driver.find("EveningCard")[0])
    driver.wait(0.5)
    assert driver.app.screens.current == "evening"
