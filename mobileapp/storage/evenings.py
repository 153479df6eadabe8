"""The history of finished matches, grouped into evenings."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.names import ROBOT_NAMES
from engine.notes import takes_note, with_clue
from mobileapp.storage.database import Database
from mobileapp.storage.tables import HISTORY

EVENING_GAP = 6 * 60 * 60
"""So many seconds without a match, and the next one belongs to another evening."""
ROBOTS = "robots"
"""The key of the robots' names in the story of a match's first round."""
MOST_MATCHES = 24
"""In one evening; what is played on after that counts as another one. Pages show all of them."""


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """A match that was played to its end."""

    match_id: int
    game: str
    variant: str
    names: tuple[str, ...]
    winners: tuple[int, ...]
    scores: Any
    """The points of every seat, if any; a restored file may hold anything here."""
    story: tuple[dict[str, Any], ...]
    started: float
    ended: float

    @property
    def winning_names(self) -> tuple[str, ...]:
        return tuple(self.names[seat] for seat in self.winners if 0 <= seat < len(self.names))

    @property
    def robots(self) -> frozenset[str]:
        """The names of those who were robots. A match that an earlier version has kept does not
        say: there, whoever has a robot's name counts as one."""
        known = self.story[0].get(ROBOTS) if self.story else None
        robots = known if isinstance(known, list) else ROBOT_NAMES
        return frozenset(name for name in self.names if name in robots)

    @property
    def shared_points(self) -> int | None:
        """The result of people who played together: the sum of their rounds. None in any other
        match, and where a round does not say."""
        points = [one.get("shared") for one in self.story]
        known = [value for value in points if type(value) is int]
        return sum(known) if known and len(known) == len(points) else None

    def understood(self) -> Counter[tuple[str, str]]:
        """How often the first player understood the second one."""
        return Counter(pair for one in self.story for pair in _pairs(one, self.names))


@dataclass(frozen=True, slots=True)
class Evening:
    """At most `MOST_MATCHES` matches with less than six hours between them, the oldest first."""

    matches: tuple[FinishedMatch, ...]

    @property
    def started(self) -> float:
        return min(match.started for match in self.matches)

    @property
    def ended(self) -> float:
        return max(match.ended for match in self.matches)

    @property
    def names(self) -> tuple[str, ...]:
        """Everyone who played, in the order they sat down."""
        return tuple(dict.fromkeys(name for match in self.matches for name in match.names))

    @property
    def robots(self) -> frozenset[str]:
        """The names that only robots had."""
        people = {name for match in self.matches for name in {*match.names} - match.robots}
        return frozenset(self.names) - people

    def understood(self) -> Counter[tuple[str, str]]:
        """How often the first player understood the second one."""
        counts: Counter[tuple[str, str]] = Counter()
        for match in self.matches:
            counts += match.understood()
        return counts


class History:
    """The matches that were played to their end."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self) -> list[FinishedMatch]:
        """Each of them, the oldest first."""
        return [
            FinishedMatch(
                match_id=row["id"],
                game=row["game"],
                variant=row["variant"],
                names=tuple(row["names"]),
                winners=tuple(row["winners"]),
                scores=row["scores"],
                story=tuple(row["story"]),
                started=row["started"],
                ended=row["ended"],
            )
            for row in self._database.readable_rows(HISTORY, "ORDER BY started, id")
        ]

    def best_before(self, match_id: int) -> int | None:
        """The best shared result that the people of a match had before it in the same variant."""
        matches = self.all()
        latest = next((match for match in matches if match.match_id == match_id), None)
        if latest is None or latest.shared_points is None:
            return None
        kind = (latest.game, latest.variant, {*latest.names})
        earlier = matches[: matches.index(latest)]
        alike = [one for one in earlier if (one.game, one.variant, {*one.names}) == kind]
        return max(
            (one.shared_points for one in alike if one.shared_points is not None), default=None
        )

    def note(self, match_id: int, index: int, clue: str) -> None:
        """Write down the clue of a round that was only spoken; an empty one takes it back.

        Nothing happens when the match or the round is not there, or its clue was written.
        """
        with self._database.transaction() as connection:
            rows = self._database.readable_rows(HISTORY, "WHERE id = ?", (match_id,))
            for story in (row["story"] for row in rows):
                if 0 <= index < len(story) and takes_note(story[index]):
                    story[index] = with_clue(story[index], clue)
                    HISTORY.change(connection, {"id": match_id}, {"story": story})

    def has_played(self, game: str) -> bool:
        """Whether a match of this game was ever finished here."""
        return bool(self._database.readable_rows(HISTORY, "WHERE game = ? LIMIT 1", (game,)))


def group_into_evenings(matches: Iterable[FinishedMatch]) -> list[Evening]:
    """The history in evenings, the latest first."""
    grouped: list[list[FinishedMatch]] = []
    for match in sorted(matches, key=lambda match: (match.started, match.match_id)):
        if not grouped or len(grouped[-1]) == MOST_MATCHES or _is_later(match, grouped[-1]):
            grouped.append([match])
        else:
            grouped[-1].append(match)
    return [Evening(tuple(together)) for together in reversed(grouped)]


def _is_later(match: FinishedMatch, evening: list[FinishedMatch]) -> bool:
    """Whether a match began long after the others had ended."""
    return match.started - max(earlier.ended for earlier in evening) >= EVENING_GAP


def _pairs(round_story: dict[str, Any], names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Who understood whom in a round, by name; anything that is not a pair is skipped."""
    understood = round_story.get("understood")
    for pair in understood if isinstance(understood, list) else ():
        match pair:
            case [int(who), int(whom)] if 0 <= who < len(names) and 0 <= whom < len(names):
                yield names[who], names[whom]
            case [str(who), str(whom)]:
                yield who, whom
