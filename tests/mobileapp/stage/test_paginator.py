"""Tests of the keys that turn pages, as scenes have them."""

import pytest

from mobileapp.stage.commands import Command
from mobileapp.stage.geometry import Rect
from mobileapp.stage.looks import NextIcon, Words
from mobileapp.stage.paginator import paginator, paginator_width
from mobileapp.stage.piece import AppCommand
from mobileapp.stage.scene import Scene
from mobileapp.stage.space import Space
from tests.support.scene_checks import SPACES, check, table_for

COUNT = 120


@pytest.mark.parametrize("space", SPACES.values(), ids=SPACES)
def test_keys_lie_beside_the_number_and_stay_there(space: Space) -> None:
    room = Rect(space.area.x, space.area.cy, space.area.w, space.touch * 2)
    found = [paginator(space, room, place, COUNT, Command.LEAF) for place in (0, 4, COUNT - 1)]
    assert [sorted(pieces) for pieces in found] == [
        ["after", "no-before", "number"],
        ["after", "before", "number"],
        ["before", "no-after", "number"],
    ]
    assert not found[0]["no-before"].touchable
    assert all(pieces["number"].rect == found[1]["number"].rect for pieces in found)
    assert found[0]["after"].rect == found[1]["after"].rect
    assert found[2]["before"].rect == found[1]["before"].rect
    before, number, after = (found[1][key] for key in ("before", "number", "after"))
    assert before.rect.right < number.rect.x
    assert number.rect.right < after.rect.x
    assert before.rect.x + after.rect.right == pytest.approx(2 * room.cx)
    assert isinstance(after.look, NextIcon)
    assert isinstance(number.look, Words)
    assert number.look.text.split() == ["5", "of", "120"]
    assert (before.tap, after.tap) == (AppCommand(Command.LEAF, 3), AppCommand(Command.LEAF, 5))
    check(Scene(found[1]), table_for(space, 2))


@pytest.mark.parametrize("space", SPACES.values(), ids=SPACES)
def test_the_longest_number_is_not_smaller(space: Space) -> None:
    room = Rect(0, 0, paginator_width(space, COUNT), space.touch * 2)
    number = paginator(space, room, COUNT - 1, COUNT, Command.LEAF)["number"]
    assert isinstance(number.look, Words)
    assert number.look.fitted(number.rect.w, number.rect.h).size >= int(number.look.size)


def test_a_single_page_is_not_turned() -> None:
    space = SPACES["tablet"]
    assert paginator(space, space.area, 0, 1, Command.LEAF) == {}
