"""Finished matches, and the evenings on which they were played."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

from engine.credits import STAND_INS
from engine.records import Frozen
from mobileapp.storage.roster import Who

EVENING_GAP = 6 * 60 * 60
"""The minimum pause between two evenings, in seconds.

A pause is measured from the end of one match to the start of the next.
"""
MAX_MATCHES = 24
"""The maximum number of matches in one evening; further matches count as another evening.

The limit exists because pages show all matches of an evening.
"""


class FinishedMatch(Frozen):
    """A match that was played to its end."""

    match_id: int
    game: str
    variant: str
    players: tuple[Who, ...]
    """All players, also those who left. Their indices are the numbers in the other fields.

    Somebody who was merged into another person is that person.
    """
    all_names: tuple[str, ...]
    """The present names of all players; no two of them look alike."""
    winners: tuple[int, ...]
    scores: Any
    """The points by number; empty if the game has none.

    In a restored match, this may be any JSON value.
    """
    story: tuple[dict[str, Any], ...]
    started: float
    ended: float
    absent: frozenset[int] = frozenset()
    """Those who left before the end."""
    forgotten_players: frozenset[Who] = frozenset()

    @property
    def names(self) -> tuple[str, ...]:
        """The names of those who played to the end."""
        return tuple(n for place, n in enumerate(self.all_names) if place not in self.absent)

    @property
    def stayed(self) -> tuple[Who, ...]:
        """Those who played to the end."""
        return tuple(who for number, who in enumerate(self.players) if number not in self.absent)

    @property
    def known_players(self) -> tuple[Who, ...]:
        """Those who played to the end, except forgotten people."""
        return tuple(who for who in self.stayed if who not in self.forgotten_players)

    @property
    def people(self) -> tuple[int, ...]:
        """The people among them."""
        return tuple(who for who in self.known_players if isinstance(who, int))

    @property
    def winning_names(self) -> tuple[str, ...]:
        names = self.all_names
        return tuple(names[one] for one in self.winners if 0 <= one < len(names))

    @property
    def shared_points(self) -> int | None:
        """The total points of a match in which all players share their points.

        None in any other match, or if a round lacks its points.
        """
        points = [one.get("shared") for one in self.story]
        known = [value for value in points if type(value) is int]
        return sum(known) if known and len(known) == len(points) else None

    def players_in(self, index: int) -> tuple[Who, ...]:
        """The players by seat in a round of the story; see `STAND_INS`."""
        return _with_stand_ins(self.story[index], self.players)

    def names_in(self, index: int) -> tuple[str, ...]:
        """The names by seat in a round of the story."""
        return _with_stand_ins(self.story[index], self.all_names)

    def understood(self) -> Counter[tuple[Who, Who]]:
        """How often one player understood another."""
        rounds = enumerate(self.story)
        return Counter(pair for n, one in rounds for pair in _pairs(one, self.players_in(n)))


class PastEvening(Frozen):
    """Up to `MAX_MATCHES` matches, with pauses shorter than `EVENING_GAP`, the oldest first."""

    matches: tuple[FinishedMatch, ...]

    @property
    def started(self) -> float:
        return min(match.started for match in self.matches)

    @property
    def ended(self) -> float:
        return max(match.ended for match in self.matches)

    @property
    def name_of(self) -> dict[Who, str]:
        """The name of everyone who played to an end, ordered by their first match and their seat.

        Their places in this order are their numbers on pages about the evening.
        """
        found: dict[Who, str] = {}
        for match in self.matches:
            for number, who in enumerate(match.players):
                if number not in match.absent:
                    found.setdefault(who, match.all_names[number])
        return found

    @property
    def names(self) -> tuple[str, ...]:
        """The names of everyone, by number."""
        return tuple(self.name_of.values())

    @property
    def numbers(self) -> dict[Who, int]:
        """The number of everyone; see `name_of`."""
        return {who: number for number, who in enumerate(self.name_of)}

    @property
    def robots(self) -> frozenset[int]:
        """The numbers of the robots."""
        return frozenset(n for n, who in enumerate(self.name_of) if isinstance(who, str))

    def understood(self) -> Counter[tuple[int, int]]:
        """How often one player understood another, by their numbers."""
        numbers, counts = self.numbers, Counter[tuple[int, int]]()
        for match in self.matches:
            for (who, whom), count in match.understood().items():
                if who in numbers and whom in numbers:
                    counts[numbers[who], numbers[whom]] += count
        return counts


class MatchTimes(NamedTuple):
    """When a finished match was played; all that must be known to find its evening."""

    match_id: int
    started: float
    ended: float


SomeMatch = TypeVar("SomeMatch", MatchTimes, FinishedMatch)
T = TypeVar("T")


def split_into_evenings(matches: Iterable[SomeMatch]) -> list[list[SomeMatch]]:
    """The matches grouped by evening; the oldest evening and its oldest match come first."""
    grouped: list[list[SomeMatch]] = []
    latest = 0.0
    for match in sorted(matches, key=lambda match: (match.started, match.match_id)):
        later = match.started - latest >= EVENING_GAP
        if not grouped or len(grouped[-1]) == MAX_MATCHES or later:
            grouped.append([match])
            latest = match.ended
        else:
            grouped[-1].append(match)
        latest = max(latest, match.ended)
    return grouped


def _with_stand_ins(round_story: dict[str, Any], players: tuple[T, ...]) -> tuple[T, ...]:
    """The players by seat in a round; invalid entries are skipped."""
    stand_ins, by_seat = round_story.get(STAND_INS), list(players)
    for pair in stand_ins if isinstance(stand_ins, list) else ():
        match pair:
            case [int(seat), int(who)] if 0 <= seat < len(players) and 0 <= who < len(players):
                by_seat[seat] = players[who]
    return tuple(by_seat)


def _pairs(round_story: dict[str, Any], players: Sequence[T]) -> Iterator[tuple[T, T]]:
    """Who understood whom in a round, as pairs of players; invalid entries are skipped."""
    understood = round_story.get("understood")
    for pair in understood if isinstance(understood, list) else ():
        match pair:
            case [int(who), int(whom)] if 0 <= who < len(players) and 0 <= whom < len(players):
                yield players[who], players[whom]
