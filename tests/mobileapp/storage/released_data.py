"""Describes what pages show of the saved data, to compare versions of the app.

It holds who, what and when, but no sentences, whose words may change. In one way it differs from
what version 0.1.0 showed, which took a person and a robot of the same name, Bolt, for one.
"""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from engine.core import Handoff
from engine.match import Match
from mobileapp.book.contents import recaps_of
from mobileapp.packs.library import PackLibrary
from mobileapp.storage.evenings import FinishedMatch, PastEvening
from mobileapp.storage.people import (
    GroupSummary,
    PersonSummary,
    describe_group,
    describe_person,
    list_groups,
    list_people,
)
from mobileapp.storage.roster import Who
from mobileapp.storage.store import Storage
from mobileapp.storage.summaries import Kept

FOLDER = Path(__file__).parent / "released"
DATABASE = FOLDER / "seeing-things.db.gz"
BACKUP = FOLDER / "backup.zip"
EXPECTED = FOLDER / "expected.json"


def describe(storage: Storage, library: PackLibrary) -> dict[str, Any]:
    """The content of all pages, and the screen at which each unfinished match continues."""
    history = storage.history
    outlines = history.outlines()
    people = list_people(outlines)
    evenings = map(history.outline, history.evenings())
    return {
        "players": [[one.name, one.colour, one.symbol, one.played] for one in storage.roster.all()],
        "unfinished": [_unfinished(storage, one) for one in storage.unfinished.all()],
        "evenings": [_evening(history.with_stories(one)) for one in evenings],
        "people": [[one.name, one.robot, one.matches, one.latest] for one in people],
        "groups": [_group(storage, one) for one in list_groups(outlines)],
        "person": [_person_page(storage, one) for one in people],
        "group": [_group_page(storage, one) for one in list_groups(outlines)],
        "blots": [[item.id, item.author] for item in library.find("our-inkblots").items],
    }


def _names(storage: Storage, players: Iterable[Who]) -> list[str]:
    return [storage.roster.names_of([who])[0] for who in players]


def _named(storage: Storage, counts: Iterable[tuple[Who, int]]) -> list[Any]:
    """Counts by name; equal ones are in the order of the names."""
    found = [[storage.roster.names_of([who])[0], count] for who, count in counts]
    return sorted(found, key=lambda one: (-one[1], one[0]))


def _group(storage: Storage, group: GroupSummary) -> list[Any]:
    return [_names(storage, group.people), group.matches, group.latest]


def _person_page(storage: Storage, person: PersonSummary) -> list[Any]:
    summaries = storage.history.summaries_of(person.who)
    page = describe_person(person.who, summaries, storage.history.evenings())
    assert page is not None
    own = [one.players for one in summaries if person.who in one.players]
    robots = {who for players in own for who in players if isinstance(who, str)}
    return [
        person.name, person.robot, page.evenings, page.matches, page.wins,
        [[game, count] for game, count, _ in page.games],
        _named(storage, page.understood_by), _named(storage, page.understands),
        _plain(page.clue), _plain(page.sky), _plain(page.pictures), sorted(robots),
        [_group(storage, group) for group in page.groups],
    ]  # fmt: skip


def _group_page(storage: Storage, group: GroupSummary) -> list[Any]:
    summaries = storage.history.summaries_of(group.people[0])
    page = describe_group(group.people, summaries, storage.history.evenings())
    assert page is not None
    understood = {tuple(_names(storage, pair)): n for pair, n in page.understood.items()}
    return [
        _names(storage, page.people), page.evenings, page.matches, _named(storage, page.wins),
        [[game, _named(storage, wins)] for game, wins in page.wins_by_game],
        _plain(page.records), _plain(understood), _plain(page.clue), _plain(page.sky),
    ]  # fmt: skip


def _unfinished(storage: Storage, entry: Any) -> dict[str, Any]:
    match = storage.matches.load(entry.match_id)
    notes = storage.matches.notes(entry.match_id)
    return {
        "names": list(entry.names),
        "robots": sorted(entry.robots),
        "game": [entry.game, entry.variant],
        "times": [entry.started, entry.played],
        "screen": _hand_off(match),
        "players": [
            [player.name, player.robot, player.chair] for player in match.at_table.values()
        ],
        "moves": [len(match.log), match.moves_when_passed, match.elapsed],
        "notes": [list(note) for note in notes],
    }


def _hand_off(match: Match) -> list[Any]:
    """Who gets the tablet, who may take it instead, who may answer, and the kind of prompt."""
    screen, prompt = match.current, match.prompt
    if not isinstance(screen, Handoff):
        raise TypeError("a loaded match is covered")
    to = "" if screen.to is None else match.names[screen.to]
    others = [match.names[seat] for seat in screen.alternatives]
    actors = sorted(match.names[seat] for seat in prompt.actors)
    return [to, others, actors, type(prompt).__name__]


def robot_names_of(match: FinishedMatch) -> set[str]:
    """The names of the robots that played to the end."""
    return {who for who in match.stayed if isinstance(who, str)}


def _forgotten(match: FinishedMatch) -> set[str]:
    """The names in place of those that were forgotten."""
    named = zip(match.players, match.all_names, strict=True)
    return {name for who, name in named if who in match.forgotten_players}


def _evening(evening: PastEvening) -> dict[str, Any]:
    recaps = [recaps_of(match, evening.numbers) for match in evening.matches]
    names = evening.names
    understood = {(names[who], names[whom]): n for (who, whom), n in evening.understood().items()}
    # That version took a person and a robot of one name for the same player.
    people = {name for who, name in evening.name_of.items() if isinstance(who, int)}
    return {
        "names": list(dict.fromkeys(names)),
        "robots": sorted({names[robot] for robot in evening.robots} - people),
        "times": [evening.started, evening.ended],
        "understood": _plain(understood),
        "matches": [
            [match.game, match.variant, match.names, match.winning_names,
             sorted(robot_names_of(match)), match.scores, match.shared_points,
             sorted(_forgotten(match))]
            for match in evening.matches
        ],
        "recaps": [
            [
                [[picture.item for picture in one.pictures], [names[n] for n in one.as_moment().by]]
                for one in found
            ]
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
