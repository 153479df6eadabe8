"""Tests of how one drawing moves."""

import pytest

from mobileapp.stage.geometry import Rect
from mobileapp.stage.looks import Words
from mobileapp.stage.piece import Piece
from mobileapp.stage.sprite import Sprite, values_of


@pytest.mark.parametrize(
    ("distance", "seconds", "arc"),
    [(100, None, 30), (3, None, 0), (4, None, 0), (100, 0.2, 0), (3, 0.2, 0)],
)
def test_only_a_long_move_of_its_own_goes_in_an_arc(
    distance: float, seconds: float | None, arc: float
) -> None:
    piece = Piece(Rect(0, 0, 50, 50), Words("", 10), arc=30)
    sprite = Sprite()
    sprite.values = list(values_of(piece))
    target = values_of(piece._replace(rect=Rect(distance, 0, 50, 50)))
    sprite.move_to(target, 0.0, piece, seconds)
    assert sprite.arc == arc
