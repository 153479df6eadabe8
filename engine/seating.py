"""Who sits where in a match, and functions about seats for all games.

A seat is a player's number for the whole match. Those at the table are a tuple of seats, clockwise:
a player who leaves is left out of it, and a newcomer gets the next number, wherever they sit down.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from engine.core import Join, Leave, Move, TakeOver
from engine.errors import IllegalMove
from engine.records import Frozen
from engine.setup import Player

T = TypeVar("T")
Seats = tuple[int, ...]


class Seating(Frozen):
    """Who plays at each seat, and who is at the table now; the state of every game has one."""

    players: tuple[Player, ...]
    """Who plays at each seat, or played there last before they left."""
    present: Seats
    """The seats of those who are at the table now, clockwise."""

    @staticmethod
    def of(players: Sequence[Player]) -> "Seating":
        """The seating at the start of a match."""
        return Seating(tuple(players), tuple(range(len(players))))

    @property
    def names(self) -> tuple[str, ...]:
        """The names of `players`, by seat."""
        return tuple(player.name for player in self.players)

    @property
    def people(self) -> Seats:
        """The seats of those at the table who are no robots."""
        return tuple(seat for seat in self.present if not self.is_robot(seat))

    def is_robot(self, seat: int) -> bool:
        return self.players[seat].robot

    def without(self, move: Leave) -> "Seating":
        """The seating after somebody has left; raises IllegalMove if nobody sits there."""
        self._refuse_absent(move.seat)
        return replace(self, present=tuple(seat for seat in self.present if seat != move.seat))

    def with_newcomer(self, move: Join, most: int) -> "Seating":
        """The seating after somebody has joined a table for at most so many players.

        Raises IllegalMove if the table is full. The seat has to be the next number, or the own one
        of a player who comes back, and the position one at the table.
        """
        seat, present, known = move.seat, self.present, len(self.players)
        position = len(present) if move.position is None else move.position
        new = seat == known or (0 <= seat < known and seat not in present)
        if not (new and 0 <= position <= len(present)):
            raise no_such_seat()
        if len(present) == most:
            raise IllegalMove("table-full", "The table is full: at most {most} play.", most=most)
        around_table = (*present[:position], seat, *present[position:])
        return Seating(with_value(self.players, seat, newcomer(move)), around_table)

    def taken_over(self, move: TakeOver) -> "Seating":
        """The seating after another player has taken over a seat; raises IllegalMove if nobody
        sits there.
        """
        self._refuse_absent(move.seat)
        return replace(self, players=with_value(self.players, move.seat, newcomer(move)))

    def refuse_others(self, move: Move, *seats: int) -> None:
        """Raise IllegalMove, which names the players of these seats, for a move by anybody else."""
        if move.seat not in seats:
            names = ", ".join(self.players[seat].name for seat in seats)
            raise IllegalMove("not-your-turn", "Waiting for {names}.", names=names)

    def _refuse_absent(self, seat: int) -> None:
        if seat not in self.present:
            raise no_such_seat()


def newcomer(move: Join | TakeOver) -> Player:
    """The player who joins or takes over a seat with this move."""
    return Player(move.name, move.robot, move.skill, move.chair, move.id)


def with_value(by_seat: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """`by_seat`, which has one value per seat, with `value` for `seat`, perhaps a new one."""
    return (*by_seat[:seat], value, *by_seat[seat + 1 :])


def around(present: Seats, start: int) -> Seats:
    """Every seat at the table once, clockwise from `start`."""
    first = present.index(start)
    return (*present[first:], *present[:first])


def neighbour(present: Seats, seat: int, distance: int = 1) -> int:
    """The seat so many places to the left of `seat`; to the right if `distance` is negative."""
    return present[(present.index(seat) + distance) % len(present)]


def act_next(waiting: Seats, seat: int) -> Seats:
    """The seats that still have to act, with `seat` moved to the front.

    Raises IllegalMove if that seat does not have to act.
    """
    if seat not in waiting:
        raise not_your_turn()
    return (seat, *(other for other in waiting if other != seat))


def not_your_turn() -> IllegalMove:
    """The refusal of a move by somebody who has to wait."""
    return IllegalMove("not-your-turn", "It’s somebody else’s turn.")


def no_such_seat() -> IllegalMove:
    """The refusal of a move for a seat where nobody may sit down, or nobody sits."""
    return IllegalMove("no-such-seat", "There’s no such place at the table.")


def too_few_players(least: int) -> IllegalMove:
    """The refusal of a Leave move that would leave fewer than `least` players."""
    return IllegalMove("too-few-players", "At least {least} players must stay.", least=least)
