"""Measures how long robots think, in processor time; each game in a new process, without warm
caches.

`Knowledge.prepare_robot` is measured separately: the app runs it on a worker thread.
"""

import gc
import json
import sys
import time
from collections.abc import Iterator
from typing import Any

from engine.__main__ import ASSETS, PACKS, load_packs, read_knowledge
from engine.core import Game
from engine.knowledge import Knowledge
from engine.make_setup import make_setup
from engine.match import Match
from engine.registry import all_infos, find_game
from engine.setup import SKILLS, Player
from engine.simulate import PLAYER_NAMES, play_out
from tools.bench.process import figures
from tools.bench.size import few

LANGUAGES = sorted(path.parent.name for path in (ASSETS / "locale").glob("*/language.json"))[
    : few(None, 1)
]

Row = tuple[str, str, str, str, str]


def rows() -> Iterator[Row]:
    """Rows of the table: measurement, conditions, figure, luck, and aim."""
    for info in all_infos()[: few(None, 1)]:
        ready = [figures("robot_times", info.id, language) for language in LANGUAGES]
        prepared = " / ".join(f"{milliseconds:.0f}" for milliseconds in ready)
        spent = sorted(figures("robot_times", info.id))
        often = spent[len(spent) * 99 // 100]
        yield f"{info.title}: ms to prepare", " / ".join(LANGUAGES), prepared, "", ""
        yield (
            f"{info.title}: ms for 99% of moves / for all",
            f"{len(spent)} moves",
            f"{often:.1f} / {spent[-1]:.1f}",
            "",
            "5",
        )


def prepared(game: Game[Any], language: str) -> float:
    """Milliseconds to prepare robots with nothing loaded before."""
    knowledge = Knowledge(read_knowledge)
    start = time.thread_time()
    knowledge.prepare_robot(game, language)
    return (time.thread_time() - start) * 1000


def moves(game: Game[Any]) -> Iterator[float]:
    """Milliseconds of every step of robots' matches: every variant with the fewest and the most
    players, in every language."""
    knowledge = Knowledge(read_knowledge)
    for number, language in enumerate(LANGUAGES):
        packs = load_packs(PACKS, language)
        knowledge.prepare_robot(game, language)
        gc.collect()
        gc.freeze()  # else some steps would include a garbage collection over all packs
        for variant in game.variants:
            for players in sorted({variant.min_players, variant.max_players}):
                skill = SKILLS[number % len(SKILLS)]
                robots = [Player(name, True, skill) for name in PLAYER_NAMES[:players]]
                setup = make_setup(
                    game,
                    robots,
                    number,
                    variant=variant.id,
                    packs=[*packs, *game.samples],
                    language=language,
                )
                yield from step_times(Match(game, setup), knowledge)


def step_times(match: Match, knowledge: Knowledge) -> Iterator[float]:
    """Milliseconds of every step until the match is over."""
    start = time.thread_time()
    for _ in play_out(match, knowledge):
        yield (time.thread_time() - start) * 1000
        start = time.thread_time()


def main(game_id: str, *language: str) -> None:
    """Print the figures of one game as JSON: of every move, or of preparing for a language."""
    game = find_game(game_id)
    print(json.dumps(prepared(game, *language) if language else list(moves(game))))


if __name__ == "__main__":
    main(*sys.argv[1:])
