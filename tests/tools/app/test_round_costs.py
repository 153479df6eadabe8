"""Tests that no round needs more gestures or hand-offs than are allowed for it."""

import pytest

from engine.registry import find_game
from tests.mobileapp.conftest import Start
from tools.tour.rounds import Round, count, every_round, table_of

NAMES = ("Nora", "Theo", "Mila", "Ravi", "Gita")
ROUNDS = every_round()
ids = [f"{wanted.game}, {wanted.what}" for wanted in ROUNDS]


@pytest.mark.usefixtures("plain_pictures")
@pytest.mark.parametrize("size", ["tablet", "phone"])
@pytest.mark.parametrize("wanted", ROUNDS, ids=ids)
def test_a_round_costs_no_more_than_it_may(start: Start, wanted: Round, size: str) -> None:
    cost = count(start(size), NAMES, wanted)
    assert cost.hand_offs <= wanted.allowed.hand_offs
    assert 0 < cost.gestures <= wanted.allowed.gestures


def test_the_tour_tells_what_was_counted_and_what_is_allowed() -> None:
    counted = [wanted.allowed._replace(gestures=40 + n) for n, wanted in enumerate(ROUNDS)]
    head, *rows = table_of(counted)
    assert head.split() == ["hand-offs", "gestures"]
    for n, (wanted, row) in enumerate(zip(ROUNDS, rows, strict=True)):
        assert row.startswith(f"{find_game(wanted.game).title}, {wanted.players} players: ")
        assert row.endswith(f"{40 + n} of at most {wanted.allowed.gestures}")
        assert len(row) == len(head)
