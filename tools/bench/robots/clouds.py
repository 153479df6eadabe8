"""How well robots paint and guess in Clouds."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from engine.assets import KNOWLEDGE
from engine.chance import Chance
from engine.games.clouds.artist import first_shape
from engine.games.clouds.game import GAME
from engine.games.clouds.guesser import likenesses
from engine.games.clouds.layouts import KnownPictures, Layout
from engine.games.clouds.shapes import SHAPES
from engine.knowledge import NO_KNOWLEDGE, Knowledge
from engine.match import Match
from engine.setup import DEFAULT_SKILL, SKILLS
from engine.simulate import play_out
from tests.support.robots import ACTIONS, CHOICE, choices, painted
from tools.bench.engine import setup_for
from tools.bench.figures import few
from tools.bench.robots import Row

LANGUAGES, WORDS = few((None, None), (1, 1))
"""How many languages, and how many words of each category, are painted: all."""
MATCHES = few(12, 1)


class Way(NamedTuple):
    """How pictures are painted before they are looked at."""

    title: str
    tossed_by_a_person: bool
    actions: int
    skill: str


WAYS = (
    Way("a robot tosses", False, ACTIONS, DEFAULT_SKILL),
    Way("a person tosses any cloud", True, ACTIONS, DEFAULT_SKILL),
    Way("half painted by dreamy robots", True, ACTIONS // 2 - 1, SKILLS[0]),
)


def rows() -> Iterator[Row]:
    pictures: KnownPictures = KNOWLEDGE.of(GAME)
    for way in WAYS:
        picked = [
            is_picked(pictures.in_category(category), word, way)
            for categories in list(pictures.words.values())[:LANGUAGES]
            for category, words in categories.items()
            for word in list(words)[:WORDS]
        ]
        share = sum(picked) / len(picked)
        yield (
            f"Clouds, picked out of {CHOICE} by a robot",
            way.title,
            f"{share:.0%}",
            f"{1 / CHOICE:.0%}",
            "",
        )
    yield _guessed_in_play(KNOWLEDGE, "matches of robots", "")
    yield _guessed_in_play(NO_KNOWLEDGE, "robots without data about pictures", "50–68%")


def is_picked(words: dict[str, Layout], word: str, way: Way) -> bool:
    chance = Chance(0, 0, word)
    layout = words[word]
    shape = chance.choice(list(SHAPES)) if way.tossed_by_a_person else first_shape(layout)
    sky = painted(layout, shape, chance.below(1_000_000), way.actions, way.skill)
    offered = {other: words[other] for other in choices(list(words), word, chance)}
    return likenesses(sky.clouds, offered)[0].word == word


def _guessed_in_play(knowledge: Knowledge, where: str, aim: str) -> Row:
    """How many words robots find in whole matches."""
    rounds: list[Any] = []
    for seed in range(MATCHES):
        setup = replace(setup_for(GAME, "standard", 4 + seed % 7), seed=seed)
        match = Match(GAME, setup)
        for _ in play_out(match, knowledge):
            pass
        rounds += match.story()
    found = sum(played["guesser"] is not None for played in rounds) / len(rounds)
    return "Clouds, guessed in time", where, f"{found:.0%}", "", aim
