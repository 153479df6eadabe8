"""Faults for the app, one promise broken by each: every part of the proof must notice its own.

A test that shares its process with others passes `monkeypatch.setattr`. To see a whole part find a
fault: `PROOF_FAULT=tests.tools.faults:a_call_covers_nothing python -m tools.proof touches`.
"""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import wraps
from typing import Any

from engine.core import Game, Public
from engine.registry import all_games

Put = Callable[[Any, str, Any], None]


def names_that_climb(put: Put = setattr) -> None:
    """A zip file may name files outside its folder."""
    from mobileapp.packs import archive
    from mobileapp.storage import backup

    put(archive, "_refuse_outside", lambda name: None)
    for pattern in ("_IN_PACK", "_KEPT"):
        put(backup, pattern, re.compile(".*"))


def pictures_unchecked(put: Put = setattr) -> None:
    """Whatever a file holds counts as a picture."""
    from mobileapp.packs import checks
    from mobileapp.storage import backup

    for module in (checks, backup):
        put(module, "find_image_problem", lambda path: None)


def rows_behind_a_bad_one_are_dropped(put: Put = setattr) -> None:
    from mobileapp.storage import tables
    from mobileapp.storage.tables import SqlTable

    bad: set[str] = set()
    decoded_row, read_all = SqlTable.decoded_row, tables.read_all

    def stopping(table: SqlTable, values: tuple[Any, ...]) -> Any:
        if table.name in bad:
            raise ValueError("behind a bad row")
        try:
            return decoded_row(table, values)
        except ValueError:
            bad.add(table.name)
            raise

    def reading(*arguments: Any) -> Any:
        bad.clear()
        return read_all(*arguments)

    put(SqlTable, "decoded_row", stopping)
    put(tables, "read_all", reading)


def noted_clues_are_dropped(put: Put = setattr) -> None:
    from mobileapp.storage import tables

    read_all = tables.read_all

    def without_notes(*arguments: Any) -> Any:
        content, incomplete = read_all(*arguments)
        return content | {"note": []}, incomplete

    put(tables, "read_all", without_notes)


def every_fifth_move_is_not_saved(put: Put = setattr) -> None:
    from mobileapp.storage.matches import Matches

    record = Matches.record

    @wraps(record)
    def forgetful(self: Matches, match_id: int, match: Any, now: float | None = None) -> None:
        if not match.log or len(match.log) % 5:
            record(self, match_id, match, now)

    put(Matches, "record", forgetful)


def the_clock_is_saved_every_five_seconds(put: Put = setattr) -> None:
    from mobileapp.match import session

    put(session, "CHECKPOINT", 5.0)


def a_match_brings_its_evening_no_lights(put: Put = setattr) -> None:
    """The end of a match is saved, but not what it means for the whole evening."""
    from mobileapp.tonight.flow import TonightFlow

    put(TonightFlow, "after", lambda *_: None)


def an_evening_does_not_know_its_match(put: Put = setattr) -> None:
    """The start of a match is saved, but not that it belongs to a whole evening."""
    from mobileapp.storage.matches import Matches

    begin = Matches.begin

    @wraps(begin)
    def alone(
        self: Matches, match: Any, now: float, pictures: Any = None, night: Any = None
    ) -> int:
        return begin(self, match, now, pictures)

    put(Matches, "begin", alone)


def a_call_covers_nothing(put: Put = setattr) -> None:
    from mobileapp.match.session import MatchSession

    put(MatchSession, "pause", MatchSession.save)


class LeakyPublic(Public):
    """What a curtain shows, and the picture of the storyteller."""

    honest: Public
    told: object


def a_curtain_shows_the_picture_of_the_storyteller(put: Put = setattr) -> None:
    from tools.proof import secrecy

    def leaky(game: Game[Any]) -> Game[Any]:
        def public(state: Any) -> Public:
            return LeakyPublic(honest=game.public(state), told=state.laid[:1])

        return replace(game, public=public) if game.id == "storyteller" else game

    put(secrecy, "all_games", lambda: tuple(map(leaky, all_games())))
