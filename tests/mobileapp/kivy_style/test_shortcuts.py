"""Tests that shortcuts through slow paths of Kivy do what Kivy does."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from mobileapp.kivy_style import shortcuts


def test_a_pair_follows_its_properties_and_they_follow_it() -> None:
    widget = Widget()
    widget.x = 5
    assert widget.pos == [5, 0]
    widget.pos = 7, 8
    widget.pos[1] = 9
    assert (widget.x, widget.y) == (7, 9)
    widget.pos[:] = 1, 2
    assert (widget.x, widget.y) == (1, 2)
    widget.pos.__setslice__(0, 2, [3, 4])
    assert (widget.x, widget.y) == (3, 4)


def test_whoever_watches_a_pair_is_told_of_each_change() -> None:
    widget, told = Widget(), list[list[float]]()
    widget.bind(size=lambda _widget, size: told.append([*size]))
    widget.width = 30
    widget.size = 40, 50
    widget.size = 40, 50
    assert told == [[30, 100], [40, 50]]


def test_a_pair_is_read_without_an_exception() -> None:
    """Kivy handles one at each reading, unless the list has the method of lists in Python 2."""
    Widget().size.__setslice__(0, 2, [1, 1], update_properties=False)


hints = st.none() | st.floats(0, 2)
bounds = st.none() | st.floats(0, 300)
widgets = st.fixed_dictionaries(
    {
        "size": st.tuples(st.floats(0, 200), st.floats(0, 200)),
        "size_hint": st.tuples(hints, hints),
        "size_hint_min": st.tuples(bounds, bounds),
        "size_hint_max": st.tuples(bounds, bounds),
        "pos_hint": st.dictionaries(
            st.sampled_from(["x", "right", "center_x", "y", "top", "center_y"]), st.floats(0, 1)
        ),
    }
)
layouts = st.fixed_dictionaries(
    {
        "orientation": st.sampled_from(["horizontal", "vertical"]),
        "pos": st.tuples(st.floats(0, 50), st.floats(0, 50)),
        "size": st.tuples(st.floats(0, 500), st.floats(0, 500)),
        "padding": st.tuples(*[st.floats(0, 20)] * 4),
        "spacing": st.floats(0, 20),
    }
)


@given(layouts, st.lists(widgets, max_size=4))
def test_a_box_is_laid_out_as_by_kivy(box: dict[str, Any], inside: list[dict[str, Any]]) -> None:
    results = []
    for lay_out in (shortcuts.kivys_layout, shortcuts.do_layout):
        layout = BoxLayout(**box)
        for settings in inside:
            layout.add_widget(Widget(**settings))
        lay_out(layout)
        placed = [(*child.pos, *child.size) for child in layout.children]
        results.append((placed, [*layout.minimum_size]))
    assert results[0] == results[1]


def test_boxes_are_laid_out_by_the_shortcut() -> None:
    assert BoxLayout.do_layout is shortcuts.do_layout
    assert shortcuts.kivys_layout is not shortcuts.do_layout
