"""The history of finished matches, grouped into evenings."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from json import JSONDecoder
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from engine.names import ROBOT_NAMES
from engine.notes import takes_note, with_clue
from engine.story_names import name_keys, renamed_story
from mobileapp.storage.database import Database
from mobileapp.storage.renaming import FORGOTTEN, is_forgotten, shown_name
from mobileapp.storage.tables import HISTORY, Row

if TYPE_CHECKING:
    from mobileapp.storage.digests import MatchDigest

EVENING_GAP = 6 * 60 * 60
"""The minimum pause between two evenings, in seconds.

A pause is measured from the end of one match to the start of the next.
"""
ROBOTS = "robots"
"""The key of the list of robots' names, in the record of a match's first round."""
LONGEST_ROBOTS = 4000
"""The number of characters that are read from a story's text to get its list of robots.

They are counted from the start of that list. No real list is longer.
"""
MOST_MATCHES = 24
"""The maximum number of matches in one evening; further matches count as another evening.

The limit exists because pages show all matches of an evening.
"""


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """A match that was played to its end."""

    match_id: int
    game: str
    variant: str
    names: tuple[str, ...]
    winners: tuple[int, ...]
    scores: Any
    """The points by seat; empty if the game has none.

    In a restored match, this may be any JSON value.
    """
    story: tuple[dict[str, Any], ...]
    started: float
    ended: float
    forgotten: frozenset[str] = frozenset()
    """The names shown in place of forgotten names, such as “Somebody” and “Somebody 2”."""

    @property
    def winning_names(self) -> tuple[str, ...]:
        return tuple(self.names[seat] for seat in self.winners if 0 <= seat < len(self.names))

    @property
    def robots(self) -> frozenset[str]:
        """The names of the robots.

        Matches saved by an early version of the app do not list them; in these, everyone whose name
        is in `ROBOT_NAMES` counts as a robot.
        """
        known = self.story[0].get(ROBOTS) if self.story else None
        robots = known if isinstance(known, list) else ROBOT_NAMES
        return frozenset(name for name in self.names if name in robots)

    @property
    def shared_points(self) -> int | None:
        """The total points of a match in which all players share their points.

        None in any other match, or if a round lacks its points.
        """
        points = [one.get("shared") for one in self.story]
        known = [value for value in points if type(value) is int]
        return sum(known) if known and len(known) == len(points) else None

    def understood(self) -> Counter[tuple[str, str]]:
        """How often one player understood another, by their pair of names."""
        return Counter(pair for one in self.story for pair in _pairs(one, self.names))


@dataclass(frozen=True, slots=True)
class Evening:
    """Up to `MOST_MATCHES` matches, with pauses shorter than `EVENING_GAP`, the oldest first."""

    matches: tuple[FinishedMatch, ...]

    @property
    def started(self) -> float:
        return min(match.started for match in self.matches)

    @property
    def ended(self) -> float:
        return max(match.ended for match in self.matches)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of everyone who played, ordered by their first match and their seat in it."""
        return tuple(dict.fromkeys(name for match in self.matches for name in match.names))

    @property
    def robots(self) -> frozenset[str]:
        """The names that belonged only to robots this evening, never to a person."""
        people = {name for match in self.matches for name in {*match.names} - match.robots}
        return frozenset(self.names) - people

    def understood(self) -> Counter[tuple[str, str]]:
        """How often one player understood another, by their pair of names."""
        counts: Counter[tuple[str, str]] = Counter()
        for match in self.matches:
            counts += match.understood()
        return counts


OUTLINE = HISTORY.without("story")


