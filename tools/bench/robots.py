"""How well robots see: their answers to rounds that were not used for writing what they know."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from engine.__main__ import KNOWLEDGE
from engine.games.inkblots.ask import ask as ask_inkblots
from engine.games.inkblots.game import GAME as INKBLOTS
from engine.games.storyteller.game import GAME as STORYTELLER
from engine.games.storyteller.scoring import Outcome, outcome_of
from engine.match import Match
from engine.simulate import play_out
from tools.bench import robots_clouds, robots_telepathy, robots_time
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
    for players in (3, 4, 6, 8):
        outcomes = _outcomes(players)
        shares = " / ".join(percent(outcomes[outcome] / outcomes.total()) for outcome in Outcome)
        luckiest = 1 - 2 * 0.5 ** (players - 1)  # each finds it every other time, by luck
        best = f"some at best {percent(luckiest)}"
        yield "Storyteller: nobody / some / all", f"{players} robots, {best}", shares, "", ""


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
    robots_time.rows,
)
"""Each gives some rows."""


def report() -> None:
    """Print one table for all games."""
    print_table(
        "Robots",
        ("what", "where", "found", "luck", "aim"),
        [row for measure in MEASURES for row in measure()],
    )
