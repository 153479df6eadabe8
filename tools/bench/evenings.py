"""Measures whole evenings of robots: how long they are planned, and how fair they are.

    python -m tools.bench evenings           # 200 evenings of each kind, some minutes
    python -m tools.bench evenings 20        # fewer of them

All robots are equally good, so every seat should win equally often. An evening is decided early if
nobody could catch up with the leader in its last match.
"""

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from engine.assets import KNOWLEDGE, PACKS, load_packs
from engine.game_night.game_night import BY_RANK, GameNight
from engine.game_night.programme import LENGTHS, MAX_PEOPLE, MIN_PEOPLE
from engine.game_night.transcript import play_game_night
from engine.packs import Pack
from engine.registry import all_games
from engine.setup import Player
from engine.simulate import PLAYER_NAMES
from tools.bench.figures import few, print_table

MAX_OFF = 0.15
"""The goal: planned minutes differ from those people have by at most this part of them."""
STANDARD_ERRORS = 3
"""The goal: the share of every seat is within so many standard errors of an equal one."""
MAX_EARLY = 0.05
"""The goal: at most this part of the evenings is decided before the last match."""


class Figures(NamedTuple):
    """What evenings of one kind have shown."""

    players: int
    minutes: int
    planned: tuple[int, ...]
    """The planned minutes of every evening."""
    won: tuple[float, ...]
    """For every seat, how many evenings it has won; a shared one counts in part."""
    shared: int
    early: int

    @property
    def evenings(self) -> int:
        return len(self.planned)

    @property
    def most_off(self) -> float:
        """The largest difference between planned minutes and those people have, as a part."""
        return max(abs(planned - self.minutes) for planned in self.planned) / self.minutes

    @property
    def unfairness(self) -> float:
        """The largest difference between a seat's share and an equal one, in standard errors."""
        equal = 1 / self.players
        error = sqrt(equal * (1 - equal) / self.evenings)
        return max(abs(won / self.evenings - equal) for won in self.won) / error

    @property
    def good(self) -> bool:
        """Whether all goals are met; two people share one result, so nobody wins."""
        fair = self.players == 2 or (
            self.unfairness <= STANDARD_ERRORS and self.early <= self.evenings * MAX_EARLY
        )
        return fair and self.most_off <= MAX_OFF


def measure(players: int, minutes: int, seeds: Iterable[int], packs: Sequence[Pack]) -> Figures:
    """Let robots play an evening for each of these seeds."""
    robots = [Player(name, robot=True) for name in PLAYER_NAMES[:players]]
    planned, won, shared, early = [], [0.0] * players, 0, 0
    for seed in seeds:
        states = [*play_game_night(all_games(), robots, minutes, seed, packs, KNOWLEDGE, "en")]
        planned.append(states[0].minutes_to_come)
        leaders = {guest.name for guest in states[-1].leaders}
        for seat, robot in enumerate(robots):
            won[seat] += (robot.name in leaders) / max(len(leaders), 1)
        shared += len(leaders) > 1
        early += len(states) > 2 and is_decided(states[-2])
    return Figures(players, minutes, tuple(planned), tuple(won), shared, early)


def is_decided(before: GameNight) -> bool:
    """Whether one leader is further ahead than any match can bring."""
    lights = sorted((guest.lights for guest in before.at_table), reverse=True)
    return len(lights) > 1 and lights[0] - lights[1] > BY_RANK[0]


def report(evenings: str = "200") -> None:
    """Print a row for each kind of evening, of so many evenings each; "!" marks a missed goal."""
    packs, rows = load_packs(PACKS, "en"), []
    for players in range(MIN_PEOPLE, few(MAX_PEOPLE, MIN_PEOPLE) + 1):
        for minutes in LENGTHS:
            found = measure(players, minutes, range(1, int(evenings) + 1), packs)
            shares = [round(100 * won / found.evenings) for won in found.won]
            rows.append(
                (
                    f"{players} players, {minutes} minutes",
                    f"{min(found.planned)}-{max(found.planned)}",
                    f"{min(shares)}-{max(shares)}",
                    f"{found.unfairness:.1f}",
                    f"{found.shared / found.evenings:.0%}",
                    f"{found.early / found.evenings:.0%}{'  ' if found.good else ' !'}",
                )
            )
    head = (f"{evenings} evenings each", "minutes", "wins of seats, %", "errors", "shared", "early")
    print_table("Whole evenings of robots", head, rows)
