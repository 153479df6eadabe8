"""The number of rounds, the roles in each, and the changes when players leave or join."""

from collections.abc import Mapping, Sequence
from functools import cache

from engine.records import Frozen
from engine.seating import around, neighbour
from engine.setup import LENGTH, SHORT

MIN_PLAYERS = 4
"""The fewest players of the standard variant; two or three play the variant `together`."""
ROUNDS_TOGETHER = 6
"""The number of rounds in the variant `together`: each of two players guesses three times, each of
three players twice.
"""
WORDS_OFFERED = 3
"""How many words a main artist chooses from."""


class Roles(Frozen):
    """The roles in a round, by seat; everybody but the artists guesses."""

    main: int
    second: int | None
    """The second artist; None if there are only two players, as one of them paints alone."""
    timekeeper: int

    @property
    def artists(self) -> tuple[int, ...]:
        return (self.main,) if self.second is None else (self.main, self.second)


@cache
def roles_of(main: int, present: tuple[int, ...]) -> Roles:
    """The roles of a round with this main artist, for the seats at the table, clockwise.

    The second artist sits `players // 2` seats to the left of the main artist, which is opposite
    if the number of players is even. The timekeeper sits next to the main artist, on the right. Of
    two players, one is the main artist, and the other is the timekeeper and guesses.
    """
    timekeeper = neighbour(present, main, -1)
    if len(present) == 2:
        return Roles(main, None, timekeeper)
    return Roles(main, neighbour(present, main, len(present) // 2), timekeeper)


def turns_each(players: int) -> int:
    """How often each player is main artist in a match of the standard variant that is not short."""
    if players <= 5:
        return 3
    return 2 if players <= 7 else 1


def rounds(players: int, short: bool = False) -> int:
    """The number of rounds of a match.

    In a short match everybody is main artist once. The variant `together` has no short matches.
    """
    if players < MIN_PLAYERS:
        return ROUNDS_TOGETHER
    return players if short else turns_each(players) * players


def words_needed(players: int, options: Mapping[str, object]) -> int:
    """The minimum number of words for a match with these options."""
    return words_for(rounds(players, short=options.get(LENGTH) == SHORT))


def words_for(rounds_to_come: int) -> int:
    """The minimum number of words for this many rounds.

    Each round uses up one word, and the last round still offers three.
    """
    return rounds_to_come + WORDS_OFFERED - 1


def main_artists(first: int, players: int, short: bool = False) -> tuple[int, ...]:
    """The seat of the main artist of every round of a match that begins with the seat `first`."""
    return tuple((first + number) % players for number in range(rounds(players, short)))


def turns_to_come(
    present: tuple[int, ...], had: Mapping[int, int], start: int, short: bool
) -> tuple[int, ...]:
    """The seats of the main artists to come, after somebody has left or joined.

    Everyone is to be main artist as often as in a match that begins with as many players. `had` is
    how often each seat has been it already. Whoever has the most turns left comes first, but nobody
    twice in a row if it can be avoided; of equals, the next one clockwise from seat `start`.
    """
    each = 1 if short else turns_each(len(present))
    left = {seat: max(each - had[seat], 0) for seat in present}
    turns: list[int] = []
    while any(left.values()):
        clockwise = around(present, start)
        waiting = [seat for seat in clockwise if left[seat] and seat not in turns[-1:]]
        main = max(waiting, key=left.__getitem__) if waiting else turns[-1]
        left[main] -= 1
        turns.append(main)
        start = neighbour(present, main)
    return tuple(turns)


# --- matches that began under earlier rules ---------------------------------------------------


def turns_with(main_artists: Sequence[int], newcomer: int) -> tuple[int, ...]:
    """The seats of the main artists to come, after somebody has joined at seat `newcomer`.

    The newcomer has a turn each time all others have had one, and also the last turn of the match.
    """
    turns: list[int] = []
    had_turn: set[int] = set()
    for seat in main_artists:
        if seat in had_turn:
            turns.append(newcomer)
            had_turn.clear()
        turns.append(seat)
        had_turn.add(seat)
    return (*turns, newcomer)
