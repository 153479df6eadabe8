"""Tests of the measures of simple shapes, which can be computed by hand."""

import pytest
from PIL import Image

from mobileapp.ink.shape import INK, MEASURES, PALE, SIDE, measure

PAPER = "#F4EAD6"


def shape(*boxes: tuple[tuple[int, int, int, int], str]) -> dict[str, int]:
    """The measures of a picture with some boxes of one colour each; later ones lie above."""
    picture = Image.new("RGB", (SIDE, SIDE), PAPER)
    for box, colour in boxes:
        picture.paste(colour, box)
    return dict(zip(MEASURES, measure(picture), strict=True))


def grey(value: int) -> str:
    return f"#{value:02x}{value:02x}{value:02x}"


def test_a_box_is_as_wide_and_as_high_as_it_is_drawn() -> None:
    found = shape(((40, 20, 120, 60), "black"))
    assert (found["coverage"], found["width"], found["height"]) == (12, 50, 25)
    assert found["top-heavy"] == 100
    assert (found["holes"], found["splashes"], found["asymmetry"], found["pale"]) == (0, 0, 0, 0)
    assert (found["red"], found["blue"]) == (0, 0)


def test_what_lies_on_one_side_is_asymmetric() -> None:
    assert shape(((0, 0, 40, 40), "black"))["asymmetry"] == 100
    assert shape(((0, 0, 40, 40), "black"), ((120, 0, 160, 40), "black"))["asymmetry"] == 0


@pytest.mark.parametrize(("hole", "share"), [(88, 83), (92, 98)])
def test_only_paper_that_ink_surrounds_is_a_hole(hole: int, share: int) -> None:
    """Its share is measured with a frame of one pixel, so it is a little smaller than drawn."""
    near, far = (SIDE - hole) // 2, (SIDE + hole) // 2
    ring = ((15, 15, 145, 145), "black"), ((near, near, far, far), PAPER)
    assert shape(*ring)["holes"] == share
    assert shape(*ring, ((near, far, far, SIDE), PAPER))["holes"] == 0


def test_ink_is_darker_than_paper_and_pale_from_a_grey_on() -> None:
    box = (0, 0, 80, 160)
    assert shape((box, grey(INK)))["coverage"] == 0
    assert shape((box, grey(INK - 1)))["coverage"] == 50
    assert shape((box, grey(INK - 1)))["pale"] == 100
    assert shape((box, grey(PALE)))["pale"] == 100
    assert shape((box, grey(PALE - 1)))["pale"] == 0


def test_red_and_blue_ink_are_told_apart() -> None:
    found = shape(((0, 0, 40, 160), "#a02020"), ((40, 0, 160, 160), "#2020a0"))
    assert (found["red"], found["blue"]) == (25, 75)
