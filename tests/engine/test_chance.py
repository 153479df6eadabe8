"""Tests that shuffles are fair, and that a seed gives the same numbers on every machine."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from engine.chance import Chance


def test_the_same_stream_gives_the_same_luck_for_ever() -> None:
    """A seed must always give the numbers written here, as replays of saved matches need them."""
    chance = Chance(2026, 7)
    assert [chance.below(1000) for _ in range(5)] == [158, 915, 79, 633, 84]
    assert Chance(2026, 7).shuffled("abcdefgh") == tuple("echfdagb")


def test_streams_differ_by_seed_step_and_label() -> None:
    firsts = {
        Chance(seed, step, stream).fraction()
        for seed in (1, 2)
        for step in (1, 2)
        for stream in ("rules", "robot 1")
    }
    assert len(firsts) == 8


@given(st.integers(0, 2**64), st.lists(st.integers(), max_size=40))
def test_shuffling_keeps_every_item(seed: int, items: list[int]) -> None:
    assert Counter(Chance(seed, 0).shuffled(items)) == Counter(items)


@given(st.integers(0, 2**64), st.integers(1, 10_000))
def test_numbers_stay_in_range(seed: int, n: int) -> None:
    chance = Chance(seed, 0)
    assert 0 <= chance.below(n) < n
    assert -n <= chance.between(-n, n) <= n


def test_shuffles_are_fair() -> None:
    counts = Counter(Chance(seed, 0).shuffled("abc") for seed in range(6_000))
    assert len(counts) == 6
    assert max(counts.values()) < 1_150
