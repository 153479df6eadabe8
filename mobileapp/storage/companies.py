"""Which people were in something together: two who were can't be one person."""

from collections.abc import Iterable, Iterator

from engine.errors import BadSave
from engine.game_night.save import load_game_night
from mobileapp.storage.database import Database
from mobileapp.storage.tables import GAME_NIGHT, INKED, MATCH, OUTLINE, Row


def companies(database: Database) -> Iterator[list[int]]:
    """The ids of the people in each match, finished or not, in each blot and game night."""
    yield from (_people_in(row["players"]) for row in database.readable_rows(OUTLINE))
    yield from (_people_in(row["people"]) for row in database.readable_rows(INKED))
    for row in database.readable_rows(MATCH):
        players = row["setup"].get("players", ())
        yield [*_people_in(row["players"]), *(one["id"] for one in players if one.get("id"))]
    for row in database.readable_rows(GAME_NIGHT):
        yield from _companies_of(row)


def _people_in(players: Iterable[int | str]) -> list[int]:
    return [who for who in players if isinstance(who, int)]


def _companies_of(row: Row) -> Iterator[list[int]]:
    """Those at the table of a saved game night, and each who has left, alone.

    Whoever came in place of somebody may be the same person under another name.
    """
    if is_readable_night(row):
        night = load_game_night(row["evening"])
        people = [guest.player.id for guest in night.guests]
        yield [people[number] for number in night.numbers]
        yield from ([who] for number, who in enumerate(people) if number not in night.numbers)


def is_readable_night(row: Row) -> bool:
    """Whether a game night can be loaded from its row."""
    try:
        load_game_night(row["evening"])
    except BadSave:
        return False
    return True
