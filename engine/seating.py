"""Functions about seats for all games: players who join or leave, and players who act first.

A seat is a player's number for the whole match. Those at the table are a tuple of seats, clockwise:
a player who leaves is left out of it, and a newcomer gets the next number, wherever they sit down.
"""

from typing import TypeVar

from engine.core import Join, Leave
from engine.errors import IllegalMove

T = TypeVar("T")
Seats = tuple[int, ...]


def without_leaver(present: Seats, move: Leave) -> Seats:
    """The seats at the table after somebody has left.

    Raises IllegalMove unless that player is at the table.
    """
    if move.seat not in present:
        raise IllegalMove("no-such-seat", "Nobody sits there.")
    return tuple(seat for seat in present if seat != move.seat)


def with_newcomer(present: Seats, move: Join, known: int) -> Seats:
    """The seats at the table after somebody has joined a match of `known` players so far.

    Raises IllegalMove unless the seat is the next number, or that of a player who comes back, and
    the position is one at the table.
    """
    new = move.seat == known or (0 <= move.seat < known and move.seat not in present)
    position = len(present) if move.position is None else move.position
    if not (new and 0 <= position <= len(present)):
        raise no_such_seat()
    return (*present[:position], move.seat, *present[position:])


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
        raise IllegalMove("not-waiting", "It isn’t that player’s turn.")
    return (seat, *(other for other in waiting if other != seat))


def no_such_seat() -> IllegalMove:
    """The refusal of a move for a seat where nobody may sit down, or nobody sits."""
    return IllegalMove("no-such-seat", "There’s no such place at the table.")


def too_few_players(least: int) -> IllegalMove:
    """The refusal of a Leave move that would leave fewer than `least` players."""
    return IllegalMove("too-few-players", "At least {least} players must stay.", least=least)


def table_full(most: int) -> IllegalMove:
    """The refusal of a Join move when there are `most` players already."""
    return IllegalMove("table-full", "The table is full: at most {most} play.", most=most)
