"""Reads the finished matches from the database."""

from collections.abc import Iterable
from contextlib import suppress

from engine.notes import takes_note, with_note
from mobileapp.storage.database import Database
from mobileapp.storage.evenings import (
    EVENING_GAP,
    FinishedMatch,
    MatchTimes,
    PastEvening,
    split_into_evenings,
)
from mobileapp.storage.problem import StorageProblem
from mobileapp.storage.roster import Roster, Who
from mobileapp.storage.summaries import MatchSummary, summary_of
from mobileapp.storage.tables import AT_ITS_END, GAME_NIGHT, HISTORY, OUTLINE, TIME, Row

MAX_MATCH_TIME = 24 * 60 * 60
"""How long a match can take, in seconds.

A longer one waited for days, or the clock was set while it was played; it belongs to the evening on
which it ended, and does not join that evening with the one on which it began.
"""


PLAYERS = "CASE WHEN json_valid(history.players) THEN history.players ELSE '[]' END"
"""The players of a match in a query; a damaged list counts as empty, so that no query fails."""


class History:
    """The matches that were played to their end."""

    def __init__(self, database: Database, roster: Roster) -> None:
        self._database = database
        self._roster = roster
        self._summaries: dict[int, tuple[object, MatchSummary]] = {}
        """A cache of summaries by match id.

        Each summary is stored with the checksum of the match's row, its players, and which of them
        are forgotten. If any of these has changed, the summary is computed again.
        """

        self._evenings: tuple[object, list[list[MatchTimes]]] = ((), [])
        """The evenings, and the version of the database in which they were found."""

    def all(self) -> list[FinishedMatch]:
        """All finished matches, the oldest first."""
        ids = self._database.rows_if_readable("SELECT id FROM history ORDER BY started, id")
        return self._find([match_id for (match_id,) in ids])

    def outlines(self) -> list[FinishedMatch]:
        """All finished matches, the oldest first, without their stories, which are large."""
        rows = self._database.readable_rows(OUTLINE, "ORDER BY started, id")
        return [self._finished(row | {"story": []}) for row in rows]

    def outlines_of(self, who: Who) -> list[FinishedMatch]:
        """The finished matches that somebody was in, the oldest first, without their stories."""
        where, ids = self._with(who)
        rows = self._database.readable_rows(OUTLINE, f"{where} ORDER BY started, id", ids)
        return [self._finished(row | {"story": []}) for row in rows]

    def evenings(self) -> list[list[MatchTimes]]:
        """The matches of each evening; the latest evening and its oldest match come first.

        This is quick also for a long history, because nothing but the times is read, and only if
        anything has been saved since the last time.
        """
        with suppress(StorageProblem):
            version = self._database.version()
            if self._evenings[0] != version:
                self._evenings = version, self._read_evenings()
            if self._evenings[1]:  # else the history may be unreadable for a moment
                return self._evenings[1]
        return self._read_evenings()

    def _read_evenings(self) -> list[list[MatchTimes]]:
        rows = self._database.rows_if_readable("SELECT id, started, ended FROM history")
        times = (
            MatchTimes(match_id, _began(started, ended), ended)
            for match_id, started, ended in rows
            if TIME.holds(started) and TIME.holds(ended)
        )
        return split_into_evenings(times)[::-1]

    def latest_evening(self) -> int:
        """The index in `evenings` of the evening with the latest match.

        It is not 0 if the clock of the tablet was set back.
        """
        latest = [max(match.match_id for match in matches) for matches in self.evenings()]
        return latest.index(max(latest)) if latest else 0

    def outline(self, times: Iterable[MatchTimes]) -> PastEvening:
        """The evening of these matches without their stories; unreadable matches are left out."""
        rows = [
            row
            for one in times
            for row in self._database.readable_rows(OUTLINE, "WHERE id = ?", (one.match_id,))
        ]
        return PastEvening(tuple(self._finished(row | {"story": []}) for row in rows))

    def with_stories(self, evening: PastEvening) -> PastEvening:
        """The same evening, with the stories of its matches read from the database."""
        return PastEvening(tuple(self._find([match.match_id for match in evening.matches])))

    def find(self, match_id: int) -> FinishedMatch | None:
        """The finished match with this id; None if there is no readable one."""
        return next(iter(self._find([match_id])), None)

    def summaries_of(self, who: Who) -> list[MatchSummary]:
        """The summaries of all finished matches that somebody was in, the oldest first.

        Only these matches are read, and only the stories of those without a valid cached summary.
        May run on a worker thread.
        """
        where, ids = self._with(who)
        sums = dict(
            self._database.rows_if_readable(f"SELECT id, checksum FROM history {where}", ids)
        )
        found = []
        for outline in self.outlines_of(who):
            match_id = outline.match_id
            state = (sums.get(match_id), outline.players, outline.forgotten_players)
            made = self._summaries.get(match_id)
            if made is None or made[0] != state:
                match = self.find(match_id)  # one by one, as all stories may not fit in memory
                made = None if match is None else (state, summary_of(match))
            if made is not None:
                self._summaries[match_id] = made
                found.append(made[1])
        return found

    def companions(self, who: Who) -> frozenset[Who]:
        """Everyone who was in a finished match with somebody, and that player too."""
        where, ids = self._with(who)
        rows = self._database.rows_if_readable(
            f"SELECT DISTINCT met.value FROM history, json_each({PLAYERS}) AS met {where}", ids
        )
        return frozenset(self._roster.current(met) for (met,) in rows)

    def latest(self, count: int) -> list[FinishedMatch]:
        """The matches that were begun last, at most `count`, the oldest of them first.

        Ids grow with every match, also while the clock of the tablet is set back.
        """
        query = "SELECT id FROM history ORDER BY id DESC LIMIT ?"
        ids = [match_id for (match_id,) in self._database.rows_if_readable(query, (count,))]
        return self._find(reversed(ids))

    def _with(self, who: Who) -> tuple[str, tuple[Who, ...]]:
        """The end of a query for the matches that somebody was in, and its values."""
        ids = tuple(self._roster.ids_of(who))
        marks = ", ".join("?" * len(ids))
        return f"WHERE EXISTS (SELECT 1 FROM json_each({PLAYERS}) WHERE value IN ({marks}))", ids

    def checksums(self) -> dict[int, object]:
        """The checksum of each finished match by its id, which changes with the match."""
        return dict(self._database.rows_if_readable("SELECT id, checksum FROM history"))

    def _find(self, ids: Iterable[int]) -> list[FinishedMatch]:
        """The finished matches with these ids, in this order, without unreadable ones."""
        return [
            self._finished(row)
            for match_id in ids
            for row in self._database.readable_rows(HISTORY, "WHERE id = ?", (match_id,))
        ]

    def _finished(self, row: Row) -> FinishedMatch:
        """The match in a row of the history, with the present names of its players."""
        players = row["players"]
        return FinishedMatch(
            match_id=row["id"],
            game=row["game"],
            variant=row["variant"],
            players=tuple(map(self._roster.current, players)),
            all_names=self._roster.names_of(players),
            absent=frozenset(row["absent"]),
            winners=tuple(row["winners"]),
            scores=row["scores"],
            story=tuple(row["story"]),
            started=_began(row["started"], row["ended"]),
            ended=row["ended"],
            forgotten_players=frozenset(filter(self._roster.is_forgotten, players)),
        )

    def best_before(self, match_id: int) -> int | None:
        """The most shared points in earlier matches of the same players, game and variant.

        None if no such match has shared points, or if the match `match_id` is missing or has none
        itself.
        """
        latest = self.find(match_id)
        if latest is None or latest.shared_points is None:
            return None
        kind, found = (latest.game, latest.variant, {*latest.stayed}), list[int]()
        for one in self.outlines_of(latest.players[0]):
            if one.match_id == match_id:
                break
            if (one.game, one.variant, {*one.stayed}) == kind:
                found.append(one.match_id)
        points = [match.shared_points for match in self._find(found)]
        return max((one for one in points if one is not None), default=None)

    def delete(self, evening: PastEvening) -> None:
        """Delete the matches of an evening with their stories, and the plan of that evening."""
        span = (evening.started - EVENING_GAP, evening.ended)
        with self._database.transaction() as connection:
            for match in evening.matches:
                connection.execute("DELETE FROM history WHERE id = ?", (match.match_id,))
            connection.execute(
                f"DELETE FROM {GAME_NIGHT.name} WHERE (ended > 0 OR match = ?)"
                " AND started BETWEEN ? AND ?",
                (AT_ITS_END, *span),
            )

    def note(self, match_id: int, index: int, clue: str) -> None:
        """Save the clue of a round of a finished match, if that clue was only spoken.

        `index` is the number of the round, from 0. An empty clue removes the saved one. Nothing
        happens if the match or the round does not exist, or if the clue was typed during play.
        """
        with self._database.transaction() as connection:
            rows = self._database.readable_rows(HISTORY, "WHERE id = ?", (match_id,))
            for story in (row["story"] for row in rows):
                if 0 <= index < len(story) and takes_note(story[index]):
                    story[index] = with_note(story[index], clue)
                    HISTORY.change(connection, {"id": match_id}, {"story": story})


def _began(started: float, ended: float) -> float:
    """When a match began; see `MAX_MATCH_TIME`."""
    return max(started, ended - MAX_MATCH_TIME)
