"""How modelled pairs do in the variants for few people, and how long matches take.

`python -m tools.bench together [matches]` prints two tables. The first shows the average result of
each kind of pair, and which share of its matches ends in each band of verdicts: luck alone should
land in the lowest one, two people who look at the same thing in the middle, and a pair without
misunderstandings in the highest. The second estimates the minutes of whole and short matches and of
those for few people (see `match_minutes`).
"""

from collections import Counter
from collections.abc import Callable
from functools import cache, partial
from statistics import mean
from typing import Any, NamedTuple

from engine.__main__ import KNOWLEDGE, PACKS, load_packs
from engine.chance import Chance
from engine.core import Handoff, Move
from engine.games.clouds.prompts import BANDS as CLOUD_BANDS
from engine.games.clouds.schedule import ROUNDS_TOGETHER
from engine.games.inkblots.moves import MatchSymbols, ReadSymbols
from engine.games.inkblots.prompts import MatchSymbolsPrompt, ReadPrompt
from engine.games.storyteller.moves import CastVotes, Tell
from engine.games.storyteller.prompts import CastVotesPrompt, TellPrompt
from engine.games.storyteller.understanding import picture_id
from engine.make_setup import make_setup
from engine.match import Match
from engine.packs import Pack
from engine.registry import find_game
from engine.setup import SKILLS, Player
from engine.simulate import PLAYER_NAMES
from tools.bench import match_minutes
from tools.bench.figures import few, print_table
from tools.bench.robots import held_out

MATCHES = few(2000, 2)


class Result(NamedTuple):
    """How one match ended."""

    points: int
    band: int


@cache
def _packs() -> list[Pack]:
    return load_packs(PACKS, "en")


def _begin(game_id: str, seed: int, skill: str) -> Match:
    """A match of two people; `skill` is how well they look where they play as robots would."""
    game = find_game(game_id)
    people = [Player(name, skill=skill) for name in PLAYER_NAMES[:2]]
    setup = make_setup(game, people, seed, variant="together", packs=_packs(), language="en")
    return Match(game, setup)


def _play(match: Match, luck: Chance, answer: Callable[[Any], Move | None]) -> Any:
    """Play to the end and return the last prompt; where `answer` has none, any move is made."""
    while not match.over:
        if match.robot_turn(KNOWLEDGE):
            continue
        if isinstance(match.current, Handoff):
            match.lift()
        match.play(answer(match.prompt) or match.prompt.sample(luck))
    return match.prompt


# --- Inkblots -----------------------------------------------------------------------------------


class Readers(NamedTuple):
    """How two people pair words and blots."""

    skill: str = ""
    """They look as robots of this skill, and each has a taste; empty if they pair at random."""
    knows: float = 0.0
    """How often the reader knows without looking what the subject has seen."""


def inkblots(pair: Readers, seed: int) -> Result:
    """A match of Inkblots. Dreamy robots agree on 1.6 pairs a round, as many as a robot and a
    person who matched thirty rounds by looking; awake and sharp robots agree more than people do.
    """
    luck, match = Chance(seed, 0, str(pair)), _begin("inkblots", seed, pair.skill or SKILLS[0])

    def answer(prompt: Any) -> Move | None:
        latest = match.log[-1].move if match.log else None
        knows = isinstance(prompt, ReadPrompt) and luck.happens(pair.knows)
        if knows and isinstance(latest, MatchSymbols):
            return ReadSymbols(prompt.actors[0], latest.symbols)
        if pair.skill and isinstance(prompt, ReadPrompt | MatchSymbolsPrompt):
            return match.suggest_move(prompt.actors, True, KNOWLEDGE)
        return None

    end = _play(match, luck, answer)
    return Result(end.points, end.band)


# --- Storyteller --------------------------------------------------------------------------------

PRIVATE = "zxq"
"""A clue that only two people understand: to robots it says nothing."""


class Tellers(NamedTuple):
    """How two people give clues and find what is meant."""

    private: float = 0.0
    """How often a clue refers to something only the two of them know. Other clues are those that
    people wrote for the pictures and that robots have never read."""
    found: float = 0.0
    """How often the partner finds the picture; else it is chance."""
    skill: str = ""
    """Not empty: they tell and find as robots of this skill, with the same clues and words in mind
    as the robots that listen to them."""


@cache
def _peoples_clues() -> dict[str, str]:
    """By picture, a clue that a person wrote while looking at it, and that is not in the robots'
    data.
    """
    return {
        picture_id(asked["cards"][asked["meant"]]): asked["clue"]
        for asked in held_out("storyteller")
        if asked["language"] == "en"
    }


