"""Tests of how cases are chosen out of very many."""

import pytest

from tests.support.cases import EVERY_CASE, in_turn


@pytest.fixture(autouse=True)
def _chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(EVERY_CASE, raising=False)


def test_each_case_has_its_turns() -> None:
    assert [[*in_turn("abcde", turn, 2)] for turn in range(2)] == [["a", "c", "e"], ["b", "d"]]


def test_each_kind_has_a_case_in_every_turn() -> None:
    """Also if the cases come in a rhythm, and if a kind has fewer cases than there are turns."""
    rhythm = [[*in_turn("aAbBcC", turn, 2, kind=str.islower)] for turn in range(2)]
    assert rhythm == [["a", "c", "A", "C"], ["b", "B"]]
    single = [[*in_turn("aAbB", turn, 3, kind=str.islower)] for turn in range(3)]
    assert single == [[*"aA"], [*"bB"], [*"aA"]]


def test_every_case_can_be_tested(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(EVERY_CASE, "1")
    assert [*in_turn("abc", 1, 2)] == [*"abc"]
