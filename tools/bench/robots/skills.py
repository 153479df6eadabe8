"""Measures how robots of different skills differ.

In Storyteller and Clouds matches of equally skilled robots say little: better clues or pictures
meet better guessers. There only one side has the skill that is measured.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.assets import KNOWLEDGE
from engine.chance import Chance
from engine.games.clouds.game import GAME as CLOUDS
from engine.games.clouds.layouts import KnownPictures
from engine.games.storyteller.game import GAME as STORYTELLER
from engine.games.storyteller.robot import NOISE
from engine.games.storyteller.understanding import fit_scores
from engine.match import Match
from engine.registry import find_game
from engine.setup import SKILLS
from engine.simulate import play_out
from tests.support.robots import ACTIONS, played_with_a_person, won
from tools.bench.engine import setup_for
from tools.bench.figures import few
from tools.bench.robots import Row, rate
from tools.bench.robots.clouds import WORDS, Way, is_picked

MATCHES = few(12, 2)
PLAYERS = 4
TELEPATHY_MATCHES = few(300, 2)
"""The error of 60 matches, 6 %, is more than awake and sharp robots differ by."""
VOTES = few(400, 2)
PICTURES_TO_CHOOSE_FROM = 6
LANGUAGE = "en"

Story = dict[str, Any]


def rows() -> Iterator[Row]:
    """One row for each game: the figures of all skills, the weakest first."""
    yield _first_guesses()
    yield _skies_named()
    yield _pictures_found()
    shares = []
    for skill in SKILLS:
        matches = (played_with_a_person(seed, skill) for seed in range(TELEPATHY_MATCHES))
        shares.append(rate([float(won(match)) for match in matches]))
    yield (
        "Skills, telepathy: won with a crude person",
        " / ".join(SKILLS),
        " / ".join(shares),
        "",
        "",
    )


def _first_guesses() -> Row:
    shares = []
    for skill in SKILLS:
        guesses = [guess for story in _stories("inkblots", skill) for guess in story["guesses"]]
        first = [guess["right"] for guess in guesses if guess["guess"] == "first"]
        shares.append(rate(first))
    what = "Skills, inkblots: first guesses right"
    return what, " / ".join(SKILLS), " / ".join(shares), "33%", ""


def _stories(game_id: str, skill: str) -> Iterator[Story]:
    """The rounds of some matches."""
    game = find_game(game_id)
    for seed in range(MATCHES):
        setup = setup_for(game, game.variants[0].id, PLAYERS)
        players = tuple(replace(player, skill=skill) for player in setup.players)
        match = Match(game, replace(setup, players=players, seed=seed))
        for _ in play_out(match, KNOWLEDGE):
            pass
        yield from match.story()


def _pictures_found() -> Row:
    """How often voters find the picture among six; the clues are written ones that robots may
    tell.
    """
    understanding, game = KNOWLEDGE.of(STORYTELLER), STORYTELLER.id
    known = understanding.of(LANGUAGE)
    shares = []
    for skill in SKILLS:
        right = []
        for number in range(VOTES):
            chance = Chance(number, 0, game)
            pictures = chance.shuffled(known.ours)[:PICTURES_TO_CHOOSE_FROM]
            clue = chance.choice(known.clues[pictures[0].id])
            fits = fit_scores(understanding, clue, pictures, LANGUAGE)
            liked = [fit + NOISE[skill] * chance.fraction() for fit in fits]
            right.append(float(liked[0] == max(liked)))
        shares.append(rate(right))
    what = "Skills, storyteller: one of six pictures found"
    return what, " / ".join(SKILLS), " / ".join(shares), "17%", ""


def _skies_named() -> Row:
    """How often a robot that knows all pictures names a sky half painted by robots of a skill."""
    pictures: KnownPictures = KNOWLEDGE.of(CLOUDS)
    shares = []
    for skill in SKILLS:
        way = Way(skill, True, ACTIONS // 2 - 1, skill)
        right = [
            is_picked(pictures.in_category(category), word, way)
            for category, words in pictures.words[LANGUAGE].items()
            for word in list(words)[:WORDS]
        ]
        shares.append(rate(right))
    what = "Skills, clouds: half painted, picked out of ten"
    return what, " / ".join(SKILLS), " / ".join(shares), "10%", ""
