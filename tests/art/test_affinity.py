"""Tests of affinities, which say how well a blot suits a notion in the eyes of viewers."""

from statistics import mean

import numpy as np
import pytest

from art.teach.__main__ import outdated
from art.teach.affinity import merged_affinities, smoothed
from art.teach.left_out import left_out_sheets, rounds_right
from engine.games.inkblots import sight

BLOTS = "abcdef"
SWAPPED = {"strong": "moth", "good": "", "some": "", "not": "bat"}


def sheet(**best: str) -> dict[str, object]:
    return {"blots": list(BLOTS), "best": best}


def numbers(merged: dict[str, str], notion: str) -> list[int]:
    return [int(digit, 36) for digit in merged[notion]]


def test_what_robots_know_of_affinities_is_up_to_date() -> None:
    files = [path.name for path, _ in outdated("affinities")]
    assert not files, "run python -m art.teach affinities"


def test_a_blot_suits_what_it_was_chosen_for() -> None:
    sheets = [sheet(bat="1 2 3 4 5", moth="6 5 4 3 2"), sheet(bat="1 3 2 4 5", moth="6 5 4 3 2")]
    merged = merged_affinities(sheets, [], ("bat", "moth"), BLOTS)
    bat, moth = numbers(merged, "bat"), numbers(merged, "moth")
    assert bat[0] > bat[3] > bat[5]
    assert moth[5] > moth[3] > moth[0]


def test_a_blot_suits_what_it_was_graded_for() -> None:
    groups = {"strong": "bat", "good": "moth", "some": "owl", "not": "cloud"}
    other = {"strong": "cloud", "good": "owl", "some": "moth", "not": "bat"}
    notions = ("bat", "moth", "owl", "cloud")
    merged = merged_affinities([], [{"a": groups, "b": other}], notions, "ab")
    first = [numbers(merged, notion)[0] for notion in notions]
    assert first == sorted(first, reverse=True)
    assert first[0] > first[-1]


def test_a_blot_that_suits_everything_gains_nothing_by_it() -> None:
    sheets = [sheet(bat="1 2 3 4 5", moth="1 6 5 4 3")]
    merged = merged_affinities(sheets, [], ("bat", "moth"), BLOTS)
    bat, moth = numbers(merged, "bat"), numbers(merged, "moth")
    assert bat[0] == moth[0] < bat[1]


def test_a_blot_also_suits_what_similar_ones_suit() -> None:
    suited = np.array([[3.0, 3.0, 3.0, 0.0], [3.0, 3.0, 0.0, 0.0], [0.0, 0.0, 0.0, 3.0]])
    smooth = smoothed(suited, np.full(3, True), np.full(4, True))
    assert smooth[1, 2] > 0.05
    assert abs(smooth[2, 2]) < 0.01, "it resembles neither"


def test_notions_that_came_later_change_nothing_for_the_others() -> None:
    first = [sheet(bat="1 2 3 4 5", moth="6 5 4 3 2"), sheet(bat="1 3 2 4 5", moth="6 4 5 3 2")]
    graded = [{"a": {"strong": "bat", "good": "", "some": "", "not": "moth"}}]
    before = merged_affinities(first, graded, ("bat", "moth"), BLOTS)
    later = [*first, sheet(owl="2 1 3 4 5")]
    merged = merged_affinities(later, graded, ("bat", "owl", "moth"), BLOTS)
    assert {notion: merged[notion] for notion in before} == before
    owl = numbers(merged, "owl")
    assert owl[1] > owl[4] > owl[5]


def test_blots_that_came_later_change_nothing_for_the_others() -> None:
    first = [sheet(bat="1 2 3 4 5", moth="6 5 4 3 2"), sheet(bat="1 3 2 4 5", moth="6 4 5 3 2")]
    graded = [{"a": {"strong": "bat", "good": "", "some": "", "not": "moth"}}]
    before = merged_affinities(first, graded, ("bat", "moth"), BLOTS)
    later = {"blots": list("uvwxyz"), "best": {"bat": "1 2 3 4 5", "moth": "6 5 4 3 2"}}
    graded.append({"u": graded[0]["a"]})
    merged = merged_affinities([*first, later], graded, ("bat", "moth"), BLOTS + "uvwxyz")
    assert {notion: digits[: len(BLOTS)] for notion, digits in merged.items()} == before
    new = dict(zip("uvwxyz", numbers(merged, "bat")[len(BLOTS) :], strict=True))
    assert new["u"] > new["w"] > new["z"]


def test_blots_that_came_later_stay_so_on_many_sheets_of_notions_that_came_later() -> None:
    first = [sheet(bat="1 2 3 4 5", moth="6 5 4 3 2"), sheet(bat="1 3 2 4 5", moth="6 4 5 3 2")]
    graded = [{"a": {"strong": "bat", "good": "", "some": "", "not": "moth"}}]
    later = {"blots": list("uvwxyz"), "best": {"bat": "1 2 3 4 5", "moth": "6 5 4 3 2"}}
    notions, blots = ("bat", "moth", "owl", "hen"), BLOTS + "uvwxyz"
    before = merged_affinities([*first, later], graded, notions, blots)
    owls = [later | {"best": {"owl": "1 2 3 4 5"}}, later | {"best": {"hen": "1 2 3 4 5"}}]
    after = merged_affinities([*first, later, *owls], graded, notions, blots)
    assert {notion: after[notion] for notion in ("bat", "moth")} == {
        notion: before[notion] for notion in ("bat", "moth")
    }


def test_a_blot_of_a_sheet_that_hardly_suits_a_notion_gains_less_by_being_chosen() -> None:
    first = [sheet(bat="1 2 3 4 5", moth="6 5 4 3 2"), sheet(bat="1 3 2 4 5", moth="6 4 5 3 2")]
    later = {"blots": list("uvwxyz"), "best": {"bat": "1 2 3 4 5", "moth": "6 5 4 3 2"}}
    mixed = {"strong": "bat", "good": "", "some": "", "not": "moth"}
    graded = [dict(zip(BLOTS, [mixed, SWAPPED] * 3, strict=True))]

    def chosen_for_moth(grades: dict[str, str]) -> int:
        graders = [*graded, dict.fromkeys("uvwxy", grades)]
        merged = merged_affinities([*first, later], graders, ("bat", "moth"), BLOTS + "uvwxyz")
        return numbers(merged, "moth")[-1]

    assert chosen_for_moth(SWAPPED) > chosen_for_moth(mixed) + 1


def test_choices_and_grades_lead_to_what_left_out_viewers_chose(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = list(left_out_sheets(count=15))

    def found() -> float:
        return mean(share for seen, rounds in asked for share in rounds_right(seen, rounds))

    with_choices = found()
    monkeypatch.setattr(sight, "SUITED", 0.0)
    assert with_choices > found() + 0.08
    assert with_choices >= 0.7, "luck finds 0.33"
