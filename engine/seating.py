"""What all games share about seats: who joins or leaves between two rounds, and who acts next."""

from typing import TypeVar

from engine.errors import IllegalMove

T = TypeVar("T")


def without_seat(by_seat: tuple[T, ...], seat: int) -> tuple[T, ...]:
    """A per-seat tuple after somebody has left; later seats move up."""
    return (*by_seat[:seat], *by_seat[seat + 1 :])


def with_seat(by_seat: tuple[T, ...], seat: int, newcomer: T) -> tuple[T, ...]:
    """A per-seat tuple after somebody has joined; later seats move on."""
    return (*by_seat[:seat], newcomer, *by_seat[seat:])


def refuse_empty_seat(seat: int, players: int) -> None:
    """Refuse a seat that nobody has."""
    if not 0 <= seat < players:
        raise IllegalMove("no-such-seat", "Nobody sits there.")


def refuse_far_seat(seat: int, players: int) -> None:
    """Refuse a seat beyond the next free one."""
    if not 0 <= seat <= players:
        raise IllegalMove("no-such-seat", "There is no such place at the table.")


def act_next(waiting: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The seats that still have to act, in any order, with this one first."""
    if seat not in waiting:
        raise IllegalMove("not-waiting", "That player does not have to act now.")
    return (seat, *(other for other in waiting if other != seat))


def too_few_players(least: int) -> IllegalMove:
    """The refusal of a move that would leave too few players."""
    return IllegalMove("too-few-players", "At least {least} players must stay.", least=least)


def table_full(most: int) -> IllegalMove:
    """The refusal of a newcomer where as many play as can."""
    return IllegalMove("table-full", "The table is full: at most {most} play.", most=most)
