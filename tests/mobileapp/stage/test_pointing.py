"""Tests, without a window, of the tokens that people put where they pointed."""

import pytest

from mobileapp.stage.geometry import Rect
from mobileapp.stage.looks import Token
from mobileapp.stage.piece import Piece
from mobileapp.stage.pointing import tokens_with_names
from mobileapp.stage.space import Space
from tests.support.scene_checks import table_for

SEATS = (0, 1, 2)


def test_a_token_and_the_name_below_it_are_centred_together() -> None:
    context = table_for(Space(1280, 800), len(SEATS), names=("Ana", "Ben", "Cleo"))
    tokens = {f"voter:{seat}": Piece(Rect(0, 0, 9, 9), Token("star", "#F08A76")) for seat in SEATS}
    room = Rect(100, 300, 1080, 200)
    found = tokens_with_names(tokens, SEATS, {}, room, context)
    for seat in SEATS:
        token, name = found[f"voter:{seat}"].rect, found[f"voter-name:{seat}"].rect
        assert name.top == pytest.approx(token.y)
        assert name.cx == pytest.approx(token.cx)
        assert (token.top + name.y) / 2 == pytest.approx(room.cy)
        assert room.contains(token)
        assert room.contains(name)
