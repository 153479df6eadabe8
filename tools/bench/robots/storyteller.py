"""Whether robots find the picture a clue was written for, and what comes of their own clues."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from art.teach.left_out import clue_agreement
from engine.assets import KNOWLEDGE
from engine.games.storyteller.ask import ask
from engine.games.storyteller.game import GAME
from engine.games.storyteller.scoring import Outcome, outcome_of
from engine.match import Match
from engine.simulate import play_out
from tools.bench.engine import setup_for
from tools.bench.figures import few
from tools.bench.robots import Row, by_language, held_out, rate

CLUES, WRITERS = few((100, None), (3, 2))
"""Clues of each writer that are given to the others, and how many writers: all."""


def rows() -> Iterator[Row]:
    understanding = KNOWLEDGE.of(GAME)
    for language, rounds in by_language(held_out(GAME.id)):
        right = [float(ask(understanding, asked)[0] == asked["meant"]) for asked in rounds]
        people = rate(clue_agreement(language, CLUES, WRITERS))
        where = f"{language}, {len(rounds)} clues"
        yield "Storyteller: pictures", where, rate(right), "17%", "50%", people
    for players in few((3, 4, 6, 8), (3,)):
        outcomes = _outcomes(players)
        shares = " / ".join(f"{outcomes[outcome] / outcomes.total():.0%}" for outcome in Outcome)
        luckiest = 1 - 2 * 0.5 ** (players - 1)  # each finds it every other time, by luck
        where = f"{players} robots, some at best {luckiest:.0%}"
        yield "Storyteller: nobody / some / all", where, shares, "", ""


def _outcomes(players: int, matches: int = few(10, 1)) -> Counter[Outcome]:
    """How the rounds end in which robots give clues to each other."""
    outcomes: Counter[Outcome] = Counter()
    for seed in range(matches):
        setup = replace(setup_for(GAME, GAME.variants[0].id, players), seed=seed)
        match = Match(GAME, setup)
        for _ in play_out(match, KNOWLEDGE):
            pass
        for played in match.story():
            outcomes[outcome_of(len(played["understood"]), players - 1)] += 1
    return outcomes
