"""Plays a match of robots to its end, with simulated time."""

from collections.abc import Iterator

from engine.chance import Chance
from engine.core import Move, Prompt
from engine.knowledge import NO_KNOWLEDGE, Knowledge
from engine.match import Match
from engine.records import Frozen

PLAYER_NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gita", "Hugo", "Ida", "Jon")
THINKING = (1_500, 9_000)
"""The minimum and maximum milliseconds that a robot waits before it moves while a timer runs."""


class PlayedMove(Frozen):
    """One move, and the prompts before and after it."""

    before: Prompt
    move: Move
    after: Prompt


def play_out(match: Match, knowledge: Knowledge = NO_KNOWLEDGE) -> Iterator[PlayedMove]:
    """Play a match of robots to its end, and yield each move.

    Every seat must be a robot's. Raises RuntimeError if no robot answers a prompt.
    """
    while not match.over:
        if match.covered_table:
            match.lift()
        before, moves = match.prompt, len(match.log)
        if before.timer is not None:
            luck = Chance(match.setup.seed, moves, "thinking")
            match.tick(luck.between(*THINKING) / 1000)
        if len(match.log) == moves and not match.robot_turn(knowledge):
            raise RuntimeError(f"nobody can answer {type(before).__name__}")
        yield PlayedMove(before, match.log[moves].move, match.prompt)
