"""Tests of the parts of scenes that all games share."""

import pytest

from mobileapp.stage.geometry import Rect, grid
from mobileapp.stage.looks import Slip, Words
from mobileapp.stage.parts import (
    CONTRAST_SHADE,
    add_common_controls,
    empty_table,
    headline,
    independent_of_deal,
    message,
)
from mobileapp.stage.piece import Piece
from mobileapp.stage.scene import Scene
from tests.support.scene_checks import SPACES, check, table_for


@pytest.mark.parametrize("shade", [0, 0.2, 0.6])
def test_high_contrast_darkens_backgrounds_and_lightens_none(shade: float) -> None:
    plain = table_for(SPACES["tablet"], 2)
    strong = plain._replace(high_contrast=True)
    assert add_common_controls(Scene({}, shade=shade), plain, secret=False).shade == shade
    assert add_common_controls(Scene({}, shade=shade), strong, secret=False).shade == max(
        shade, CONTRAST_SHADE
    )


@pytest.mark.parametrize("name", SPACES)
def test_a_message_lies_at_the_edge_of_those_it_is_for(name: str) -> None:
    space, text = (
        SPACES[name],
        "Another player has just taken this cloud. Please choose another one.",
    )
    table = table_for(space, 4)
    for far in (False, True):
        piece = message(table, text, far)["message"]
        across = far and not space.phone
        assert piece.angle == (180 if across else 0)
        assert (piece.rect.cy > space.area.cy) == across
        assert not piece.rect.overlaps(space.area.inset(0, space.area.h * 0.25)), (
            "the middle is free"
        )
        check(Scene({"message": piece}), table)
    alone = table_for(space, 4, robots=(1, 2, 3))
    assert message(alone, text, far=True)["message"].angle == 0, "nobody sits there"


def test_what_is_independent_of_the_deal_has_one_dealt_look_of_each_type() -> None:
    rect = Rect(0, 0, 10, 10)
    looks = {"title": Words("Who begins?", 20), "a": Slip("Moon", 20), "b": Slip("Sun", 20)}
    scene = Scene({key: Piece(rect, look) for key, look in looks.items()})
    other = Scene({"title": Piece(rect, looks["title"]), "a": Piece(rect, Slip("Sea", 20))})
    assert [*independent_of_deal(scene, other).pieces] == ["title", "b"]
    assert independent_of_deal(scene, scene) == scene


@pytest.mark.parametrize("below", [0, 30])
@pytest.mark.parametrize("count", range(1, 9))
def test_boxes_of_a_grid_have_free_room_below_them(count: int, below: float) -> None:
    area, gap = Rect(10, 20, 600, 400), 8
    boxes = grid(count, area, 2 / 3, gap, below=below)
    cells = [box._replace(y=box.y - below, h=box.h + below) for box in boxes]
    assert all(area.contains(cell) for cell in cells)
    assert not [a for a in cells for b in cells if a != b and a.inset(1).overlaps(b)]
    rows = {round(cell.y) for cell in cells}
    used = max(cell.top for cell in cells) - min(cell.y for cell in cells)
    wide = max(cell.right for cell in cells) - min(cell.x for cell in cells)
    assert abs(used - area.h) < 1 or abs(wide - area.w) < 1, f"{len(rows)} rows fill the area"


@pytest.mark.parametrize("name", SPACES)
def test_a_headline_is_read_at_both_edges_of_a_tablet(name: str) -> None:
    space = SPACES[name]
    found = headline(space, empty_table(space), "Who was it?")
    near, far = found["headline"], found.pop("headline-far", None)
    assert near.look.text == "Who was it?"
    assert [*found] == ["headline"]
    assert (far is None) == space.phone
    if far is not None:
        assert (far.look.text, far.angle) == ("Who was it?", 180)
        assert tuple(far.rect) == pytest.approx(tuple(near.rect.across(space.area)))
