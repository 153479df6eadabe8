"""Tests of the verdicts that simulated pairs of players get, and of the estimated match times."""

import pytest

from engine.__main__ import PACKS, load_packs
from tools.bench.match_minutes import Played, minutes
from tools.bench.together import PAIRS

SEEDS = range(16)


@pytest.mark.parametrize("game", ["inkblots", "clouds", "storyteller"])
def test_luck_ends_low_two_viewers_between_and_a_perfect_pair_high(game: str) -> None:
    luck, viewers, perfect = (
        sum(PAIRS[f"{game}, {pair}"](seed).points for seed in SEEDS)
        for pair in ("luck", "two viewers", "perfect")
    )
    assert luck < viewers < perfect
    assert all(PAIRS[f"{game}, luck"](seed).band <= 1 for seed in SEEDS)
    assert all(PAIRS[f"{game}, perfect"](seed).band >= 3 for seed in SEEDS)


@pytest.mark.parametrize(
    "played",
    [
        Played("clouds", 4, length="short", seconds=90),
        Played("storyteller", 4, length="short"),
    ],
)
def test_a_short_match_takes_about_ten_minutes(played: Played) -> None:
    assert 8 <= minutes(played, 0, load_packs(PACKS, "en")) <= 12.5
