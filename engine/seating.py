"""Functions about seats for all games: players who join or leave, and players who act first."""

from typing import TypeVar

from engine.errors import IllegalMove

T = TypeVar("T")


def without_seat(by_seat: tuple[T, ...], seat: int) -> tuple[T, ...]:
    """`by_seat`, which has one value per seat, without the value of `seat`."""
    return (*by_seat[:seat], *by_seat[seat + 1 :])


def with_seat(by_seat: tuple[T, ...], seat: int, newcomer: T) -> tuple[T, ...]:
    """`by_seat`, which has one value per seat, with `newcomer` inserted at `seat`."""
    return (*by_seat[:seat], newcomer, *by_seat[seat:])


def refuse_empty_seat(seat: int, players: int) -> None:
    """Raise IllegalMove unless somebody sits at `seat`."""
    if not 0 <= seat < players:
        raise IllegalMove("no-such-seat", "Nobody sits there.")


def refuse_far_seat(seat: int, players: int) -> None:
    """Raise IllegalMove unless a newcomer can sit down at `seat`, a number from 0 to `players`."""
    if not 0 <= seat <= players:
        raise IllegalMove("no-such-seat", "There’s no such place at the table.")


def act_next(waiting: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The seats that still have to act, with `seat` moved to the front.

    Raises IllegalMove if that seat does not have to act.
    """
    if seat not in waiting:
        raise IllegalMove("not-waiting", "It isn’t that player’s turn.")
    return (seat, *(other for other in waiting if other != seat))


def too_few_players(least: int) -> IllegalMove:
    """The refusal of a Leave move that would leave fewer than `least` players."""
    return IllegalMove("too-few-players", "At least {least} players must stay.", least=least)


def table_full(most: int) -> IllegalMove:
    """The refusal of a Join move when there are `most` players already."""
    return IllegalMove("table-full", "The table is full: at most {most} play.", most=most)