def storyteller(pair: Tellers, seed: int) -> Result:
    """A match of Storyteller; the listening robots play as usual."""
    luck, match = Chance(seed, 0, str(pair)), _begin("storyteller", seed, pair.skill or SKILLS[0])
    told = ""

    def answer(prompt: Any) -> Move | None:
        nonlocal told
        if not isinstance(prompt, TellPrompt | CastVotesPrompt):
            return None
        if pair.skill:
            return match.suggest_move(prompt.actors, True, KNOWLEDGE)
        if isinstance(prompt, TellPrompt):
            move = _tell(pair, prompt, luck)
            told = move.card
            return move
        if luck.happens(pair.found):
            slot = [item.id for item in prompt.pictures].index(told)
            return CastVotes(prompt.actors[0], (slot,))
        return None

    end = _play(match, luck, answer)
    return Result(max(end.scores), end.band)


def _tell(pair: Tellers, prompt: TellPrompt, luck: Chance) -> Tell:
    """A picture of the hand with a clue that everyone can read, or a private one."""
    clues = {item.id: _peoples_clues().get(item.id) for item in prompt.hand}
    written = [(picture, clue) for picture, clue in clues.items() if clue]
    if not written or luck.happens(pair.private):
        return Tell(prompt.actors[0], luck.choice(prompt.hand).id, PRIVATE)
    return Tell(prompt.actors[0], *luck.choice(written))


# --- Clouds -------------------------------------------------------------------------------------


class Painters(NamedTuple):
    """How often a word is guessed in time, and which part of those in the first half of it.

    Only the points are modelled: robots guess nearly every sky of robots, people do not.
    """

    guessed: float
    early: float


def clouds(pair: Painters, seed: int) -> Result:
    luck, drops = Chance(seed, 0, str(pair)), 0
    for _ in range(ROUNDS_TOGETHER):
        if luck.happens(pair.guessed):
            drops += 2 if luck.happens(pair.early) else 1
    return Result(drops, sum(drops >= least for least in CLOUD_BANDS))


# --- the table ----------------------------------------------------------------------------------

PAIRS: dict[str, Callable[[int], Result]] = {
    "inkblots, luck": partial(inkblots, Readers()),
    "inkblots, two viewers": partial(inkblots, Readers("dreamy")),
    "inkblots, who know each other": partial(inkblots, Readers("dreamy", knows=0.5)),
    "inkblots, two awake robots": partial(inkblots, Readers("awake")),
    "inkblots, two sharp robots": partial(inkblots, Readers("sharp")),
    "inkblots, perfect": partial(inkblots, Readers(knows=1)),
    # One word of ten is a lucky guess. A person who saw skies of robots only when they were
    # finished, and guessed once, named 17 of 42; whoever watches them grow guesses more.
    "clouds, luck": partial(clouds, Painters(0.1, 0.5)),
    "clouds, weak": partial(clouds, Painters(0.4, 0.4)),
    "clouds, two viewers": partial(clouds, Painters(0.65, 0.5)),
    "clouds, who know each other": partial(clouds, Painters(0.85, 0.7)),
    "clouds, perfect": partial(clouds, Painters(1, 1)),
    # Whoever looked at thirty clues found 25 of the pictures among five.
    "storyteller, luck": partial(storyteller, Tellers(private=1)),
    "storyteller, weak": partial(storyteller, Tellers(found=0.6)),
    "storyteller, two viewers": partial(storyteller, Tellers(found=25 / 30)),
    "storyteller, who know each other": partial(storyteller, Tellers(private=0.5, found=0.9)),
    "storyteller, two dreamy robots": partial(storyteller, Tellers(skill="dreamy")),
    "storyteller, two awake robots": partial(storyteller, Tellers(skill="awake")),
    "storyteller, two sharp robots": partial(storyteller, Tellers(skill="sharp")),
    "storyteller, perfect": partial(storyteller, Tellers(private=1, found=1)),
}
"""Every modelled pair, from the one that only guesses to the one that always understands."""


def report(matches: str = "") -> None:
    """Print the results of the pairs, and then the minutes of matches."""
    count = int(matches or MATCHES)
    rows = []
    for title, play in PAIRS.items():
        results = [play(seed) for seed in range(count)]
        ended = Counter(result.band for result in results)
        points = mean(result.points for result in results)
        rows.append((title, f"{points:.1f}", *(f"{ended[band] / count:.0%}" for band in range(5))))
    bands = [f"band {band}" for band in range(1, 6)]
    print_table(f"Modelled pairs, {count} matches each", ("pair", "points", *bands), rows)
    match_minutes.report(_packs())
