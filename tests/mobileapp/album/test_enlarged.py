"""Tests of an enlarged picture of an album as a value, in windows of many sizes."""

import pytest

from engine.packs import Item
from mobileapp.album.enlarged import enlarged
from mobileapp.album.views import GluedPicture
from mobileapp.stage.commands import Command
from mobileapp.stage.piece import AppCommand
from tests.support.scene_checks import SPACES, check, table_for

TEXTS = (
    ("Huge", ""),
    ("“What the sea forgot”", "Nora · Understood by Theo."),
    (
        "Whatever the sea forgot when nobody at all was looking for it anywhere",
        "Ravi and Mila " * 7,
    ),
)


@pytest.mark.parametrize("window", SPACES)
@pytest.mark.parametrize("aspect", [0.66, 1, 1.6])
@pytest.mark.parametrize("texts", TEXTS, ids=["short", "usual", "long"])
def test_the_picture_fills_the_leaf_with_its_words_beside_or_below(
    window: str, aspect: float, texts: tuple[str, str]
) -> None:
    space = SPACES[window]
    table = table_for(space, 2)
    picture = GluedPicture(*texts, Item("story/sea"), aspect=aspect)
    scene = enlarged([picture] * 3, 1, table)
    check(scene, table)
    large, title, page = (scene.pieces[key].rect for key in ("large:1", "title", "paper"))
    assert large.w / large.h == pytest.approx(aspect)
    if space.wide:
        assert title.x > large.right
        assert title.cx - large.right == pytest.approx(page.right - title.cx, rel=0.2)
        assert max(large.h / page.h, large.w / page.w) > 0.5
    else:
        assert large.cx == title.cx == pytest.approx(page.cx)
        assert title.top <= large.y
        assert large.cy > page.cy
    keys = [scene.pieces[key].rect for key in ("before", "after", "number", "close")]
    assert all(not key.overlaps(other) for key in keys for other in (large, title))
    assert page.top - keys[-1].top == pytest.approx(page.right - keys[-1].right)


@pytest.mark.parametrize("window", SPACES)
def test_keys_stay_where_they_are_from_picture_to_picture(window: str) -> None:
    pictures = [
        GluedPicture("a " * words, "", Item("story/sea"), aspect=aspect)
        for words, aspect in ((1, 0.66), (20, 1.6), (8, 1))
    ]
    scenes = [enlarged(pictures, place, table_for(SPACES[window], 2)) for place in range(3)]
    for key in ("book", "close", "number", "before", "after"):
        assert len({scene.pieces[key].rect for scene in scenes if key in scene.pieces}) == 1, key


def test_keys_lead_only_to_pictures_that_there_are() -> None:
    table = table_for(SPACES["tablet"], 2)
    pictures = [GluedPicture(word, "", Item("story/sea")) for word in "abc"]
    keys = [
        {
            piece.tap.value
            for piece in enlarged(pictures, place, table).pieces.values()
            if isinstance(piece.tap, AppCommand) and piece.tap.command is Command.ENLARGED
        }
        for place in range(3)
    ]
    assert keys == [{1}, {0, 2}, {1}]
