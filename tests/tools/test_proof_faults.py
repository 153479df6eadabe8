"""Tests that parts of the proof find the faults they are there for, and find nothing else.

The parts that touch the app have theirs in `tests/tools/app/test_proof_faults.py`.
"""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from engine.registry import all_games
from tests.tools import faults
from tools.proof import damage, hostile, matches, secrecy

SEED = 5


@pytest.mark.parametrize(
    ("part", "fault", "most"),
    [
        (hostile, faults.names_that_climb, 100),
        (hostile, faults.pictures_unchecked, 60),
        (damage, faults.rows_behind_a_bad_one_are_dropped, 100),
        (damage, faults.noted_clues_are_dropped, 20),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_broken_promise_is_found_among_a_few_cases(
    part: Any, fault: Callable[..., None], most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(monkeypatch.setattr)
    assert any(_problems(part, number) for number in range(most))


def _problems(part: Any, number: int) -> list[str]:
    try:
        found: list[str] = part.case(SEED, number)
    except Exception as error:  # counts as a problem in the proof, too
        return [repr(error)]
    return found


@pytest.mark.parametrize("part", [hostile, damage], ids=["hostile", "damage"])
def test_the_app_as_it_is_has_no_problem(part: Any) -> None:
    assert [part.case(SEED, number) for number in range(12)] == [[]] * 12


# --- secrecy ------------------------------------------------------------------------------------


def test_a_leak_in_one_curtain_is_found_among_600_pairs(monkeypatch: pytest.MonkeyPatch) -> None:
    faults.a_curtain_shows_the_picture_of_the_storyteller(monkeypatch.setattr)
    problems = secrecy.run(600, SEED)
    assert problems
    assert all(problem.startswith("storyteller") for problem in problems)


def test_all_variants_are_compared_equally_often_with_all_their_options(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pairs: Counter[tuple[str, str]] = Counter()
    chosen: set[tuple[str, str, str, Any]] = set()
    compare = secrecy.compare

    def counted(game: Any, variant: Any, number: int, luck: Random, most: int) -> Any:
        problems, found = compare(game, variant, number, luck, most)
        pairs[game.id, variant.id] += found
        options = secrecy.options_of(game, variant, number)
        chosen.update((game.id, variant.id, key, value) for key, value in options.items())
        return problems, found

    monkeypatch.setattr(secrecy, "compare", counted)
    assert secrecy.run(1_200, SEED) == []
    assert set(pairs) == {(game.id, one.id) for game in all_games() for one in game.variants}
    assert max(pairs.values()) < 3 * min(pairs.values())
    assert chosen == {
        (game.id, variant.id, option.id, choice.value)
        for game in all_games()
        for variant in game.variants
        for option in game.options
        if option.applies_to(variant.id)
        for choice in option.choices
    }


# --- matches ------------------------------------------------------------------------------------


def held(growth: float, count: int = 13) -> list[dict[str, float]]:
    """Memory that goes up and down by some megabytes, and grows from match to match."""
    return [
        {"MB": 300 + growth * number + 5 * (number % 3), "threads": 4, "files": 20}
        for number in range(count)
    ]


def test_growth_of_four_megabytes_a_match_is_found_in_the_smallest_count() -> None:
    assert matches.growth(held(0)) == []
    (problem,) = matches.growth(held(4))
    assert "MB a match" in problem


def test_too_few_matches_prove_nothing() -> None:
    (problem,) = matches.growth(held(4, count=12))
    assert "say nothing about growth" in problem
