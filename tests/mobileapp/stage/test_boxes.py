"""Tests of rows and columns: fixed and flexible sizes, the far edge, and every layout."""

from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise, product
from pkgutil import walk_packages
from typing import Any

import pytest

import mobileapp.games
import mobileapp.stage.ending
import mobileapp.stage.parts
from mobileapp.stage.boxes import (
    FIT,
    LAYOUTS,
    NOWHERE,
    Box,
    Length,
    PerWindow,
    Places,
    TextStyle,
    column,
    row,
)
from mobileapp.stage.geometry import Rect
from mobileapp.stage.space import Space
from tests.support.scene_checks import SPACES

TABLET, PHONE = Space(1280, 800), Space(360, 740)
AREA = Rect(10, 20, 400, 300)


def test_fixed_lengths_come_first_and_flexible_boxes_share_the_rest() -> None:
    at = row(Box("a", Length(100)), Box("b"), Box("c", 2), gap=30).place(AREA, TABLET)
    assert at == {"a": (10, 20, 100, 300), "b": (140, 20, 80, 300), "c": (250, 20, 160, 300)}


def test_a_column_begins_at_the_top() -> None:
    at = column(Box("a", Length(100)), Box("b"), gap=10).place(AREA, TABLET)
    assert at == {"a": (10, 220, 400, 100), "b": (10, 20, 400, 190)}


def test_limits_of_flexible_boxes_are_kept_and_the_others_share_what_is_left() -> None:
    tree = row(Box("a", min_size=Length(250)), Box("b", max_size=Length(50)), Box("c"))
    assert [rect.w for rect in tree.place(AREA, TABLET).values()] == [250, 50, 100]


def test_a_box_can_be_as_long_as_its_children() -> None:
    inner = column(Box("a", Length(40)), Box("b", Length(50)), gap=10, size=FIT)
    at = column(inner, Box("rest"), gap=20).place(AREA, TABLET)
    assert at["rest"].h == 300 - 100 - 20
    beside = row(Box(size=Length(60)), inner.with_size(1), size=FIT)
    assert column(beside, Box("rest"), gap=20).place(AREA, TABLET)["rest"].h == 300 - 100 - 20
    padded = inner._replace(padding=5)
    assert column(padded, Box("rest"), gap=20).place(AREA, TABLET)["rest"].h == 300 - 110 - 20


def test_none_leaves_no_gap() -> None:
    assert row(None, Box("a"), None, gap=50).place(AREA, TABLET) == {"a": AREA}


def test_a_box_of_fixed_proportions_is_centred() -> None:
    at = Box("a", aspect=1, max_width=Length(200), padding=10).place(AREA, TABLET)
    assert at["a"] == (110, 70, 200, 200)


@pytest.mark.parametrize("space", SPACES.values(), ids=SPACES)
def test_a_length_adapts_to_the_window_but_stays_touchable(space: Space) -> None:
    assert Length(1, touch=True).of(space) == space.touch
    assert Length(lines=2, style=TextStyle(30)).of(space) == 2 * space.text(30)
    long = Length(500, 1, TextStyle(30), touch=True)
    assert long.of(space) == max(500 * space.unit, space.text(30))


def test_the_far_side_is_rotated_by_180_degrees() -> None:
    near = column(Box("a"), row(Box("b", 2), Box("c"), size=Length(60)), gap=5)
    here, there = near.place(AREA, TABLET), near.far_side().place(AREA, TABLET)
    assert there == {f"{name}_far": pytest.approx(rect.across(AREA)) for name, rect in here.items()}


def test_a_window_without_its_own_value_has_that_of_a_similar_one() -> None:
    names = ("tablet", "portrait", "phone", "phone landscape")
    every, some = PerWindow("a", "b", "c", "d"), PerWindow("a", phone="c")
    assert "".join(every.of(SPACES[name]) for name in names) == "abcd"
    assert "".join(some.of(SPACES[name]) for name in names) == "aacc"
    assert PerWindow("a", tablet_portrait="b").of(PHONE) == "b"


def test_places_have_the_names_of_their_boxes() -> None:
    at = Box("a").place(AREA, TABLET)
    assert at.a == at.find("a") == AREA
    assert at.find("b") == NOWHERE
    with pytest.raises(AttributeError, match="typo"):
        _ = at.typo


def test_boxes_do_not_overlap_even_without_enough_room() -> None:
    at = row(*(Box(name, Length(300)) for name in "abc"), Box("d")).place(AREA, TABLET)
    for one, other in pairwise(at.values()):
        assert one.right <= other.x
    assert at["d"].w == 0


# --- every layout of every game ---------------------------------------------------------------


def _layouts() -> dict[str, tuple[Any, dict[str, Any]]]:
    for module in walk_packages(mobileapp.games.__path__, "mobileapp.games."):
        import_module(module.name)
    return {f"{f.__module__}.{f.__name__}": (f, values) for f, values in LAYOUTS}


def _rects(places: object) -> Iterator[tuple[str, Rect]]:
    """All rectangles in the nested result of a layout, each with its path in that result."""
    if isinstance(places, Rect):
        yield "", places
    elif hasattr(places, "_asdict"):
        for name, part in places._asdict().items():
            yield from ((f".{name}{rest}", rect) for rest, rect in _rects(part))
    elif isinstance(places, dict):
        if isinstance(places, Places):
            yield from _rects(vars(places))  # what a class of places adds
        for name, part in places.items():
            yield from ((f"[{name!r}]{rest}", rect) for rest, rect in _rects(part))
    elif isinstance(places, (list, tuple)):
        yield from _rects(dict(enumerate(places)))


@pytest.mark.parametrize("name", sorted(_layouts()))
def test_every_place_of_a_layout_lies_inside_the_window(name: str) -> None:
    layout, values = _layouts()[name]
    for window, space in SPACES.items():
        for chosen in product(*values.values()):
            arguments = dict(zip(values, chosen, strict=True))
            for part, rect in _rects(layout(space, **arguments)):
                inside = space.area.contains(rect) or rect == NOWHERE
                assert min(rect.w, rect.h) >= 0, (window, arguments, part, rect)
                assert inside, (window, arguments, part, rect, space.area)


AT_THE_EDGES = (".layout.private_table['cloth']", ".layout.open_table['peek']", ".clouds.layout.",
                ".clouds.seats.")  # fmt: skip
"""Places that belong at the edges: the curtain, a corner button, and all around a sky."""


@pytest.mark.parametrize("name", sorted(_layouts()))
def test_every_place_of_a_layout_keeps_the_margin(name: str) -> None:
    layout, values = _layouts()[name]
    for window, space in SPACES.items():
        for chosen in product(*values.values()):
            arguments = dict(zip(values, chosen, strict=True))
            for part, rect in _rects(layout(space, **arguments)):
                kept = rect == NOWHERE or space.table.contains(rect)
                free = any(edge in name + part for edge in AT_THE_EDGES)
                assert kept or free, (window, arguments, part, rect, space.table)
