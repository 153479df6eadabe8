"""Tests of the torn edge of the sheet."""

import pytest
from PIL import Image

from mobileapp.ink.sheet import SIZE, UNITS
from mobileapp.ink.torn import DEEPEST, torn


@pytest.mark.parametrize("side", [100, SIZE])
def test_only_the_edge_of_a_sheet_is_torn_off(side: int) -> None:
    left = torn(Image.new("RGB", (side, side), "white")).getchannel("A")
    rim = -(-DEEPEST * side // UNITS) + 1
    assert left.crop((rim, rim, side - rim, side - rim)).getextrema() == (255, 255)


def test_every_side_is_torn_unevenly() -> None:
    left = torn(Image.new("RGB", (SIZE, SIZE), "white")).getchannel("A")
    for turn in range(4):
        edge = left.rotate(90 * turn).crop((0, 2, SIZE, 3))
        assert edge.getextrema() == (0, 255)
