"""Whether robots find the picture a clue was written for, and what comes of their own clues."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

from art.teach.sources import ASSETS, read_json, stories_of
from art.teach.storyteller import merged_stories
from engine.__main__ import KNOWLEDGE
from engine.games.storyteller.ask import ask
from engine.games.storyteller.game import GAME
from engine.games.storyteller.scoring import Outcome, outcome_of
from engine.games.storyteller.understanding import learn
from engine.match import Match
from engine.simulate import play_out
from tools.bench.engine import setup_for
from tools.bench.robots import Row, by_language, held_out, rate
from tools.bench.size import few

PICTURES = 6
"""Pictures to choose from, as in held-out rounds."""
CLUES = few(100, 3)
"""Clues of each writer that are given to the others."""


def rows() -> Iterator[Row]:
    understanding = KNOWLEDGE.of(GAME)
    for language, rounds in by_language(held_out(GAME.id)):
        right = [float(ask(understanding, asked)[0] == asked["meant"]) for asked in rounds]
        where, people = f"{language}, {len(rounds)} clues", rate(agreement(language))
        yield "Storyteller: pictures", where, rate(right), "17%", "50%", people
    for players in few((3, 4, 6, 8), (3,)):
        outcomes = _outcomes(players)
        shares = " / ".join(f"{outcomes[outcome] / outcomes.total():.0%}" for outcome in Outcome)
        luckiest = 1 - 2 * 0.5 ** (players - 1)  # each finds it every other time, by luck
        where = f"{players} robots, some at best {luckiest:.0%}"
        yield "Storyteller: nobody / some / all", where, shares, "", ""


def agreement(language: str) -> list[float]:
    """For clues of every writer, whether the words of the other writers lead to its picture, one of
    six: how far people agree.
    """
    writers = list(stories_of(language).values())[: few(None, 2)]
    data = read_json(ASSETS / "storyteller" / f"{language}.json")
    luck, found = Random(1), []
    for writer in writers:
        others = [other for other in writers if other is not writer]
        stories = merged_stories(others)
        known = learn({language: data | {"cards": stories}})
        pictures = sorted(p for p, told in writer.items() if told["clues"] and p in stories)
        for picture in luck.sample(pictures, min(CLUES, len(pictures))):
            cards = [other for other in luck.sample(pictures, PICTURES) if other != picture]
            cards = luck.sample([picture, *cards[: PICTURES - 1]], PICTURES)
            clue = luck.choice(writer[picture]["clues"])
            asked = {"language": language, "cards": cards, "clue": clue}
            found.append(float(cards[ask(known, asked)[0]] == picture))
    return found


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
