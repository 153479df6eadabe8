"""The people of this tablet: their names, colours, symbols and chairs, by id."""

import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import lru_cache
from random import SystemRandom
from typing import TYPE_CHECKING, NamedTuple, overload

from engine.chairs import NO_CHAIR
from engine.names import check_names, distinct_names, name_key
from mobileapp.robot_names import check_person_name
from mobileapp.storage.database import Database
from mobileapp.storage.problem import StorageProblem
from mobileapp.storage.tables import MAX_PERSON, PERSON, Row

if TYPE_CHECKING:  # Home is shown before the types of matches are loaded
    from engine.setup import Player

Who = int | str
"""A player in saved data: a person by id, or a robot by name."""
PROFILE = ("colour", "symbol", "chair", "played", "young")


class KnownPlayer(NamedTuple):
    """Someone whom this tablet knows, with their colour and symbol."""

    id: int
    name: str
    colour: str
    """The colour; empty, like the symbol, if the person is not offered as a player any more."""
    symbol: str
    played: float
    chair: int = NO_CHAIR
    """The chair on which the person last sat."""
    young: bool = False
    """Whether it is a child who cannot read yet."""

    @property
    def badge(self) -> tuple[str, str] | None:
        """Colour and symbol; None if they are not remembered."""
        return (self.colour, self.symbol) if self.colour else None


