"""Who is main artist when, and what becomes of it if people come or go."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

LEAST = 4
"""The fewest players of the printed game; fewer play together."""
ROUNDS_TOGETHER = 6
"""The rounds of a match together: two people guess three times each, three people twice each."""
WORDS_OFFERED = 3
"""How many words a main artist chooses from."""


@dataclass(frozen=True, slots=True)
class Roles:
    """Who does what in a round; everybody but the artists guesses."""

    main: int
    second: int | None
    """None where two people play together: one paints alone."""
    timekeeper: int

    @property
    def artists(self) -> tuple[int, ...]:
        return (self.main,) if self.second is None else (self.main, self.second)


@cache
def roles_of(main: int, players: int) -> Roles:
    """The second artist sits opposite (or left of opposite), the timekeeper right of the main.

    Of three people the timekeeper alone guesses, and of two the one who does not paint.
    """
    if players == 2:
        return Roles(main, None, 1 - main)
    return Roles(main, (main + players // 2) % players, (main - 1) % players)


def turns_each(players: int) -> int:
    """How often everybody is main artist."""
    if players <= 5:
        return 3
    return 2 if players <= 7 else 1


def rounds(players: int, short: bool = False) -> int:
    """How many rounds a match has; in a short one everybody is main artist once."""
    if players < LEAST:
        return ROUNDS_TOGETHER
    return players if short else turns_each(players) * players


def words_needed(players: int) -> int:
    """The fewest words a whole match can be played with."""
    return words_for(rounds(players))


def words_for(rounds_to_come: int) -> int:
    """The minimum number of words for this many rounds: each uses up one, and the last still offers
    three.
    """
    return rounds_to_come + WORDS_OFFERED - 1


def main_artists(first: int, players: int, short: bool = False) -> tuple[int, ...]:
    """The main artist of every round."""
    return tuple((first + number) % players for number in range(rounds(players, short)))


def turns_without(main_artists: Sequence[int], leaver: int) -> tuple[int, ...]:
    """The turns to come once somebody has left: theirs vanish, later seats move up."""
    return tuple(seat - (seat > leaver) for seat in main_artists if seat != leaver)


def turns_with(main_artists: Sequence[int], newcomer: int) -> tuple[int, ...]:
    """The turns to come once somebody sat down: one more each time that all others
    have had theirs."""
    turns: list[int] = []
    had_turn: set[int] = set()
    for seat in (seat + (seat >= newcomer) for seat in main_artists):
        if seat in had_turn:
            turns.append(newcomer)
            had_turn.clear()
        turns.append(seat)
        had_turn.add(seat)
    return (*turns, newcomer)
