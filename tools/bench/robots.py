"""How well robots see: their answers to rounds that were not used for writing what they know."""

import json
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from engine.__main__ import KNOWLEDGE
from engine.core import Game
from engine.games.inkblots.ask import ask as ask_inkblots
from engine.games.inkblots.game import GAME as INKBLOTS
from engine.games.storyteller.game import GAME as STORYTELLER
from engine.games.storyteller.scoring import Outcome, outcome_of
from engine.match import Match
from engine.simulate import play_out
from tools.bench import robots_clouds, robots_telepathy
from tools.bench.engine import seated
from tools.bench.table import print_table

GAMES = Path(__file__).parents[2] / "tests" / "games"

Row = tuple[str, str, str, str, str]
"""What was measured, where, the figure, luck, and the aim."""


def held_out(game_id: str) -> Any:
    """The rounds kept with the tests of a game."""
    return json.loads((GAMES / game_id / "held_out.json").read_text(encoding="utf-8"))


def percent(share: float) -> str:
    return f"{share:.0%}"


def by_language(rounds: list[Any]) -> Iterator[tuple[str, list[Any]]]:
    """The rounds of each language."""
    for language in sorted({asked["language"] for asked in rounds}):
        yield language, [asked for asked in rounds if asked["language"] == language]


def slowest_move(game: Game[Any], players: int, matches: int = 5) -> float:
    """The most processor time a step of a robots' match takes, in milliseconds."""
    slowest = 0.0
    for _ in range(matches):
        steps = play_out(Match(game, seated(game, game.variants[0].id, players)), KNOWLEDGE)
        next(steps)  # what they know is read with the first move
        start = time.process_time()
        for _ in steps:
            slowest = max(slowest, time.process_time() - start)
            start = time.process_time()
    return slowest * 1000


def inkblots() -> Iterator[Row]:
    """Whether a robot sees the same word in a blot as someone who looked."""
    sight = KNOWLEDGE.of(INKBLOTS)
    for language, rounds in by_language(held_out(INKBLOTS.id)):
        right = [
            robot == person
            for asked in rounds
            for robot, person in zip(ask_inkblots(sight, asked), asked["seen"], strict=True)
        ]
        where = f"{language}, {len(rounds)} rounds"
        yield "Inkblots: pairs", where, percent(sum(right) / len(right)), "33%", "65%"
    yield "Inkblots: slowest move", "ms", f"{slowest_move(INKBLOTS, 6):.1f}", "", "5"


def storyteller() -> Iterator[Row]:
    """Whether robots find the card a clue was written for, and what comes of their own clues."""
    ask, understanding = STORYTELLER.ask, KNOWLEDGE.of(STORYTELLER)
    if ask is None:
        return
    for language, rounds in by_language(held_out(STORYTELLER.id)):
        answers: list[Any] = [ask(understanding, asked) for asked in rounds]
        right = sum(
            answer[0] == asked["meant"] for answer, asked in zip(answers, rounds, strict=True)
        )
        where = f"{language}, {len(rounds)} clues"
        yield "Storyteller: cards", where, percent(right / len(rounds)), "17%", "50%"
    for players in (4, 6, 8):
        outcomes = _outcomes(players)
        shares = " / ".join(percent(outcomes[outcome] / outcomes.total()) for outcome in Outcome)
        yield "Storyteller: nobody / some / all", f"{players} robots", shares, "", "most some"
    yield "Storyteller: slowest move", "ms", f"{slowest_move(STORYTELLER, 6):.1f}", "", "5"


def _outcomes(players: int, matches: int = 10) -> Counter[Outcome]:
    """How the rounds of robots end that tell each other."""
    outcomes: Counter[Outcome] = Counter()
    for seed in range(matches):
        setup = replace(seated(STORYTELLER, STORYTELLER.variants[0].id, players), seed=seed)
        match = Match(STORYTELLER, setup)
        for _ in play_out(match, KNOWLEDGE):
            pass
        for tale in match.story():
            outcomes[outcome_of(len(tale["understood"]), players - 1)] += 1
    return outcomes


MEASURES: tuple[Callable[[], Iterator[Row]], ...] = (
    inkblots,
    storyteller,
    robots_telepathy.rows,
    robots_clouds.rows,
)
"""Each gives the rows of one game."""


def report() -> None:
    """Print one table for all games."""
    print_table(
        "Robots",
        ("what", "where", "found", "luck", "aim"),
        [row for measure in MEASURES for row in measure()],
    )
