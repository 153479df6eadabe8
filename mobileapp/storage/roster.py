"""The players that this tablet remembers, with their colours and symbols."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.names import name_key
from mobileapp.storage.database import Database
from mobileapp.storage.tables import PLAYER


@dataclass(frozen=True, slots=True)
class KnownPlayer:
    """Someone who has played on this tablet before, with their colour and symbol."""

    name: str
    colour: str
    symbol: str
    played: float


class Roster:
    """The remembered players; names that differ only in case or spaces mean the same player."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self) -> list[KnownPlayer]:
        """All remembered players, the most recent first."""
        return self._find("ORDER BY played DESC, name_key", ())

    def find(self, name: str) -> KnownPlayer | None:
        """The remembered player of this name; None if there is none."""
        found = self._find("WHERE name_key = ?", (name_key(name),))
        return found[0] if found else None

    def _find(self, rest: str, values: tuple[str, ...]) -> list[KnownPlayer]:
        return [
            KnownPlayer(row["name"], row["colour"], row["symbol"], row["played"])
            for row in self._database.readable_rows(PLAYER, rest, values)
        ]

    def remember(self, name: str, colour: str, symbol: str, now: float) -> None:
        """Save a player with colour and symbol; `now` is saved as the time they last played."""
        self.remember_all([(name, colour, symbol)], now)

    def remember_all(self, players: Iterable[tuple[str, str, str]], now: float) -> None:
        """Save several players in one transaction, each with name, colour and symbol.

        `now` is saved as the time when they last played.
        """
        with self._database.transaction() as connection:
            for name, colour, symbol in players:
                row = {"name_key": name_key(name), "name": " ".join(name.split())}
                PLAYER.put(connection, row | {"colour": colour, "symbol": symbol, "played": now})

    def rename(self, name: str, new_name: str) -> None:
        """Give a remembered player another name; nothing happens if the player is unknown."""
        player = self.find(name)
        if player is not None:
            row = {"name_key": name_key(new_name), "name": " ".join(new_name.split())}
            look = {"colour": player.colour, "symbol": player.symbol, "played": player.played}
            with self._database.transaction() as connection:
                connection.execute("DELETE FROM player WHERE name_key = ?", (name_key(name),))
                PLAYER.put(connection, row | look)

    def forget(self, name: str) -> None:
        """Remove a player from the roster."""
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM player WHERE name_key = ?", (name_key(name),))