class Roster:
    """The people of this tablet; names that look alike mean the same person.

    Only this class knows names: everything else that is saved refers to people by id. So a change
    of a name is one change of a row. The parameter `playing` of some methods holds the ids of the
    people in the running match. They cannot be renamed, merged or forgotten; an attempt raises
    StorageProblem.
    """

    def __init__(self, database: Database, somebody: Callable[[], str]) -> None:
        self._database = database
        self._somebody = somebody
        """Returns the word shown in place of a forgotten name, in the language of the app."""
        self._cached: dict[int, Row] | None = None
        self._failures = 0
        """How many transactions had failed when the cache was read; it may hold their changes."""

    def read_again(self) -> None:
        """Clear the cache, because the database now has other content."""
        self._cached = None

    def all(self) -> list[KnownPlayer]:
        """The people who are offered as players, the most recent first."""
        found = [person for person in self.everyone() if person.badge]
        return sorted(found, key=lambda person: (-person.played, name_key(person.name)))

    def everyone(self) -> list[KnownPlayer]:
        """All people who have a name."""
        return [_known(row) for row in self._rows().values() if row["name"]]

    def find(self, name: str) -> KnownPlayer | None:
        """The person of this name; None if there is none."""
        row = _with_name(self._rows().values(), name)
        return None if row is None else _known(row)

    def person(self, person_id: int) -> KnownPlayer | None:
        """The person with this id, or the one it was merged into; None if they were forgotten."""
        rows = self._rows()
        row = rows.get(person_id)
        for _ in rows:  # a restored file may contain a circle
            if row is None or not row["same_as"]:
                break
            row = rows.get(row["same_as"])
        return None if row is None or not row["name"] else _known(row)

    def names_of(self, players: Sequence[Who]) -> tuple[str, ...]:
        """The names of the players of one match; no two of them look alike.

        A person without a name is called `somebody`. A number is added to a person's name that
        looks like that of another player.
        """
        robots = [who for who in players if isinstance(who, str)]
        people = {who: self.person(who) for who in players if isinstance(who, int)}
        wanted = [one.name if one else self._somebody() for one in people.values()]
        names = dict(zip(people, distinct_names(wanted, robots), strict=True))
        return tuple(who if isinstance(who, str) else names[who] for who in players)

    @overload
    def current(self, who: int) -> int: ...

    @overload
    def current(self, who: Who) -> Who: ...

    def current(self, who: Who) -> Who:
        """The id of whoever a person was merged into, else their own; a robot's name as it is."""
        person = self.person(who) if isinstance(who, int) else None
        return who if person is None else person.id

    def ids_of(self, who: Who) -> list[Who]:
        """All that saved data may call a player: a person's id, and those merged into it."""
        return [who, *(other for other in self._rows() if other != who == self.current(other))]

    def name_of(self, person_id: int) -> str:
        """The name of a person, or `somebody` if they were forgotten."""
        person = self.person(person_id)
        return person.name if person else self._somebody()

    def identified(self, players: Iterable["Player"]) -> tuple["Player", ...]:
        """The players with the ids of those people whom this tablet knows."""
        return tuple(
            replace(player, id=known.id)
            if not player.robot and (known := self.find(player.name))
            else player
            for player in players
        )

    def is_forgotten(self, who: Who) -> bool:
        """Whether this is a person whose name was forgotten."""
        return isinstance(who, int) and self.person(who) is None

    def _rows(self) -> dict[int, Row]:
        failures = self._database.failures
        if self._cached is None or self._failures != failures:
            rows = {row["id"]: row for row in self._database.readable_rows(PERSON)}
            self._cached, self._failures = rows, failures
        return self._cached

    # --- changes ------------------------------------------------------------------------------

    def remember(self, name: str, colour: str, symbol: str, now: float) -> None:
        """Save a person with colour and symbol; `now` is saved as the time they last played."""
        self.remember_all([(name, colour, symbol)], now)

    def remember_all(self, people: Iterable[tuple[str, str, str]], now: float) -> None:
        """Save several people in one transaction, each with name, colour and symbol.

        `now` is saved as the time when they last played.
        """
        with self._changing() as connection:
            for name, colour, symbol in people:
                badge = {"colour": colour, "symbol": symbol, "played": now}
                changes = {"name": " ".join(name.split())} | badge
                PERSON.change(connection, {"id": self.id_of(connection, name)}, changes)

    def take_chairs(self, people: Sequence[tuple[str, str, str, int]]) -> list[int]:
        """Save where people sit, each with name, colour, symbol and chair; return their ids.

        Somebody unknown is added with this colour and symbol. An unknown chair changes nothing.
        """
        changes: dict[str, Row] = {}
        for name, colour, symbol, chair in people:
            known = self.find(name)
            badge = {} if known else {"colour": colour, "symbol": symbol}
            seat = {"chair": chair} if chair not in (NO_CHAIR, known and known.chair) else {}
            if known is None or seat:
                changes[name] = badge | seat
        if changes:  # writing is slow, and people often sit where they sat before
            with self._changing() as connection:
                for name, changed in changes.items():
                    PERSON.change(connection, {"id": self.id_of(connection, name)}, changed)
        return [known.id for name, *_ in people if (known := self.find(name))]

    def mark_young(self, name: str, young: bool) -> None:
        """Save whether somebody is a child who cannot read yet; somebody unknown is added."""
        with self._changing() as connection:
            PERSON.change(connection, {"id": self.id_of(connection, name)}, {"young": int(young)})

    def hide(self, person: int) -> None:
        """Offer a person no longer as a player; their matches and their name in these stay."""
        with self._changing() as connection:
            if any(person in company for company in self._played_together()):
                PERSON.put(connection, person_row(person, self._rows()[person]["name"]))
            else:
                connection.execute("DELETE FROM person WHERE id = ?", (person,))

    def rename(self, person: int, new_name: str, playing: Collection[int] = ()) -> None:
        """Give somebody another name.

        Raises StorageProblem if somebody else already has a name that looks like the new one.
        Raises BadSetup if the new name is invalid.
        """
        new_name = " ".join(new_name.split())
        check_names([new_name])
        check_person_name(new_name)
        self._check_not_playing([person], playing)
        with self._changing() as connection:
            other = _with_name(self._rows().values(), new_name)
            if other is not None and other["id"] != person:
                raise StorageProblem(
                    "taken", "There’s somebody called {name} already.", name=new_name
                )
            PERSON.change(connection, {"id": person}, {"name": new_name})

    def merge(self, person: int, into: int, playing: Collection[int] = ()) -> None:
        """Treat two people as one, who keeps the name, colour and symbol of `into`.

        Raises StorageProblem if both were in one match, because they are then two people.
        """
        self._check_not_playing([person, into], playing)
        with self._changing() as connection:
            if any({person, into} <= company for company in self._played_together()):
                name, other = self.names_of([person, into])
                raise StorageProblem(
                    "together",
                    "{name} and {other} have played together, so they’re two people.",
                    name=name,
                    other=other,
                )
            old, new = self._rows()[person], self._rows()[into]
            if old["colour"] and not new["colour"]:
                PERSON.change(connection, {"id": into}, {key: old[key] for key in PROFILE})
            PERSON.put(connection, person_row(person) | {"same_as": into})

    def forget(self, person: int, playing: Collection[int] = ()) -> None:
        """Remove somebody's name, colour, symbol and chair; the matches of that person stay."""
        self._check_not_playing([person], playing)
        with self._changing() as connection:
            connection.execute("DELETE FROM person WHERE id = ?", (person,))

    def id_of(self, connection: sqlite3.Connection, name: str) -> int:
        """The id of the person of this name, who is added if unknown; inside a transaction."""
        row = _with_name(self._rows().values(), name)
        if row is None:
            row = person_row(new_id(self._rows()), name)
            PERSON.put(connection, row)
            self._rows()[row["id"]] = row
        return int(row["id"])

    def who(self, connection: sqlite3.Connection, player: "Player") -> Who:
        """How saved data refers to a player of a match; inside a transaction."""
        if player.robot:
            return player.name
        return player.id or self.id_of(connection, player.name)

    @contextmanager
    def _changing(self) -> Iterator[sqlite3.Connection]:
        """A transaction after which the cache is read again."""
        try:
            with self._database.transaction() as connection:
                yield connection
        finally:
            self._cached = None

    def _played_together(self) -> Iterator[set[int]]:
        """The ids of those people who were in something together; see `companies`."""
        from mobileapp.storage.companies import companies  # only changes of people need it

        for company in companies(self._database):
            yield {person.id for who in company if (person := self.person(who))}

    def _check_not_playing(self, people: Iterable[int], playing: Collection[int]) -> None:
        for person in people:
            if person in playing:
                (name,) = self.names_of([person])
                raise StorageProblem(
                    "playing", "{name} is in the game on the table. Finish it first.", name=name
                )


def new_id(taken: Collection[int]) -> int:
    """A random id, so that no later person ever gets the id of somebody who was forgotten."""
    while (found := SystemRandom().randint(1, MAX_PERSON)) in taken:
        pass
    return found


def person_row(person: int, name: str = "") -> Row:
    """The row of a person of whom no more than the name is known."""
    badge = {"colour": "", "symbol": "", "chair": NO_CHAIR, "played": 0.0, "young": 0}
    return {"id": person, "name": " ".join(name.split())} | badge | {"same_as": 0}


def _known(row: Row) -> KnownPlayer:
    columns = ("id", "name", "colour", "symbol", "played", "chair")
    known = {column: row[column] for column in columns}
    return KnownPlayer(**known, young=bool(row["young"]))


def _with_name(rows: Iterable[Row], name: str) -> Row | None:
    wanted = name_key(name)
    return next((row for row in rows if row["name"] and _key(row["name"]) == wanted), None)


_key = lru_cache(maxsize=2048)(name_key)
