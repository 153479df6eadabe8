"""What robots cost: how long they think, and what their knowledge takes on disk and in memory.

All of it is measured in new processes, as caches are cold there: `python -m
tools.bench.robots.costs moves GAME | memory LANGUAGE...`.
"""

import gc
import json
import sys
import time
import tracemalloc
from collections.abc import Iterator

from engine.__main__ import ASSETS, PACKS, load_packs, read_knowledge
from engine.knowledge import Knowledge
from engine.make_setup import make_setup
from engine.match import Match
from engine.registry import all_games, all_infos, find_game
from engine.setup import SKILLS, Player
from engine.simulate import PLAYER_NAMES, play_out
from tools.bench.figures import few, figures

FOLDER = ASSETS / "robots"
LANGUAGES = sorted(path.parent.name for path in ASSETS.glob("locale/*/language.json"))
LANGUAGES = LANGUAGES[: few(None, 1)]
MEGABYTE = 1_000_000

Row = tuple[str, str, str, str, str]


def rows() -> Iterator[Row]:
    """How long robots think, then the knowledge of each language and of all one after the other."""
    for info in all_infos()[: few(None, 1)]:
        spent = sorted(figures("robots.costs", "moves", info.id))
        often = spent[len(spent) * 99 // 100]
        found = f"{often:.1f} / {spent[-1]:.1f}"
        yield f"{info.title}: ms for 99% of moves / for all", f"{len(spent)} moves", found, "", "5"
    files = [path for path in FOLDER.glob("*/*.json") if path.stem not in LANGUAGES]
    common = sum(path.stat().st_size for path in files)
    own = [(FOLDER / "storyteller" / f"{code}.json").stat().st_size for code in LANGUAGES]
    where = " / ".join(LANGUAGES)
    yield "Knowledge: MB on disk", where, _megabytes(common + size for size in own), "", "3"
    held = (figures("robots.costs", "memory", code) for code in LANGUAGES)
    yield "Knowledge: MB in memory", where, _megabytes(held), "", "20"
    last = figures("robots.costs", "memory", *LANGUAGES)
    yield "Knowledge: MB in memory", "one after the other", _megabytes([last]), "", "20"


def _megabytes(sizes: Iterator[int] | list[int]) -> str:
    return " / ".join(f"{size / MEGABYTE:.1f}" for size in sizes)


def moves(game_id: str) -> Iterator[float]:
    """Milliseconds of every step of robots' matches: every variant with the fewest and the most
    players, in every language."""
    game, knowledge = find_game(game_id), Knowledge(read_knowledge)
    for number, language in enumerate(LANGUAGES):
        packs = [*load_packs(PACKS, language), *game.samples]
        knowledge.prepare_robot(game, language)  # the app does so on a worker thread
        gc.collect()
        gc.freeze()  # else some steps would include a garbage collection over all packs
        skill = SKILLS[number % len(SKILLS)]
        for variant in game.variants:
            for players in sorted({variant.min_players, variant.max_players}):
                robots = [Player(name, True, skill) for name in PLAYER_NAMES[:players]]
                setup = make_setup(
                    game, robots, number, variant=variant.id, packs=packs, language=language
                )
                start = time.thread_time()
                for _ in play_out(Match(game, setup), knowledge):
                    yield (time.thread_time() - start) * 1000
                    start = time.thread_time()


def memory(*languages: str) -> int:
    """Bytes that stay allocated when all games are prepared for one language after the other;
    those of earlier matches are released.
    """
    tracemalloc.start()
    knowledge = Knowledge(read_knowledge)
    for language in languages:
        for game in all_games():
            knowledge.prepare_robot(game, language)
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


if __name__ == "__main__":
    what, *asked = sys.argv[1:]
    print(json.dumps(list(moves(*asked)) if what == "moves" else memory(*asked)))
