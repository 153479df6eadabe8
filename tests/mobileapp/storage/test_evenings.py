"""Tests of the history of finished matches, grouped into evenings."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from engine.names import ROBOT_NAMES
from mobileapp.storage.evenings import (
    EVENING_GAP,
    MAX_MATCHES,
    FinishedMatch,
    PastEvening,
    split_into_evenings,
)
from mobileapp.storage.history import History

HOUR = 3600.0


def finished(
    match_id: int,
    started: float,
    ended: float,
    story: Any = (),
    names: Any = ("Ana", "Ben", "Cleo"),
) -> FinishedMatch:
    players = tuple(name if name in ROBOT_NAMES else hash(name) for name in names)
    return FinishedMatch(
        match_id, "toy", "standard", players, names, (0,), None, tuple(story), started, ended
    )


def evenings_of(matches: Iterable[FinishedMatch]) -> list[PastEvening]:
    return [PastEvening(tuple(together)) for together in reversed(split_into_evenings(matches))]


def test_less_than_six_hours_apart_is_one_evening() -> None:
    history = [
        finished(1, 0, HOUR),
        finished(2, 2 * HOUR, 3 * HOUR),
        finished(3, 3 * HOUR + EVENING_GAP, 10 * HOUR),
        finished(4, 10 * HOUR + EVENING_GAP - 1, 18 * HOUR),
    ]
    found = evenings_of(reversed(history))
    assert [[match.match_id for match in evening.matches] for evening in found] == [[3, 4], [1, 2]]
    assert (found[1].started, found[1].ended) == (0, 3 * HOUR)


def test_a_long_match_keeps_its_evening_together() -> None:
    found = evenings_of(
        [finished(1, 0, 20 * HOUR), finished(2, HOUR, 2 * HOUR), finished(3, 21 * HOUR, 22 * HOUR)]
    )
    assert len(found) == 1


def test_a_very_long_evening_is_split() -> None:
    """No evening has more than `MAX_MATCHES` matches, even if a backup has very many."""
    found = evenings_of([finished(number, number, number) for number in range(5000)])
    assert max(len(evening.matches) for evening in found) == MAX_MATCHES
    assert sum(len(evening.matches) for evening in found) == 5000


def test_everyone_who_played_is_named_once() -> None:
    (evening,) = evenings_of([finished(1, 0, 1), finished(2, 2, 3, names=("Cleo", "Dan"))])
    assert evening.names == ("Ana", "Ben", "Cleo", "Dan")


def test_a_person_who_is_called_like_a_robot_is_somebody_else() -> None:
    robots = finished(1, 0, 1, names=("Ana", "Bolt", "Cog"))
    (evening,) = evenings_of([robots])
    assert evening.robots == {1, 2}
    person = replace(finished(3, 4, 5, names=("Ana", "Bolt")), players=(1, 2))
    (evening,) = evenings_of([robots, person])
    assert evening.robots == {1, 2}
    assert [*evening.name_of] == [hash("Ana"), "Bolt", "Cog", 1, 2]


def test_who_understood_whom_is_counted_by_number() -> None:
    first = {"understood": [[1, 0], [2, 0]]}
    other = {"understood": "everyone", "clue": "?"}
    odd = {"understood": [[7, 0], [1], "Ben", None, [1, "Ana"]]}
    (evening,) = evenings_of(
        [
            finished(1, 0, 1, [first, other, odd, {}]),
            finished(2, 2, 3, [first], names=("Ana", "Ben", "Zoe")),
        ]
    )
    assert evening.names == ("Ana", "Ben", "Cleo", "Zoe")
    assert evening.understood() == {(1, 0): 2, (2, 0): 1, (3, 0): 1}


def test_without_matches_there_are_no_evenings() -> None:
    assert evenings_of([]) == []


# --- those who play together ------------------------------------------------------------------

PAIR = ("Ana", "Ben")


class PlayedBefore(History):
    """A history that has only the given matches, and no database."""

    def __init__(self, *matches: FinishedMatch) -> None:
        self._matches = matches

    def outlines_of(self, who: object) -> list[FinishedMatch]:
        return [replace(match, story=()) for match in self._matches]

    def _find(self, ids: Iterable[int]) -> list[FinishedMatch]:
        wanted = set(ids)
        return [match for match in self._matches if match.match_id in wanted]


def shared(match_id: int, *points: Any, names: Any = PAIR, **other: str) -> FinishedMatch:
    rounds = [{"shared": point} for point in points]
    return replace(finished(match_id, match_id, match_id, rounds, names), **other)


def test_a_shared_result_is_compared_with_the_best_of_the_same_people() -> None:
    history = PlayedBefore(
        shared(1, 3, 3),
        shared(2, 3, 3, 3, names=("Ana", "Cleo")),
        shared(3, 3, 3, 2, variant="other"),
        shared(4, 3, 3, 1, game="other"),
        shared(5, 2, 2, names=("Ben", "Ana")),
        shared(6, 1, 1),
        shared(7, 3, 3, 3),
    )
    assert history.best_before(6) == 6
    assert history.best_before(1) is None
    assert history.best_before(99) is None


def test_stories_without_a_shared_result_are_left_out() -> None:
    """Matches without valid shared results do not count for the best earlier result.

    Earlier versions saved no shared results, and a restored backup may have invalid ones.
    """
    history = PlayedBefore(
        finished(1, 1, 1, [{"points": 9}], PAIR),
        shared(2, "9"),
        shared(3),
        shared(4, 1),
        shared(5, 2),
    )
    assert history.best_before(5) == 1
    assert history.best_before(1) is None


def test_a_round_belongs_to_those_who_played_it() -> None:
    """From the second round on, the robot played at Ben's seat; bad pairs are skipped."""
    told = {"understood": [[1, 0]]}
    stand_ins = {"stand_ins": [[1, 3], [7, 3], [0, 9], "x", [0]]}
    match = finished(1, 0, 1, (told, told | stand_ins), ("Ana", "Ben", "Cleo", "Bolt"))
    assert match.names_in(0) == ("Ana", "Ben", "Cleo", "Bolt")
    assert match.names_in(1) == ("Ana", "Bolt", "Cleo", "Bolt")
    assert match.understood() == {(hash("Ben"), hash("Ana")): 1, ("Bolt", hash("Ana")): 1}
