"""Describes what pages show of the saved data, to compare versions of the app.

It holds who, what and when, but no sentences, whose words may change.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.core import Handoff
from engine.match import Match
from mobileapp.book.contents import recaps_of
from mobileapp.packs.library import PackLibrary
from mobileapp.storage import Storage
from mobileapp.storage.digests import Kept
from mobileapp.storage.evenings import Evening, group_into_evenings
from mobileapp.storage.people import describe_group, describe_person, list_groups, list_people

FOLDER = Path(__file__).parent / "released"
DATABASE = FOLDER / "seeing-things.db.gz"
BACKUP = FOLDER / "backup.zip"
EXPECTED = FOLDER / "expected.json"


def describe(storage: Storage, library: PackLibrary) -> dict[str, Any]:
    """The content of all pages, and the screen at which each unfinished match continues."""
    history = storage.history
    outlines = history.outlines()
    digests = history.digests()
    return {
        "players": [[one.name, one.colour, one.symbol, one.played] for one in storage.roster.all()],
        "unfinished": [_unfinished(storage, one) for one in storage.unfinished.all()],
        "evenings": [_evening(history.with_stories(one)) for one in group_into_evenings(outlines)],
        "people": [_plain(one) for one in list_people(outlines)],
        "groups": [_plain(one) for one in list_groups(outlines)],
        "person": [_plain(describe_person(one.name, digests)) for one in list_people(outlines)],
        "group": [_plain(describe_group(one.names, digests)) for one in list_groups(outlines)],
        "blots": [[item.id, item.author] for item in library.find("our-inkblots").items],
    }


def _unfinished(storage: Storage, entry: Any) -> dict[str, Any]:
    match = storage.matches.load(entry.match_id)
    notes = storage.notes.of_match(entry.match_id)
    return {
        "names": list(entry.names),
        "robots": sorted(entry.robots),
        "game": [entry.game, entry.variant],
        "times": [entry.started, entry.played],
        "screen": _hand_off(match),
        "players": [[player.name, player.robot, player.chair] for player in match.players],
        "moves": [len(match.log), match.moves_when_passed, match.elapsed],
        "notes": [list(note) for note in notes],
    }


def _hand_off(match: Match) -> list[Any]:
    """Who gets the tablet, who may take it instead, who may answer, and the kind of prompt."""
    screen, prompt = match.screen, match.prompt
    if not isinstance(screen, Handoff):
        raise TypeError("a loaded match is covered")
    to = "" if screen.to is None else match.names[screen.to]
    others = [match.names[seat] for seat in screen.alternatives]
    actors = sorted(match.names[seat] for seat in prompt.actors)
    return [to, others, actors, type(prompt).__name__]


def _evening(evening: Evening) -> dict[str, Any]:
    recaps = [recaps_of(match) for match in evening.matches]
    return {
        "names": list(evening.names),
        "robots": sorted(evening.robots),
        "times": [evening.started, evening.ended],
        "understood": _plain(evening.understood()),
        "matches": [
            [match.game, match.variant, match.names, match.winning_names, sorted(match.robots),
             match.scores, match.shared_points, sorted(match.forgotten)]
            for match in evening.matches
        ],
        "recaps": [
            [[[picture.item for picture in one.pictures], one.as_moment().by] for one in found]
            for found in recaps
        ],
    }  # fmt: skip


def _plain(value: Any) -> Any:
    """Nested tuples, sets and dicts as lists, so that JSON does not change them.

    A keepsake is shown without its people: they are those of the page that it is on.
    """
    if isinstance(value, Kept):
        one = value.keepsake
        return [value.match_id, value.round_index, one.kind, one.merit, one.text, one.picture]
    if isinstance(value, Mapping):
        return sorted([_plain(key), _plain(part)] for key, part in value.items())
    if isinstance(value, (set, frozenset)):
        return sorted(map(_plain, value))
    if isinstance(value, (tuple, list)):
        return [_plain(part) for part in value]
    return value


def as_json(described: dict[str, Any]) -> Any:
    """The description as it is after it was written to a file."""
    return json.loads(json.dumps(described))
