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
def test_the_picture_is_in_the_middle_with_its_caption_below(
    window: str, aspect: float, texts: tuple[str, str]
) -> None:
    table = table_for(SPACES[window], 2)
    picture = GluedPicture(*texts, Item("story/sea"), aspect=aspect)
    scene = enlarged([picture] * 3, 1, table)
    check(scene, table)
    large, title, page = (scene.pieces[key].rect for key in ("large:1", "title", "paper"))
    assert large.cx == pytest.approx(page.cx)
    assert large.w / large.h == pytest.approx(aspect)
    assert title.cx == pytest.approx(page.cx)
    assert title.top <= large.y
    keys = [scene.pieces[key].rect for key in ("before", "after")]
    assert keys[0].x - page.x == pytest.approx(page.right - keys[1].right)
    for key in keys:
        assert not key.overlaps(large)
        assert not key.overlaps(title)


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
