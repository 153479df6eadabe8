"""How modelled pairs do in the variants for few people, and how long a short match takes.

`python -m tools.bench.together [matches]` prints two tables. The first shows which share of the
matches ends in each band of verdicts: luck alone should land in the lowest one, and two people who
know each other in the upper middle. The second multiplies the moves of short matches by the seconds
that people were assumed to take for each.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from engine.__main__ import KNOWLEDGE, PACKS, load_packs
from engine.chance import Chance
from engine.core import Handoff, Move
from engine.games.clouds.prompts import BANDS as CLOUD_BANDS
from engine.games.clouds.schedule import ROUNDS_TOGETHER
from engine.games.inkblots.moves import MatchSymbols, ReadSymbols
from engine.games.inkblots.prompts import ReadPrompt
from engine.games.storyteller.moves import CastVotes, Tell
from engine.games.storyteller.prompts import CastVotesPrompt, TellPrompt
from engine.games.storyteller.understanding import clues_for
from engine.make_setup import make_setup
from engine.match import Match
from engine.registry import find_game
from engine.setup import Player
from engine.simulate import PLAYER_NAMES, play_out

MATCHES = 2000
SHORT_MATCHES = 10
PRIVATE = "zxq"
"""A clue that only two people understand: for robots a word without any meaning."""


class Pair(NamedTuple):
    """How well two people understand each other."""

    title: str
    alike: float
    """How often the partner knows what is meant; else it is chance."""
    private: float
    """How often a clue is one that robots cannot understand."""
    quick: float
    """Of the clouds that are guessed, how many in the first half of the time."""


PAIRS = (
    Pair("luck", 0.0, 1.0, 0.3),
    Pair("two viewers", 0.25, 0.3, 0.3),
    Pair("know each other", 0.65, 0.75, 0.5),
    Pair("perfect", 1.0, 1.0, 1.0),
)
UNDERSTOOD_BY_CHANCE = 0.15
"""How often clouds are guessed by a pair that does not see alike."""


def _answered(match: Match, answer: Callable[[Any], Move]) -> int:
    """Play a match to its end and return its band."""
    while not match.over:
        if match.robot_turn(KNOWLEDGE):
            continue
        if isinstance(match.screen, Handoff):
            match.lift()
        match.play(answer(match.prompt))
    ending: Any = match.prompt
    return int(ending.band)


def inkblots_band(pair: Pair, seed: int, packs: Iterable[Any]) -> int:
    """Readers pair the words as the subject did, or at random."""
    luck, game = Chance(seed, 0, pair.title), find_game("inkblots")
    people = [Player(name) for name in PLAYER_NAMES[:2]]
    match = Match(game, make_setup(game, people, seed, variant="together", packs=packs))

    def answer(prompt: Any) -> Move:
        subject = match.log[-1].move if match.log else None
        reads = isinstance(prompt, ReadPrompt) and luck.happens(pair.alike)
        if reads and isinstance(subject, MatchSymbols):
            return ReadSymbols(prompt.actors[0], subject.symbols)
        return prompt.sample(luck)  # type: ignore[no-any-return]

    return _answered(match, answer)


def storyteller_band(pair: Pair, seed: int, packs: Iterable[Any]) -> int:
    """The partner finds the told picture, or votes at random; robots play as they always do."""
    luck, game = Chance(seed, 0, pair.title), find_game("storyteller")
    people = [Player(name) for name in PLAYER_NAMES[:2]]
    setup = make_setup(game, people, seed, variant="together", packs=packs, language="en")
    match, told = Match(game, setup), ""

    def answer(prompt: Any) -> Move:
        nonlocal told
        if isinstance(prompt, TellPrompt):
            item = luck.choice(prompt.hand)
            clue = luck.choice(clues_for(KNOWLEDGE.of(game), item, "en"))
            told = item.id
            return Tell(prompt.actors[0], told, PRIVATE if luck.happens(pair.private) else clue)
        if isinstance(prompt, CastVotesPrompt) and luck.happens(pair.alike):
            slot = [item.id for item in prompt.pictures].index(told)
            return CastVotes(prompt.actors[0], (slot,))
        return prompt.sample(luck)  # type: ignore[no-any-return]

    return _answered(match, answer)


def clouds_band(pair: Pair, seed: int, _packs: Iterable[Any]) -> int:
    """Only the points: what is painted does not matter for a modelled pair."""
    luck = Chance(seed, 0, pair.title)
    drops = 0
    for _ in range(ROUNDS_TOGETHER):
        if luck.happens(pair.alike) or luck.happens(UNDERSTOOD_BY_CHANCE):
            drops += 2 if luck.happens(pair.quick) else 1
    return sum(drops >= least for least in CLOUD_BANDS)


BANDS_OF = {
    "inkblots": inkblots_band,
    "clouds": clouds_band,
    "storyteller": storyteller_band,
}

# --- short matches ------------------------------------------------------------------------------

SECONDS = {
    "Tell": 40,
    "MatchSymbols": 35,
    "Guess": 20,
    "CastVotes": 25,
    "Contribute": 18,
    "Next": 10,
}
"""What people are assumed to take for a move, with passing the tablet on."""
OTHER_SECONDS = 6
ROUND_SECONDS = 75
"""A round of Clouds at 90 seconds, guessed before the clock ends, with choosing the word."""


def short_minutes(game_id: str, seed: int, packs: Iterable[Any]) -> float:
    """The estimate for one short match of four robots."""
    game = find_game(game_id)
    robots = [Player(name, robot=True) for name in PLAYER_NAMES[:4]]
    match = Match(game, make_setup(game, robots, seed, options={"length": "short"}, packs=packs))
    for _ in play_out(match, KNOWLEDGE):
        pass
    if game_id == "clouds":
        return len(match.story()) * (ROUND_SECONDS + SECONDS["Next"]) / 60
    moves = (type(entry.move).__name__ for entry in match.log)
    return sum(SECONDS.get(name, OTHER_SECONDS) for name in moves) / 60


def lines(matches: int = MATCHES) -> Iterator[str]:
    """Both tables."""
    packs = load_packs(PACKS, "en")
    yield f"{'matches in each band':32}" + "".join(f"{band:>8}" for band in range(1, 6))
    for game, band_of in BANDS_OF.items():
        for pair in PAIRS:
            bands = Counter(band_of(pair, seed, packs) for seed in range(matches))
            shares = "".join(f"{bands[band] / matches:8.0%}" for band in range(5))
            yield f"{game + ', ' + pair.title:32}{shares}"
    for game in BANDS_OF:
        times = [short_minutes(game, seed, packs) for seed in range(SHORT_MATCHES)]
        average = sum(times) / len(times)
        yield f"short {game}: {average:.0f} minutes ({min(times):.0f} to {max(times):.0f})"


if __name__ == "__main__":
    for line in lines(int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES):
        print(line, flush=True)