class History:
    """The matches that were played to their end."""

    def __init__(self, database: Database, somebody: Callable[[], str]) -> None:
        self._database = database
        self._somebody = somebody
        """Returns the word shown in place of a forgotten name, in the language of the app."""
        self._digests: dict[int, tuple[tuple[int, str], MatchDigest]] = {}
        """A cache of digests by match id.

        Each digest is stored with the checksum of the match's row and the word for a forgotten
        name. If either has changed, the digest is computed again.
        """

    def all(self) -> list[FinishedMatch]:
        """All finished matches, the oldest first."""
        ids = self._database.rows_if_readable("SELECT id FROM history ORDER BY started, id")
        return self._find([match_id for (match_id,) in ids])

    def outlines(self) -> list[FinishedMatch]:
        """All finished matches, the oldest first, without their stories.

        Whole stories take long to read, so only the names of the robots are read from them.
        """
        rows = self._database.readable_rows(OUTLINE, "ORDER BY started, id")
        robots = self._robots()
        return [
            _finished(
                row | {"story": [{ROBOTS: robots[row["id"]]}] if row["id"] in robots else []},
                self._somebody() if any(map(is_forgotten, row["names"])) else "",
            )
            for row in rows
        ]

    def _robots(self) -> dict[int, list[str]]:
        """The names of the robots by match id, for every match whose story lists them.

        The list is cut out of the story's JSON text, because parsing all stories is slow.
        """
        key = f'"{ROBOTS}": '
        query = (
            "SELECT id, substr(story, instr(story, ?) + ?, ?) FROM history WHERE instr(story, ?)"
        )
        found = {}
        values = (key, len(key), LONGEST_ROBOTS, key)
        for match_id, text in self._database.rows_if_readable(query, values):
            with suppress(ValueError, TypeError):
                robots, _end = JSONDecoder().raw_decode(text)
                found[match_id] = robots
        return found

    def with_stories(self, evening: Evening) -> Evening:
        """The same evening, with the stories of its matches read from the database."""
        return Evening(tuple(self._find([match.match_id for match in evening.matches])))

    def find(self, match_id: int) -> FinishedMatch | None:
        """The finished match with this id; None if there is no readable one."""
        return next(iter(self._find([match_id])), None)

    def digests(self) -> "list[MatchDigest]":
        """The digests of all finished matches, the oldest first.

        Only the stories of matches without a valid cached digest are read. May run on a worker
        thread.
        """
        from mobileapp.storage.digests import digest_of  # lazy: `digests` imports the games

        word = self._somebody()
        checksums = "SELECT id, checksum FROM history ORDER BY started, id"
        sums = dict(self._database.rows_if_readable(checksums))
        known = {
            match_id: made
            for match_id, made in self._digests.copy().items()
            if made[0] == (sums.get(match_id), word)
        }
        missing = [match_id for match_id in sums if match_id not in known]
        for match_id in missing:  # one by one, as all stories together may not fit in memory
            if match := self.find(match_id):
                known[match_id] = (sums[match_id], word), digest_of(match)
        self._digests = known
        return [known[match_id][1] for match_id in sums if match_id in known]

    def _find(self, ids: Iterable[int]) -> list[FinishedMatch]:
        """The finished matches with these ids, in this order, without unreadable ones."""
        found = []
        for match_id in ids:
            own = ("WHERE id = ?", (match_id,))
            for row in self._database.readable_rows(HISTORY, *own):
                query = "SELECT instr(names || story, ?) FROM history WHERE id = ?"
                ((place,),) = self._database.rows(query, (FORGOTTEN, match_id))
                found.append(_finished(row, self._somebody() if place else ""))
        return found

    def best_before(self, match_id: int) -> int | None:
        """The most shared points in earlier matches of the same players, game and variant.

        None if no such match has shared points, or if the match `match_id` is missing or has none
        itself.
        """
        latest = self.find(match_id)
        if latest is None or latest.shared_points is None:
            return None
        kind, outlines = (latest.game, latest.variant, {*latest.names}), self.outlines()
        place = next(n for n, one in enumerate(outlines) if one.match_id == match_id)
        alike = [
            one.match_id
            for one in outlines[:place]
            if (one.game, one.variant, {*one.names}) == kind
        ]
        points = [match.shared_points for match in self._find(alike)]
        return max((one for one in points if one is not None), default=None)

    def note(self, match_id: int, index: int, clue: str) -> None:
        """Save the clue of a round of a finished match, if that clue was only spoken.

        `index` is the number of the round, from 0. An empty clue removes the saved one. Nothing
        happens if the match or the round does not exist, or if the clue was typed during play.
        """
        with self._database.transaction() as connection:
            rows = self._database.readable_rows(HISTORY, "WHERE id = ?", (match_id,))
            for story in (row["story"] for row in rows):
                if 0 <= index < len(story) and takes_note(story[index]):
                    story[index] = with_clue(story[index], clue)
                    HISTORY.change(connection, {"id": match_id}, {"story": story})


def _finished(row: Row, somebody: str) -> FinishedMatch:
    """The match in a row of the history, with placeholders of forgotten names replaced.

    `shown_name` replaces each placeholder by `somebody`, with a number from the second person on.
    If `somebody` is empty, nothing is replaced; callers pass that if the row has no placeholders.
    """
    names, story, forgotten = row["names"], row["story"], frozenset[str]()
    if somebody:
        shown = partial(shown_name, somebody=somebody)
        story = renamed_story(story, name_keys(row["game"]), shown)
        forgotten = frozenset({somebody, *(shown(name) for name in names if is_forgotten(name))})
        names = [shown(name) for name in names]
    return FinishedMatch(
        match_id=row["id"],
        game=row["game"],
        variant=row["variant"],
        names=tuple(names),
        winners=tuple(row["winners"]),
        scores=row["scores"],
        story=tuple(story),
        started=row["started"],
        ended=row["ended"],
        forgotten=forgotten,
    )


def group_into_evenings(matches: Iterable[FinishedMatch]) -> list[Evening]:
    """The matches grouped into evenings, the latest evening first."""
    return [Evening(tuple(together)) for together in reversed(split_into_evenings(matches))]


class Timed(Protocol):
    """A match with a start and an end time."""

    @property
    def match_id(self) -> int: ...
    @property
    def started(self) -> float: ...
    @property
    def ended(self) -> float: ...


SomeMatch = TypeVar("SomeMatch", bound=Timed)


def split_into_evenings(matches: Iterable[SomeMatch]) -> list[list[SomeMatch]]:
    """The matches grouped by evening; the oldest evening and its oldest match come first."""
    grouped: list[list[SomeMatch]] = []
    latest = 0.0
    for match in sorted(matches, key=lambda match: (match.started, match.match_id)):
        later = match.started - latest >= EVENING_GAP
        if not grouped or len(grouped[-1]) == MOST_MATCHES or later:
            grouped.append([match])
            latest = match.ended
        else:
            grouped[-1].append(match)
        latest = max(latest, match.ended)
    return grouped


def _pairs(round_story: dict[str, Any], names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Who understood whom in a round, as pairs of names; invalid entries are skipped."""
    understood = round_story.get("understood")
    for pair in understood if isinstance(understood, list) else ():
        match pair:
            case [int(who), int(whom)] if 0 <= who < len(names) and 0 <= whom < len(names):
                yield names[who], names[whom]
            case [str(who), str(whom)]:
                yield who, whom
