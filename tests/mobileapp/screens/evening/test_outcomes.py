"""Tests of the phrases that say who won a match."""

import pytest

from mobileapp.screens.evening.outcomes import outcome, outcome_sentence
from mobileapp.storage.evenings import FinishedMatch


def won_by(*winners: int) -> FinishedMatch:
    """A match of three players that was won by those on these seats."""
    names = ("Ana", "Ben", "Cleo")
    return FinishedMatch(1, "clouds", "standard", (1, 2, 3), names, winners, None, (), 0, 60)


@pytest.mark.parametrize(
    ("winners", "said"),
    [
        ((), "nobody won"),
        ((1,), "Ben won"),
        ((0, 2), "Ana and Cleo won together"),
        ((0, 1, 2), "all won together"),
    ],
)
def test_who_won_is_said_in_words(winners: tuple[int, ...], said: str) -> None:
    assert outcome(won_by(*winners)) == said
    assert outcome_sentence(won_by(*winners)) == said[0].upper() + said[1:]
